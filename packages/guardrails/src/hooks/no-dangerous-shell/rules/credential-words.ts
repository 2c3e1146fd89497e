export const WHY = 'what a command prints goes into the session and its logs, so a credential would leave the machine';
export const INSTEAD =
  'Use the tool that needs the credential and let it read it by itself; never print, copy or send it.';

/** Names of variables that hold secrets. */
export const SECRET_NAME =
  /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|CREDENTIALS?|APIKEY|API_KEY|PRIVATE_KEY|ACCESS_KEY|SECRET_KEY|AUTH)(?:_|$)|(?:TOKEN|PASSWORD|APIKEY)$/u;
