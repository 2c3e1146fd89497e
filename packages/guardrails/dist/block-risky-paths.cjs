// block-risky-paths: built by packages/guardrails/src/build.ts. Licences: licenses.txt
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
key)):[],code=RUNS_CODE.test(own)?values.filter(({key})=>/^(?:code|source|input)$/u.test(key)):[],language=/javascript|node/i.test(own)?"node -e":"python3 -c";return[
...typed.map(({text})=>text),...code.map(({text})=>`${language} ${quoted(text)}`)]}function commandsOf(input,values){let lists=Object.entries(input).flatMap(([key,
value])=>isCommandKey(snake(key))&&Array.isArray(value)&&value.every(item=>typeof item=="string")?[value.map(quoted).join(" "),...snake(key).endsWith("s")?value:
[]]:[]);if(lists.length>0)return[...lists,...values.filter(({key})=>key==="args").map(({text})=>text)];let args=Array.isArray(input.args)?input.args.filter(item=>typeof item==
"string").map(quoted):[];return values.filter(({key})=>isCommandKey(key)).map(({text})=>args.length>0?`${text} ${args.join(" ")}`:text)}function quoted(word){return`\
'${word.replaceAll("'","'\\''")}'`}function snake(key){return key.toLowerCase()===key?key:key.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function valuesOf(input){
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
exit(status),cwd:()=>host.cwd(),now:()=>new Date})}function fold(path){return PLAIN.test(path)?path.toLowerCase():path.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),"").toUpperCase().
toLowerCase().normalize("NFKC").split("/").map(name=>/^\.{1,2}$/u.test(name)?name:trimEnd(name)).join("/")}var PLAIN=/^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;function trimEnd(name){
let end=name.length;for(;end>0&&(name[end-1]==="."||name[end-1]===" ");)end-=1;let stream=name.slice(0,end).search(/:{1,2}\$/u);return stream>0?name.slice(0,stream):
name.slice(0,end)}var compiled=new Map;function compile(glob){let known=compiled.get(glob);if(known!==void 0)return known;let parts2=fold(glob).split("/").filter(
(part,index)=>part!==""||index===0);return compiled.set(glob,parts2),parts2}var indexes=new WeakMap;function indexOf(globs){let known=indexes.get(globs);if(known!==
void 0)return known;let byName=new Map,byPiece=[];for(let glob of globs){let parts2=compile(glob),name=longest(parts2.filter(part=>part!==""&&!part.includes("*")&&
!part.includes("?"))),same=name===""?void 0:byName.get(name);name===""?byPiece.push([longest(parts2.flatMap(part=>part.split(/[*?]/u))),glob]):same===void 0?byName.
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
zero","/dev/full","/dev/fd"],SYSTEM=["/etc","/usr","/bin","/sbin","/lib","/lib64","/boot","/opt","/root","/sys","/proc","/dev","/var","/System","/Library"];function isTemporary(place){
return TEMPORARY.some(folder=>below(place,folder)!==void 0)}function isDevice(place){return DEVICES.some(device=>below(place,device)!==void 0)}function placesOf(path,cwd,files){
return[...new Set(readings(path).flatMap(reading=>[absolute(reading,cwd),followed(reading,absolute(".",cwd),files)]))]}function protectionOf(path,cwd,around){let{
home}=around,expanded=home===void 0?path:path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/)/u,home);for(let place of placesOf(expanded,cwd,around.files)){let found=place===
void 0?{group:"loop",place:path}:protectionAt(place,cwd,around);if(found!==void 0)return found}}function protectionAt(place,cwd,around){let{policy,task,root,home,
taskFile}=around;if(isDevice(place))return;if(taskFile!==void 0&&place===absolute(taskFile,"/"))return{group:"task-file",place};if(isLoose(place,root,cwd,around))
return;let forms=relativeForms(place,root,cwd,around).map(fold);for(let[group,globs]of Object.entries(policy.protected))if(forms.some(form=>matchesAny(form,globs)))
return{group,place};return!task.dependency&&forms.some(form=>matchesAny(form,policy.lockfiles))?{group:"lockfile",place}:isSystem(place,root,cwd,home)?{group:"s\
ystem",place}:void 0}function isLoose(place,root,cwd,{files}){if(!isTemporary(place)||[root,absolute(".",cwd)].some(base=>below(place,base)!==void 0))return!1;for(let folder=place;folder.
length>1;folder=folder.slice(0,folder.lastIndexOf("/")))if(files.isFolder(`${folder}/.git`)||files.text(`${folder}/.git`,4096)!==void 0)return!1;return!0}function relativeForms(place,root,cwd,{
files}){let forms=[...new Set([root,absolute(".",cwd),followed(root,"/",files)??root,followed(cwd,"/",files)??cwd])].flatMap(base=>below(place,base)??below(fold(
place),fold(base))??[]);return forms.length>0?forms:[place]}function isSystem(place,root,cwd,home){if([root,absolute(".",cwd)].some(base=>base!=="/"&&below(place,
base)!==void 0)||isTemporary(place))return!1;if(place==="/"||SYSTEM.some(folder=>below(place,folder)!==void 0))return!0;let inHome=home===void 0?void 0:below(place,
home);return inHome!==void 0&&inHome.startsWith(".")&&!inHome.startsWith(".cache/")}var import_node_path4=require("node:path");function forEachChild(node,callback){switch(node.type){case"Script":case"CompoundList":case"AndOr":for(let command of node.commands)callback(command);return;case"\
Statement":callback(node.command);return;case"Command":for(let child of node.prefix)callback(child);node.name&&callback(node.name);for(let child of node.suffix)
callback(child);return;case"Pipeline":for(let prefix of node.prefixes)callback(prefix);for(let command of node.commands)callback(command);return;case"Redirected":
callback(node.command);for(let redirect of node.redirects)callback(redirect);return;case"If":callback(node.clause),callback(node.then);for(let branch of node.elif)
callback(branch);node.else&&callback(node.else);return;case"Elif":callback(node.clause),callback(node.then);return;case"For":case"Select":if(callback(node.name),
node.wordlist)for(let word of node.wordlist)callback(word);callback(node.body);return;case"While":callback(node.clause),callback(node.body);return;case"Function":case"\
Coproc":node.name&&callback(node.name),callback(node.body);return;case"Subshell":case"BraceGroup":callback(node.body);return;case"Case":callback(node.word);for(let item of node.
items)callback(item);return;case"CaseItem":for(let pattern of node.pattern)callback(pattern);callback(node.body);return;case"ArithmeticFor":{let initialize=node.
initialize;initialize&&callback(initialize);let test=node.test;test&&callback(test);let update=node.update;update&&callback(update),callback(node.body);return}case"\
Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let parts2=node.parts;if(parts2)for(let part of parts2)callback(
part);return}case"DoubleQuoted":case"LocaleString":for(let part of node.parts)callback(part);return;case"ParameterExpansion":node.index&&callback(node.index),node.
operation&&callback(node.operation);return;case"Default":case"Remove":case"Transform":callback(node.operand);return;case"CaseModification":node.operand&&callback(
node.operand);return;case"Replace":callback(node.pattern),callback(node.replacement);return;case"Slice":callback(node.offset),node.length&&callback(node.length);
return;case"Assignment":{let index=node.index;index&&callback(index),callback(node.value);return}case"ArrayValue":for(let element of node.elements)callback(element);
return;case"Redirect":case"HereString":node.descriptor&&callback(node.descriptor),node.target&&callback(node.target);return;case"HereDoc":node.descriptor&&callback(
node.descriptor),node.delimiter&&callback(node.delimiter),callback(node.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpa\
nsion":{let script=node.script;script&&callback(script);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"Te\
stGroup":{let expression=node.expression;expression&&callback(expression);return}case"ArithmeticBinary":case"TestBinary":callback(node.left),callback(node.right);
return;case"ArithmeticUnary":case"TestUnary":callback(node.operand);return;case"ArithmeticTernary":callback(node.test),callback(node.consequent),callback(node.alternate);
return;case"TestLogical":for(let operand of node.operands)callback(operand);return;case"TestNot":for(let negation of node.negations)callback(negation);callback(
node.operand);return;case"Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptor\
Variable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let exhaustive=node;throw new TypeError(`Unexpected syntax node: ${exhaustive}`)}}}var UNKNOWN=/[\uE000-\uE00F]/u,UNKNOWN_ALL=/[\uE000-\uE00F]/gu;function isKnown(field){return!UNKNOWN.test(field)}function shown(field){return field.replace(UNKNOWN_ALL,
mark=>mark==="\uE002"?"*":mark==="\uE003"?"?":"\u2026")}var parse=given=>require("./shell-parser.cjs").parse(given);function readQuickly(source2){let reader=new Reader(source2),commands=reader.program();return reader.isLost||!reader.isAtEnd?void 0:{type:"Script",pos:0,end:source2.
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
`&&next!=="#"&&next!==void 0&&(this.isLost=!0),next===";"||next==="&"){this.#take(BLANKS);let after4=this.#source[this.#at];(after4===";"||after4==="&"||next===
"&"&&after4===">")&&(this.isLost=!0)}return{type:"Statement",pos,end,command,background}}#lost(){this.isLost=!0}#take(pattern){pattern.lastIndex=this.#at;let text=pattern.
exec(this.#source)?.[0]??"";return this.#at+=text.length,text}#syntaxWord(){LITERAL.lastIndex=this.#at;let text=LITERAL.exec(this.#source)?.[0]??"";return WORDS_OF_SYNTAX.
has(text)&&this.#endsAt(this.#at+text.length)?text:""}#endsAt(at){let next=this.#source[at];return next===void 0||` 	
;&|<>()`.includes(next)}#andOr(){let first=this.#pipeline(),commands=[first],operators=[];for(let operator=this.#operator("&&","||");operator!=="";operator=this.#operator(
"&&","||"))operators.push(operator),this.#take(GAP),commands.push(this.#pipeline());return operators.length===0?first:this.#joined("AndOr",{commands,operators})}#pipeline(){
let first=this.#command(),commands=[first],operators=[];for(;this.#operator("|")!=="";)this.#source[this.#at]==="&"&&(this.isLost=!0),operators.push("|"),this.#take(
GAP),commands.push(this.#command());return operators.length===0?first:this.#joined("Pipeline",{prefixes:[],commands,operators})}#joined(type,parts2){let commands=parts2.
commands;return{type,pos:commands[0]?.pos,end:commands.at(-1)?.end,...parts2}}#operator(...operators){this.#take(BLANKS);let found=this.#isLong()?this.#source.slice(
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
ignment",pos,end:this.#at,text,name:name.slice(0,-1),append:void 0,index:void 0,value}}#word(){let pos=this.#at;if(this.#source[pos]==="#")return;let parts2=[];
for(let part=this.#part();part!==void 0&&!this.isLost;part=this.#part())parts2.push(part);if(this.#endsAt(this.#at)||(this.isLost=!0),this.#at===pos)return;let text=this.#source.
slice(pos,this.#at),isLiteral=parts2.length===1&&parts2[0]?.type==="Literal";return{type:"Word",text,value:isLiteral?text:parts2.map(valueOf).join(""),pos,end:this.#at,
parts:isLiteral?void 0:parts2}}#part(){let pos=this.#at,literal=this.#take(LITERAL);if(literal!=="")return{type:"Literal",pos,end:this.#at,text:literal,value:literal};
switch(this.#source[pos]??""){case"'":{let text=this.#take(SINGLE);return text===""?this.#lost():{type:"SingleQuoted",pos,end:this.#at,text,value:text.slice(1,-1)}}case'\
"':return this.#doubleQuoted();case"$":return this.#expansion();case"*":case"?":{let text=this.#source[pos]??"";return this.#at+=1,text==="*"&&this.#source[this.#at]===
"*"?this.#lost():{type:"Glob",kind:text==="*"?"star":"question",pos,end:this.#at,text,value:text}}case"[":case"]":{if(!(this.#endsAt(pos+1)&&(pos===0||this.#endsAt(
pos-1))))return this.#lost();let text=this.#source[pos]??"";return this.#at+=1,{type:"Literal",pos,end:this.#at,text,value:text}}default:return}}#expansion(){let pos=this.#at,
text=this.#take(EXPANSION);return text===""?this.#lost():{type:"SimpleExpansion",pos,end:this.#at,text}}#doubleQuoted(){let pos=this.#at;this.#at+=1;let parts2=[];
for(;!this.isLost&&this.#source[this.#at]!=='"';){let start2=this.#at,text=this.#take(IN_DOUBLE);if(text!=="")parts2.push({type:"Literal",pos:start2,end:this.#at,
text,value:text.replace(/\\(["\\$`])/g,"$1")});else{let expansion=this.#expansion();expansion!==void 0&&parts2.push(expansion)}}return this.#at+=1,parts2.length===
0&&parts2.push({type:"Literal",pos:pos+1,end:pos+1,text:"",value:""}),{type:"DoubleQuoted",pos,end:this.#at,text:this.#source.slice(pos,this.#at),parts:parts2}}};
function valueOf(part){return part.type==="DoubleQuoted"?part.parts.map(each=>"value"in each?each.value:each.text).join(""):"value"in part?part.value:part.text}function parse2(source2){return readQuickly(source2)??parse(source2)}function readOptions(args,form={},all=!1){let flags=[],assignments=[],operands=[],at=0;for(;at<args.length;at+=1){let arg=args[at]??"";if(arg==="--"){at+=1;break}
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
code)}var MOST_VALUES2=6,LONGEST_VALUE=2e3,MOST_COMPARED=32,WITHIN="",Variables=class{#values=new Map;#metForSure=new Set;#certain=new Set;#functions=new Set;#met=new Set;#unsettled=!1;#changes=0;#shell="";#unordered=0;#answers=new Map;assign(name,value,certain){
let values=this.#values.get(name)??new Set;this.#values.set(name,values),values.has(value)||(this.#changes+=1);let key=`${this.#shell}\0${name}`;this.#met.add(key),
certain&&(this.#metForSure.add(key),this.#certain.add(key)),values.add(value.length>LONGEST_VALUE||!isKnown(value)&&value.includes("\uE000")?"\uE000":value),values.
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
raw,at),depth===0)return at}return raw.length}var MOST_ALTERNATIVES=24,PLAIN2=/^[A-Za-z0-9_./:=@%+,-]+$/u;function isPlain({text}){return PLAIN2.test(text)}function expandWord(word,expander){if(isPlain(word))
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
exec(raw);return match===null?text:(match[1]===void 0?world.home??"\uE000":match[1]==="+"?".":"\uE000")+text.slice(match[0].length)}function join3(parts2,quoted2,expander){
let texts=[""];for(let part of parts2){let next=partTexts(part,quoted2,expander);if(texts.length*next.length>MOST_ALTERNATIVES)return[quoted2?"\uE000":"\uE001"];
texts=texts.length===1&&next.length===1?[`${texts[0]??""}${next[0]??""}`]:texts.flatMap(text=>next.map(tail=>text+tail))}return texts}function partTexts(part,quoted2,expander){
switch(part.type){case"Literal":return[part.value];case"SingleQuoted":case"AnsiCQuoted":return[EMPTY+part.value];case"DoubleQuoted":case"LocaleString":return join3(
part.parts,!0,expander).map(text=>EMPTY+text);case"Glob":return[part.kind==="star"?"\uE002":"\uE003"];case"ExtendedGlob":return["\uE002"];case"BraceExpansion":case"\
ArithmeticExpansion":return["\uE000"];case"ProcessSubstitution":return[part.operator===">"?`/dev/fd/${"\uE000"}`:"\uE004"];case"CommandExpansion":return knownOutput(
part,expander)?.map(text=>inserted(text,quoted2,expander))??[quoted2?"\uE004":"\uE004\uE001"];case"SimpleExpansion":return variable(part.text.slice(1).replace(/^\\\n/u,
""),quoted2,expander);case"ParameterExpansion":return parameter(part,quoted2,expander);default:return exhausted(part)}}function exhausted(part){return["\uE000"]}
function knownOutput({text,script},expander){let code=text.replace(/^\$\(|^`|\)$|`$/gu,"").trim();if(code==="pwd")return expander.cwd===void 0?void 0:[expander.
cwd];if(code==="git rev-parse --show-toplevel")return[expander.cwd??"."];if(/^mktemp(?: -[dqut]+)*$/u.test(code))return["/tmp/mktemp"];let command=script?.commands.
length===1?script.commands[0]?.command:void 0;if(command?.type!=="Command"||command.redirects.length>0||command.prefix.length>0)return;let name=command.name?.text??
"";if(!/^(?:echo|printf|dirname|basename)$/u.test(name))return;let argvs=[[]];for(let item of command.suffix){if(item.type!=="Word")return;argvs=combine(argvs,expandWord(
item,expander))}return distinct(argvs.map(argv=>printed(name,argv)))}var distinct=texts=>texts.every(text=>text!==void 0)?[...new Set(texts)]:void 0;function printed(name,argv){
let[path=""]=argv;if(name==="dirname"||name==="basename"){if(argv.some(arg=>arg.startsWith("-")||arg.includes("\uE001")||arg.includes("\uE004")))return;let at=path.
replace(/\/+$/u,"").lastIndexOf("/");return argv.length>1&&name==="basename"?"\uE000":name==="basename"?path.slice(at+1):at<0?isKnown(path)?".":"\uE000":path.slice(
0,at)||"/"}if(!(!argv.every(arg=>isKnown(arg)&&!/[\\%]/u.test(arg))||path.startsWith("-")))return name==="echo"||argv.length===1?argv.join(" "):void 0}function variable(name,quoted2,expander){
let{variables,world,cwd}=expander;if(name==="@"||name==="*")return["\uE001",...(variables.valuesOf("@")??[]).filter(value=>value!=="\uE000"&&value!=="")];let unknown=quoted2?
"\uE000":"\uE000\uE001";if(/^[0-9]$/u.test(name))return[unknown,...(variables.valuesOf(name)??[]).filter(value=>value!=="\uE000"&&value!=="")];let values=variables.
valuesOf(name);return values!==void 0?values.map(value=>inserted(value,quoted2,expander)):name==="HOME"?[world.home??"\uE000"]:name==="PWD"?[cwd??"\uE000"]:name===
"TMPDIR"?["/tmp"]:[unknown]}function inserted(value,quoted2,{variables}){return quoted2?value:variables.isAssigned("IFS")?"\uE000\uE001":value.replaceAll(EMPTY,
"").replace(/[ \t\n]+/gu,"\uE005").replace(/\*/gu,"\uE002").replace(/[?[]/gu,mark=>mark==="?"?"\uE003":"\uE002").replaceAll("\uE000","\uE000\uE001")}function parameter(part,quoted2,expander){
let unknown=[quoted2?"\uE000":"\uE000\uE001"];if(part.prefix!==void 0||part.index!==void 0)return part.parameter==="@"||part.index!==void 0?["\uE001"]:unknown;let{
operation}=part,values=variable(part.parameter,quoted2,expander);if(operation===void 0)return values;if(operation.type!=="Default")return unknown;let operand=operation.
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
"Select")&&this.#variables.assign(node.name.value,"\uE000",!1),this.#perhaps(()=>this.#visit(node.body)),this.#variables.doubt(node.name.value)}#code(text,always=!1){
if(!text.includes("$(")&&!text.includes("`")||!always&&!this.#prompts&&!text.includes("[")||!isKnown(text))return;let mark=`END_${text.length}_OF_TEXT`,script=parse2(
`: <<${mark}
${text}
${mark}
`);if(this.#depth>=DEEPEST3)return this.#hide("too-deep",text);this.#depth+=1,forEachChild(script,this.#visitText),this.#depth-=1}#visitText=node=>{node.type===
"Script"?this.#visit(node):forEachChild(node,this.#visitText)};#pipeline(stages){let outer=this.#input,from;for(let stage of stages){let start2=this.#commands.length;
from!==void 0&&(this.#input=pipeInput(from)),stages.length>1?this.#inSubshell(stage,()=>this.#visit(stage)):this.#visit(stage);let next=this.#commands.slice(start2),
writer=from?.at(-1);writer!==void 0&&next[0]!==void 0&&this.#pipes.set(writer,next[0]),from=next}this.#input=outer}#redirected(node){let outer=this.#input,{input,
redirections}=this.#redirections(node.redirects);redirections.length>0&&this.#see("",[],[],redirections,input,[]),this.#input=input,this.#visit(node.command),this.#input=
outer}#redirections(nodes){let input=this.#input,redirections=[];for(let node of nodes){forEachChild(node,this.#visit);let number=node.descriptor?.type==="FileD\
escriptor"?node.descriptor.value:void 0,isInput=number===void 0||number===0;if(node.type==="HereDoc"){let quoted2=node.delimiter?.quoted??!1,text=node.operator===
"<<-"?node.body.text.replace(/^\t+/gmu,""):node.body.text;isInput&&(input={kind:"text",text:quoted2?text:this.#hereText(text,node.body.parts)})}else if(node.type===
"HereString"){let texts=expandText(node.target,this.#expander());isInput&&(input={kind:"text",text:texts.length===1?texts[0]??"":"\uE000"})}else for(let target of expandText(
node.target,this.#expander()))redirections.push({operator:node.operator,target}),node.operator==="<"&&isInput&&(input=target.includes("\uE004")?{kind:"pipe"}:{kind:"\
file",file:target}),node.operator==="<&"&&isInput&&(input={kind:"pipe"})}return{redirections,input}}#hereText(text,parts2){if(parts2===void 0)return text.includes(
"\\")?text.replace(/\\([$`\\])/gu,"$1").replaceAll(`\\
`,""):text;let texts=expandText({type:"Word",text:"",value:"",pos:0,end:0,parts:[{type:"DoubleQuoted",pos:0,end:0,text:"",parts:parts2}]},this.#expander());return texts.
length===1?texts[0]??"":"\uE000"}#command(node){let{input,redirections}=this.#redirections(node.redirects),assigned=this.#assignments(node);if(node.name===void 0){
(redirections.length>0||assigned.length>0)&&this.#see("",[],assigned,redirections,input,[]);return}this.#visit(node.name);let argvs=expandWord(node.name,this.#expander()).
map(list=>[...list]);!isPlain(node.name)&&!isPlainName(node.name,argvs)&&this.#hide("dynamic-name",node.name.text);for(let item of node.args)if(item.type==="Wor\
d"&&isPlain(item))for(let argv of argvs)argv.push(item.text);else item.type==="Word"?(this.#visit(item),argvs=combine(argvs,expandWord(item,this.#expander()))):
argvs=combine(argvs,this.#declared(item).map(text=>[text]));let distinct2=argvs.length===1?argvs:new Map(argvs.map(argv=>[argv.join("\0"),argv])).values();for(let argv of distinct2)
this.#start(argv,{assigned,redirections,input,through:[],variables:namesIn(node)})}#assignments(node){let assigned=[];for(let item of node.prefix){if(item.type!==
"Assignment")continue;let values=this.#assignment(item,node.name===void 0&&this.#conditional===0);for(let value of values)assigned.push({name:item.name??"",value})}
return assigned}#assignment(item,certain){forEachChild(item,this.#visit);let name=item.name??"",{value}=item;if(value?.type==="ArrayValue"){this.#variables.assign(
name,"\uE000",certain);for(let element of value.elements)for(let text of expandText(element,this.#expander()))this.#code(text,!0);return["\uE000"]}let texts=expandText(
value,this.#expander()).map(text=>text.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let text of texts){this.#code(text,!0);let whole=item.index===void 0&&
!item.text.startsWith(`${name}+=`)&&isKnown(text);this.#variables.assign(name,whole?text:"\uE000",certain)}return texts}#declared(item){return this.#assignment(
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
filter(seen=>{let{before,after:after4}=neighbours(seen,pipes),all=[...before,...after4];if(all.length>16)return!0;let key=all.length===0?ownKey(seen):`${before.
length}${[seen,...all].map(ownKey).join("")}`;return!known.has(key)&&known.add(key)})}function neighbours(seen,pipes){let before=[...seen.input.from??[]];for(let at=0;at<
before.length&&before.length<=16;at+=1)before.push(...before[at]?.input.from??[]);let after4=[];for(let next=pipes.get(seen);next!==void 0&&after4.length<=16;next=
pipes.get(next))after4.push(next);return{before,after:after4}}function keyOf2({name,args,assigned,redirections,input,variables,through,cwd}){return assigned.length+
redirections.length+variables.length+through.length===0&&input.kind==="none"?`${cwd??""}\0${name}\0${args.join("\0")}`:[`${args.length} ${assigned.length} ${redirections.
length} ${variables.length} ${through.length} ${input.kind}`,cwd??"",name,...args,...assigned.flatMap(each=>[each.name,each.value]),...redirections.flatMap(({operator,
target})=>[operator,target]),...variables,...through,input.text??"",input.file??""].join("\0")}var MOST_NAMES=5e3,MOST_PATHS=500;function expandGlobs(pattern,cwd,files){let names=pattern.split("/"),paths=[""];for(let[index,name]of names.entries()){let lead=index===
0?"":"/";if(isKnown(name)){paths=paths.map(path=>`${path}${lead}${name}`);continue}let next=[];for(let path of paths){let folder=path.startsWith("/")?path:`${cwd}\
/${path}`,found=files.names(folder,MOST_NAMES);for(let entry of found??[])fits(entry,name)&&next.push(`${path}${lead}${entry}`);if(next.length>MOST_PATHS)return}
paths=next}return paths}function fits(entry,pattern){if(entry.startsWith(".")&&!pattern.startsWith("."))return!1;let ends=[0],states=new Set(ends);for(let mark of pattern){
let next=new Set;for(let at of states)if(mark==="\uE002")for(let end=at;end<=entry.length;end+=1)next.add(end);else at<entry.length&&(mark==="\uE003"||mark===entry[at]||
!isKnown(mark))&&next.add(at+1);states=next}return states.has(entry.length)}var write=path=>({path,how:"write"}),remove=path=>({path,how:"remove"}),into=path=>({path,how:"into"});function unpacking({base,args}){switch(base){case"tar":case"gtar":case"bsdtar":return tar(args);case"unzip":return args.some(arg=>/^-[a-zA-Z]*[lptZ]/u.test(arg))?
void 0:unzip(args);case"7z":case"7za":case"7zz":case"7zr":return/^[ex]$/u.test(args[0]??"")?{folder:attached(args,/^-o(.+)$/su)??".",members:[]}:void 0;case"unr\
ar":return/^[ex]$/u.test(args[0]??"")?{folder:args.at(-1)??".",members:[]}:void 0;case"unar":return{folder:after3(args,/^--?o(?:utput-directory)?$/u)??".",members:[]};case"\
jar":return/^-?x/u.test(args[0]??"")||args.includes("--extract")?{folder:after3(args,/^(?:-C|--dir)$/u)??".",members:args.slice(1)}:void 0;case"cpio":return cpio(
args);case"pax":return args.some(arg=>/^-[a-zA-Z]*r/u.test(arg))?pax(args):void 0;case"cabextract":return{folder:after3(args,/^(?:-d|--directory)$/u)??".",members:[]};case"\
dpkg":case"dpkg-deb":return args.some(arg=>/^(?:-[xXR]|--v?extract|--raw-extract)$/u.test(arg))?{folder:args.at(-1)??".",members:[]}:void 0;default:return inPython(
base,args)}}function tar(args){let old=args[0]!==void 0&&/^[A-Za-z]+$/u.test(args[0])?[`-${args[0]}`,...args.slice(1)]:args,options=readOptions(old,{values:"fCI\
bTXgKs",long:["--file","--directory","--use-compress-program","--exclude","--one-top-level","--transform","--xform"]},!0);if(!has(options,"-x","--extract","--ge\
t"))return;let renamed=options.flags.flatMap(({name,value})=>/^(?:-s|--transform|--xform)$/u.test(name)?parts(value??""):[]),folder=valueOf2(options,"-C","--dir\
ectory")??valueOf2(options,"--one-top-level")??".";return{folder:has(options,"-P","--absolute-names","--absolute-paths")?"/":folder,members:[...options.operands,
...renamed]}}function parts(expression){let mark=expression.startsWith("s")?expression[1]:expression[0];return expression.split(mark??",").filter(part=>part.length>
1)}function unzip(args){let options=readOptions(args,{values:"dxP"},!0);return{folder:valueOf2(options,"-d")??".",members:options.operands.slice(1)}}function cpio(args){
let options=readOptions(args,{values:"DEFHIO",long:["--directory","--format","--file"]},!0);if(!has(options,"-i","-p","--extract","--pass-through"))return;let folder=valueOf2(
options,"-D","--directory")??".";return has(options,"-p","--pass-through")?{folder:options.operands.at(-1)??folder,members:[]}:{folder,members:options.operands}}
function pax(args){let options=readOptions(args,{values:"fsbxtopE"},!0),renamed=options.flags.flatMap(({name,value})=>name==="-s"?parts(value??""):[]),copies=has(
options,"-w"),folder=copies?options.operands.at(-1)??".":".",members=copies?options.operands.slice(0,-1).map(lastName2):options.operands;return{folder,members:[
...members,...renamed]}}function inPython(base,args){if(!(!/^(?:python|pypy)[\d.]*$/u.test(base)||!/^(?:zipfile|tarfile)$/u.test(args[args.indexOf("-m")+1]??"")))
return args.some(arg=>/^(?:-e|--extract)$/u.test(arg))?{folder:args.at(-1)??".",members:[]}:void 0}function attached(args,option){return args.flatMap(arg=>option.
exec(arg)?.[1]??[])[0]}function after3(args,option){let at=args.findIndex(arg=>option.test(arg));return at<0?void 0:args[at+1]}function lastName2(path){return path.
slice(path.replace(/\/+$/u,"").lastIndexOf("/")+1)}var MOST_BETWEEN=6;function pipedWrites({pipes}){return[...pipes.keys()].flatMap(writer=>{let reader=pipes.get(
writer);for(let step=0;step<MOST_BETWEEN&&reader!==void 0;step+=1){let folder=taker(reader),seen=reader;if(folder!==void 0)return packed(writer).map(path=>({seen,
write:write(`${folder}/${path}`)}));reader=pipes.get(reader)}return[]})}function taker(reader){let{base,args}=reader;return base==="patch"||base==="git"&&args.some(
arg=>/^(?:apply|am)$/u.test(arg))?".":unpacking(reader)?.folder}function packed({base,args,input}){return base==="git"?gitPacked(args):base==="echo"||base==="pr\
intf"?args.filter(isKnown):base==="cat"?(input.text??"").split(`
`):base==="tar"||base==="gtar"||base==="bsdtar"||base==="cpio"||base==="pax"||base==="find"?args.filter((arg,at)=>!arg.startsWith("-")&&!/^-[A-Za-z]*[fC]$/u.test(
args[at-1]??"")):[]}function gitPacked(args){let at=args.findIndex(arg=>/^(?:archive|diff|show|format-patch|log|stash)$/u.test(arg));if(at<0)return[];let prefix=attached(
args,/^--prefix=(.*)$/su)??"",words2=args.slice(at+1).filter(arg=>!arg.startsWith("-"));return args[at]!=="archive"?words2:(words2[0]??"").includes(":")?prefix===
""?[]:[prefix]:(words2.length>1?words2.slice(1):[".github/x"]).map(path=>`${prefix}${path}`)}var operandsOf=(args,form={})=>readOptions(args,form,!0).operands,every=(form={},skip2=0)=>args=>operandsOf(args,form).slice(skip2).map(write);function copy(args,form,moves){
let options=readOptions(args,form,!0),folder=valueOf2(options,"-t","--target-directory"),sources=folder===void 0?options.operands.slice(0,-1):options.operands,target=folder??
options.operands.at(-1);if(target===void 0)return[];let named2=sources.flatMap(source2=>isKnown(source2)?[`${target}/${lastName3(source2)}`]:[]);return[...[target,
...named2].map(write),...moves?sources.map(remove):[]]}function lastName3(path){let whole=path.replace(/\/+$/u,"");return whole.slice(whole.lastIndexOf("/")+1)}
var optionValue=(form,...names)=>args=>{let value=valueOf2(readOptions(args,form,!0),...names);return value===void 0?[]:[write(value)]},WRITERS_OWN_OPTIONS=" se\
d gsed perl ruby git find echo printf tar gtar bsdtar unzip zip chmod chown cp mv ln rm mkdir touch sh bash".split(" "),sed=args=>{let options=readOptions(args,
{values:"efl",long:["--expression","--file","--line-length"]},!0),scripts=options.flags.filter(({name})=>name==="-e"||name==="--expression").map(({value})=>value??
""),files=scripts.length>0||has(options,"-f","--file")?options.operands:options.operands.slice(1),own=[...(scripts.length>0?scripts.join(`
`):options.operands[0]??"").matchAll(/(?:^|[;{}/\d\n$gp])\s*w\s*([^\n;}\s][^\n;}]*)/gu)].map(match=>write((match[1]??"").trim())),inPlace=options.flags.some(({name})=>name===
"-i"||name.startsWith("--in-p"))||args.some(arg=>/^-[nrEsuz]*i/u.test(arg));return[...own,...inPlace?files.map(write):[]]},perl=args=>args.some(arg=>/^-[A-Za-z0-9]*i/u.
test(arg)&&!/^-[eEMmI]/u.test(arg))?readOptions(args,{values:"eEMmIF"},!0).operands.map(write):[],dd=args=>args.flatMap(arg=>arg.startsWith("of=")?[write(arg.slice(
3))]:[]),tar2=args=>{let old=args[0]!==void 0&&/^[A-Za-z]+$/u.test(args[0])?[`-${args[0]}`,...args.slice(1)]:args,options=readOptions(old,{values:"fCIbTXgK",long:[
"--file","--directory","--use-compress-program","--exclude"]},!0),file=valueOf2(options,"-f","--file");return file===void 0||file==="-"||has(options,"-t","--lis\
t","-x","--extract","--get")?[]:[write(file)]},git2=args=>{let options=readOptions(args,{values:"cC",long:["--git-dir","--work-tree","--namespace","--exec-path"]}),
[verb,...rest]=options.operands,folder=valueOf2(options,"-C"),place=path=>folder===void 0||path.startsWith("/")?path:`${folder}/${path.replace(/^:(?:\/|\(top\))?/u,
"")}`,dash=rest.indexOf("--"),paths=dash>=0?rest.slice(dash+1):rest.filter(arg=>!arg.startsWith("-"));switch(verb??""){case"checkout":return rest.some(arg=>/^-(?:b|B)$|^--orphan/u.
test(arg))?[]:(dash>=0?paths:paths.slice(paths.length>1?1:0).concat(paths.length===1?paths:[])).map(path=>write(place(path)));case"restore":return rest.some(arg=>arg===
"--staged"||arg==="-S")&&!rest.some(arg=>/^(?:--worktree|-W|-s.*|--source.*)$/u.test(arg))?[]:readOptions(rest,{values:"s",long:["--source"]},!0).operands.map(path=>write(
place(path)));case"reset":return isHead(rest.find(arg=>!arg.startsWith("-"))??"")?[]:paths.slice(dash>=0?0:1).map(path=>write(place(path)));case"checkout-index":{
let prefix=rest.find(arg=>arg.startsWith("--prefix="))?.slice(9)??"";return[...prefix===""?[]:[write(prefix)],...paths.map(path=>write(place(prefix+path)))]}case"\
merge-file":return paths.slice(0,1).map(path=>write(place(path)));case"bundle":return rest[0]==="create"?[write(paths[1]??"\uE000")]:[];case"config":return configFile(
rest).map(file=>write(place(file)));case"rm":return paths.map(path=>remove(place(path)));case"mv":return copy(rest,{},!0).map(({path,how})=>({path:place(path),how}));case"\
show":case"diff":case"log":case"format-patch":case"archive":return rest.flatMap((arg,index)=>arg.startsWith("--output=")?[write(arg.slice(9))]:/^(?:-o|--output)$/u.
test(arg)?[write(rest[index+1]??"\uE000")]:[]);case"svn":return[write(paths.at(-1)??"")];case"clone":case"init":return paths.length>(verb==="clone"?1:0)?[write(
paths.at(-1)??"")]:[];case"update-index":return indexed(rest,paths).map(path=>write(place(path)));case"submodule":return rest[0]==="add"?[write(".gitmodules"),...rest.
slice(1).slice(-1).map(write)]:[];case"worktree":return rest[0]==="add"?rest.slice(1).filter(arg=>!arg.startsWith("-")).slice(0,1).map(write):[];default:return[]}},
gawk=args=>args.some((arg,index)=>arg==="inplace"||/^-i?inplace/u.test(arg)||arg==="-i"&&args[index+1]==="inplace")?operandsOf(args,{values:"viFf"}).slice(1).map(
write):awkWrites(args),editor=args=>[...every({values:"cuSs"})(args),...args.flatMap(arg=>{let path=/^[:+]*(?:w|wr|write|sav|saveas|up|update|wq|x)!?\s+(?!!)(\S+)/u.
exec(arg)?.[1];return path===void 0?[]:[write(path)]})],WRITERS={tee:every({values:""}),touch:every({values:"drt",long:["--date","--reference"]}),truncate:every(
{values:"sr",long:["--size","--reference"]}),mkdir:every({values:"m",long:["--mode"]}),mkfifo:every({values:"m"}),mknod:every({values:"m"}),shred:every({values:"\
ns"}),sponge:every(),chmod:args=>operandsOf(args).slice(args.some(arg=>/^-[rwxXst]+$/u.test(arg))?0:1).map(write),chown:every({},1),chgrp:every({},1),setfacl:every(
{values:"mx"}),chattr:every({},1),rename:every({},1),patch:args=>{let options=readOptions(args,{values:"pdiorzBFV",long:["--strip","--directory","--input","--ou\
tput"]},!0);return[...valueOf2(options,"-o","--output")===void 0?[]:[write(valueOf2(options,"-o","--output")??"")],...options.operands.slice(0,1).map(write)]},rm:args=>operandsOf(
args).map(remove),unlink:args=>operandsOf(args).map(remove),rmdir:args=>operandsOf(args).map(remove),cp:args=>copy(args,{values:"tS",long:["--target-directory",
"--suffix"]},!1),mv:args=>copy(args,{values:"tS",long:["--target-directory","--suffix"]},!0),ln:args=>copy(args,{values:"tS",long:["--target-directory","--suffi\
x"]},!1),install:args=>copy(args,{values:"tSmog",long:["--target-directory","--suffix","--mode","--owner","--group"]},!1),rsync:args=>copy(args,{values:"eTBfM",
long:["--rsh","--exclude","--include","--files-from"]},!1),scp:args=>copy(args,{values:"cFiJlOPSX"},!1).filter(({path})=>!/^[\w.@-]+:/u.test(path)),sed,gsed:sed,
perl,ruby:perl,dd,tar:tar2,gtar:tar2,bsdtar:tar2,csplit:optionValue({values:"fbn",long:["--prefix"]},"-f","--prefix"),iconv:optionValue({values:"fto",long:["--o\
utput"]},"-o","--output"),mktemp:args=>{let options=readOptions(args,{values:"p",long:["--suffix"]},!0),folder=valueOf2(options,"-p","--tmpdir");return[...folder===
void 0?[]:[folder],...options.operands].map(write)},sd:every({values:"fn"},2),dos2unix:every(),unix2dos:every(),crudini:args=>args[0]==="--get"?[]:operandsOf(args).
slice(0,1).map(write),black:every({values:"lt"}),isort:every(),rustfmt:every(),code:every(),zip:args=>operandsOf(args).slice(0,1).map(write),gzip:every({values:"\
S"}),gunzip:every({values:"S"}),curl:args=>{let options=readOptions(args,{values:"oHdXuAbceFTxKmrwEDC",long:["--output","--header","--data","--request","--outpu\
t-dir","--dump-header","--cookie-jar"]},!0);return[...has(options,"-O","--remote-name","--remote-name-all")?options.operands.map(lastName3):[],valueOf2(options,
"-o","--output"),valueOf2(options,"--output-dir"),valueOf2(options,"-D","--dump-header"),valueOf2(options,"-c","--cookie-jar")].flatMap(path=>path===void 0?[]:[
write(path)])},wget:args=>{let options=readOptions(args,{values:"OPoaUeQtTw",long:["--output-document","--directory-prefix","--output-file","--append-output","-\
-header"]},!0);return[...has(options,"-O","--output-document")?[]:options.operands.map(url=>lastName3(url)||"index.html"),valueOf2(options,"-O","--output-docume\
nt"),valueOf2(options,"-P","--directory-prefix"),valueOf2(options,"-o","-a","--output-file")].flatMap(path=>path===void 0?[]:[write(path)])},sort:optionValue({values:"\
okStT",long:["--output","--key"]},"-o","--output"),split:args=>operandsOf(args,{values:"abCnlt"}).slice(1).map(write),openssl:args=>args.flatMap((arg,at)=>arg===
"-out"?[write(args[at+1]??"\uE000")]:[]),gcc:optionValue({values:"o"},"-o"),ed:every(),ex:editor,vim:editor,vi:editor,nvim:editor,nano:every(),emacs:every({long:[
"--eval"]}),git:git2,find:args=>[...args.flatMap((arg,index)=>/^-(?:fprint0?|fprintf|fls)$/u.test(arg)?[write(args[index+1]??"\uE000")]:[]),...args.includes("-d\
elete")?itemsOf(args).map(remove):[]],gawk,awk:gawk,mawk:args=>awkWrites(args),base64:()=>[],uniq:args=>operandsOf(args,{values:"fsw"}).slice(1).map(write),xxd:args=>operandsOf(
args,{values:"clos"}).slice(1).map(write),script:every({values:"cEIOTB"})};function indexed(rest,paths){let at=rest.indexOf("--cacheinfo");if(at<0)return rest.some(
arg=>/^--(?:force-remove|remove|(?:no-)?assume-unchanged|(?:no-)?skip-worktree|chmod)/u.test(arg))?paths:[];let info=rest[at+1]??"";return[info.includes(",")?info.
slice(info.lastIndexOf(",")+1):rest[at+3]??"\uE000"]}function configFile(args){let file=valueOf2(readOptions(args,{values:"f",long:["--file"]},!0),"-f","--file");
return file===void 0||args.some(arg=>/^(?:--get\S*|-l|--list|get|list)$/u.test(arg))?[]:[file]}function isHead(revision){return/^(?:HEAD|@)$/u.test(revision)}var IN_PLACE=/^(?:-i|-w|--write|--in-?place|--fix|--overwrite|--apply|--unsafe-fixes|--autocorrect)(?:=|$)/u,
INTO=/^(?:-o|-out|-keyout|--?(?:[\w-]*[-_])?(?:out(?:put)?(?:[-_]?(?:file|dir|path|document|format-file))?|dest(?:ination)?|outDir|outFile|declarationDir|coverprofile|(?:log|result|warc|hsts|key|cert|cookie)[-_]?file|rejected-log|save-cookies|backup-dir|target-dir|pack-destination|trace(?:-ascii)?|stderr|etag-save|hsts|alt-svc|libcurl|tee|keystore))$/u,
OTHER_O="grep egrep fgrep rg ag ack ps ssh scp sftp test [ [[ find mount set shopt column useradd kubectl sort".split(" ");function optionWrites(base,args){return args.
flatMap((arg,at)=>{if(!arg.startsWith("-")||arg.length<3&&arg!=="-o"||arg.startsWith("-o")&&OTHER_O.includes(base))return[];let equals=arg.indexOf("=");if(equals>
0){let value2=arg.slice(equals+1);return INTO.test(arg.slice(0,equals))?[write(/(?:^|,)dest=([^,]+)/u.exec(value2)?.[1]??value2)]:[]}if(/^-o[./]/u.test(arg))return[
write(arg.slice(2))];let value=args[at+1];return INTO.test(arg)&&value!==void 0?[write(/(?:^|,)dest=([^,]+)/u.exec(value)?.[1]??value)]:[]})}function inPlaceWrites(args){
return args.some(arg=>IN_PLACE.test(arg))?args.filter(arg=>!arg.startsWith("-")).map(write):[]}var WRITE_THE_LAST="ditto lz4 objcopy convert magick ffmpeg sass \
lessc degit tiged virtualenv rclone gsutil aws sftp lftp mmv pdftk json_pp uudecode".split(" "),WRITE_ALL="fallocate trash trash-put gio recode exiftool xmlstar\
let indent rpl replace stylua dprint micro fastmod ambr codemod jscodeshift strip setfattr logsave flock yapf autopep8".split(" ");function groupedWrites(base,args){
let operands=args.filter(arg=>!arg.startsWith("-")),last=operands.slice(-1);return WRITE_THE_LAST.includes(base)?last.flatMap(path=>[path,...base==="sass"?path.
split(":").slice(1):[]]).map(write):WRITE_ALL.includes(base)?operands.map(write):["docker","podman","nerdctl","kubectl","oc"].includes(base)?/^(?:cp|rsync)$/u.test(
args[0]??"")?last.map(write):[]:base==="svn"||base==="hg"?/^(?:export|checkout|co|clone)$/u.test(operands[0]??"")?last.map(write):[]:base==="curl"?args.flatMap(
arg=>[...arg.matchAll(/%output\{>*([^}]+)\}/gu)].map(match=>write(match[1]??""))):["cargo","rails","meson","django-admin"].includes(base)?/^(?:new|init|setup|startproject)$/u.
test(operands[0]??"")?last.map(write):[]:base==="gcloud"?operands.includes("cp")?last.map(write):[]:["rubocop","ruff","biome"].includes(base)?args.some(arg=>/^(?:-a|-A|format|--autocorrect.*|--unsafe)$/u.
test(arg))?operands.map(write):[]:base==="ast-grep"||base==="sg"?args.some(arg=>/^(?:-U|--update-all)$/u.test(arg))?last.map(write):[]:base.startsWith("py")&&/^(?:python|pypy)[\d.]*$/u.
test(base)?/^(?:venv|json\.tool|virtualenv)$/u.test(args[args.indexOf("-m")+1]??"")?last.map(write):[]:base==="ar"?/^-?[a-z]*[rqd]/u.test(args[0]??"")?operands.
slice(1,2).map(write):[]:folderWrites(base,args)}function folderWrites(base,args){let option=folderOption(base);return option===void 0?[]:args.flatMap((arg,at)=>{
let match=option.exec(arg);if(match===null)return[];let value=match[0].length<arg.length?arg.slice(match[0].length).replace(/^=/u,""):args[at+1];return value===
void 0?[]:[write(value)]})}function folderOption(base){switch(base){case"cmake":return/^-B/u;case"rollup":case"dasel":return/^(?:-f|--file)(?==|$)/u;case"gh":return/^(?:-D|--dir|-O)(?==|$)/u;case"\
aria2c":case"javac":case"babel":return/^(?:-d|--dir)(?==|$)/u;case"az":case"pg_dump":case"ssh-keygen":return/^(?:-f|--file)(?==|$)/u;case"mysqldump":return/^-r/u;case"\
psql":return/^-L/u;case"pip":case"pip3":return/^(?:-[td]|--target)(?==|$)/u;case"npm":return/^--prefix(?==|$)/u;case"protoc":return/^--\w+_out(?==|$)/u;case"tim\
e":case"gtime":case"gawk":return/^-o/u;case"yq":return/^-s/u;default:return}}var READERS=" echo printf grep egrep fgrep rg ag ack ls cat head tail less more wc \
diff cmp test [ [[ ps ssh docker podman kubectl npm npx yarn pnpm node bash sh which type xargs env sudo timeout nice time command set read date id uname file s\
tat du df jq cut tr gh mvn gradle make go cargo pytest jest declare export local kill pgrep pkill shopt exec eval trap ping nc whoami hostname ip tmux screen fg\
 bg wait history alias".split(" ");function isReader(base){return READERS.includes(base)||(base.startsWith("ssh")||base.startsWith("py"))&&/^(?:ssh-\w+|python[\d.]*)$/u.
test(base)}function awkWrites(args){let options=readOptions(args,{values:"vFf"},!0),given=new Map;for(let{name,value}of options.flags){let equals=value?.indexOf(
"=")??-1;name==="-v"&&value!==void 0&&equals>0&&given.set(value.slice(0,equals),value.slice(equals+1))}let program2=options.operands[0]??"";for(let[,name="",text=""]of program2.
matchAll(/\b([A-Za-z_]\w*)\s*=\s*"([^"]+)"/gu))given.set(name,text);return[...program2.matchAll(/>{1,2}\s*(?:"([^"]+)"|([A-Za-z_]\w*))/gu)].flatMap(([,text,name])=>{
let path=text??given.get(name??"");return path===void 0?[]:[write(path)]})}var INLINE="python perl ruby php lua node nodejs bun deno tsx osascript ex ed vim nvi\
m vi r rscript julia tclsh wish expect emacs elixir iex groovy groovysh scala kotlin guile racket sbcl clojure bb octave irb pry raku sqlite3 duckdb psql mysql \
ftp sftp lftp gdb".split(" ");function isInline(base){return INLINE.includes(base)||/[\d.]$/u.test(base)&&/^(?:python|perl|ruby|php|lua)[\d.]*$/u.test(base)}var NAMES_UNQUOTED="\
tclsh wish expect ed ex sqlite3 duckdb psql mysql ftp sftp lftp gdb".split(" "),OPENS_FOR_WRITING=/\b(?:(?<!std(?:out|err)\.)write\w*|append\w*|create\w*|rename\w*|copy\w*|move|unlink\w*|rm\w*|remove\w*|touch|\w*put_contents|symlink\w*|link(?:Sync)?\s*\(|truncate\w*|mkdir\w*|chmod\w*|extractall|save\w*|Deno\.open\w*|fopen)\b|\bopen(?:Sync)?\s*\(?[^,()]*(?:\([^()]*\)[^,()]*){0,5},(?!\s*(?:["']r[bt]?["']|(?:encoding|errors|newline)\b))|\bPath\b[^\n]*\.(?:replace|open)\s*\(|\bcp(?:Sync)?!?\s*\(|\bos\.(?:replace|makedirs)|urlretrieve|\bfile\s*=|\.text\s*=|\bcat\s*\(|\bopen\s+\S+\s+[wa]|^\s*\.(?:output|once|backup|save|log)\b|\bVACUUM\s+INTO\b|\\(?:o|copy|g|w)\b|^\s*(?:w|wq|get|mget|mirror|lcd)\b/mu;
function writesOf2(seen){let redirected=seen.redirections.filter(({operator,target})=>(operator.includes(">")||operator==="<>")&&!(operator===">&"&&/^\d+-?$|^-$/u.
test(target))).map(({target})=>write(target)),own=Object.hasOwn(WRITERS,seen.base)?WRITERS[seen.base]?.(seen.args):void 0,unpacked=unpacking(seen),writes=[...own??
(isReader(seen.base)?[]:inPlaceWrites(seen.args)),...groupedWrites(seen.base,seen.args),...WRITERS_OWN_OPTIONS.includes(seen.base)?[]:optionWrites(seen.base,seen.
args),...unpacked===void 0?[]:[into(unpacked.folder),...unpacked.members.map(path=>write(`${unpacked.folder}/${path}`))]],unquoted=NAMES_UNQUOTED.includes(seen.
base),quoted2=(isInline(seen.base)?[...seen.args,...seen.input.text===void 0?[]:[seen.input.text]].filter(text=>(unquoted||/["'`]/u.test(text))&&OPENS_FOR_WRITING.
test(text)):[]).flatMap(text=>[...[...text.matchAll(/["'`]([^"'`\n]{1,1024})["'`]/gu)].map(match=>write((match[1]??"").replace(/^\s*\+?[<>]{1,2}\s*/u,""))).filter(
({path})=>/[./]/u.test(path)),...unquoted?text.split(/[\s"'`[\]{}();]+/u).filter(word=>/[./]/u.test(word)&&word.length<1024).map(write):[]]);return[...redirected,
...writes,...quoted2].filter(({path})=>path!==""&&path!=="-"&&path!=="\uE001"&&!path.startsWith("/dev/fd/"))}function patchedPaths({base,args,input},read){if(base===
"apply_patch"||base==="applypatch")return[...args,input.text??""].flatMap(pathsIn);if(base==="git"&&args.includes("--index-info"))return(input.text??"").split(`\

`).map(line=>write(line.replace(/^.*\t/su,"")));if(base!=="git"&&base!=="patch")return[];let{operands,...options}=readOptions(args,{values:"cCpdioR",long:["--di\
rectory","--input"]},!0),isGit=base==="git"&&/^(?:apply|am)$/u.test(operands[0]??"");if(!isGit&&base!=="patch")return[];let folder=valueOf2({...options,operands},
"--directory",...isGit?[]:["-d"]),files=[...isGit?operands.slice(1):[valueOf2({...options,operands},"-i","--input")??operands[1]??""],...input.file===void 0?[]:
[input.file]].filter(path=>path!==""),texts=[...input.text===void 0?[]:[input.text],...files.flatMap(path=>read(path)??[])];return[...folder===void 0?[]:[write(
folder)],...texts.flatMap(pathsIn)]}function pathsIn(patch){return[...patch.matchAll(/^(?:\+\+\+|---|Index:|rename (?:from|to)|copy to|\*\*\* (?:Add|Update|Delete) File:|\*\*\* Move to:|diff --git \S+) (?:[ab]\/)?([^\t\n\r]+)/gmu)].
map(match=>write(match[1]??"")).filter(({path})=>path!=="/dev/null")}var blockRiskyPaths={name:"block-risky-paths",judge:(call,around)=>{if(call.event!=="before")return[];let found=[...writtenBy(call).flatMap(path=>writeRule(path,
call.cwd,around)),...call.commands.flatMap(command=>shellRule(command,call,around))];return[...new Map(found.map(refusal2=>[`${refusal2.rule} ${refusal2.seen}`,
refusal2])).values()]}};function writtenBy({kind,writes,values}){if(kind!=="unknown")return writes;let named2=values.filter(({key,text})=>text.length<1024&&/[/.\\]/u.
test(text)&&!/\s\S*\s|^https?:/i.test(text)&&!/^(?:url|query|pattern|regex|description|explanation|content|contents|text|title|body|message|prompt|ref|branch|repo|owner|command|cmd|script|code|args|new_\w+|old_\w+)$/u.
test(key)),patched=values.flatMap(({text})=>[...text.matchAll(/^(?:diff --git \S+|rename to|copy to) (?:b\/)?(.+)$/gmu)].map(match=>match[1]??""));return[...new Set(
[...writes,...named2.map(({text})=>text),...patched])]}var WHY={migrations:["a change of the database is an ask-first change","Stop and ask in the channel of th\
e session."],infrastructure:["infrastructure is changed by its owners, not by a security fix","Stop and ask; describe the change that you would make."],generated:[
"generated and vendored files are made by a tool, and an edit by hand is lost","Change the source and run the generator."],automation:["these files decide what \
agents and CI may do, and no agent changes its own rules","Leave it; ask a person if the fix needs it."],agents:["these files decide what agents may do, and no \
agent changes its own rules","Leave it; ask a person if the fix needs it."],git:["files of git itself hold hooks and settings that run code","Use git commands."],
checks:["these files decide which checks run","Leave it; ask a person if the fix needs it."],lockfile:["a lockfile changes only in a dependency task, and only b\
y its package manager","Leave lockfiles alone in this task."],system:["this file is outside the repository and configures the machine or the user\u2019s tools",
"Write below the repository, or in /tmp."],"task-file":["only the launcher says what kind of task this is","Leave it."],loop:["the path goes in circles through \
links","Name the file itself."],unclear:["which file is written is decided only while the shell runs","Write the path out."]},OTHER=["the policy of this reposit\
ory protects this path","Leave it; ask a person if the fix needs it."];function refusal(group,seen,severity="block"){let[why,instead]=WHY[group]??OTHER;return{rule:group,
seen,why,instead,severity}}function writeRule(path,cwd,around){let found=protectionOf(path,cwd,around);return found===void 0?[]:[refusal(found.group,path)]}function shellRule(command,call,around){
let analysis=analyse(command,{cwd:call.cwd,home:around.home}),{commands,opaque}=analysis,hidden=opaque.length>0?mentioned(command,around):[],later={...around,files:withLinks(
commands,around)},piped=pipedWrites(analysis).flatMap(({seen,write:write2})=>judgeWrite(write2,seen,later)),task=/\$\{?AGENT_REMEDIATION_TASK\b/u.test(command)&&
commands.some(seen=>writesOf2(seen).some(({path})=>!isKnown(path)));return[...distinctCommands(analysis).flatMap(seen=>commandRule(seen,later)),...piped,...hidden,
...task?[refusal("task-file","$AGENT_REMEDIATION_TASK")]:[]]}function withLinks(commands,{files,root}){let made=new Map;for(let{base,args,cwd}of commands){if(base!==
"ln"||!args.some(arg=>/^-[a-z]*s|^--sym/u.test(arg)))continue;let[target,link]=args.filter(arg=>!arg.startsWith("-"));if(target===void 0||!isKnown(target))continue;
let name=target.replace(/\/+$/u,"").replace(/^.*\//su,"");for(let place of link===void 0?[name]:[link,`${link}/${name}`])isKnown(place)&&made.set(absolute(place,
cwd??root),target)}return made.size===0?files:{...files,link:path=>made.get(path)??files.link(path)}}var LARGEST_PATCH=4e6;function commandRule(seen,around){let patch=path=>isKnown(
path)?around.files.text(absolute(path,seen.cwd??around.root),LARGEST_PATCH):void 0;return[...writesOf2(seen),...patchedPaths(seen,patch)].flatMap(write2=>judgeWrite(
write2,seen,around))}function judgeWrite(write2,seen,around){let lock=isLockfileCommand(seen,around),{path,how}=write2,named2=isKnown(path)?exactRule(path,seen.
cwd,around):unclearRule(write2,seen.cwd,around);return(named2.length===0&&how==="into"?fillsHome(path,seen.cwd,around):named2).filter(({group})=>!(lock&&group===
"lockfile")).map(({group,place})=>{let severity=how==="remove"&&group==="generated"||group==="unclear"&&place===""?"warn":"block";return refusal(group,`${seen.name}\
 ${shown(path)}`.trim(),severity)})}function fillsHome(path,cwd,{home,root,files}){let expanded=home===void 0?path:path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/u,
home);return placesOf(expanded,cwd??root,files).some(place=>place!==void 0&&(place===home||place!==root&&below(root,place)!==void 0))?[{group:"system",place:path}]:
[]}function isLockfileCommand(seen,{task}){return task.dependency&&seen.base!==""&&seen.redirections.length===0}function exactRule(path,cwd,around){let folder=cwd??
around.root,found=protectionOf(path,folder,around);return found!==void 0?[found]:cwd===void 0&&!path.startsWith("/")?byNames(path,around):[]}function unclearRule({
path},cwd,around){if(isKnown(path.replaceAll("\uE002","").replaceAll("\uE003",""))){let paths=expandGlobs(path,cwd??around.root,around.files);if(paths===void 0)
return[{group:"unclear",place:path}];let named3=paths.flatMap(each=>exactRule(each,cwd,around));return named3.length>0?named3.slice(0,1):inFolder(path,cwd,around)}
let named2=inFolder(path,cwd,around);return named2.length>0?named2:path.includes("\uE007")?[]:[{group:"unclear",place:path.startsWith("\uE004")?path:""}]}function inFolder(path,cwd,around){
let named2=byNames(path.replaceAll("\uE007","found"),around);if(named2.length>0||cwd===void 0||path.startsWith("/"))return named2;let folder=protectionOf("unkno\
wn-name",cwd,around);return folder===void 0?[]:[folder]}function byNames(path,{policy,task}){let name=fold(shown(path).replaceAll("\u2026","x").replaceAll("*","\
x").replaceAll("?","x").replace(/^\/+/u,"")),groups=Object.entries(policy.protected).filter(([,globs])=>globs.some(glob=>matchesGlob(name,glob)||matchesGlob(`x/${name}`,
glob)||matchesGlob(name,`**/${glob}`))),lock=!task.dependency&&policy.lockfiles.some(glob=>matchesGlob(name,glob));return[...groups.map(([group])=>({group,place:path})),
...lock?[{group:"lockfile",place:path}]:[]].slice(0,1)}function mentioned(command,around){return command.split(/[\s'"`;|&()<>=]+/u).filter(word=>word.includes("\
/")||word.includes(".")).flatMap(word=>byNames(word,around).map(({group})=>refusal(group,`code that cannot be seen through names ${word}`))).slice(0,1)}start(blockRiskyPaths,program,process);
