// scan-secrets: built by packages/guardrails/src/build.ts. Licences: licenses.txt
const program=require('node:url').pathToFileURL(__filename).href;
"use strict";var __defProp=Object.defineProperty;var __getOwnPropNames=Object.getOwnPropertyNames;var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})};var preset_exports={};__export(preset_exports,{preset:()=>preset});var preset,init_preset=__esm({"packages/guardrails/src/hooks/scan-secrets/preset.ts"(){"use s\
trict";preset=given=>require("./secret-preset.cjs").preset(given)}});var import_node_fs4=require("node:fs"),import_node_path3=require("node:path"),import_node_url=require("node:url");var import_node_fs=require("node:fs");function attempt(work){try{return work()}catch{return}}var links=new Map;function linkOf(path){return attempt(()=>(0,import_node_fs.lstatSync)(
path,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,import_node_fs.readlinkSync)(path):void 0)}var nodeFiles={link:path=>(links.has(path)||links.set(path,linkOf(
path)),links.get(path)),names:(folder,most)=>attempt(()=>{let names=(0,import_node_fs.readdirSync)(folder);return names.length>most?void 0:names}),isFolder:path=>attempt(
()=>(0,import_node_fs.statSync)(path).isDirectory())??!1,text:(path,most)=>attempt(()=>{let state=(0,import_node_fs.statSync)(path);return state.isFile()&&state.
size<=most?(0,import_node_fs.readFileSync)(path,"utf8"):void 0})},changingFiles={...nodeFiles,link:linkOf};function absolute(path,cwd){let whole=path.startsWith("/")?path:`${cwd}/${path}`;return whole.startsWith("/")&&!ODD.test(whole)?whole:straightened(whole)}function straightened(path){
let names=[];for(let name of path.split("/"))name===".."?names.pop():name!==""&&name!=="."&&names.push(name);return`/${names.join("/")}`}var ODD=/\/\.{0,2}(?:\/|$)/u;var import_node_fs2=require("node:fs"),import_node_path=require("node:path");var GuardFault=class extends Error{name="GuardFault"};var ROOTS=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298),START=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225];function sha256(bytes){
let state=Int32Array.from(START),padded=new Uint8Array(Math.ceil((bytes.length+9)/64)*64);padded.set(bytes),padded[bytes.length]=128;let view=new DataView(padded.
buffer);view.setUint32(padded.length-8,Math.floor(bytes.length/2**29)),view.setUint32(padded.length-4,bytes.length<<3>>>0);let words=new Int32Array(64);for(let block=0;block<
padded.length;block+=64){for(let at=0;at<16;at+=1)words[at]=view.getInt32(block+at*4);extend(words),compress(state,words)}return[...state].map(word=>(word>>>0).
toString(16).padStart(8,"0")).join("")}function extend(words){for(let at=16;at<64;at+=1){let near=words[at-2]??0,far=words[at-15]??0,one=(near>>>17|near<<15)^(near>>>
19|near<<13)^near>>>10,zero=(far>>>7|far<<25)^(far>>>18|far<<14)^far>>>3;words[at]=(words[at-16]??0)+zero+(words[at-7]??0)+one}}function compress(state,words){let[
a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0]=state;for(let at=0;at<64;at+=1){let high=(e>>>6|e<<26)^(e>>>11|e<<21)^(e>>>25|e<<7),one=h+high+(e&f^~e&g)+(ROOTS[at]??0)+(words[at]??
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
input))if((isPathKey(snake(key))||isCommandKey(snake(key)))&&(typeof value=="number"||typeof value=="boolean"))throw new GuardFault(`${key} is not text`);let has=is=>values.
some(({key})=>is(key));if(kind==="writes"&&!has(isPathKey)&&!has(key=>/^(?:patch|diff|input)$/u.test(key)))throw new GuardFault("a write without a path");if(kind===
"shell"&&!has(isCommandKey))throw new GuardFault("a shell call without a command");if(values.some(({key,text})=>(isPathKey(key)||isCommandKey(key))&&text.includes(
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
exit(status),cwd:()=>host.cwd(),now:()=>new Date})}var import_node_path4=require("node:path");var ALPHABETS={hex:"0-9a-fA-F",digits:"0-9",lower:"0-9a-z",upper:"0-9A-Z",alphanumeric:"0-9A-Za-z",word:"0-9A-Za-z_-",dotted:"0-9A-Za-z_.\\-",base64:"0-9A-Za-z+\
/=_-",any:"0-9A-Za-z_.~+/=:%$#@!|-"},of=(vendor,alphabet,least,...prefixes)=>prefixes.map(prefix=>({vendor,prefix,alphabet,least})),PREFIX_FORMS=[...of("1passwo\
rd","base64",60,"ops_eyJ"),...of("1password","word",24,"A3-"),...of("adobe","alphanumeric",30,"p8e-","p8e_"),...of("age","upper",50,"AGE-SECRET-KEY-1"),...of("a\
irtable","dotted",60,"pat"),...of("alibaba","alphanumeric",16,"LTAI"),...of("anthropic","word",40,"sk-ant-"),...of("artifactory","alphanumeric",60,"AKCp"),...of(
"artifactory","alphanumeric",55,"cmVmd"),...of("atlassian","base64",40,"ATATT3","ATCTT3","ATBB","ATSTT3"),...of("authress","dotted",40,"sc_","ext_","scauth_","a\
uthress_"),...of("aws","upper",16,"AKIA","ASIA","ABIA","ACCA","A3T"),...of("aws-bedrock","base64",60,"ABSK","bedrock-api-key-"),...of("braintree","any",30,"acce\
ss_token$production$","access_token$sandbox$"),...of("brevo","word",60,"xkeysib-","xsmtpsib-"),...of("buildkite","word",30,"bkua_","bkct_","bkaj_"),...of("beame\
r","base64",40,"b_"),...of("circleci","word",30,"CCIPAT_","CCIPRJ_"),...of("clickhouse","alphanumeric",38,"4b1d"),...of("clojars","alphanumeric",50,"CLOJARS_"),
...of("cloudflare","word",100,"v1.0-"),...of("cloudflare","word",35,"cfat_","cfut_","cfk_"),...of("cloudinary","any",30,"cloudinary://"),...of("contentful","wor\
d",40,"CFPAT-"),...of("crates","alphanumeric",30,"cio"),...of("databricks","hex",30,"dapi"),...of("defined","word",60,"dnkey-"),...of("digitalocean","hex",60,"d\
op_v1_","doo_v1_","dor_v1_"),...of("docker","word",24,"dckr_pat_","dckr_oat_"),...of("doppler","alphanumeric",36,"dp.pt.","dp.ct.","dp.sa.","dp.scim.","dp.audit\
."),...of("doppler","dotted",36,"dp.st."),...of("dropbox","base64",60,"sl.","sl.u."),...of("duffel","base64",40,"duffel_test_","duffel_live_"),...of("dynatrace",
"dotted",80,"dt0c01.","dt0s16.","dt0s02."),...of("easypost","alphanumeric",50,"EZAK","EZTK"),...of("expo","word",40,"expo_"),...of("facebook","alphanumeric",60,
"EAAM","EAAC","EAAG","EAAB"),...of("figma","word",38,"figd_","figu_","figo_"),...of("finicity","hex",30,"finicity_"),...of("flutterwave","word",11,"FLWPUBK_TEST\
-","FLWSECK_TEST-","FLWSECK_TEST","FLWSECK-"),...of("fly","base64",40,"fo1_","fm1_","fm1a_","fm1r_","fm2_","FlyV1 fm"),...of("frameio","base64",60,"fio-u-"),...of(
"freemius","any",29,"sk_"),...of("github","word",30,"ghp_","gho_","ghu_","ghr_","github_pat_"),...of("github","dotted",30,"ghs_"),...of("gitlab","dotted",20,"gl\
pat-","gldt-","glrt-","glrtr-","glcbt-","glptt-","glft-","glsoat-","glimt-","glagent-","gloas-","glffct-","glwt-","GR1348941"),...of("gitlab","alphanumeric",30,
"_gitlab_session="),...of("gocardless","base64",40,"live_"),...of("google","word",35,"AIza"),...of("google","word",24,"GOCSPX-"),...of("google","word",40,"ya29.",
"1//0"),...of("grafana","base64",32,"glc_","glsa_"),...of("grafana","base64",60,"eyJrIjoi"),...of("groq","alphanumeric",40,"gsk_"),...of("harness","dotted",60,"\
pat.","sat."),...of("hashicorp","dotted",24,"hvs.","hvb.","hvr."),...of("heroku","word",50,"HRKU-"),...of("hubspot","word",36,"pat-na1-","pat-na2-","pat-eu1-","\
pat-ap1-"),...of("huggingface","alphanumeric",34,"hf_","api_org_"),...of("infracost","alphanumeric",32,"ico-"),...of("intra42","hex",60,"s-s4t2ud-","s-s4t2af-"),
...of("langfuse","word",36,"sk-lf-","pk-lf-"),...of("langsmith","word",40,"lsv2_pt_","lsv2_sk_","ls__"),...of("launchdarkly","word",36,"sdk-","api-"),...of("lin\
ear","alphanumeric",40,"lin_api_","lin_oauth_"),...of("lob","hex",35,"live_","test_"),...of("lob","hex",31,"live_pub_","test_pub_"),...of("mailgun","hex",32,"ke\
y-","pubkey-"),...of("mapbox","dotted",80,"pk.","sk.","tk."),...of("meta","any",30,"EAAJ"),...of("netlify","word",36,"nfp_","nfc_","nfo_","nfu_","nfb_"),...of("\
neon","alphanumeric",60,"napi_"),...of("newrelic","word",19,"NRAK-","NRJS-","NRII-","NRIQ-","NRRA-","NRBR-","NRAA-"),...of("notion","alphanumeric",43,"ntn_","se\
cret_"),...of("npm","alphanumeric",36,"npm_"),...of("nuget","lower",43,"oy2"),...of("octopus","upper",26,"API-"),...of("openai","word",40,"sk-proj-","sk-svcacct\
-","sk-admin-","sk-None-","sk-or-v1-"),...of("openai","alphanumeric",32,"sk-"),...of("openshift","word",43,"sha256~"),...of("paystack","hex",36,"sk_live_","sk_t\
est_"),...of("perplexity","alphanumeric",40,"pplx-"),...of("pinecone","word",40,"pcsk_"),...of("plaid","word",36,"access-sandbox-","access-development-","access\
-production-","public-sandbox-"),...of("planetscale","any",32,"pscale_tkn_","pscale_pw_","pscale_oauth_","pscale_"),...of("posthog","alphanumeric",40,"phx_","ph\
s_"),...of("postman","word",50,"PMAK-"),...of("prefect","alphanumeric",36,"pnu_","pnb_"),...of("pulumi","hex",40,"pul-"),...of("pypi","word",50,"pypi-AgE","pypi\
-"),...of("razorpay","alphanumeric",14,"rzp_live_","rzp_test_"),...of("readme","lower",60,"rdme_"),...of("replicate","alphanumeric",37,"r8_"),...of("resend","wo\
rd",30,"re_"),...of("rubygems","hex",40,"rubygems_"),...of("scalingo","word",48,"tk-us-"),...of("scaleway","upper",17,"SCW"),...of("sendgrid","dotted",60,"SG."),
...of("sentry","base64",60,"sntrys_","sntryu_","sntrya_","sntryi_"),...of("settlemint","alphanumeric",16,"sm_aat_","sm_pat_","sm_sat_"),...of("shippo","hex",40,
"shippo_live_","shippo_test_"),...of("shopify","hex",32,"shpat_","shpca_","shppa_","shpss_","shptka_","shpua_"),...of("slack","word",20,"xoxb-","xoxp-","xoxe-",
"xoxe.xoxb-","xoxe.xoxp-","xoxd-","xoxc-"),...of("slack","word",10,"xoxa-","xoxr-","xoxs-","xoxo-","xapp-"),...of("slack","any",30,"hooks.slack.com/services/","\
hooks.slack.com/workflows/","hooks.slack.com/triggers/"),...of("discord","any",60,"discord.com/api/webhooks/","discordapp.com/api/webhooks/"),...of("sonar","hex",
40,"squ_","sqp_","sqa_"),...of("sourcegraph","word",40,"sgp_","sgd_","slk_","sgph_"),...of("square","word",22,"sq0atp-","sq0csp-","sq0idp-","EAAA"),...of("strip\
e","alphanumeric",10,"sk_live_","sk_test_","sk_prod_","rk_live_","rk_test_","rk_prod_"),...of("stripe","base64",30,"whsec_"),...of("supabase","hex",40,"sbp_","s\
b_secret_"),...of("tailscale","word",20,"tskey-"),...of("teams","any",60,"webhook.office.com/webhookb2/"),...of("telegram","word",32,":AA"),...of("terraform","w\
ord",60,".atlasv1."),...of("twilio","hex",32,"SK","AC"),...of("typeform","dotted",50,"tfp_"),...of("vercel","alphanumeric",24,"vcp_","vci_","vca_","vcr_","vck_"),
...of("wakatime","word",36,"waka_"),...of("xai","alphanumeric",70,"xai-"),...of("yandex","dotted",35,"AQVN","t1.","YC","y0_"),...of("zuplo","alphanumeric",60,"z\
pka_"),...of("vault","alphanumeric",24,"s."),...of("jwt","dotted",40,"eyJ","ey"),...of("jwt","base64",90,"ZXlK"),...of("kubeconfig","base64",90,"client-key-data\
: LS0tLS1CRUdJTi"),...of("agent-session","word",20,"cog_","apk_")],STRICT={pat:()=>/^pat[0-9A-Za-z]{14}\.[0-9a-f]{64}$/u,"pat.":()=>/^pat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,
"sat.":()=>/^sat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,eyJ:()=>/^eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]*$/u,cio:()=>/^cio[0-9A-Za-z]{32}$/u,SK:()=>/^SK[0-9a-fA-F]{32}$/u,
"s.":()=>/^s\.(?=(?:[A-Za-z]*\d){3})(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z0-9]{24}$/u,ey:()=>/^ey[\w-]{17,}\.ey[\w-]{17,}\.?[\w-]*$/u,AC:()=>/^AC[0-9a-f]{32}$/u,
SCW:()=>/^SCW[0-9A-Z]{17}$/u,A3T:()=>/^A3T[0-9A-Z]{17}$/u,AKIA:()=>/^AKIA[0-9A-Z]{16}$/u,ASIA:()=>/^ASIA[0-9A-Z]{16}$/u,ABIA:()=>/^ABIA[0-9A-Z]{16}$/u,ACCA:()=>/^ACCA[0-9A-Z]{16}$/u,
LTAI:()=>/^LTAI[0-9A-Za-z]{16,26}$/u,YC:()=>/^YC[\w-]{38}$/u,"t1.":()=>/^t1\.[\w-]{4,}={0,2}\.[\w-]{80,}={0,2}$/u,sk_:()=>/^sk_\S{29}$/u,"sk.":()=>/^sk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,
"pk.":()=>/^pk\.[\w-]{60}\.[\w-]{22}$/u,"tk.":()=>/^tk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,b_:()=>/^b_[\w=/+-]{44}$/u,sc_:()=>/^sc_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
ext_:()=>/^ext_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,"sdk-":()=>/^sdk-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
"api-":()=>/^api-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,re_:()=>/^re_[A-Za-z0-9]{8}_[A-Za-z0-9]{22,}$/u,"A3-":()=>/^A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/u,
"API-":()=>/^API-[A-Z0-9]{26}$/u,"4b1d":()=>/^4b1d[A-Za-z0-9]{38}$/u,"v1.0-":()=>/^v1\.0-[a-f0-9]{24}-[a-f0-9]{146}$/u,live_:()=>/^live_(?:[\w=-]{40}|[0-9a-f]{35})$/u,
test_:()=>/^test_[0-9a-f]{35}$/u,EAAA:()=>/^EAAA[\w-]{22,60}$/u,EAAJ:()=>/^EAAJ[A-Za-z0-9]{60,}$/u,":AA":()=>/^:AA[\w-]{32,34}$/u,"sl.":()=>/^sl\.(?:u\.)?[\w=-]{130,}$/u,
oy2:()=>/^oy2[a-z0-9]{43}$/u,ABSK:()=>/^ABSK[A-Za-z0-9+/]{100,}={0,2}$/u,expo_:()=>/^expo_[\w-]{40}$/u,"key-":()=>/^key-[0-9a-f]{32}$/u,"pubkey-":()=>/^pubkey-[0-9a-f]{32}$/u,
secret_:()=>/^secret_[A-Za-z0-9]{43}$/u,"sk-":()=>/^sk-[A-Za-z0-9]{32,}$/u,scauth_:()=>/^scauth_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
authress_:()=>/^authress_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,"pypi-":()=>/^pypi-[\w-]{85,}$/u,cog_:()=>/^cog_[\w-]{30,}$/u,
apk_:()=>/^apk_[\w-]{30,}$/u,ZXlK:()=>/^ZXlK[A-Za-z0-9+/=_-]{90,}$/u},anyLength=(set,flags)=>(...lengths)=>()=>new RegExp(`^(?:${lengths.map(length=>`${set}{${length}\
}`).join("|")})$`,flags),hex=anyLength("[0-9a-f]","i"),mixed=anyLength("[0-9a-zA-Z]","u"),wordy=anyLength("[\\w=.-]","u"),UUID=()=>/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
NAMED_FORMS=[{names:["adafruit"],value:wordy(32)},{names:["adobe"],value:hex(32)},{names:["airtable"],value:mixed(17)},{names:["algolia"],value:mixed(32)},{names:[
"alibaba"],value:mixed(30)},{names:["asana"],value:()=>/^(?:\d{16}|[0-9a-zA-Z]{32})$/u},{names:["atlassian","confluence","jira"],value:mixed(24)},{names:["aws",
"amazon"],value:()=>/^[A-Za-z0-9/+]{40}$/u},{names:["beamer"],value:()=>/^b_[\w=-]{44}$/u},{names:["bitbucket"],value:()=>/^(?:[0-9a-zA-Z]{32}|[\w=-]{64})$/u},{
names:["bittrex"],value:mixed(32)},{names:["cloudflare"],value:()=>/^(?:[\w-]{40}|[0-9a-f]{37})$/u},{names:["codecov"],value:mixed(32)},{names:["cohere","co_api"],
value:mixed(40)},{names:["coinbase"],value:wordy(64)},{names:["confluent"],value:mixed(16,64)},{names:["contentful"],value:wordy(43)},{names:["datadog","dd_api",
"dd_app"],value:mixed(32,40)},{names:["deepgram"],value:hex(40)},{names:["discord"],value:()=>/^(?:[0-9a-f]{64}|\d{18}|[\w=-]{32}|[\w-]{24,28}\.[\w-]{6}\.[\w-]{27,40})$/i},
{names:["droneci","drone"],value:mixed(32)},{names:["dropbox"],value:()=>/^(?:[a-z0-9]{15}|[a-z0-9]{11}AAAAAAAAAA[\w=-]{43}|sl\.[\w=-]{135})$/i},{names:["etsy"],
value:mixed(24)},{names:["facebook","fb_app"],value:hex(32)},{names:["fastly"],value:wordy(32)},{names:["finicity"],value:mixed(20,32)},{names:["finnhub"],value:mixed(
20)},{names:["flickr"],value:mixed(32)},{names:["freshbooks"],value:mixed(64)},{names:["gitter"],value:wordy(40)},{names:["gocardless"],value:()=>/^live_[\w=-]{40}$/u},
{names:["heroku"],value:UUID},{names:["hubspot"],value:UUID},{names:["intercom"],value:wordy(60)},{names:["jfrog","artifactory","bintray","xray"],value:mixed(64,
73)},{names:["kraken"],value:()=>/^[\w=+/-]{80,90}$/u},{names:["kucoin"],value:()=>/^(?:[0-9a-f]{24}|[0-9a-f-]{36})$/i},{names:["launchdarkly"],value:wordy(40)},
{names:["linear"],value:hex(32)},{names:["linkedin","linked_in","linked-in"],value:mixed(14,16)},{names:["lob"],value:()=>/^(?:live|test)_(?:pub_)?[0-9a-f]{31,35}$/u},
{names:["looker"],value:mixed(20,24)},{names:["mailchimp"],value:()=>/^[0-9a-f]{32}-us\d{1,2}$/u},{names:["mailgun"],value:()=>/^(?:(?:key|pubkey)-[0-9a-f]{32}|[0-9a-h]{32}-[0-9a-h]{8}-[0-9a-h]{8})$/u},
{names:["mattermost"],value:mixed(26)},{names:["maxmind"],value:()=>/^[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk$/u},{names:["messagebird","message_bird","message-bird"],
value:()=>/^(?:[0-9a-zA-Z]{25}|[0-9a-f-]{36})$/u},{names:["meraki"],value:hex(40)},{names:["mistral"],value:mixed(32)},{names:["netlify"],value:wordy(40,41,42,43,
44,45,46)},{names:["newrelic","new_relic","new-relic"],value:()=>/^(?:[0-9a-z]{64}|NRII-[a-z0-9-]{32})$/i},{names:["nytimes","new-york-times","newyorktimes"],value:wordy(
32)},{names:["okta"],value:()=>/^00[\w=-]{40}$/u},{names:["pagerduty","pager_duty"],value:()=>/^[\w+-]{20}$/u},{names:["plaid"],value:mixed(24,30)},{names:["pri\
vateai","private_ai","private-ai"],value:mixed(32)},{names:["postmark"],value:UUID},{names:["rapidapi"],value:wordy(50)},{names:["rollbar"],value:hex(32)},{names:[
"sauce"],value:UUID},{names:["sendbird"],value:()=>/^(?:[0-9a-f]{40}|[0-9a-f-]{36})$/u},{names:["sentry"],value:hex(64)},{names:["shodan"],value:mixed(32)},{names:[
"bundle_enterprise__contribsys__com","bundle_gems__contribsys__com"],value:()=>/^[0-9a-f]{8}:[0-9a-f]{8}$/u},{names:["snyk"],value:UUID},{names:["sonar"],value:wordy(
40)},{names:["sourcegraph"],value:hex(40)},{names:["splunk"],value:UUID},{names:["squarespace"],value:UUID},{names:["sumo"],value:()=>/^(?:su[0-9A-Za-z]{12}|[0-9a-zA-Z]{64})$/u},
{names:["teamcity"],value:wordy(60)},{names:["telegr","telegram"],value:()=>/^\d{5,16}:A[\w-]{34}$/u},{names:["travis"],value:mixed(22)},{names:["trello"],value:()=>/^(?:[0-9a-zA-Z-]{32}|[0-9a-f]{64})$/u},
{names:["twilio"],value:hex(32)},{names:["twitch"],value:mixed(30)},{names:["twitter"],value:()=>/^(?:[0-9a-zA-Z]{25}|[0-9a-zA-Z]{35}|[0-9a-zA-Z]{45}|[0-9a-zA-Z]{50}|A{22}[0-9a-zA-Z%]{80,100}|\d{15,25}-[0-9a-zA-Z]{20,40})$/u},
{names:["vercel","zeit"],value:mixed(24)},{names:["yandex"],value:()=>/^(?:AQVN[\w-]{35,38}|t1\.[\w-]+={0,2}\.[\w-]{86}={0,2}|YC[\w-]{38})$/u},{names:["zendesk"],
value:mixed(40)},{names:["azure","azurerm","arm_client","ad_client"],value:()=>/^(?:[\w.~-]{3}\dQ~[\w.~-]{31,34}|[A-Za-z0-9+/]{86}==)$/u},{names:["accountkey","\
sharedaccesskey"],value:()=>/^[A-Za-z0-9+/]{43,86}={1,2}$/u},{names:["polymarket","infura","alchemy","etherscan"],value:()=>/^(?:[0-9a-f]{32}|[\w-]{32}|[0-9A-Z]{34})$/u},
{names:["wiz"],value:()=>/^[0-9a-z]{52,64}$/i},{names:["openweather","weatherapi","newsapi"],value:hex(32)}];var MOST_CANDIDATES=64,LONGEST=4096,BY_PREFIX=new Map;for(let form of PREFIX_FORMS){let known=BY_PREFIX.get(form.prefix);known===void 0?BY_PREFIX.set(form.prefix,
[form]):known.push(form)}var PREFIX=new RegExp(anyOf(BY_PREFIX.keys()),"g");function anyOf(words){return[...words].sort((one,other)=>other.length-one.length).join(
`
`).replace(/[.*+?^${}()|[\]\\]/gu,"\\$&").replaceAll(`
`,"|")}var Runs=class{#text;#asked=new Map;#ends=new Map;constructor(text){this.#text=text}isTired(alphabet){let asked=(this.#asked.get(alphabet)??0)+1;return this.#asked.
set(alphabet,asked),asked>MOST_CANDIDATES}endOf(alphabet,from){let known=this.#ends.get(alphabet);if(known!==void 0&&from>=known.from&&from<=known.to)return known.
to;let run=new RegExp(`[${ALPHABETS[alphabet]}]*`,"uy");run.lastIndex=from,run.exec(this.#text);let to=Math.max(from,run.lastIndex);return this.#asked.set(alphabet,
0),this.#ends.set(alphabet,{from,to}),to}};function findSecrets(text){return[...prefixed(text),...named(text),...shaped(text),...keys(text),...inAddresses(text),
...generic(text)]}function prefixed(text){let found=[],runs=new Runs(text);PREFIX.lastIndex=0;for(let match=PREFIX.exec(text);match!==null;match=PREFIX.exec(text)){
let from=match.index,after=from+match[0].length;if(from>0&&isAlphanumeric(text.charCodeAt(from))&&isAlphanumeric(text.charCodeAt(from-1))){PREFIX.lastIndex=from+
1;continue}for(let form of BY_PREFIX.get(match[0])??[]){let to=Math.min(runs.endOf(form.alphabet,after),after+LONGEST);if(!(to-after<form.least||runs.isTired(form.
alphabet)||!fits(text.slice(from,to),form,text[to]))){found.push({form:form.vendor,from,to,certain:!0}),PREFIX.lastIndex=to;break}}PREFIX.lastIndex=Math.max(PREFIX.
lastIndex,from+1)}return found}function isAlphanumeric(code){return code>=48&&code<=57||code>=65&&code<=90||code>=97&&code<=122}function fits(token,form,next){let strict=STRICT[form.
prefix]?.(),plain=token.replace(/[.=-]+$/u,"");return strict!==void 0&&!strict.test(plain)&&!strict.test(token)||(form.alphabet==="hex"||form.alphabet==="upper")&&
next!==void 0&&/[0-9A-Za-z]/u.test(next)?!1:isRandom(token.slice(form.prefix.length))}function isRandom(text){let value=text.replace(/A{10,22}/u,""),body=value.
replace(/[^0-9A-Za-z]/gu,"");if(body.length<8)return!1;let distinct=new Set(body.toLowerCase()).size;return distinct<Math.min(6,body.length/2)||/example|placeholder|redacted|your[_-]?(?:api|key|token|secret)|changeme|dummy|(.)\1{7}|0123456789|1234567890|abcdefghij|xxxx/i.
test(value)?!1:/\d/u.test(body)||/[a-z]/u.test(body)&&/[A-Z]/u.test(body)||distinct>=12}var NAME_TO_FORMS=new Map;for(let{names,value}of NAMED_FORMS)for(let name of names)
NAME_TO_FORMS.set(name,[...NAME_TO_FORMS.get(name)??[],value]);var NAME=new RegExp(anyOf(NAME_TO_FORMS.keys()),"gi"),ASSIGNED=/[\w.\- \t]{0,32}["'`\s]{0,3}(?:=>|:{1,3}=?|\?=|\|\||=|>|,)[\s"'`=]{0,5}([\w+/=.~:%-]{10,200})/uy;
function named(text){let found=[];NAME.lastIndex=0;for(let match=NAME.exec(text);match!==null;match=NAME.exec(text)){ASSIGNED.lastIndex=match.index+match[0].length;
let value=ASSIGNED.exec(text)?.[1];if(value===void 0)continue;let to=ASSIGNED.lastIndex;(NAME_TO_FORMS.get(match[0].toLowerCase())??[]).some(form=>form().test(value))&&
isMixed(value)&&found.push({form:match[0].toLowerCase(),from:to-value.length,to,certain:!0})}return found}function isMixed(value){let body=value.replace(/[^0-9A-Za-z]/gu,
"");if(/^\d+$/u.test(body))return body.length>=15&&new Set(body).size>=5;let changes=body.match(/[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])|[a-z](?=[A-Z])/gu)?.length??
0;return isRandom(value)&&changes>=Math.min(4,Math.floor(body.length/8)+1)&&/\d/u.test(body)}var KEY=/-----BEGIN[ A-Z0-9_-]{0,60}PRIVATE KEY(?: BLOCK)?-----/gu,
LONGEST_KEY=1e4;function keys(text){return[...text.matchAll(KEY)].flatMap(match=>{let start2=match.index+match[0].length,window=text.slice(start2,start2+LONGEST_KEY),
end=/KEY(?: BLOCK)?-----/u.exec(window)?.index??0,body=window.replace(/\\[nr]|\s|["'+,]/gu,"");return end>64&&!/\.\.\.|…|<|\$\{|x{8}/i.test(window.slice(0,end))&&
new Set(window.slice(0,end)).size>12||/^[\w+/=:.,-]{40,}/u.test(body)?[{form:"private-key",from:match.index,to:start2,certain:!0}]:[]})}var SHAPES=[["azure",/(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/gu],
["maxmind",/(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/gu],["facebook",/(?<!\d)\d{15,16}[|%][\w-]{27,40}(?![\w-])/gu],["sidekiq",/\b[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com/gi],
["discord",/(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/gu],["nuget",/<add key="(?:ClearText)?Password"\s{0,20}value="[^"%]{8,200}"/gi]];function shaped(text){
return SHAPES.flatMap(([form,shape])=>[...text.matchAll(shape)].filter(match=>form==="nuget"||isRandom(match[0])).map(match=>({form,from:match.index,to:match.index+
match[0].length,certain:!0})))}var ADDRESS=/(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{1,128}:([^\s/@"'`<>]{3,128})@[\w.-]/gi,CURL=/\bcurl\b[^\n]{0,400}?(?:-H|--header)[ =]["'](?:Authorization|[\w-]{0,20}(?:Key|Token))\s*:\s*(?:(?:Bearer|Basic|Token|ApiKey)\s+)?([\w=~@.+/-]{8,200})["']/gi,
CURL_USER=/\bcurl\b[^\n]{0,400}?(?:-u|--user)[ =]["']?[^\s:"']{0,60}:([^\s"']{3,120})["']?/gi;function inAddresses(text){let at=(match,form,certain)=>({form,from:match.
index??0,to:(match.index??0)+match[0].length,certain}),real=value=>!/^[$%{<*]|^\*+$|^x+$|password|secret|token|pass$|example/i.test(value);return[...[...text.matchAll(
ADDRESS)].filter(match=>real(match[1]??"")).map(match=>at(match,"password-in-address",!1)),...[...text.matchAll(CURL)].filter(match=>isRandom(match[1]??"")).map(
match=>at(match,"curl-header",!0)),...[...text.matchAll(CURL_USER)].filter(match=>real(match[1]??"")&&isRandom(match[1]??"")).map(match=>at(match,"curl-user",!0))]}
var GENERIC=/(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential|auth)[\w.-]{0,24}["'`]?\s{0,3}(?::=|=>|[:=])\s{0,3}["'`]([\w+/=.~!@#%^&*-]{16,150})["'`]/gi;
function generic(text){return[...text.matchAll(GENERIC)].filter(match=>isMixed(match[1]??"")).map(match=>({form:"generic",from:match.index,to:match.index+match[0].
length,certain:!1}))}var TELLING=/A3T|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A|(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)|-----BEGIN|x-oauth-basic|_authToken=|npm_\w{36}|xox[abopr]-|xapp-|T3BlbkFJ|sk-ant-api0|gsk_|hf_[A-Za-z]{34}|lin_api_|ntn_|SG\.|shp(?:pa|ca|at|ss)_|[rs]k_(?:live|test)|gh[opurs]_|github_pat_|glpat-|glc_|glsa_|ops_ey|hv[sbr]\.|vc[piark]_|dapi[A-Fa-f0-9]{32}|dckr_pat_|figd_|cfk_|cfut_|cfat_|tskey-/,
WEBHOOK=/hooks\.slack\.com/i;function mayMatch(text){return TELLING.test(text)||text.includes("://")&&(text.includes("@")||WEBHOOK.test(text))}var LONGEST_FOR_PRESET=4e4,LARGEST_FILE=4e6,scanSecrets={name:"scan-secrets",judge:async(call,{files})=>{if(call.event!=="before"&&call.event!=="after")return[];
let written=call.event==="after"?call.writes.flatMap(path=>files.text(import_node_path4.posix.resolve(call.cwd,path),LARGEST_FILE)??[]):[],texts=[...call.texts,
...written].filter(text=>text!==""),refusals=[];for(let text of texts){let own=findSecrets(text),found=own.some(({certain})=>certain)?own:[...own,...await ofPreset(
text)];refusals.push(...found.map(each=>refusalOf(each,text,call.event==="after")))}return[...new Map(refusals.map(refusal=>[refusal.seen,refusal])).values()]}};
function refusalOf({form,from,to,certain},text,after){let line=text.slice(0,from).split(`
`).length,instead="Read it from the environment or from the secret store at run time, and write a placeholder such as <token> in examples.";return{rule:certain?
"secret":"perhaps-a-secret",seen:`line ${line}: something in the form of a credential (${form}, ${to-from} characters)`,why:after?"it is already in the file, an\
d everything in a commit stays readable for ever":"everything in a commit stays readable for ever",instead:after?`Take it out of the file now. ${instead} If it \
was ever pushed, tell a person to revoke it.`:instead,severity:certain?"block":"warn"}}var NOISY=/basicauth|database-connection/u;async function ofPreset(text){
if(text.length>LONGEST_FOR_PRESET||!mayMatch(text))return[];let{preset:preset2}=await Promise.resolve().then(()=>(init_preset(),preset_exports));return(await preset2(
text)).map(({rule,from,to})=>({form:rule,from,to,certain:!NOISY.test(rule)&&isRandom(text.slice(from,to))}))}start(scanSecrets,program,process);
