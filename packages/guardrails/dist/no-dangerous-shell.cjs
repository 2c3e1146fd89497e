// no-dangerous-shell: built by packages/guardrails/src/build.ts. Licences: licenses.txt
const program=require('node:url').pathToFileURL(__filename).href;
"use strict";var import_node_fs4=require("node:fs"),import_node_path3=require("node:path"),import_node_url=require("node:url");var import_node_fs=require("node:fs");function attempt(work){try{return work()}catch{return}}var links=new Map;function linkOf(path){return attempt(()=>(0,import_node_fs.lstatSync)(
path,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,import_node_fs.readlinkSync)(path):void 0)}var nodeFiles={link:path=>(links.has(path)||links.set(path,linkOf(
path)),links.get(path)),names:(folder,most)=>attempt(()=>{let names=(0,import_node_fs.readdirSync)(folder);return names.length>most?void 0:names}),isFolder:path=>attempt(
()=>(0,import_node_fs.statSync)(path).isDirectory())??!1,text:(path,most)=>attempt(()=>{let state=(0,import_node_fs.statSync)(path);return state.isFile()&&state.
size<=most?(0,import_node_fs.readFileSync)(path,"utf8"):void 0})},changingFiles={...nodeFiles,link:linkOf};function readings(path){if(SIMPLE.test(path))return[path];let plain=path.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i,""),found=new Set([plain,decoded(plain)]);
for(let reading of[plain,decoded(plain)]){reading.includes("\\")&&found.add(reading.replaceAll("\\","/").replace(/^(?:\/\/[?.]\/)?(?:[a-z]:(?=\/))?/i,""));let bare=reading.
replace(/^[\s"'`]+|[\s"'`]+$/gu,"").replace(/^[a-z][\w+.-]+:(?:\/\/[^/]*)?(?=.)|^\/\/[^/]+(?=\/)|^@\/?/i,"");bare!==""&&found.add(bare)}return[...found]}var SIMPLE=/^(?!\/\/)[\w./~-][\w./~=+,@-]*$/u;
function decoded(path){if(!path.includes("%"))return path;try{return decodeURIComponent(path)}catch{return path}}function absolute(path,cwd){let whole=path.startsWith(
"/")?path:`${cwd}/${path}`;return whole.startsWith("/")&&!ODD.test(whole)?whole:straightened(whole)}function straightened(path){let names=[];for(let name of path.
split("/"))name===".."?names.pop():name!==""&&name!=="."&&names.push(name);return`/${names.join("/")}`}var ODD=/\/\.{0,2}(?:\/|$)/u;function followed(path,cwd,files){
let rest=(path.startsWith("/")?path:`${cwd}/${path}`).split("/").reverse(),place="",links2=0;for(;rest.length>0;){let name=rest.pop()??"";if(name===""||name==="\
.")continue;if(name===".."){place=place.slice(0,Math.max(0,place.lastIndexOf("/")));continue}let target=files.link(`${place}/${name}`);if(target===void 0){place=
`${place}/${name}`;continue}if(links2+=1,links2>40)return;target.startsWith("/")&&(place=""),rest.push(...target.split("/").reverse())}return place===""?"/":place}
function below(path,folder){if(path===folder)return"";let start2=folder.endsWith("/")?folder:`${folder}/`;return path.startsWith(start2)?path.slice(start2.length):
void 0}var import_node_fs2=require("node:fs"),import_node_path=require("node:path");var GuardFault=class extends Error{name="GuardFault"};var ROOTS=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298),START=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225];function sha256(bytes){
let state=Int32Array.from(START),padded=new Uint8Array(Math.ceil((bytes.length+9)/64)*64);padded.set(bytes),padded[bytes.length]=128;let view=new DataView(padded.
buffer);view.setUint32(padded.length-8,Math.floor(bytes.length/2**29)),view.setUint32(padded.length-4,bytes.length<<3>>>0);let words2=new Int32Array(64);for(let block=0;block<
padded.length;block+=64){for(let at=0;at<16;at+=1)words2[at]=view.getInt32(block+at*4);extend(words2),compress(state,words2)}return[...state].map(word=>(word>>>
0).toString(16).padStart(8,"0")).join("")}function extend(words2){for(let at=16;at<64;at+=1){let near=words2[at-2]??0,far=words2[at-15]??0,one=(near>>>17|near<<
15)^(near>>>19|near<<13)^near>>>10,zero=(far>>>7|far<<25)^(far>>>18|far<<14)^far>>>3;words2[at]=(words2[at-16]??0)+zero+(words2[at-7]??0)+one}}function compress(state,words2){
let[a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0]=state;for(let at=0;at<64;at+=1){let high=(e>>>6|e<<26)^(e>>>11|e<<21)^(e>>>25|e<<7),one=h+high+(e&f^~e&g)+(ROOTS[at]??0)+(words2[at]??
0)|0,two=((a>>>2|a<<30)^(a>>>13|a<<19)^(a>>>22|a<<10))+(a&b^a&c^b&c)|0;h=g,g=f,f=e,e=d+one|0,d=c,c=b,b=a,a=one+two|0}for(let[at,value]of[a,b,c,d,e,f,g,h].entries())
state[at]=(state[at]??0)+value}var POLICY_FILE="policy.json",DIGEST_FILE="policy.json.sha256";function digestOf(bytes){return sha256(typeof bytes=="string"?new TextEncoder().encode(bytes):bytes)}
var shipped=`{
  "version": 1,
  "root": "../..",
  "dryRunUntil": null,
  "protected": {
    "migrations": [
      "**/migrations/**",
      "**/migrate/**",
      "**/db/migrate/**",
      "**/alembic/versions/**",
      "**/flyway/**"
    ],
    "infrastructure": [
      "**/*.tf",
      "**/*.tfvars",
      "**/terraform/**",
      "**/infra/**",
      "**/infrastructure/**",
      "**/k8s/**",
      "**/kubernetes/**",
      "**/helm/**",
      "**/ansible/**",
      "**/pulumi/**",
      "**/cloudformation/**"
    ],
    "generated": [
      "**/generated/**",
      "**/__generated__/**",
      "**/*.generated.*",
      "**/*.pb.go",
      "**/*_pb2.py",
      "**/dist/**",
      "**/vendor/**"
    ],
    "automation": [
      ".github/**",
      ".agent/**",
      ".claude/**",
      ".devin/**",
      ".mcp.json",
      "**/AGENTS.md",
      "**/CLAUDE.md",
      "**/CODEOWNERS",
      ".gitlab-ci.yml",
      ".circleci/**",
      "Jenkinsfile",
      "azure-pipelines.yml",
      ".husky/**"
    ],
    "agents": [
      "**/.agent/**",
      "**/.agents/**",
      "**/.claude/**",
      "**/.devin/**",
      "**/.codex/**",
      "**/.cursor/**",
      "**/.gemini/**",
      "**/.windsurf/**",
      "**/.mcp.json",
      "**/GEMINI.md",
      "**/.cursorrules",
      "**/.windsurfrules"
    ],
    "git": [
      "**/.git",
      "**/.git/**",
      "**/.gitmodules",
      "**/.githooks/**"
    ],
    "checks": [
      "**/.pre-commit-config.yaml",
      "**/lefthook.yml",
      "**/.lefthook.yml",
      "**/.husky/**",
      "**/.huskyrc*",
      "**/.npmrc",
      "**/.yarnrc",
      "**/.yarnrc.yml",
      "**/.pnpmfile.cjs",
      "**/pip.conf",
      "**/.cargo/config",
      "**/.cargo/config.toml",
      "**/.mvn/**"
    ]
  },
  "lockfiles": [
    "**/package-lock.json",
    "**/npm-shrinkwrap.json",
    "**/yarn.lock",
    "**/pnpm-lock.yaml",
    "**/bun.lock",
    "**/bun.lockb",
    "**/poetry.lock",
    "**/Pipfile.lock",
    "**/uv.lock",
    "**/pdm.lock",
    "**/Cargo.lock",
    "**/go.sum",
    "**/Gemfile.lock",
    "**/composer.lock",
    "**/packages.lock.json",
    "**/gradle.lockfile",
    "**/mix.lock",
    "**/pubspec.lock",
    "**/Podfile.lock"
  ],
  "mainBranches": [
    "main",
    "master",
    "trunk",
    "develop",
    "production",
    "release",
    "release/**",
    "gh-pages",
    "agent-remediation/**"
  ],
  "credentialFiles": [
    "**/.env",
    "**/.env.*",
    "**/.netrc",
    "**/_netrc",
    "**/.git-credentials",
    "**/.npmrc",
    "**/.pypirc",
    "**/.pgpass",
    "**/.my.cnf",
    "**/.htpasswd",
    "**/.vault-token",
    "**/.ssh",
    "**/.ssh/id_*",
    "**/.git/config",
    "**/.*_history",
    "**/id_rsa",
    "**/id_dsa",
    "**/id_ecdsa",
    "**/id_ed25519",
    "**/.aws/**",
    "**/.azure/**",
    "**/.config/gcloud/**",
    "**/.config/gh/hosts.yml",
    "**/.docker/config.json",
    "**/.kube/config",
    "**/.gnupg/**",
    "**/.gem/credentials",
    "**/.cargo/credentials*",
    "**/.terraform.d/credentials*",
    "**/.terraformrc",
    "**/*.tfstate",
    "**/.m2/settings*.xml",
    "**/.gradle/gradle.properties",
    "**/.nuget/nuget.config",
    "**/.sbt/.credentials",
    "**/.ivy2/.credentials",
    "**/.bundle/config",
    "**/.composer/auth.json",
    "**/.codex/auth.json",
    "**/.claude/.credentials.json",
    "**/.s3cfg",
    "**/.boto",
    "**/.databrickscfg",
    "**/.snowsql/config",
    "**/.fly/config.yml",
    "**/.config/git/credentials",
    "**/.config/hub",
    "**/.config/glab-cli/**",
    "**/.config/rclone/**",
    "**/.config/doctl/**",
    "**/.config/op/**",
    "**/.config/configstore/**",
    "**/.config/heroku/**",
    "**/.password-store/**",
    "**/keyrings/**",
    "**/Keychains/**",
    "**/master.key",
    "**/gha-creds-*.json",
    "/etc/kubernetes/*.conf",
    "/etc/rancher/**",
    "/proc/*/mem",
    "**/*.pem",
    "**/*.p12",
    "**/*.pfx",
    "**/*.jks",
    "**/*.keystore",
    "/etc/shadow",
    "/etc/gshadow",
    "/etc/sudoers",
    "/proc/*/environ",
    "/run/secrets/**",
    "/var/run/secrets/**"
  ],
  "code": [
    "**/*.js",
    "**/*.cjs",
    "**/*.mjs",
    "**/*.jsx",
    "**/*.ts",
    "**/*.cts",
    "**/*.mts",
    "**/*.tsx",
    "**/*.vue",
    "**/*.svelte",
    "**/*.py",
    "**/*.go",
    "**/*.rs",
    "**/*.java",
    "**/*.kt",
    "**/*.kts",
    "**/*.scala",
    "**/*.rb",
    "**/*.php",
    "**/*.cs",
    "**/*.fs",
    "**/*.vb",
    "**/*.c",
    "**/*.h",
    "**/*.cc",
    "**/*.cpp",
    "**/*.cxx",
    "**/*.hpp",
    "**/*.m",
    "**/*.mm",
    "**/*.swift",
    "**/*.dart",
    "**/*.ex",
    "**/*.exs",
    "**/*.erl",
    "**/*.clj",
    "**/*.hs",
    "**/*.ml",
    "**/*.lua",
    "**/*.pl",
    "**/*.pm",
    "**/*.r",
    "**/*.sh",
    "**/*.bash",
    "**/*.sql",
    "**/*.groovy",
    "**/*.zig",
    "**/*.nim"
  ],
  "tests": [
    "**/test/**",
    "**/tests/**",
    "**/__tests__/**",
    "**/spec/**",
    "**/specs/**",
    "**/e2e/**",
    "**/testing/**",
    "**/src/test/**",
    "**/*.test.*",
    "**/*.tests.*",
    "**/*.spec.*",
    "**/*_test.*",
    "**/*_spec.*",
    "**/test_*.*",
    "**/*Test.java",
    "**/*Tests.java",
    "**/*Spec.java",
    "**/*Test.kt",
    "**/*Tests.kt",
    "**/*Spec.kt",
    "**/*Test.scala",
    "**/*Tests.scala",
    "**/*Spec.scala",
    "**/*Test.groovy",
    "**/*Tests.groovy",
    "**/*Spec.groovy",
    "**/*Test.cs",
    "**/*Tests.cs",
    "**/*Spec.cs",
    "**/*Test.php",
    "**/*Tests.php",
    "**/*Spec.php",
    "**/*Test.swift",
    "**/*Tests.swift",
    "**/*Spec.swift",
    "**/conftest.py"
  ]
}
`;function digestOfPolicy(text){return text===shipped?"2607533386375dc64e8e2f081ca822d821b5d9fc32f7ed0486f4862058834242":digestOf(text)}function readPolicy(folder){
let text=contents(folder,POLICY_FILE);if(contents(folder,DIGEST_FILE).trim().split(/\s+/u,1)[0]!==digestOfPolicy(text))throw new GuardFault(`${POLICY_FILE} is n\
ot what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`);return parsePolicy(text)}function contents(folder,name){try{return(0,import_node_fs2.readFileSync)(
(0,import_node_path.join)(folder,name),"utf8")}catch{throw new GuardFault(`${name} beside the hooks cannot be read`)}}var LISTS=["lockfiles","mainBranches","cre\
dentialFiles","code","tests"],REQUIRED_GROUPS=["migrations","infrastructure","generated","automation"];function parsePolicy(text){let value=parsed(text);if(!isPolicy(
value))throw new GuardFault(`${POLICY_FILE} has not the form of a policy of version 1`);return value}function parsed(text){try{return JSON.parse(text)}catch{throw new GuardFault(
`${POLICY_FILE} is not JSON`)}}function isPolicy(value){if(!isRecord(value)||value.version!==1||typeof value.root!="string")return!1;let dry=value.dryRunUntil;if(dry!==
null&&(typeof dry!="string"||!/^\d{4}-\d\d-\d\d$/u.test(dry)))return!1;let groups=value.protected;return!isRecord(groups)||!Object.values(groups).every(isStrings)?
!1:REQUIRED_GROUPS.every(name=>Object.hasOwn(groups,name))&&LISTS.every(name=>isStrings(value[name]))}function isRecord(value){return typeof value=="object"&&value!==
null&&!Array.isArray(value)}function isStrings(value){return Array.isArray(value)&&value.length>0&&value.every(item=>typeof item=="string"&&item!=="")}var import_node_fs3=require("node:fs"),import_node_path2=require("node:path");var NO_TASK={dependency:!1},LARGEST_TASK_FILE=65536;function readTask(path,root){if(path===void 0||!(0,import_node_path2.isAbsolute)(path))return NO_TASK;try{let state=(0,import_node_fs3.lstatSync)(
path);if(!state.isFile()||state.size>LARGEST_TASK_FILE||isWithin((0,import_node_fs3.realpathSync)((0,import_node_path2.dirname)(path)),(0,import_node_fs3.realpathSync)(
root)))return NO_TASK;let task=JSON.parse((0,import_node_fs3.readFileSync)(path,"utf8"));return{dependency:isRecord(task)&&task.kind==="dependency"}}catch{return NO_TASK}}
function isWithin(path,folder){let way=(0,import_node_path2.relative)(folder,path);return way===""||way!==".."&&!way.startsWith("../")&&!(0,import_node_path2.isAbsolute)(
way)}var TOOLS={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","\
ExitPlanMode","LSP","BashOutput","KillShell","read","grep","glob","find_file_by_name","find_filecontent","view","list","search","web_search","webfetch","think",
"read_file","list_dir"],writes:["Edit","Write","MultiEdit","NotebookEdit","edit","write","create_file","str_replace","insert","apply_patch","str_replace_based_e\
dit_tool"],shell:["Bash","exec","bash","shell","sh","run","terminal","execute","run_command","Monitor"],"other-shell":["PowerShell","powershell","pwsh","cmd","C\
MD"]},KINDS=new Map(["reads","writes","shell","other-shell"].flatMap(kind=>TOOLS[kind].map(name=>[name,kind]))),READING_VERB=/^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u,
WRITING_WORD=/(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;
function isKnownTool(name){return KINDS.has(name)}function kindOfTool(name){let known=KINDS.get(name);if(known!==void 0)return known;let own=/^mcp__.+?__(.+)$/u.
exec(name)?.[1];return own!==void 0&&READING_VERB.test(own)&&!WRITING_WORD.test(own)?"reads":"unknown"}var EVENTS=new Map([["PreToolUse","before"],["PermissionRequest","before"],["PostToolUse","after"],["Stop","stop"]]),DEEPEST=64,MOST_VALUES=1e5;function readToolCall(bytes,cwd){
let input=parsed2(bytes);if(!isRecord(input))throw new GuardFault("the input is not a JSON object");let event=eventOf(input.hook_event_name),tool=input.tool_name??
"",toolInput=input.tool_input;if(typeof tool!="string")throw new GuardFault("tool_name is not a string");let base={event,tool,session:typeof input.session_id=="\
string"?input.session_id:"",cwd:typeof input.cwd=="string"&&input.cwd.startsWith("/")?input.cwd:cwd,stopAgain:input.stop_hook_active===!0};if(event==="stop"||event===
"other")return{...base,kind:"reads",commands:[],writes:[],texts:[],values:[]};if(!isRecord(toolInput))throw new GuardFault("tool_input is not a JSON object");return{
...base,...partsOf(tool,toolInput)}}function parsed2(bytes){if(bytes.length===0)throw new GuardFault("there is no input");try{return JSON.parse(new TextDecoder(
"utf-8",{fatal:!0}).decode(bytes))}catch{throw new GuardFault("the input is not JSON in UTF-8")}}function eventOf(name){if(name===void 0)return"before";if(typeof name!=
"string")throw new GuardFault("hook_event_name is not a string");return EVENTS.get(name)??(/ToolUse/i.test(name)?"before":"other")}var isPathKey=key=>key!=="com\
mand"&&key!=="description"&&PATH_KEY.test(key),isCommandKey=key=>key==="command"||key!=="description"&&COMMAND_KEY.test(key),isOldTextKey=key=>key==="descriptio\
n"||key!=="command"&&OLD_TEXT_KEY.test(key),PATH_KEY=/(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u,
COMMAND_KEY=/^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u,OLD_TEXT_KEY=/^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u,
PATCH_LINE=/^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;function partsOf(tool,input){let values=valuesOf(
input),kind=kindOfTool(tool);checkRequired(kind,input,values);let texts=values.filter(({key})=>!isPathKey(key)&&!isOldTextKey(key)).map(({text})=>text),commands=kind===
"writes"?[]:[...commandsOf(input,values),...typedCommands(tool,values)];return{kind,commands,texts,values,writes:kind==="shell"?[]:writesOf(tool,kind,values)}}function writesOf(tool,kind,values){
let mcpReader=kind==="reads"&&tool.startsWith("mcp__")&&!values.some(({key})=>/content|text|data|patch|replacement|destination|dest$|output/u.test(key));if(kind===
"reads"&&(mcpReader||!tool.startsWith("mcp__")))return[];let paths=values.filter(({key,text})=>isPathKey(key)&&!/^https?:/i.test(text)).map(({text})=>text),patched=/patch|diff/i.
test(tool)||values.some(({key})=>/^(?:patch|diff|input)$/u.test(key))?values.flatMap(({text})=>[...text.matchAll(PATCH_LINE)].map(match=>match[1]?.trim()??"")):
[];return[...new Set([...paths,...patched])].filter(path=>path!==""&&path!=="/dev/null")}function checkRequired(kind,input,values){for(let[key,value]of Object.entries(
input))if((isPathKey(snake(key))||isCommandKey(snake(key)))&&(typeof value=="number"||typeof value=="boolean"))throw new GuardFault(`${key} is not text`);let has2=is=>values.
some(({key})=>is(key));if(kind==="writes"&&!has2(isPathKey)&&!has2(key=>/^(?:patch|diff|input)$/u.test(key)))throw new GuardFault("a write without a path");if(kind===
"shell"&&!has2(isCommandKey))throw new GuardFault("a shell call without a command");if(values.some(({key,text})=>(isPathKey(key)||isCommandKey(key))&&text.includes(
"\0")))throw new GuardFault("a path or command with a NUL character")}var TYPES=/(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/i,
RUNS_CODE=/(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/i;function typedCommands(tool,values){
if(isKnownTool(tool))return[];let own=snake(tool.replace(/^mcp__.+?__/u,"")),typed=TYPES.test(own)?values.filter(({key})=>/^(?:chars|keys|input|text|data)$/u.test(
key)):[],code=RUNS_CODE.test(own)?values.filter(({key})=>/^(?:code|source|input)$/u.test(key)):[],language2=/javascript|node/i.test(own)?"node -e":"python3 -c";
return[...typed.map(({text})=>text),...code.map(({text})=>`${language2} ${quoted(text)}`)]}function commandsOf(input,values){let lists=Object.entries(input).flatMap(
([key,value])=>isCommandKey(snake(key))&&Array.isArray(value)&&value.every(item=>typeof item=="string")?[value.map(quoted).join(" "),...snake(key).endsWith("s")?
value:[]]:[]);if(lists.length>0)return[...lists,...values.filter(({key})=>key==="args").map(({text})=>text)];let args=Array.isArray(input.args)?input.args.filter(
item=>typeof item=="string").map(quoted):[];return values.filter(({key})=>isCommandKey(key)).map(({text})=>args.length>0?`${text} ${args.join(" ")}`:text)}function quoted(word){
return`'${word.replaceAll("'","'\\''")}'`}function snake(key){return key.toLowerCase()===key?key:key.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function valuesOf(input){
let found=[],open=[{key:"",value:input,depth:0}],count=0;for(let item=open.pop();item!==void 0;item=open.pop()){let{key,value,depth}=item;if(count+=1,depth>DEEPEST||
count>MOST_VALUES)throw new GuardFault("an input that is too deep or has too many values");if(typeof value=="string")found.push({key,text:value});else if(typeof value==
"boolean")found.push({key,text:String(value)});else if(Array.isArray(value))for(let inner of value)open.push({key,value:inner,depth:depth+1});else if(isRecord(value))
for(let[name,inner]of Object.entries(value))(name.includes("/")||name.includes("\\")||name.includes(".")&&/\.\w+$/u.test(name))&&found.push({key:"path",text:name}),
open.push({key:snake(name),value:inner,depth:depth+1})}return found.reverse()}var import_node_vm=require("node:vm");function interruptible(work,milliseconds){let slot=Symbol.for("agent-remediation.guard");return Object.defineProperty((0,import_node_vm.runInThisContext)(
"globalThis"),slot,{value:work,configurable:!0}),(0,import_node_vm.runInThisContext)("globalThis[Symbol.for('agent-remediation.guard')]()",{timeout:milliseconds})}function excerpt(text){let line=text.replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu," ").trim();return line.length<=160?line:`${line.slice(0,100)} \u2026 ${line.slice(-50)}`}
function message(hook,refusals){let lines=refusals.slice(0,5).map(({rule,seen,why,instead,severity})=>`${hook}: ${severity==="block"?"blocked":"warning"} by rul\
e ${rule}: ${excerpt(seen)}
  Why: ${why}
  Instead: ${instead}`),more=refusals.length-lines.length;return`${[...lines,...more>0?[`${hook}: and ${more} more`]:[]].join(`
`)}
`}var PRIVATE_OPTION="--private",PRIVATE_STATUS={allow:86,warn:87,block:2},PLAIN_STATUS={allow:0,warn:87,block:2};function statusOf(ending,privately){return(privately?
PRIVATE_STATUS:PLAIN_STATUS)[ending]}var DEADLINE_MS=1700,LARGEST_INPUT=16e6;function runHook(hook,start2){let privately=start2.argv.includes(PRIVATE_OPTION),end=(ending,text)=>(text!==""&&say(text),
start2.exit(statusOf(ending,privately))),fail=error=>end("block",message(hook.name,[faultOf(error)]));start2.on("uncaughtException",fail),start2.on("unhandledRe\
jection",fail),setTimeout(()=>fail(new GuardFault(`no verdict within ${DEADLINE_MS} ms`)),DEADLINE_MS),judge(hook,start2,readAll(start2.input)).then(({refusals,
policy})=>conclude(hook.name,refusals,isDry(policy,start2.now()),end)).catch(fail)}async function judge(hook,start2,bytes){let folder=(0,import_node_path3.dirname)(
(0,import_node_url.fileURLToPath)(start2.program)),policy=readPolicy(folder),root=absolute(policy.root,folder),taskFile=start2.env.AGENT_REMEDIATION_TASK,call=readToolCall(
bytes,start2.cwd()),surroundings={policy,root,taskFile,task:readTask(taskFile,root),files:nodeFiles,home:start2.env.HOME,notes:(0,import_node_path3.join)(start2.
env.TMPDIR??"/tmp","agent-remediation")};return{refusals:await interruptible(()=>hook.judge(call,surroundings),DEADLINE_MS),policy}}function isDry(policy,now){return policy.
dryRunUntil!==null&&now.toISOString().slice(0,10)<policy.dryRunUntil}function conclude(name,refusals,dry,end){let text=refusals.length===0?"":message(name,refusals);
refusals.every(({severity})=>severity==="warn")?end(refusals.length===0?"allow":"warn",text):dry?end("warn",`${name}: dry run, nothing is blocked yet. Without i\
t:
${text}`):end("block",text)}function faultOf(error){let own=error instanceof GuardFault;return{rule:"guard-fault",seen:own?error.message:"the guard failed while\
 judging this call",why:"A guard that cannot judge a call blocks it.",instead:own?"Make the call smaller or simpler; if it is an ordinary one, stop and tell a p\
erson.":`Stop and tell a person. (${error instanceof Error?error.name:typeof error})`,severity:"block"}}function say(text){try{(0,import_node_fs4.writeSync)(2,text)}catch{}}
var CHUNK=65536;function readAll(descriptor){let chunks=[];for(let size=0;;){let chunk=Buffer.alloc(CHUNK),read=readSome(descriptor,chunk);if(read===0)return Buffer.
concat(chunks);if(size+=read,size>LARGEST_INPUT)throw new GuardFault(`a call of more than ${LARGEST_INPUT} bytes`);chunks.push(chunk.subarray(0,read))}}function readSome(descriptor,chunk){
for(;;)try{return(0,import_node_fs4.readSync)(descriptor,chunk)}catch(error){let code=error instanceof Error&&"code"in error?error.code:void 0;if(code==="EOF")return 0;
if(code!=="EAGAIN")throw error;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}}function start(hook,program2,host){runHook(hook,{program:program2,argv:host.argv,env:host.env,input:0,on:(event,handler)=>host.on(event,handler),exit:status=>host.
exit(status),cwd:()=>host.cwd(),now:()=>new Date})}var import_node_path4=require("node:path");function forEachChild(node,callback){switch(node.type){case"Script":case"CompoundList":case"AndOr":for(let command of node.commands)callback(command);return;case"\
Statement":callback(node.command);return;case"Command":for(let child of node.prefix)callback(child);node.name&&callback(node.name);for(let child of node.suffix)
callback(child);return;case"Pipeline":for(let prefix of node.prefixes)callback(prefix);for(let command of node.commands)callback(command);return;case"Redirected":
callback(node.command);for(let redirect of node.redirects)callback(redirect);return;case"If":callback(node.clause),callback(node.then);for(let branch2 of node.elif)
callback(branch2);node.else&&callback(node.else);return;case"Elif":callback(node.clause),callback(node.then);return;case"For":case"Select":if(callback(node.name),
node.wordlist)for(let word of node.wordlist)callback(word);callback(node.body);return;case"While":callback(node.clause),callback(node.body);return;case"Function":case"\
Coproc":node.name&&callback(node.name),callback(node.body);return;case"Subshell":case"BraceGroup":callback(node.body);return;case"Case":callback(node.word);for(let item of node.
items)callback(item);return;case"CaseItem":for(let pattern of node.pattern)callback(pattern);callback(node.body);return;case"ArithmeticFor":{let initialize=node.
initialize;initialize&&callback(initialize);let test=node.test;test&&callback(test);let update=node.update;update&&callback(update),callback(node.body);return}case"\
Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let parts=node.parts;if(parts)for(let part of parts)callback(part);
return}case"DoubleQuoted":case"LocaleString":for(let part of node.parts)callback(part);return;case"ParameterExpansion":node.index&&callback(node.index),node.operation&&
callback(node.operation);return;case"Default":case"Remove":case"Transform":callback(node.operand);return;case"CaseModification":node.operand&&callback(node.operand);
return;case"Replace":callback(node.pattern),callback(node.replacement);return;case"Slice":callback(node.offset),node.length&&callback(node.length);return;case"A\
ssignment":{let index=node.index;index&&callback(index),callback(node.value);return}case"ArrayValue":for(let element of node.elements)callback(element);return;case"\
Redirect":case"HereString":node.descriptor&&callback(node.descriptor),node.target&&callback(node.target);return;case"HereDoc":node.descriptor&&callback(node.descriptor),
node.delimiter&&callback(node.delimiter),callback(node.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let script=node.
script;script&&callback(script);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{let expression=node.
expression;expression&&callback(expression);return}case"ArithmeticBinary":case"TestBinary":callback(node.left),callback(node.right);return;case"ArithmeticUnary":case"\
TestUnary":callback(node.operand);return;case"ArithmeticTernary":callback(node.test),callback(node.consequent),callback(node.alternate);return;case"TestLogical":
for(let operand of node.operands)callback(operand);return;case"TestNot":for(let negation of node.negations)callback(negation);callback(node.operand);return;case"\
Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDeli\
miter":case"Time":case"Negation":return;default:{let exhaustive=node;throw new TypeError(`Unexpected syntax node: ${exhaustive}`)}}}var UNKNOWN=/[\uE000-\uE00F]/u,UNKNOWN_ALL=/[\uE000-\uE00F]/gu;function isKnown(field){return!UNKNOWN.test(field)}function shown(field){return field.replace(UNKNOWN_ALL,
mark=>mark==="\uE002"?"*":mark==="\uE003"?"?":"\u2026")}function isMany(field){return field.includes("\uE001")}var parse=given=>require("./shell-parser.cjs").parse(given);function readQuickly(source2){let reader=new Reader(source2),commands=reader.program();return reader.isLost||!reader.isAtEnd?void 0:{type:"Script",pos:0,end:source2.
length,shebang:void 0,commands,errors:void 0}}var DEEPEST2=16,BLANKS=/(?:[ \t]|\\\n)*/y,GAP=/(?:[ \t\n]|\\\n|#[^\n]*)*/y,LITERAL=/[A-Za-z0-9_./:=@%+,~^#!-]+/y,EXPANSION=/\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y,
SINGLE=/'[^']*'/y,IN_DOUBLE=/(?:[^"\\$`]|\\[^\n])+/y,REDIRECTION=/([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y,ASSIGNED=/[A-Za-z_][A-Za-z0-9_]*=/y,LOOKS_ASSIGNED=/^[A-Za-z_][A-Za-z0-9_]*\+?=/,
WORDS_OF_SYNTAX=new Set("if then else elif fi for while until do done case esac select function time coproc in".split(" ")),Reader=class _Reader{isLost=!1;#source;#at=0;#depth=0;constructor(source2,at=0){
this.#source=source2,this.#at=at,source2.startsWith("#!")&&(this.isLost=!0)}program(){let statements=[],known=new Map;for(;;){if(this.#take(GAP),this.isLost||this.
isAtEnd)return statements;let pos=this.#at,end=this.#source.indexOf(`
`,pos),line=end<0?"":this.#source.slice(pos,end),before=line===""?void 0:known.get(line);if(before!==void 0){let shift=pos-(before[0]?.pos??0);for(let statement of before)
statements.push(this.#again(statement,shift));this.#at=end;continue}let read=[];do read.push(this.#statement()),this.#take(BLANKS);while(!this.isLost&&this.#at<
end&&this.#source[this.#at]!=="#");statements.push(...read),!this.isLost&&line!==""&&this.#at===end&&known.set(line,read)}}#again({pos,end,background},shift){let source2=this.#source,
command;return{type:"Statement",pos:pos+shift,end:end+shift,get command(){return command??=new _Reader(source2,pos+shift).#andOr(),command},background}}get isAtEnd(){
return this.#at===this.#source.length}list(ends){let statements=[];for(;;){if(this.#take(GAP),this.isLost||this.isAtEnd||ends.includes(this.#syntaxWord()))return statements;
statements.push(this.#statement())}}#statement(){let pos=this.#at,command=this.#andOr(),background,{end}=command;this.#take(BLANKS);let next=this.#source[this.#at];
if(next==="&"?(background=!0,this.#at+=1,end=this.#at):next===";"?this.#at+=1:next!==`
`&&next!=="#"&&next!==void 0&&(this.isLost=!0),next===";"||next==="&"){this.#take(BLANKS);let after3=this.#source[this.#at];(after3===";"||after3==="&"||next===
"&"&&after3===">")&&(this.isLost=!0)}return{type:"Statement",pos,end,command,background}}#lost(){this.isLost=!0}#take(pattern){pattern.lastIndex=this.#at;let text=pattern.
exec(this.#source)?.[0]??"";return this.#at+=text.length,text}#syntaxWord(){LITERAL.lastIndex=this.#at;let text=LITERAL.exec(this.#source)?.[0]??"";return WORDS_OF_SYNTAX.
has(text)&&this.#endsAt(this.#at+text.length)?text:""}#endsAt(at){let next=this.#source[at];return next===void 0||` 	
;&|<>()`.includes(next)}#andOr(){let first=this.#pipeline(),commands=[first],operators=[];for(let operator=this.#operator("&&","||");operator!=="";operator=this.#operator(
"&&","||"))operators.push(operator),this.#take(GAP),commands.push(this.#pipeline());return operators.length===0?first:this.#joined("AndOr",{commands,operators})}#pipeline(){
let first=this.#command(),commands=[first],operators=[];for(;this.#operator("|")!=="";)this.#source[this.#at]==="&"&&(this.isLost=!0),operators.push("|"),this.#take(
GAP),commands.push(this.#command());return operators.length===0?first:this.#joined("Pipeline",{prefixes:[],commands,operators})}#joined(type,parts){let commands=parts.
commands;return{type,pos:commands[0]?.pos,end:commands.at(-1)?.end,...parts}}#operator(...operators){this.#take(BLANKS);let found=this.#isLong()?this.#source.slice(
this.#at,this.#at+2):this.#source[this.#at]??"";return this.isLost||!operators.includes(found)?"":(this.#at+=found.length,found)}#isLong(){let next=this.#source[this.#at];
return(next==="&"||next==="|")&&this.#source[this.#at+1]===next}#command(){let word=this.#syntaxWord();this.#depth+=1,this.#depth>DEEPEST2&&(this.isLost=!0);let node=this.
isLost||word===""?this.#simple():this.#compound(word);return this.#depth-=1,node}#compound(word){let pos=this.#at,node=word==="for"?this.#for():word==="if"?this.#if():
word==="while"||word==="until"?this.#while(word):void 0;return node===void 0?(this.isLost=!0,this.#simple()):(this.#take(BLANKS),!this.isAtEnd&&!`
;&|`.includes(this.#source[this.#at]??"")&&(this.isLost=!0),this.#source.startsWith("&>",this.#at)&&(this.isLost=!0),{...node,pos})}#keyword(word){this.#syntaxWord()===
word?this.#at+=word.length:this.isLost=!0}#body(...ends){let commands=this.list(ends),[first,last]=[commands[0],commands.at(-1)];return(first===void 0||last===void 0)&&
(this.isLost=!0),{type:"CompoundList",pos:first?.pos??0,end:last?.end??0,commands}}#for(){this.#keyword("for"),this.#take(BLANKS);let name=this.#word();(name===
void 0||!/^[A-Za-z_]\w*$/.test(name.text))&&(this.isLost=!0),this.#take(BLANKS),this.#keyword("in"),this.#take(BLANKS);let wordlist=[];for(let word=this.#word();word!==
void 0;word=this.#word())wordlist.push(word),this.#take(BLANKS);let next=this.#source[this.#at];(wordlist.length===0||next!==";"&&next!==`
`)&&(this.isLost=!0),this.#at+=1,this.#take(GAP),this.#keyword("do");let body=this.#body("done");return this.#keyword("done"),{type:"For",end:this.#at,name,wordlist,
body}}#while(kind){this.#keyword(kind);let clause=this.#body("do");this.#keyword("do");let body=this.#body("done");return this.#keyword("done"),{type:"While",end:this.#at,
kind,clause,body}}#if(){this.#keyword("if");let clause=this.#body("then");this.#keyword("then");let then=this.#body("else","fi"),otherwise;return this.#syntaxWord()===
"else"&&(this.#keyword("else"),otherwise=this.#body("fi")),this.#keyword("fi"),{type:"If",end:this.#at,clause,then,elif:[],else:otherwise}}#simple(){let pos=this.#at,
prefix=[],suffix=[],name,end=pos;for(;!this.isLost;){let item=this.#redirection()??(name===void 0?this.#assignment():void 0)??this.#word();if(item===void 0)break;
({end}=item),item.type==="Redirect"?(name===void 0?prefix:suffix).push(item):item.type==="Assignment"?prefix.push(item):name===void 0?(name=item,/^[!{}\]]|^\[\[/.
test(item.text)&&(this.isLost=!0)):(LOOKS_ASSIGNED.test(item.text)&&(this.isLost=!0),suffix.push(item)),this.#take(BLANKS)}end===pos&&(this.isLost=!0);let all=[
...prefix,...suffix];return{type:"Command",pos,end,name,prefix,suffix,args:suffix.filter(item=>item.type==="Word"),redirects:all.filter(item=>item.type==="Redir\
ect")}}#redirection(){REDIRECTION.lastIndex=this.#at;let match=REDIRECTION.exec(this.#source);if(match===null)return;let pos=this.#at;this.#at+=match[0].length,
this.#take(BLANKS);let target=this.#word();target===void 0&&(this.isLost=!0);let[,digits=""]=match,descriptor=digits===""?void 0:{type:"FileDescriptor",pos,end:pos+
digits.length,value:Number(digits)},operator=match[2]??match[3];return{type:"Redirect",pos,end:this.#at,operator,descriptor,target}}#assignment(){let pos=this.#at,
name=this.#take(ASSIGNED);if(name==="")return;let start2=this.#at;this.#source[start2]==="#"&&(this.isLost=!0);let value=this.#word()??{type:"Word",text:"",value:"",
pos:start2,end:start2,parts:void 0};value.parts?.some(({type})=>type==="Glob")===!0&&(this.isLost=!0);let text=this.#source.slice(pos,this.#at);return{type:"Ass\
ignment",pos,end:this.#at,text,name:name.slice(0,-1),append:void 0,index:void 0,value}}#word(){let pos=this.#at;if(this.#source[pos]==="#")return;let parts=[];for(let part=this.#part();part!==
void 0&&!this.isLost;part=this.#part())parts.push(part);if(this.#endsAt(this.#at)||(this.isLost=!0),this.#at===pos)return;let text=this.#source.slice(pos,this.#at),
isLiteral=parts.length===1&&parts[0]?.type==="Literal";return{type:"Word",text,value:isLiteral?text:parts.map(valueOf).join(""),pos,end:this.#at,parts:isLiteral?
void 0:parts}}#part(){let pos=this.#at,literal=this.#take(LITERAL);if(literal!=="")return{type:"Literal",pos,end:this.#at,text:literal,value:literal};switch(this.#source[pos]??
""){case"'":{let text=this.#take(SINGLE);return text===""?this.#lost():{type:"SingleQuoted",pos,end:this.#at,text,value:text.slice(1,-1)}}case'"':return this.#doubleQuoted();case"\
$":return this.#expansion();case"*":case"?":{let text=this.#source[pos]??"";return this.#at+=1,text==="*"&&this.#source[this.#at]==="*"?this.#lost():{type:"Glob",
kind:text==="*"?"star":"question",pos,end:this.#at,text,value:text}}case"[":case"]":{if(!(this.#endsAt(pos+1)&&(pos===0||this.#endsAt(pos-1))))return this.#lost();
let text=this.#source[pos]??"";return this.#at+=1,{type:"Literal",pos,end:this.#at,text,value:text}}default:return}}#expansion(){let pos=this.#at,text=this.#take(
EXPANSION);return text===""?this.#lost():{type:"SimpleExpansion",pos,end:this.#at,text}}#doubleQuoted(){let pos=this.#at;this.#at+=1;let parts=[];for(;!this.isLost&&
this.#source[this.#at]!=='"';){let start2=this.#at,text=this.#take(IN_DOUBLE);if(text!=="")parts.push({type:"Literal",pos:start2,end:this.#at,text,value:text.replace(
/\\(["\\$`])/g,"$1")});else{let expansion=this.#expansion();expansion!==void 0&&parts.push(expansion)}}return this.#at+=1,parts.length===0&&parts.push({type:"Li\
teral",pos:pos+1,end:pos+1,text:"",value:""}),{type:"DoubleQuoted",pos,end:this.#at,text:this.#source.slice(pos,this.#at),parts}}};function valueOf(part){return part.
type==="DoubleQuoted"?part.parts.map(each=>"value"in each?each.value:each.text).join(""):"value"in part?part.value:part.text}function parse2(source2){return readQuickly(source2)??parse(source2)}function readOptions(args,form={},all=!1){let flags=[],assignments=[],operands=[],at=0;for(;at<args.length;at+=1){let arg=args[at]??"";if(arg==="--"){at+=1;break}
if(arg.startsWith("--"))at+=long(arg,args[at+1],form,flags);else if(/^-[^-]/u.test(arg))at+=short(arg,args[at+1],form,flags);else if(form.assignments===!0&&/^[A-Za-z_]\w*=/u.
test(arg))assignments.push(arg);else if(all&&isKnown(arg))operands.push(arg);else if(all)operands.push(arg);else break}return{flags,assignments,operands:[...operands,
...args.slice(at)].slice(form.skip??0)}}function long(arg,next,{long:withValue=[]},flags){let equals=arg.indexOf("=");if(equals>0)return flags.push({name:arg.slice(
0,equals),value:arg.slice(equals+1)}),0;let takes=withValue.includes(arg);return flags.push({name:arg,value:takes?next:void 0}),takes?1:0}function short(arg,next,{
values=""},flags){for(let at=1;at<arg.length;at+=1){let letter=arg[at]??"";if(!values.includes(letter)){flags.push({name:`-${letter}`,value:void 0});continue}let rest=arg.
slice(at+1);return flags.push({name:`-${letter}`,value:rest===""?next:rest}),rest===""?1:0}return 0}function has({flags},...names){return flags.some(flag=>names.
some(name=>isOption(flag.name,name)))}function valueOf2({flags},...names){return flags.find(flag=>names.some(name=>isOption(flag.name,name)))?.value}function isOption(given,name){
return given===name||name.startsWith("--")&&given.length>=4&&name.startsWith(given)}var SHELLS=new Set(["sh","bash","dash","zsh","ksh","mksh","ash","rbash","fish","csh","tcsh","yash","posh","rc","es","nu","elvish","xonsh","osh","oil","ion","sas\
h"]);function isShell(base){return SHELLS.has(base)||base.includes("sh")&&/^(?:ba|z|k)sh-?\d/u.test(base)}var PREFIXES={sudo:{values:"ughpCrtTUDR",long:["--user",
"--group","--host","--prompt","--close-from","--role","--type","--chdir","--chroot","--other-user","--command-timeout"],assignments:!0},doas:{values:"uCa",assignments:!0},
pkexec:{long:["--user"]},run0:{values:"ugD",long:["--user","--group","--chdir","--unit","--property"]},nice:{values:"n",long:["--adjustment"]},nohup:{},setsid:{},
setarch:{skip:1},linux32:{},linux64:{},stdbuf:{values:"ioe",long:["--input","--output","--error"]},unbuffer:{},timeout:{values:"sk",long:["--signal","--kill-aft\
er"],skip:1},gtimeout:{values:"sk",long:["--signal","--kill-after"],skip:1},time:{values:"of",long:["--output","--format"]},gtime:{values:"of",long:["--output",
"--format"]},ionice:{values:"cnpPu",long:["--class","--classdata"]},chrt:{values:"TPDp",skip:1},taskset:{values:"",skip:1},numactl:{values:"NmCpiP"},prlimit:{values:"\
p"},cpulimit:{values:"lpe"},strace:{values:"oepsSuPaEIbX"},ltrace:{values:"oepsSuanlwxDF"},valgrind:{},catchsegv:{},eatmydata:{},fakeroot:{values:"lsib"},chroot:{
long:["--userspec","--groups"],skip:1},unshare:{values:"SGRwl"},nsenter:{values:"tSG"},setpriv:{long:["--reuid","--regid","--groups","--inh-caps","--bounding-se\
t"]},capsh:{},"systemd-run":{values:"pEMHu",long:["--unit","--property","--uid","--gid","--slice","--setenv","--description"]},"systemd-inhibit":{long:["--what",
"--who","--why","--mode"]},"dbus-run-session":{},"dbus-launch":{},"xvfb-run":{values:"enfpsw"},caffeinate:{values:"tw"},proxychains:{values:"f"},proxychains4:{values:"\
f"},torsocks:{},torify:{},rlwrap:{},chronic:{},ifne:{},errno:{},busybox:{},toybox:{},"start-stop-daemon":{},setuidgid:{skip:1},chpst:{values:"uU/nbelmdofcrtP"},
gosu:{skip:1},"su-exec":{skip:1},dumbinit:{},"dumb-init":{},tini:{},ccache:{},firejail:{},bwrap:{},proot:{},"ld.so":{},"ld-linux-x86-64.so.2":{},"ld-linux.so.2":{},
entr:{},retry:{},hyperfine:{},sem:{},arch:{values:"d"},lsinitramfs:{},chvt:{},openvt:{values:"c"},exec:{values:"a"},command:{},builtin:{}},CODE_OPTIONS={tar:["-\
-rmt-command","--to-command","--checkpoint-action","--use-compress-program","--info-script","--new-volume-script","--rsh-command","-I","-F"],bsdtar:["--use-comp\
ress-program"],rsync:["-e","--rsh","--rsync-path"],scp:["-S"],sftp:["-S","-D"],split:["--filter"],sort:["--compress-program"],man:["-P","--pager","-H","--html"],
zip:["--unzip-command"],rg:["--pre","--hostname-bin"],ag:["--pager"],ack:["--pager"],cpio:["--rsh-command"],restic:["--password-command"],borg:["--rsh"],mosh:["\
--server","--ssh","--client"],"yt-dlp":["--exec"],flatpak:["--command"],m4:[],script:["-c","--command"],su:["-c","--command","--session-command"],runuser:["-c",
"--command","--session-command"],sg:["-c"],newgrp:["-c"],"nix-shell":["--run","--command"],npx:["-c","--call"],flock:["-c","--command"],lxterminal:["-e","--comm\
and"],xterm:["-e"],"gnome-terminal":["-e","--command"],make:["--eval"],gmake:["--eval"],pv:[],wget:["--use-askpass"],ncat:["-c","--sh-exec","-e","--exec"],nc:["\
-c","-e"],netcat:["-c","-e"],socat:[],gdb:["-ex","--ex","-eval-command","--eval-command"]},STARTERS={env:args=>env(args),xargs,gxargs:xargs,find:args=>find(args),
gfind:args=>find(args),bfs:args=>find(args),fd,fdfind:fd,curl:args=>optionFile(args,/^(?:-[a-zA-Z#]*K|--con(?:f(?:ig?)?)?(?:=|$))/u),wget:args=>optionFile(args.
filter((arg,at)=>!(arg==="-e"&&/^(?:robots|timeout|tries|wait|quiet|use_proxy)\s*=/u.test(args[at+1]??""))),/^(?:-e|--exe|--config(?:=|$))/u),aria2c:args=>optionFile(
args,/^(?:--conf-path|-i|--input-file|--on-)/u),cargo:args=>subcommandCode(args,["watch"],["-s","--shell","-x","--exec"]),tox:args=>subcommandCode(args,[],["-x"]),
go:args=>programOptions(args,/^--?(?:exec|toolexec|vettool)$/u),gcc:args=>programOptions(args,/^-wrapper$/u),cc:args=>programOptions(args,/^-wrapper$/u),sshfs:args=>args.
flatMap(arg=>named(arg,/^(?:-o)?ssh_command=/u)),hg:args=>args.flatMap(arg=>named(arg,/^(?:--config=)?(?:hooks|alias|ui|extensions|merge-tools|extdiff)\.[\w.-]+=!?/u)),
svn:args=>args.flatMap(arg=>named(arg,/^(?:--config-option=)?\w+:(?:tunnels|helpers):[\w-]+=/u)),busctl:args=>args.some(arg=>arg.includes("unixexec:"))?[{kind:"\
opaque",code:"hidden-code"}]:[],service:args=>args[0]?.includes("/")===!0?[{kind:"command",argv:[`./${args[0]}`,...args.slice(1)]}]:[],"run-parts":args=>args.filter(
arg=>!arg.startsWith("-")).map(file=>({kind:"script",file})),wine:args=>args.length===0?[]:[{kind:"command",argv:args}],mise:args=>afterDashes(args,"exec"),parallel,
watch:args=>joined(readOptions(args,{values:"nq",long:["--interval","--equexit"]}).operands),ssh:args=>ssh(args),scp:args=>ssh(args).slice(0,proxies(args).length),
sftp:args=>ssh(args).slice(0,proxies(args).length),zip:args=>zipTest(args),rpm:args=>rpmMacros(args),m4:(_,input)=>m4(input),apt:args=>aptHooks(args),"apt-get":args=>aptHooks(
args),mvn:args=>mavenExec(args),mvnw:args=>mavenExec(args),ninja:args=>make(args),ant:args=>make(args),rake:args=>make(args),just:args=>make(args),coreutils:args=>coreutils(
args),flock:args=>flock(args),eval:args=>args.length===0?[]:[{kind:"code",code:(args[0]==="--"?args.slice(1):args).join(" ")}],source:args=>source(args),".":args=>source(
args),trap:args=>trap(args),alias:args=>alias(args),hash:args=>args.some(arg=>!isKnown(arg)||/^-[a-z]*p/u.test(arg))?[{kind:"opaque",code:"changed-names"}]:[],enable:args=>args.
some(arg=>!isKnown(arg)||/^-[a-z]*f/u.test(arg))?[{kind:"opaque",code:"changed-names"}]:[],bind:args=>args.some(arg=>!isKnown(arg)||/^-[a-z]*[xf]/u.test(arg)||arg.
includes(":"))?[{kind:"opaque",code:"hidden-code"}]:[],fc:args=>args.some(arg=>/^-[a-z]*l/u.test(arg))?[]:[{kind:"opaque",code:"hidden-code"}],jobs:args=>after(
args,["-x"]),mapfile:args=>completions(args,"dnOsuc"),readarray:args=>completions(args,"dnOsuc"),complete:args=>completions(args,"oAGWFPSX"),compgen:args=>[...completions(
args,"oAGFPSX"),...words(args)],git:args=>git(args),at:()=>[{kind:"input"}],batch:()=>[{kind:"input"}],awk:args=>awk(args),gawk:args=>awk(args),mawk:args=>awk(args),
nawk:args=>awk(args),npx:args=>onDemand(args),bunx:args=>onDemand(args),pnpx:args=>onDemand(args),kubectl:args=>afterDashes(args,"exec"),oc:args=>afterDashes(args,
"exec"),cmake,screen:args=>{let stuffed=args.indexOf("stuff");if(stuffed>=0)return joined(args.slice(stuffed+1));let{operands}=readOptions(args,{values:"cehpsSt\
TX"});return operands.length===0?[]:[{kind:"command",argv:operands}]},make:args=>make(args),gmake:args=>make(args),docker:args=>container(args),podman:args=>container(
args),npm:args=>[...runner(args,["exec","x"]),...afterDashes(args,"explore")],pnpm:args=>runner(args.filter(arg=>!/^(?:-r|--recursive|recursive)$/u.test(arg)),[
"exec","dlx"],"CF"),yarn:args=>runner(workspace(args),["exec","dlx"]),bundle:args=>runner(args,["exec"]),poetry:args=>runner(args,["run"]),pipenv:args=>runner(args,
["run"]),uv:args=>runner(args,["run"]),direnv:args=>runner(args,["exec"]),tmux:args=>tmux(args)};function startedBy({base,args,input}){if(isShell(base))return shell(
args);let own=(Object.hasOwn(STARTERS,base)?STARTERS[base]?.(args,input):void 0)??[],options=Object.hasOwn(CODE_OPTIONS,base)?CODE_OPTIONS[base]:void 0,coded=options===
void 0?[]:callbacks(args,options,""),form=Object.hasOwn(PREFIXES,base)?PREFIXES[base]:void 0;return[...own,...coded,...form===void 0?[]:prefixed(base,args,form)]}
function prefixed(base,args,form){let options=readOptions(args,form);if(base==="command"&&has(options,"-v","-V"))return[];if(base==="sudo"&&has(options,"-e","--\
edit"))return[{kind:"command",argv:["sudoedit",...options.operands]}];if(base==="sudo"&&has(options,"-l","-v","-k","-K","--list","--validate"))return[];let argv=options.
operands;return base==="sudo"&&has(options,"-s","-i","--shell","--login")?argv.length===0?[{kind:"input"}]:joined(argv):argv.length===0?[]:[{kind:"command",argv}]}
function joined(words2){return words2.length===0?[]:[{kind:"code",code:words2.join(" ")}]}function shell(args){for(let at=0;at<args.length;at+=1){let arg=args[at]??
"";if(!isKnown(arg))return arg.includes("\uE004")||arg.includes("\uE001")||at>0?[{kind:"opaque",code:"hidden-code"}]:[{kind:"script",file:arg}];let start2=/^--(?:rcfile|init-file)(?:=(.*))?$/su.
exec(arg);if(start2!==null){let file2=start2[1]??args[at+1]??"";return[scriptOrInput(file2),...shell(args.slice(start2[1]===void 0?at+2:at+1))]}if(/^--(?:command|init-command)(?:=|$)/u.
test(arg))return[{kind:"code",code:arg.includes("=")?arg.slice(arg.indexOf("=")+1):args[at+1]??""}];if(/^--./u.test(arg)){if(arg==="--version"||arg==="--help")return[];
continue}if(/^[-+][A-Za-z]/u.test(arg)){let letters=arg.slice(1);if(arg.startsWith("-")&&letters.includes("c"))return shellCode(args.slice(at+1),letters);if(arg.
startsWith("-")&&letters.includes("s"))return[{kind:"input"}];/[oO]$/u.test(letters)&&(at+=1);continue}let file=arg==="-"||arg==="--"?args[at+1]:arg;if(file===void 0)
break;return[scriptOrInput(file)]}return[{kind:"input"}]}function scriptOrInput(file){return/^\/dev\/(?:stdin|fd\/0)$|^\/proc\/self\/fd\/0$/u.test(file)?{kind:"\
input"}:/^\/dev\/(?:fd|tcp|udp)\/|^\/proc\/(?:self|\d+|\$\$)\/fd\//u.test(file)?{kind:"opaque",code:"hidden-code"}:{kind:"script",file}}function shellCode(rest,letters){
let at=/[oO]/u.test(letters)?1:0;for(;at<rest.length&&/^[-+][A-Za-z-]/u.test(rest[at]??"");)at+=/^[-+][A-Za-z]*[oO]$/u.test(rest[at]??"")?2:1;let code=rest[at];
return code===void 0?[]:[{kind:"code",code:code.replaceAll("\uE007","found"),positional:rest.slice(at+2),...rest[at+1]===void 0?{}:{zero:rest[at+1]}}]}function env(args){
let form={values:"uCSP",long:["--unset","--chdir","--split-string"],assignments:!0},options=readOptions(args,form),split=valueOf2(options,"-S","--split-string");
if(split!==void 0)return[{kind:"code",code:[split,...options.operands].join(" ")}];let operands=options.operands[0]==="-"?readOptions(options.operands.slice(1),
form).operands:options.operands,cwd=valueOf2(options,"-C","--chdir");return operands.length===0?[]:[{kind:"command",argv:operands,...cwd===void 0?{}:{cwd}}]}function xargs(args,input){
let form={values:"IinPLlsadEe",long:["--replace","--max-args","--max-procs","--max-lines","--max-chars","--arg-file","--delimiter","--eof","--process-slot-var"]},
exact=args.map(arg=>/^-[ile]$/u.test(arg)?`${arg}${arg==="-i"?"{}":"1"}`:arg),options=readOptions(exact,form),mark=valueOf2(options,"-I","-i","--replace");if(options.
operands.length===0)return[];let items=foundItems(input)??writtenItems(input,mark),whole=mark===void 0&&items!==void 0&&items.length>2?[{kind:"command",argv:[...options.
operands,...items.filter(item=>item!=="\uE001")]}]:[];return[...(items??[mark===void 0?"\uE001":"\uE000"]).map(item=>({kind:"command",argv:mark===void 0?[...options.
operands,item]:options.operands.map(word=>word.replaceAll(mark||"{}",item))})),...whole]}function writtenItems({text},mark){if(text===void 0||!isKnown(text))return;
let items=text.split(mark===void 0?/\s+/u:/\n/u).filter(item=>item!=="");return items.length>MOST_ITEMS?void 0:[mark===void 0?"\uE001":"\uE000",...items]}var MOST_ITEMS=20,
FILTERS=new Set(["grep","egrep","fgrep","sort","uniq","head","tail","tac","shuf"]);function foundItems({from=[]}){let[first,...rest]=from.filter(({base,through})=>base!==
"sudo"&&through.every(name=>name==="sudo"));if(!(first===void 0||!rest.every(({base})=>FILTERS.has(base))))return first.base==="find"?first.args.some(arg=>/^-(?:printf|exec)/u.
test(arg))?void 0:itemsOf(first.args):listed(first)}function listed({base,args}){let words2=args.filter(arg=>!arg.startsWith("-")),isGrep=/^(?:[ef]?grep|rg|ag|ack)$/u.
test(base)&&args.some(arg=>/^-[A-Za-z]*l|^--files/u.test(arg)),isGit=base==="git"&&words2[0]==="ls-files";if(base!=="ls"&&!isGrep&&!isGit)return;let places=base===
"ls"?words2:words2.slice(1);if(places.some(place=>place.includes("\uE001")||place.includes("\uE004")))return;let below2=places.flatMap(place=>[`${place}/${"\uE007"}`,
place]);return base==="ls"?places.length===0?["\uE002"]:["\uE000",...below2]:places.length===0?[`./${"\uE007"}`]:below2}var NARROWS=/^-(?:i?name|i?path|i?regex|i?wholename|i?lname|empty|mtime|mmin|atime|amin|ctime|cmin|newer\w*|size|user|group|uid|gid|inum|perm|samefile|links|mindepth)$/u;
function itemsOf(args){let end=args.findIndex(arg=>/^[-(!\\]/u.test(arg)&&!/^-[HLPO]/u.test(arg)),starts=(end<0?args:args.slice(0,end)).filter(arg=>!arg.startsWith(
"-")),narrow=args.some(arg=>NARROWS.test(arg)),names=narrow?namesSought(args):[];return(starts.length===0?["."]:starts).flatMap(start2=>narrow?[`${start2}/${"\uE007"}`,
...names.map(name=>`${start2}/${name}`)]:[`${start2}/${"\uE007"}`,start2])}function namesSought(args){return args.flatMap((arg,at)=>{let kind=/^-i?(name|path|wholename)$/u.
exec(arg)?.[1],name=(args[at+1]??"").replace(/^(?:\.|\*)\//u,""),isLeftOut=/^(?:!|-not|\\!)$/u.test(args[at-1]??"")||args[at+2]==="-prune";return kind===void 0||
isLeftOut||!isKnown(name)||!/\w/u.test(name)?[]:[...new Set([name.replaceAll("*",""),name.replaceAll("*","x")])].flatMap(each=>kind==="name"?[`${"\uE007"}/${each}`]:
[each,`${"\uE007"}/${each}`])})}function find(args){let found=[];for(let at=0;at<args.length;at+=1){if(!/^-(?:exec|execdir|ok|okdir)$/u.test(args[at]??""))continue;
let rest=args.slice(at+1),end=rest.findIndex((word,index)=>word===";"||word==="+"&&rest[index-1]==="{}"||!isKnown(word)&&word.includes("\uE001"));for(let item of itemsOf(
args))found.push({kind:"command",argv:(end<0?rest:rest.slice(0,end)).map(word=>word.replaceAll("{}",item))})}return found}function fd(args){let at=args.findIndex(
arg=>/^(?:-[a-zA-Z]*[xX]|--exec(?:-batch)?(?:=.*)?)$/su.test(arg));if(at<0)return[];let end=args.indexOf(";",at),attached2=/^--exec[\w-]*=(.*)$/su.exec(args[at]??
"")?.[1],command=[...attached2===void 0?[]:[attached2],...args.slice(at+1,end<0?void 0:end)],options=readOptions([...args.slice(0,at),...attached2===void 0?[]:args.
slice(at+1)],{values:"tedESocj",long:["--type","--extension","--max-depth","--exclude","--size","--base-directory","--search-path"]},!0),[pattern="",...folders]=options.
operands,base=valueOf2(options,"--base-directory","--search-path"),starts=[...base===void 0?[]:[base],...folders],all=/^[.^*$]*$/u.test(pattern)&&!has(options,"\
-e","--extension","-S","--size"),words2=(attached2===void 0?command:[attached2]).filter(word=>word!==";");return(starts.length===0?["."]:starts).flatMap(start2=>all?
[`${start2}/${"\uE007"}`,start2]:[`${start2}/${"\uE007"}`]).map(item=>({kind:"command",argv:words2.some(word=>/\{[/.]*\}/u.test(word))?words2.map(word=>word.replaceAll(
/\{[/.]*\}/gu,item)):[...words2,item]}))}function optionFile(args,option){return args.some(arg=>option.test(arg))?[{kind:"opaque",code:"hidden-code"}]:[]}function programOptions(args,option){
return args.flatMap((arg,at)=>{let equals=arg.indexOf("="),name=equals<0?arg:arg.slice(0,equals),value=equals<0?args[at+1]:arg.slice(equals+1);return!option.test(
name)||value===void 0?[]:value.includes(",")?[{kind:"command",argv:value.split(",")}]:[{kind:"code",code:value}]})}function named(arg,key){let match=key.exec(arg);
return match===null?[]:[{kind:"code",code:arg.slice(match[0].length)}]}function subcommandCode(args,verbs,names){return verbs.length>0&&!verbs.includes(args[0]??
"")?[]:args.flatMap((arg,at)=>names.includes(arg)&&args[at+1]!==void 0?[{kind:"code",code:(args[at+1]??"").replace(/^[\w.]+=/u,"")}]:[])}function workspace(args){
let at=args.findIndex(arg=>/^(?:exec|dlx)$/u.test(arg));return at>0&&/^workspaces?$/u.test(args[0]??"")?args.slice(at):args}function after(args,names){let at=args.
findIndex(arg=>names.includes(arg));return at<0?[]:[{kind:"command",argv:[...args.slice(at+1).filter(word=>word!==";"),"\uE001"]}]}function parallel(args,input){
let{operands}=readOptions(args,{values:"jaSINnLC",long:["--jobs","--arg-file","--sshlogin","--colsep","--delay","--timeout","--joblog","--retries","--max-args",
"--results"]}),end=operands.findIndex(word=>word.startsWith(":::")),template=(end<0?operands:operands.slice(0,end)).join(" ");if(template==="")return end<0?[{kind:"\
input"}]:operands.slice(end+1).map(code=>({kind:"code",code}));let given=end<0||operands.slice(end+1).some(word=>word.startsWith(":::"))?[]:operands.slice(end+1);
return(given.length>0&&given.length<=MOST_ITEMS&&given.every(isKnown)?given.map(word=>`'${word.replaceAll("'","'\\''")}'`):foundItems(input)?.map(item=>`"${item.
replaceAll("\uE007","found")}"`)??['"$__item"']).map(item=>{let code=template.replace(/\{[#%/.+\d-]{0,4}\}/gu,item);return{kind:"code",code:code===template?`${template}\
 ${item}`:code}})}var SSH={values:"BbcDEeFIiJLlmOoPpQRSWw"};function proxies(args){return readOptions(args,SSH).flags.flatMap(({value=""})=>/^(?:proxycommand|localcommand|knownhostscommand)[ =]/i.
test(value)?[value]:[])}function ssh(args){let code=readOptions(args,SSH).operands.slice(1).join(" ");return[...proxies(args).map(value=>({kind:"code",code:value.
replace(/^\w+[ =]/u,"")})),...code===""?[]:[{kind:"code",code}]]}function zipTest(args){return args.flatMap((arg,at)=>{let code=arg==="-TT"?args[at+1]:/^-TT(.+)$/su.
exec(arg)?.[1];return code===void 0?[]:[{kind:"code",code}]})}function rpmMacros(args){return args.flatMap(arg=>[...arg.matchAll(/%\(([^)]*)\)/gsu)].map(match=>({
kind:"code",code:match[1]??""})))}function m4({text}){return[...(text??"").matchAll(/\be?syscmd\s*\(\s*`?([^)']*)/gsu)].map(match=>({kind:"code",code:match[1]??
""}))}function aptHooks(args){return args.some(arg=>/(?:invoke|pre-install-pkgs|post-invoke\S*|options?::)[^=]*=/i.test(arg))?[{kind:"opaque",code:"hidden-code"}]:
[]}function mavenExec(args){let property=name=>args.find(arg=>arg.startsWith(`-D${name}=`))?.slice(name.length+3),program2=property("exec.executable");return program2===
void 0?[]:[{kind:"code",code:`${program2} ${property("exec.args")??""}`}]}function coreutils(args){let at=args.findIndex(arg=>arg.startsWith("--coreutil-prog="));
return at<0?[]:[{kind:"command",argv:[(args[at]??"").slice(16),...args.slice(at+1)]}]}function flock(args){let{operands}=readOptions(args,{values:"wEc",long:["-\
-timeout","--wait","--conflict-exit-code","--command"]}),rest=operands.slice(1);return rest[0]==="-c"||rest[0]==="--command"?joined(rest.slice(1)):rest.length===
0?[]:[{kind:"command",argv:rest}]}function source(args){let file=args[0]==="--"?args[1]:args[0];return file===void 0?[]:file.includes("\uE004")?[{kind:"opaque",
code:"hidden-code"}]:[scriptOrInput(file)]}function trap(args){let rest=args[0]==="--"?args.slice(1):args,code=rest[0];return code===void 0||code==="-"||code===
"-l"||code==="-p"||rest.length===1&&/^(?:[A-Z]+\d?|\d+)$/u.test(code)?[]:[{kind:"code",code}]}var RESERVED=/^(?:if|then|elif|else|fi|for|in|do|done|while|until|case|esac|select|function|time|coproc|\{|\}|!|\[\[|\]\])$/u,
UNFINISHED=/(?:^|[\s;|&/])(?:rm|dd|shred|mkfs[\w.]*|chmod|chown|eval|source|exec|sudo|env|xargs|command|(?:ba|da|z|k)?sh(?:\s+-\w*c)?)$/u;function alias(args){return args.
flatMap(arg=>{let equals=arg.indexOf("=");if(!isKnown(arg))return[{kind:"opaque",code:"changed-names"}];if(equals<0)return[];let[name,body]=[arg.slice(0,equals),
arg.slice(equals+1)];return RESERVED.test(name)||/<<|\\$/u.test(body)||UNFINISHED.test(body.trim())?[{kind:"opaque",code:"changed-names"}]:[{kind:"code",code:`${body}\
 $__rest`}]})}function callbacks(args,names,values){let letters=names.filter(name=>/^-[^-]$/u.test(name)).map(name=>name.slice(1)),{flags}=readOptions(args,{values:values+
letters.join(""),long:names.filter(name=>name.startsWith("--"))},!0);return flags.filter(({name,value})=>value!==void 0&&names.includes(name)).map(({value})=>({
kind:"code",code:(value??"").replace(/^(?:exec=|shell\s+|!)/u,"")}))}function completions(args,values){return callbacks(args,["-C"],values).map(started=>started.
kind==="code"?{kind:"code",code:`${started.code} $__rest`}:started)}function words(args){let at=args.indexOf("-W"),text=at<0?void 0:args[at+1];return text===void 0?
[]:[{kind:"code",code:`: ${text}`}]}var GIT_CODE_KEY=/^(?:core\.(?:sshcommand|pager|editor|fsmonitor|askpass|gitproxy|hookspath)|sequence\.editor|pager\.|diff\.(?:external|.*\.(?:command|textconv))|difftool\.|mergetool\.|merge\..*\.driver|filter\.|credential\.|gpg\.(?:.*\.)?program|interactive\.difffilter|alias\.|uploadpack\.|remote\..*\.(?:uploadpack|receivepack|vcs)|http\..*proxy|browser\.|man\.|web\.browser|init\.templatedir|protocol\.ext|trailer\.|tar\.|hook\.|sendemail\.|instaweb\.|imap\.tunnel|core\.alternaterefscommand|submodule\..*\.update)/i;
function git(args){let options=readOptions(args,{values:"cC",long:["--git-dir","--work-tree","--namespace","--super-prefix","--config-env","--exec-path"]}),configured=options.
flags.filter(({name})=>name==="-c").flatMap(({value})=>gitSetting(value??"")),[verb,...rest]=options.operands,foreign=options.flags.some(({name,value})=>name===
"--exec-path"&&value!==void 0)||rest.some(arg=>/^ext::/i.test(arg));return[...configured,...gitVerb(verb??"",rest),...foreign?[{kind:"opaque",code:"hidden-code"}]:
[]]}function gitSetting(setting){let equals=setting.indexOf("="),key=equals<0?setting:setting.slice(0,equals),value=equals<0?"":setting.slice(equals+1);return isKnown(
setting)?/^include(?:if\..*)?\.path$/i.test(key)?[{kind:"opaque",code:"hidden-code"}]:GIT_CODE_KEY.test(key)?/^alias\./i.test(key)?[{kind:"code",code:value.startsWith(
"!")?`${value.slice(1)} "$__rest"`:`git ${value} "$__rest"`}]:[{kind:"code",code:value.replace(/^!/u,"")||":"}]:[]:!isKnown(key)||GIT_CODE_KEY.test(key)||/^include/i.
test(key)?[{kind:"opaque",code:"hidden-code"}]:[]}function gitVerb(verb,args){switch(verb){case"submodule":{let at=args.indexOf("foreach");return at<0?[]:joined(
args.slice(at+1).filter(word=>!word.startsWith("--")))}case"bisect":return args[0]==="run"?[{kind:"command",argv:args.slice(1)}]:[];case"rebase":return callbacks(
args,["-x","--exec"],"");case"clone":return[...callbacks(args,["-u","--upload-pack"],""),...readOptions(args,{values:"c",long:["--config"]},!0).flags.filter(({name})=>name===
"-c"||name==="--config").flatMap(({value})=>gitSetting(value??""))];case"fetch":case"pull":case"ls-remote":case"fetch-pack":return callbacks(args,["--upload-pac\
k","--exec"],"");case"archive":return callbacks(args,["--exec"],"");case"grep":return args.flatMap(arg=>{let pager=/^(?:-O|--open-files-in-pager=)(.+)$/su.exec(
arg)?.[1];return pager===void 0?[]:[{kind:"code",code:`${pager} found`}]});case"difftool":return callbacks(args,["-x","--extcmd"],"");case"send-email":case"inst\
aweb":case"daemon":return callbacks(args,["--sendmail-cmd","--to-cmd","--cc-cmd","-b","--browser","--access-hook"],"");case"for-each-repo":return[{kind:"command",
argv:["git",...args.filter(arg=>!arg.startsWith("-"))]}];case"filter-branch":return callbacks(args,["--tree-filter","--index-filter","--msg-filter","--env-filte\
r","--commit-filter","--parent-filter","--tag-name-filter","--setup"],"");case"config":{let words2=gitConfigWords(args).filter(word=>word!=="set");return words2.
length<2?[]:gitSetting(`${words2[0]??""}=${words2.slice(1).join(" ")}`)}default:return[]}}function awk(args){return[...(readOptions(args,{values:"vFf"},!0).operands[0]??
"").matchAll(/(?:\bsystem\s*\(\s*|\|&?\s*)"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"\s*\|&?\s*getline/gsu)].map(match=>({kind:"code",code:(match[1]??match[2]??"").
replace(/\\(.)/gsu,"$1")}))}function onDemand(args){let[name,...rest]=readOptions(args,{values:"pc",long:["--package","--call"]}).operands;return name===void 0?
[]:[{kind:"command",argv:[name.replace(/(?<=.)@[^/]*$/u,""),...rest]}]}function afterDashes(args,verb){let at=args.indexOf("--");return args.includes(verb)&&at>=
0&&at+1<args.length?[{kind:"command",argv:args.slice(at+1)}]:[]}var CMAKE={copy:["cp"],copy_if_different:["cp"],copy_directory:["cp","-r"],rename:["mv"],touch:[
"touch"],make_directory:["mkdir","-p"],remove:["rm","-f"],rm:["rm"],remove_directory:["rm","-r"],create_symlink:["ln","-s"],env:["env"],time:["time"],tar:["tar"],
cat:["cat"]};function cmake(args){let name=args[0]==="-E"?args[1]:void 0,script=args.indexOf("-P");if(script>=0&&/^\/dev\/|^\/proc\//u.test(args[script+1]??""))
return[{kind:"opaque",code:"hidden-code"}];let like=name!==void 0&&Object.hasOwn(CMAKE,name)?CMAKE[name]:void 0;return like===void 0?[]:[{kind:"command",argv:[...like,
...args.slice(2)]}]}function make(args){let file=valueOf2(readOptions(args,{values:"fCjloWI",long:["--file","--makefile"]}),"-f","--file","--makefile");return file!==
void 0&&(file==="-"||file.includes("\uE004")||/^\/dev\/|^\/proc\//u.test(file))||args.some(arg=>/^(?:SHELL|\.SHELLFLAGS|MAKEFLAGS)[:+?]?=/u.test(arg))?[{kind:"o\
paque",code:"hidden-code"}]:[]}function gitConfigWords(args){return readOptions(args,{values:"f",long:["--file","--blob","--type","--default","--comment","--val\
ue"]},!0).operands}function container(args){let at=args.findIndex(arg=>arg==="exec");if(at<0)return[];let{operands}=readOptions(args.slice(at+1),{values:"eudw",
long:["--env","--user","--workdir","--env-file","--detach-keys"]});return operands.length<2?[]:[{kind:"command",argv:operands.slice(1)}]}function runner(args,verbs,values=""){
let at=args.findIndex(arg=>verbs.includes(arg)),before=readOptions(args.slice(0,Math.max(at,0)),{values,long:["--prefix","--filter","--dir","--cwd","--workspace"]},
!0);if(at<0||before.operands.length>0)return[];let coded=callbacks(args.slice(at+1),["-c","--call"],""),{operands}=readOptions(args.slice(at+1),{values:"pw",long:[
"--package","--with","--python","--extra","--group"]});return[...coded,...operands.length===0?[]:[{kind:"command",argv:operands}]]}function tmux(args){let at=args.
findIndex(arg=>/^(?:new|new-session|neww|new-window|splitw|split-window|run|run-shell|respawn-pane|respawn-window|send|send-keys|if-shell|popup|pipe-pane)$/u.test(
arg));if(at<0)return[];let{operands}=readOptions(args.slice(at+1),{values:"stnceFxylp"}),code=operands.filter(word=>!/^(?:C-m|Enter)$/u.test(word));return joined(
code)}var MOST_VALUES2=6,LONGEST_VALUE=2e3,MOST_COMPARED=32,WITHIN="",Variables=class{#values=new Map;#metForSure=new Set;#certain=new Set;#functions=new Set;#met=new Set;#unsettled=!1;#changes=0;#shell="";#unordered=0;#answers=new Map;assign(name,value,certain2){
let values=this.#values.get(name)??new Set;this.#values.set(name,values),values.has(value)||(this.#changes+=1);let key=`${this.#shell}\0${name}`;this.#met.add(key),
certain2&&(this.#metForSure.add(key),this.#certain.add(key)),values.add(value.length>LONGEST_VALUE||!isKnown(value)&&value.includes("\uE000")?"\uE000":value),values.
size>MOST_VALUES2&&(values.clear(),values.add("\uE000"))}assignPositional(args){for(let[at,arg]of args.slice(0,MOST_VALUES2).entries()){let value=isKnown(arg)||
arg.includes("\uE007")?arg:"\uE000";this.assign(String(at+1),value,!1),at>0&&this.assign("1",value,!1)}this.assign("@",args.every(arg=>isKnown(arg)||arg.includes(
"\uE007"))?args.join("\uE005"):"\uE000",!1)}doubt(name){this.#metForSure.delete(`${this.#shell}\0${name}`)}defineFunction(name){this.#functions.add(name)}isFunction(name){
return this.#functions.has(name)}inShell(code,work){let outer=this.#shell;this.#shell=code,work(),this.#shell=outer}inSubshell(name,work){this.inShell(`${this.#shell}${WITHIN}${name}`,
work)}later(work){this.#unordered+=1,work(),this.#unordered-=1}unsettle(){this.#unsettled=!0}isAssigned(name){return this.valuesOf(name)!==void 0}state(){return this.#metForSure.
size>MOST_COMPARED?void 0:[...[this.#changes,this.#met,this.#certain,this.#functions,this.#values].map(each=>typeof each=="number"?each:each.size),this.#unsettled,
this.#unordered,this.#shell,...this.#metForSure].join("\0")}valuesOf(name){let later=this.#unordered>0,place={anew:this.#shell!==""&&!this.#shell.startsWith(WITHIN),
before:!later&&!this.#holds(this.#met,name),sure:this.#holds(later?this.#certain:this.#metForSure,name)},values=this.#possible(name,place),key=`${this.#shell}\0${Object.
values(place).join()}\0${name}`,answer=this.#answers.get(key)??{name,place,given:new Set};return this.#answers.set(key,answer),answer.given.add(keyOf(values)),values}#holds(places,name){
for(let shell2=this.#shell;;shell2=shell2.slice(0,shell2.lastIndexOf(WITHIN))){if(places.has(`${shell2}\0${name}`))return!0;if(!shell2.includes(WITHIN))return!1}}#possible(name,{
anew,before,sure}){if(this.#unsettled)return["\uE000"];let values=this.#values.get(name);if(values!==void 0)return values.has("\uE000")?[...values]:before?[...new Set(
[...values,anew?"":"\uE000"])]:sure?[...values]:[...new Set([...values,""])]}settle(){let holds=[...this.#answers.values()].every(({name,place,given})=>given.size===
1&&given.has(keyOf(this.#possible(name,place))));return this.#answers.clear(),this.#met.clear(),this.#metForSure.clear(),holds}};function keyOf(values){return values===
void 0?"":`=${values.join("\0")}`}function expandBraces(raw){let group=firstGroup(raw);if(group===void 0)return[raw];let{start:start2,end,choices}=group,words2=[];for(let choice of choices){let inner=expandBraces(
choice),rest=expandBraces(raw.slice(end));if(inner===void 0||rest===void 0||inner.length*rest.length+words2.length>64)return;for(let middle of inner)for(let tail of rest)
words2.push(raw.slice(0,start2)+middle+tail)}return words2}function firstGroup(raw){for(let at=0;at<raw.length;at=skip(raw,at)){if(raw[at]!=="{")continue;let group=groupAt(
raw,at);if(group!==void 0)return group}}function groupAt(raw,start2){let depth=0,from=start2+1,choices=[];for(let at=start2;at<raw.length;at=skip(raw,at)){let character=raw[at];
if(character==="{")depth+=1;else if(character===","&&depth===1)choices.push(raw.slice(from,at)),from=at+1;else if(character==="}"){if(depth-=1,depth>0)continue;
choices.push(raw.slice(from,at));let all=choices.length>1?choices:sequence(choices[0]??"");return all===void 0?void 0:{start:start2,end:at+1,choices:all}}}}function sequence(text){
let match=/^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/u.exec(text);if(match===null)return;let[from,to]=[match[1]??"",match[2]??""],letters=/[A-Za-z]/u.
test(from);if(letters!==/[A-Za-z]/u.test(to))return;let value=end=>letters?end.charCodeAt(0):Number(end),step=Math.max(1,Math.abs(Number(match[3]??1))),[first,last]=[
value(from),value(to)],words2=[],direction=first<=last?step:-step;for(let at=first;(first<=last?at<=last:at>=last)&&(words2.push(letters?String.fromCharCode(at):
String(at)),!(words2.length>64));at+=direction);return words2}function skip(raw,at){let character=raw[at];return character==="\\"?at+2:character==="'"?after2(raw,
raw.indexOf("'",at+1)):character==='"'||character==="`"?closing(raw,at+1,character):character==="$"&&raw[at+1]==="'"?closing(raw,at+2,"'"):character==="$"&&(raw[at+
1]==="{"||raw[at+1]==="(")?nested(raw,at+1):at+1}function after2(raw,found){return found<0?raw.length:found+1}function closing(raw,from,quote){let at=from;for(;at<
raw.length&&raw[at]!==quote;)at+=raw[at]==="\\"?2:1;return at+1}function nested(raw,from){let depth=0,at=from;for(;at<raw.length;){let character=raw[at];if((character===
"{"||character==="(")&&(depth+=1),(character==="}"||character===")")&&(depth-=1),at=character==="{"||character==="("||character==="}"||character===")"?at+1:skip(
raw,at),depth===0)return at}return raw.length}var MOST_ALTERNATIVES=24,PLAIN=/^[A-Za-z0-9_./:=@%+,-]+$/u;function isPlain({text}){return PLAIN.test(text)}function expandWord(word,expander){if(isPlain(word))
return[[word.text]];if(!hasBraces(word))return alternatives(word,expander).map(splitFields);let raws=expandBraces(word.text);if(raws===void 0)return[["\uE001"]];
let lists=[[]];for(let raw of raws){let inner=reparsed(raw);if(inner===void 0)return[["\uE001"]];let next=inner.flatMap(each=>alternatives(each,expander).map(splitFields));
lists=combine(lists,next)}return lists}function expandText(word,expander){return word===void 0?[""]:isPlain(word)?[word.text]:[...new Set(alternatives(word,expander).
map(text=>text.replaceAll("\uE005"," ").replaceAll(EMPTY,"")))]}function combine(lists,next){let[list,tail]=[lists[0],next[0]];if(lists.length===1&&next.length===
1&&list!==void 0&&tail!==void 0){for(let field of tail)list.push(field);return lists}return lists.length*next.length>MOST_ALTERNATIVES?lists.map(each=>[...each,
"\uE001"]):lists.flatMap(each=>next.map(more=>[...each,...more]))}function hasBraces(word){return word.parts?.some(part=>part.type==="BraceExpansion")??!1}function reparsed(raw){
let script=parse2(`: ${raw}`),command=script.commands[0]?.command;if(!(script.errors!==void 0||script.commands.length!==1||command?.type!=="Command"))return command.
suffix.flatMap(item=>item.type==="Word"?[item]:[])}var EMPTY="\uE006";function splitFields(text){return!text.includes("\uE005")&&!text.includes(EMPTY)?text===""?
[]:[text]:text.split("\uE005").filter(field=>field!=="").map(field=>field.replaceAll(EMPTY,""))}function alternatives(word,expander){return word.parts===void 0?
[withTilde(word.text,word.value,expander)]:join3(word.parts,!1,expander).map(text=>withTilde(word.text,text,expander))}function withTilde(raw,text,{world}){let match=/^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.
exec(raw);return match===null?text:(match[1]===void 0?world.home??"\uE000":match[1]==="+"?".":"\uE000")+text.slice(match[0].length)}function join3(parts,quoted3,expander){
let texts=[""];for(let part of parts){let next=partTexts(part,quoted3,expander);if(texts.length*next.length>MOST_ALTERNATIVES)return[quoted3?"\uE000":"\uE001"];
texts=texts.length===1&&next.length===1?[`${texts[0]??""}${next[0]??""}`]:texts.flatMap(text=>next.map(tail=>text+tail))}return texts}function partTexts(part,quoted3,expander){
switch(part.type){case"Literal":return[part.value];case"SingleQuoted":case"AnsiCQuoted":return[EMPTY+part.value];case"DoubleQuoted":case"LocaleString":return join3(
part.parts,!0,expander).map(text=>EMPTY+text);case"Glob":return[part.kind==="star"?"\uE002":"\uE003"];case"ExtendedGlob":return["\uE002"];case"BraceExpansion":case"\
ArithmeticExpansion":return["\uE000"];case"ProcessSubstitution":return[part.operator===">"?`/dev/fd/${"\uE000"}`:"\uE004"];case"CommandExpansion":return knownOutput(
part,expander)?.map(text=>inserted(text,quoted3,expander))??[quoted3?"\uE004":"\uE004\uE001"];case"SimpleExpansion":return variable(part.text.slice(1).replace(/^\\\n/u,
""),quoted3,expander);case"ParameterExpansion":return parameter(part,quoted3,expander);default:return exhausted(part)}}function exhausted(part){return["\uE000"]}
function knownOutput({text,script},expander){let code=text.replace(/^\$\(|^`|\)$|`$/gu,"").trim();if(code==="pwd")return expander.cwd===void 0?void 0:[expander.
cwd];if(code==="git rev-parse --show-toplevel")return[expander.cwd??"."];if(/^mktemp(?: -[dqut]+)*$/u.test(code))return["/tmp/mktemp"];let command=script?.commands.
length===1?script.commands[0]?.command:void 0;if(command?.type!=="Command"||command.redirects.length>0||command.prefix.length>0)return;let name=command.name?.text??
"";if(!/^(?:echo|printf|dirname|basename)$/u.test(name))return;let argvs=[[]];for(let item of command.suffix){if(item.type!=="Word")return;argvs=combine(argvs,expandWord(
item,expander))}return distinct(argvs.map(argv=>printed(name,argv)))}var distinct=texts=>texts.every(text=>text!==void 0)?[...new Set(texts)]:void 0;function printed(name,argv){
let[path=""]=argv;if(name==="dirname"||name==="basename"){if(argv.some(arg=>arg.startsWith("-")||arg.includes("\uE001")||arg.includes("\uE004")))return;let at=path.
replace(/\/+$/u,"").lastIndexOf("/");return argv.length>1&&name==="basename"?"\uE000":name==="basename"?path.slice(at+1):at<0?isKnown(path)?".":"\uE000":path.slice(
0,at)||"/"}if(!(!argv.every(arg=>isKnown(arg)&&!/[\\%]/u.test(arg))||path.startsWith("-")))return name==="echo"||argv.length===1?argv.join(" "):void 0}function variable(name,quoted3,expander){
let{variables,world,cwd}=expander;if(name==="@"||name==="*")return["\uE001",...(variables.valuesOf("@")??[]).filter(value=>value!=="\uE000"&&value!=="")];let unknown=quoted3?
"\uE000":"\uE000\uE001";if(/^[0-9]$/u.test(name))return[unknown,...(variables.valuesOf(name)??[]).filter(value=>value!=="\uE000"&&value!=="")];let values=variables.
valuesOf(name);return values!==void 0?values.map(value=>inserted(value,quoted3,expander)):name==="HOME"?[world.home??"\uE000"]:name==="PWD"?[cwd??"\uE000"]:name===
"TMPDIR"?["/tmp"]:[unknown]}function inserted(value,quoted3,{variables}){return quoted3?value:variables.isAssigned("IFS")?"\uE000\uE001":value.replaceAll(EMPTY,
"").replace(/[ \t\n]+/gu,"\uE005").replace(/\*/gu,"\uE002").replace(/[?[]/gu,mark=>mark==="?"?"\uE003":"\uE002").replaceAll("\uE000","\uE000\uE001")}function parameter(part,quoted3,expander){
let unknown=[quoted3?"\uE000":"\uE000\uE001"];if(part.prefix!==void 0||part.index!==void 0)return part.parameter==="@"||part.index!==void 0?["\uE001"]:unknown;let{
operation}=part,values=variable(part.parameter,quoted3,expander);if(operation===void 0)return values;if(operation.type!=="Default")return unknown;let operand=operation.
operator.endsWith("?")?[]:alternatives(operation.operand,expander);return operation.operator.endsWith("+")?[...operand,""]:[...new Set([...values,...operand])]}var DEEPEST3=12,MOST_ROUNDS=4,MOST_COMMANDS=1e5;function analyse(source2,world){let variables=new Variables;for(let round=1;;round+=1){let walk=new Walk(world,variables);
if(walk.program(source2,0),variables.settle()||(round===MOST_ROUNDS-1&&variables.unsettle(),round===MOST_ROUNDS))return walk.result()}}var NO_INPUT={kind:"none"},
EVALUATES=new Set(["let","declare","typeset","local","readonly","export","test","[","printf","unset","read","wait","mapfile","readarray","return","exit","shift",
"set","getopts"]),DECLARES=new Set(["declare","typeset","local","readonly","export"]),MAKES_FILES=new Set(["curl","wget","tee","cp","mv","dd","base64","openssl",
"xxd","ln","install","sed","tar","unzip","gunzip","sponge","rsync","scp"]),Walk=class{#world;#variables;#commands=[];#opaque=[];#scripts=[];#pipes=new Map;#idle=new Set;#cwd;#input=NO_INPUT;#conditional=0;#depth=0;#prompts=!1;constructor(world,variables){
this.#world=world,this.#variables=variables,this.#cwd=world.cwd}result(){return this.#ownScripts(),{commands:this.#commands,opaque:this.#opaque,pipes:this.#pipes}}program(source2,depth){
if(depth>DEEPEST3)return this.#hide("too-deep",source2);let script=parse2(source2);this.#prompts||=source2.includes("@P");let outer=this.#depth;this.#depth=depth,
this.#script(script,source2),this.#depth=outer}#script(script,source2){script.errors!==void 0&&script.errors.length>0&&this.#hide("not-bash",source2);for(let statement of script.
commands){let before=source2===""?void 0:this.#stateAt(statement,source2);before!==void 0&&this.#idle.has(before)||(this.#statement(statement),before!==void 0&&
this.#stateAt(statement,source2)===before&&this.#idle.add(before))}}#stateAt({pos,end},source2){let text=source2.slice(pos,end),state=this.#variables.state();return state===
void 0||text.includes("<<")||this.#input!==NO_INPUT?void 0:[...[this.#cwd===void 0?"":`=${this.#cwd}`,this.#depth,this.#conditional,this.#prompts],state,text].join(
"\0")}#statement(statement){statement.background===!0?this.#inSubshell(statement,()=>this.#visit(statement.command)):this.#visit(statement.command)}#hide(code,seen){
this.#opaque.push({code,seen:shown(seen)})}#expander(){return{variables:this.#variables,world:this.#world,cwd:this.#cwd}}#visit=node=>{switch(node.type){case"Co\
mmand":return this.#command(node);case"Pipeline":return this.#pipeline(node.commands);case"AndOr":{let[first,...rest]=node.commands;return first!==void 0&&this.#visit(
first),this.#perhaps(()=>rest.forEach(this.#visit))}case"Subshell":return this.#inSubshell(node,()=>forEachChild(node,this.#visit));case"Script":return this.#inSubshell(
node,()=>this.#script(node,""));case"ArithmeticExpansion":return node.text.includes("'")&&this.#code(node.text.slice(3,-2),!0),forEachChild(node,this.#visit);case"\
Redirected":return this.#redirected(node);case"Function":return node.name!==void 0&&this.#variables.defineFunction(node.name.text),this.#variables.later(()=>this.#perhaps(
()=>this.#inside(()=>this.#visit(node.body))));case"For":case"Select":return this.#loop(node);case"If":case"While":case"Case":case"ArithmeticFor":return this.#perhaps(
()=>forEachChild(node,this.#visit));case"Coproc":return this.#variables.assign(node.name?.value??"COPROC","\uE000",!1),this.#reading({kind:"pipe"},()=>forEachChild(
node,this.#visit));case"Word":return isPlain(node)?void 0:(this.#code(node.value),forEachChild(node,this.#visit));case"ArithmeticBinary":return node.operator.endsWith(
"=")&&!/^[=!<>]=$/u.test(node.operator)&&this.#unsettleName(node.left),forEachChild(node,this.#visit);case"ParameterExpansion":return this.#defaulted(node),forEachChild(
node,this.#visit);default:return forEachChild(node,this.#visit)}};#perhaps(work){this.#conditional+=1,work(),this.#conditional-=1}#inSubshell(node,work){let conditional=this.#conditional;
this.#conditional=0,this.#variables.inSubshell(`${node.pos}-${node.end}`,()=>this.#inside(work)),this.#conditional=conditional}#inside(work){let cwd=this.#cwd;work(),
this.#cwd=cwd}#reading(input,work){let outer=this.#input;this.#input=input,work(),this.#input=outer}#unsettleName(node){node.type==="ArithmeticWord"&&this.#variables.
assign(node.value.replace(/\[.*$/u,""),"\uE000",!1)}#defaulted(node){let{operation}=node;if(!(operation?.type!=="Default"||!operation.operator.endsWith("=")))for(let text of expandText(
operation.operand,this.#expander()))this.#variables.assign(node.parameter,text,!1)}#loop(node){for(let word of node.wordlist??[]){this.#visit(word);for(let list of expandWord(
word,this.#expander()))for(let field of list)this.#variables.assign(node.name.value,field.includes("\uE001")?"\uE000":field,!0)}(node.wordlist===void 0||node.type===
"Select")&&this.#variables.assign(node.name.value,"\uE000",!1),this.#perhaps(()=>this.#visit(node.body)),this.#variables.doubt(node.name.value)}#code(text,always2=!1){
if(!text.includes("$(")&&!text.includes("`")||!always2&&!this.#prompts&&!text.includes("[")||!isKnown(text))return;let mark=`END_${text.length}_OF_TEXT`,script=parse2(
`: <<${mark}
${text}
${mark}
`);if(this.#depth>=DEEPEST3)return this.#hide("too-deep",text);this.#depth+=1,forEachChild(script,this.#visitText),this.#depth-=1}#visitText=node=>{node.type===
"Script"?this.#visit(node):forEachChild(node,this.#visitText)};#pipeline(stages){let outer=this.#input,from;for(let stage of stages){let start2=this.#commands.length;
from!==void 0&&(this.#input=pipeInput(from)),stages.length>1?this.#inSubshell(stage,()=>this.#visit(stage)):this.#visit(stage);let next=this.#commands.slice(start2),
writer=from?.at(-1);writer!==void 0&&next[0]!==void 0&&this.#pipes.set(writer,next[0]),from=next}this.#input=outer}#redirected(node){let outer=this.#input,{input,
redirections}=this.#redirections(node.redirects);redirections.length>0&&this.#see("",[],[],redirections,input,[]),this.#input=input,this.#visit(node.command),this.#input=
outer}#redirections(nodes){let input=this.#input,redirections=[];for(let node of nodes){forEachChild(node,this.#visit);let number=node.descriptor?.type==="FileD\
escriptor"?node.descriptor.value:void 0,isInput=number===void 0||number===0;if(node.type==="HereDoc"){let quoted3=node.delimiter?.quoted??!1,text=node.operator===
"<<-"?node.body.text.replace(/^\t+/gmu,""):node.body.text;isInput&&(input={kind:"text",text:quoted3?text:this.#hereText(text,node.body.parts)})}else if(node.type===
"HereString"){let texts=expandText(node.target,this.#expander());isInput&&(input={kind:"text",text:texts.length===1?texts[0]??"":"\uE000"})}else for(let target of expandText(
node.target,this.#expander()))redirections.push({operator:node.operator,target}),node.operator==="<"&&isInput&&(input=target.includes("\uE004")?{kind:"pipe"}:{kind:"\
file",file:target}),node.operator==="<&"&&isInput&&(input={kind:"pipe"})}return{redirections,input}}#hereText(text,parts){if(parts===void 0)return text.includes(
"\\")?text.replace(/\\([$`\\])/gu,"$1").replaceAll(`\\
`,""):text;let texts=expandText({type:"Word",text:"",value:"",pos:0,end:0,parts:[{type:"DoubleQuoted",pos:0,end:0,text:"",parts}]},this.#expander());return texts.
length===1?texts[0]??"":"\uE000"}#command(node){let{input,redirections}=this.#redirections(node.redirects),assigned=this.#assignments(node);if(node.name===void 0){
(redirections.length>0||assigned.length>0)&&this.#see("",[],assigned,redirections,input,[]);return}this.#visit(node.name);let argvs=expandWord(node.name,this.#expander()).
map(list=>[...list]);!isPlain(node.name)&&!isPlainName(node.name,argvs)&&this.#hide("dynamic-name",node.name.text);for(let item of node.args)if(item.type==="Wor\
d"&&isPlain(item))for(let argv of argvs)argv.push(item.text);else item.type==="Word"?(this.#visit(item),argvs=combine(argvs,expandWord(item,this.#expander()))):
argvs=combine(argvs,this.#declared(item).map(text=>[text]));let distinct2=argvs.length===1?argvs:new Map(argvs.map(argv=>[argv.join("\0"),argv])).values();for(let argv of distinct2)
this.#start(argv,{assigned,redirections,input,through:[],variables:namesIn(node)})}#assignments(node){let assigned=[];for(let item of node.prefix){if(item.type!==
"Assignment")continue;let values=this.#assignment(item,node.name===void 0&&this.#conditional===0);for(let value of values)assigned.push({name:item.name??"",value})}
return assigned}#assignment(item,certain2){forEachChild(item,this.#visit);let name=item.name??"",{value}=item;if(value?.type==="ArrayValue"){this.#variables.assign(
name,"\uE000",certain2);for(let element of value.elements)for(let text of expandText(element,this.#expander()))this.#code(text,!0);return["\uE000"]}let texts=expandText(
value,this.#expander()).map(text=>text.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let text of texts){this.#code(text,!0);let whole=item.index===void 0&&
!item.text.startsWith(`${name}+=`)&&isKnown(text);this.#variables.assign(name,whole?text:"\uE000",certain2)}return texts}#declared(item){return this.#assignment(
item,!1).map(value=>`${item.name??""}=${value}`)}#see(name,args,assigned,redirections,input,through,variables=[]){let seen={name,base:baseName(name),args,assigned,
redirections,input,cwd:this.#cwd,through,variables};if(this.#commands.push(seen),this.#commands.length>MOST_COMMANDS)throw new RangeError("a program with too ma\
ny commands");return seen}#start(argv,context){let[name,...args]=argv;if(name===void 0){this.#see("",[],context.assigned,context.redirections,context.input,context.
through,context.variables);return}isSeenName(name)||this.#hide("dynamic-name",argv.join(" "));let seen=this.#see(name,args,context.assigned,context.redirections,
context.input,context.through,context.variables);if(context.through.length>DEEPEST3)return this.#hide("too-deep",name);this.#builtin(seen),this.#variables.isFunction(
name)&&this.#variables.assignPositional(args);let through=[...context.through,seen.base];for(let code of codeInVariables(seen))this.#nested(code,`${code} (in a \
variable)`,NO_INPUT,context.through.length);for(let started of startedBy(seen))this.#started(started,seen,{...context,through})}#started(started,seen,context){let whole=`${seen.
name} ${seen.args.join(" ")}`;switch(started.kind){case"command":return this.#inside(()=>{started.cwd!==void 0&&this.#enter([started.cwd]),this.#start(started.argv,
{...context,redirections:[]})});case"code":return started.positional!==void 0&&started.positional.length>0&&this.#variables.assignPositional(started.positional),
started.zero!==void 0&&this.#variables.assign("0",started.zero,!1),this.#nested(started.code,whole,seen.input,context.through.length);case"script":this.#scripts.
push(started.file),started.file.includes("\uE004")&&this.#hide("hidden-code",whole);return;case"opaque":return this.#hide(started.code,whole);case"input":return seen.
input.kind==="text"?this.#nested(seen.input.text??"",whole,NO_INPUT,context.through.length):(seen.input.kind==="file"&&seen.input.file!==void 0&&this.#scripts.push(
seen.input.file),seen.input.kind!=="pipe"?void 0:seen.input.text!==void 0?this.#nested(seen.input.text,whole,NO_INPUT,context.through.length):this.#hide("piped-\
code",whole));default:return void 0}}#nested(code,whole,input,extra){if(!isKnown(code))return this.#hide("hidden-code",whole);let outer=this.#input;this.#input=
input,/^(?:eval|alias|trap)\b/u.test(whole)?this.#variables.later(()=>this.#perhaps(()=>this.program(code,this.#depth+1))):this.#inNewShell(code,()=>this.program(
code,this.#depth+1+Math.min(extra,0))),this.#input=outer}#inNewShell(code,work){let conditional=this.#conditional;this.#conditional=0,this.#variables.inShell(code,
()=>this.#inside(work)),this.#conditional=conditional}#builtin(seen){let{base,args,input}=seen;if((base==="cd"||base==="pushd")&&this.#enter(args),base==="popd"&&
(this.#cwd=void 0),base==="set"&&this.#variables.assignPositional(args[0]==="--"?args.slice(1):[]),EVALUATES.has(base))for(let arg of args)this.#code(arg,base!==
"printf"||arg.includes("["));if(base==="read"||base==="mapfile"||base==="readarray"){this.#code(input.text??"",!0);for(let arg of args)this.#variables.assign(nameIn(
arg,base),"\uE000",!1);base==="read"&&this.#reads(args,seen.input),this.#variables.assign(base==="read"?"REPLY":"MAPFILE","\uE000",!1),args.some(arg=>!isKnown(arg))&&
this.#variables.unsettle()}if(base==="getopts"&&args[1]!==void 0&&this.#variables.assign(args[1],"\uE000",!1),base==="printf"&&args.some(arg=>arg.startsWith("-v"))){
let at=args.findIndex(arg=>arg.startsWith("-v")),name=args[at]==="-v"?args[at+1]:args[at]?.slice(2);this.#variables.assign(nameIn(name??"",base),"\uE000",!1)}if(base===
"let")for(let arg of args)this.#variables.assign(/^\w+/u.exec(arg)?.[0]??"","\uE000",!1);DECLARES.has(base)&&this.#declares(args),base==="exec"&&args.length===0&&
(this.#input=input)}#reads(args,input){let lines=input.text===void 0?foundItems(input)??[]:input.text.split(`
`);for(let line of lines.filter(each=>each!==""&&(isKnown(each)||each.includes("\uE007"))).slice(0,4))for(let name of args.filter(arg=>/^[A-Za-z_]\w*$/u.test(arg)))
for(let value of new Set([line,...line.trim().split(/\s+/u).slice(0,3)]))this.#variables.assign(name,value,!1)}#declares(args){args.some(arg=>!isKnown(arg)&&(!/^\w+=/u.
test(arg)||arg.includes("\uE001")))&&this.#variables.unsettle(),args.some(arg=>/^[-+][A-Za-z]*[nlu]/u.test(arg))&&this.#variables.unsettle();for(let arg of args){
let match=/^(\w+)\+?=(.*)$/su.exec(arg);match!==null&&this.#variables.assign(match[1]??"",isKnown(arg)&&!arg.includes("+=")?match[2]??"":"\uE000",!1)}}#enter(args){
let target=args.find(arg=>!/^-[LPe@n]+$/u.test(arg)&&arg!=="--");target===void 0?this.#cwd=this.#world.home:!isKnown(target)||target==="-"||/^[-+]\d/u.test(target)?
this.#cwd=void 0:target.startsWith("/")?this.#cwd=ODD.test(target)?import_node_path4.posix.normalize(target):target:this.#cwd?.startsWith("/")===!0?this.#cwd=absolute(
target,this.#cwd):this.#cwd!==void 0&&(this.#cwd=import_node_path4.posix.resolve(this.#cwd,target))}#ownScripts(){let direct=this.#commands.flatMap(({name})=>name.
includes("/")?[name]:[]);if(direct.length===0&&this.#scripts.length===0)return;let written=new Set;for(let{base,args,redirections}of this.#commands){for(let{operator,
target}of redirections)operator.includes(">")&&written.add(lastName(target));if(MAKES_FILES.has(base))for(let arg of args)written.add(lastName(arg.replace(/^(?:of=|-o)/u,
"")))}for(let ignored of["null","","1","2","&1","&2"])written.delete(ignored);for(let script of[...this.#scripts,...direct])written.has(lastName(script))&&this.#hide(
"own-script",script)}};var CODE_VARIABLE=/^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;
function codeInVariables({base,args,assigned}){let exported=EXPORTS.has(base)?args.map(arg=>/^(\w+)=(.*)$/su.exec(arg)):[];return[...assigned.flatMap(({name,value})=>CODE_VARIABLE.
test(name)?[value]:[]),...exported.flatMap(match=>match!==null&&CODE_VARIABLE.test(match[1]??"")?[match[2]??""]:[])].filter(value=>value!=="")}var EXPORTS=new Set(
["export","declare","typeset","env","readonly","local","sudo"]);function namesIn(node){let names=[],visit=inner=>{inner.type==="SimpleExpansion"?names.push(inner.
text.slice(1)):inner.type==="ParameterExpansion"?names.push(inner.prefix==="!"&&inner.index===void 0&&!/[*@]\}$/u.test(inner.text)?`!${inner.parameter}`:inner.parameter):
inner.type!=="Script"&&forEachChild(inner,visit)};for(let item of node.suffix)(item.type!=="Word"||!isPlain(item))&&visit(item);return names}function lastName(path){
return path.slice(path.lastIndexOf("/")+1)}function baseName(name){return lastName(name).toLowerCase()}function nameIn(arg,builtin){return isKnown(arg)?arg.replace(
/\[.*$/su,""):builtin}function isPlainName(word,argvs){return argvs.length!==1||argvs[0]?.length!==1||(word.parts?.some(part=>!["Literal","SingleQuoted","Double\
Quoted","AnsiCQuoted"].includes(part.type))??!1)&&!/^"?\$(?:\w+|\{\w+\})"?\//u.test(word.text)?!1:isSeenName(argvs[0][0]??"")}function isSeenName(name){return isKnown(
name)||isKnown(lastName(name))&&lastName(name)!==""&&!name.includes("\uE001")}function pipeInput(from){let last=from.at(-1),text=from.length===1&&last!==void 0?
outputOf(last):void 0;return text===void 0?{kind:"pipe",from}:{kind:"pipe",from,text}}function outputOf({base,args,input,redirections,through}){if(through.length>
0||redirections.some(({operator})=>operator.includes(">"))||!args.every(isKnown))return;if(base==="cat"&&(args.length===0||args[0]==="-"))return input.kind==="t\
ext"?input.text:void 0;if(base==="echo"){let words2=args[0]==="-n"?args.slice(1):args;return/^-[neE]+$/u.test(words2[0]??"")||words2.some(word=>word.includes("\\"))?
void 0:`${words2.join(" ")}
`}if(base!=="printf")return;let[format="",...rest]=args;return/^%s(?:\\n)?$/u.test(format)?`${rest.join(`
`)}
`:rest.length===0&&!/[%\\]/u.test(format.replace(/\\n$/u,""))?`${format.replace(/\\n$/u,"")}
`:void 0}function distinctCommands({commands,pipes}){let keys=new Map,ownKey=seen=>{let key=keys.get(seen)??keyOf2(seen);return keys.set(seen,key),key},known=new Set;return commands.
filter(seen=>{let{before,after:after3}=neighbours(seen,pipes),all=[...before,...after3];if(all.length>16)return!0;let key=all.length===0?ownKey(seen):`${before.
length}${[seen,...all].map(ownKey).join("")}`;return!known.has(key)&&known.add(key)})}function neighbours(seen,pipes){let before=[...seen.input.from??[]];for(let at=0;at<
before.length&&before.length<=16;at+=1)before.push(...before[at]?.input.from??[]);let after3=[];for(let next=pipes.get(seen);next!==void 0&&after3.length<=16;next=
pipes.get(next))after3.push(next);return{before,after:after3}}function keyOf2({name,args,assigned,redirections,input,variables,through,cwd}){return assigned.length+
redirections.length+variables.length+through.length===0&&input.kind==="none"?`${cwd??""}\0${name}\0${args.join("\0")}`:[`${args.length} ${assigned.length} ${redirections.
length} ${variables.length} ${through.length} ${input.kind}`,cwd??"",name,...args,...assigned.flatMap(each=>[each.name,each.value]),...redirections.flatMap(({operator,
target})=>[operator,target]),...variables,...through,input.text??"",input.file??""].join("\0")}function fold(path){return PLAIN2.test(path)?path.toLowerCase():path.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),"").toUpperCase().
toLowerCase().normalize("NFKC").split("/").map(name=>/^\.{1,2}$/u.test(name)?name:trimEnd(name)).join("/")}var PLAIN2=/^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;function trimEnd(name){
let end=name.length;for(;end>0&&(name[end-1]==="."||name[end-1]===" ");)end-=1;let stream=name.slice(0,end).search(/:{1,2}\$/u);return stream>0?name.slice(0,stream):
name.slice(0,end)}var compiled=new Map;function compile(glob){let known=compiled.get(glob);if(known!==void 0)return known;let parts=fold(glob).split("/").filter(
(part,index)=>part!==""||index===0);return compiled.set(glob,parts),parts}var indexes=new WeakMap;function indexOf(globs){let known=indexes.get(globs);if(known!==
void 0)return known;let byName=new Map,byPiece=[];for(let glob of globs){let parts=compile(glob),name=longest(parts.filter(part=>part!==""&&!part.includes("*")&&
!part.includes("?"))),same=name===""?void 0:byName.get(name);name===""?byPiece.push([longest(parts.flatMap(part=>part.split(/[*?]/u))),glob]):same===void 0?byName.
set(name,[glob]):same.push(glob)}let index={byName,byPiece};return indexes.set(globs,index),index}function longest(texts){let found="";for(let text of texts)text.
length>found.length&&(found=text);return found}function matchesAny(path,globs){let{byName,byPiece}=indexOf(globs);for(let name of namesOf(path)){let found=byName.
get(name);if(found!==void 0&&found.some(glob=>matchesGlob(path,glob)))return!0}return byPiece.some(([piece,glob])=>path.includes(piece)&&matchesGlob(path,glob))}
function matchesGlob(path,glob){let pattern=compile(glob),names=namesOf(path),name=pattern[1];if(pattern[0]==="**"&&name!==void 0&&name!=="**"){if(pattern.length===
2)return matchesName(names.at(-1)??"",name);if(pattern.length===3&&pattern[2]==="**")return names.some(each=>matchesName(each,name))}let states=new Set(closure(
pattern,0));for(let name2 of names){let next=new Set;for(let at of states){let part=pattern[at];if(part!==void 0){if(part==="**")for(let state of closure(pattern,
at))next.add(state);else if(matchesName(name2,part))for(let state of closure(pattern,at+1))next.add(state)}}if(states=next,states.size===0)return!1}return states.
has(pattern.length)}var lastPath="",lastNames=[""];function namesOf(path){return path!==lastPath&&(lastNames=path.split("/").filter((name,index)=>name!==""||index===
0),lastPath=path),lastNames}function closure(pattern,from){let states=[from];for(let at=from;pattern[at]==="**";at+=1)states.push(at+1);return states}function matchesName(name,pattern){
if(!pattern.includes("*")&&!pattern.includes("?"))return name===pattern;let at=0,inPattern=0,star=-1,resume=0;for(;at<name.length;)if(inPattern<pattern.length&&
(pattern[inPattern]===name[at]||pattern[inPattern]==="?"))at+=1,inPattern+=1;else if(pattern[inPattern]==="*")star=inPattern,resume=at,inPattern+=1;else if(star>=
0)resume+=1,at=resume,inPattern=star+1;else return!1;for(;pattern[inPattern]==="*";)inPattern+=1;return inPattern===pattern.length}var TEMPORARY=["/tmp","/var/tmp","/private/tmp","/private/var/tmp","/dev/shm","/var/folders"],DEVICES=["/dev/null","/dev/stdout","/dev/stderr","/dev/tty","/dev/\
zero","/dev/full","/dev/fd"];function isTemporary(place){return TEMPORARY.some(folder=>below(place,folder)!==void 0)}function isDevice(place){return DEVICES.some(device=>below(place,device)!==
void 0)}function placesOf(path,cwd,files){return[...new Set(readings(path).flatMap(reading=>[absolute(reading,cwd),followed(reading,absolute(".",cwd),files)]))]}var MOST_NAMES=5e3,MOST_PATHS=500;function expandGlobs(pattern,cwd,files){let names=pattern.split("/"),paths=[""];for(let[index,name]of names.entries()){let lead=index===
0?"":"/";if(isKnown(name)){paths=paths.map(path=>`${path}${lead}${name}`);continue}let next=[];for(let path of paths){let folder=path.startsWith("/")?path:`${cwd}\
/${path}`,found=files.names(folder,MOST_NAMES);for(let entry of found??[])fits(entry,name)&&next.push(`${path}${lead}${entry}`);if(next.length>MOST_PATHS)return}
paths=next}return paths}function fits(entry,pattern){if(entry.startsWith(".")&&!pattern.startsWith("."))return!1;let ends=[0],states=new Set(ends);for(let mark of pattern){
let next=new Set;for(let at of states)if(mark==="\uE002")for(let end=at;end<=entry.length;end+=1)next.add(end);else at<entry.length&&(mark==="\uE003"||mark===entry[at]||
!isKnown(mark))&&next.add(at+1);states=next}return states.has(entry.length)}function refuse(rule,seen,why,instead){return[{rule,seen:typeof seen=="string"?seen:commandLine(seen),why,instead,severity:"block"}]}function warn(rule,seen,why,instead){
return[{rule,seen:commandLine(seen),why,instead,severity:"warn"}]}function certain(text,context){return context.inner(text).filter(({rule,severity})=>severity===
"block"&&!/^(?:not-bash|dynamic-name|hidden-code|too-deep|installer)$/u.test(rule))}function commandLine({name,args}){return shown([name,...args].join(" "))}var WHY="what a command prints goes into the session and its logs, so a credential would leave the machine",INSTEAD="Use the tool that needs the credential and \
let it read it by itself; never print, copy or send it.",NAMES_ONLY=new Set(["ls","stat","test","[","[[","find","chmod","chown","touch","mkdir","rm","rmdir","ba\
sename","dirname","realpath","readlink","file","du","git","echo","printf","ssh-keygen","ssh-add","which","cd","mysql","psql","wc","type","locate","tree","shred",
"docker","node","dotenv","dotenvx","env-cmd"]),SECRET_NAME=/(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|CREDENTIALS?|APIKEY|API_KEY|PRIVATE_KEY|ACCESS_KEY|SECRET_KEY|AUTH)(?:_|$)|(?:TOKEN|PASSWORD|APIKEY)$/u,
SECRET_REFERENCE=/\$\{?\w*(?:TOKEN|SECRET|PASSWORD|API_?KEY|ACCESS_KEY)/u,EXAMPLE=/\.(?:example|sample|template|dist|pub|md)$/i,METADATA=/(?:^|[/@])(?:169\.254\.169\.254|169\.254\.170\.2|100\.100\.100\.200|metadata\.google\.internal|metadata\.azure\.com|\[?fd00:ec2::254\]?|2852039166|0xa9fea9fe|0251\.0376\.0251\.0376|169\.254\.43518)(?:[:/]|$)/i,
SHORTEST_SERVICE=10;function isCredentialFile(path,seen,{policy,files}){let known=shown(path).replace(/^[@<]/u,"").replaceAll(/…+/gu,"x");return known.includes(
".")&&EXAMPLE.test(known)?!1:placesOf(known,seen.cwd??"/",files).some(place=>place!==void 0&&matchesAny(fold(place),policy.credentialFiles))}function namesCredentials(word,seen,context){
if(/^-{1,2}[a-z-]{1,20}$/u.test(word))return"nothing";let answers=answersOf(context.policy),key=`${seen.cwd??""}\0${word}`,before=answers.get(key);if(before!==void 0)
return before;let value=/^(?:[^=]*=|-[A-Za-z]?)?[@<]?(.+)$/su.exec(word.replace(/^[\w-]+=/u,""))?.[1],answer=[word,...value===void 0||value===word?[]:[value]].flatMap(
path=>existing(path,seen,context)).some(each=>isPathLike(each)&&isCredentialFile(each,seen,context))?"file":word.length>=SHORTEST_SERVICE&&METADATA.test(word)?"\
service":"nothing";return answers.set(key,answer),answer}var ANSWERS=new WeakMap;function answersOf(policy){let answers=ANSWERS.get(policy)??new Map;return ANSWERS.
set(policy,answers),answers}function credentialFileRule(seen,context){let looks=NAMES_ONLY.has(seen.base)&&!(seen.base==="git"&&seen.args.some(arg=>/^(?:show|cat-file|diff|grep|blame|annotate|archive)$/u.
test(arg)));for(let{operator,target}of seen.redirections)if((operator==="<"||operator==="<>")&&namesCredentials(target,seen,context)==="file")return refuse("cre\
dentials-read",`${seen.name} ${shown(target)}`,WHY,INSTEAD);for(let arg of readBy(seen)){let names=namesCredentials(arg,seen,context);if(names==="file"&&!looks)
return refuse("credentials-read",`${seen.name} ${shown(arg)}`,WHY,INSTEAD);let unread=arg.startsWith(`http://${"\uE003"}/`);if(names==="service"||unread)return refuse(
"credentials-read",seen,"the metadata service hands out the machine\u2019s credentials",INSTEAD)}return[]}var CONNECTS=["ssh","scp","sftp","mosh","ssh-copy-id"];
function readBy({base,args}){if(base==="cp"||base==="mv"||base==="ln"||base==="install")return args.some(arg=>/^-\w*t|^--target/u.test(arg))?args:args.slice(0,-1);
if(base==="git")return args.flatMap(arg=>[arg,.../^[^:]+:(.+)$/su.exec(arg)?.slice(1)??[]]);if(base==="openssl")return args.filter((_,at)=>!/^-(?:key)?out$/u.test(
args[at-1]??""));let filter=base==="jq"&&!args.includes("-f")?args.findIndex(arg=>!arg.startsWith("-")):-1;return filter>=0?args.filter((_,at)=>at!==filter):CONNECTS.
includes(base)?args.filter((arg,at)=>!/^-[iFo]./u.test(arg)&&!/^-[iFo]$/u.test(args[at-1]??"")):args}function existing(word,{cwd},{files,root}){return!isKnown(word)&&
isKnown(word.replaceAll("\uE002","").replaceAll("\uE003",""))?[word,...expandGlobs(word,cwd??root,files)??[]]:[word]}function isPathLike(word){return word!==""&&
word.length<4096&&/^@?[^\s'"|;$(){}]+$/u.test(shown(word))&&!/^-[^/]*$/u.test(word)}function secretVariableRule(seen,context){if(seen.variables.length===0)return[];
if(/^(?:curl|wget|http|https|xh)$/u.test(seen.base))return sentVariable(seen);if(!shows(seen,context))return[];let name=seen.variables.find(variable2=>variable2.
startsWith("!")||SECRET_NAME.test(variable2));return name===void 0?[]:refuse("credentials-read",`${seen.name} $${name}`,WHY,INSTEAD)}function shows({base,args,input},{
pipes}){return/^(?:echo|printf|print|cat|tee|base64|xxd|od|hexdump|logger|rev|tr|nc|ncat|socat|telnet|mail|sendmail|dig|nslookup|host|drill|ping|whois|expr|notify-send)$/u.
test(base)?!0:base==="gh"||base==="glab"?/^(?:issue|pr|mr|gist|release|discussion)$/u.test(args[0]??"")||args[0]==="api"&&args.some(arg=>/^\w+=/u.test(arg)&&!isKnown(
arg)):base==="git"?/^(?:commit|tag|notes|branch|checkout|switch)$/u.test(args[0]??""):base==="jq"?![...pipes.keys()].some(writer=>writer.base==="jq"):input.kind===
"text"&&!args.some(arg=>/^-\w*q/u.test(arg))&&/^(?:sed|[gmn]?awk|cut|[ef]?grep|head|tail|fold|fmt|nl|paste|sort|uniq|column|gzip|openssl|ssh|sftp|dd|split)$/u.test(
base)}function sentVariable(seen){let name=seen.variables.find(variable2=>SECRET_NAME.test(variable2));if(seen.variables.includes("ACTIONS_ID_TOKEN_REQUEST_URL"))
return refuse("credentials-read",seen,"it asks for a token of the workflow and prints it",INSTEAD);if(name===void 0)return[];let hidden=seen.args.filter(arg=>!isKnown(
arg));return seen.variables.every(variable2=>SECRET_NAME.test(variable2))&&seen.args.some((arg,at)=>!isKnown(arg)&&isSentOpenly(arg,seen.args[at-1]??"",seen.base))||
seen.input.kind==="text"&&seen.args.some(arg=>/^@?-$/u.test(arg))||hidden.some((arg,at)=>isForeignHeader(arg,seen.args[seen.args.indexOf(arg,at)-1]??""))||isForeignHost(
name,seen.args)?refuse("credentials-read",`${seen.name} \u2026 $${name}`,WHY,INSTEAD):[]}function isSentOpenly(arg,option,base){return/^https?:\/\//i.test(arg)||
/^(?:-[a-zA-Z]*[dFAebU]|--data[\w-]*|--form[\w-]*|--post-data|--body-data|--json|--user-agent|--referer|--cookie)$/u.test(option)||/^(?:-[dF]|--(?:data[\w-]*|form|post-data|body-data|json|user-agent|referer|cookie)=)/u.
test(arg)||/^(?:https?|xh)$/u.test(base)&&/^[\w.-]+:?=/u.test(arg)}function isForeignHeader(arg,option){let header=/^(?:-H|--header[= ]?)$/u.test(option)?arg:/^(?:-H|--header=)(.+)$/su.
exec(arg)?.[1],name=/^\s*([\w-]+)\s*:/u.exec(header??"")?.[1];return name!==void 0&&!/auth|token|key|secret|cookie|credential|password|private/i.test(name)}var OWNERS=[
["^(?:GH|GITHUB)_","git|/api/(?:v3|graphql)|ghe"],["^(?:GITLAB|CI_JOB)_","git|/api/v4"],["^NPM_","npm|registry|packages|pkg"],["^PYPI_","pypi|simple"],["^(?:AWS\
|AMAZON)_","amazonaws|aws"],["^DOCKER","docker|registry|/v2"],["^AZURE_","azure|microsoft|windows"],["^(?:GOOGLE|GCP|GCLOUD)_","google"]];function isForeignHost(name,args){
let addresses=args.filter(arg=>/^https?:\/\//i.test(arg)),host=address=>/^https?:\/\/(?:[^/@]*@)?([^/?#]*)/i.exec(address)?.[1]??"",plain=addresses.some(address=>/^http:/i.
test(address)&&isKnown(host(address))&&!/^(?:localhost|127\.|\[::1\]|[\w-]+(?::\d+)?$)/i.test(host(address))),expected=OWNERS.find(([variable2])=>new RegExp(variable2,
"u").test(name))?.[1];return plain||expected!==void 0&&addresses.some(address=>isKnown(host(address))&&!/^(?:localhost|127\.)/u.test(host(address))&&!new RegExp(
expected,"iu").test(shown(address)))}var environmentInFilter=seen=>seen.args.flatMap(arg=>[...arg.matchAll(seen.base==="jq"?/(?:\$ENV\b|(?<![\w.$"'])env\b)(?:\.(\w+)|\s*\[\s*"(\w+)"\s*\])?/gu:
/\bENVIRON\b(?:\s*\[\s*"(\w+)"\s*\])?/gu)]).some(match=>{let name=match[1]??match[2];return name===void 0||SECRET_NAME.test(name)})?refuse("credentials-read",seen,
"the whole environment holds the session\u2019s credentials","Print the one variable that you need."):[];function isNarrowed(seen,{pipes}){let reader=pipes.get(
seen);if(reader===void 0||!/^[ef]?grep$/u.test(reader.base)||reader.args.some(arg=>/^-[a-zA-Z]*[vfABC]/u.test(arg)))return!1;let patterns=reader.args.filter(arg=>!arg.
startsWith("-")),fixed=shown(patterns[0]??"");return patterns.every(isKnown)&&/[A-Za-z]{3}/u.test(fixed)&&!/[.*|[]|tok|sec|pass|key|auth|cred|api|pwd|private|agent|github|aws|azure|npm|pat/i.
test(fixed)}var environment=(seen,context)=>{if(isNarrowed(seen,context))return[];let unset=at=>seen.base==="env"&&/^-[uC]$/u.test(seen.args[at-1]??""),names=seen.
args.filter((arg,at)=>!arg.startsWith("-")&&!/^\w+=/u.test(arg)&&!unset(at));return seen.args.some(arg=>/^(?:--help|--version)$/u.test(arg))?[]:names.length===0?
refuse("credentials-read",seen,"the whole environment holds the session\u2019s credentials","Print the one variable that you need."):seen.base==="printenv"&&names.
some(name=>!isKnown(name)||SECRET_NAME.test(name))?refuse("credentials-read",seen,WHY,INSTEAD):[]},processes=seen=>seen.args.some((arg,at)=>/^[a-zA-Z]*e[a-zA-Z]*$/u.
test(arg)&&!(seen.args[at-1]??"").startsWith("-")||arg==="-E")?refuse("credentials-read",seen,"the environment of other processes holds credentials","Use ps -ef\
."):[],search=(seen,{home,files})=>{let deep=seen.base==="rg"||seen.base==="ag"||seen.args.some(arg=>/^-[a-zA-Z]*[rR]|^--recursive/u.test(arg)),wide=arg=>/^[/~.]/u.
test(arg)&&isKnown(arg)&&placesOf(arg,seen.cwd??"/x",files).some(place=>place==="/"||place!==void 0&&place===home||place==="/home"||place==="/root");return deep&&
seen.args.some(wide)?refuse("credentials-read",seen,"the home folder holds credentials","Search the repository."):[]},shellVariables=seen=>{let printed2=seen.base===
"set"?seen.args.length===0:seen.args.some(arg=>/^-[a-zA-Z]*p/u.test(arg))||seen.args.length===0||seen.args.every(arg=>/^-[xp]+$/u.test(arg)),names=seen.args.filter(
arg=>!arg.startsWith("-"));return!printed2||names.length>0&&!names.some(name=>SECRET_NAME.test(name))?[]:refuse("credentials-read",seen,"the whole environment h\
olds the session\u2019s credentials","Print the one variable that you need.")},PRINTS={aws:/\b(?:configure (?:get|export-credentials)|sts (?:get-session-token|assume-role\S*|get-federation-token)|sso get-role-credentials|secretsmanager (?:batch-)?get-secret-value|ssm get-parameter\S*.*--with-decryption|ssm .*--with-decryption.* get-parameter|ecr\S* get-login\S*|iam create-(?:access-key|login-profile)|codeartifact get-authorization-token|kms decrypt|eks get-token|rds generate-db-auth-token|lambda get-function\S*|ecs describe-task-definition|cognito-idp describe-user-pool-client)/u,
gcloud:/(?:auth (?:application-default )?print-(?:access|identity)-token|secrets versions access|iam service-accounts keys create|config config-helper|(?:functions|services) describe)/u,
az:/(?:account get-access-token|keyvault secret (?:show|download)|ad sp create|acr credential show|\bkeys list|appsettings list|show-connection-string|connection-string list)/u,
kubectl:/(?:get (?:secrets?|all)\b.*-o|-o\S* .*get secrets?\b|get secrets?[ /].*(?:yaml|json)|config view.*--raw|create token|describe secrets?|view-secret)/u,oc:/(?:get secrets?[ /].*-o|whoami .*(?:-t|--show-token)|extract\b.*--to=-|describe secrets?)/u,
helm:/^get (?:values|all|manifest)/u,vault:/^(?:read|kv get|token|print token|unwrap|login)/u,consul:/^kv (?:get|export)/u,etcdctl:/^get/u,credhub:/^(?:get|export)/u,
keyring:/^get/u,op:/^(?:read|item get|document get|signin|inject)/u,pass:/^[^-\s]/u,gopass:/^[^-\s]/u,rbw:/^get/u,"keepassxc-cli":/^(?:show|clip|export|attachment-export)/u,
"kwallet-query":/./u,security:/(?:find-(?:generic|internet)-password|dump-keychain|export)/u,"secret-tool":/(?:lookup|search)/u,age:/(?:^| )(?:-d|--decrypt)(?: |$)/u,
gpg:/--export-secret|--decrypt|(?:^| )-d(?: |$)/u,gpg2:/--export-secret|--decrypt/u,"git-crypt":/^(?:unlock|export-key)/u,heroku:/^(?:auth:token|config(?::get)?(?: |$))/u,
vercel:/^env pull/u,netlify:/^env:(?:list|get)/u,railway:/^variables/u,supabase:/^status/u,firebase:/^(?:functions:config:get|login:ci)/u,serverless:/^print/u,sls:/^print/u,
doppler:/^secrets(?! (?:set|delete|upload))/u,infisical:/^(?:secrets(?! (?:set|delete))|export)/u,teller:/^(?:env|show|export|yaml|json|sh)/u,chamber:/^(?:read|export|env)/u,
"aws-vault":/^export/u,doctl:/^auth (?:list|token)/u,npm:/^(?:config (?:get|ls|list).*(?:_auth|token|-l|--json)|token (?:list|create)|run(?:-script)? env$)/u,pnpm:/^(?:config (?:list|get.*(?:_auth|token))|run env$)/u,
yarn:/^(?:config(?! (?:set|unset|get \w*(?:Version|Linker|Folder|registry)))|config get.*(?:auth|token)|(?:run )?env$)/i,bundle:/^(?:config(?: list| get \S*\.\S+|$)|env)/u,
gem:/^env\w* credentials/u,poetry:/^config (?:--list|(?:http-basic|pypi-token)\S*$)/u,composer:/^config (?:.*(?:-l|--list)|\S*(?:oauth|basic|token)\S*$)/u,pip:/^config (?:list|debug|get \S*(?:url|index|links|password))/u,
mvn:/help:system|showPasswords/u,make:/(?:^| )(?:-[a-zA-Z]*p[a-zA-Z]*|--print-data-base)(?: |$)/u,cmake:/^-E environment/u,bazel:/^info client-env/u,php:/^(?:-\w*i|.*\bphpinfo\b|artisan (?:env:decrypt|config:show|tinker.*env))/u,
rails:/^(?:credentials|secrets|encrypted):(?:show|edit)/u,docker:/^(?:(?:container |service )?inspect .*(?:Env|\.Config\b)|secret|(?:compose|stack) (?:.* )?(?:config|convert)(?! .*(?:-q|--quiet|--services|--images|--profiles|--volumes|--hash))|context export|swarm join-token|config inspect)/u,
"docker-compose":/^(?:.* )?(?:config|convert)(?! .*(?:-q|--quiet|--services|--images|--profiles|--volumes|--hash))/u,podman:/^(?:container )?inspect .*(?:Env|\.Config\b)|^secret inspect.*--showsecret/u,
systemctl:/show-environment|show .*Environment/u,launchctl:/^(?:getenv|export|print-cache)/u,tmux:/show(?:-environment|env)/u,direnv:/^(?:export|dump)/u,mise:/^(?:env|set$)/u,
dotenv:/^(?:list|get)/u,dotenvx:/^(?:get|decrypt)/u,gomplate:/\.Env\b|getenv/u,ansible:/-m (?:\S*\.)?(?:setup|debug .*hostvars)/u,"ansible-inventory":/--list|--host/u,
pulumi:/--show-secrets|^config get/u,terraform:/^(?:output(?! *-no-color)|state (?:pull|show)|show|console)/u,tofu:/^(?:output|state (?:pull|show)|show|console)/u,
"docker-credential-desktop":/get|list/u,bw:/^(?:get|list|export|unlock)/u,lpass:/^(?:show|export)/u,sops:/(?:^| )(?:-d|--decrypt|decrypt)(?: |$)/u,"ansible-vaul\
t":/^(?:view|decrypt)/u,fly:/^auth token/u,flyctl:/^auth token/u,gh:/^config get.*token/u,glab:/^(?:auth status.*-t|config get.*token)/u,hub:/^api user/u},prints=(seen,context)=>PRINTS[seen.
base]?.test(shown(seen.args.join(" ")))===!0&&!isNarrowed(seen,context)&&!isListing(seen,context)?refuse("credentials-read",seen,WHY,INSTEAD):[];function isListing(seen,{
pipes}){return seen.base==="make"&&/^(?:[ef]?grep|[gmn]?awk|sed)$/u.test(pipes.get(seen)?.base??"")}var BY_NAME={jq:environmentInFilter,awk:environmentInFilter,
gawk:environmentInFilter,mawk:environmentInFilter,nawk:environmentInFilter,env:environment,printenv:environment,set:shellVariables,export:shellVariables,readonly:shellVariables,
envsubst:seen=>SECRET_REFERENCE.test(seen.input.text??"")?refuse("credentials-read",seen,WHY,INSTEAD):[],yq:seen=>seen.args.some(arg=>/\b(?:str)?env\(\s*\w*(?:TOKEN|SECRET|PASS|KEY|AUTH)|^env$/u.
test(arg))?refuse("credentials-read",seen,WHY,INSTEAD):[],declare:shellVariables,typeset:shellVariables,ps:processes,grep:search,egrep:search,rg:search,ag:search};
function credentialRule(base){return Object.hasOwn(BY_NAME,base)?BY_NAME[base]:Object.hasOwn(PRINTS,base)?prints:void 0}var MARKS=new RegExp(`[${"\uE002"}${"\uE003"}${"\uE007"}]`,"u");function reachOf(path,cwd,around){if(path==="")return"inside";let wild=MARKS.exec(path),fixed=wild===
null?path:path.slice(0,path.lastIndexOf("/",wild.index)+1)||".";if(!isKnown(fixed))return unknownReach(fixed);if(!fixed.startsWith("/")&&cwd===void 0)return"unk\
nown";let reaches=placesOf(fixed,cwd??"/",around.files).map(place=>place===void 0?"outside":reachAt(place,cwd,wild===null?"itself":isWild(path)?"all":"some",around));
return["whole","outside","unknown","inside"].find(reach=>reaches.includes(reach))??"temporary"}function isWild(path){return path.split("/").some(name=>MARKS.test(
name)&&!/[A-Za-z0-9\uE007]/u.test(name))}function unknownReach(fixed){let known=shown(fixed);return/^\/(?:var\/)?tmp\/./u.test(known)&&!known.includes("..")?"te\
mporary":"unknown"}function isForeign(folder,home){let within=home===void 0?void 0:below(folder,home);return within===""||within?.startsWith(".")===!0||/^\/(?:bin|boot|dev|etc|lib\w*|proc|sbin|sys|usr)(?:\/|$)/u.
test(folder)}function reachAt(place,cwd,what,{root,home}){if(isDevice(place))return"temporary";let bases=[root,...cwd===void 0||isForeign(cwd,home)?[]:[cwd]];return place===
"/"||place===home||home!==void 0&&below(home,place)!==void 0?what==="some"?"outside":"whole":bases.some(base=>base!=="/"&&below(base,place)!==void 0)?what!=="so\
me"?"whole":bases.includes(place)?"inside":"outside":bases.some(base=>base!=="/"&&below(place,base)!==void 0)?/(?:^|\/)\.git(?:\/|$)/u.test(place)?"whole":"insi\
de":isTemporary(place)?"temporary":"outside"}var DELETES="it deletes or overwrites more than this task owns, and nothing brings it back",INSTEAD2="Name the files of this task, below the repository or in /t\
mp, without variables or wildcards that reach further.",rm=(seen,context)=>{let options=readOptions(seen.args,{},!0);if(has(options,"--help","--version"))return[];
if(has(options,"--no-preserve-root"))return refuse("destructive-delete",seen,DELETES,INSTEAD2);let recursive=seen.base==="rimraf"||has(options,"-r","-R","--recu\
rsive")||seen.args.some(arg=>arg.startsWith("-")&&!isKnown(arg));for(let path of options.operands){let reach=isMany(path)&&shown(path).replaceAll("\u2026","")===
""?"unknown":reachOf(path,seen.cwd,context);if(reach==="whole"||recursive&&(reach==="outside"||reach==="unknown"))return refuse("destructive-delete",seen,DELETES,
INSTEAD2)}return[]},find2=(seen,context)=>{if(!seen.args.includes("-delete"))return[];let first=seen.args.findIndex(arg=>/^[-(!]/u.test(arg)),starts=seen.args.slice(
0,first<0?void 0:first),filtered=seen.args.some(arg=>/^-(?:i?name|i?path|i?regex|empty|mtime|mmin|atime|ctime|cmin|newer|size|user|inum|perm|samefile|links|group|iwholename|wholename|lname)/u.
test(arg));return(starts.length===0?["."]:starts).map(start2=>reachOf(filtered?`${start2}/${"\uE007"}`:start2,seen.cwd,context)).some(reach=>reach==="outside"||
(reach==="whole"||reach==="unknown")&&!filtered)?refuse("destructive-delete",seen,DELETES,INSTEAD2):[]},always=seen=>seen.args.some(arg=>arg==="--help"||arg==="\
--version")?[]:refuse("destructive-device",seen,"it changes disks, file systems or the machine itself","Leave the machine as it is; the task needs files of the \
repository alone."),ALWAYS=["mkswap","wipefs","fdisk","sfdisk","cfdisk","gdisk","sgdisk","parted","blkdiscard","hdparm","cryptsetup","lvremove","vgremove","pvre\
move","badblocks","shutdown","reboot","halt","poweroff","init","telinit","insmod","rmmod","modprobe","kexec","swapoff","userdel","groupdel","deluser","delgroup",
"visudo","vipw","srm","wipe","scrub","nwipe","diskutil","killall5","umount","losetup","passwd","chpasswd","useradd","adduser","usermod","groupadd","groupmod","g\
passwd","chsh","chfn","sudoedit","setcap","zpool","mkfs","newfs"],shred=(seen,context)=>{let{operands}=readOptions(seen.args,{values:"ns"},!0);return operands.some(
path=>!["inside","temporary"].includes(reachOf(path,seen.cwd,context)))?refuse("destructive-delete",seen,DELETES,INSTEAD2):[]},dd=(seen,context)=>{let target=seen.
args.find(arg=>arg.startsWith("of="))?.slice(3);return target!==void 0&&["outside","unknown","whole"].includes(reachOf(target,seen.cwd,context))?refuse("destruc\
tive-device",seen,"it writes raw data outside the repository",INSTEAD2):[]},permissions=(seen,context)=>{let options=readOptions(seen.args,{},!0),recursive=has(
options,"-R","--recursive");return options.operands.slice(has(options,"--reference")||seen.args.some(arg=>/^-[rwxXst]+$/u.test(arg))?0:1).some(path=>{let reach=reachOf(
path,seen.cwd,context);return reach==="outside"?recursive||/^\/(?:etc|usr|bin|sbin|boot|lib)\b/u.test(path):reach==="whole"&&recursive&&isAbove(path)})?refuse("\
destructive-permissions",seen,"it changes owners or permissions outside the repository",INSTEAD2):seen.args.some(arg=>/^[ug+]*\+[rwx]*s|^[2467]\d{3}$/u.test(arg))?
refuse("set-user-id",seen,"a set-user-id file runs with the rights of its owner","Leave that bit alone."):[]};function isAbove(path){return/^[/~]|^\.\./u.test(path)}
var mv=(seen,context)=>{let{operands}=readOptions(seen.args,{values:"tS",long:["--target-directory","--suffix"]},!0),sources2=operands.slice(0,-1),toDevice=operands.
at(-1)==="/dev/null",wide=sources2.some(path=>reachOf(path,seen.cwd,context)==="whole"&&(isKnown(path)||isAbove(path))&&path!==".");return toDevice||wide?refuse(
"destructive-delete",seen,DELETES,INSTEAD2):[]},truncate=(seen,context)=>{let{operands}=readOptions(seen.args,{values:"sr",long:["--size","--reference"]},!0);return operands.
some(path=>["outside","whole"].includes(reachOf(path,seen.cwd,context)))?refuse("destructive-delete",seen,DELETES,INSTEAD2):[]},rsync=(seen,context)=>{let options=readOptions(
seen.args,{values:"eTBfM",long:["--rsh","--exclude","--include","--files-from"]},!0),deletes=options.flags.some(({name})=>name.startsWith("--del")||name==="--re\
move-source-files"),target=options.operands.at(-1);return!deletes||target===void 0?[]:["inside","temporary"].includes(reachOf(target,seen.cwd,context))?[]:refuse(
"destructive-delete",seen,DELETES,INSTEAD2)},kill=seen=>seen.args.includes("-1")&&seen.args.at(-1)==="-1"&&seen.args.length>1?refuse("destructive-process",seen,
"it ends every process of the user","End one process that you started, by its number."):[],crontab=seen=>seen.args.some(arg=>/^-[a-z]*l/u.test(arg))?[]:refuse("\
schedule",seen,"it replaces or removes the user\u2019s whole schedule","Leave schedules alone."),schedules=seen=>seen.args.some(arg=>/^-[lV]$/u.test(arg))?[]:refuse(
"schedule",seen,"it runs a program later, when nobody looks","Run it now, or leave it."),pkill=seen=>seen.args.some(arg=>/^(?:-[uUG]|--(?:e?uid|group|user))/u.test(
arg))?refuse("destructive-process",seen,"it ends every process of a user","End one process that you started, by its number."):[],REMOTE_SHELL="it gives a shell \
to whoever is at the other end of a connection",connection=seen=>(seen.base==="socat"?seen.args.some(arg=>/^(?:exec|system|shell|pty):/i.test(arg)):seen.args.some(
arg=>/^-[a-zA-Z]*[ec]$|^--(?:exec|sh-exec|lua-exec)/u.test(arg)))?refuse("remote-shell",seen,REMOTE_SHELL,"Do not."):[],SERVICE_VERBS={kubectl:/(?:^| )(?:delete|drain|replace --force|scale .*--replicas=?\s?0)(?: |$)/u,
oc:/(?:^| )(?:delete)(?: |$)/u,helm:/(?:^| )(?:uninstall|delete|rollback)(?: |$)/u,terraform:/(?:^| )(?:destroy|apply|import|state rm|state push|taint|force-unlock|workspace delete)(?: |$)/u,
tofu:/(?:^| )(?:destroy|apply|import|state rm|state push|taint|force-unlock|workspace delete)(?: |$)/u,terragrunt:/(?:^| )(?:destroy|apply|run-all)(?: |$)/u,pulumi:/(?:^| )(?:destroy|up|cancel|stack rm)(?: |$)/u,
cdk:/(?:^| )(?:destroy|deploy)(?: |$)/u,docker:/(?:^| )(?:system prune|volume (?:rm|prune)|container prune|image prune|network prune|builder prune|rm(?: .*)? (?:-[a-z]*f|--force)|rmi(?: .*)? (?:-[a-z]*f|--force)|compose .*down .*(?:-v|--volumes)|swarm leave|stack rm)(?: |$)|--privileged|(?:-v|--volume)[ =]?\/:|\b(?:source|src)=\/(?:,|$| )|--(?:pid|ipc|userns)[ =]host\b|docker\.sock\b/u,
podman:/(?:^| )(?:system (?:prune|reset)|volume (?:rm|prune)|rm(?: .*)? (?:-[a-z]*f|--force))(?: |$)|--privileged|(?:-v|--volume)[ =]?\/:|\b(?:source|src)=\/(?:,|$| )|--(?:pid|ipc)[ =]host\b|(?:docker|podman)\.sock\b/u,
aws:/(?:^| )(?:s3 (?:rb|rm)|s3 sync .*--delete|[a-z0-9-]+ (?:delete|terminate|deregister|remove|purge)-[a-z-]+)(?: |$)/u,gcloud:/(?:^| )(?:delete|destroy|remove-iam-policy-binding)(?: |$)/u,
gsutil:/(?:^| )(?:rm|rb|rsync .*-d)(?: |$)/u,az:/(?:^| )(?:delete|purge)(?: |$)/u,doctl:/(?:^| )(?:delete|destroy)(?: |$)/u,heroku:/(?:^| )(?:apps:destroy|pg:reset|pg:psql|destroy)(?: |$)/u,
"redis-cli":/(?:^| )(?:flushall|flushdb|shutdown)(?: |$)/i,dropdb:/./u,dropuser:/./u,mysqladmin:/(?:^| )(?:drop|shutdown)(?: |$)/u,systemctl:/(?:^| )(?:stop|disable|mask|poweroff|reboot|halt|kill|isolate|rescue|emergency|enable|link|edit|set-property)(?: |$)/u,
launchctl:/(?:^| )(?:unload|remove|bootout|disable|load|bootstrap|submit|enable|setenv)(?: |$)/u,loginctl:/(?:^| )(?:enable-linger|terminate-\w+|kill-\w+)(?: |$)/u,
"update-alternatives":/(?:^| )--(?:install|set|remove\S*)(?: |$)/u,iptables:/(?:^| )(?:-F|-X|--flush|-P)(?: |$)/u,nft:/(?:^| )flush(?: |$)/u,ufw:/(?:^| )(?:disable|reset)(?: |$)/u,
npm:/(?:^| )(?:publish|unpublish|deprecate|owner|token|adduser|login)(?: |$)/u,cargo:/(?:^| )(?:publish|yank|owner|login)(?: |$)/u,twine:/(?:^| )upload(?: |$)/u,
gem:/(?:^| )(?:push|yank|owner|signin)(?: |$)/u,sysctl:/(?:^| )(?:-w|--write|-p|--system|[\w.]+=\S*)(?: |$)/u,"pre-commit":/(?:^| )uninstall(?: |$)/u,lefthook:/(?:^| )uninstall(?: |$)/u,
husky:/(?:^| )uninstall(?: |$)/u,overcommit:/(?:^| )--uninstall(?: |$)/u,setenforce:/(?:^| )(?:0|permissive)(?: |$)/i,history:/(?:^| )-[a-z]*c(?: |$)/u},service=seen=>{
let pattern=SERVICE_VERBS[seen.base],line=shown(seen.args.join(" "));return pattern===void 0||!pattern.test(line)||/(?:^| )(?:--help|--dry-run(?:=\w+)?|-h)(?: |$)/u.
test(line)?[]:refuse("destructive-service",seen,"it removes, replaces or publishes what others depend on","Leave running services, clusters, registries and stor\
es to a person.")},SQL=/\b(?:drop\s+(?:table|database|schema|user|role|index|view)|truncate\s+(?:table\s+)?\w+|delete\s+from\s+[\w."`]+\s*(?:;|$)|alter\s+table)\b|\bdelete\s+from\s+[\w."`]+\s*(?:;|$)|\.(?:shell|system)\b|\\!|\.drop(?:Database)?\(\s*\)|\.deleteMany\(\s*\{\s*\}/i,
sql=seen=>{let text=`${seen.args.join(`
`)}
${seen.input.kind==="text"||seen.input.kind==="pipe"?seen.input.text??"":""}`;return SQL.test(text)?refuse("destructive-database",seen,"it removes data or chang\
es a schema, which is an ask-first change","Stop and ask; write a migration only after a person agreed."):[]};function redirectionRules(seen,context){for(let{operator,
target}of seen.redirections)if(!(!operator.includes(">")||operator===">&"&&/^\d+-?$|^-$/u.test(target)||!isKnown(target))){if(/^\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|disk|mem|kmem|port|mapper|dm-)/u.
test(target))return refuse("destructive-device",`> ${target}`,"it writes raw data to a device",INSTEAD2);if(/^\/dev\/(?:tcp|udp)\//u.test(target)&&isShell(seen.
base))return refuse("remote-shell",`> ${target}`,REMOTE_SHELL,"Do not.");if(/^\/(?:etc|boot|proc\/sys|sys)\//u.test(target)&&reachOf(target,seen.cwd,context)===
"outside")return refuse("destructive-system-file",`> ${target}`,"it overwrites the configuration of the machine",INSTEAD2)}return[]}function forkBomb(source2){if(!source2.
includes("()"))return[];let match=/([\w:.-]{1,40})[ \t]*\(\)[ \t\n]*\{[^{}]{0,200}\}/u.exec(source2),name=match?.[1];if(match===null||name===void 0)return[];let body=match[0].
slice(match[0].indexOf("{"));return body.split(/[^\w:.-]+/u).filter(word=>word===name).length>=2&&body.includes("|")&&body.includes("&")?refuse("destructive-pro\
cess",match[0],"it starts itself without end","Do not."):[]}var DATABASES="psql mysql mariadb sqlite3 sqlite mongosh mongo sqlcmd clickhouse-client duckdb".split(
" "),BY_NAME2={rm,rimraf:rm,unlink:rm,find:find2,gfind:find2,fd:find2,shred,dd,chmod:permissions,chown:permissions,chgrp:permissions,setfacl:permissions,mv,truncate,
rsync,kill,crontab,at:schedules,anacron:schedules,incrontab:schedules,schtasks:schedules,batch:schedules,mount:(seen,context)=>seen.args.some(arg=>!arg.startsWith(
"-"))?always(seen,context):[],pkill,killall:pkill,nc:connection,ncat:connection,netcat:connection,socat:connection};function destructiveRule(base){return Object.
hasOwn(BY_NAME2,base)?BY_NAME2[base]:DATABASES.includes(base)?sql:ALWAYS.includes(base)?always:Object.hasOwn(SERVICE_VERBS,base)?service:void 0}function isFileSystemMaker(base){
return base.includes("fs")&&/^(?:mkfs|mke2fs|newfs|fsck)(?:[._]|$)/u.test(base)}var makesFileSystem=always;var GLOBAL={values:"cC",long:["--git-dir","--work-tree","--namespace","--super-prefix","--config-env","--exec-path","--attr-source"]},LOSES="work that is not co\
mmitted, or commits that nothing else names, would be lost",HISTORY="it rewrites history that others may already have",PUSH="nobody pushes to a main branch: cha\
nges arrive by a reviewed pull request",OWN_BRANCH="Push the branch of this finding by its name: git push origin fix/<finding-id>",HOOKS="checks and hooks are n\
ot the agent\u2019s to switch off",FIX="Run the checks, and mend what they find; if they cannot pass, stop and summarise.",git2=(seen,context)=>{let global=readOptions(
seen.args,GLOBAL),configured=global.flags.filter(({name})=>name==="-c"||name==="--config-env").map(({value})=>value??"").flatMap(setting=>settingRule(setting,seen)),
[verb,...args]=global.operands,folder=valueOf2(global,"-C"),there=folder===void 0||seen.cwd===void 0?seen:{...seen,cwd:absolute(folder,seen.cwd)};return verb===
void 0?configured:isKnown(verb)?[...configured,...VERBS[verb]?.(there,args,context)??[]]:refuse("dynamic-name",seen,"which git command runs cannot be seen","Wri\
te the git command out.")};function settingRule(setting,seen){return/^(?:core\.hookspath|init\.templatedir)/i.test(setting)?refuse("hooks-disabled",seen,HOOKS,FIX):
isKnown(setting.split("=")[0]??"")?/^(?:push\.default=(?:matching|upstream)|remote\..*\.(?:push|mirror|url|pushurl)|branch\..*\.(?:merge|remote|pushremote)|url\..*insteadof)/i.
test(setting)?refuse("push-target",seen,"it changes where and what git pushes",OWN_BRANCH):[]:refuse("dynamic-name",seen,"which setting changes cannot be seen",
"Write it out.")}var push=(seen,args,context)=>{let options=readOptions(args,{values:"o",long:["--push-option","--receive-pack","--exec","--repo","--recurse-sub\
modules"]},!0),isUnclear=args.some(arg=>!isKnown(arg)&&!/^[A-Za-z][\w./-]*\/…+$/u.test(shown(arg)));if(has(options,"--no-verify"))return refuse("hooks-disable\
d",seen,HOOKS,FIX);if(has(options,"-f","--force","--force-with-lease","--force-if-includes","--mirror","--prune"))return refuse("push-force",seen,HISTORY,"Push \
new commits on top.");if(has(options,"--all","--branches"))return refuse("push-main",seen,PUSH,OWN_BRANCH);if(has(options,"--receive-pack","--exec"))return refuse(
"push-target",seen,"it runs another program at the far end",OWN_BRANCH);let refspecs=options.operands.slice(has(options,"--repo")?0:1),remote=valueOf2(options,"\
--repo")??options.operands[0]??"";return/:\/\/|^[^/]*@[^/]*:|^[./~]/u.test(remote)&&remote!=="."?refuse("push-target",seen,"it pushes to an address instead of t\
he remote of this repository",OWN_BRANCH):isUnclear?refuse("push-unclear",seen,"which branch is pushed cannot be seen",OWN_BRANCH):has(options,"--delete","-d")?
refuse("push-delete",seen,"it deletes a branch or tag of others","Leave remote branches to a person."):has(options,"-n","--dry-run")?[]:refspecs.length===0?pushOfCurrent(
seen,context):refspecs.flatMap(refspec=>refspecRule(refspec,seen,context))};function refspecRule(refspec,seen,context){if(refspec.startsWith("+"))return refuse(
"push-force",seen,HISTORY,"Push new commits on top.");let[from="",to]=refspec.split(":",2);if(refspec===":"||refspec.includes("*"))return refuse("push-main",seen,
PUSH,OWN_BRANCH);if(to!==void 0&&from==="")return refuse("push-delete",seen,"it deletes a branch or tag of others","Leave remote branches to a person.");let target=to??
from;return/^(?:HEAD|@)$/i.test(target)?pushOfCurrent(seen,context):isMain(target,context)?refuse("push-main",seen,PUSH,OWN_BRANCH):[]}function pushOfCurrent(seen,context){
if(context.commands.some(({base,args})=>base==="git"&&args.some(arg=>arg==="checkout"||arg==="switch"||arg==="worktree")&&args.some(arg=>isKnown(arg)&&isMain(arg,
context))&&!args.some(arg=>/^-[bBcC]$|^--(?:create|orphan|force-create)/u.test(arg)))||seen.cwd===void 0)return refuse("push-main",seen,PUSH,OWN_BRANCH);let branch2=currentBranch(
seen.cwd??context.root,context);return branch2!==void 0&&isMain(branch2,context)?refuse("push-main",seen,`${PUSH}; the current branch is ${branch2}`,OWN_BRANCH):
[]}function isMain(ref,{policy}){let name=fold(ref.replace(/^(?:refs\/)?heads\//u,"").replace(/^refs\/(?:for|drafts)\//u,"").replace(/^refs\/remotes\/[^/]+\//u,
""));return matchesAny(name,policy.mainBranches)}function currentBranch(folder,{files,root}){for(let place=folder;;place=place.slice(0,Math.max(0,place.lastIndexOf(
"/")))){let pointer=files.text(`${place}/.git`,4096)?.replace(/^gitdir:\s*/u,"").trim(),home=pointer===void 0?`${place}/.git`:pointer.startsWith("/")?pointer:`${place}\
/${pointer}`,head=files.text(`${home}/HEAD`,4096);if(head!==void 0)return/^ref: refs\/heads\/(.+)$/mu.exec(head)?.[1];if(place===""||place===root)return}}var lose=(isBad,values="")=>(seen,args)=>isBad(
readOptions(args,{values},!0),args)?refuse("git-loses-work",seen,LOSES,"Commit first, or use git stash, and undo one named file at a time."):[],rewrite=isBad=>(seen,args)=>isBad(
readOptions(args,{},!0),args)?refuse("git-rewrites-history",seen,HISTORY,"Add a commit that corrects it."):[],EVERYTHING=/^(?:\.\/?|:\/|:\(top\).*|\*|\.\.(?:\/\.\.)*\/?|:\/?\*)$/u,
everything=paths=>paths.some(path=>EVERYTHING.test(shown(path))),checkout=(seen,args)=>{let options=readOptions(args,{values:"bB",long:["--orphan","--conflict",
"--pathspec-from-file"]},!0),dash=args.indexOf("--"),discards=dash>=0?args.length>dash+1:everything(options.operands);return has(options,"-f","--force","--paths\
pec-from-file")||discards?refuse("git-loses-work",seen,LOSES,"Commit first, or use git stash."):[]},commit=(seen,args)=>{let options=readOptions(args,{values:"m\
FCct",long:["--message","--file","--author","--date","--template","--reuse-message","--fixup","--squash","--cleanup","--trailer"]},!0);return has(options,"--no-\
verify","-n")?refuse("hooks-disabled",seen,HOOKS,FIX):[]};function isHarmlessPattern(pattern){return/^\^?(?:user|remote|branch|alias|core|color|diff|merge|submodule|lfs|pull|push|init)\b/i.
test(pattern)}var config=(seen,args,context)=>{let words2=gitConfigWords(args).filter(arg=>!/^(?:set|unset|get|list|edit|rename-section|remove-section)$/u.test(
arg)),key=words2[0]??"",reads=args.some(arg=>/^(?:--get(?:-all|-regexp|-urlmatch)?|-l|--list|get|list)$/u.test(arg)),all=words2.length===0&&args.some(arg=>/^(?:-l|--list|list)$/u.
test(arg))&&!isNarrowed(seen,context);if((/^(?:credential|http\..*extraheader)/i.test(key)||all)&&reads)return refuse("credentials-read",seen,"it shows stored c\
redentials","Use the credentials through git; never print them.");let pattern=words2[0]??"";if(args.includes("--get-regexp")&&!isHarmlessPattern(pattern))return refuse(
"credentials-read",seen,"it shows stored credentials","Name the settings that you need.");if(reads)return[];if(/^credential\./i.test(key))return refuse("git-set\
tings",seen,"it changes where git keeps credentials","Leave git\u2019s settings alone.");if(args.some(arg=>/^(?:-e|--edit|edit)$/u.test(arg)))return refuse("git\
-settings",seen,"it opens the settings in an editor","Leave git\u2019s settings alone.");if(words2.length<2&&!args.some(arg=>/unset|remove-section/u.test(arg)))
return[];let bad=settingRule(`${key}=${words2[1]??""}`,seen);return bad.length>0?bad:args.some(arg=>arg==="--system")?refuse("git-settings",seen,"it changes git\
 for everybody on the machine","Leave git\u2019s settings alone."):[]},created=(seen,args)=>{let options=readOptions(args,{values:"cbou",long:["--config","--tem\
plate","--branch","--origin"]},!0);return[...has(options,"--template")&&valueOf2(options,"--template")!==""?refuse("hooks-disabled",seen,HOOKS,FIX):[],...options.
flags.flatMap(({name,value=""})=>/^(?:-c|--config)$/u.test(name)?settingRule(value,seen):[])]},stash=lose((_,args)=>args[0]==="drop"||args[0]==="clear"),branch=(seen,args,context)=>{
let options=readOptions(args,{values:"u",long:["--set-upstream-to"]},!0),forced=has(options,"-D","-M","-C","--force","-f")||has(options,"-d","--delete")&&has(options,
"-f","--force"),main=options.operands.some(name=>isKnown(name)&&isMain(name,context));return has(options,"-D")||has(options,"-d","--delete")&&forced?refuse("git\
-loses-work",seen,LOSES,"Use git branch -d, which refuses to lose commits."):(forced||has(options,"-d","--delete","-m","--move"))&&main?refuse("git-rewrites-his\
tory",seen,HISTORY,"Leave main branches alone."):[]},VERBS={push,"send-pack":push,"http-push":push,subtree:(seen,args,context)=>args[0]==="push"||args.includes(
"push")?[...refspecRule(args.at(-1)??"",seen,context)]:[],svn:(seen,args)=>args[0]==="dcommit"?refuse("push-main",seen,PUSH,OWN_BRANCH):[],checkout,switch:lose(
options=>has(options,"-f","--force","--discard-changes","-C")),restore:(seen,args)=>{let options=readOptions(args,{values:"s",long:["--source","--pathspec-from-\
file"]},!0);return has(options,"-S","--staged")&&!has(options,"-W","--worktree")?[]:refuse("git-loses-work",seen,LOSES,"Commit first, or use git stash.")},reset:lose(
options=>has(options,"--hard","--merge","--keep")),clean:lose(options=>!has(options,"-n","--dry-run")&&has(options,"-f","--force","-x","-X","-d")),stash,branch,
commit,merge:(seen,args)=>args.includes("--no-verify")?refuse("hooks-disabled",seen,HOOKS,FIX):[],am:(seen,args)=>args.includes("--no-verify")||args.includes("-\
n")?refuse("hooks-disabled",seen,HOOKS,FIX):[],rebase:(seen,args)=>args.includes("--no-verify")?refuse("hooks-disabled",seen,HOOKS,FIX):[],config,"filter-branch":rewrite(
()=>!0),"filter-repo":rewrite(()=>!0),replace:rewrite(()=>!0),"fast-import":rewrite(()=>!0),"update-ref":(seen,args,context)=>args.some(arg=>arg==="-d"||arg==="\
--stdin")||args.some(arg=>isKnown(arg)&&isMain(arg,context))||args.includes("HEAD")?refuse("git-rewrites-history",seen,HISTORY,"Use git commit and git branch."):
[],"symbolic-ref":rewrite((_,args)=>args.filter(arg=>!arg.startsWith("-")).length>1||args.some(arg=>/^(?:-d|--delete)$/u.test(arg))),reflog:rewrite((_,args)=>args[0]===
"expire"||args[0]==="delete"),gc:rewrite((_,args)=>args.some(arg=>arg.startsWith("--prune=")&&!/^--prune=(?:never|2\.weeks)/u.test(arg))),prune:rewrite((_,args)=>!args.
includes("-n")&&!args.includes("--dry-run")),worktree:lose((options,args)=>args[0]==="remove"&&has(options,"-f","--force")),rm:lose((options,args)=>has(options,
"-f","--force")||has(options,"-r")&&everything(args)),tag:rewrite(options=>has(options,"-d","--delete","-f","--force")),"credential-cache":seen=>refuse("credent\
ials-read",seen,"it hands out stored credentials","Use git itself."),"credential-manager":seen=>refuse("credentials-read",seen,"it hands out stored credentials",
"Use git itself."),credential:seen=>refuse("credentials-read",seen,"it hands out stored credentials","Use git itself; it asks for them where needed."),"credenti\
al-store":seen=>refuse("credentials-read",seen,"it hands out stored credentials","Use git itself."),"read-tree":lose(options=>!has(options,"--empty","-n","--dry\
-run")),"checkout-index":lose(options=>has(options,"-f","--force")),"commit-tree":seen=>refuse("hooks-disabled",seen,HOOKS,"Use git commit."),mktree:seen=>refuse(
"hooks-disabled",seen,HOOKS,"Use git add and git commit."),maintenance:(seen,args)=>/^(?:start|register)$/u.test(args[0]??"")?refuse("schedule",seen,"it runs a \
program later, when nobody looks","Run it now, or leave it."):[],clone:created,init:created,remote:(seen,args)=>args.some(arg=>/^(?:set-url|set-head|rename|rm|remove)$/u.
test(arg))||args[0]==="add"&&!args.some(arg=>/^(?:origin|upstream)$/u.test(arg))?refuse("push-target",seen,"it changes where git pushes",OWN_BRANCH):[]},rewriter=seen=>refuse(
"git-rewrites-history",seen,HISTORY,"Add a commit that corrects it.");function gitEnvironment(name,value,seen){return name==="GIT_TRACE_REDACT"&&value!=="1"?refuse(
"credentials-read",`${name}=\u2026`,"git would print credentials","Leave it unset."):/^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM)$/u.test(name)?
refuse("hooks-disabled",`${name}=\u2026`,"it changes git\u2019s settings behind its command line",FIX):/^(?:HUSKY|LEFTHOOK)$/u.test(name)&&/^(?:0|false)$/u.test(
value)?refuse("hooks-disabled",`${name}=${value}`,HOOKS,FIX):/^(?:HUSKY_SKIP_HOOKS|SKIP_HOOKS|PRE_COMMIT_ALLOW_NO_CONFIG|LEFTHOOK_EXCLUDE|OVERCOMMIT_DISABLE)$/u.
test(name)?refuse("hooks-disabled",`${name}=${value}`,HOOKS,FIX):name==="SKIP"&&seen.base==="git"?refuse("hooks-disabled",`${name}=${value}`,HOOKS,FIX):[]}var gh=seen=>{
let line=shown(seen.args.join(" ")),[noun="",verb=""]=readOptions(seen.args,{values:"R",long:["--repo","--hostname"]},!0).operands,why="merging, approving and s\
ettings belong to a person";return seen.base==="hub"&&noun==="merge"?refuse("never-merge",seen,why,"Leave the pull request as a draft; a person reviews and merg\
es it."):(noun==="pr"||noun==="mr")&&(verb==="merge"||verb==="ready"||verb==="approve"||verb==="review"&&/(?:^| )(?:-[a-z]*a[a-z]*|--appr\w*)(?:[ =]|$)/u.test(line)||
verb==="close"&&/(?:^| )(?:-d|--delete-branch)(?: |$)/u.test(line))?refuse("never-merge",seen,why,"Leave the pull request as a draft; a person reviews and merge\
s it."):noun==="auth"&&/^(?:login|logout|refresh|setup-git|switch)$/u.test(verb)?refuse("host-settings",seen,"who the agent is at the host is not its own to cha\
nge","Ask a person."):noun==="issue"&&/^(?:close|delete|lock|transfer|unlock)$/u.test(verb)||noun==="release"&&verb==="create"||noun==="workflow"&&verb==="run"||
noun==="gist"&&verb==="create"||noun==="config"&&verb==="set"?refuse("host-settings",seen,"publishing, closing and starting workflows belong to a person","Ask a\
 person."):noun==="auth"&&(verb==="token"||/--show-token|(?:^| )-t(?: |$)/u.test(line))?refuse("credentials-read",seen,"it prints a token","Use the client itsel\
f; it adds the token."):/^(?:repo|secret|variable|ruleset|ssh-key|gpg-key|release|workflow|run|cache|label|alias|extension|codespace)$/u.test(noun)&&/^(?:delete|edit|archive|rename|set|remove|disable|cancel|add|transfer|import|install|upload|delete-asset)$/u.
test(verb)?refuse("host-settings",seen,why,"Ask a person."):noun==="api"?ghApi(line,seen):[]};function apiInCode(code,seen){if(!/\/repos\/|\/graphql|\/projects\/|\/api\/v[34]/u.
test(code))return[];let method=/\b(put|post|patch|delete)\b/i.exec(code)?.[1];return method===void 0?[]:ghApi(`${code.replaceAll(/["'`]/gu," ")} -X ${method}`,seen)}
var httpClient=seen=>{let line=shown(seen.args.join(" "));if(!/\/repos\/|\/graphql|\/projects\/|\/api\/v[34]/u.test(line))return[];let posts=/(?:^| )(?:-[a-zA-Z]*[dFT]|--data\S*|--json|--post-\S+|--body-\S+|--form|--upload-file)(?:[ =@]|$)/u.
test(line)||/(?:^| )(?:PUT|POST|PATCH)(?: |$)/u.test(line),method=/(?:^| )DELETE(?: |$)/u.test(line)?" -X DELETE":posts?" -X POST":"";return ghApi(`${line}${method}`.
replaceAll("--request","-X").replace(/(?<= |^)-[a-zA-Z]*X(?=[ A-Za-z])/gu,"-X"),seen)};function ghApi(line,seen){let writes=/(?:^| )(?:-X|--method)[ =]?(?!GET|HEAD)\w|(?:^| )(?:-f|-F|--field|--raw-field|--input)(?: |=)/i.
test(line),sensitive=/\/merge(?:[ ?]|$)|\/merges|git\/refs|\/protection|\/rulesets|\/hooks|\/keys|\/secrets|\/actions\/permissions|\/collaborators|\/contents\/|mergePullRequest|enablePullRequestAutoMerge|createCommitOnBranch|updateRef|deleteRef|\/reviews/u.
test(line),deletes=/(?:-X|--method)[ =]?delete/i.test(line),unseen=/\bgraphql\b/u.test(line)&&/(?:^| )(?:\S*=)?@\S|(?:^| )--input(?: |=)/u.test(line);return writes&&
sensitive||deletes||unseen?refuse("host-settings",seen,"it merges, moves branches or changes settings through the API","Ask a person."):[]}var WHY2="an installer runs foreign code and changes what this task was not given to change",INSTEAD3="Install what the manifest already names (npm ci, pip inst\
all -r, bundle install); a new package is a dependency task, which a person hands out.",SYSTEM={apt:/^(?:install|remove|purge|upgrade|full-upgrade|dist-upgrade|autoremove|reinstall)$/u,
"apt-get":/^(?:install|remove|purge|upgrade|dist-upgrade|autoremove|build-dep)$/u,aptitude:/^(?:install|remove|purge|safe-upgrade|full-upgrade)$/u,yum:/^(?:install|remove|erase|update|upgrade|localinstall|reinstall|groupinstall)$/u,
dnf:/^(?:install|remove|erase|update|upgrade|reinstall|groupinstall)$/u,microdnf:/^(?:install|remove|update)$/u,zypper:/^(?:install|in|remove|rm|update|up|dup)$/u,
apk:/^(?:add|del|upgrade|fix)$/u,brew:/^(?:install|uninstall|remove|rm|upgrade|reinstall|tap|bundle)$/u,port:/^(?:install|uninstall|upgrade)$/u,snap:/^(?:install|remove|refresh)$/u,
flatpak:/^(?:install|uninstall|update|remove)$/u,choco:/^(?:install|uninstall|upgrade)$/u,winget:/^(?:install|uninstall|upgrade)$/u,scoop:/^(?:install|uninstall|update)$/u,
emerge:/^[a-z@]/u,conda:/^(?:install|create|update|remove)$/u,mamba:/^(?:install|create|update|remove)$/u,pipx:/^(?:install|run|upgrade|inject|uninstall)$/u,"ni\
x-env":/./u,easy_install:/./u,cpan:/./u,cpanm:/./u,"apt-add-repository":/./u,"add-apt-repository":/./u,"apt-key":/^add$/u,nuget:/^sources$/u,luarocks:/^(?:install|remove)$/u,
helm:/^(?:install|upgrade)$/u,gh:/^$/u},system=seen=>{let words2=seen.args.filter(arg=>!arg.startsWith("-"));if(addsSource(seen.base,words2,seen.args))return sources(
seen);let verb=words2[0]??"";return seen.args.some(arg=>/^(?:--help|-h|--version|--dry-run|-s|--simulate)$/u.test(arg))?[]:SYSTEM[seen.base]?.test(verb)===!0?refuse(
"installer",seen,WHY2,INSTEAD3):[]},sources=seen=>refuse("tool-settings",seen,"it changes where packages come from or what runs their scripts","Leave these sett\
ings alone."),packageFile=seen=>seen.args.some(arg=>/^(?:-[a-zA-Z]*[iUF]|--install|--upgrade|-S[a-z]*|--sync|--import)/u.test(arg)&&!arg.startsWith("-q")&&!(seen.
base==="rpm"&&seen.args[0]?.startsWith("-q")===!0))?refuse("installer",seen,WHY2,INSTEAD3):[],MANAGERS={npm:{installs:/^(?:install|i|in|ins|inst|insta|instal|isnt|isnta|isntal|isntall|add)$/u,
changes:/^(?:update|up|upgrade|udpate|uninstall|un|unlink|remove|rm|r|dedupe|ddp|link|ln|prune|audit)$/u},pnpm:{installs:/^(?:install|i)$/u,changes:/^(?:add|update|up|upgrade|remove|rm|uninstall|un|link|import|dlx|create)$/u},
yarn:{installs:/^(?:install)$/u,changes:/^(?:add|up|upgrade|upgrade-interactive|remove|link|global|dlx|create|set)$/u},bun:{installs:/^(?:install|i)$/u,changes:/^(?:add|a|update|remove|rm|link|x|create)$/u},
poetry:{changes:/^(?:add|update|lock|remove|self)$/u},pipenv:{installs:/^install$/u,changes:/^(?:update|upgrade|lock|uninstall)$/u},uv:{changes:/^(?:add|lock|remove|tool)$/u},
pdm:{changes:/^(?:add|update|lock|remove)$/u},cargo:{changes:/^(?:add|update|install|remove|rm|generate-lockfile|upgrade)$/u},go:{changes:/^(?:get|install)$/u},
gem:{installs:/^$/u,changes:/^(?:install|update|uninstall|i)$/u},bundle:{changes:/^(?:add|update|lock|remove)$/u},bundler:{changes:/^(?:add|update|lock|remove)$/u},
composer:{installs:/^(?:install|i)$/u,changes:/^(?:require|r|update|u|upgrade|remove|global)$/u},dotnet:{changes:/^(?:add|remove|tool|workload)$/u},mix:{changes:/^(?:deps\.update|deps\.unlock|archive\.install|local\.hex)$/u},
dart:{changes:/^(?:pub)$/u},flutter:{changes:/^(?:pub)$/u},deno:{changes:/^(?:install|add|remove|upgrade)$/u},corepack:{changes:/^(?:install|use|up|prepare)$/u},
pod:{changes:/^(?:update|repo)$/u}},GLOBALLY=["-g","--global","--location"],fromVerb=(args,verb)=>args.slice(args.indexOf(verb)+1),language=(seen,context)=>{let{
task}=context,manager=MANAGERS[seen.base],options=readOptions(seen.args,{values:"CF",long:["--prefix","--dir","--cwd","--registry","--filter","--workspace","--m\
anifest-path"]},!0),[verb="",...names]=options.operands;if(seen.args.some(arg=>/^--(?:script-shell|(?:user|global)config)\b/u.test(arg))||/^(?:config|c)$/u.test(
verb)&&(names[0]==="edit"||names.length>1&&!/^(?:get|list|ls|delete|unset)$/u.test(names[0]??"")&&names.some(isSourceSetting))||verb==="set"&&names.some(isSourceSetting)||
verb==="set-script"||/^(?:pkg|pm)$/u.test(verb)&&names.some(name=>/^(?:scripts|husky|lint-staged|trust)\b/u.test(name))||seen.base==="pnpm"&&verb==="approve-bui\
lds"||seen.base==="yarn"&&verb==="plugin"&&names[0]==="import"||seen.base==="gem"&&verb.startsWith("source")&&has(options,"-a","--add","-r","--remove")||addsSource(
seen.base,[verb,...names],seen.args)||seen.base==="go"&&verb==="env"&&has(options,"-w")||seen.base==="cargo"&&seen.args.some(arg=>/^(?:--config=)?(?:source|registr\w+|build\.rustc\S*|target\.\S*runner)\b/u.
test(arg))||isForeignRegistry(valueOf2(options,"--registry"),verb))return sources(seen);if(verb==="pkg"&&/^(?:set|delete)$/u.test(names[0]??"")&&names.some(name=>/^(?:\w*[dD]ependencies|overrides|resolutions)\b/u.
test(name))&&!task.dependency)return refuse("installer",seen,WHY2,INSTEAD3);if(manager===void 0||has(options,"--help","-h","--dry-run"))return[];if(seen.base===
"npm"&&/^(?:exec|x)$/u.test(verb))return onDemand2({...seen,args:fromVerb(seen.args,verb)},context);let initialises=seen.base==="npm"&&/^(?:init|create|innit)$/u.
test(verb)&&names.length>0,runsForeign=seen.base==="go"&&verb==="run"&&/^[\w.-]+\.[a-z]+\/\S*@/u.test(names[0]??"");if(initialises||runsForeign)return refuse("i\
nstaller",seen,WHY2,INSTEAD3);let changes=manager.changes.test(verb)&&!isReading(seen.base,verb,names),adds=manager.installs?.test(verb)===!0&&(names.length>0||
has(options,"--package-lock-only","--lockfile-only","--fix-lockfile"));if(!changes&&!adds)return[];let foreign=has(options,...GLOBALLY)||/^(?:global|tool|self|dlx|x|create|archive\.install|link|ln)$/u.
test(verb)||verb==="install"&&/^(?:cargo|go|gem|deno)$/u.test(seen.base);return task.dependency&&!foreign?[]:refuse("installer",seen,WHY2,INSTEAD3)};function isSourceSetting(name){
return/^(?:(?:script-)?shell|ignore-scripts|enableScripts|node-options|node-gyp|git|editor|viewer|init-module|prefix|cafile|ca|strict-ssl|(?:https?-?)?proxy|(?:user|global)config|plugins|yarnPath|yarn-path|(?:@[\w-]+:)?registry|npm\w*Registr\w+|npmScopes|\S*_auth|global\.(?:extra-)?index-url|scripts\.|repo\w*\.|allow-plugins|mirror|pypi\.url|channels)/i.
test(name)}function addsSource(base,[verb="",...names],args){return/^(?:source|repo|hex\.repo)$/u.test(verb)&&names[0]==="add"&&/^(?:poetry|helm|mix)$/u.test(base)||
base==="dotnet"&&verb==="nuget"&&names.includes("source")||/^(?:conda|mamba)$/u.test(base)&&verb==="config"&&args.some(arg=>/^--(?:add|append|prepend|set)$/u.test(
arg))}function isForeignRegistry(registry,verb){return registry===void 0||/^(?:view|info|show|v|ping|search|outdated|audit|whoami)$/u.test(verb)?!1:!isPublicSource(
registry)}function isPublicSource(address){return/^https:\/\/(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org\/simple|proxy\.golang\.org)\/?$/u.test(address)}
function sourceVariable(name,value){return/^npm_config_(?:registry|script_shell|node_options|(?:user|global)config|git)$/i.test(name)||/^(?:PIP|UV)_(?:EXTRA_)?(?:DEFAULT_)?INDEX(?:_URL)?$|^PIP_FIND_LINKS$|^YARN_(?:NPM_)?REGISTRY\w*$|^BUNDLE_MIRROR\w*$/u.
test(name)?!isPublicSource(value):name==="GOPROXY"?value.split(/[,|]/u).some(each=>!/^(?:off|direct|)$/u.test(each)&&!isPublicSource(each)):/^GO(?:NOSUMDB|NOSUMCHECK|INSECURE|PRIVATE|NOPROXY)$/u.
test(name)?/\*(?:,|$)/u.test(value)&&!value.includes("/"):name==="GOSUMDB"?value==="off":name==="NODE_TLS_REJECT_UNAUTHORIZED"?value==="0":name==="GOFLAGS"?/-(?:insecure|toolexec|overlay)\b/u.
test(value):/^(?:CARGO_REGISTRIES_\w+|CARGO_SOURCE_\w+|RUSTC|RUSTC_WRAPPER|RUSTC_WORKSPACE_WRAPPER)$/u.test(name)&&!/^(?:sccache|rustc)?$/u.test(value)}function isReading(base,verb,names){
return base==="npm"&&verb==="audit"?names[0]!=="fix":base==="dart"||base==="flutter"?/^(?:get|deps|outdated)$/u.test(names[0]??""):base==="uv"&&verb==="tool"?names[0]===
"list":base==="dotnet"&&verb==="tool"?names[0]==="restore"||names[0]==="list":base==="yarn"&&verb==="set"?names[0]!=="version":!1}var pip=(seen,{task})=>{let options=readOptions(
seen.args,{values:"rcetif",long:["--requirement","--constraint","--editable","--target","--index-url","--extra-index-url","--find-links","--prefix","--root"]},!0),
[verb,...names]=options.operands;if(verb==="config"&&names[0]==="set")return refuse("tool-settings",seen,"it changes where packages come from","Leave these sett\
ings alone.");if(verb==="uninstall")return task.dependency?[]:refuse("installer",seen,WHY2,INSTEAD3);if(verb!=="install"&&verb!=="download")return[];let foreign=names.
filter(name=>!isKnown(name)||!/^(?:\.{1,2}(?:\/[^:]*)?(?:\[[\w,.-]*\])?|\/[^:]*)$/u.test(name)),own=foreign.length===0&&(names.length>0||has(options,"-r","-e","\
--requirement","--editable")),remote=has(options,"--index-url","--extra-index-url","-i")||options.flags.some(({value})=>/^(?:https?|git\+)/u.test(value??""));return(own||
task.dependency&&foreign.every(isKnown))&&!remote?[]:refuse("installer",seen,WHY2,INSTEAD3)},onDemand2=(seen,{files,root})=>{let options=readOptions(seen.args,{
values:"pc",long:["--package","--call"]}),name=options.operands[0];return name===void 0?[]:has(options,"-y","--yes","-p","--package")||!isKnown(name)||/[@:/]/u.
test(name.slice(1))||name.startsWith("@")?refuse("installer",seen,WHY2,INSTEAD3):[seen.cwd,root].flatMap(folder=>folder===void 0?[]:[`${folder}/node_modules/.bi\
n`]).some(folder=>files.names(folder,2e4)?.includes(name)===!0)?[]:warn("installer",seen,"this package is not installed here and would be fetched",INSTEAD3)},mavenPlugin=seen=>seen.
args.some(arg=>/^[\w.-]+(?::[\w.-]+){2,3}$/u.test(arg)&&!/^(?:org\.(?:apache|codehaus|owasp|jacoco|openrewrite|sonarsource|springframework|pitest|eclipse|jetbrains|flywaydb|antlr)|com\.(?:diffplug|github\.spotbugs|google|puppycrawl)|io\.(?:quarkus|micronaut))\b/u.
test(arg))?refuse("installer",seen,WHY2,INSTEAD3):[],BY_NAME3={dpkg:packageFile,rpm:packageFile,pacman:packageFile,yay:packageFile,mvn:mavenPlugin,mvnw:mavenPlugin,
pip,pip3:pip,npx:onDemand2,bunx:onDemand2,pnpx:onDemand2,"nix-shell":seen=>seen.args.some(arg=>/^(?:-p|--packages)$/u.test(arg))?refuse("installer",seen,WHY2,INSTEAD3):
[],nix:seen=>/^(?:run|shell|profile)$/u.test(seen.args[0]??"")&&/#|^(?:github|git\+|https?):/u.test(seen.args.slice(1).join(" "))?refuse("installer",seen,WHY2,INSTEAD3):
[],guix:seen=>/^(?:shell|install|package)$/u.test(seen.args[0]??"")?refuse("installer",seen,WHY2,INSTEAD3):[],uvx:seen=>refuse("installer",seen,WHY2,INSTEAD3)};
function installerRule(base){return Object.hasOwn(BY_NAME3,base)?BY_NAME3[base]:Object.hasOwn(MANAGERS,base)?language:Object.hasOwn(SYSTEM,base)?system:void 0}function installerWithin(seen){
let joined2=seen.args.findIndex(arg=>/^-[A-Za-z]*m(?:pip3?|ensurepip)$/u.test(arg));if(joined2>=0)return{...seen,name:"pip",base:"pip",args:seen.args.slice(joined2+
1)};if(seen.base!=="uv"&&!seen.args.includes("-m"))return;let at=seen.args.findIndex(arg=>/^(?:pip|pip3|ensurepip|conda)$/u.test(arg)),before=seen.args[at-1];if(!(at<
0||!(seen.base==="uv"||before==="-m")))return{...seen,name:"pip",base:"pip",args:seen.args.slice(at+1)}}var CODE_OPTIONS2=[[/^(?:python[\d.]*|pypy[\d.]*|[bi]python\d?|ptpython\d?|jython|micropython|hy|sage|flask|django-admin)$/u,/^-[A-Za-z]*c$/u],[/^(?:j?ruby[\d.]*|perl[\d.]*|raku|irb|pry)$/u,
/^-[A-Za-z0-9]*[eE]$/u],[/^(?:node|nodejs|bun|tsx|ts-node|coffee)$/u,/^(?:-[a-z]*[ep]|--eval|--print)$/u],[/^(?:php[\d.]*|psysh)$/u,/^-[rBRE]$/u],[/^deno$/u,/^(?:eval|--eval)$/u]],
OTHER_LANGUAGE=/^(?:lua[\d.]*|luajit|texlua|r|rscript|julia|octave(?:-cli)?|matlab|maxima|gp|gnuplot|guile|racket|csi|gosh|sbcl|clisp|ecl|emacs|newlisp|janet|fennel|clojure|clj|bb|osascript|groovy(?:sh)?|scala(?:-cli)?|kotlinc?|jshell|jrunscript|elixir|iex|mix|erl|swift|tclsh[\d.]*|wish[\d.]*|expect|ghci?|utop|ocaml|crystal|nim|rails|dotnet|tcc|wolframscript|raku|gdb|lldb)$/u,
OTHER_OPTION=/^(?:-(?:e|c|x|b|r|o|E|ex|eval|batch|code|eval-command)|--(?:ex|eval|execute|eval-command|one-line|batch-string)|r(?:unner)?)$/u,CONSOLE=/^(?:-|console|shell|fsi|eval|repl|tinker|-p|timeit|code|asyncio|IPython|pdb)$/u,
codeOptions=new Map;function codeOption(base){if(!NO_LANGUAGES.includes(base))return codeOptions.has(base)||codeOptions.set(base,codeOptionOf(base)),codeOptions.
get(base)}var NO_LANGUAGES=" ls cat git cd npm grep echo head tail wc sort uniq sed awk find rg mkdir rm cp mv test [ jq docker make cargo go tar cut tee true".
split(" ");function codeOptionOf(base){return CODE_OPTIONS2.find(([name])=>name.test(base))?.[1]??(OTHER_LANGUAGE.test(base)?OTHER_OPTION:void 0)}var SPAWNS=/\b(?:os\.(?:system|popen|exec\w*|spawn\w*|posix_spawn\w*)|subprocess|pty\.spawn|commands\.get\w*|child_process|execSync|spawnSync|exec(?:File)?(?:Sync)?\s*[("']|spawn(?:Sync)?\s*\(|system\s*[("'`\s]|popen\s*\(|shell_exec|passthru|proc_open|pcntl_exec|Open3|IO\.popen|Kernel\.|Process\.(?:run|spawn)|os\.execute|io\.popen|Runtime\.getRuntime|do\s+shell\s+script|Bun\.\$|Deno\.(?:Command|run)|System\.(?:cmd|shell)|qx\b|__import__|importlib|ctypes)|(?:^|[^\\])`/u,
REMOVES=/\b(?:shutil\.rmtree|shutil\.move|os\.(?:remove|unlink|rmdir|removedirs|truncate)|\.rmtree\b|rimraf|rmSync|rmdirSync|unlinkSync|fs\.(?:rm|rmdir|unlink)|remove_tree|rmtree|FileUtils\.(?:rm\w*|remove\w*)|File\.(?:delete|unlink)|Dir\.(?:rmdir|unlink|delete)|unlink\s*[("'\s]|file\.remove|os\.remove|Pathname\S*\.(?:rmtree|delete)|\brmdir\s*\(|(?:^|[;\s])rm\s*\(\s*["']|Deno\.remove|File\.rm\w*|file\s+delete\b|delete-(?:directory|file)\b)/u,
READS_SECRETS=/\benviron\s*(?:[)}\]]|$|,|\.(?:items|values|copy))|\bprocess\.env(?![\w.[])|\bENV\.(?:to_\w+|inspect|each\w*|map|sort)|\b(?:p|pp|puts|print|println|display)[\s(]+ENV\s*(?:\)|$)|%ENV\b|\bgetenv\(\s*\)|\$_(?:ENV|SERVER)\b(?!\[)|\bBun\.env(?![\w.[])|\bimport\.meta\.env(?![\w.[])|Deno\.env\.toObject|process\.report|phpinfo|Sys\.getenv\(\s*\)|\b(?:array get|parray) env\b|get_?env(?:\(\s*\)|\s*[;)]|\s*$)|process-environment|\(environ\)|Unix\.environment|\bshow env/i,
READS_VARIABLE=/(?:process\.env\.|process\.env\[\s*["'`]|os\.environ\[\s*["']|os\.environ\.get\(\s*["']|getenv\(\s*["']|\bENV\[\s*["']|\bENV\.fetch\(\s*["']|\$ENV\{\s*["']?|Deno\.env\.get\(\s*["']|Bun\.env\.|get_?env\(\s*["']|\(getenv\s+["']|\$(?:::)?env\()(\w+)/gi,
PRINTS2=/\b(?:print\w*|console\.\w+|puts|echo|stdout|p|say|var_dump|write\w*)\b/u,INDIRECT=/\bgetattr\s*\(|__dict__|__builtins__|\bglobals\s*\(\)|\bvars\s*\(|\bimportlib\b|\bFunction\s*\(|process\.binding|globalThis\s*\[|\brequire\s*\(\s*(?!["'`][\w:@./-]+["'`]\s*\))/u,
POWERFUL=/\b(?:os|subprocess|shutil|ctypes|builtins|sys|child_process|fs|process|require|import|eval|exec)\b/u,HIDES=/b64decode|base64|fromCharCode|\bchr\s*\(|\bord\s*\(|unhexlify|fromhex|decode\s*\(|\beval\s*\(|\bexec\s*\(|compile\s*\(|\\x[0-9a-f]{2}|\\u00|Buffer\.from|atob\s*\(|\bjoin\s*\(|\[::-1\]|reverse|\bpack\s*\(|rot13|zlib|getattr|globals\(\)|__builtins__|urlopen|requests\.get|fetch\s*\(/i,
WHY3="code in another language can remove files or start programs out of the guard\u2019s sight",INSTEAD4="Use plain shell commands or the file tools for change\
s; keep inline code to computing and printing.";function isInterpreter(base){return codeOption(base)!==void 0}function interpreterRule(seen,context){let form=codeOption(
seen.base);if(form===void 0)return[];let address=seen.args.find(arg=>/^(?:--[\w-]+=)?(?:https?|data|npm|jsr):/u.test(arg));if(address!==void 0&&fetchesPrograms(
seen,address))return refuse("own-script",seen,"the program stands at an address, so nobody has seen it","Save it to a file, read it, and only then run it.");let codes=seen.
args.flatMap((arg,index)=>form.test(arg)?[seen.args[index+1]??""]:attached(arg,seen.base)),operands=seen.args.filter(arg=>arg==="-"||!arg.startsWith("-"));operands[0]===
"timeit"&&codes.push(...operands.slice(1));let readsInput=codes.length===0&&(CONSOLE.test(operands.at(-1)??"-")||seen.base==="crystal"&&operands[0]==="eval"&&codes.
push(...operands.slice(1))===0)&&!seen.args.some(arg=>/^(?:--version|-V|-v|--help)$/u.test(arg));if(readsInput&&seen.input.kind==="pipe"&&seen.input.text===void 0)
return refuse("piped-code",seen,"a program out of a pipe runs before anybody has read it","Save it to a file, read it, and only then run it.");let script=seen.args.
find(arg=>!arg.startsWith("-"));if(codes.length===0&&script==="\uE004"||codes.some(code=>code.includes("\uE004")))return refuse("hidden-code",seen,"the program \
is put together only while the shell runs",INSTEAD4);let input=readsInput&&seen.input.text!==void 0?[seen.input.text]:[],written=codes.length>0||script===void 0?
[]:writtenScript(script,context);return written===void 0?refuse("own-script",seen,"the same command fetches a program and runs it, so nobody has seen it","Save \
it to a file, read it, and only then run it."):[...codes,...input,...written].flatMap(code=>codeRule(code,seen,context)).slice(0,1)}function fetchesPrograms({base,
args},address){if(!/^(?:node|nodejs|bun|deno|tsx)$/u.test(base))return!1;let first=args.find(arg=>!arg.startsWith("-")&&!/^(?:run|x|install|serve|test)$/u.test(
arg));return address===first||/^--(?:import|loader|experimental-loader|require)/u.test(optionOf(args,address))}function optionOf(args,value){return value.startsWith(
"--")?value:args[args.indexOf(value)-1]??""}function writtenScript(script,{commands}){let texts=[];for(let command of commands){let redirected=command.redirections.
some(({operator,target})=>operator.includes(">")&&sameFile(target,script));if(/^(?:curl|wget|base64|xxd|openssl|gunzip)$/u.test(command.base)&&(redirected||command.
args.some(arg=>sameFile(arg.replace(/^-o/u,""),script))))return;if(!redirected)continue;let text=command.base==="cat"?command.input.text:command.base==="echo"||
command.base==="printf"?command.args.join(" "):void 0;text!==void 0&&texts.push(text)}return texts}function sameFile(one,other){return one.replace(/^(?:\.\/)+/u,
"")===other.replace(/^(?:\.\/)+/u,"")||/^https?:/u.test(one)&&one.endsWith(`/${other}`)}function attached(arg,base){let match=/^-[A-Za-z0-9]{0,6}?[ecrE](.{4,})$/su.
exec(arg);return match!==null&&/^(?:perl|ruby|php|python)/u.test(base)&&/[\s('"`;]/u.test(match[1]??"")?[match[1]??""]:[]}function codeRule(code,seen,context){let typed=consoleCommands(
code).flatMap(line=>certain(line,context));if(typed.length>0)return typed.slice(0,1);let isOther=OTHER_LANGUAGE.test(seen.base),isShellText=isOther||/^(?:perl|ruby|awk|raku)/u.
test(seen.base)||SPAWNS.test(code),spawns=SPAWNS.test(code);if(spawns&&/\bsocket\b|\bdup2\b/u.test(code)&&/\b(?:ba|da|z|k)?sh\b/u.test(code))return refuse("remo\
te-shell",seen,"it gives a shell to whoever is at the other end of a connection","Do not.");let calls=apiInCode(code,seen);if(calls.length>0)return calls;let put=seen.
variables.find(name=>SECRET_NAME.test(name));if(put!==void 0&&PRINTS2.test(code))return refuse("credentials-read",`${seen.name} \u2026 $${put}`,WHY,INSTEAD);if(REMOVES.
test(code))return refuse("code-removes-files",seen,WHY3,INSTEAD4);if(READS_SECRETS.test(code))return refuse("credentials-read",seen,"the whole environment holds\
 the session\u2019s credentials","Print the one variable that you need.");let variable2=[...code.matchAll(READS_VARIABLE)].find(match=>SECRET_NAME.test(match[1]??
""))?.[1],file=stringsOf(code).find(text=>namesCredentials(text,seen,context)==="file");if(file!==void 0||variable2!==void 0&&(isOther||PRINTS2.test(code)||/^-\w*p$/u.
test(seen.args[0]??"")))return refuse("credentials-read",`${seen.name} \u2026 ${file??variable2??""}`,WHY,INSTEAD);if(INDIRECT.test(code)&&POWERFUL.test(code))return refuse(
"hidden-code",seen,WHY3,INSTEAD4);if(!isShellText&&!spawns)return HIDES.test(code)&&/\b(?:eval|exec)\s*\(/u.test(code)&&/base64|fromCharCode|chr\s*\(|decode|urlopen|fetch/i.
test(code)?refuse("hidden-code",seen,WHY3,INSTEAD4):[];if(!spawns&&!isOther)return[];if(spawns&&(HIDES.test(code.replace(SPAWNS,""))||!isKnown(code)||/[^\s]\s*\+\s*[^\s\d]/u.
test(code)))return refuse("hidden-code",seen,WHY3,INSTEAD4);let literals=stringsOf(code);return[...literals,literals.join(" "),...isOther?bareCommands(code):[]].
flatMap(text=>spawns?context.inner(text):certain(text,context)).filter(({severity})=>severity==="block").slice(0,1)}function bareCommands(code){return[...code.matchAll(
/(?:^|[;[{\n])\s*(?:exec|spawn)\s+(?:-\w+\s+)*([^;\]}\n]+)/gu)].map(match=>match[1]??"")}function consoleCommands(text){return text.split(`
`).flatMap(line=>/^\s*(?:[:~;]?!+|;(?=\w)|\\!|\.?(?:shell|system|exec|spawn)\b(?!\s*\()|platform\s+shell\b|pipe\b[^|]*\||\|)\s*(\S.*)$/u.exec(line)?.[1]??[])}function stringsOf(code){
return[...[...code.matchAll(/(?:\bqx|%x)\s*(?:\(([^)]*)\)|\[([^\]]*)\]|\{([^}]*)\}|<([^>]*)>|([/|!#])(.*?)\5)/gsu)].map(match=>match[1]??match[2]??match[3]??match[4]??
match[6]??""),...[...code.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\{([^{}]*)\}/gsu)].map(match=>(match[1]??match[2]??match[3]??match[4]??
"").replace(/\\(.)/gsu,"$1"))]}var awk2=(seen,context)=>{let fromInput=seen.args.some((arg,at)=>/^(?:-|\/dev\/stdin)$/u.test(arg)&&seen.args[at-1]==="-f");if(fromInput&&
seen.input.text===void 0)return refuse("hidden-code",seen,WHY3,INSTEAD4);let program2=fromInput?seen.input.text??"":seen.args.find((arg,index)=>!arg.startsWith(
"-")&&!/^-[vFf]$/u.test(seen.args[index-1]??""))??"",{bare,strings}=withoutStrings(program2),codes=[];for(let match of bare.matchAll(/\bsystem\s*\(\s*([^)]*)\)?|(?<![|])\|(?![|])&?\s*(\S*)|(\S*)\s*\|&?\s*getline/gu)){
let operand=(match[1]??match[3]??match[2]??"").trim();if(operand==="getline"||operand==="")continue;let number=/^"(\d+)"[;})]*$/u.exec(operand)?.[1];if(number===
void 0)return refuse("hidden-code",seen,WHY3,INSTEAD4);codes.push(strings[Number(number)]??"")}return codes.find(code=>isShell(code.trim().split(/\s/u)[0]??""))!==
void 0?refuse("piped-code",seen,WHY3,INSTEAD4):codes.flatMap(code=>context.inner(code)).filter(({severity})=>severity==="block").slice(0,1)};function withoutStrings(program2){
let strings=[];return{bare:program2.replace(/"((?:[^"\\]|\\.)*)"|(?<=(?:^|[~(,{;&|!])\s*)\/(?:[^/\\\n]|\\.)+\//gsu,(_,text)=>text===void 0?"/ /":(strings.push(text.
replace(/\\(.)/gsu,"$1")),`"${strings.length-1}"`)),strings}}var sed=seen=>seen.args.map(arg=>arg.replace(/^--expression=/u,"")).filter((arg,index)=>seen.args[index]?.
startsWith("--expression=")===!0||/^(?:-e|--expression)$/u.test(seen.args[index-1]??"")||index===seen.args.findIndex(word=>!word.startsWith("-"))).some(script=>/(?:^|[;{}\n]|\d|\$|\/)[ \t]*e(?:[ \t]+\S|[ \t]*$)/u.
test(script)&&!/^[^;]*[a-df-z]e$/u.test(script)||/^s(.)(?:(?!\1).)*\1(?:(?!\1).)*\1[gpiIM\d]*e[gpiIM\d]*$/u.test(script))?refuse("hidden-code",seen,"sed runs th\
e result as a command",INSTEAD4):[],editor=seen=>{let options=seen.args.filter((arg,index)=>arg.startsWith("+")||/^(?:-\w*c|--cmd|-S|-es)$/u.test(seen.args[index-
1]??"")),typed=(seen.input.text??"").split(`
`),starts=text=>/(?:^|[:|\s+%])(?:r|read|w|write)?\s*!\s*[\w/.$]|system\(|:terminal|\bdelete\(|\bos\.(?:execute|remove)|io\.popen|vim\.(?:system|uv|loop)|jobstart\(/u.
test(text);return options.some(starts)||typed.some(line=>/^[\s:%\d,$.;]*(?:r|w|e)?\s*!/u.test(line))?refuse("hidden-code",seen,WHY3,INSTEAD4):[]};var noDangerousShell={name:"no-dangerous-shell",judge:(call,surroundings)=>call.event!=="before"?[]:[...toolRule(call,surroundings),...call.commands.flatMap(command=>judgeShell(
command,call.cwd,surroundings))]},OPAQUE={"dynamic-name":["which program runs is decided only while the shell runs","Write the name of the program out."],"hidde\
n-code":["the code that would run is put together only while the shell runs","Write the commands out, one call each."],"not-bash":["bash would read this in anot\
her way than it looks, or not at all","Mend the quotes and brackets, or split the command."],"piped-code":["a program out of a pipe runs before anybody has read\
 it","Save it to a file, read it, and only then run it."],"too-deep":["programs are nested deeper than can be followed","Write the commands out, one call each."],
"changed-names":["it changes what the names of programs mean","Call the programs by their own names."],"own-script":["the same command writes a script and runs \
it, so nobody has seen it","Write the file with the file tool first, then run it."]},DEEPEST4=4;function judgeShell(command,cwd,surroundings,depth=0){let analysis=analyse(
command,{cwd,home:surroundings.home}),context={...surroundings,pipes:analysis.pipes,commands:analysis.commands,inner:code=>depth>=DEEPEST4?refuse("too-deep",code,
...OPAQUE["too-deep"]):judgeShell(code,cwd,surroundings,depth+1)},found=[...forkBomb(command),...opaqueRefusals(analysis),...tracing(analysis.commands),...distinctCommands(
analysis).flatMap(seen=>judgeCommand(seen,context))];return[...new Map(found.map(refusal=>[`${refusal.rule} ${refusal.severity}`,refusal])).values()]}function tracing(commands){
let named2=commands.some(({base,args})=>(base==="set"||isShell(base))&&args.some(arg=>/^-[a-z]*x[a-z]*$/u.test(arg)||arg==="xtrace"))?commands.flatMap(({variables})=>variables).
find(name=>SECRET_NAME.test(name)):void 0;return named2===void 0?[]:refuse("credentials-read",`set -x \u2026 $${named2}`,WHY,INSTEAD)}function opaqueRefusals({opaque}){
return opaque.map(({code,seen})=>({rule:code,seen,why:OPAQUE[code][0],instead:OPAQUE[code][1],severity:"block"}))}var BY_NAME4={git:git2,gh,glab:gh,hub:(seen,context)=>[
...gh(seen,context),...git2(seen,context)],pwsh:foreignShell,powershell:foreignShell,cmd:foreignShell,"cmd.exe":foreignShell,"powershell.exe":foreignShell,curl:httpClient,
wget:httpClient,http:httpClient,https:httpClient,xh:httpClient,"git-filter-repo":rewriter,bfg:rewriter,awk:awk2,gawk:awk2,mawk:awk2,nawk:awk2,sed,gsed:sed,vim:editor,
vi:editor,nvim:editor,ex:editor,view:editor,rvim:editor,rview:editor,vimdiff:editor,ed:editor,less:editor,more:editor};function ruleHere(base){return Object.hasOwn(
BY_NAME4,base)?BY_NAME4[base]:void 0}function foreignShell(seen){return seen.args.some(arg=>/^(?:-(?:c|command|e\w*)|-|\/{1,2}[ckrs])$/i.test(arg))||seen.input.
kind!=="none"?refuse("not-bash",seen,"this guard reads bash alone","Use the bash tool."):[]}function judgeCommand(seen,context){let named2=[destructiveRule,credentialRule,
installerRule,ruleHere].flatMap(ruleOf=>ruleOf(seen.base)?.(seen,context)??[]),within=installerWithin(seen);return[...named2,...within===void 0?[]:installerRule(
"pip")?.(within,context)??[],...isFileSystemMaker(seen.base)?makesFileSystem(seen,context):[],...isInterpreter(seen.base)?interpreterRule(seen,context):[],...redirectionRules(
seen,context),...credentialFileRule(seen,context),...secretVariableRule(seen,context),...fetchedInput(seen),...environmentRules(seen),...wrapped(seen,context)]}
function fetchedInput({base,input,name}){return input.from===void 0||input.text!==void 0?[]:/^(?:ed|ex|bc|dc|psql|mysql|mariadb|sqlite3?|duckdb|lftp|s?ftp|cpio)$/u.
test(base)?input.from.some(from=>/^(?:curl|wget|nc|ncat|base64|xxd)$/u.test(from.base))?refuse("piped-code",`\u2026 | ${name}`,OPAQUE["piped-code"][0],OPAQUE["p\
iped-code"][1]):[]:[]}var EXPORTS2=new Set(["export","declare","typeset","env","readonly","local","sudo"]);function environmentRules(seen){let exported=EXPORTS2.
has(seen.base)?seen.args.flatMap(arg=>/^(\w+)=(.*)$/su.exec(arg)?.slice(1,3)??[]):[],pairs=seen.assigned.map(({name,value})=>[name,value]);for(let at=0;at+1<exported.
length;at+=2)pairs.push([exported[at]??"",exported[at+1]??""]);let unset=seen.base==="unset"?seen.args.map(name=>[name,""]):[];return[...pairs,...unset].flatMap(
([name,value])=>name==="AGENT_REMEDIATION_TASK"?refuse("environment",`${name}=\u2026`,"only the launcher says what kind of task this is","Leave it."):/^(?:PATH|LD_PRELOAD|LD_AUDIT|LD_LIBRARY_PATH|DYLD_INSERT_LIBRARIES|BASH_ENV|ENV|PROMPT_COMMAND|PS4|BASH_FUNC_.*|SHELLOPTS|GIT_EXEC_PATH|GIT_TEMPLATE_DIR|NODE_OPTIONS|PYTHONSTARTUP|PERL5OPT|RUBYOPT|PERL5DB|PYTHONPATH|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|LESSOPEN|LESSCLOSE)$/u.
test(name)&&isDangerousValue(name,value)?refuse("environment",`${name}=\u2026`,"this variable makes other programs run code","Leave it unset."):sourceVariable(name,
value)?refuse("environment",`${name}=\u2026`,"packages would come from elsewhere, or build with another program","Leave it unset."):gitEnvironment(name,value,seen))}
function isDangerousValue(name,value){return name==="NODE_OPTIONS"?/(?:^|[\s=])(?:-r|--require|--import|--loader|--experimental-loader|--env-file|--inspect)/u.test(
value)||!isKnown(value):name==="PATH"?/(?:^|:)(?:\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)|\.\/?(?::|$))/u.test(value):name==="PYTHONPATH"?/(?:^|:)\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)/u.
test(value):/^(?:_?JAVA|JDK|MAVEN|GRADLE)_/u.test(name)?/-(?:javaagent|agentpath|agentlib|Xrunjdwp|XX:OnOutOfMemoryError|XX:OnError)/u.test(value):name==="LD_LI\
BRARY_PATH"?/^\/tmp|\/dev\/shm/u.test(value):name==="PS4"?/\$\(|`/u.test(value):value!==""}var WORDS_ONLY=new Set(["","echo","printf","print","grep","egrep","fg\
rep","rg","ag","ack","man","info","apropos","whatis","which","type","whereis","help","hash","command","git","gh","glab","test","[","[[","cat","ls","head","tail",
"wc","sort","uniq","diff","cmp","expr","basename","dirname","logger","jq","sed","awk","gawk","find","fd","tr","cut","cd","mkdir","touch","cp","mv","ln","rm","st\
at","file","pgrep","pkill","pidof","killall","ps","kill","tree","du","chmod","chown","alias","export","declare","local","read","set","unset","make","npm","yarn",
"pnpm","pip","pip3","apt","apt-get","brew","yum","dnf","apk","docker","podman","kubectl","systemctl","service","journalctl","crontab","at","locate","update-alte\
rnatives","dpkg","rpm","column","seq","tee","tar","zip","unzip","readlink","realpath","let","return","case","rename","md5sum","sha256sum","strings","xxd","od","\
comm","join","paste","look","yes","banner","figlet","cowsay","notify-send","say","osascript","date","shopt","complete","compgen","trap","eval","go","cargo","pyt\
hon","python3","node","perl","ruby","curl","wget","ssh-keygen","useradd","adduser","usermod","su","chsh","screen","dirs","pushd","popd","ffmpeg","convert","rsyn\
c","scp","ssh"]),STARTABLE=/^(?:rm|git|dd|shred|mkfs[\w.]*|chmod|chown|truncate|kubectl|terraform|docker|find)$/u;function wrapped(seen,context){if(WORDS_ONLY.has(
seen.base)||isShell(seen.base)||seen.through.length>3)return[];for(let arg of seen.args){if(!/\s/u.test(arg)||!isKnown(arg)||arg.length>=LONGEST_TEXT)continue;let text=arg.
replace(/^(?:-{1,2}[\w.-]+[=:]|[\w-]+:(?=\w))/u,""),found=[...spelled(text.split(/[\s'"`()[\]{};|&!]+/u),context),.../[|;&]/u.test(text)?certain(text,context):[]];
if(found.length>0)return found}let typed=seen.input.text,inConsole=typed===void 0||typed.length>=LONGEST_TEXT?[]:consoleCommands(typed).flatMap(line=>certain(line,
context));if(inConsole.length>0)return inConsole;let dashes=seen.args.indexOf("--"),behind=dashes<0?[]:seen.args.slice(dashes+1);return behind.length>0&&behind.
every(isKnown)&&behind.length<1e3?[...spelled(seen.args,context),...certain(behind.map(quoted2).join(" "),context)]:spelled(seen.args,context)}function quoted2(word){
return/^~[\w./-]*$/u.test(word)?word:`'${word.replaceAll("'","'\\''")}'`}var LONGEST_TEXT=1e4;function spelled(words2,context){let at=words2.findIndex((word,index)=>index+
1<words2.length&&isKnown(word)&&(STARTABLE.test(word.slice(word.lastIndexOf("/")+1))||isShell(word.slice(word.lastIndexOf("/")+1))&&/^-[a-z]*c$/u.test(words2[index+
1]??"")));if(at<0)return[];let inner=words2.slice(at);return inner.every(isKnown)?context.inner(inner.map(quoted2).join(" ")).filter(({severity})=>severity==="b\
lock"):[]}function toolRule({tool,kind,values},around){if(kind==="other-shell")return refuse("not-bash",tool,"this guard reads bash alone","Use the bash tool.");
let own=tool.startsWith("mcp__")?/^mcp__.+?__(.+)$/u.exec(tool)?.[1]??"":"";if(own==="")return[];let has2=(name,pattern)=>values.some(({key,text})=>key===name&&
pattern.test(text));if(MERGES.test(own)||/pull_request|merge_request/u.test(own)&&(has2("draft",/^false$/u)||has2("event",/^approve$/i)))return refuse("never-me\
rge",tool,"merging, approving and settings belong to a person","Leave the pull request as a draft.");let branch2=kind==="reads"?void 0:values.find(({key,text})=>key===
"branch"&&isMain(text,around));return branch2===void 0?[]:refuse("push-main",`${tool} on ${branch2.text}`,"nobody writes to a main branch: changes arrive by a r\
eviewed pull request","Name the branch of this finding.")}var MERGES=/(?:^|_)(?:merge_(?:pull_request|pr|merge_request|branch)|enable_(?:pull_request_)?auto_?merge|approve_(?:pull_request|pr|merge_request)|ready_for_review|delete_(?:repository|branch|ref)|update_(?:ref|branch_protection))/u;start(noDangerousShell,program,process);
