/** What is said of everything that installs. */
export const WHY = 'an installer runs foreign code and changes what this task was not given to change';
export const INSTEAD =
  'Install what the manifest already names (npm ci, pip install -r, bundle install); a new package is a dependency task, which a person hands out.';
