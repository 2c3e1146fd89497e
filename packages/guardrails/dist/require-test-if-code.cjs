// require-test-if-code: built by packages/guardrails/src/build.ts. Licences: licenses.txt
const program=require('node:url').pathToFileURL(__filename).href;
"use strict";var import_node_fs4=require("node:fs"),import_node_path3=require("node:path"),import_node_url=require("node:url"),import_node_vm=require("node:vm");var import_node_fs=require("node:fs");function attempt(work){try{return work()}catch{return}}var links=new Map;function linkOf(path){return attempt(()=>(0,import_node_fs.lstatSync)(
path,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,import_node_fs.readlinkSync)(path):void 0)}var nodeFiles={link:path=>(links.has(path)||links.set(path,linkOf(
path)),links.get(path)),names:(folder,most)=>attempt(()=>{let names=(0,import_node_fs.readdirSync)(folder);return names.length>most?void 0:names}),isFolder:path=>attempt(
()=>(0,import_node_fs.statSync)(path).isDirectory())??!1,text:(path,most)=>attempt(()=>{let state=(0,import_node_fs.statSync)(path);return state.isFile()&&state.
size<=most?(0,import_node_fs.readFileSync)(path,"utf8"):void 0})};var import_node_fs2=require("node:fs"),import_node_path=require("node:path");var GuardFault=class extends Error{name="GuardFault"};var ROOTS=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
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
function readPolicy(folder){let text=contents(folder,POLICY_FILE);if(contents(folder,DIGEST_FILE).trim().split(/\s+/u,1)[0]!==digestOf(text))throw new GuardFault(
`${POLICY_FILE} is not what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`);return parsePolicy(text)}function contents(folder,name){
try{return(0,import_node_fs2.readFileSync)((0,import_node_path.join)(folder,name),"utf8")}catch{throw new GuardFault(`${name} beside the hooks cannot be read`)}}
var LISTS=["lockfiles","mainBranches","credentialFiles","code","tests"],REQUIRED_GROUPS=["migrations","infrastructure","generated","automation"];function parsePolicy(text){
let value=parsed(text);if(!isPolicy(value))throw new GuardFault(`${POLICY_FILE} has not the form of a policy of version 1`);return value}function parsed(text){try{
return JSON.parse(text)}catch{throw new GuardFault(`${POLICY_FILE} is not JSON`)}}function isPolicy(value){if(!isRecord(value)||value.version!==1||typeof value.
root!="string")return!1;let dry=value.dryRunUntil;if(dry!==null&&(typeof dry!="string"||!/^\d{4}-\d\d-\d\d$/u.test(dry)))return!1;let groups=value.protected;return!isRecord(
groups)||!Object.values(groups).every(isStrings)?!1:REQUIRED_GROUPS.every(name=>Object.hasOwn(groups,name))&&LISTS.every(name=>isStrings(value[name]))}function isRecord(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}function isStrings(value){return Array.isArray(value)&&value.length>0&&value.every(item=>typeof item==
"string"&&item!=="")}var import_node_fs3=require("node:fs"),import_node_path2=require("node:path");var NO_TASK={dependency:!1},LARGEST_TASK_FILE=65536;function readTask(path,root){if(path===void 0||!(0,import_node_path2.isAbsolute)(path))return NO_TASK;try{let state=(0,import_node_fs3.lstatSync)(
path);if(!state.isFile()||state.size>LARGEST_TASK_FILE||isWithin((0,import_node_fs3.realpathSync)((0,import_node_path2.dirname)(path)),(0,import_node_fs3.realpathSync)(
root)))return NO_TASK;let task=JSON.parse((0,import_node_fs3.readFileSync)(path,"utf8"));return{dependency:isRecord(task)&&task.kind==="dependency"}}catch{return NO_TASK}}
function isWithin(path,folder){let way=(0,import_node_path2.relative)(folder,path);return way===""||way!==".."&&!way.startsWith("../")&&!(0,import_node_path2.isAbsolute)(
way)}var TOOLS={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","\
ExitPlanMode","LSP","BashOutput","KillShell","read","grep","glob","find_file_by_name","find_filecontent","view","list","search","web_search","webfetch","think",
"read_file","list_dir"],writes:["Edit","Write","MultiEdit","NotebookEdit","edit","write","create_file","str_replace","insert","apply_patch","str_replace_based_e\
dit_tool"],shell:["Bash","exec","bash","shell","sh","run","terminal","execute","run_command","Monitor"],"other-shell":["PowerShell","powershell","pwsh","cmd","C\
MD"]},KINDS=new Map(["reads","writes","shell","other-shell"].flatMap(kind=>TOOLS[kind].map(name=>[name,kind]))),READING_VERB=/^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u,
WRITING_WORD=/(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;
function kindOfTool(name){let known=KINDS.get(name);if(known!==void 0)return known;let own=/^mcp__.+?__(.+)$/u.exec(name)?.[1];return own!==void 0&&READING_VERB.
test(own)&&!WRITING_WORD.test(own)?"reads":"unknown"}var EVENTS=new Map([["PreToolUse","before"],["PermissionRequest","before"],["PostToolUse","after"],["Stop","stop"]]),DEEPEST=64,MOST_VALUES=1e5;function readToolCall(bytes,cwd){
let input=parsed2(bytes);if(!isRecord(input))throw new GuardFault("the input is not a JSON object");let event=eventOf(input.hook_event_name),tool=input.tool_name??
"",toolInput=input.tool_input;if(typeof tool!="string")throw new GuardFault("tool_name is not a string");let base={event,tool,session:typeof input.session_id=="\
string"?input.session_id:"",cwd:typeof input.cwd=="string"&&input.cwd.startsWith("/")?input.cwd:cwd,stopAgain:input.stop_hook_active===!0};if(event==="stop"||event===
"other")return{...base,kind:"reads",commands:[],writes:[],texts:[],values:[]};if(!isRecord(toolInput))throw new GuardFault("tool_input is not a JSON object");return{
...base,...partsOf(tool,toolInput)}}function parsed2(bytes){if(bytes.length===0)throw new GuardFault("there is no input");try{return JSON.parse(new TextDecoder(
"utf-8",{fatal:!0}).decode(bytes))}catch{throw new GuardFault("the input is not JSON in UTF-8")}}function eventOf(name){if(name===void 0)return"before";if(typeof name!=
"string")throw new GuardFault("hook_event_name is not a string");return EVENTS.get(name)??(/ToolUse/iu.test(name)?"before":"other")}var PATH_KEY=/(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u,
COMMAND_KEY=/^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u,OLD_TEXT_KEY=/^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u,
PATCH_LINE=/^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;function partsOf(tool,input){let values=valuesOf(
input),kind=kindOfTool(tool);checkRequired(kind,input,values);let texts=values.filter(({key})=>!PATH_KEY.test(key)&&!OLD_TEXT_KEY.test(key)).map(({text})=>text),
commands=kind==="writes"?[]:[...commandsOf(input,values),...typedCommands(tool,values)],mcpReader=kind==="reads"&&tool.startsWith("mcp__")&&!values.some(({key})=>/content|text|data|patch|replacement|destination|dest$|output/u.
test(key)),readsOnly=kind==="reads"&&(mcpReader||!tool.startsWith("mcp__")),paths=values.filter(({key,text})=>PATH_KEY.test(key)&&!/^https?:/iu.test(text)).map(
({text})=>text),patched=values.flatMap(({text})=>[...text.matchAll(PATCH_LINE)].map(match=>match[1]?.trim()??"")),isPatch=/patch|diff/iu.test(tool)||values.some(
({key})=>/^(?:patch|diff|input)$/u.test(key)),writes=readsOnly||kind==="shell"?[]:[...paths,...isPatch?patched:[]];return{kind,commands,texts,values,writes:[...new Set(
writes)].filter(path=>path!==""&&path!=="/dev/null")}}function checkRequired(kind,input,values){for(let[key,value]of Object.entries(input))if((PATH_KEY.test(snake(
key))||COMMAND_KEY.test(snake(key)))&&(typeof value=="number"||typeof value=="boolean"))throw new GuardFault(`${key} is not text`);let has2=pattern=>values.some(
({key})=>pattern.test(key));if(kind==="writes"&&!has2(PATH_KEY)&&!has2(/^(?:patch|diff|input)$/u))throw new GuardFault("a write without a path");if(kind==="shel\
l"&&!has2(COMMAND_KEY))throw new GuardFault("a shell call without a command");if(values.some(({key,text})=>(PATH_KEY.test(key)||COMMAND_KEY.test(key))&&text.includes(
"\0")))throw new GuardFault("a path or command with a NUL character")}var TYPES=/(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/iu,
RUNS_CODE=/(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/iu;function typedCommands(tool,values){
let own=snake(tool.replace(/^mcp__.+?__/u,"")),typed=TYPES.test(own)?values.filter(({key})=>/^(?:chars|keys|input|text|data)$/u.test(key)):[],code=RUNS_CODE.test(
own)?values.filter(({key})=>/^(?:code|source|input)$/u.test(key)):[],language=/javascript|node/iu.test(own)?"node -e":"python3 -c";return[...typed.map(({text})=>text),
...code.map(({text})=>`${language} ${quoted(text)}`)]}function commandsOf(input,values){let lists=Object.entries(input).flatMap(([key,value])=>COMMAND_KEY.test(
snake(key))&&Array.isArray(value)&&value.every(item=>typeof item=="string")?[value.map(quoted).join(" "),...snake(key).endsWith("s")?value:[]]:[]);if(lists.length>
0)return[...lists,...values.filter(({key})=>key==="args").map(({text})=>text)];let args=Array.isArray(input.args)?input.args.filter(item=>typeof item=="string").
map(quoted):[];return values.filter(({key})=>COMMAND_KEY.test(key)).map(({text})=>args.length>0?`${text} ${args.join(" ")}`:text)}function quoted(word){return`'${word.
replaceAll("'","'\\''")}'`}function snake(key){return key.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function valuesOf(input){let found=[],open=[{key:"",
value:input,depth:0}],count=0;for(let item=open.pop();item!==void 0;item=open.pop()){let{key,value,depth}=item;if(count+=1,depth>DEEPEST||count>MOST_VALUES)throw new GuardFault(
"an input that is too deep or has too many values");if(typeof value=="string")found.push({key,text:value});else if(typeof value=="boolean")found.push({key,text:String(
value)});else if(Array.isArray(value))for(let inner of value)open.push({key,value:inner,depth:depth+1});else if(isRecord(value))for(let[name,inner]of Object.entries(
value))/[/\\]|\.\w+$/u.test(name)&&found.push({key:"path",text:name}),open.push({key:snake(name),value:inner,depth:depth+1})}return found.reverse()}function excerpt(text){let line=text.replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu," ").trim();return line.length<=160?line:`${line.slice(0,100)} \u2026 ${line.slice(-50)}`}
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
(0,import_node_url.fileURLToPath)(start2.program)),policy=readPolicy(folder),root=(0,import_node_path3.resolve)(folder,policy.root),taskFile=start2.env.AGENT_REMEDIATION_TASK,
call=readToolCall(bytes,start2.cwd()),surroundings={policy,root,taskFile,task:readTask(taskFile,root),files:nodeFiles,home:start2.env.HOME,notes:(0,import_node_path3.join)(
start2.env.TMPDIR??"/tmp","agent-remediation")};return{refusals:await interruptible(()=>hook.judge(call,surroundings)),policy}}function interruptible(work){return Object.
defineProperty(globalThis,Symbol.for("agent-remediation.guard"),{value:work,configurable:!0}),(0,import_node_vm.runInThisContext)("globalThis[Symbol.for('agent-\
remediation.guard')]()",{timeout:DEADLINE_MS})}function isDry(policy,now){return policy.dryRunUntil!==null&&now.toISOString().slice(0,10)<policy.dryRunUntil}function conclude(name,refusals,dry,end){
let text=refusals.length===0?"":message(name,refusals);refusals.every(({severity})=>severity==="warn")?end(refusals.length===0?"allow":"warn",text):dry?end("war\
n",`${name}: dry run, nothing is blocked yet. Without it:
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
name.slice(0,end)}var compiled=new Map;function compile(glob){let known=compiled.get(glob);if(known!==void 0)return known;let parts=fold(glob).split("/").filter(
(part,index)=>part!==""||index===0);return compiled.set(glob,parts),parts}function matchesGlob(path,glob){let pattern=compile(glob),names=namesOf(path),name=pattern[1];if(pattern[0]==="**"&&name!==void 0&&name!=="**"){if(pattern.length===
2)return matchesName(names.at(-1)??"",name);if(pattern.length===3&&pattern[2]==="**")return names.some(each=>matchesName(each,name))}let states=new Set(closure(
pattern,0));for(let name2 of names){let next=new Set;for(let at of states){let part=pattern[at];if(part!==void 0){if(part==="**")for(let state of closure(pattern,
at))next.add(state);else if(matchesName(name2,part))for(let state of closure(pattern,at+1))next.add(state)}}if(states=next,states.size===0)return!1}return states.
has(pattern.length)}var lastPath="",lastNames=[""];function namesOf(path){return path!==lastPath&&(lastNames=path.split("/").filter((name,index)=>name!==""||index===
0),lastPath=path),lastNames}function closure(pattern,from){let states=[from];for(let at=from;pattern[at]==="**";at+=1)states.push(at+1);return states}function matchesName(name,pattern){
if(!pattern.includes("*")&&!pattern.includes("?"))return name===pattern;let at=0,inPattern=0,star=-1,resume=0;for(;at<name.length;)if(inPattern<pattern.length&&
(pattern[inPattern]===name[at]||pattern[inPattern]==="?"))at+=1,inPattern+=1;else if(pattern[inPattern]==="*")star=inPattern,resume=at,inPattern+=1;else if(star>=
0)resume+=1,at=resume,inPattern=star+1;else return!1;for(;pattern[inPattern]==="*";)inPattern+=1;return inPattern===pattern.length}var import_node_path4=require("node:path");function absolute(path,cwd){return import_node_path4.posix.resolve("/",cwd,path)}function below(path,folder){if(path===folder)return"";let start2=folder.endsWith("/")?folder:`${folder}/`;return path.startsWith(start2)?path.slice(start2.length):
void 0}function forEachChild(node,callback){switch(node.type){case"Script":case"CompoundList":case"AndOr":for(let command of node.commands)callback(command);return;case"\
Statement":callback(node.command);return;case"Command":for(let child of node.prefix)callback(child);node.name&&callback(node.name);for(let child of node.suffix)
callback(child);return;case"Pipeline":for(let prefix of node.prefixes)callback(prefix);for(let command of node.commands)callback(command);return;case"Redirected":
callback(node.command);for(let redirect of node.redirects)callback(redirect);return;case"If":callback(node.clause),callback(node.then);for(let branch of node.elif)
callback(branch);node.else&&callback(node.else);return;case"Elif":callback(node.clause),callback(node.then);return;case"For":case"Select":if(callback(node.name),
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
miter":case"Time":case"Negation":return;default:{let exhaustive=node;throw new TypeError(`Unexpected syntax node: ${exhaustive}`)}}}function isOctal(code){return code>=48&&code<=55}function isHex(code){return code>=48&&code<=57||code>=65&&code<=70||code>=97&&code<=102}function codePoint(value,fallback){
try{return String.fromCodePoint(value)}catch{return fallback}}var utf8=new TextDecoder("utf-8",{ignoreBOM:!0});function decodeBytes(bytes){return utf8.decode(new Uint8Array(
bytes))}function readByteEscape(source2,pos,limit){if(source2.charCodeAt(pos)!==92||pos+2>limit)return;let escaped=source2.charCodeAt(pos+1),digitsStart=pos+2,end=digitsStart;
if(escaped===120){for(;end<limit&&end-digitsStart<2&&isHex(source2.charCodeAt(end));)end++;return end===digitsStart?void 0:{value:Number.parseInt(source2.slice(
digitsStart,end),16),end}}if(isOctal(escaped)){for(;end<limit&&end-digitsStart<2&&isOctal(source2.charCodeAt(end));)end++;return{value:Number.parseInt(source2.slice(
pos+1,end),8)&255,end}}}function decodeAnsiCQuoted(source2,start2,limit){let pos=start2,value="",bytes=[],nul=-1;for(;pos<limit&&source2.charCodeAt(pos)!==39;){
let escapeStart=pos,byte=readByteEscape(source2,pos,limit);if(byte&&byte.value>=128){bytes.push(byte.value),pos=byte.end;continue}if(bytes.length>0&&(value+=decodeBytes(
bytes),bytes=[]),byte){byte.value===0&&nul===-1&&(nul=value.length),value+=String.fromCharCode(byte.value),pos=byte.end;continue}if(source2.charCodeAt(pos)!==92||
pos+1>=limit){let runStart=pos;for(;pos<limit;){let code=source2.charCodeAt(pos);if(code===39||code===92&&pos+1<limit)break;pos++}value+=source2.slice(runStart,
pos);continue}pos++;let escaped=source2[pos++];switch(escaped){case"a":value+="\x07";break;case"b":value+="\b";break;case"e":case"E":value+="\x1B";break;case"f":
value+="\f";break;case"n":value+=`
`;break;case"r":value+="\r";break;case"t":value+="	";break;case"v":value+="\v";break;case"\\":value+="\\";break;case"'":value+="'";break;case'"':value+='"';break;case"\
?":value+="?";break;case`
`:break;case"c":{let code=pos<limit?source2.charCodeAt(pos):39;if(code===39){value+=source2.slice(escapeStart,pos);break}if(pos++,code===92){let pair=pos<limit&&
source2.charCodeAt(pos)===92;pair&&pos++,value+="",!pair&&pos<limit&&(value+=source2[pos],pos++);break}let control=code===63?127:code&31;control===0&&code<128&&
nul===-1&&(nul=value.length),value+=String.fromCharCode(control);break}case"u":case"U":{let digitsStart=pos,maxDigits=escaped==="u"?4:8;for(;pos<limit&&pos-digitsStart<
maxDigits&&isHex(source2.charCodeAt(pos));)pos++;if(pos===digitsStart){value+=`\\${escaped}`;break}let raw=source2.slice(escapeStart,pos),point=Number.parseInt(
source2.slice(digitsStart,pos),16);point===0&&nul===-1&&(nul=value.length),value+=codePoint(point,raw);break}default:value+=`\\${escaped}`;break}}bytes.length>0&&
(value+=decodeBytes(bytes)),nul!==-1&&(value=value.slice(0,nul));let closed=pos<limit;return closed&&pos++,{value,end:pos,closed}}var ScriptExpansionImpl=class _ScriptExpansionImpl{static _resolveScript;type;pos;end;text;#window;#script=void 0;constructor(type,pos,end,text,window){this.type=
type,this.pos=pos,this.end=end,this.text=text,this.#window=window}get script(){let window=this.#window;if(window!==void 0){let script=_ScriptExpansionImpl._resolveScript(
window.source,window.start,window.end,window.depth,window.parenBoundary,window.context);window.context===void 0&&(script.source=window.source),this.script=script}
return this.#script}set script(script){this.#script=script,this.#window=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.
script}}},ProcessSubstitutionImpl=class extends ScriptExpansionImpl{operator;constructor(pos,end,text,operator,window){super("ProcessSubstitution",pos,end,text,
window),this.operator=operator}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,operator:this.operator,script:this.script}}},ArithmeticExpansionImpl=class _ArithmeticExpansionImpl{static _resolveExpression;type="\
ArithmeticExpansion";pos;end;text;#window;#expression=void 0;constructor(pos,end,text,window){this.pos=pos,this.end=end,this.text=text,this.#window=window}get expression(){
let window=this.#window;return window!==void 0&&(this.expression=_ArithmeticExpansionImpl._resolveExpression(window.body,window.offset,window.source,window.depth,
window.context,window.depth+1)),this.#expression}set expression(expression){this.#expression=expression,this.#window=void 0}toJSON(){return{type:this.type,pos:this.
pos,end:this.end,text:this.text,expression:this.expression}}};function dequoteValue(parts){let s="";for(let c of parts)s+=c.type==="Literal"?c.value:c.text;return s}function unescapeBareValue(text){let first=text.indexOf("\
\\");if(first===-1)return text;let s="",start2=0;for(let i=first;i<text.length;i++)if(text.charCodeAt(i)===92){if(s+=text.slice(start2,i),i++,i>=text.length){s+=
"\\",start2=i;break}text.charCodeAt(i)!==10&&(s+=text[i]),start2=i+1}return s+text.slice(start2)}function continuedExpansionValue(text){let pos=1;for(;text[pos]===
"\\"&&text[pos+1]===`
`;)pos+=2;return pos===1||text[pos]!=="("?text:text[0]+text.slice(pos)}function wordPartsValue(parts){let value="";for(let part of parts)switch(part.type){case"\
Literal":case"Glob":case"SingleQuoted":case"AnsiCQuoted":value+=part.value;break;case"DoubleQuoted":case"LocaleString":value+=dequoteValue(part.parts);break;case"\
CommandExpansion":value+=part.text[0]==="$"?continuedExpansionValue(part.text):part.text;break;case"ExtendedGlob":value+=continuedExpansionValue(part.text);break;default:
value+=part.text;break}return value}var WordImpl=class{type="Word";text;pos;end;#source;#resolver;#depth;#parts;#value=null;constructor(text,pos,end,source2,resolver,depth=0){this.text=text,this.pos=
pos,this.end=end,this.#source=source2,this.#resolver=resolver,this.#depth=depth,this.#parts=resolver===void 0?void 0:null}get value(){if(this.#value===null){let parts=this.#source===
void 0&&this.#parts===null?void 0:this.parts;this.#value=parts?wordPartsValue(parts):unescapeBareValue(this.text)}return this.#value}get parts(){return this.#parts===
null&&(this.#parts=this.#resolver?.(this.#source??"",this,this.#depth)??void 0),this.#parts}set parts(v){this.#parts=v??void 0}toJSON(){return{type:this.type,text:this.
text,pos:this.pos,end:this.end,parts:this.parts,value:this.value}}};function createSubstitutionContext(parent){return{boundaries:parent===void 0?void 0:substitutionBoundaries(parent),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}
function substitutionBoundaries(context){return context.boundaries??(context.boundaries=new Map)}function skipLineContinuations(source2,pos,end){for(;pos+1<end&&source2.charCodeAt(pos)===92&&source2.charCodeAt(pos+1)===10;)pos+=2;return pos}function hasGlobCharacters(text){return/[*?[]/.test(text)}var bracketSyntax=new Uint8Array(128);bracketSyntax[33]=1;bracketSyntax[94]=1;bracketSyntax[91]=1;bracketSyntax[93]=
1;bracketSyntax[58]=1;bracketSyntax[46]=1;bracketSyntax[61]=1;bracketSyntax[45]=1;bracketSyntax[92]=1;function bracketEnds(source2,start2,end,parts,offset){let close=end-
1;for(;close>start2&&source2.charCodeAt(close)!==93;)close--;if(close===start2)return null;let positions=[],kinds=[],members=[],partIndex=0,symbols=!1;for(let pos=start2;pos<
end;pos++){for(;parts&&partIndex<parts.length&&parts[partIndex].end<=pos+offset;)partIndex++;let part=parts?.[partIndex],tokenPos=pos,kind=0;if(part&&part.pos<=
pos+offset&&part.type!=="Literal")pos=part.end-offset-1;else{if(kind=source2.charCodeAt(pos),kind===92&&pos+1<end&&source2.charCodeAt(pos+1)===10){pos++;continue}
(kind>=128||!bracketSyntax[kind])&&(kind=0)}let last=kinds.length-1;if(kind===0&&last>=0&&kinds[last]===0){members[last]++;continue}last>=0&&kinds[last]===91&&(kind===
58||kind===61||kind===46)&&(symbols=!0),positions.push(tokenPos),kinds.push(kind),members.push(1)}let count=kinds.length,symbolEnd;if(symbols){symbolEnd=new Int32Array(
count).fill(-1);let close2=-1,colon=-1,eq=-1,dot=-1;for(let i=count-1;i>=0;i--){let kind=kinds[i+2];if(kind===93?close2=i+2:kinds[i+3]===93&&(kind===58?colon=i+
2:kind===61?eq=i+2:kind===46&&(dot=i+2)),kinds[i]!==91)continue;let type=kinds[i+1],found=type===58?colon:type===61?eq:type===46?dot:-1;found!==-1&&(type===46||
close2===-1||close2>found)&&(symbolEnd[i]=found+2)}}let subBracket=open=>symbolEnd===void 0?-1:symbolEnd[open],endFrom=new Int32Array(count+2).fill(-1),resume=(next,range)=>{
if(next>=count)return-1;if(range&&kinds[next]===45&&next+1<count&&kinds[next+1]!==93){let last=next+1;if(kinds[last]===92){if(last+1>=count)return-1;last++}let after3=last+
1;if(kinds[last]===91&&kinds[last+1]===46){let symbol=subBracket(last);symbol!==-1&&(after3=symbol)}else if(kinds[last]===0&&members[last]>1)return endFrom[last];
return after3>=count?-1:kinds[after3]===93?after3+1:endFrom[after3]}return kinds[next]===93?next+1:endFrom[next]};for(let t=count-1;t>=0;t--){let kind=kinds[t],
after3=t+1,range=!0;if(kind===92){if(t+1>=count)continue;after3=t+2}else if(kind===91){let type=kinds[t+1];if(type===58||type===61||type===46){let symbol=subBracket(
t);symbol!==-1&&(after3=symbol,range=type===46)}}endFrom[t]=resume(after3,range)}let ends=new Map;for(let t=0;t<count;t++){if(kinds[t]!==91)continue;let first=t+
1;if((kinds[first]===33||kinds[first]===94)&&first++,first>=count)continue;let close2=kinds[first]===93?resume(first+1,!0):endFrom[first];close2!==-1&&ends.set(
positions[t],positions[close2-1]+1)}return ends}function appendRange(source2,start2,end,parts,index,offset,result){for(;start2<end;){for(;parts&&index<parts.length&&
parts[index].end<=start2+offset;)index++;let part=parts?.[index];if(part&&part.pos===start2+offset&&part.end<=end+offset){result.push(part),start2=part.end-offset,
index++;continue}let stop=part?Math.min(end,(part.pos>start2+offset?part.pos:part.end)-offset):end,text=source2.slice(start2,stop);result.push({type:"Literal",pos:start2+
offset,end:stop+offset,text,value:unescapeBareValue(text)}),start2=stop}return index}function parseGlobParts(source2,start2,end,parts,offset=0){let result,brackets,
partIndex=0,emittedIndex=0,literalStart=start2;for(let pos=start2;pos<end;pos++){for(;parts&&partIndex<parts.length&&parts[partIndex].end<=pos+offset;)partIndex++;
let part=parts?.[partIndex];if(part&&part.pos<=pos+offset&&part.type!=="Literal"){pos=part.end-offset-1;continue}let character=source2.charCodeAt(pos);if(character===
92){pos++;continue}let globEnd;if(character===42||character===63){let limit=part?Math.min(end,part.end-offset):end,next=skipLineContinuations(source2,pos+1,limit);
if(next<limit&&source2.charCodeAt(next)===40)continue;if(globEnd=pos+1,character===42)for(;globEnd<limit&&source2.charCodeAt(globEnd)===42;){let next2=skipLineContinuations(
source2,globEnd+1,limit);if(next2<limit&&source2.charCodeAt(next2)===40)break;globEnd++}}else if(character===91){brackets===void 0&&(brackets=bracketEnds(source2,
pos,end,parts,offset));let close=brackets?.get(pos);if(close===void 0)continue;globEnd=close}else continue;result||(result=[]),emittedIndex=appendRange(source2,
literalStart,pos,parts,emittedIndex,offset,result);let text=source2.slice(pos,globEnd),glob;if(character===91){let interior=[];emittedIndex=appendRange(source2,
pos+1,globEnd-1,parts,emittedIndex,offset,interior),glob={type:"Glob",kind:"bracket",pos:pos+offset,end:globEnd+offset,text,value:"["+wordPartsValue(interior)+"\
]",parts:interior}}else glob={type:"Glob",kind:character===42?"star":"question",pos:pos+offset,end:globEnd+offset,text,value:text,parts:void 0};result.push(glob),
literalStart=globEnd,pos=globEnd-1}return result?(appendRange(source2,literalStart,end,parts,emittedIndex,offset,result),result):parts??void 0}var Token={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,Then:14,Else:15,Elif:16,Fi:17,Do:18,
Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,
Coproc:35,Redirect:36},TokenValue=class{token=Token.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(owner=null){
this._owner=owner}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,this.raw))}set value(v){this._value=
v}reset(){this.token=Token.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=
!1,this.content=void 0,this.targetPos=0,this.targetEnd=0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(other){this.token=other.token,
this._value=other._value,this.pos=other.pos,this.end=other.end,this.fileDescriptor=other.fileDescriptor,this.variableName=other.variableName,this.descriptorEnd=
other.descriptorEnd,this.delimiterQuoted=other.delimiterQuoted,this.content=other.content,this.targetPos=other.targetPos,this.targetEnd=other.targetEnd,this.assignmentOperatorPos=
other.assignmentOperatorPos,this.raw=other.raw,this.keywordEligible=other.keywordEligible}},RESERVED_WORDS=new Map([["if",Token.If],["then",Token.Then],["else",
Token.Else],["elif",Token.Elif],["fi",Token.Fi],["do",Token.Do],["done",Token.Done],["for",Token.For],["while",Token.While],["until",Token.Until],["in",Token.In],
["case",Token.Case],["esac",Token.Esac],["function",Token.Function],["select",Token.Select],["coproc",Token.Coproc],["!",Token.Bang],["{",Token.LBrace],["}",Token.
RBrace]]);var charType=new Uint8Array(128);charType[124]=1;charType[38]=1;charType[59]=1;charType[40]=1;charType[41]=1;charType[60]=1;charType[62]=1;charType[32]=1;charType[9]=
1;charType[10]=1;charType[92]=2;charType[39]=2;charType[34]=2;charType[36]=2;charType[96]=2;charType[123]=2;function skipBlanks(source2,pos,end){for(;pos<end;){
let ch=source2.charCodeAt(pos);if(ch===32||ch===9)pos++;else if(ch===92&&pos+1<end&&source2.charCodeAt(pos+1)===10)pos+=2;else break}return pos}var arithmeticWordDelimiter=new Uint8Array(
128);for(let ch of[9,10,32,33,37,38,40,41,42,43,44,45,47,58,60,61,62,63,94,124])arithmeticWordDelimiter[ch]=1;function hasEmbeddedWordStructure(source2,start2,end){
for(let pos=start2;pos<end;pos++){let ch=source2.charCodeAt(pos);if(ch===92||ch===39||ch===34||ch===36||ch===96||(ch===60||ch===62)&&pos+1<end&&source2.charCodeAt(
pos+1)===40)return!0}return!1}function findUnnested(s,target,pairTernaries=!1,findNestedEnd){let depth=0,ternaryDepth=0;for(let i=0;i<s.length;i++){let c=s.charCodeAt(
i);if(c===92){i++;continue}if(c===123){depth++;continue}if(c===125){depth>0&&depth--;continue}if(c===39){for(i++;i<s.length&&s.charCodeAt(i)!==39;)i++;continue}
if(c===34){for(i++;i<s.length;){let quoted2=s.charCodeAt(i);if(quoted2===34)break;if(quoted2===92){i+=2;continue}let nestedEnd2=findNestedEnd?.(i,!0)??i;if(nestedEnd2>
i){i=nestedEnd2;continue}i++}continue}let nestedEnd=findNestedEnd?.(i,!1)??i;if(nestedEnd>i){i=nestedEnd-1;continue}if(pairTernaries&&depth===0){if(c===63){ternaryDepth++;
continue}if(c===58&&ternaryDepth>0){ternaryDepth--;continue}}if(c===target&&depth===0)return i}return-1}var isIdChar=new Uint8Array(128);for(let i=97;i<=122;i++)
isIdChar[i]=3;for(let i=65;i<=90;i++)isIdChar[i]=3;for(let i=48;i<=57;i++)isIdChar[i]=2;isIdChar[95]=3;var extglobPrefix=new Uint8Array(128);extglobPrefix[63]=1;
extglobPrefix[64]=1;extglobPrefix[42]=1;extglobPrefix[43]=1;extglobPrefix[33]=1;extglobPrefix[61]=1;function isExtglobOpen(prefix){return prefix<128&&prefix!==61&&
extglobPrefix[prefix]===1}var extglobOp={63:"?",64:"@",42:"*",43:"+",33:"!"};function isDQChild(p){let t=p.type;return t==="Literal"||t==="SimpleExpansion"||t===
"ParameterExpansion"||t==="CommandExpansion"||t==="ArithmeticExpansion"}function isAllDigitsRange(src,start2,end){for(let i=start2;i<end;i++){let c=src.charCodeAt(
i);if(c<48||c>57)return!1}return end>start2}var ASSIGNMENT_INVALID=-1,ASSIGNMENT_NAME_START=0,ASSIGNMENT_NAME=1,ASSIGNMENT_AFTER_INDEX=2,ASSIGNMENT_AFTER_PLUS=3,
ASSIGNMENT_INDEX_BASE=4;function joinWordParts(head,tail){let last=head[head.length-1],first=tail[0],start2=0;last?.type==="Literal"&&first?.type==="Literal"&&last.
end===first.pos&&(head[head.length-1]={type:"Literal",pos:last.pos,end:first.end,text:last.text+first.text,value:last.value+first.value},start2=1);for(let i=start2;i<
tail.length;i++)head.push(tail[i]);return head}function isMatchedAssignment(state){return state<ASSIGNMENT_INVALID}function assignmentOperatorPos(state){return-state-
2}function scanAssignmentPrefix(src,start2,end,initialState){let state=initialState;for(let i=start2;i<end&&state>=0;i++){let c=src.charCodeAt(i);if(state>=ASSIGNMENT_INDEX_BASE)
c===91?state++:c===93&&--state===ASSIGNMENT_INDEX_BASE&&(state=ASSIGNMENT_AFTER_INDEX);else if(state===ASSIGNMENT_NAME_START)state=c<128&&isIdChar[c]&1?ASSIGNMENT_NAME:
ASSIGNMENT_INVALID;else if(state===ASSIGNMENT_NAME){if(c<128&&isIdChar[c]&2)continue;c===91?state=ASSIGNMENT_INDEX_BASE+1:c===43?state=ASSIGNMENT_AFTER_PLUS:state=
c===61?-i-2:ASSIGNMENT_INVALID}else state===ASSIGNMENT_AFTER_INDEX?c===43?state=ASSIGNMENT_AFTER_PLUS:state=c===61?-i-2:ASSIGNMENT_INVALID:state=c===61?-i-2:ASSIGNMENT_INVALID}
return state}function setToken(out,token,value,pos=0,end=0){out.token=token,out._value=value,out.pos=pos,out.end=end,out.fileDescriptor=void 0,out.variableName=
void 0,out.descriptorEnd=0,out.delimiterQuoted=!1,out.content=void 0,out.assignmentOperatorPos=-1,out.raw=!1,out.keywordEligible=!1}function setSpanToken(out,token,pos,end,raw){
out.token=token,out._value=null,out.pos=pos,out.end=end,out.fileDescriptor=void 0,out.variableName=void 0,out.descriptorEnd=0,out.delimiterQuoted=!1,out.content=
void 0,out.assignmentOperatorPos=-1,out.raw=raw,out.keywordEligible=!1}function matchReservedWord(src,start2,len){switch(src.charCodeAt(start2)){case 33:return len===
1?Token.Bang:void 0;case 123:return len===1?Token.LBrace:void 0;case 125:return len===1?Token.RBrace:void 0;case 105:{if(len!==2)return;let c=src.charCodeAt(start2+
1);return c===102?Token.If:c===110?Token.In:void 0}case 102:return len===2?src.charCodeAt(start2+1)===105?Token.Fi:void 0:len===3?src.startsWith("for",start2)?Token.
For:void 0:len===8&&src.startsWith("function",start2)?Token.Function:void 0;case 116:return len===4&&src.startsWith("then",start2)?Token.Then:void 0;case 101:return len!==
4?void 0:src.startsWith("else",start2)?Token.Else:src.startsWith("elif",start2)?Token.Elif:src.startsWith("esac",start2)?Token.Esac:void 0;case 100:return len===
2?src.charCodeAt(start2+1)===111?Token.Do:void 0:len===4&&src.startsWith("done",start2)?Token.Done:void 0;case 99:return len===4?src.startsWith("case",start2)?Token.
Case:void 0:len===6&&src.startsWith("coproc",start2)?Token.Coproc:void 0;case 119:return len===5&&src.startsWith("while",start2)?Token.While:void 0;case 117:return len===
5&&src.startsWith("until",start2)?Token.Until:void 0;case 115:return len===6&&src.startsWith("select",start2)?Token.Select:void 0;default:return}}var LexContext={
Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,FunctionName:6,CasePattern:7,EvalArgument:8};function isBraceCommandOpener(after3){
return after3===32||after3===9||after3===10||after3===124}var Lexer=class _Lexer{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(src,start2=0,end=src.
length,parenBoundary=!1,context=createSubstitutionContext()){if(this.src=src,this.srcEnd=end,this.parenBoundary=parenBoundary,this.pos=start2,this.current=new TokenValue(
this),this.nextState=new TokenValue(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=context,start2===0&&src.charCodeAt(0)===35&&src.charCodeAt(
1)===33){let nl=src.indexOf(`
`);this.pos=nl===-1?this.srcEnd:nl+1}}getSource(){return this.src}fork(start2,end,parenBoundary=!1){let lexer=new _Lexer(this.src,start2,end,parenBoundary,this.
substitutionContext);return lexer._nestingDepth=this._nestingDepth,lexer}getSubstitutionContext(){return this.substitutionContext}get errors(){return this._errors??
(this._errors=[])}commandExpansion(pos,text,start2,inner,parenBoundary=!1){let window=this.scriptWindow(this.src,start2,start2+inner.length,parenBoundary);return new ScriptExpansionImpl(
"CommandExpansion",pos,this.pos,text,window)}decodedCommandExpansion(pos,text,inner){let window=this.scriptWindow(inner,0,inner.length,!1,!0);return new ScriptExpansionImpl(
"CommandExpansion",pos,this.pos,text,window)}processSubstitution(pos,text,operator,inner){let window=this.scriptWindow(this.src,pos+2,pos+2+inner.length,!this._unbalanced);
return new ProcessSubstitutionImpl(pos,this.pos,text,operator,window)}scriptWindow(source2,start2,end,parenBoundary,decoded=!1){if(this._nestingDepth>256)return;
let context=decoded?void 0:this.substitutionContext;return{source:source2,start:start2,end,depth:this._nestingDepth+1,parenBoundary,context}}getPos(){return this.
pos}findSubstitutionEnd(start2,end,depth=this._nestingDepth+1){return _Lexer._findSubstitutionEnd===void 0?-1:_Lexer._findSubstitutionEnd(this.src,start2,end,depth,
this.substitutionContext)}_tokenValue(pos,end,raw){return raw?this.src.slice(pos,end):this.wordValueOf(pos,end)}wordValueOf(start2,end){let savedPos=this.pos,savedEnd=this.
srcEnd,savedBracketWindow=this._bracketWindow,savedArithmeticBracketWindow=this._arithmeticBracketWindow,savedBuildValue=this._buildValue,savedUnbalanced=this._unbalanced,
errorCount=this._errors===null?0:this._errors.length;this.pos=start2,this.srcEnd=end,this._buildValue=!0,this.readWordText(),this.pos<end&&this._wordAssignmentState!==
void 0&&this._wordAssignmentState>=ASSIGNMENT_INDEX_BASE&&(this.pos=start2,this.readWordText(!0));let value=this._wordText;return this.pos=savedPos,this.srcEnd=
savedEnd,this._bracketWindow=savedBracketWindow,this._arithmeticBracketWindow=savedArithmeticBracketWindow,this._buildValue=savedBuildValue,this._unbalanced=savedUnbalanced,
this._errors!==null&&(this._errors.length=errorCount),value}findClosingBracket(start2,end=this.srcEnd){let limit=Math.min(end,this.srcEnd),window=this._bracketWindow;
if((!window||window.limit!==limit)&&(window={limit,depth:this._nestingDepth,last:this.src.lastIndexOf("]",limit-1)},this._bracketWindow=window),start2>window.last||
(window.depth!==this._nestingDepth&&(window={limit,depth:this._nestingDepth,last:window.last},this._bracketWindow=window),window.failed?.has(start2)))return-1;let unmatched=[],
close=this.findClosingShellDelimiter(start2,end,93,!1,!0,unmatched);if(close===-1){let failed=window.failed??(window.failed=new Set);for(let starts of unmatched)
for(let pos of starts)failed.add(pos)}return close}findClosingArithmeticBracket(start2,end=this.srcEnd){let limit=Math.min(end,this.srcEnd),window=this._arithmeticBracketWindow;
return(!window||window.end!==limit||window.depth!==this._nestingDepth)&&(window={end:limit,depth:this._nestingDepth,failed:new Set},this._arithmeticBracketWindow=
window),window.failed.has(start2)?-1:this.findClosingShellDelimiter(start2,end,93,!1,!1,void 0,window.failed)}findClosingBrace(start2,end=this.srcEnd){return this.
findClosingShellDelimiter(start2,end,125)}findClosingParenthesis(start2,end=this.srcEnd){let savedPos=this.pos,savedEnd=this.srcEnd,savedBracketWindow=this._bracketWindow,
savedArithmeticBracketWindow=this._arithmeticBracketWindow,savedUnbalanced=this._unbalanced;this.pos=start2,this.srcEnd=Math.min(end,this.srcEnd),this.extractBalanced();
let close=this._unbalanced?-1:this.pos-1;return this.pos=savedPos,this.srcEnd=savedEnd,this._bracketWindow=savedBracketWindow,this._arithmeticBracketWindow=savedArithmeticBracketWindow,
this._unbalanced=savedUnbalanced,close}findArithmeticExpansionEnd(start2,end=this.srcEnd){let scanner=this.fork(start2,end);return scanner.pos=start2+1,scanner.
scanArithmeticBody(),scanner.pos}findArithmeticWordEnd(start2,end=this.srcEnd){let scanner=this.fork(start2,end);return scanner.pos=start2,scanner.scanArithmeticWordEnd()}scanArithmeticWordEnd(){
for(;this.pos<this.srcEnd;){let ch=this.src.charCodeAt(this.pos);if(ch===36){this.readDollar();continue}if(ch===96){this.readBacktickExpansion();continue}if(ch===
39){this.pos++,this.skipSQ();continue}if(ch===34){this.pos++,this.skipDQ();continue}if(ch===92){this.pos+=2;continue}if(ch===91){let close=this.findClosingBracket(
this.pos+1);if(close!==-1){this.pos=close+1;continue}}if((ch===60||ch===62)&&this.src.charCodeAt(this.pos+1)===40){this.pos+=2,this.extractBalanced();continue}if(ch<
128&&arithmeticWordDelimiter[ch])break;this.pos++}return this.pos}findClosingShellDelimiter(start2,end,closing2,array=!1,braces=!0,bracketStarts,failedBrackets){
let savedPos=this.pos,savedEnd=this.srcEnd,savedBracketWindow=this._bracketWindow,savedArithmeticBracketWindow=this._arithmeticBracketWindow,savedUnbalanced=this.
_unbalanced;this.srcEnd=Math.min(end,this.srcEnd);let delimiters=[closing2];bracketStarts?.push([]);let failedStarts=failedBrackets?[start2]:void 0,pos=start2,wordStart=!0,
invalid=-1;for(;pos<this.srcEnd;){let expected=delimiters[delimiters.length-1];bracketStarts&&expected===93&&bracketStarts[bracketStarts.length-1].push(pos);let ch=this.
src.charCodeAt(pos);if(ch===92){pos+1<this.srcEnd&&this.src.charCodeAt(pos+1)!==10&&(wordStart=!1),pos+=2;continue}if(ch===35&&array&&delimiters.length===1&&wordStart){
for(;pos<this.srcEnd&&this.src.charCodeAt(pos)!==10;)pos++;continue}if(ch===39){this.pos=pos+1,this.skipSQ(),pos=this.pos,wordStart=!1;continue}if(ch===34){this.
pos=pos+1,this.skipDQ(),pos=this.pos,wordStart=!1;continue}if(ch===96){for(pos++;pos<this.srcEnd&&this.src.charCodeAt(pos)!==96;)this.src.charCodeAt(pos)===92&&
pos++,pos++;pos<this.srcEnd&&pos++,wordStart=!1;continue}if(ch===36&&pos+1<this.srcEnd&&this.src.charCodeAt(pos+1)===40||(ch===60||ch===62)&&pos+1<this.srcEnd&&
this.src.charCodeAt(pos+1)===40){this.pos=pos+2,this.extractBalanced(),pos=this.pos,wordStart=!1;continue}if(ch===36&&pos+1<this.srcEnd){let after3=this.src.charCodeAt(
pos+1);if(after3===39){pos=decodeAnsiCQuoted(this.src,pos+2,this.srcEnd).end,wordStart=!1;continue}if(after3===36){pos+=2,wordStart=!1;continue}if(after3===123&&
braces){delimiters.push(125),bracketStarts?.push([]),pos+=2,wordStart=!1;continue}}if(array&&delimiters.length===1&&(ch===91&&wordStart?(delimiters.push(93),bracketStarts?.
push([])):invalid===-1&&(ch===59||ch===38||ch===124||ch===60||ch===62||ch===40&&!isExtglobOpen(this.src.charCodeAt(pos-1)))&&(invalid=pos)),expected===93&&ch===
91)delimiters.push(93),bracketStarts?.push([]),failedStarts?.push(pos+1);else if(expected===41&&ch===40)delimiters.push(41),bracketStarts?.push([]);else if(ch===
expected){if(delimiters.pop(),failedStarts?.pop(),bracketStarts?.pop(),delimiters.length===0)return this.pos=savedPos,this.srcEnd=savedEnd,this._bracketWindow=savedBracketWindow,
this._arithmeticBracketWindow=savedArithmeticBracketWindow,this._unbalanced=savedUnbalanced,invalid!==-1&&this.errors.push({message:`unexpected '${this.src[invalid]}\
' in array assignment`,pos:invalid}),pos;wordStart=!1,pos++;continue}wordStart=ch<128&&(charType[ch]&1)!==0,pos++}if(failedStarts)for(let start3 of failedStarts)
failedBrackets.add(start3);return this.pos=savedPos,this.srcEnd=savedEnd,this._bracketWindow=savedBracketWindow,this._arithmeticBracketWindow=savedArithmeticBracketWindow,
this._unbalanced=savedUnbalanced,-1}scanBraceExpansion(start2,results){let src=this.src,len=this.srcEnd,cached=results.get(start2);if(cached!==void 0)return cached;
let savedPos=this.pos,savedUnbalanced=this._unbalanced,errorCount=this._errors===null?0:this._errors.length,frames=[start2,0],pos=start2+1;for(;pos<len;){let ch=src.
charCodeAt(pos),type=ch<128?charType[ch]:0;if(type===0){if(pos++,ch===125){let hasSep=frames.pop();if(results.set(frames.pop(),hasSep?pos:-1),frames.length===0)
break}else(ch===44||ch===46&&src.charCodeAt(pos)===46)&&(frames[frames.length-1]=1);continue}let next=pos+1<len?src.charCodeAt(pos+1):0;if(type&1)if(next===40&&
(ch===60||ch===62))this.pos=pos+2,this.extractBalanced(),pos=this.pos;else if(ch===40&&isExtglobOpen(src.charCodeAt(pos-1))){let close=this.findClosingShellDelimiter(
pos+1,len,41);if(close===-1)break;pos=close+1}else break;else if(ch===92)pos+=2;else if(ch===39)this.pos=pos+1,this.skipSQ(),pos=this.pos;else if(ch===34)this.pos=
pos+1,this.skipDQ(),pos=this.pos;else if(ch===96){for(pos++;pos<len&&src.charCodeAt(pos)!==96;)pos+=src.charCodeAt(pos)===92?2:1;pos++}else if(ch===123)frames.push(
pos,0),pos++;else if(next===39)pos=decodeAnsiCQuoted(src,pos+2,len).end;else if(next===123){let close=this.findClosingBrace(pos+2,len);if(close===-1)break;pos=close+
1}else next===40?(this.pos=pos+2,this.extractBalanced(),pos=this.pos):pos++}this.pos=savedPos,this._unbalanced=savedUnbalanced,this._errors!==null&&(this._errors.
length=errorCount);for(let index=0;index<frames.length;index+=2)results.set(frames[index],-1);return results.get(start2)}skipSubshellBody(){return this.extractBalanced(
!1),this._unbalanced?-1:this.pos}skipCompoundBody(closeToken){let frames=[{close:closeToken,phase:closeToken===Token.Esac?"case-pattern":"commands"}],commandStart=!0;
for(;;){let phase=frames[frames.length-1].phase,ctx=commandStart?LexContext.CommandStart:LexContext.Normal;phase==="function-name"?ctx=LexContext.FunctionName:phase===
"case-pattern"&&commandStart&&(ctx=LexContext.CasePattern);let value=this.next(ctx),token=value.token;if(token===Token.EOF)return-1;let last=frames.length-1,frame=frames[last];
if(frame.phase==="function-name"){if(token===Token.Newline)continue;frame.phase="function-body",commandStart=!0;continue}else if(frame.phase==="function-body"){
if(token===Token.Newline)continue;if(frame.phase="commands",commandStart=!0,token===Token.LParen&&this.peek(LexContext.Normal).token===Token.RParen){this.next(LexContext.
Normal),frame.phase="function-body";continue}}else if(frame.phase==="coproc-command"){if(token===Token.Newline)continue;if(token===Token.Word){frame.phase="copr\
oc-body",commandStart=!0;continue}frame.phase="commands",commandStart=!0}else if(frame.phase==="coproc-body"){if(token===Token.Newline||(frame.phase=token===Token.
Word&&value.keywordEligible&&value.value==="time"?"time-command":"commands",commandStart=!0,frame.phase==="time-command"))continue}else if(frame.phase==="time-c\
ommand"){if(token===Token.Word&&value.keywordEligible&&value.value==="-p"){frame.phase="time-command-after-p";continue}if(token===Token.Word&&value.keywordEligible&&
value.value==="--"){frame.phase="commands";continue}frame.phase="commands",commandStart=!0}else if(frame.phase==="time-command-after-p"){if(token===Token.Word&&
value.keywordEligible&&value.value==="--"){frame.phase="commands";continue}frame.phase="commands",commandStart=!0}else if(frame.phase==="for-header"){if(token===
Token.ArithCmd||token===Token.Semi||token===Token.Newline){commandStart=!0;continue}if(token===Token.Do||token===Token.LBrace){frame.close=token===Token.Do?Token.
Done:Token.RBrace,frame.phase="commands",commandStart=!0;continue}}else if(frame.phase==="case-word"){if(token===Token.Newline)continue;frame.phase="case-in",commandStart=
!1;continue}else if(frame.phase==="case-in"){if(token===Token.Newline){commandStart=!0;continue}frame.phase="case-pattern",commandStart=!0;continue}else if(frame.
phase==="case-pattern"){if(token===Token.Esac&&commandStart){if(frames.pop(),frames.length===0)return value.end;commandStart=!1;continue}token===Token.RParen?(frame.
phase="commands",commandStart=!0):commandStart=token===Token.Newline;continue}if(token===frame.close){if(frames.pop(),frames.length===0)return value.end;commandStart=
!1;continue}if(commandStart)switch(token){case Token.LParen:frames.push({close:Token.RParen,phase:"commands"});break;case Token.LBrace:frames.push({close:Token.
RBrace,phase:"commands"});break;case Token.If:frames.push({close:Token.Fi,phase:"commands"});break;case Token.For:frames.push({close:Token.Done,phase:"for-heade\
r"});break;case Token.While:case Token.Until:case Token.Select:frames.push({close:Token.Done,phase:"commands"});break;case Token.Case:frames.push({close:Token.Esac,
phase:"case-word"});break;case Token.DblLBracket:if(!this.skipTestCommandBody())return-1;commandStart=!1;continue;case Token.Assignment:case Token.Redirect:case Token.
Bang:case Token.Then:case Token.Else:case Token.Elif:case Token.Do:case Token.In:break;case Token.Semi:case Token.Newline:case Token.Pipe:case Token.And:case Token.
Or:case Token.Amp:case Token.DoubleSemi:case Token.SemiAmp:case Token.DoubleSemiAmp:break;case Token.Function:frame.phase="function-name";break;case Token.Coproc:
frame.phase="coproc-command";break;default:token===Token.Word&&value.keywordEligible&&value.value==="time"?(frame.phase="time-command",commandStart=!0):commandStart=
!1;continue}switch(token){case Token.Semi:case Token.Newline:case Token.Pipe:case Token.And:case Token.Or:case Token.Amp:commandStart=!0;break;case Token.DoubleSemi:case Token.
SemiAmp:case Token.DoubleSemiAmp:frame.close===Token.Esac&&(frame.phase="case-pattern"),commandStart=!0;break;case Token.RParen:commandStart=!0;break}}}skipTestGroup(){
let depth=1;for(;;){let value=this.next(LexContext.TestMode);if(value.token===Token.EOF)return-1;if(value.token===Token.DblRBracket)return this.unshift(value),-1;
if(value.token===Token.LParen)depth++;else if(value.token===Token.RParen&&--depth===0)return value.end}}skipTestCommandBody(){for(;;){let token=this.next(LexContext.
TestMode).token;if(token===Token.DblRBracket)return!0;if(token===Token.EOF)return!1}}buildWordParts(startPos){this._buildParts=!0,this.pos=startPos;let ch=this.
src.charCodeAt(startPos);if((ch===60||ch===62)&&startPos+1<this.srcEnd&&this.src.charCodeAt(startPos+1)===40){this.pos=startPos+2;let inner=this.extractBalanced(),
text=this.src.slice(startPos,this.pos),part=this.processSubstitution(startPos,text,ch===60?"<":">",inner);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?
this._wordParts.unshift(part):this._wordParts=[part]):this._wordParts=[part]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&
this._wordAssignmentState>=ASSIGNMENT_INDEX_BASE&&(this.pos=startPos,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(startPos,arithmetic=!1){
return this._buildParts=!0,this.pos=startPos,this.readInnerWordText(!1,arithmetic),this._wordParts}buildArrayElementParts(startPos){let close=this.findClosingBracket(
startPos+1);if(close===-1)return this.buildWordParts(startPos);let src=this.src;this._buildParts=!0;let head=hasEmbeddedWordStructure(src,startPos,close+1)?this.
parseSubFieldWord(startPos,close+1,"embedded"):void 0;this.pos=close+1,this.readWordText(!1,LexContext.ArrayElement);let end=this.pos,operator=skipLineContinuations(
src,close+1,end),after3=src.charCodeAt(operator),keyed=after3===61||after3===43&&src.charCodeAt(operator+1)===61,headParts=head?.parts,tailParts=this._wordParts;
if(keyed&&(tailParts=parseGlobParts(src,close+1,end,tailParts)??tailParts),!headParts&&!tailParts)return keyed?null:parseGlobParts(src,startPos,end,void 0)??null;
let headText=src.slice(startPos,close+1);headParts||(headParts=[{type:"Literal",pos:startPos,end:close+1,text:headText,value:head?.value??headText}]),tailParts||
(tailParts=end>close+1?[{type:"Literal",pos:close+1,end,text:src.slice(close+1,end),value:this._wordText}]:[]);let parts=joinWordParts(headParts,tailParts);return keyed||
(parts=parseGlobParts(src,startPos,end,parts)??parts),parts.length>1||parts[0].type!=="Literal"?parts:null}buildHereDocParts(bodyPos,bodyEnd){this._buildParts=!0;
let src=this.src,parts=[],hasExpansion=!1,litBuf="",litStart=bodyPos,i=bodyPos,flushLit=()=>{i>litStart&&(parts.push({type:"Literal",pos:litStart,end:i,value:litBuf,
text:src.slice(litStart,i)}),litBuf="")};for(;i<bodyEnd;){let ch=src.charCodeAt(i);if(ch===92){if(i+1<bodyEnd){let nc=src.charCodeAt(i+1);if(nc===10){i+=2;continue}
if(nc===36||nc===96||nc===92){litBuf+=String.fromCharCode(nc),i+=2;continue}}litBuf+="\\",i++;continue}if(ch===36&&src.charCodeAt(i+1)!==39&&src.charCodeAt(i+1)!==
34){flushLit(),litStart=i,this.pos=i,this.readDollar(),this._resultPart?(hasExpansion=!0,parts.push(this._resultPart),litStart=this.pos):litBuf+=src.slice(i,this.
pos),i=this.pos;continue}if(ch===96){flushLit(),litStart=i,this.pos=i,this.readBacktickExpansion(),this._resultPart?(hasExpansion=!0,parts.push(this._resultPart),
litStart=this.pos):litBuf+=src.slice(i,this.pos),i=this.pos;continue}litBuf+=src[i],i++}return flushLit(),hasExpansion?parts:null}registerHereDocTarget(target){
if(this.pendingHereDocs!==null){for(let hd of this.pendingHereDocs)if(!hd.target){hd.target=target;return}}}readTestRegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();
let src=this.src,len=this.srcEnd,start2=this.pos,depth=0;for(;this.pos<len;){let ch=src.charCodeAt(this.pos);if(ch===40){depth++,this.pos++;continue}if(ch===92){
this.pos+=this.pos+1<len?2:1;continue}if(ch===39){let quotePos=this.pos++,ansiC=quotePos>start2&&src.charCodeAt(quotePos-1)===36;for(;this.pos<len&&src.charCodeAt(
this.pos)!==39;)ansiC&&src.charCodeAt(this.pos)===92&&this.pos+1<len&&this.pos++,this.pos++;this.pos<len?this.pos++:this.errors.push({message:ansiC?"unterminate\
d ANSI-C quote":"unterminated single quote",pos:quotePos});continue}if(ch===34){this.pos++,this.readDoubleQuoted();continue}if(ch===96){this.readBacktickExpansion();
continue}if(depth>0){ch===41&&depth--,this.pos++;continue}if(ch===36){this.readDollar();continue}if((ch===60||ch===62)&&this.pos+1<len&&src.charCodeAt(this.pos+
1)===40){let subPos=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:subPos});continue}
if(ch<128&&charType[ch]&1&&ch!==124)break;this.pos++}return setToken(this.current,Token.Word,src.slice(start2,this.pos),start2,this.pos),this.current}readCStyleForExprs(){
this.hasPeek=!1;let src=this.src,len=this.srcEnd;for(;this.pos<len&&(src.charCodeAt(this.pos)===32||src.charCodeAt(this.pos)===9);)this.pos++;let openPos=this.pos;
this.pos<len&&src.charCodeAt(this.pos)===40&&this.pos++;let starts=[this.pos,0,0],parts=["","","",0,0,0],partIdx=0,depth=1,partStart=this.pos,extra=!1,setPart=end=>{
let raw=src.slice(partStart,end);parts[partIdx]=raw.trim(),parts[3+partIdx]=starts[partIdx]+raw.length-raw.trimStart().length};for(;this.pos<len&&depth>0;){let c=src.
charCodeAt(this.pos);if(c===40)depth++,this.pos++;else if(c===41){if(depth--,depth===0){for(extra||setPart(this.pos),partIdx<2&&this.errors.push({message:"expec\
ted three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<len&&(src.charCodeAt(this.pos)===32||src.charCodeAt(this.pos)===9);)this.pos++;
this.pos<len&&src.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(c===59&&depth===1){if(partIdx===2){extra||(setPart(this.pos),this.errors.push({
message:"expected three arithmetic expressions in for header",pos:this.pos})),extra=!0,this.pos++;continue}setPart(this.pos),partIdx++,this.pos++,partStart=this.
pos,starts[partIdx]=partStart}else c===36?this.readDollar():c===96?this.readBacktickExpansion():c===92?this.pos+=this.pos+1<len?2:1:c===39?(this.pos++,this.skipSQ()):
c===34?(this.pos++,this.skipDQ()):this.pos++}return depth>0&&(extra||setPart(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:openPos})),
parts}peek(ctx=LexContext.Normal){return this.hasPeek||(this.readNext(this.nextState,ctx),this.hasPeek=!0),this.nextState}peekFollow(closers){if(!this.hasPeek){
let ctx=closers[this.current.token]?LexContext.CommandStart:LexContext.Normal;this.readNext(this.nextState,ctx),this.hasPeek=!0}return this.nextState}next(ctx=LexContext.
Normal){if(this.hasPeek){this.hasPeek=!1;let temp=this.current;return this.current=this.nextState,this.nextState=temp,this.current}return this.readNext(this.current,
ctx),this.current}unshift(tok){this.nextState.copyFrom(tok),this.hasPeek=!0}readNext(out,ctx){let src=this.src,len=this.srcEnd,pos=this.pos;for(;;){if(pos=skipBlanks(
src,pos,len),ctx===LexContext.TestMode)for(;pos<len&&src.charCodeAt(pos)===10;)pos=skipBlanks(src,pos+1,len);if(pos>=len||src.charCodeAt(pos)!==35)break;for(;pos<
len&&src.charCodeAt(pos)!==10;)pos++}if(this.pos=pos,pos>=len){this.consumePendingHereDocs(),setToken(out,Token.EOF,"",pos,pos);return}let tokenStart=pos,ch=src.
charCodeAt(pos);if(ch===10){this.pos++,this.consumePendingHereDocs(),setToken(out,Token.Newline,`
`,tokenStart,this.pos);return}if(ctx===LexContext.TestMode&&(ch===60||ch===62)&&!(this.pos+1<this.srcEnd&&src.charCodeAt(this.pos+1)===40)){this.pos++,setToken(
out,Token.Word,ch===60?"<":">",tokenStart,this.pos),out.keywordEligible=!0;return}ch<128&&charType[ch]&1&&this.tryReadOperator(out,ch,ctx,tokenStart)||ch===91&&
ctx===LexContext.ArrayElement&&this.readArrayElement(out,tokenStart)||this.readWord(out,ctx,tokenStart)}tryReadOperator(out,ch,ctx,tokenStart){let src=this.src,
pos=this.pos,next=pos+1<this.srcEnd?src.charCodeAt(pos+1):0;switch(ch){case 59:return next===59?pos+2<this.srcEnd&&src.charCodeAt(pos+2)===38?(this.pos+=3,setToken(
out,Token.DoubleSemiAmp,";;&",tokenStart,this.pos),!0):(this.pos+=2,setToken(out,Token.DoubleSemi,";;",tokenStart,this.pos),!0):next===38?(this.pos+=2,setToken(
out,Token.SemiAmp,";&",tokenStart,this.pos),!0):(this.pos++,setToken(out,Token.Semi,";",tokenStart,this.pos),!0);case 124:return next===124?(this.pos+=2,setToken(
out,Token.Or,"||",tokenStart,this.pos),!0):next===38?(this.pos+=2,setToken(out,Token.Pipe,"|&",tokenStart,this.pos),!0):(this.pos++,setToken(out,Token.Pipe,"|",
tokenStart,this.pos),!0);case 38:if(next===38)return this.pos+=2,setToken(out,Token.And,"&&",tokenStart,this.pos),!0;if(next===62){this.pos+=2;let append=this.pos<
this.srcEnd&&src.charCodeAt(this.pos)===62;return append&&this.pos++,this.readRedirectTarget(out,append?"&>>":"&>",tokenStart)}return this.pos++,setToken(out,Token.
Amp,"&",tokenStart,this.pos),!0;case 40:if(ctx===LexContext.CommandStart&&next===40){let savedErrors=this.errors.length;if(this.readArithmeticCommand(out,tokenStart),
!this._notArithmetic)return!0;this.errors.length=savedErrors,this.pos=tokenStart}return this.pos++,setToken(out,Token.LParen,"(",tokenStart,this.pos),!0;case 41:
return this.pos++,setToken(out,Token.RParen,")",tokenStart,this.pos),!0;case 60:case 62:return this.readRedirection(out,tokenStart);default:return!1}}readRedirection(out,tokenStart){
let src=this.src,ch=src.charCodeAt(this.pos),op="";if(ch===60){this.pos++;let next=this.pos<this.srcEnd?src.charCodeAt(this.pos):0;if(next===60){this.pos++;let third=this.
pos<this.srcEnd?src.charCodeAt(this.pos):0;if(third===60)this.pos++,op="<<<";else{let dash=third===45;dash&&this.pos++,this.skipSpacesAndTabs();let targetPos=this.
pos;(this.pos>=this.srcEnd||src.charCodeAt(this.pos)!==35)&&this.readHereDocDelimiter();let hasTarget=this.pos>targetPos;return hasTarget&&(this.pendingHereDocs??
(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:dash,quoted:this._hereQuoted}),setToken(out,Token.Redirect,dash?"<<-":"<<",tokenStart,this.pos),
out.content=hasTarget?this._hereDelim:void 0,out.delimiterQuoted=hasTarget&&this._hereQuoted,out.targetPos=targetPos,out.targetEnd=hasTarget?this.pos:targetPos,
!0}}else{if(next===40)return this.readProcessSubstitution(out,"<",tokenStart),!0;next===62?(op="<>",this.pos++):next===38?(op="<&",this.pos++):op="<"}}else if(ch===
62){this.pos++;let next=this.pos<this.srcEnd?src.charCodeAt(this.pos):0;if(next===40)return this.readProcessSubstitution(out,">",tokenStart),!0;next===62?(op=">\
>",this.pos++):next===38?(op=">&",this.pos++):next===124?(op=">|",this.pos++):op=">"}return this.readRedirectTarget(out,op,tokenStart)}readRedirectTarget(out,op,tokenStart){
let src=this.src;if(this.skipSpacesAndTabs(),this.pos<this.srcEnd){let nc=src.charCodeAt(this.pos);if((nc===60||nc===62)&&this.pos+1<this.srcEnd&&src.charCodeAt(
this.pos+1)===40){let psStart=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:psStart});
let psText=src.slice(psStart,this.pos);return setToken(out,Token.Redirect,op,tokenStart,this.pos),out.content=psText,out.targetPos=psStart,out.targetEnd=this.pos,
!0}let targetPos=this.pos;return nc!==10&&nc!==35&&this.readRedirectTargetText(),this.redirectToken(out,op,tokenStart,targetPos),!0}return this.redirectToken(out,
op,tokenStart,this.pos),!0}readRedirectTargetText(){let savedBuildValue=this._buildValue;this._buildValue=!0,this.readWordText(),this._buildValue=savedBuildValue}redirectToken(out,operator,tokenStart,targetPos){
let hasTarget=this.pos>targetPos&&(this._wordText.length>0||this._wordQuoted);setToken(out,Token.Redirect,operator,tokenStart,this.pos),out.content=hasTarget?this.
_wordText:void 0,out.targetPos=targetPos,out.targetEnd=hasTarget?this.pos:targetPos}readProcessSubstitution(out,operator,tokenStart){this.pos++,this.extractBalanced(),
this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:tokenStart});let text=this.src.slice(tokenStart,this.pos);setToken(out,Token.
Word,text,tokenStart,this.pos)}readHereDocDelimiter(){let src=this.src,len=this.srcEnd,savedBuildValue=this._buildValue;this._buildValue=!0;let delimiter="",quoted2=!1;
for(;this.pos<len;){let c=src.charCodeAt(this.pos);if(c===39){for(quoted2=!0,this.pos++;this.pos<len&&src.charCodeAt(this.pos)!==39;)delimiter+=src[this.pos],this.
pos++;this.pos<len&&this.pos++}else if(c===34){for(quoted2=!0,this.pos++;this.pos<len&&src.charCodeAt(this.pos)!==34;){if(src.charCodeAt(this.pos)===92&&this.pos+
1<len){let next=src.charCodeAt(this.pos+1);if(next===10){this.pos+=2;continue}(next===36||next===96||next===34||next===92)&&this.pos++}delimiter+=src[this.pos],
this.pos++}this.pos<len&&this.pos++}else if(c===92){if(this.pos+1<len&&src.charCodeAt(this.pos+1)===10){this.pos+=2;continue}quoted2=!0,this.pos++,this.pos<len?
(delimiter+=src[this.pos],this.pos++):delimiter+="\\"}else if(c===96){let btStart=this.pos;for(this.pos++;this.pos<len&&src.charCodeAt(this.pos)!==96;)src.charCodeAt(
this.pos)===92&&this.pos++,this.pos++;this.pos<len&&this.pos++,delimiter+=src.slice(btStart,this.pos)}else if(c===36){let next=this.pos+1<len?src.charCodeAt(this.
pos+1):0;(next===39||next===34)&&(quoted2=!0),this.readDollar(),delimiter+=this._resultText}else{if(c<128&&charType[c]&1)break;delimiter+=src[this.pos],this.pos++}}
this._buildValue=savedBuildValue,this._hereDelim=delimiter,this._hereQuoted=quoted2}consumePendingHereDocs(){let pending=this.pendingHereDocs;if(!(pending===null||
pending.length===0)){for(let hd of pending){let bodyPos=this.pos,bodyEnd=this.skipHereDocBody(hd.delimiter,hd.strip,this.parenBoundary,hd.quoted);hd.target&&(hd.
target.body.pos=bodyPos,hd.target.body.end=bodyEnd,hd.target.body.text=this.src.slice(bodyPos,bodyEnd),this.hereDocClosingPos!==-1&&(hd.target.closing={pos:this.
hereDocClosingPos,end:this.hereDocClosingEnd}))}pending.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(delimiter,lineStart,end,join4){
let src=this.src,pos=lineStart;for(let i=0;i<delimiter.length;){if(join4&&src.charCodeAt(pos)===92&&pos+1<end&&src.charCodeAt(pos+1)===10){pos+=2;continue}if(pos>=
end||src.charCodeAt(pos)!==delimiter.charCodeAt(i))return-1;pos++,i++}return pos}logicalLineEnd(from,end,join4){let src=this.src,lineEnd=src.indexOf(`
`,from);for(;lineEnd!==-1&&lineEnd<end;){if(!join4)return lineEnd;let backslashes=lineEnd;for(;backslashes>from&&src.charCodeAt(backslashes-1)===92;)backslashes--;
if((lineEnd-backslashes)%2===0)return lineEnd;from=lineEnd+1,lineEnd=src.indexOf(`
`,from)}return end}skipHereDocBody(delimiter,strip,parenEnds=!1,quoted2=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let src=this.src,len=this.srcEnd;
for(;this.pos<len;){let lineStart=this.pos,lineEnd=this.logicalLineEnd(lineStart,len,!quoted2);for(;;){let before=lineStart;if(strip)for(;lineStart<lineEnd&&src.
charCodeAt(lineStart)===9;)lineStart++;if(quoted2||(lineStart=skipLineContinuations(src,lineStart,lineEnd)),lineStart===before)break}let afterDelim=this.matchHereDocDelimiter(
delimiter,lineStart,lineEnd,!quoted2);if(afterDelim!==-1&&!quoted2&&(afterDelim=skipLineContinuations(src,afterDelim,lineEnd)),afterDelim===lineEnd){let bodyEnd=this.
pos;return(!parenEnds||!this.parenBoundary||lineEnd!==len)&&(this.hereDocClosingPos=lineStart,this.hereDocClosingEnd=lineEnd),this.pos=lineEnd<len?lineEnd+1:lineEnd,
bodyEnd}if(parenEnds&&afterDelim!==-1){let paren=afterDelim;for(;paren<lineEnd&&src.charCodeAt(paren)!==41;)paren++;if(paren<lineEnd||this.parenBoundary&&lineEnd===
len){let bodyEnd=this.pos;return this.pos=afterDelim,bodyEnd}}this.pos=lineEnd<len?lineEnd+1:lineEnd}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(out,ctx,tokenStart=0){
let errorStart=this._errors===null?0:this._errors.length;if(this.readWordText(!1,ctx,!0),ctx===LexContext.Normal){let next=this.pos<this.srcEnd?this.src.charCodeAt(
this.pos):0;if(!this._wordRaw||next!==60&&next!==62){setSpanToken(out,Token.Word,tokenStart,this.pos,this._wordRaw),out.keywordEligible=this._wordKeywordEligible;
return}}this.classifyWord(out,ctx,tokenStart,errorStart)}isRedirectVariable(start2,end){let src=this.src;for(let i=start2;i<end;i++){let c=src.charCodeAt(i);if(c===
91&&i>start2)return i+2<end&&src.charCodeAt(end-1)===93&&this.findClosingShellDelimiter(i+1,end,93)===end-1;if(c>=128||!(isIdChar[c]&(i===start2?1:2)))return!1}
return end>start2}readArrayElement(out,tokenStart){let close=this.findClosingBracket(tokenStart+1);return close===-1?!1:(this.pos=close+1,this.readWordText(),setSpanToken(
out,Token.Word,tokenStart,this.pos,!0),!0)}classifyWord(out,ctx,tokenStart,errorStart){let src=this.src,raw=this._wordRaw,hasExpansions=this._wordHasExpansions,
quoted2=this._wordQuoted,keywordEligible=this._wordKeywordEligible,assignmentState=this._wordAssignmentState,wordEnd=this.pos,wordLen=wordEnd-tokenStart;if(ctx===
LexContext.CasePattern){let token=Token.Word;if(keywordEligible){let reserved=raw?matchReservedWord(src,tokenStart,wordLen):RESERVED_WORDS.get(this.wordValueOf(
tokenStart,wordEnd));reserved===Token.Esac&&(token=reserved)}setSpanToken(out,token,tokenStart,wordEnd,raw),out.keywordEligible=keywordEligible;return}let value=null;
if(!raw&&!hasExpansions&&keywordEligible&&(ctx===LexContext.CommandStart||ctx===LexContext.TestMode)){let nextCh=wordEnd<this.srcEnd?src.charCodeAt(wordEnd):0;(!quoted2&&
wordLen<=16||nextCh===60||nextCh===62)&&(value=this.wordValueOf(tokenStart,wordEnd))}if(ctx===LexContext.CommandStart&&keywordEligible){if(raw){if(wordLen<=8){let reserved=matchReservedWord(
src,tokenStart,wordLen);if(reserved!==void 0){setSpanToken(out,reserved,tokenStart,wordEnd,!0);return}}if(wordLen===2&&src.charCodeAt(tokenStart)===91&&src.charCodeAt(
tokenStart+1)===91){setSpanToken(out,Token.DblLBracket,tokenStart,wordEnd,!0);return}}else if(value!==null&&value.length>0){let fc=value.charCodeAt(0);if(fc>=97&&
fc<=122&&value.length<=8||fc===33||fc===123||fc===125){let reserved=RESERVED_WORDS.get(value);if(reserved!==void 0){setToken(out,reserved,value,tokenStart,wordEnd);
return}}if(fc===91&&value==="[["){setToken(out,Token.DblLBracket,value,tokenStart,wordEnd);return}}}if(ctx===LexContext.CommandStart||ctx===LexContext.CommandPrefix||
ctx===LexContext.Declaration){if(assignmentState===void 0){let eq=-1,bracket=!1;for(let i=tokenStart+1;i<wordEnd;i++){let c=src.charCodeAt(i);if(c===61){eq=i;break}
c===91&&(bracket=!0)}(eq!==-1||ctx!==LexContext.Declaration&&bracket)&&(assignmentState=scanAssignmentPrefix(src,tokenStart,wordEnd,ASSIGNMENT_NAME_START))}if(assignmentState!==
void 0){if(ctx!==LexContext.Declaration&&assignmentState>=ASSIGNMENT_INDEX_BASE){if(wordEnd<this.srcEnd&&(this._errors!==null&&(this._errors.length=errorStart),
this.pos=tokenStart,this.readWordText(!0,ctx,!0),this.pos>wordEnd)){this.classifyWord(out,ctx,tokenStart,errorStart);return}(this._errors===null||this._errors.length===
errorStart)&&this.errors.push({message:"unterminated array subscript",pos:src.indexOf("[",tokenStart)})}if(isMatchedAssignment(assignmentState)){setSpanToken(out,
Token.Assignment,tokenStart,wordEnd,raw),value!==null&&(out._value=value),out.assignmentOperatorPos=assignmentOperatorPos(assignmentState);return}}}if((ctx===LexContext.
CommandStart||ctx===LexContext.TestMode)&&keywordEligible){if(raw){if(wordLen===2&&src.charCodeAt(tokenStart)===93&&src.charCodeAt(tokenStart+1)===93){setSpanToken(
out,Token.DblRBracket,tokenStart,wordEnd,!0);return}}else if(value==="]]"){setToken(out,Token.DblRBracket,value,tokenStart,wordEnd);return}}if(!hasExpansions&&this.
pos<this.srcEnd){let nc=src.charCodeAt(this.pos);if((nc===60||nc===62)&&raw){let fc=src.charCodeAt(tokenStart);if(fc>=48&&fc<=57&&isAllDigitsRange(src,tokenStart,
wordEnd)){let fd=Number.parseInt(src.slice(tokenStart,wordEnd),10);if(this.readRedirection(out,tokenStart)){out.fileDescriptor=fd,out.descriptorEnd=wordEnd;return}}
if(fc===123&&src.charCodeAt(wordEnd-1)===125&&this.isRedirectVariable(tokenStart+1,wordEnd-1)){let varname=src.slice(tokenStart+1,wordEnd-1);if(this.readRedirection(
out,tokenStart)){out.variableName=varname,out.descriptorEnd=wordEnd;return}}}}setSpanToken(out,Token.Word,tokenStart,wordEnd,raw),value!==null&&(out._value=value),
out.keywordEligible=keywordEligible}readWordText(subscripts=!1,ctx=LexContext.Normal,scanning=!1){let src=this.src,len=this.srcEnd,pos=this.pos,fastStart=pos,exitCh=0;
for(;pos<len;){let c=src.charCodeAt(pos);if(c<128&&charType[c]){exitCh=c;break}pos++}if(pos>=len||charType[exitCh]&1&&!(exitCh===40&&pos>fastStart&&extglobPrefix[src.
charCodeAt(pos-1)])&&!subscripts){this.pos=pos,this._wordText=(this._buildParts||this._buildValue)&&pos>fastStart?src.slice(fastStart,pos):"",this._wordRaw=!0,this.
_wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=hasGlobCharacters(this.
_wordText)&&ctx!==LexContext.ArrayElement?parseGlobParts(src,fastStart,pos,void 0)??null:null);return}let bp=this._buildParts,bt=bp||this._buildValue,text=bt&&pos>
fastStart?src.slice(fastStart,pos):"",quoted2=!1,hasExpansions=!1,keywordEligible=!0,valueIsRaw=!0,lastValueChar=pos>fastStart?src.charCodeAt(pos-1):0,assignmentState=scanAssignmentPrefix(
src,fastStart,pos,ASSIGNMENT_NAME_START),parts,litBuf="",litStart=0,hasGlobs=!1,braceResults;for(bp&&(parts=[],litBuf=text,litStart=fastStart,hasGlobs=text.length>
0&&hasGlobCharacters(text));pos<len;){let ch=src.charCodeAt(pos);if(ch>=128||!charType[ch]){let runStart=pos;for(pos++;pos<len;){let c=src.charCodeAt(pos);if(c<
128&&charType[c])break;pos++}if(lastValueChar=src.charCodeAt(pos-1),assignmentState=scanAssignmentPrefix(src,runStart,pos,assignmentState),bt){let chunk=src.slice(
runStart,pos);text+=chunk,bp&&(litBuf+=chunk,hasGlobs=hasGlobs||hasGlobCharacters(chunk))}continue}if(charType[ch]&1){if(subscripts&&assignmentState>=ASSIGNMENT_INDEX_BASE){
let close=this.findClosingBracket(pos);if(close!==-1){let spanEnd=close+1;if(assignmentState=assignmentState===ASSIGNMENT_INDEX_BASE+1?ASSIGNMENT_AFTER_INDEX:assignmentState-
1,lastValueChar=src.charCodeAt(close),bt){let chunk=src.slice(pos,spanEnd);text+=chunk,bp&&(litBuf+=chunk,hasGlobs=hasGlobs||hasGlobCharacters(chunk))}pos=spanEnd;
continue}}if(ch===40&&lastValueChar<128&&extglobPrefix[lastValueChar]){if(ctx===LexContext.FunctionName||assignmentState>=ASSIGNMENT_INDEX_BASE&&(ctx===LexContext.
CommandStart||ctx===LexContext.CommandPrefix)||ctx===LexContext.CommandStart&&lastValueChar===33&&keywordEligible&&src.charCodeAt(fastStart)===33&&skipLineContinuations(
src,fastStart+1,len)===pos)break;let prefixChar=lastValueChar;if(prefixChar===61&&scanning&&!((ctx===LexContext.CommandStart||ctx===LexContext.CommandPrefix||ctx===
LexContext.Declaration||ctx===LexContext.EvalArgument)&&isMatchedAssignment(assignmentState)&&skipLineContinuations(src,assignmentOperatorPos(assignmentState)+1,
len)===pos))break;let innerStart=pos+1,close=this.findClosingShellDelimiter(innerStart,len,41,prefixChar===61);if(close===-1&&!scanning&&!subscripts&&assignmentState>=
ASSIGNMENT_INDEX_BASE||ctx===LexContext.CommandStart&&prefixChar!==61&&close!==-1&&skipBlanks(src,innerStart,close)===close)break;keywordEligible=!1;let patternEnd=close===
-1?len:close;if(pos=close===-1?len:close+1,close===-1&&this.errors.push({message:"unterminated extended glob",pos:innerStart-2}),lastValueChar=src.charCodeAt(pos-
1),bt){let eg="("+src.slice(innerStart,pos);if(text+=eg,bp&&prefixChar!==61){let prefixPos=innerStart-2;for(;src.charCodeAt(prefixPos)===10&&src.charCodeAt(prefixPos-
1)===92;)prefixPos-=2;if(litBuf.length>0){let trimmed=litBuf.slice(0,-1);prefixPos>litStart&&parts.push({type:"Literal",pos:litStart,end:prefixPos,value:trimmed,
text:src.slice(litStart,prefixPos)}),litBuf=""}let op=extglobOp[prefixChar];parts.push({type:"ExtendedGlob",pos:prefixPos,end:pos,text:src.slice(prefixPos,pos),
operator:op,pattern:src.slice(innerStart,patternEnd),parts:this.subFieldParts(innerStart,patternEnd)}),litStart=pos}else bp&&(litBuf+=eg,hasGlobs=hasGlobs||hasGlobCharacters(
eg))}continue}break}if(ch===92){pos++,pos<len?src.charCodeAt(pos)===10?(pos++,valueIsRaw=!1):(assignmentState>=0&&assignmentState<ASSIGNMENT_INDEX_BASE&&(assignmentState=
ASSIGNMENT_INVALID),quoted2=!0,keywordEligible=!1,valueIsRaw=!1,lastValueChar=src.charCodeAt(pos),bt&&(text+=src[pos],bp&&(litBuf+=src[pos])),pos++):(assignmentState>=
0&&assignmentState<ASSIGNMENT_INDEX_BASE&&(assignmentState=ASSIGNMENT_INVALID),quoted2=!0,keywordEligible=!1,lastValueChar=92,bt&&(text+="\\",bp&&(litBuf+="\\")));
continue}if(ch===39){let sqStart=pos;assignmentState>=0&&assignmentState<ASSIGNMENT_INDEX_BASE&&(assignmentState=ASSIGNMENT_INVALID),quoted2=!0,keywordEligible=
!1,valueIsRaw=!1,pos++;let start2=pos;for(;pos<len&&src.charCodeAt(pos)!==39;)pos++;pos>start2&&(lastValueChar=src.charCodeAt(pos-1));let value=bt?src.slice(start2,
pos):"";bt&&(text+=value),pos<len?pos++:this.errors.push({message:"unterminated single quote",pos:start2-1}),bp&&(sqStart>litStart&&(parts.push({type:"Literal",
pos:litStart,end:sqStart,value:litBuf,text:src.slice(litStart,sqStart)}),litBuf=""),parts.push({type:"SingleQuoted",pos:sqStart,end:pos,value,text:src.slice(sqStart,
pos)}),litStart=pos);continue}if(ch===34){let dqStart=pos;if(assignmentState>=0&&assignmentState<ASSIGNMENT_INDEX_BASE&&(assignmentState=ASSIGNMENT_INVALID),quoted2=
!0,keywordEligible=!1,valueIsRaw=!1,pos++,this.pos=pos,this.readDoubleQuoted(),pos=this.pos,this._dqEnd>dqStart+1&&(lastValueChar=src.charCodeAt(this._dqEnd-1)),
this._dqHasExpansions&&(hasExpansions=!0),bt&&(text+=this._dqText),bp){dqStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:dqStart,value:litBuf,text:src.
slice(litStart,dqStart)}),litBuf="");let dqText=src.slice(dqStart,pos);parts.push({type:"DoubleQuoted",pos:dqStart,end:pos,text:dqText,parts:this._dqParts??[{type:"\
Literal",pos:dqStart+1,end:this._dqEnd,value:this._dqText,text:src.slice(dqStart+1,this._dqEnd)}]}),litStart=pos}continue}if(ch===36){keywordEligible=!1;let dollarStart=pos;
assignmentState>=0&&assignmentState<ASSIGNMENT_INDEX_BASE&&(assignmentState=ASSIGNMENT_INVALID);let next=pos+1<len?src.charCodeAt(pos+1):0;(next===39||next===34)&&
(quoted2=!0),this.pos=pos,this.readDollar(),pos=this.pos,this._resultIsRaw||(valueIsRaw=!1),pos>dollarStart&&(lastValueChar=src.charCodeAt(pos-1)),this._resultHasExpansion&&
(hasExpansions=!0),bt&&(text+=this._resultText),bp&&(this._resultPart?(dollarStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:dollarStart,value:litBuf,
text:src.slice(litStart,dollarStart)}),litBuf=""),parts.push(this._resultPart),litStart=pos):litBuf+=this._resultText);continue}if(ch===96){keywordEligible=!1;let btStart=pos;
assignmentState>=0&&assignmentState<ASSIGNMENT_INDEX_BASE&&(assignmentState=ASSIGNMENT_INVALID),this.pos=pos,this.readBacktickExpansion(),pos=this.pos,valueIsRaw=
!1,lastValueChar=src.charCodeAt(pos-1),hasExpansions=!0,bt&&(text+=this._resultText),bp&&(btStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:btStart,
value:litBuf,text:src.slice(litStart,btStart)}),litBuf=""),parts.push(this._resultPart),litStart=pos);continue}if(ch===123){assignmentState>=0&&assignmentState<
ASSIGNMENT_INDEX_BASE&&(assignmentState=ASSIGNMENT_INVALID);let first=pos+1<len?src.charCodeAt(pos+1):0,braceEnd=first<=32||first===125?-1:this.scanBraceExpansion(
pos,braceResults??(braceResults=new Map));if(braceEnd>0){if(keywordEligible=!1,lastValueChar=src.charCodeAt(braceEnd-1),bt){let braceText=src.slice(pos,braceEnd);
text+=braceText,bp&&(pos>litStart&&(parts.push({type:"Literal",pos:litStart,end:pos,value:litBuf,text:src.slice(litStart,pos)}),litBuf=""),parts.push({type:"Bra\
ceExpansion",pos,end:braceEnd,text:braceText,parts:this.subFieldParts(pos+1,braceEnd-1)}),litStart=braceEnd)}pos=braceEnd;continue}lastValueChar=123,bt&&(text+=
"{",bp&&(litBuf+="{")),pos++;continue}pos++}bp&&pos>litStart&&parts.push({type:"Literal",pos:litStart,end:pos,value:litBuf,text:src.slice(litStart,pos)}),this.pos=
pos,this._wordText=text,this._wordRaw=valueIsRaw,this._wordQuoted=quoted2,this._wordHasExpansions=hasExpansions,this._wordKeywordEligible=keywordEligible,this._wordAssignmentState=
assignmentState,bp&&(this._wordParts=parts.length>1||parts.length===1&&parts[0].type!=="Literal"?parts:null,hasGlobs&&ctx!==LexContext.ArrayElement&&(this._wordParts=
parseGlobParts(src,fastStart,pos,this._wordParts)??null))}readInnerWordText(insideDoubleQuotes=!1,arithmetic=!1,globs=!1){let src=this.src,len=this.srcEnd,pos=this.
pos,start2=pos,text="",bp=this._buildParts,parts,litBuf="",litStart=0,preserveLiteral=!1,hasGlobs=!1;for(bp&&(parts=[],litStart=pos);pos<len;){let ch=src.charCodeAt(
pos);if(ch===92){if(pos++,pos<len)if(src.charCodeAt(pos)===10)pos++;else{let next=src.charCodeAt(pos);insideDoubleQuotes&&next!==36&&next!==96&&next!==34&&next!==
92&&next!==125&&(text+="\\",bp&&(litBuf+="\\"),preserveLiteral=!0);let escaped=src[pos++];text+=escaped,bp&&(litBuf+=escaped)}continue}if(ch===39&&!insideDoubleQuotes){
let sqStart=pos;pos++;let start3=pos;for(;pos<len&&src.charCodeAt(pos)!==39;)pos++;let value=src.slice(start3,pos);text+=value,pos<len&&pos++,bp&&(sqStart>litStart&&
(parts.push({type:"Literal",pos:litStart,end:sqStart,value:litBuf,text:src.slice(litStart,sqStart)}),litBuf=""),parts.push({type:"SingleQuoted",pos:sqStart,end:pos,
value,text:src.slice(sqStart,pos)}),litStart=pos);continue}if(ch===34){let dqStart=pos;if(pos++,this.pos=pos,this.readDoubleQuoted(insideDoubleQuotes),pos=this.
pos,text+=this._dqText,bp){dqStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:dqStart,value:litBuf,text:src.slice(litStart,dqStart)}),litBuf="");let dqText=src.
slice(dqStart,pos);parts.push({type:"DoubleQuoted",pos:dqStart,end:pos,text:dqText,parts:this._dqParts??[{type:"Literal",pos:dqStart+1,end:this._dqEnd,value:this.
_dqText,text:src.slice(dqStart+1,this._dqEnd)}]}),litStart=pos}continue}if(ch===36){let dollarStart=pos;this.pos=pos,this.readDollar(insideDoubleQuotes),pos=this.
pos,text+=this._resultText,bp&&(this._resultPart?(dollarStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:dollarStart,value:litBuf,text:src.slice(litStart,
dollarStart)}),litBuf=""),parts.push(this._resultPart),litStart=pos):litBuf+=this._resultText);continue}if(ch===96){let btStart=pos;this.pos=pos,this.readBacktickExpansion(
insideDoubleQuotes),pos=this.pos,text+=this._resultText,bp&&(btStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:btStart,value:litBuf,text:src.slice(
litStart,btStart)}),litBuf=""),parts.push(this._resultPart),litStart=pos);continue}if(!insideDoubleQuotes&&!arithmetic&&(ch===60||ch===62)&&pos+1<len&&src.charCodeAt(
pos+1)===40){let psStart=pos;this.pos=pos+2;let inner=this.extractBalanced();pos=this.pos;let raw=src.slice(psStart,pos);text+=raw,bp&&(psStart>litStart&&(parts.
push({type:"Literal",pos:litStart,end:psStart,value:litBuf,text:src.slice(litStart,psStart)}),litBuf=""),parts.push(this.processSubstitution(psStart,raw,ch===60?
"<":">",inner)),litStart=pos);continue}text+=src[pos],bp&&(litBuf+=src[pos],globs&&(ch===42||ch===63||ch===91)&&(hasGlobs=!0)),pos++}bp&&pos>litStart&&parts.push(
{type:"Literal",pos:litStart,end:pos,value:litBuf,text:src.slice(litStart,pos)}),this.pos=pos,this._wordText=text,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=
!1,this._wordKeywordEligible=!1,bp&&(this._wordParts=parts.length>1||parts.length===1&&(parts[0].type!=="Literal"||preserveLiteral)?parts:null,hasGlobs&&(this._wordParts=
parseGlobParts(src,start2,pos,this._wordParts)??null))}subFieldParts(start2,end){if(!(this._nestingDepth>=256))return hasEmbeddedWordStructure(this.src,start2,end)?
this.parseSubFieldWord(start2,end).parts:parseGlobParts(this.src,start2,end,void 0)}parseSubFieldWord(start2,end,context="word",arithmetic=!1){if(start2>=end)return new WordImpl(
"",start2,start2);if(this._nestingDepth>=256)return new WordImpl(this.src.slice(start2,end),start2,end);this._nestingDepth++;let savedEnd=this.srcEnd,savedBracketWindow=this.
_bracketWindow,savedArithmeticBracketWindow=this._arithmeticBracketWindow,savedPos=this.pos,savedText=this._wordText,savedParts=this._wordParts,savedQuoted=this.
_wordQuoted,savedKeywordEligible=this._wordKeywordEligible;this.srcEnd=end,this.pos=start2,this.readInnerWordText(context==="quoted",arithmetic,context==="word");
let word=new WordImpl(this.src.slice(start2,end),start2,end);return this._buildParts&&(word.parts=this._wordParts??void 0),this.srcEnd=savedEnd,this._bracketWindow=
savedBracketWindow,this._arithmeticBracketWindow=savedArithmeticBracketWindow,this.pos=savedPos,this._wordText=savedText,this._wordParts=savedParts,this._wordQuoted=
savedQuoted,this._wordKeywordEligible=savedKeywordEligible,this._nestingDepth--,word}skipSQ(){for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)this.
pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){let quotePos=this.pos-1,result=decodeAnsiCQuoted(this.src,this.pos,this.srcEnd);this.pos=result.end,result.
closed||this.errors.push({message:"unterminated ANSI-C quote",pos:quotePos})}skipDQ(){let src=this.src,len=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<
256)for(;this.pos<len;){let ch=src.charCodeAt(this.pos);if(ch===34){this.pos++;return}if(ch===92){this.pos=Math.min(this.pos+2,len);continue}if(ch===96)break;if(ch===
36){let next=src.charCodeAt(this.pos+1);if(next===40||next===123||next===36)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){this.pos=skipBlanks(
this.src,this.pos,this.srcEnd)}readDoubleQuoted(unescapeAll=!1){let src=this.src,len=this.srcEnd,contentStart=this.pos,hasExpansions=!1,bp=this._buildParts,bt=bp||
this._buildValue;if(!bp){let p=this.pos;for(;p<len;){let c=src.charCodeAt(p);if(c===34){this._dqText=bt?src.slice(contentStart,p):"",this._dqEnd=p,this.pos=p+1,
this._dqHasExpansions=!1,this._dqParts=null;return}if(c===36||c===96||c===92)break;p++}}let text="",parts=null,litBuf="",litStart=bp?this.pos:0;for(;this.pos<len&&
src.charCodeAt(this.pos)!==34;){let runStart=this.pos;for(;this.pos<len;){let c=src.charCodeAt(this.pos);if(c===34||c===92||c===36||c===96)break;this.pos++}if(bt&&
this.pos>runStart){let chunk=src.slice(runStart,this.pos);text+=chunk,bp&&(litBuf+=chunk)}if(this.pos>=len||src.charCodeAt(this.pos)===34)break;let ch=src.charCodeAt(
this.pos);if(ch===92){if(this.pos++,this.pos<len){let next=src.charCodeAt(this.pos);if(next===10){this.pos++;continue}if(bt)if(unescapeAll||next===36||next===96||
next===34||next===92){let c=src[this.pos];text+=c,bp&&(litBuf+=c)}else{let pair="\\"+src[this.pos];text+=pair,bp&&(litBuf+=pair)}this.pos++}continue}if(ch===36){
let afterDollar=this.pos+1<len?src.charCodeAt(this.pos+1):0;if(afterDollar===34||afterDollar===39){bt&&(text+="$",bp&&(litBuf+="$")),this.pos++;continue}let expStart=this.
pos;if(this.readDollar(!0),bt&&(text+=this._resultText),this._resultHasExpansion&&(hasExpansions=!0),bp){let rp=this._resultPart;rp&&isDQChild(rp)?(parts||(parts=
[]),expStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:expStart,value:litBuf,text:src.slice(litStart,expStart)}),litBuf=""),parts.push(rp),litStart=
this.pos):litBuf+=this._resultText}continue}if(ch===96){let btStart=this.pos;this.readBacktickExpansion(!0),bt&&(text+=this._resultText),hasExpansions=!0,bp&&this.
_resultPart&&isDQChild(this._resultPart)&&(parts||(parts=[]),btStart>litStart&&(parts.push({type:"Literal",pos:litStart,end:btStart,value:litBuf,text:src.slice(
litStart,btStart)}),litBuf=""),parts.push(this._resultPart),litStart=this.pos);continue}}bp&&parts&&this.pos>litStart&&parts.push({type:"Literal",pos:litStart,end:this.
pos,value:litBuf,text:src.slice(litStart,this.pos)}),this._dqEnd=this.pos,this.pos<len?this.pos++:this.errors.push({message:"unterminated double quote",pos:contentStart-
1}),this._dqText=text,this._dqHasExpansions=hasExpansions,this._dqParts=parts}readDollar(insideDoubleQuotes=!1){let dollarPos=this.pos;this.pos++;let src=this.src,
len=this.srcEnd,bt=this._buildParts||this._buildValue;if(this.pos>=len){this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;
return}let logicalPos=skipLineContinuations(src,this.pos,len);logicalPos>this.pos&&src.charCodeAt(logicalPos)===40&&src.charCodeAt(logicalPos+1)!==40&&(this.pos=
logicalPos);let ch=src.charCodeAt(this.pos);if(ch===40){if(this.pos+1<len&&src.charCodeAt(this.pos+1)===40){let savedPos=this.pos,savedErrors=this.errors.length;
if(this.readArithmeticExpansion(dollarPos),!this._notArithmetic)return;this.errors.length=savedErrors,this.pos=savedPos}this.readCommandSubstitution(dollarPos);
return}if(ch===123){let after3=this.pos+1<len?src.charCodeAt(this.pos+1):0;if(after3===32||after3===9||after3===10){this.readBraceCommandSubstitution();return}if(after3===
124){this.readValueSubstitution();return}this.readParameterExpansion(insideDoubleQuotes);return}if(ch===39){if(this.pos++,bt){let value=this.readAnsiCQuoted();this.
_resultText=value,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:dollarPos,end:this.pos,text:src.slice(dollarPos,this.pos),value}:void 0}else this.skipAnsiCQuoted(),
this._resultText="",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHasExpansion=!1;return}if(ch===34){if(this.pos++,this.readDoubleQuoted(insideDoubleQuotes),
this._resultText=this._dqText,this._resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){let text=src.slice(dollarPos,this.pos);this.
_resultPart={type:"LocaleString",pos:dollarPos,end:this.pos,text,parts:this._dqParts??[{type:"Literal",pos:dollarPos+2,end:this._dqEnd,value:this._dqText,text:src.
slice(dollarPos+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(ch===64||ch===42||ch===35||ch===63||ch===45||ch===36||ch===33||ch>=48&&ch<=57){this.pos++;
let text=bt?src.slice(this.pos-2,this.pos):"";this._resultText=text,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"Si\
mpleExpansion",pos:dollarPos,end:this.pos,text}:void 0;return}if(ch<128&&isIdChar[ch]&1){let namePos=this.pos-1;for(;this.pos<len;){let c=src.charCodeAt(this.pos);
if(c<128&&isIdChar[c]&2)this.pos++;else break}let text=bt?src.slice(namePos,this.pos):"";this._resultText=text,this._resultIsRaw=!0,this._resultHasExpansion=!1,
this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:dollarPos,end:this.pos,text}:void 0;return}if(ch===91){let errorCount=this._errors===null?0:this._errors.
length,close=this.findClosingArithmeticBracket(this.pos+1);if(close!==-1){let bodyStart=this.pos+1,body=src.slice(bodyStart,close);this.pos=close+1;let text=bt?
src.slice(dollarPos,this.pos):"";this._resultText=text,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(
bodyStart-2,text,body,bodyStart):void 0;return}this._errors!==null&&(this._errors.length=errorCount)}this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=void 0}scanArithmeticBody(){this._notArithmetic=!1,this._arithUnterminated=!1,this.pos+=2;let depth=1,parenDepth=0,parentParenDepth=0,parenDepths,
reported=!1,src=this.src,len=this.srcEnd,start2=this.pos;for(;this.pos<len&&depth>0;){let c=src.charCodeAt(this.pos);if(c===92)this.pos+=this.pos+1<len?2:1;else if(c===
39)this.pos++,this.skipSQ();else if(c===34)this.pos++,this.skipDQ();else if(c===96){for(this.pos++;this.pos<len&&src.charCodeAt(this.pos)!==96;)src.charCodeAt(this.
pos)===92&&this.pos++,this.pos++;this.pos<len&&this.pos++}else if(c===36&&this.pos+2<len&&src.charCodeAt(this.pos+1)===40&&src.charCodeAt(this.pos+2)!==40){let dollarPos=this.
pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:dollarPos})}else if(c===36&&this.pos+
1<len&&src.charCodeAt(this.pos+1)===123){let close=this.findClosingBrace(this.pos+2,len);this.pos=close===-1?len:close+1}else if((c===60||c===62)&&this.pos+1<len&&
src.charCodeAt(this.pos+1)===40)this.pos+=2,this.extractBalanced();else if(c===40)src.charCodeAt(this.pos-1)===36&&src.charCodeAt(this.pos+1)===40?(depth===1?parentParenDepth=
parenDepth:(parenDepths??(parenDepths=[])).push(parenDepth),depth++,parenDepth=0,depth+this._nestingDepth>256&&!reported&&(this.errors.push({message:"maximum ar\
ithmetic expansion nesting depth exceeded",pos:this.pos-1}),reported=!0),this.pos+=2):(++parenDepth+depth-1+this._nestingDepth>256&&!reported&&(this.errors.push(
{message:"maximum arithmetic expression nesting depth exceeded",pos:this.pos}),reported=!0),this.pos++);else if(c===41&&parenDepth>0)parenDepth--,this.pos++;else if(c===
41&&this.pos+1<len&&src.charCodeAt(this.pos+1)===41){if(--depth===0){this.pos+=2;break}parenDepth=depth===1?parentParenDepth:parenDepths.pop(),this.pos+=2}else{
if(c===41&&depth===1)return this._notArithmetic=!0,"";this.pos++}}let bt=this._buildParts||this._buildValue;return depth>0?(this._arithUnterminated=!0,bt?src.slice(
start2,this.pos):""):bt?src.slice(start2,this.pos-2):""}readArithmeticExpansion(dollarPos){let bodyStart=this.pos+2,body=this.scanArithmeticBody();if(this._notArithmetic)
return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:dollarPos});let text=this._buildParts||this._buildValue?this.src.
slice(dollarPos,this.pos):"";this._resultText=text,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(dollarPos,
text,body,bodyStart):void 0}arithmeticExpansion(pos,text,body,bodyStart){return new ArithmeticExpansionImpl(pos,this.pos,text,{source:this.src,body,offset:bodyStart,
depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(out,tokenStart){let savedBuildValue=this._buildValue;this._buildValue=!0;let body=this.
scanArithmeticBody();this._buildValue=savedBuildValue,this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic command",pos:tokenStart}),setToken(
out,Token.ArithCmd,body,tokenStart,this.pos)}readCommandSubstitution(dollarPos){let openPos=this.pos;this.pos++;let inner=this.extractBalanced();this._unbalanced&&
this.errors.push({message:"unterminated command substitution",pos:dollarPos});let bt=this._buildParts||this._buildValue,rawText=bt?this.src.slice(dollarPos,this.
pos):"",text=!bt||openPos===dollarPos+1?rawText:"$"+this.src.slice(openPos,this.pos);this._resultText=text,this._resultIsRaw=openPos===dollarPos+1,this._resultHasExpansion=
!0,this._buildParts?this._resultPart=this.commandExpansion(dollarPos,rawText,openPos+1,inner,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){
this.readBraceSubstitution(1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(skip2){let dollarPos=this.pos-1;this.pos+=skip2;let src=this.
src,len=this.srcEnd,depth=1,start2=this.pos;for(;this.pos<len;){let c=src.charCodeAt(this.pos);if(c===123)depth++;else if(c===125){if(--depth===0){this.pos++;break}}else if(c===
39){this.pos++,this.skipSQ();continue}else if(c===34){this.pos++,this.skipDQ();continue}else c===92&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=
!0,this._buildParts||this._buildValue){let rawInner=src.slice(start2,this.pos-1),inner=rawInner.trim(),text=src.slice(dollarPos,this.pos);if(this._resultText=text,
this._buildParts){let innerStart=start2+(rawInner.length-rawInner.trimStart().length);this._resultPart=this.commandExpansion(dollarPos,text,innerStart,inner)}else
this._resultPart=void 0}else this._resultText="",this._resultPart=void 0}readBacktickExpansion(insideDoubleQuotes=!1){this.pos++;let src=this.src,len=this.srcEnd,
start2=this.pos;if(!this._buildParts&&!this._buildValue){for(;this.pos<len&&src.charCodeAt(this.pos)!==96;)src.charCodeAt(this.pos)===92&&this.pos+1<len&&this.pos++,
this.pos++;this.pos<len?this.pos++:this.errors.push({message:"unterminated backtick",pos:start2-1}),this._resultText="",this._resultIsRaw=!1,this._resultHasExpansion=
!0,this._resultPart=void 0;return}let inner="",hasEscapes=!1;for(;this.pos<len&&src.charCodeAt(this.pos)!==96;){if(src.charCodeAt(this.pos)===92){hasEscapes=!0;
break}this.pos++}if(!hasEscapes)inner=src.slice(start2,this.pos);else for(inner=src.slice(start2,this.pos);this.pos<len&&src.charCodeAt(this.pos)!==96;)if(src.charCodeAt(
this.pos)===92){if(this.pos++,this.pos<len){let c=src.charCodeAt(this.pos);c===36||c===96||c===92||insideDoubleQuotes&&c===34?inner+=src[this.pos]:inner+="\\"+src[this.
pos],this.pos++}}else{let runStart=this.pos;for(;this.pos<len;){let c=src.charCodeAt(this.pos);if(c===96||c===92)break;this.pos++}inner+=src.slice(runStart,this.
pos)}this.pos<len?this.pos++:this.errors.push({message:"unterminated backtick",pos:start2-1});let text=src.slice(start2-1,this.pos);this._resultText=inner,this.
_resultHasExpansion=!0,this._buildParts?this._resultPart=hasEscapes?this.decodedCommandExpansion(start2-1,text,inner):this.commandExpansion(start2-1,text,start2,
inner):this._resultPart=void 0}readParameterExpansion(insideDoubleQuotes){let src=this.src,len=this.srcEnd,start2=this.pos;this.pos++;let depth=1,reported=!1;for(;this.
pos<len&&depth>0;){let ch=src.charCodeAt(this.pos);if(ch===36){let next=this.pos+1<len?src.charCodeAt(this.pos+1):0;if(next===123){depth++,this._nestingDepth+depth>
256&&!reported&&(this.errors.push({message:"maximum parameter expansion nesting depth exceeded",pos:this.pos}),reported=!0),this.pos+=2;continue}if(next===36){this.
pos+=2;continue}if(next===40){let dollarPos=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substi\
tution",pos:dollarPos});continue}}else if(ch===96){for(this.pos++;this.pos<len&&src.charCodeAt(this.pos)!==96;)src.charCodeAt(this.pos)===92&&this.pos++,this.pos++;
this.pos<len&&this.pos++;continue}else if(ch===125){if(--depth===0){this.pos++;break}}else if(ch===92)this.pos+1<len&&this.pos++;else if(ch===39){this.pos++,this.
pos>start2+1&&src.charCodeAt(this.pos-2)===36?this.skipAnsiCQuoted():this.skipSQ();continue}else if(ch===34){this.pos++,this.skipDQ();continue}this.pos++}let closed=depth===
0;closed||this.errors.push({message:"unterminated parameter expansion",pos:start2-1});let text=this._buildParts||this._buildValue?src.slice(start2-1,this.pos):"";
if(this._resultText=text,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){let inner=src.slice(start2+1,closed?this.pos-1:this.pos);this._resultPart=
this.parseParamInner(text,inner,start2+1,insideDoubleQuotes)}else this._resultPart=void 0}parseParamInner(text,inner,innerStart,insideDoubleQuotes){let result={
type:"ParameterExpansion",pos:innerStart-2,end:this.pos,text,parameter:"",parameterPos:innerStart,parameterEnd:innerStart,prefix:void 0,index:void 0,operation:void 0},
ilen=inner.length;if(ilen===0)return result;let sub=(a,b,context="word")=>this.parseSubFieldWord(innerStart+a,innerStart+b,context),closeBracket=start2=>{let close=this.
findClosingBracket(innerStart+start2,innerStart+ilen);return close===-1?-1:close-innerStart},i=0;if(ilen>1&&inner.charCodeAt(0)===33&&(result.prefix="!",i=1),ilen>
1&&inner.charCodeAt(0)===35){let nameEnd=this.scanParamName(inner,1),parameterEnd=nameEnd,indexEnd=-1;if(parameterEnd<ilen&&inner.charCodeAt(parameterEnd)===91&&
(indexEnd=closeBracket(parameterEnd+1),indexEnd!==-1&&(parameterEnd=indexEnd+1)),nameEnd>1&&parameterEnd===ilen)return result.prefix="#",result.parameter=inner.
slice(1,nameEnd),result.parameterPos=innerStart+1,result.parameterEnd=innerStart+nameEnd,indexEnd!==-1&&(result.index=sub(nameEnd+1,indexEnd,"embedded")),result}
let nameStart=i;if(i=this.scanParamName(inner,i),result.parameter=inner.slice(nameStart,i),result.parameterPos=innerStart+nameStart,result.parameterEnd=innerStart+
i,i<ilen&&inner.charCodeAt(i)===91){let closeB=closeBracket(i+1);closeB!==-1&&(result.index=sub(i+1,closeB,"embedded"),i=closeB+1)}if(i>=ilen)return result;let pos=innerStart+
i,end=innerStart+ilen,opChar=inner.charCodeAt(i),nextChar=inner.charCodeAt(i+1),defaultChar=inner[opChar===58?i+1:i];if(defaultChar==="-"||defaultChar==="="||defaultChar===
"+"||defaultChar==="?"){let operandStart=i+(opChar===58?2:1);return result.operation={type:"Default",pos,end,operatorEnd:innerStart+operandStart,operator:opChar===
58?`:${defaultChar}`:defaultChar,operand:sub(operandStart,ilen,insideDoubleQuotes?"quoted":"word")},result}if(opChar===58){i++;let sliceStart=innerStart+i,colonIdx=findUnnested(
inner.slice(i),58,!0,(index,quoted2)=>this.findNestedShellEnd(sliceStart+index,end,quoted2)-sliceStart);return result.operation={type:"Slice",pos,end,operatorEnd:sliceStart,
operator:":",offset:sub(i,colonIdx===-1?ilen:i+colonIdx,"embedded"),length:colonIdx===-1?void 0:sub(i+colonIdx+1,ilen,"embedded")},result}if(opChar===35||opChar===
37){let doubled=nextChar===opChar,operator=opChar===35?doubled?"##":"#":doubled?"%%":"%",operandStart=i+(doubled?2:1);return result.operation={type:"Remove",pos,
end,operatorEnd:innerStart+operandStart,operator,operand:sub(operandStart,ilen)},result}if(opChar===47){i++;let operator="/";(nextChar===47||nextChar===35||nextChar===
37)&&(operator=nextChar===47?"//":nextChar===35?"/#":"/%",i++);let separatorStart=i;nextChar===47&&(separatorStart=skipLineContinuations(inner,i,ilen),inner.charCodeAt(
separatorStart)===47&&separatorStart++);let sepIdx=findUnnested(inner.slice(separatorStart),47),patternEnd=sepIdx===-1?ilen:separatorStart+sepIdx;return result.
operation={type:"Replace",pos,end,operatorEnd:innerStart+i,operator,pattern:sub(i,patternEnd),replacement:sub(sepIdx===-1?ilen:patternEnd+1,ilen)},result}if(opChar===
94||opChar===44){let doubled=nextChar===opChar,operator=opChar===94?doubled?"^^":"^":doubled?",,":",",operandStart=i+(doubled?2:1);return result.operation={type:"\
CaseModification",pos,end,operatorEnd:innerStart+operandStart,operator,operand:operandStart===ilen?void 0:sub(operandStart,ilen)},result}return result.prefix===
"!"&&result.index===void 0&&i+1===ilen&&(opChar===64||opChar===42)?(result.operation={type:"Names",pos,end,operatorEnd:end,operator:opChar===64?"@":"*"},result):
opChar===64?(result.operation={type:"Transform",pos,end,operatorEnd:pos+1,operator:"@",operand:sub(i+1,ilen)},result):(result.operation={type:"Unknown",pos,end,
operatorEnd:end,operator:inner.slice(i)},result)}findNestedShellEnd(start2,end,quoted2){let ch=this.src.charCodeAt(start2);if(ch===96){let pos=start2+1;for(;pos<
end;){let current=this.src.charCodeAt(pos);if(current===92){pos+=2;continue}if(pos++,current===96)return pos}return end}let close;if(ch===36){let next=start2+1;
if(next<end&&this.src.charCodeAt(next)===123)close=this.findClosingBrace(next+1,end);else{let open=skipLineContinuations(this.src,next,end);if(open>=end||this.src.
charCodeAt(open)!==40)return start2;close=this.findClosingParenthesis(open+1,end)}}else{let open=start2+1;if(quoted2||ch!==60&&ch!==62||open>=end||this.src.charCodeAt(
open)!==40)return start2;close=this.findClosingParenthesis(open+1,end)}return close===-1?end:close+1}scanParamName(s,start2){let i=start2;if(i>=s.length)return i;
let c=s.charCodeAt(i);if(c===64||c===42||c===35||c===63||c===45||c===36||c===33)return i+1;if(c>=48&&c<=57){for(;i<s.length&&s.charCodeAt(i)>=48&&s.charCodeAt(i)<=
57;)i++;return i}if(c>=97&&c<=122||c>=65&&c<=90||c===95)for(i++;i<s.length;){let ch=s.charCodeAt(i);if(ch>=97&&ch<=122||ch>=65&&ch<=90||ch>=48&&ch<=57||ch===95)
i++;else break}return i}readAnsiCQuoted(){let quotePos=this.pos-1,result=decodeAnsiCQuoted(this.src,this.pos,this.srcEnd);return this.pos=result.end,result.closed||
this.errors.push({message:"unterminated ANSI-C quote",pos:quotePos}),result.value}extractBalanced(useGrammar=!0,quoteOnly=!1){let src=this.src,len=this.srcEnd,bt=this.
_buildParts||this._buildValue,depth=quoteOnly?0:1,start2=this.pos;this._unbalanced=!1;let knownEnd=useGrammar&&!quoteOnly?this.substitutionContext.boundaries?.get(
start2):void 0;if(knownEnd!==void 0&&knownEnd<=len&&this._nestingDepth<256)return this.pos=knownEnd,bt?src.slice(start2,knownEnd-1):"";let wordStart=!0;for(;!quoteOnly&&
this.pos<len;){let c=src.charCodeAt(this.pos);if(c===41){let result=bt?src.slice(start2,this.pos):"";return this.pos++,result}else{if(c===40||c===92||c===39||c===
34||c===96||c===36&&(src.charCodeAt(this.pos+1)===39||src.charCodeAt(this.pos+1)===36||src.charCodeAt(this.pos+1)===123))break;if(c===60&&this.pos+1<len&&src.charCodeAt(
this.pos+1)===60)break;if(c===35&&wordStart)break;if(c===99&&wordStart&&this.pos+3<len&&src.charCodeAt(this.pos+1)===97&&src.charCodeAt(this.pos+2)===115&&src.charCodeAt(
this.pos+3)===101&&(this.pos+4>=len||src.charCodeAt(this.pos+4)<128&&charType[src.charCodeAt(this.pos+4)]&1))break;wordStart=c<128&&(charType[c]&1)!==0,this.pos++}}
let caseDepth=0,caseParens=0,wordStartAfterParen=[],pendingDelims=null,scripts,arithBase=-1,arithExtent=start2>=2&&src.charCodeAt(start2)===40&&src.charCodeAt(start2-
1)===40&&src.charCodeAt(start2-2)===36,substitutions=0,reported=!1,quotes=quoteOnly?[{close:34,depth:0}]:[],quotedDepth=quoteOnly?1:0,parameterDepth=0,arithmeticOpens,
continuedDollarPos=-1,continuedParenPos=-1,escapedEnd=-1,lastParenEnd=-1,checkedGrammar=!1;for(;this.pos<len&&(depth>0||quotes.length>0);){let ch=src.charCodeAt(
this.pos),quote=quotes.length===0?void 0:quotes[quotes.length-1];if(quote!==void 0&&quote.depth===depth){let commandOpen=!1;if(ch===92){this.pos=Math.min(this.pos+
2,len);continue}if(ch===quote.close){if(quotes.pop(),ch===34?quotedDepth--:parameterDepth--,this.pos++,quoteOnly&&depth===0&&quotes.length===0)return"";continue}
if(ch===34)quotes.push({close:34,depth}),quotedDepth++;else if(ch===39&&quote.close===125){this.pos++,this.skipSQ();continue}else if(ch===96){for(this.pos++;this.
pos<len&&src.charCodeAt(this.pos)!==96;)src.charCodeAt(this.pos)===92&&this.pos++,this.pos<len&&this.pos++;this.pos<len&&this.pos++;continue}else if(ch===36){let next=src.
charCodeAt(this.pos+1);if(next===39&&quote.close===125){this.pos+=2,this.skipAnsiCQuoted();continue}if(next===123)quotes.push({close:125,depth}),parameterDepth++,
this.pos++;else if(next===40)this.pos++,ch=40,commandOpen=!0;else if(next===36){this.pos+=src.charCodeAt(this.pos+2)===40?1:2;continue}}if(!reported&&this._nestingDepth+
Math.max(quotedDepth,parameterDepth)>256&&(this.errors.push({message:"maximum word nesting depth exceeded",pos:this.pos}),reported=!0),!commandOpen){for(this.pos++;this.
pos<len;){let c=src.charCodeAt(this.pos);if(c===92||c===34||c===36||c===96||c===125||c===39)break;this.pos++}continue}}if(ch===35&&lastParenEnd!==-1&&!arithExtent&&
arithBase<0&&useGrammar&&!checkedGrammar&&this._nestingDepth+(scripts?.length??0)<256&&skipBlanks(src,lastParenEnd,len)===this.pos){checkedGrammar=!0;let scope=scripts?.[scripts.
length-1],end=this.findSubstitutionEnd(scope?.start??start2,len,this._nestingDepth+(scripts?.length??0)+1);if(end!==-1){if(scope===void 0)return this.pos=end,bt?
src.slice(start2,end-1):"";this.pos=end-1,depth=scope.depth+1,caseDepth=0,caseParens=0,wordStartAfterParen.length=scope.parens+1,ch=41}}if(ch===40){let prev=this.
pos>start2&&this.pos!==escapedEnd?src.charCodeAt(this.pos-1):0,commandDollarPos=prev===36?this.pos-1:this.pos===continuedParenPos?continuedDollarPos:-1,wordParen=commandDollarPos!==
-1||prev===60||prev===62||prev===61||prev===64||prev===63||prev===42||prev===43||prev===33||prev===40&&wordStartAfterParen[wordStartAfterParen.length-1]===!1||arithExtent&&
this.pos===start2,script=commandDollarPos!==-1&&src.charCodeAt(this.pos+1)!==40||(prev===60||prev===62)&&arithBase<0&&!arithExtent;script&&((scripts??(scripts=[])).
push({start:this.pos+1,dollar:commandDollarPos,depth,parens:wordStartAfterParen.length,caseDepth,caseParens,arithBase,arithExtent,substitutions,checkedGrammar,pendingDelims}),
caseDepth=0,caseParens=0,arithBase=-1,arithExtent=!1,checkedGrammar=!1,pendingDelims=null),wordStartAfterParen.push(!wordParen),wordStart=!0,!script&&arithBase<
0&&this.pos+1<len&&src.charCodeAt(this.pos+1)===40&&(arithBase=depth),commandDollarPos!==-1&&(script?substitutions++:(arithmeticOpens??(arithmeticOpens=[])).push(
depth),substitutions+(arithmeticOpens?.length??0)+this._nestingDepth+(quoteOnly?0:1)>256&&!reported&&(this.errors.push({message:"maximum command substitution ne\
sting depth exceeded",pos:commandDollarPos}),reported=!0)),continuedDollarPos=-1,continuedParenPos=-1,depth++,caseDepth>0&&caseParens++,this.pos++}else if(ch===
41){if(caseDepth>0&&caseParens===0)this.pos++,wordStart=!0;else{if(caseDepth>0&&caseParens--,depth--,depth===0&&!quoteOnly){let result=bt?src.slice(start2,this.
pos):"";return this.pos++,result}if(depth<=arithBase&&(arithBase=-1),arithmeticOpens!==void 0)for(;arithmeticOpens.length>0&&arithmeticOpens[arithmeticOpens.length-
1]>=depth;)arithmeticOpens.pop();wordStart=wordStartAfterParen.pop()??!0,this.pos++;let scope=scripts?.[scripts.length-1];scope!==void 0&&scope.depth===depth&&(scripts.
pop(),caseDepth=scope.caseDepth,caseParens=scope.caseParens,arithBase=scope.arithBase,arithExtent=scope.arithExtent,substitutions=scope.substitutions,checkedGrammar=
scope.checkedGrammar,pendingDelims=scope.pendingDelims)}lastParenEnd=this.pos}else if(ch===92){if(this.pos>start2&&src.charCodeAt(this.pos-1)===36){let logicalPos=skipLineContinuations(
src,this.pos,len);logicalPos>this.pos&&src.charCodeAt(logicalPos)===40&&src.charCodeAt(logicalPos+1)!==40&&(continuedDollarPos=this.pos-1,continuedParenPos=logicalPos)}
this.pos++,this.pos<len&&(src.charCodeAt(this.pos)!==10&&(wordStart=!1),this.pos++),escapedEnd=this.pos}else if(ch===36){let next=src.charCodeAt(++this.pos);next===
39?(this.pos++,this.skipAnsiCQuoted()):next===36?this.pos++:next===123&&!isBraceCommandOpener(src.charCodeAt(this.pos+1))&&(quotes.push({close:125,depth}),parameterDepth++,
this.pos++),wordStart=!1}else if(ch===39)this.pos++,this.skipSQ(),wordStart=!1;else if(ch===34)quotes.push({close:34,depth}),quotedDepth++,this.pos++,wordStart=
!1;else if(ch===96){for(this.pos++;this.pos<len&&src.charCodeAt(this.pos)!==96;)src.charCodeAt(this.pos)===92&&this.pos++,this.pos<len&&this.pos++;this.pos<len&&
this.pos++,wordStart=!1}else if(ch===60&&arithBase<0&&this.pos+1<len&&src.charCodeAt(this.pos+1)===60){if(this.pos+2<len&&src.charCodeAt(this.pos+2)===60)this.pos+=
3;else{this.pos+=2;let strip=this.pos<len&&src.charCodeAt(this.pos)===45;strip&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this._hereDelim||
this._hereQuoted)&&(pendingDelims??(pendingDelims=[])).push({delimiter:this._hereDelim,strip,quoted:this._hereQuoted})}wordStart=!1}else if(ch===10&&pendingDelims){
this.pos++;for(let hd of pendingDelims)this.skipHereDocBody(hd.delimiter,hd.strip,!0,hd.quoted);pendingDelims=null,wordStart=!0}else if(ch===35&&arithBase<0&&!arithExtent&&
wordStart)for(;this.pos<len&&src.charCodeAt(this.pos)!==10;)this.pos++;else{let wStart=this.pos;for(;this.pos<len;){let wc=src.charCodeAt(this.pos);if(wc<128&&charType[wc])
break;this.pos++}if(this.pos>wStart){if(this.pos-wStart===4&&wordStart&&arithBase<0&&!arithExtent){let c0=src.charCodeAt(wStart);c0===99&&src.charCodeAt(wStart+
1)===97&&src.charCodeAt(wStart+2)===115&&src.charCodeAt(wStart+3)===101?caseDepth++:c0===101&&src.charCodeAt(wStart+1)===115&&src.charCodeAt(wStart+2)===97&&src.
charCodeAt(wStart+3)===99&&caseDepth>0&&(caseDepth--,caseDepth===0&&(caseParens=0))}wordStart=!1}else{let wc=src.charCodeAt(this.pos);wordStart=wc<128&&(charType[wc]&
1)!==0,this.pos++}}}return this._unbalanced=!0,quoteOnly&&scripts!==void 0&&scripts.length>0&&this.errors.push({message:"unterminated command substitution",pos:scripts[0].
dollar}),bt?src.slice(start2,this.pos):""}};function opPrec(op){switch(op){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":return 2;case"\
||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case"\
>>":return 11;case"+":case"-":return 12;case"*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function trimEnd2(src,start2,end){
for(;end>start2;){let c=src.charCodeAt(end-1);if(c!==32&&c!==9&&c!==10)break;end--}return end}function opRightAssoc(op){switch(op){case"=":case"+=":case"-=":case"\
*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function parseArithmeticExpression(src,offset=0,collector,nestingDepth=0){
let pos=0,len=src.length,initialWordCount=collector?.embeddedWords.length??0;function makeWord(start3,end,embedded=!1){let node={type:"ArithmeticWord",pos:start3+
offset,end:end+offset,value:src.slice(start3,end),parts:void 0};return embedded&&collector?.embeddedWords.push(node),node}function skipWS(){for(;pos<len;){let c=src.
charCodeAt(pos);if(c===32||c===9||c===10)pos++;else break}}function tryReadBinOp(){if(pos>=len)return null;let c=src.charCodeAt(pos),nc=pos+1<len?src.charCodeAt(
pos+1):0,nnc=pos+2<len?src.charCodeAt(pos+2):0;switch(c){case 44:return pos++,",";case 61:return nc===61?(pos+=2,"=="):(pos++,"=");case 33:return nc===61?(pos+=
2,"!="):null;case 60:return nc===60?nnc===61?(pos+=3,"<<="):(pos+=2,"<<"):nc===61?(pos+=2,"<="):(pos++,"<");case 62:return nc===62?nnc===61?(pos+=3,">>="):(pos+=
2,">>"):nc===61?(pos+=2,">="):(pos++,">");case 43:return nc===61?(pos+=2,"+="):nc===43?null:(pos++,"+");case 45:return nc===61?(pos+=2,"-="):nc===45?null:(pos++,
"-");case 42:return nc===42?(pos+=2,"**"):nc===61?(pos+=2,"*="):(pos++,"*");case 47:return nc===61?(pos+=2,"/="):(pos++,"/");case 37:return nc===61?(pos+=2,"%="):
(pos++,"%");case 124:return nc===124?(pos+=2,"||"):nc===61?(pos+=2,"|="):(pos++,"|");case 38:return nc===38?(pos+=2,"&&"):nc===61?(pos+=2,"&="):(pos++,"&");case 94:
return nc===61?(pos+=2,"^="):(pos++,"^");case 63:return pos++,"?";default:return null}}function skipTruncatedUnary(){for(skipWS();pos<len;){let c2=src.charCodeAt(
pos);if(c2!==33&&c2!==126&&c2!==43&&c2!==45||src.charCodeAt(pos+1)===61)break;pos++,skipWS()}if(src.charCodeAt(pos)===40){let groups=1;for(pos++;pos<len&&groups>
0;){let wordEnd=collector?.findArithmeticWordEnd?.(pos+offset,offset+len)??pos+offset;if(wordEnd>pos+offset){pos=wordEnd-offset;continue}let c2=src.charCodeAt(pos++);
c2===40?groups++:c2===41&&groups--}}else pos<len&&src.charCodeAt(pos)!==41&&src.charCodeAt(pos)!==58&&parseAtom(0);skipWS();let c=src.charCodeAt(pos);(c===43||c===
45)&&src.charCodeAt(pos+1)===c&&(pos+=2)}function recoverExpression(minPrec){skipWS();let start3=pos;if(start3===len)return makeWord(start3,start3);let wordCount=collector?.
embeddedWords.length??0,ternaries=0;for(;;){if(skipTruncatedUnary(),skipWS(),src.charCodeAt(pos)===58&&ternaries>0){ternaries--,pos++;continue}let saved=pos,op=tryReadBinOp();
if(op===null||ternaries===0&&opPrec(op)<minPrec){pos=saved;break}op==="?"&&ternaries++}return collector&&(collector.embeddedWords.length=wordCount),makeWord(start3,
trimEnd2(src,start3,pos))}function parseBinExpr(minPrec,depth){if(depth>256)return recoverExpression(minPrec);let left=parseUnaryExpr(depth);for(;skipWS(),!(pos>=
len);){let saved=pos,op=tryReadBinOp();if(!op)break;if(op==="?"){if(opPrec(op)<minPrec){pos=saved;break}let consequent=parseBinExpr(1,depth+1);skipWS(),pos<len&&
src.charCodeAt(pos)===58&&pos++;let alternate=parseBinExpr(3,depth+1);left={type:"ArithmeticTernary",pos:left.pos,end:alternate.end,test:left,consequent,alternate};
continue}let prec=opPrec(op);if(prec<minPrec){pos=saved;break}let nextPrec=opRightAssoc(op)?prec:prec+1,right=parseBinExpr(nextPrec,depth+1);left={type:"Arithme\
ticBinary",pos:left.pos,end:right.end,operator:op,left,right}}return left}function parseUnaryExpr(depth){if(skipWS(),depth>256)return recoverExpression(15);if(pos>=
len)return makeWord(pos,pos);let start3=pos,c=src.charCodeAt(pos),nc=pos+1<len?src.charCodeAt(pos+1):0;if(c===43&&nc===43){pos+=2;let operand=parseUnaryExpr(depth+
1);return{type:"ArithmeticUnary",pos:start3+offset,end:operand.end,operator:"++",operand,prefix:!0}}if(c===45&&nc===45){pos+=2;let operand=parseUnaryExpr(depth+
1);return{type:"ArithmeticUnary",pos:start3+offset,end:operand.end,operator:"--",operand,prefix:!0}}if(c===33){pos++;let operand=parseUnaryExpr(depth+1);return{
type:"ArithmeticUnary",pos:start3+offset,end:operand.end,operator:"!",operand,prefix:!0}}if(c===126){pos++;let operand=parseUnaryExpr(depth+1);return{type:"Arit\
hmeticUnary",pos:start3+offset,end:operand.end,operator:"~",operand,prefix:!0}}if(c===43&&nc!==43&&nc!==61){pos++;let operand=parseUnaryExpr(depth+1);return{type:"\
ArithmeticUnary",pos:start3+offset,end:operand.end,operator:"+",operand,prefix:!0}}if(c===45&&nc!==45&&nc!==61){pos++;let operand=parseUnaryExpr(depth+1);return{
type:"ArithmeticUnary",pos:start3+offset,end:operand.end,operator:"-",operand,prefix:!0}}return parsePostfixExpr(depth)}function parsePostfixExpr(depth){let operand=parseAtom(
depth);if(skipWS(),pos+1<len){let c=src.charCodeAt(pos),nc=src.charCodeAt(pos+1);if(c===43&&nc===43)return pos+=2,{type:"ArithmeticUnary",pos:operand.pos,end:pos+
offset,operator:"++",operand,prefix:!1};if(c===45&&nc===45)return pos+=2,{type:"ArithmeticUnary",pos:operand.pos,end:pos+offset,operator:"--",operand,prefix:!1}}
return operand}function parseAtom(depth){if(skipWS(),pos>=len)return makeWord(pos,pos);let c=src.charCodeAt(pos);if(c===40){let start4=pos;pos++;let expr=parseBinExpr(
0,depth+1);return skipWS(),pos<len&&src.charCodeAt(pos)===41&&pos++,{type:"ArithmeticGroup",pos:start4+offset,end:pos+offset,expression:expr}}if(c===36){let start4=pos,
wordCount2=collector?.embeddedWords.length??0,atom2=readDollarAtom(),wordEnd2=collector?.findArithmeticWordEnd?.(start4+offset,offset+len)??pos+offset;return wordEnd2>
pos+offset?(collector&&(collector.embeddedWords.length=wordCount2),pos=wordEnd2-offset,makeWord(start4,pos,!0)):atom2}if(c===96||c===34||c===39){let start4=pos;
return pos=(collector?.findArithmeticWordEnd?.(start4+offset,offset+len)??start4+offset+1)-offset,makeWord(start4,pos,!0)}let start3=pos,wordCount=collector?.embeddedWords.
length??0,atom=readWordAtom(),wordEnd=collector?.findArithmeticWordEnd?.(start3+offset,offset+len)??pos+offset;return wordEnd>pos+offset?(collector&&(collector.
embeddedWords.length=wordCount),pos=wordEnd-offset,makeWord(start3,pos,!0)):atom}function readDollarAtom(){let start3=pos;if(pos++,pos>=len)return makeWord(start3,
pos);let c=src.charCodeAt(pos);if(c===40)if(pos+1<len&&src.charCodeAt(pos+1)===40){let expansionEnd=collector?.findArithmeticExpansionEnd(start3+offset,offset+len)??
-1;if(expansionEnd!==-1)pos=expansionEnd-offset;else{pos+=2;let depth=1;for(;pos<len&&depth>0;)src.charCodeAt(pos)===40&&src.charCodeAt(pos+1)===40?(depth++,pos+=
2):src.charCodeAt(pos)===41&&src.charCodeAt(pos+1)===41?(depth--,pos+=2):pos++}}else{pos++;let close=collector?.findClosingParenthesis(pos+offset,offset+len)??-1;
if(close!==-1)pos=close-offset+1;else{let depth=1;for(;pos<len&&depth>0;){let ch=src.charCodeAt(pos++);ch===40?depth++:ch===41&&depth--}}let text=src.slice(start3,
pos);return collector?collector.commandExpansion(start3+offset,pos+offset,text):new ScriptExpansionImpl("ArithmeticCommandExpansion",start3+offset,pos+offset,text)}else if(c===
123){let close=collector?.findClosingBrace(pos+offset+1,offset+len)??-1;if(close!==-1)pos=close-offset+1;else{pos++;let depth=1;for(;pos<len&&depth>0;){let ch=src.
charCodeAt(pos++);ch===123?depth++:ch===125&&depth--}}}else for(;pos<len;){let ch=src.charCodeAt(pos);if(ch>=97&&ch<=122||ch>=65&&ch<=90||ch>=48&&ch<=57||ch===95)
pos++;else break}return makeWord(start3,pos,c===40||c===123)}function readWordAtom(){let start3=pos;for(;pos<len;){let c=src.charCodeAt(pos);if(c>=48&&c<=57||c>=
65&&c<=90||c>=97&&c<=122||c===95||c===35)pos++;else break}if(pos>start3&&pos<len&&src.charCodeAt(pos)===91){let close=collector?.findClosingBracket?.(pos+offset+
1,offset+len)??-1;if(close!==-1)pos=close-offset+1;else{pos++;let depth=1;for(;pos<len&&depth>0;){let c=src.charCodeAt(pos);c===91?depth++:c===93&&depth--,pos++}}
return makeWord(start3,pos,!0)}return pos===start3&&pos++,makeWord(start3,pos)}if(skipWS(),pos>=len)return null;let start2=pos,result=parseBinExpr(0,nestingDepth);
return skipWS(),pos<len?(collector&&(collector.embeddedWords.length=initialWordCount),makeWord(start2,trimEnd2(src,start2,len),collector!==void 0)):result}var computeBareWordParts=(_source,word)=>hasGlobCharacters(word.text)?parseGlobParts(word.text,0,word.text.length,void 0,word.pos):void 0;function wordPartsResolver(context){
return context.wordParts??(context.wordParts=(source2,word,depth)=>computeWordParts(source2,word,depth,context))}function embeddedPartsResolver(context){return context.
embeddedParts??(context.embeddedParts=(source2,word,depth)=>computeEmbeddedWordParts(source2,word,depth,context))}function arrayPartsResolver(context){return context.
arrayParts??(context.arrayParts=(source2,word,depth)=>computeArrayElementParts(source2,word,depth,context))}function computeWordParts(source2,word,depth=0,context=createSubstitutionContext()){
let lexer=new Lexer(source2,word.pos,word.end,!1,context);return lexer._nestingDepth=depth,lexer.buildWordParts(word.pos)??void 0}function computeEmbeddedWordParts(source2,word,depth=0,context,arithmetic=!1){
if(!hasEmbeddedWordStructure(source2,word.pos,word.end))return;let lexer=new Lexer(source2,word.pos,word.end,!1,context);return lexer._nestingDepth=depth,lexer.
buildEmbeddedWordParts(word.pos,arithmetic)??void 0}function computeArrayElementParts(source2,word,depth=0,context){let lexer=new Lexer(source2,word.pos,word.end,
!1,context);return lexer._nestingDepth=depth,lexer.buildArrayElementParts(word.pos)??void 0}function computeHereDocBodyParts(source2,word,depth=0,context){let lexer=new Lexer(
source2,word.pos,word.end,!1,context);return lexer._nestingDepth=depth,lexer.buildHereDocParts(word.pos,word.end)??void 0}function parseArithmeticWithParts(body,offset,source2,depth,context,embeddedDepth=depth){if(!hasEmbeddedWordStructure(source2,offset,offset+body.length))return parseArithmeticExpression(
body,offset,void 0,depth)??void 0;let embeddedWords=[],lexer=new Lexer(source2,0,source2.length,!1,context);lexer._nestingDepth=depth;let expression=parseArithmeticExpression(
body,offset,{embeddedWords,commandExpansion:(pos,end,text)=>new ScriptExpansionImpl("ArithmeticCommandExpansion",pos,end,text,{source:source2,start:pos+2,end:end-
1,depth:depth+1,parenBoundary:!0,context}),findClosingBracket:(start2,end)=>lexer.findClosingBracket(start2,end),findClosingBrace:(start2,end)=>lexer.findClosingBrace(
start2,end),findClosingParenthesis:(start2,end)=>lexer.findClosingParenthesis(start2,end),findArithmeticExpansionEnd:(start2,end)=>lexer.findArithmeticExpansionEnd(
start2,end),findArithmeticWordEnd:(start2,end)=>lexer.findArithmeticWordEnd(start2,end)},depth)??void 0;if(embeddedDepth<=256)for(let node of embeddedWords)node.
parts=computeEmbeddedWordParts(source2,node,embeddedDepth,context,!0);return expression}var ArrayValueImpl=class{type="ArrayValue";pos;end;#source;#depth;#context;#elements;constructor(source2,pos,end,depth,context){this.pos=pos,this.end=end,this.#source=
source2,this.#depth=depth,this.#context=context}get elements(){if(this.#elements)return this.#elements;let lexer=new Lexer(this.#source,this.pos+1,this.end-1,!1,
this.#context);lexer._nestingDepth=this.#depth;let elements=[];for(;lexer.peek(LexContext.ArrayElement).token!==Token.EOF;){let token=lexer.next(LexContext.ArrayElement);
if(token.token!==Token.Word&&token.token!==Token.Assignment)continue;let text=token.raw?token.value:this.#source.slice(token.pos,token.end),indexed=text.charCodeAt(
0)===91,context=lexer.getSubstitutionContext(),source2=!indexed&&token.raw&&token.keywordEligible?void 0:this.#source,resolver=source2===void 0?computeBareWordParts:
indexed?arrayPartsResolver(context):wordPartsResolver(context);elements.push(new WordImpl(text,token.pos,token.end,source2,resolver,this.#depth))}return this.#elements=
elements,elements}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},AssignmentImpl=class{type="Assignment";pos;end;text;#source;#depth;#context;#operatorPos;#name=null;#append;#index;#value=null;constructor(text,pos,end,source2,operatorPos,depth,context){
this.pos=pos,this.end=end,this.text=text,this.#source=source2,this.#operatorPos=operatorPos,this.#depth=depth,this.#context=context}get name(){return this.#name??
this.resolveTarget()}get append(){return this.#name===null&&this.resolveTarget(),this.#append}get index(){return this.#name===null&&this.resolveTarget(),this.#index}get value(){
if(this.#value!==null)return this.#value;let start2=this.#operatorPos+1,arrayStart=skipLineContinuations(this.#source,start2,this.end);return this.#value=this.#source.
charCodeAt(arrayStart)===40&&this.#source.charCodeAt(this.end-1)===41?new ArrayValueImpl(this.#source,arrayStart,this.end,this.#depth,this.#context):new WordImpl(
this.#source.slice(start2,this.end),start2,this.end,this.#source,wordPartsResolver(this.#context),this.#depth),this.#value}resolveTarget(){let equal=this.#operatorPos-
this.pos,nameEnd=equal,appendPos=equal;for(;appendPos>=2&&this.text.charCodeAt(appendPos-2)===92&&this.text.charCodeAt(appendPos-1)===10;)appendPos-=2;this.text.
charCodeAt(appendPos-1)===43&&(this.#append=!0,nameEnd=appendPos-1);let bracket=this.text.indexOf("[");if(bracket>0&&bracket<nameEnd){let close=this.text.lastIndexOf(
"]",equal);if(close>bracket){let start2=this.pos+bracket+1,end=this.pos+close;this.#index=new WordImpl(this.#source.slice(start2,end),start2,end,this.#source,embeddedPartsResolver(
this.#context),this.#depth),nameEnd=bracket}}let name=this.text.slice(0,nameEnd);return this.#name=name.includes(`\\
`)?name.split(`\\
`).join(""):name}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,index:this.index,value:this.value}}};var isArgument=item=>item.type==="Word"||item.type==="Assignment",CommandImpl=class{type="Command";pos;end;name;prefix;suffix;#args;#redirects;constructor(pos,end,name,prefix,suffix){
this.pos=pos,this.end=end,this.name=name,this.prefix=prefix,this.suffix=suffix}get args(){if(this.#args===void 0){let suffix=this.suffix;this.#args=suffix.every(
isArgument)?suffix:suffix.filter(isArgument)}return this.#args}get redirects(){if(this.#redirects===void 0){let redirects=[];for(let item of this.prefix)item.type!==
"Assignment"&&redirects.push(item);for(let item of this.suffix)isArgument(item)||redirects.push(item);this.#redirects=redirects}return this.#redirects}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var HereDocBodyImpl=class{type="HereDocBody";pos;end;text="";#source;#depth;#context;#parts;constructor(source2,pos,quoted2,depth,context){this.pos=pos,this.end=
pos,this.#source=source2,this.#depth=depth,this.#context=context,this.#parts=quoted2?void 0:null}get parts(){return this.#parts===null&&(this.#parts=computeHereDocBodyParts(
this.#source,this,this.#depth,this.#context)),this.#parts}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};Lexer._findSubstitutionEnd=findSubstitutionEnd;ScriptExpansionImpl._resolveScript=parseRegion;ArithmeticExpansionImpl._resolveExpression=parseArithmeticWithParts;
function isDeclarationCommand(name){switch(name.length){case 5:return name==="local"||name==="alias";case 6:return name==="export";case 7:return name==="declare"||
name==="typeset";case 8:return name==="readonly";default:return!1}}var ArithmeticCommandImpl=class{type="ArithmeticCommand";pos;end;body;#source;#depth;#context;#expression=null;constructor(pos,end,body,source2,depth,context){
this.pos=pos,this.end=end,this.body=body,this.#source=source2,this.#depth=depth,this.#context=context}get expression(){return this.#expression===null&&(this.#expression=
parseArithmeticWithParts(this.body,this.pos+2,this.#source,this.#depth,this.#context)),this.#expression}set expression(v){this.#expression=v??void 0}toJSON(){return{
type:this.type,pos:this.pos,end:this.end,expression:this.expression,body:this.body}}},ArithmeticForImpl=class{type="ArithmeticFor";pos;end;body;#initStr;#testStr;#updateStr;#initPos;#testPos;#updatePos;#source;#depth;#context;#initialize=null;#test=null;#update=null;constructor(pos,end,body,initStr,testStr,updateStr,initPos,testPos,updatePos,source2,depth,context){
this.pos=pos,this.end=end,this.body=body,this.#initStr=initStr,this.#testStr=testStr,this.#updateStr=updateStr,this.#initPos=initPos,this.#testPos=testPos,this.#updatePos=
updatePos,this.#source=source2,this.#depth=depth,this.#context=context}get initialize(){return this.#initialize===null&&(this.#initStr?this.#initialize=parseArithmeticWithParts(
this.#initStr,this.#initPos,this.#source,this.#depth,this.#context):this.#initialize=void 0),this.#initialize}set initialize(v){this.#initialize=v??void 0}get test(){
return this.#test===null&&(this.#testStr?this.#test=parseArithmeticWithParts(this.#testStr,this.#testPos,this.#source,this.#depth,this.#context):this.#test=void 0),
this.#test}set test(v){this.#test=v??void 0}get update(){return this.#update===null&&(this.#updateStr?this.#update=parseArithmeticWithParts(this.#updateStr,this.#updatePos,
this.#source,this.#depth,this.#context):this.#update=void 0),this.#update}set update(v){this.#update=v??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.
end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},CASE_TERMINATORS={[Token.DoubleSemi]:";;",[Token.SemiAmp]:";&",[Token.DoubleSemiAmp]:"\
;;&"},REDIRECT_OPS={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},listTerminators=new Uint8Array(37);listTerminators[Token.
EOF]=1;listTerminators[Token.RParen]=1;listTerminators[Token.RBrace]=1;listTerminators[Token.Then]=1;listTerminators[Token.Else]=1;listTerminators[Token.Elif]=1;
listTerminators[Token.Fi]=1;listTerminators[Token.Do]=1;listTerminators[Token.Done]=1;listTerminators[Token.Esac]=1;listTerminators[Token.DoubleSemi]=1;listTerminators[Token.
SemiAmp]=1;listTerminators[Token.DoubleSemiAmp]=1;var compoundClosers=new Uint8Array(37);compoundClosers[Token.RParen]=1;compoundClosers[Token.RBrace]=1;compoundClosers[Token.
DblRBracket]=1;compoundClosers[Token.Fi]=1;compoundClosers[Token.Done]=1;compoundClosers[Token.Esac]=1;compoundClosers[Token.ArithCmd]=1;function isTestNegation(t){
return t.token===Token.Word&&t.keywordEligible&&t.value==="!"}var commandStarts=new Uint8Array(37);commandStarts[Token.Word]=1;commandStarts[Token.Assignment]=1;
commandStarts[Token.Bang]=1;commandStarts[Token.LParen]=1;commandStarts[Token.LBrace]=1;commandStarts[Token.DblLBracket]=1;commandStarts[Token.If]=1;commandStarts[Token.
For]=1;commandStarts[Token.While]=1;commandStarts[Token.Until]=1;commandStarts[Token.Case]=1;commandStarts[Token.Function]=1;commandStarts[Token.Select]=1;commandStarts[Token.
ArithCmd]=1;commandStarts[Token.Coproc]=1;commandStarts[Token.Redirect]=1;var UNARY_TEST_OPS={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,"-k":1,"-p":1,
"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"-R":1},BINARY_TEST_OPS={"==":1,"!=":1,"=~":1,"=":1,"-e\
q":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},EMPTY_REDIRECTS=[],EMPTY_PREFIXES=[],EMPTY_ELIFS=[];function parse(source2){return new Parser(
source2,0,source2.length).run()}function parseRegion(source2,start2,end,depth=0,parenBoundary=!1,context){return new Parser(source2,start2,end,depth,parenBoundary,
void 0,context).run()}var SubstitutionLexer=class _SubstitutionLexer extends Lexer{boundaries;pending;context;constructor(source2,boundary,boundaries,pending,context,parenBoundary=!0){
super(source2,boundary.start,boundary.end,parenBoundary,context),this._nestingDepth=boundary.depth,this.boundaries=boundaries,this.pending=pending,this.context=
context}fork(start2,end,parenBoundary=!1){return new _SubstitutionLexer(this.getSource(),{start:start2,end,depth:this._nestingDepth},this.boundaries,this.pending,
this.context,parenBoundary)}findSubstitutionEnd(start2,end,depth=this._nestingDepth+1){let known=this.context.boundaries?.get(start2);if(known!==void 0)return known<=
end?known:-1;let boundary=this.boundaries.get(start2);return boundary!==void 0?boundary<=end?boundary:-1:(this.boundaries.has(start2)||(this.boundaries.set(start2,
void 0),this.pending.push({start:start2,end,depth})),-1)}};function findSubstitutionEnd(source2,start2,end,depth,context){let boundaries=new Map([[start2,void 0]]),
pending=[{start:start2,end,depth}];for(;pending.length>0;){let count=pending.length,boundary=pending[count-1],lexer=new SubstitutionLexer(source2,boundary,boundaries,
pending,context),found=new Parser(source2,boundary.start,boundary.end,boundary.depth,!0,lexer).findSubstitutionEnd();pending.length===count&&(boundaries.set(boundary.
start,found),found!==-1&&substitutionBoundaries(context).set(boundary.start,found),pending.pop())}return boundaries.get(start2)??-1}var Parser=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(source2,start2,end,depth=0,parenBoundary=!1,lexer,context){
this.tok=lexer??new Lexer(source2,start2,end,parenBoundary,createSubstitutionContext(context)),this.tok._nestingDepth=depth,this.source=source2,this.start=start2,
this.end=end,this.depth=depth}run(){let start2=this.start;this.depth>256&&this.error("maximum substitution nesting depth exceeded",start2);let shebang;if(start2===
0&&this.source.charCodeAt(0)===35&&this.source.charCodeAt(1)===33){let nl=this.source.indexOf(`
`);shebang=nl===-1?this.source:this.source.slice(0,nl)}let commands=this.list();for(;;){let unexpected=this.tok.peek(LexContext.CommandStart);if(unexpected.token===
Token.EOF||(this.unexpectedToken(unexpected),!listTerminators[unexpected.token]&&unexpected.token!==Token.In))break;this.tok.next(LexContext.CommandStart);let separator=this.
tok.peek(LexContext.CommandStart).token;if(separator!==Token.Semi&&separator!==Token.Newline&&separator!==Token.Amp)break;for(;separator===Token.Semi||separator===
Token.Newline||separator===Token.Amp;)this.tok.next(LexContext.CommandStart),separator=this.tok.peek(LexContext.CommandStart).token;let recovered=this.list();for(let i=0;i<
recovered.length;i++)commands.push(recovered[i])}let lexerErrors=this.tok._errors;if(lexerErrors!==null&&lexerErrors.length>0){let errors=this.errors??(this.errors=
[]);for(let i=0;i<lexerErrors.length;i++)errors.push(lexerErrors[i])}return this.errors!==null&&this.errors.length>1&&this.errors.sort((a,b)=>a.pos-b.pos),{type:"\
Script",pos:start2,end:this.end,shebang,commands,errors:this.errors??void 0}}error(message2,pos){(this.errors??(this.errors=[])).push({message:message2,pos})}unexpectedToken(t){
this.error(`unexpected token '${t.token===Token.Newline?"newline":t.value}'`,t.pos)}findSubstitutionEnd(){return this.list(),this.acceptEnd(Token.RParen)}skipSemi(){
this.tok.peek(LexContext.Normal).token===Token.Semi&&this.tok.next(LexContext.Normal)}accept(token,ctx=LexContext.Normal){return this.tok.peek(ctx).token===token?
this.tok.next(ctx):null}acceptEnd(token,ctx=LexContext.Normal){return this.tok.peek(ctx).token===token?this.tok.next(ctx).end:-1}skipNewlines(ctx=LexContext.Normal){
for(;this.tok.peek(ctx).token===Token.Newline;)this.tok.next(ctx)}doBody(hasDo){let body=this.list(),emptyPos=hasDo?this.emptyListPos(body):-1;return emptyPos>=
0&&this.error("expected command after 'do'",emptyPos),body}emptyListPos(commands){return commands.length===0?this.tok.peek(LexContext.CommandStart).pos:-1}makeStatement(command){
return{type:"Statement",pos:command.pos,end:command.end,command,background:void 0}}list(){let commands=[];this.skipNewlines(LexContext.CommandStart);let t=this.
tok.peek(LexContext.CommandStart).token;if(listTerminators[t]||!commandStarts[t])return commands;let first=this.andOr();for(first&&commands.push(this.makeStatement(
first));t=this.tok.peekFollow(compoundClosers).token,!(t!==Token.Semi&&t!==Token.Newline&&t!==Token.Amp);){let isBackground=t===Token.Amp,sepEnd=this.tok.next(LexContext.
Normal).end;if(isBackground){let stmt=commands[commands.length-1];stmt.background=!0,stmt.end=sepEnd}if(this.skipNewlines(LexContext.CommandStart),t=this.tok.peek(
LexContext.CommandStart).token,listTerminators[t]||!commandStarts[t])break;let node=this.andOr();node&&commands.push(this.makeStatement(node))}return commands}andOr(){
let first=this.pipeline();if(!first)return null;let t=this.tok.peek(LexContext.Normal).token;if(t!==Token.And&&t!==Token.Or)return first;let commands=[first],operators=[];
do{let operatorToken=this.tok.next(LexContext.Normal),operator=operatorToken.token===Token.And?"&&":"||";this.skipNewlines(LexContext.CommandStart);let next=this.
pipeline();if(!next){this.error(`expected command after '${operator}'`,operatorToken.end);break}operators.push(operator),commands.push(next),t=this.tok.peek(LexContext.
Normal).token}while(t===Token.And||t===Token.Or);return{type:"AndOr",pos:first.pos,end:commands[commands.length-1].end,commands,operators}}withRedirects(command){
let redirects=this.collectTrailingRedirects();return redirects.length===0?command:{type:"Redirected",pos:command.pos,end:redirects[redirects.length-1].end,command,
redirects}}pipeline(){let prefixes;for(;;){let token=this.tok.peek(LexContext.CommandStart),isTime=token.token===Token.Word&&token.keywordEligible&&token.value===
"time";if(token.token!==Token.Bang&&!isTime)break;let prefix=this.tok.next(LexContext.CommandStart),pos2=prefix.pos,keywordEnd=prefix.end,posix3,endOfOptions;if(isTime){
let flag=this.tok.peek(LexContext.CommandStart);flag.token===Token.Word&&flag.keywordEligible&&flag.value==="-p"&&(this.tok.next(LexContext.CommandStart),posix3=
{pos:flag.pos,end:flag.end},flag=this.tok.peek(LexContext.CommandStart)),flag.token===Token.Word&&flag.keywordEligible&&flag.value==="--"&&(this.tok.next(LexContext.
CommandStart),endOfOptions={pos:flag.pos,end:flag.end})}prefixes===void 0&&(prefixes=[]),prefixes.push(isTime?{type:"Time",pos:pos2,end:endOfOptions?.end??posix3?.
end??keywordEnd,keywordEnd,posix:posix3,endOfOptions}:{type:"Negation",pos:pos2,end:keywordEnd})}let command=this.pipelineCommands();if(!prefixes)return command;
let pos=prefixes[0].pos;return command?.type==="Pipeline"?(command.prefixes=prefixes,command.pos=pos,command):{type:"Pipeline",pos,end:command?command.end:prefixes[prefixes.
length-1].end,prefixes,commands:command?[command]:[],operators:[]}}pipelineCommands(){let first=this.command();if(!first)return null;if(this.tok.peek(LexContext.
Normal).token!==Token.Pipe)return first;let commands=[first],operators=[];for(;this.tok.peek(LexContext.Normal).token===Token.Pipe;){let pipeToken=this.tok.next(
LexContext.Normal),operator=pipeToken.value==="|&"?"|&":"|";this.skipNewlines(LexContext.CommandStart);let cmd=this.command();if(!cmd){this.error(`expected comm\
and after '${operator}'`,pipeToken.end);break}operators.push(operator),commands.push(cmd)}return commands.length===1?commands[0]:{type:"Pipeline",pos:first.pos,
end:commands[commands.length-1].end,prefixes:EMPTY_PREFIXES,commands,operators}}command(){let compound;switch(this.tok.peek(LexContext.CommandStart).token){case Token.
LParen:compound=this.subshell();break;case Token.LBrace:compound=this.braceGroup();break;case Token.If:compound=this.ifClause();break;case Token.For:compound=this.
forClause();break;case Token.While:compound=this.whileClause();break;case Token.Until:compound=this.untilClause();break;case Token.Case:compound=this.caseClause();
break;case Token.Function:return this.functionDef();case Token.Select:compound=this.selectClause();break;case Token.DblLBracket:compound=this.testCommand();break;case Token.
ArithCmd:compound=this.arithCommand();break;case Token.Coproc:return this.coprocCommand();case Token.Word:case Token.Assignment:case Token.Redirect:return this.
simpleCommandOrFunction(!1);default:return null}return this.withRedirects(compound)}collectTrailingRedirects(){let redirects=EMPTY_REDIRECTS;for(;this.tok.peekFollow(
compoundClosers).token===Token.Redirect;)redirects===EMPTY_REDIRECTS&&(redirects=[]),redirects.push(this.readRedirect(LexContext.Normal));return redirects}arithCommand(){
let tok=this.tok.next(LexContext.CommandStart);return new ArithmeticCommandImpl(tok.pos,tok.end,tok.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){
let start2=this.tok.next(LexContext.CommandStart),pos=start2.pos,first=this.tok.peek(LexContext.CommandStart),name;if(first.token===Token.Word){let lookahead=this.
tok.fork(first.end,this.end);switch(lookahead.peek(LexContext.CommandStart).token){case Token.LParen:lookahead.next(LexContext.CommandStart),lookahead.peek(LexContext.
Normal).token!==Token.RParen&&(name=this.readWord(LexContext.CommandStart));break;case Token.LBrace:case Token.If:case Token.For:case Token.While:case Token.Until:case Token.
Case:case Token.Select:case Token.DblLBracket:case Token.ArithCmd:name=this.readWord(LexContext.CommandStart)}}let cmd=first.token===Token.Word&&name===void 0?this.
simpleCommandOrFunction(!0):this.command();if(cmd&&cmd.type!=="Function"&&cmd.type!=="Coproc")return{type:"Coproc",pos,end:cmd.end,name,body:cmd};this.error("ex\
pected command after 'coproc'",cmd?.pos??start2.end);let body=cmd?this.makeCompoundList([this.makeStatement(cmd)]):{type:"CompoundList",pos:start2.end,end:start2.
end,commands:[]};return{type:"Coproc",pos,end:body.end,name,body}}subshell(){return this.subshellBody(this.tok.next(LexContext.CommandStart).pos)}subshellBody(pos){
if(this.syntaxDepth>=256){this.error("maximum subshell nesting depth exceeded",pos);let closeEnd2=this.tok.skipSubshellBody();closeEnd2<0&&this.error("expected \
')' to close subshell",this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:pos;return{type:"Subshell",pos,end:end2,body:this.makeCompoundList([])}}this.syntaxDepth++;
let commands=this.list();this.syntaxDepth--,commands.length===0&&this.error("expected command in subshell",pos);let closeEnd=this.acceptEnd(Token.RParen,LexContext.
Normal);closeEnd<0&&this.error("expected ')' to close subshell",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return{type:"Subshell",pos,end,body:this.makeCompoundList(
commands)}}braceGroup(){let pos=this.tok.next(LexContext.CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum brace group nesting depth exceeded",pos);
let closeEnd2=this.tok.skipCompoundBody(Token.RBrace);closeEnd2<0&&this.error("expected '}' to close brace group",this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:
pos;return{type:"BraceGroup",pos,end:end2,body:this.makeCompoundList([])}}this.syntaxDepth++;let commands=this.list();this.syntaxDepth--,commands.length===0&&this.
error("expected command in brace group",pos);let closeEnd=this.acceptEnd(Token.RBrace,LexContext.Normal);closeEnd<0&&this.error("expected '}' to close brace gro\
up",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return{type:"BraceGroup",pos,end,body:this.makeCompoundList(commands)}}ifClause(){let pos=this.tok.next(
LexContext.CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum if nesting depth exceeded",pos);let closeEnd2=this.tok.skipCompoundBody(Token.Fi);closeEnd2<
0&&this.error("expected 'fi' to close 'if'",this.tok.getPos());let end=closeEnd2>=0?closeEnd2:pos;return{type:"If",pos,end,clause:this.makeCompoundList([]),then:this.
makeCompoundList([]),elif:EMPTY_ELIFS,else:void 0}}this.syntaxDepth++;let command,branchPos=pos;for(;;){let clauseCommands=this.list(),emptyClausePos=this.emptyListPos(
clauseCommands),clause=this.makeCompoundList(clauseCommands);this.skipSemi();let thenToken=this.accept(Token.Then,LexContext.CommandStart);thenToken?emptyClausePos>=
0&&this.error(`expected command after '${branchPos===pos?"if":"elif"}'`,emptyClausePos):this.error("expected 'then'",this.tok.getPos());let thenCommands=this.list(),
then_=this.makeCompoundList(thenCommands);thenToken&&thenCommands.length===0&&(this.error("expected command after 'then'",this.tok.peek(LexContext.CommandStart).
pos),then_.pos=thenToken.end,then_.end=thenToken.end),command?(command.elif===EMPTY_ELIFS&&(command.elif=[]),command.elif.push({type:"Elif",pos:branchPos,end:then_.
end,clause,then:then_})):command={type:"If",pos,end:pos,clause,then:then_,elif:EMPTY_ELIFS,else:void 0},this.skipSemi();let elif=this.accept(Token.Elif,LexContext.
CommandStart);if(!elif)break;branchPos=elif.pos}if(this.accept(Token.Else,LexContext.CommandStart)){let elseCommands=this.list(),emptyElsePos=this.emptyListPos(
elseCommands);emptyElsePos>=0&&this.error("expected command after 'else'",emptyElsePos),command.else=this.makeCompoundList(elseCommands),this.skipSemi()}let closeEnd=this.
acceptEnd(Token.Fi,LexContext.CommandStart);return closeEnd<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos()),command.end=closeEnd>=0?closeEnd:branchPos,
this.syntaxDepth--,command}forClause(){let pos=this.tok.next(LexContext.CommandStart).pos;if(this.tok.peek(LexContext.Normal).token===Token.LParen)return this.cStyleFor(
pos);let name=this.readRequiredWord("for"),wordlist;if(this.skipNewlines(LexContext.CommandStart),this.tok.peek(LexContext.CommandStart).token===Token.In)for(this.
tok.next(LexContext.CommandStart),wordlist=[];this.tok.peek(LexContext.Normal).token===Token.Word;)wordlist.push(this.readWord(LexContext.Normal));if(this.skipSemi(),
this.skipNewlines(LexContext.CommandStart),this.tok.peek(LexContext.CommandStart).token===Token.LBrace){let bg=this.braceGroup();return{type:"For",pos,end:bg.end,
name,wordlist,body:bg.body}}let hasDo=this.accept(Token.Do,LexContext.CommandStart)!==null;if(hasDo||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=
256){this.error("maximum for nesting depth exceeded",pos);let closeEnd2=this.tok.skipCompoundBody(Token.Done);closeEnd2<0&&this.error("expected 'done' to close \
'for'",this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:pos;return{type:"For",pos,end:end2,name,wordlist,body:this.makeCompoundList([])}}this.syntaxDepth++;let body=this.
doBody(hasDo);this.syntaxDepth--,this.skipSemi();let closeEnd=this.acceptEnd(Token.Done,LexContext.CommandStart);closeEnd<0&&this.error("expected 'done' to clos\
e 'for'",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return{type:"For",pos,end,name,wordlist,body:this.makeCompoundList(body)}}cStyleFor(pos){let[initStr,
testStr,updateStr,initPos,testPos,updatePos]=this.tok.readCStyleForExprs();if(this.tok.peek(LexContext.CommandStart).token===Token.Semi&&this.tok.next(LexContext.
CommandStart),this.skipNewlines(LexContext.CommandStart),this.tok.peek(LexContext.CommandStart).token===Token.LBrace){let bg=this.braceGroup();return new ArithmeticForImpl(
pos,bg.end,bg.body,initStr,testStr,updateStr,initPos,testPos,updatePos,this.source,this.depth,this.tok.getSubstitutionContext())}let hasDo=this.accept(Token.Do,
LexContext.CommandStart)!==null;if(hasDo||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth exceeded",pos);
let closeEnd2=this.tok.skipCompoundBody(Token.Done);closeEnd2<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:
pos;return new ArithmeticForImpl(pos,end2,this.makeCompoundList([]),initStr,testStr,updateStr,initPos,testPos,updatePos,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let body=this.doBody(hasDo);this.syntaxDepth--;let closeEnd=this.acceptEnd(Token.Done,LexContext.CommandStart);closeEnd<0&&this.error("expect\
ed 'done' to close 'for'",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return new ArithmeticForImpl(pos,end,this.makeCompoundList(body),initStr,testStr,updateStr,
initPos,testPos,updatePos,this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUntil("while")}untilClause(){return this.whileOrUntil(
"until")}whileOrUntil(kind){let pos=this.tok.next(LexContext.CommandStart).pos;if(this.syntaxDepth>=256){this.error(`maximum ${kind} nesting depth exceeded`,pos);
let closeEnd2=this.tok.skipCompoundBody(Token.Done);closeEnd2<0&&this.error(`expected 'done' to close '${kind}'`,this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:
pos;return{type:"While",pos,end:end2,kind,clause:this.makeCompoundList([]),body:this.makeCompoundList([])}}this.syntaxDepth++;let clauseCommands=this.list(),emptyClausePos=this.
emptyListPos(clauseCommands),clause=this.makeCompoundList(clauseCommands);this.skipSemi();let hasDo=this.accept(Token.Do,LexContext.CommandStart)!==null;hasDo?emptyClausePos>=
0&&this.error(`expected command after '${kind}'`,emptyClausePos):this.error("expected 'do'",this.tok.getPos());let body=this.doBody(hasDo);this.skipSemi();let closeEnd=this.
acceptEnd(Token.Done,LexContext.CommandStart);closeEnd<0&&this.error(`expected 'done' to close '${kind}'`,this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return this.
syntaxDepth--,{type:"While",pos,end,kind,clause,body:this.makeCompoundList(body)}}caseClause(){let pos=this.tok.next(LexContext.CommandStart).pos,word=this.readRequiredWord(
"case");if(this.skipNewlines(LexContext.CommandStart),this.accept(Token.In,LexContext.CommandStart)||this.error("expected 'in' after 'case' word",this.tok.getPos()),
this.skipNewlines(LexContext.CasePattern),this.syntaxDepth>=256){this.error("maximum case nesting depth exceeded",pos);let closeEnd2=this.tok.skipCompoundBody(Token.
Esac);closeEnd2<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:pos;return{type:"Case",pos,end:end2,word,items:[]}}
this.syntaxDepth++;let items=[],invalid=!1,t=this.tok.peek(LexContext.CasePattern).token;for(;t!==Token.Esac&&t!==Token.EOF;){let itemPos=this.tok.peek(LexContext.
Normal).pos;this.accept(Token.LParen,LexContext.Normal);let pattern=[],expectWord=!0,next=this.tok.peek(LexContext.Normal);for(;next.token!==Token.RParen&&next.
token!==Token.EOF;){next.token===(expectWord?Token.Word:Token.Pipe)?expectWord=!expectWord:invalid||(this.unexpectedToken(next),invalid=!0);let tok=this.tok.next(
LexContext.Normal);tok.token===Token.Word&&pattern.push(this.toWord(tok)),next=this.tok.peek(LexContext.Normal)}expectWord&&next.token===Token.RParen&&!invalid&&
(this.unexpectedToken(next),invalid=!0);let rparenEnd=this.acceptEnd(Token.RParen,LexContext.Normal),cmds=this.list(),bodyPos=rparenEnd>=0?rparenEnd:pattern.length>
0?pattern[pattern.length-1].end:itemPos,itemEnd=cmds.length>0?cmds[cmds.length-1].end:bodyPos,item={type:"CaseItem",pos:itemPos,end:itemEnd,pattern,body:cmds.length>
0?this.makeCompoundList(cmds):{type:"CompoundList",pos:bodyPos,end:bodyPos,commands:[]},terminator:void 0},after3=this.tok.peek(LexContext.CommandStart);if(t=after3.
token,t===Token.DoubleSemi||t===Token.SemiAmp||t===Token.DoubleSemiAmp){let termTok=this.tok.next(LexContext.CommandStart);item.terminator=CASE_TERMINATORS[termTok.
token],item.end=termTok.end}else t!==Token.Esac&&t!==Token.EOF&&!invalid&&(this.unexpectedToken(after3),invalid=!0);items.push(item),this.skipNewlines(LexContext.
CasePattern),t=this.tok.peek(LexContext.CasePattern).token}let closeEnd=this.acceptEnd(Token.Esac,LexContext.CommandStart);closeEnd<0&&this.error("expected 'esa\
c' to close 'case'",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return this.syntaxDepth--,{type:"Case",pos,end,word,items}}selectClause(){let pos=this.tok.
next(LexContext.CommandStart).pos,name=this.readRequiredWord("select"),wordlist;if(this.skipNewlines(LexContext.CommandStart),this.tok.peek(LexContext.CommandStart).
token===Token.In)for(this.tok.next(LexContext.CommandStart),wordlist=[];this.tok.peek(LexContext.Normal).token===Token.Word;)wordlist.push(this.readWord(LexContext.
Normal));if(this.skipSemi(),this.skipNewlines(LexContext.CommandStart),this.tok.peek(LexContext.CommandStart).token===Token.LBrace){let bg=this.braceGroup();return{
type:"Select",pos,end:bg.end,name,wordlist,body:bg.body}}let hasDo=this.accept(Token.Do,LexContext.CommandStart)!==null;if(hasDo||this.error("expected 'do'",this.
tok.getPos()),this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",pos);let closeEnd2=this.tok.skipCompoundBody(Token.Done);closeEnd2<0&&this.
error("expected 'done' to close 'select'",this.tok.getPos());let end2=closeEnd2>=0?closeEnd2:pos;return{type:"Select",pos,end:end2,name,wordlist,body:this.makeCompoundList(
[])}}this.syntaxDepth++;let body=this.doBody(hasDo);this.syntaxDepth--,this.skipSemi();let closeEnd=this.acceptEnd(Token.Done,LexContext.CommandStart);closeEnd<
0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return{type:"Select",pos,end,name,wordlist,body:this.makeCompoundList(
body)}}testCommand(){let pos=this.tok.next(LexContext.CommandStart).pos,expr=this.parseTestOr(),closeEnd=this.acceptEnd(Token.DblRBracket,LexContext.TestMode);closeEnd<
0&&this.error("expected ']]' to close '[['",this.tok.getPos());let end=closeEnd>=0?closeEnd:pos;return{type:"TestCommand",pos,end,expression:expr}}parseTestOr(){
let first=this.parseTestAnd();if(this.tok.peek(LexContext.TestMode).token!==Token.Or)return first;let operands=[first];do this.tok.next(LexContext.TestMode),operands.
push(this.parseTestAnd());while(this.tok.peek(LexContext.TestMode).token===Token.Or);return{type:"TestLogical",pos:first.pos,end:operands[operands.length-1].end,
operator:"||",operands}}parseTestAnd(){let first=this.parseTestNot();if(this.tok.peek(LexContext.TestMode).token!==Token.And)return first;let operands=[first];do
this.tok.next(LexContext.TestMode),operands.push(this.parseTestNot());while(this.tok.peek(LexContext.TestMode).token===Token.And);return{type:"TestLogical",pos:first.
pos,end:operands[operands.length-1].end,operator:"&&",operands}}parseTestNot(){let t=this.tok.peek(LexContext.TestMode);if(!isTestNegation(t))return this.parseTestPrimary();
let negations=[];for(;isTestNegation(t);){let bang=this.tok.next(LexContext.TestMode);negations.push({type:"Negation",pos:bang.pos,end:bang.end}),t=this.tok.peek(
LexContext.TestMode)}let operand=this.parseTestPrimary();return{type:"TestNot",pos:negations[0].pos,end:operand.end,negations,operand}}parseTestPrimary(){if(this.
tok.peek(LexContext.TestMode).token===Token.LParen){let openPos=this.tok.next(LexContext.TestMode).pos;if(this.syntaxDepth>=256){this.error("maximum test group \
nesting depth exceeded",openPos);let closeEnd2=this.tok.skipTestGroup();closeEnd2<0&&this.error("expected ')' to close test group",this.tok.getPos());let end2=closeEnd2>=
0?closeEnd2:openPos,operand=new WordImpl("",openPos,openPos);return{type:"TestGroup",pos:openPos,end:end2,expression:{type:"TestUnary",pos:openPos,end:openPos,operator:"\
-n",operand}}}this.syntaxDepth++;let expr=this.parseTestOr();this.syntaxDepth--;let closeEnd=this.acceptEnd(Token.RParen,LexContext.TestMode);closeEnd<0&&this.error(
"expected ')' to close test group",this.tok.getPos());let end=closeEnd>=0?closeEnd:openPos;return{type:"TestGroup",pos:openPos,end,expression:expr}}let first=this.
tok.next(LexContext.TestMode);(first.token===Token.And||first.token===Token.Or)&&this.unexpectedToken(first);let val=first.value,firstPos=first.pos,firstEnd=first.
end;if(first.keywordEligible&&UNARY_TEST_OPS[val]===1){if(this.tok.peek(LexContext.TestMode).token===Token.Word){let operand2=this.readTestOperand();return{type:"\
TestUnary",pos:firstPos,end:operand2.end,operator:val,operand:operand2}}this.error("expected operand after unary test operator",firstEnd);let operand=new WordImpl(
"",firstEnd,firstEnd);return{type:"TestUnary",pos:firstPos,end:firstEnd,operator:val,operand}}let nt=this.tok.peek(LexContext.TestMode);if(nt.token===Token.Word&&
nt.keywordEligible&&BINARY_TEST_OPS[nt.value]===1){let op=this.tok.next(LexContext.TestMode).value,right;if(op==="=~"){let token=this.tok.readTestRegexWord();right=
new WordImpl(this.source.slice(token.pos,token.end),token.pos,token.end,this.source,embeddedPartsResolver(this.tok.getSubstitutionContext()),this.depth)}else right=
this.readTestOperand();let left=this.toWordFromPosEnd(first,firstPos,firstEnd);return{type:"TestBinary",pos:firstPos,end:right.end,operator:op,left,right}}let w=this.
toWordFromPosEnd(first,firstPos,firstEnd);return{type:"TestUnary",pos:firstPos,end:w.end,operator:"-n",operand:w}}readTestOperand(){let t=this.tok.next(LexContext.
TestMode);return t.keywordEligible&&(t.value==="<"||t.value===">")&&this.error(`unexpected argument '${t.value}' to conditional operator`,t.pos),this.toWord(t)}functionDef(){
let pos=this.tok.next(LexContext.CommandStart).pos,name=this.readWord(LexContext.FunctionName),body;if(this.tok.peek(LexContext.CommandStart).token===Token.LParen){
let openPos=this.tok.next(LexContext.CommandStart).pos;this.tok.peek(LexContext.CommandStart).token===Token.RParen?(this.tok.next(LexContext.CommandStart),this.
skipNewlines(LexContext.CommandStart),body=this.commandAsBody()):body=this.withRedirects(this.subshellBody(openPos))}else this.skipNewlines(LexContext.CommandStart),
body=this.commandAsBody();return{type:"Function",pos,end:body.end,name,body}}simpleCommandOrFunction(coproc){let prefix=[],cmdPos=this.tok.peek(LexContext.CommandStart).
pos,lastEnd=cmdPos,ctx=LexContext.CommandStart;for(;;){let t=this.tok.peek(ctx).token;if(t===Token.Assignment){let assignment=this.tok.next(ctx);lastEnd=assignment.
end,prefix.push(this.parseAssignment(assignment))}else if(t===Token.Redirect){let redirect=this.readRedirect(ctx);prefix.push(redirect),lastEnd=redirect.end}else
break;ctx=LexContext.CommandPrefix}if(this.tok.peek(LexContext.Normal).token!==Token.Word)return new CommandImpl(cmdPos,lastEnd,void 0,prefix,[]);let nameToken=this.
tok.next(LexContext.Normal),keyword=nameToken.keywordEligible?nameToken.value:"",name=this.toWord(nameToken);ctx=isDeclarationCommand(keyword)?LexContext.Declaration:
keyword==="eval"||keyword==="let"?LexContext.EvalArgument:LexContext.Normal,lastEnd=name.end;let suffix=[];if(coproc)for(;this.tok.peek(LexContext.CommandPrefix).
token===Token.Assignment;){let token=this.tok.next(LexContext.CommandPrefix),word=ctx===LexContext.Declaration?this.parseAssignment(token):this.toWord(token);suffix.
push(word),lastEnd=word.end}if(this.tok.peek(ctx).token===Token.LParen&&suffix.length===0&&(this.tok.next(LexContext.Normal),this.tok.peek(LexContext.Normal).token===
Token.RParen)){this.tok.next(LexContext.Normal),this.skipNewlines(LexContext.CommandStart);let body=this.commandAsBody();return{type:"Function",pos:name.pos,end:body.
end,name,body}}for(;;){let st=this.tok.peek(ctx).token;if(st===Token.Word||st===Token.Assignment){let token=this.tok.next(ctx),w=st===Token.Assignment?this.parseAssignment(
token):this.toWord(token);suffix.push(w),lastEnd=w.end}else if(st===Token.Redirect){let redirect=this.readRedirect(ctx);suffix.push(redirect),lastEnd=redirect.end}else
break}return new CommandImpl(cmdPos,lastEnd,name,prefix,suffix)}readRedirect(ctx){let t=this.tok.next(ctx),tPos=t.pos,tEnd=t.end,descriptor=t.fileDescriptor!==void 0?
{type:"FileDescriptor",pos:tPos,end:t.descriptorEnd,value:t.fileDescriptor}:t.variableName!==void 0?{type:"FileDescriptorVariable",pos:tPos,end:t.descriptorEnd,
name:t.variableName}:void 0,hasTarget=t.targetEnd>t.targetPos;if(hasTarget||this.error("expected redirect target",t.targetPos),t.value==="<<"||t.value==="<<-"){
let r={type:"HereDoc",pos:tPos,end:tEnd,operator:t.value,descriptor,delimiter:hasTarget?{type:"HereDocDelimiter",pos:t.targetPos,end:t.targetEnd,text:this.source.
slice(t.targetPos,t.targetEnd),value:t.content??"",quoted:t.delimiterQuoted}:void 0,body:new HereDocBodyImpl(this.source,tEnd,t.delimiterQuoted,this.depth,this.
tok.getSubstitutionContext()),closing:void 0};return hasTarget&&this.tok.registerHereDocTarget(r),r}let target=hasTarget?new WordImpl(this.source.slice(t.targetPos,
t.targetEnd),t.targetPos,t.targetEnd,this.source,wordPartsResolver(this.tok.getSubstitutionContext()),this.depth):void 0;return t.value==="<<<"?{type:"HereStrin\
g",pos:tPos,end:tEnd,operator:"<<<",descriptor,target}:{type:"Redirect",pos:tPos,end:tEnd,operator:REDIRECT_OPS[t.value]??">",descriptor,target}}commandAsBody(){
let cmd=this.command();return cmd&&cmd.type!=="Command"&&cmd.type!=="Function"&&cmd.type!=="Coproc"?cmd:(this.error("expected compound command as function body",
cmd?.pos??this.tok.getPos()),this.makeCompoundList(cmd?[this.makeStatement(cmd)]:[]))}readWord(ctx){return this.toWord(this.tok.next(ctx))}readRequiredWord(keyword){
let t=this.tok.peek(LexContext.Normal);return t.token===Token.Word?this.toWord(this.tok.next(LexContext.Normal)):(t.token!==Token.EOF&&this.error(`expected word\
 after '${keyword}'`,t.pos),new WordImpl("",t.pos,t.pos))}toWord(tok){let text=tok.raw?tok.value:this.source.slice(tok.pos,tok.end),source2=tok.raw&&tok.keywordEligible?
void 0:this.source;return new WordImpl(text,tok.pos,tok.end,source2,source2===void 0?computeBareWordParts:wordPartsResolver(this.tok.getSubstitutionContext()),this.
depth)}toWordFromPosEnd(tok,pos,end){return tok.pos===pos&&tok.end===end?this.toWord(tok):new WordImpl(this.source.slice(pos,end),pos,end,this.source,wordPartsResolver(
this.tok.getSubstitutionContext()),this.depth)}parseAssignment(token){let text=token.raw?token.value:this.source.slice(token.pos,token.end);return new AssignmentImpl(
text,token.pos,token.end,this.source,token.assignmentOperatorPos,this.depth,this.tok.getSubstitutionContext())}makeCompoundList(commands){let p=this.tok.getPos(),
pos=commands.length>0?commands[0].pos:p,end=commands.length>0?commands[commands.length-1].end:p;return{type:"CompoundList",pos,end,commands}}};var import_node_path5=require("node:path");var UNKNOWN=/[\uE000-\uE00F]/u,UNKNOWN_ALL=/[\uE000-\uE00F]/gu;function isKnown(field){return!UNKNOWN.test(field)}function shown(field){return field.replace(UNKNOWN_ALL,
mark=>mark==="\uE002"?"*":mark==="\uE003"?"?":"\u2026")}function readOptions(args,form={},all=!1){let flags=[],assignments=[],operands=[],at=0;for(;at<args.length;at+=1){let arg=args[at]??"";if(arg==="--"){at+=1;break}
if(arg.startsWith("--"))at+=long(arg,args[at+1],form,flags);else if(/^-[^-]/u.test(arg))at+=short(arg,args[at+1],form,flags);else if(form.assignments===!0&&/^[A-Za-z_]\w*=/u.
test(arg))assignments.push(arg);else if(all&&isKnown(arg))operands.push(arg);else if(all)operands.push(arg);else break}return{flags,assignments,operands:[...operands,
...args.slice(at)].slice(form.skip??0)}}function long(arg,next,{long:withValue=[]},flags){let equals=arg.indexOf("=");if(equals>0)return flags.push({name:arg.slice(
0,equals),value:arg.slice(equals+1)}),0;let takes=withValue.includes(arg);return flags.push({name:arg,value:takes?next:void 0}),takes?1:0}function short(arg,next,{
values=""},flags){for(let at=1;at<arg.length;at+=1){let letter=arg[at]??"";if(!values.includes(letter)){flags.push({name:`-${letter}`,value:void 0});continue}let rest=arg.
slice(at+1);return flags.push({name:`-${letter}`,value:rest===""?next:rest}),rest===""?1:0}return 0}function has({flags},...names){return flags.some(flag=>names.
some(name=>isOption(flag.name,name)))}function valueOf({flags},...names){return flags.find(flag=>names.some(name=>isOption(flag.name,name)))?.value}function isOption(given,name){
return given===name||name.startsWith("--")&&given.length>=4&&name.startsWith(given)}var SHELLS=new Set(["sh","bash","dash","zsh","ksh","mksh","ash","rbash","fish","csh","tcsh","yash","posh"]);function isShell(base){return SHELLS.has(base)||/^(?:ba|z|k)sh-?\d/u.
test(base)}var PREFIXES={sudo:{values:"ughpCrtTUDR",long:["--user","--group","--host","--prompt","--close-from","--role","--type","--chdir","--chroot","--other-\
user","--command-timeout"],assignments:!0},doas:{values:"uCa",assignments:!0},pkexec:{long:["--user"]},run0:{values:"ugD",long:["--user","--group","--chdir","--\
unit","--property"]},nice:{values:"n",long:["--adjustment"]},nohup:{},setsid:{},setarch:{skip:1},linux32:{},linux64:{},stdbuf:{values:"ioe",long:["--input","--o\
utput","--error"]},unbuffer:{},timeout:{values:"sk",long:["--signal","--kill-after"],skip:1},gtimeout:{values:"sk",long:["--signal","--kill-after"],skip:1},time:{
values:"of",long:["--output","--format"]},gtime:{values:"of",long:["--output","--format"]},ionice:{values:"cnpPu",long:["--class","--classdata"]},chrt:{values:"\
TPDp",skip:1},taskset:{values:"",skip:1},numactl:{values:"NmCpiP"},prlimit:{values:"p"},cpulimit:{values:"lpe"},strace:{values:"oepsSuPaEIbX"},ltrace:{values:"o\
epsSuanlwxDF"},valgrind:{},catchsegv:{},eatmydata:{},fakeroot:{values:"lsib"},chroot:{long:["--userspec","--groups"],skip:1},unshare:{values:"SGRwl"},nsenter:{values:"\
tSG"},setpriv:{long:["--reuid","--regid","--groups","--inh-caps","--bounding-set"]},capsh:{},"systemd-run":{values:"pEMHu",long:["--unit","--property","--uid","\
--gid","--slice","--setenv","--description"]},"systemd-inhibit":{long:["--what","--who","--why","--mode"]},"dbus-run-session":{},"dbus-launch":{},"xvfb-run":{values:"\
enfpsw"},caffeinate:{values:"tw"},proxychains:{values:"f"},proxychains4:{values:"f"},torsocks:{},torify:{},rlwrap:{},chronic:{},ifne:{},errno:{},busybox:{},toybox:{},
"start-stop-daemon":{},setuidgid:{skip:1},chpst:{values:"uU/nbelmdofcrtP"},gosu:{skip:1},"su-exec":{skip:1},dumbinit:{},"dumb-init":{},tini:{},ccache:{},firejail:{},
bwrap:{},proot:{},"ld.so":{},"ld-linux-x86-64.so.2":{},"ld-linux.so.2":{},entr:{},retry:{},hyperfine:{},sem:{},arch:{values:"d"},lsinitramfs:{},chvt:{},openvt:{
values:"c"},exec:{values:"a"},command:{},builtin:{}},CODE_OPTIONS={tar:["--to-command","--checkpoint-action","--use-compress-program","--info-script","--new-vol\
ume-script","--rsh-command","-I","-F"],bsdtar:["--use-compress-program"],rsync:["-e","--rsh","--rsync-path"],scp:["-S"],sftp:["-S","-D"],split:["--filter"],sort:[
"--compress-program"],man:["-P","--pager","-H","--html"],zip:["--unzip-command"],m4:[],script:["-c","--command"],su:["-c","--command","--session-command"],runuser:[
"-c","--command","--session-command"],sg:["-c"],newgrp:["-c"],"nix-shell":["--run","--command"],npx:["-c","--call"],flock:["-c","--command"],lxterminal:["-e","-\
-command"],xterm:["-e"],"gnome-terminal":["-e","--command"],make:["--eval"],gmake:["--eval"],pv:[],wget:["--use-askpass"],ncat:["-c","--sh-exec","-e","--exec"],
nc:["-c","-e"],netcat:["-c","-e"],socat:[],gdb:["-ex","--ex","-eval-command","--eval-command"]},STARTERS={env:args=>env(args),xargs,gxargs:xargs,find:args=>find(
args),gfind:args=>find(args),fd:args=>after(args,["-x","--exec","-X","--exec-batch"]),parallel,watch:args=>joined(readOptions(args,{values:"nq",long:["--interva\
l","--equexit"]}).operands),ssh:args=>ssh(args),scp:args=>ssh(args).slice(0,proxies(args).length),sftp:args=>ssh(args).slice(0,proxies(args).length),zip:args=>zipTest(
args),rpm:args=>rpmMacros(args),m4:(_,input)=>m4(input),apt:args=>aptHooks(args),"apt-get":args=>aptHooks(args),mvn:args=>mavenExec(args),mvnw:args=>mavenExec(args),
ninja:args=>make(args),ant:args=>make(args),rake:args=>make(args),just:args=>make(args),coreutils:args=>coreutils(args),flock:args=>flock(args),eval:args=>args.
length===0?[]:[{kind:"code",code:(args[0]==="--"?args.slice(1):args).join(" ")}],source:args=>source(args),".":args=>source(args),trap:args=>trap(args),alias:args=>alias(
args),hash:args=>args.some(arg=>!isKnown(arg)||/^-[a-z]*p/u.test(arg))?[{kind:"opaque",code:"changed-names"}]:[],enable:args=>args.some(arg=>!isKnown(arg)||/^-[a-z]*f/u.
test(arg))?[{kind:"opaque",code:"changed-names"}]:[],bind:args=>args.some(arg=>!isKnown(arg)||/^-[a-z]*[xf]/u.test(arg)||arg.includes(":"))?[{kind:"opaque",code:"\
hidden-code"}]:[],fc:args=>args.some(arg=>/^-[a-z]*l/u.test(arg))?[]:[{kind:"opaque",code:"hidden-code"}],jobs:args=>after(args,["-x"]),mapfile:args=>completions(
args,"dnOsuc"),readarray:args=>completions(args,"dnOsuc"),complete:args=>completions(args,"oAGWFPSX"),compgen:args=>[...completions(args,"oAGFPSX"),...words(args)],
git:args=>git(args),at:()=>[{kind:"input"}],batch:()=>[{kind:"input"}],awk:args=>awk(args),gawk:args=>awk(args),mawk:args=>awk(args),nawk:args=>awk(args),npx:args=>onDemand(
args),bunx:args=>onDemand(args),pnpx:args=>onDemand(args),kubectl:args=>afterDashes(args,"exec"),oc:args=>afterDashes(args,"exec"),cmake,screen:args=>{let stuffed=args.
indexOf("stuff");if(stuffed>=0)return joined(args.slice(stuffed+1));let{operands}=readOptions(args,{values:"cehpsStTX"});return operands.length===0?[]:[{kind:"c\
ommand",argv:operands}]},make:args=>make(args),gmake:args=>make(args),docker:args=>container(args),podman:args=>container(args),npm:args=>[...runner(args,["exec",
"x"]),...afterDashes(args,"explore")],pnpm:args=>runner(args,["exec","dlx"]),yarn:args=>runner(args,["exec","dlx"]),bundle:args=>runner(args,["exec"]),poetry:args=>runner(
args,["run"]),pipenv:args=>runner(args,["run"]),uv:args=>runner(args,["run"]),direnv:args=>runner(args,["exec"]),tmux:args=>tmux(args)};function startedBy({base,
args,input}){if(isShell(base))return shell(args);let own=(Object.hasOwn(STARTERS,base)?STARTERS[base]?.(args,input):void 0)??[],options=Object.hasOwn(CODE_OPTIONS,
base)?CODE_OPTIONS[base]:void 0,coded=options===void 0?[]:callbacks(args,options,""),form=Object.hasOwn(PREFIXES,base)?PREFIXES[base]:void 0;return[...own,...coded,
...form===void 0?[]:prefixed(base,args,form)]}function prefixed(base,args,form){let options=readOptions(args,form);if(base==="command"&&has(options,"-v","-V"))return[];
if(base==="sudo"&&has(options,"-e","--edit"))return[{kind:"command",argv:["sudoedit",...options.operands]}];if(base==="sudo"&&has(options,"-l","-v","-k","-K","-\
-list","--validate"))return[];let argv=options.operands;return base==="sudo"&&has(options,"-s","-i","--shell","--login")?argv.length===0?[{kind:"input"}]:joined(
argv):argv.length===0?[]:[{kind:"command",argv}]}function joined(words2){return words2.length===0?[]:[{kind:"code",code:words2.join(" ")}]}function shell(args){
for(let at=0;at<args.length;at+=1){let arg=args[at]??"";if(!isKnown(arg))return arg.includes("\uE004")||arg.includes("\uE001")||at>0?[{kind:"opaque",code:"hidde\
n-code"}]:[{kind:"script",file:arg}];let start2=/^--(?:rcfile|init-file)(?:=(.*))?$/su.exec(arg);if(start2!==null){let file2=start2[1]??args[at+1]??"";return[scriptOrInput(
file2),...shell(args.slice(start2[1]===void 0?at+2:at+1))]}if(/^--(?:command|init-command)(?:=|$)/u.test(arg))return[{kind:"code",code:arg.includes("=")?arg.slice(
arg.indexOf("=")+1):args[at+1]??""}];if(/^--./u.test(arg)){if(arg==="--version"||arg==="--help")return[];continue}if(/^[-+][A-Za-z]/u.test(arg)){let letters=arg.
slice(1);if(arg.startsWith("-")&&letters.includes("c"))return shellCode(args.slice(at+1),letters);if(arg.startsWith("-")&&letters.includes("s"))return[{kind:"in\
put"}];/[oO]$/u.test(letters)&&(at+=1);continue}let file=arg==="-"||arg==="--"?args[at+1]:arg;if(file===void 0)break;return[scriptOrInput(file)]}return[{kind:"i\
nput"}]}function scriptOrInput(file){return/^\/dev\/(?:stdin|fd\/0)$|^\/proc\/self\/fd\/0$/u.test(file)?{kind:"input"}:/^\/dev\/(?:fd|tcp|udp)\/|^\/proc\/(?:self|\d+|\$\$)\/fd\//u.
test(file)?{kind:"opaque",code:"hidden-code"}:{kind:"script",file}}function shellCode(rest,letters){let at=/[oO]/u.test(letters)?1:0;for(;at<rest.length&&/^[-+][A-Za-z-]/u.
test(rest[at]??"");)at+=/^[-+][A-Za-z]*[oO]$/u.test(rest[at]??"")?2:1;let code=rest[at];return code===void 0?[]:[{kind:"code",code:code.replaceAll("\uE007","fou\
nd"),positional:rest.slice(at+2),...rest[at+1]===void 0?{}:{zero:rest[at+1]}}]}function env(args){let form={values:"uCSP",long:["--unset","--chdir","--split-str\
ing"],assignments:!0},options=readOptions(args,form),split=valueOf(options,"-S","--split-string");if(split!==void 0)return[{kind:"code",code:[split,...options.operands].
join(" ")}];let operands=options.operands[0]==="-"?readOptions(options.operands.slice(1),form).operands:options.operands,cwd=valueOf(options,"-C","--chdir");return operands.
length===0?[]:[{kind:"command",argv:operands,...cwd===void 0?{}:{cwd}}]}function xargs(args,input){let form={values:"IinPLlsadEe",long:["--replace","--max-args",
"--max-procs","--max-lines","--max-chars","--arg-file","--delimiter","--eof","--process-slot-var"]},exact=args.map(arg=>/^-[ile]$/u.test(arg)?`${arg}${arg==="-i"?
"{}":"1"}`:arg),options=readOptions(exact,form),mark=valueOf(options,"-I","-i","--replace");if(options.operands.length===0)return[];let items=foundItems(input)??
writtenItems(input,mark),whole=mark===void 0&&items!==void 0&&items.length>2?[{kind:"command",argv:[...options.operands,...items.filter(item=>item!=="\uE001")]}]:
[];return[...(items??[mark===void 0?"\uE001":"\uE000"]).map(item=>({kind:"command",argv:mark===void 0?[...options.operands,item]:options.operands.map(word=>word.
replaceAll(mark||"{}",item))})),...whole]}function writtenItems({text},mark){if(text===void 0||!isKnown(text))return;let items=text.split(mark===void 0?/\s+/u:/\n/u).
filter(item=>item!=="");return items.length>MOST_ITEMS?void 0:[mark===void 0?"\uE001":"\uE000",...items]}var MOST_ITEMS=20,FILTERS=new Set(["grep","egrep","fgre\
p","sort","uniq","head","tail","tac","shuf"]);function foundItems({from=[]}){let[first,...rest]=from.filter(({base,through})=>base!=="sudo"&&through.every(name=>name===
"sudo"));if(!(first===void 0||!rest.every(({base})=>FILTERS.has(base))))return first.base==="find"?first.args.some(arg=>/^-(?:printf|exec)/u.test(arg))?void 0:itemsOf(
first.args):listed(first)}function listed({base,args}){let words2=args.filter(arg=>!arg.startsWith("-")),isGrep=/^(?:[ef]?grep|rg|ag|ack)$/u.test(base)&&args.some(
arg=>/^-[A-Za-z]*l|^--files/u.test(arg)),isGit=base==="git"&&words2[0]==="ls-files";if(base!=="ls"&&!isGrep&&!isGit)return;let places=base==="ls"?words2:words2.
slice(1);if(places.some(place=>place.includes("\uE001")||place.includes("\uE004")))return;let below2=places.flatMap(place=>[`${place}/${"\uE007"}`,place]);return base===
"ls"?places.length===0?["\uE002"]:["\uE000",...below2]:places.length===0?[`./${"\uE007"}`]:below2}var NARROWS=/^-(?:i?name|i?path|i?regex|i?wholename|i?lname|empty|mtime|mmin|atime|amin|ctime|cmin|newer\w*|size|user|group|uid|gid|inum|perm|samefile|links|mindepth)$/u;
function itemsOf(args){let end=args.findIndex(arg=>/^[-(!\\]/u.test(arg)&&!/^-[HLPO]/u.test(arg)),starts=(end<0?args:args.slice(0,end)).filter(arg=>!arg.startsWith(
"-")),narrow=args.some(arg=>NARROWS.test(arg));return(starts.length===0?["."]:starts).flatMap(start2=>narrow?[`${start2}/${"\uE007"}`]:[`${start2}/${"\uE007"}`,
start2])}function find(args){let found=[];for(let at=0;at<args.length;at+=1){if(!/^-(?:exec|execdir|ok|okdir)$/u.test(args[at]??""))continue;let rest=args.slice(
at+1),end=rest.findIndex((word,index)=>word===";"||word==="+"&&rest[index-1]==="{}"||!isKnown(word)&&word.includes("\uE001"));for(let item of itemsOf(args))found.
push({kind:"command",argv:(end<0?rest:rest.slice(0,end)).map(word=>word.replaceAll("{}",item))})}return found}function after(args,names){let at=args.findIndex(arg=>names.
includes(arg));return at<0?[]:[{kind:"command",argv:[...args.slice(at+1).filter(word=>word!==";"),"\uE001"]}]}function parallel(args,input){let{operands}=readOptions(
args,{values:"jaSINnLC",long:["--jobs","--arg-file","--sshlogin","--colsep","--delay","--timeout","--joblog","--retries","--max-args","--results"]}),end=operands.
findIndex(word=>word.startsWith(":::")),template=(end<0?operands:operands.slice(0,end)).join(" ");return template===""?end<0?[{kind:"input"}]:operands.slice(end+
1).map(code=>({kind:"code",code})):(foundItems(input)?.map(item=>`"${item.replaceAll("\uE007","found")}"`)??['"$__item"']).map(item=>{let code=template.replace(
/\{[#%/.+\d-]{0,4}\}/gu,item);return{kind:"code",code:code===template?`${template} ${item}`:code}})}var SSH={values:"BbcDEeFIiJLlmOoPpQRSWw"};function proxies(args){
return readOptions(args,SSH).flags.flatMap(({value=""})=>/^(?:proxycommand|localcommand|knownhostscommand)[ =]/iu.test(value)?[value]:[])}function ssh(args){let code=readOptions(
args,SSH).operands.slice(1).join(" ");return[...proxies(args).map(value=>({kind:"code",code:value.replace(/^\w+[ =]/u,"")})),...code===""?[]:[{kind:"code",code}]]}
function zipTest(args){return args.flatMap((arg,at)=>{let code=arg==="-TT"?args[at+1]:/^-TT(.+)$/su.exec(arg)?.[1];return code===void 0?[]:[{kind:"code",code}]})}
function rpmMacros(args){return args.flatMap(arg=>[...arg.matchAll(/%\(([^)]*)\)/gsu)].map(match=>({kind:"code",code:match[1]??""})))}function m4({text}){return[
...(text??"").matchAll(/\be?syscmd\s*\(\s*`?([^)']*)/gsu)].map(match=>({kind:"code",code:match[1]??""}))}function aptHooks(args){return args.some(arg=>/(?:invoke|pre-install-pkgs|post-invoke\S*|options?::)[^=]*=/iu.
test(arg))?[{kind:"opaque",code:"hidden-code"}]:[]}function mavenExec(args){let property=name=>args.find(arg=>arg.startsWith(`-D${name}=`))?.slice(name.length+3),
program2=property("exec.executable");return program2===void 0?[]:[{kind:"code",code:`${program2} ${property("exec.args")??""}`}]}function coreutils(args){let at=args.
findIndex(arg=>arg.startsWith("--coreutil-prog="));return at<0?[]:[{kind:"command",argv:[(args[at]??"").slice(16),...args.slice(at+1)]}]}function flock(args){let{
operands}=readOptions(args,{values:"wEc",long:["--timeout","--wait","--conflict-exit-code","--command"]}),rest=operands.slice(1);return rest[0]==="-c"||rest[0]===
"--command"?joined(rest.slice(1)):rest.length===0?[]:[{kind:"command",argv:rest}]}function source(args){let file=args[0]==="--"?args[1]:args[0];return file===void 0?
[]:file.includes("\uE004")?[{kind:"opaque",code:"hidden-code"}]:[scriptOrInput(file)]}function trap(args){let rest=args[0]==="--"?args.slice(1):args,code=rest[0];
return code===void 0||code==="-"||code==="-l"||code==="-p"||rest.length===1&&/^(?:[A-Z]+\d?|\d+)$/u.test(code)?[]:[{kind:"code",code}]}var RESERVED=/^(?:if|then|elif|else|fi|for|in|do|done|while|until|case|esac|select|function|time|coproc|\{|\}|!|\[\[|\]\])$/u,
UNFINISHED=/(?:^|[\s;|&/])(?:rm|dd|shred|mkfs[\w.]*|chmod|chown|eval|source|exec|sudo|env|xargs|command|(?:ba|da|z|k)?sh(?:\s+-\w*c)?)$/u;function alias(args){return args.
flatMap(arg=>{let equals=arg.indexOf("=");if(!isKnown(arg))return[{kind:"opaque",code:"changed-names"}];if(equals<0)return[];let[name,body]=[arg.slice(0,equals),
arg.slice(equals+1)];return RESERVED.test(name)||/<<|\\$/u.test(body)||UNFINISHED.test(body.trim())?[{kind:"opaque",code:"changed-names"}]:[{kind:"code",code:`${body}\
 $__rest`}]})}function callbacks(args,names,values){let letters=names.filter(name=>/^-[^-]$/u.test(name)).map(name=>name.slice(1)),{flags}=readOptions(args,{values:values+
letters.join(""),long:names.filter(name=>name.startsWith("--"))},!0);return flags.filter(({name,value})=>value!==void 0&&names.includes(name)).map(({value})=>({
kind:"code",code:(value??"").replace(/^(?:exec=|shell\s+|!)/u,"")}))}function completions(args,values){return callbacks(args,["-C"],values).map(started=>started.
kind==="code"?{kind:"code",code:`${started.code} $__rest`}:started)}function words(args){let at=args.indexOf("-W"),text=at<0?void 0:args[at+1];return text===void 0?
[]:[{kind:"code",code:`: ${text}`}]}var GIT_CODE_KEY=/^(?:core\.(?:sshcommand|pager|editor|fsmonitor|askpass|gitproxy|hookspath)|sequence\.editor|pager\.|diff\.(?:external|.*\.(?:command|textconv))|difftool\.|mergetool\.|merge\..*\.driver|filter\.|credential\.|gpg\.(?:.*\.)?program|interactive\.difffilter|alias\.|uploadpack\.|remote\..*\.(?:uploadpack|receivepack|vcs)|http\..*proxy|browser\.|man\.|web\.browser|init\.templatedir|protocol\.ext)/iu;
function git(args){let options=readOptions(args,{values:"cC",long:["--git-dir","--work-tree","--namespace","--super-prefix","--config-env","--exec-path"]}),configured=options.
flags.filter(({name})=>name==="-c").flatMap(({value})=>gitSetting(value??"")),[verb,...rest]=options.operands,foreign=options.flags.some(({name,value})=>name===
"--exec-path"&&value!==void 0)||rest.some(arg=>/^ext::/iu.test(arg));return[...configured,...gitVerb(verb??"",rest),...foreign?[{kind:"opaque",code:"hidden-code"}]:
[]]}function gitSetting(setting){let equals=setting.indexOf("="),key=equals<0?setting:setting.slice(0,equals),value=equals<0?"":setting.slice(equals+1);return isKnown(
setting)?/^include(?:if\..*)?\.path$/iu.test(key)?[{kind:"opaque",code:"hidden-code"}]:GIT_CODE_KEY.test(key)?/^alias\./iu.test(key)?[{kind:"code",code:value.startsWith(
"!")?`${value.slice(1)} "$__rest"`:`git ${value} "$__rest"`}]:[{kind:"code",code:value.replace(/^!/u,"")||":"}]:[]:!isKnown(key)||GIT_CODE_KEY.test(key)||/^include/iu.
test(key)?[{kind:"opaque",code:"hidden-code"}]:[]}function gitVerb(verb,args){switch(verb){case"submodule":{let at=args.indexOf("foreach");return at<0?[]:joined(
args.slice(at+1).filter(word=>!word.startsWith("--")))}case"bisect":return args[0]==="run"?[{kind:"command",argv:args.slice(1)}]:[];case"rebase":return callbacks(
args,["-x","--exec"],"");case"clone":return[...callbacks(args,["-u","--upload-pack"],""),...readOptions(args,{values:"c",long:["--config"]},!0).flags.filter(({name})=>name===
"-c"||name==="--config").flatMap(({value})=>gitSetting(value??""))];case"fetch":case"pull":case"ls-remote":case"fetch-pack":return callbacks(args,["--upload-pac\
k","--exec"],"");case"archive":return callbacks(args,["--exec"],"");case"grep":return args.flatMap(arg=>{let pager=/^(?:-O|--open-files-in-pager=)(.+)$/su.exec(
arg)?.[1];return pager===void 0?[]:[{kind:"code",code:`${pager} found`}]});case"difftool":return callbacks(args,["-x","--extcmd"],"");case"filter-branch":return callbacks(
args,["--tree-filter","--index-filter","--msg-filter","--env-filter","--commit-filter","--parent-filter","--tag-name-filter","--setup"],"");case"config":{let words2=gitConfigWords(
args).filter(word=>word!=="set");return words2.length<2?[]:gitSetting(`${words2[0]??""}=${words2.slice(1).join(" ")}`)}default:return[]}}function awk(args){return[
...(readOptions(args,{values:"vFf"},!0).operands[0]??"").matchAll(/(?:\bsystem\s*\(\s*|\|&?\s*)"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"\s*\|&?\s*getline/gsu)].map(
match=>({kind:"code",code:(match[1]??match[2]??"").replace(/\\(.)/gsu,"$1")}))}function onDemand(args){let[name,...rest]=readOptions(args,{values:"pc",long:["--\
package","--call"]}).operands;return name===void 0?[]:[{kind:"command",argv:[name.replace(/(?<=.)@[^/]*$/u,""),...rest]}]}function afterDashes(args,verb){let at=args.
indexOf("--");return args.includes(verb)&&at>=0&&at+1<args.length?[{kind:"command",argv:args.slice(at+1)}]:[]}var CMAKE={copy:["cp"],copy_if_different:["cp"],copy_directory:[
"cp","-r"],rename:["mv"],touch:["touch"],make_directory:["mkdir","-p"],remove:["rm","-f"],rm:["rm"],remove_directory:["rm","-r"],create_symlink:["ln","-s"],env:[
"env"],time:["time"],tar:["tar"],cat:["cat"]};function cmake(args){let name=args[0]==="-E"?args[1]:void 0,script=args.indexOf("-P");if(script>=0&&/^\/dev\/|^\/proc\//u.
test(args[script+1]??""))return[{kind:"opaque",code:"hidden-code"}];let like=name!==void 0&&Object.hasOwn(CMAKE,name)?CMAKE[name]:void 0;return like===void 0?[]:
[{kind:"command",argv:[...like,...args.slice(2)]}]}function make(args){let file=valueOf(readOptions(args,{values:"fCjloWI",long:["--file","--makefile"]}),"-f","\
--file","--makefile");return file!==void 0&&(file==="-"||file.includes("\uE004")||/^\/dev\/|^\/proc\//u.test(file))||args.some(arg=>/^(?:SHELL|\.SHELLFLAGS|MAKEFLAGS)[:+?]?=/u.
test(arg))?[{kind:"opaque",code:"hidden-code"}]:[]}function gitConfigWords(args){return readOptions(args,{values:"f",long:["--file","--blob","--type","--default",
"--comment","--value"]},!0).operands}function container(args){let at=args.findIndex(arg=>arg==="exec");if(at<0)return[];let{operands}=readOptions(args.slice(at+
1),{values:"eudw",long:["--env","--user","--workdir","--env-file","--detach-keys"]});return operands.length<2?[]:[{kind:"command",argv:operands.slice(1)}]}function runner(args,verbs){
let at=args.findIndex(arg=>verbs.includes(arg));if(at<0||args.slice(0,at).some(arg=>!arg.startsWith("-")))return[];let coded=callbacks(args.slice(at+1),["-c","-\
-call"],""),{operands}=readOptions(args.slice(at+1),{values:"pw",long:["--package","--with","--python","--extra","--group"]});return[...coded,...operands.length===
0?[]:[{kind:"command",argv:operands}]]}function tmux(args){let at=args.findIndex(arg=>/^(?:new|new-session|neww|new-window|splitw|split-window|run|run-shell|respawn-pane|respawn-window|send|send-keys|if-shell|popup|pipe-pane)$/u.
test(arg));if(at<0)return[];let{operands}=readOptions(args.slice(at+1),{values:"stnceFxylp"}),code=operands.filter(word=>!/^(?:C-m|Enter)$/u.test(word));return joined(
code)}var MOST_VALUES2=6,LONGEST_VALUE=2e3,WITHIN="",Variables=class{#values=new Map;#metForSure=new Set;#certain=new Set;#functions=new Set;#met=new Set;#unsettled=!1;#shell="";#unordered=0;#answers=new Map;assign(name,value,certain){
let values=this.#values.get(name)??new Set;this.#values.set(name,values);let key=`${this.#shell}\0${name}`;this.#met.add(key),certain&&(this.#metForSure.add(key),
this.#certain.add(key)),values.add(value.length>LONGEST_VALUE||!isKnown(value)&&value.includes("\uE000")?"\uE000":value),values.size>MOST_VALUES2&&(values.clear(),
values.add("\uE000"))}assignPositional(args){for(let[at,arg]of args.slice(0,MOST_VALUES2).entries()){let value=isKnown(arg)||arg.includes("\uE007")?arg:"\uE000";
this.assign(String(at+1),value,!1),at>0&&this.assign("1",value,!1)}this.assign("@",args.every(arg=>isKnown(arg)||arg.includes("\uE007"))?args.join("\uE005"):"\uE000",
!1)}doubt(name){this.#metForSure.delete(`${this.#shell}\0${name}`)}defineFunction(name){this.#functions.add(name)}isFunction(name){return this.#functions.has(name)}inShell(code,work){
let outer=this.#shell;this.#shell=code,work(),this.#shell=outer}inSubshell(name,work){this.inShell(`${this.#shell}${WITHIN}${name}`,work)}later(work){this.#unordered+=
1,work(),this.#unordered-=1}unsettle(){this.#unsettled=!0}isAssigned(name){return this.valuesOf(name)!==void 0}valuesOf(name){let later=this.#unordered>0,place={
anew:this.#shell!==""&&!this.#shell.startsWith(WITHIN),before:!later&&!this.#holds(this.#met,name),sure:this.#holds(later?this.#certain:this.#metForSure,name)},
values=this.#possible(name,place),key=`${this.#shell}\0${Object.values(place).join()}\0${name}`,answer=this.#answers.get(key)??{name,place,given:new Set};return this.#answers.
set(key,answer),answer.given.add(keyOf(values)),values}#holds(places,name){for(let shell2=this.#shell;;shell2=shell2.slice(0,shell2.lastIndexOf(WITHIN))){if(places.
has(`${shell2}\0${name}`))return!0;if(!shell2.includes(WITHIN))return!1}}#possible(name,{anew,before,sure}){if(this.#unsettled)return["\uE000"];let values=this.#values.
get(name);if(values!==void 0)return values.has("\uE000")?[...values]:before?[...new Set([...values,anew?"":"\uE000"])]:sure?[...values]:[...new Set([...values,""])]}settle(){
let holds=[...this.#answers.values()].every(({name,place,given})=>given.size===1&&given.has(keyOf(this.#possible(name,place))));return this.#answers.clear(),this.#met.
clear(),this.#metForSure.clear(),holds}};function keyOf(values){return values===void 0?"":`=${values.join("\0")}`}function expandBraces(raw){let group=firstGroup(raw);if(group===void 0)return[raw];let{start:start2,end,choices}=group,words2=[];for(let choice of choices){let inner=expandBraces(
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
let script=parse(`: ${raw}`),command=script.commands[0]?.command;if(!(script.errors!==void 0||script.commands.length!==1||command?.type!=="Command"))return command.
suffix.flatMap(item=>item.type==="Word"?[item]:[])}var EMPTY="\uE006";function splitFields(text){return!text.includes("\uE005")&&!text.includes(EMPTY)?text===""?
[]:[text]:text.split("\uE005").filter(field=>field!=="").map(field=>field.replaceAll(EMPTY,""))}function alternatives(word,expander){return word.parts===void 0?
[withTilde(word.text,word.value,expander)]:join3(word.parts,!1,expander).map(text=>withTilde(word.text,text,expander))}function withTilde(raw,text,{world}){let match=/^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.
exec(raw);return match===null?text:(match[1]===void 0?world.home??"\uE000":match[1]==="+"?".":"\uE000")+text.slice(match[0].length)}function join3(parts,quoted2,expander){
let texts=[""];for(let part of parts){let next=partTexts(part,quoted2,expander);if(texts.length*next.length>MOST_ALTERNATIVES)return[quoted2?"\uE000":"\uE001"];
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
operator.endsWith("?")?[]:alternatives(operation.operand,expander);return operation.operator.endsWith("+")?[...operand,""]:[...new Set([...values,...operand])]}var DEEPEST2=12,MOST_ROUNDS=4,MOST_COMMANDS=1e5;function analyse(source2,world){let variables=new Variables;for(let round=1;;round+=1){let walk=new Walk(world,variables);
if(walk.program(source2,0),variables.settle()||(round===MOST_ROUNDS-1&&variables.unsettle(),round===MOST_ROUNDS))return walk.result()}}var NO_INPUT={kind:"none"},
EVALUATES=new Set(["let","declare","typeset","local","readonly","export","test","[","printf","unset","read","wait","mapfile","readarray","return","exit","shift",
"set","getopts"]),DECLARES=new Set(["declare","typeset","local","readonly","export"]),MAKES_FILES=new Set(["curl","wget","tee","cp","mv","dd","base64","openssl",
"xxd","ln","install","sed","tar","unzip","gunzip","sponge","rsync","scp"]),Walk=class{#world;#variables;#commands=[];#opaque=[];#scripts=[];#pipes=new Map;#cwd;#input=NO_INPUT;#conditional=0;#depth=0;#prompts=!1;constructor(world,variables){
this.#world=world,this.#variables=variables,this.#cwd=world.cwd}result(){return this.#ownScripts(),{commands:this.#commands,opaque:this.#opaque,pipes:this.#pipes}}program(source2,depth){
if(depth>DEEPEST2)return this.#hide("too-deep",source2);let script=parse(source2);this.#prompts||=source2.includes("@P");let outer=this.#depth;this.#depth=depth,
this.#script(script,source2),this.#depth=outer}#script(script,source2){script.errors!==void 0&&script.errors.length>0&&this.#hide("not-bash",source2);for(let statement of script.
commands)this.#statement(statement)}#statement(statement){statement.background===!0?this.#inSubshell(statement,()=>this.#visit(statement.command)):this.#visit(statement.
command)}#hide(code,seen){this.#opaque.push({code,seen:shown(seen)})}#expander(){return{variables:this.#variables,world:this.#world,cwd:this.#cwd}}#visit=node=>{
switch(node.type){case"Command":return this.#command(node);case"Pipeline":return this.#pipeline(node.commands);case"AndOr":{let[first,...rest]=node.commands;return first!==
void 0&&this.#visit(first),this.#perhaps(()=>rest.forEach(this.#visit))}case"Subshell":return this.#inSubshell(node,()=>forEachChild(node,this.#visit));case"Scr\
ipt":return this.#inSubshell(node,()=>this.#script(node,""));case"ArithmeticExpansion":return node.text.includes("'")&&this.#code(node.text.slice(3,-2),!0),forEachChild(
node,this.#visit);case"Redirected":return this.#redirected(node);case"Function":return node.name!==void 0&&this.#variables.defineFunction(node.name.text),this.#variables.
later(()=>this.#perhaps(()=>this.#inside(()=>this.#visit(node.body))));case"For":case"Select":return this.#loop(node);case"If":case"While":case"Case":case"Arith\
meticFor":return this.#perhaps(()=>forEachChild(node,this.#visit));case"Coproc":return this.#variables.assign(node.name?.value??"COPROC","\uE000",!1),this.#reading(
{kind:"pipe"},()=>forEachChild(node,this.#visit));case"Word":return isPlain(node)?void 0:(this.#code(node.value),forEachChild(node,this.#visit));case"Arithmetic\
Binary":return node.operator.endsWith("=")&&!/^[=!<>]=$/u.test(node.operator)&&this.#unsettleName(node.left),forEachChild(node,this.#visit);case"ParameterExpans\
ion":return this.#defaulted(node),forEachChild(node,this.#visit);default:return forEachChild(node,this.#visit)}};#perhaps(work){this.#conditional+=1,work(),this.#conditional-=
1}#inSubshell(node,work){let conditional=this.#conditional;this.#conditional=0,this.#variables.inSubshell(`${node.pos}-${node.end}`,()=>this.#inside(work)),this.#conditional=
conditional}#inside(work){let cwd=this.#cwd;work(),this.#cwd=cwd}#reading(input,work){let outer=this.#input;this.#input=input,work(),this.#input=outer}#unsettleName(node){
node.type==="ArithmeticWord"&&this.#variables.assign(node.value.replace(/\[.*$/u,""),"\uE000",!1)}#defaulted(node){let{operation}=node;if(!(operation?.type!=="D\
efault"||!operation.operator.endsWith("=")))for(let text of expandText(operation.operand,this.#expander()))this.#variables.assign(node.parameter,text,!1)}#loop(node){
for(let word of node.wordlist??[]){this.#visit(word);for(let list of expandWord(word,this.#expander()))for(let field of list)this.#variables.assign(node.name.value,
field.includes("\uE001")?"\uE000":field,!0)}(node.wordlist===void 0||node.type==="Select")&&this.#variables.assign(node.name.value,"\uE000",!1),this.#perhaps(()=>this.#visit(
node.body)),this.#variables.doubt(node.name.value)}#code(text,always=!1){if(!text.includes("$(")&&!text.includes("`")||!always&&!this.#prompts&&!text.includes("\
[")||!isKnown(text))return;let mark=`END_${text.length}_OF_TEXT`,script=parse(`: <<${mark}
${text}
${mark}
`);if(this.#depth>=DEEPEST2)return this.#hide("too-deep",text);this.#depth+=1,forEachChild(script,this.#visitText),this.#depth-=1}#visitText=node=>{node.type===
"Script"?this.#visit(node):forEachChild(node,this.#visitText)};#pipeline(stages){let outer=this.#input,from;for(let stage of stages){let start2=this.#commands.length;
from!==void 0&&(this.#input=pipeInput(from)),stages.length>1?this.#inSubshell(stage,()=>this.#visit(stage)):this.#visit(stage);let next=this.#commands.slice(start2),
writer=from?.at(-1);writer!==void 0&&next[0]!==void 0&&this.#pipes.set(writer,next[0]),from=next}this.#input=outer}#redirected(node){let outer=this.#input,{input,
redirections}=this.#redirections(node.redirects);redirections.length>0&&this.#see("",[],[],redirections,input,[]),this.#input=input,this.#visit(node.command),this.#input=
outer}#redirections(nodes){let input=this.#input,redirections=[];for(let node of nodes){forEachChild(node,this.#visit);let number=node.descriptor?.type==="FileD\
escriptor"?node.descriptor.value:void 0,isInput=number===void 0||number===0;if(node.type==="HereDoc"){let quoted2=node.delimiter?.quoted??!1,text=node.operator===
"<<-"?node.body.text.replace(/^\t+/gmu,""):node.body.text;isInput&&(input={kind:"text",text:quoted2?text:this.#hereText(text,node.body.parts)})}else if(node.type===
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
return assigned}#assignment(item,certain){forEachChild(item,this.#visit);let name=item.name??"",{value}=item;if(value?.type==="ArrayValue"){this.#variables.assign(
name,"\uE000",certain);for(let element of value.elements)for(let text of expandText(element,this.#expander()))this.#code(text,!0);return["\uE000"]}let texts=expandText(
value,this.#expander()).map(text=>text.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let text of texts){this.#code(text,!0);let whole=item.index===void 0&&
!item.text.startsWith(`${name}+=`)&&isKnown(text);this.#variables.assign(name,whole?text:"\uE000",certain)}return texts}#declared(item){return this.#assignment(
item,!1).map(value=>`${item.name??""}=${value}`)}#see(name,args,assigned,redirections,input,through,variables=[]){let seen={name,base:baseName(name),args,assigned,
redirections,input,cwd:this.#cwd,through,variables};if(this.#commands.push(seen),this.#commands.length>MOST_COMMANDS)throw new RangeError("a program with too ma\
ny commands");return seen}#start(argv,context){let[name,...args]=argv;if(name===void 0){this.#see("",[],context.assigned,context.redirections,context.input,context.
through,context.variables);return}isSeenName(name)||this.#hide("dynamic-name",argv.join(" "));let seen=this.#see(name,args,context.assigned,context.redirections,
context.input,context.through,context.variables);if(context.through.length>DEEPEST2)return this.#hide("too-deep",name);this.#builtin(seen),this.#variables.isFunction(
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
this.#cwd=void 0:target.startsWith("/")?this.#cwd=import_node_path5.posix.normalize(target):this.#cwd!==void 0&&(this.#cwd=import_node_path5.posix.resolve(this.#cwd,
target))}#ownScripts(){let direct=this.#commands.flatMap(({name})=>name.includes("/")?[name]:[]);if(direct.length===0&&this.#scripts.length===0)return;let written=new Set;
for(let{base,args,redirections}of this.#commands){for(let{operator,target}of redirections)operator.includes(">")&&written.add(lastName(target));if(MAKES_FILES.has(
base))for(let arg of args)written.add(lastName(arg.replace(/^(?:of=|-o)/u,"")))}for(let ignored of["null","","1","2","&1","&2"])written.delete(ignored);for(let script of[
...this.#scripts,...direct])written.has(lastName(script))&&this.#hide("own-script",script)}};var CODE_VARIABLE=/^(?:PAGER|EDITOR|VISUAL|BROWSER|FCEDIT|MANPAGER|SYSTEMD_PAGER|SSH_ASKPASS|SUDO_ASKPASS|SUDO_EDITOR|KUBE_EDITOR|GIT_(?:PAGER|EDITOR|SEQUENCE_EDITOR|ASKPASS|EXTERNAL_DIFF|SSH_COMMAND|SSH|PROXY_COMMAND))$/u;
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
`:void 0}var write=path=>({path,how:"write"}),remove=path=>({path,how:"remove"}),operandsOf=(args,form={})=>readOptions(args,form,!0).operands,every=(form={},skip2=0)=>args=>operandsOf(
args,form).slice(skip2).map(write);function copy(args,form,moves){let options=readOptions(args,form,!0),folder=valueOf(options,"-t","--target-directory"),sources=folder===
void 0?options.operands.slice(0,-1):options.operands,target=folder??options.operands.at(-1);if(target===void 0)return[];let named=sources.flatMap(source2=>isKnown(
source2)?[`${target}/${lastName2(source2)}`]:[]);return[...[target,...named].map(write),...moves?sources.map(remove):[]]}function lastName2(path){let whole=path.
replace(/\/+$/u,"");return whole.slice(whole.lastIndexOf("/")+1)}var optionValue=(form,...names)=>args=>{let value=valueOf(readOptions(args,form,!0),...names);return value===
void 0?[]:[write(value)]},sed=args=>{let options=readOptions(args,{values:"efl",long:["--expression","--file","--line-length"]},!0),scripts=options.flags.filter(
({name})=>name==="-e"||name==="--expression").map(({value})=>value??""),files=scripts.length>0||has(options,"-f","--file")?options.operands:options.operands.slice(
1),own=[...(scripts.length>0?scripts.join(`
`):options.operands[0]??"").matchAll(/(?:^|[;{}/\d\n$gp])\s*w\s+([^\n;}]+)/gu)].map(match=>write((match[1]??"").trim())),inPlace=options.flags.some(({name})=>name===
"-i"||name.startsWith("--in-p"))||args.some(arg=>/^-[nrEsuz]*i/u.test(arg));return[...own,...inPlace?files.map(write):[]]},perl=args=>args.some(arg=>/^-[A-Za-z0-9]*i/u.
test(arg)&&!/^-[eEMmI]/u.test(arg))?readOptions(args,{values:"eEMmIF"},!0).operands.map(write):[],dd=args=>args.flatMap(arg=>arg.startsWith("of=")?[write(arg.slice(
3))]:[]),tar=args=>{let old=args[0]!==void 0&&/^[A-Za-z]+$/u.test(args[0])?[`-${args[0]}`,...args.slice(1)]:args,options=readOptions(old,{values:"fCIbTXgK",long:[
"--file","--directory","--use-compress-program","--exclude","--one-top-level"]},!0);if(has(options,"-x","--extract","--get")){let folder=valueOf(options,"-C","-\
-directory")??valueOf(options,"--one-top-level")??".";return[write(folder),...options.operands.map(path=>write(`${folder}/${path}`))]}let file=valueOf(options,"\
-f","--file");return file===void 0||file==="-"||has(options,"-t","--list")?[]:[write(file)]},git2=args=>{let options=readOptions(args,{values:"cC",long:["--git-\
dir","--work-tree","--namespace","--exec-path"]}),[verb,...rest]=options.operands,folder=valueOf(options,"-C"),place=path=>folder===void 0||path.startsWith("/")?
path:`${folder}/${path.replace(/^:(?:\/|\(top\))?/u,"")}`,dash=rest.indexOf("--"),paths=dash>=0?rest.slice(dash+1):rest.filter(arg=>!arg.startsWith("-"));switch(verb??
""){case"checkout":return rest.some(arg=>/^-(?:b|B)$|^--orphan/u.test(arg))?[]:(dash>=0?paths:paths.slice(paths.length>1?1:0).concat(paths.length===1?paths:[])).
map(path=>write(place(path)));case"restore":return rest.some(arg=>arg==="--staged"||arg==="-S")&&!rest.some(arg=>arg==="--worktree"||arg==="-W")?[]:readOptions(
rest,{values:"s",long:["--source"]},!0).operands.map(path=>write(place(path)));case"rm":return paths.map(path=>remove(place(path)));case"mv":return copy(rest,{},
!0).map(({path,how})=>({path:place(path),how}));case"show":case"diff":case"log":case"format-patch":case"archive":return rest.flatMap((arg,index)=>arg.startsWith(
"--output=")?[write(arg.slice(9))]:/^(?:-o|--output)$/u.test(arg)?[write(rest[index+1]??"\uE000")]:[]);case"clone":case"init":return paths.length>(verb==="clone"?
1:0)?[write(paths.at(-1)??"")]:[];case"update-index":{let at=rest.indexOf("--cacheinfo");if(at<0)return rest.some(arg=>/^--(?:force-remove|remove|(?:no-)?assume-unchanged|(?:no-)?skip-worktree|chmod)/u.
test(arg))?paths.map(path=>write(place(path))):[];let info=rest[at+1]??"";return[write(info.includes(",")?info.slice(info.lastIndexOf(",")+1):rest[at+3]??"\uE000")]}case"\
submodule":return rest[0]==="add"?[write(".gitmodules"),...rest.slice(1).slice(-1).map(write)]:[];case"worktree":return rest[0]==="add"?rest.slice(1).filter(arg=>!arg.
startsWith("-")).slice(0,1).map(write):[];default:return[]}},gawk=args=>args.some((arg,index)=>arg==="inplace"||/^-i?inplace/u.test(arg)||arg==="-i"&&args[index+
1]==="inplace")?operandsOf(args,{values:"viFf"}).slice(1).map(write):awkWrites(args),editor=args=>[...every({values:"cuSs"})(args),...args.flatMap(arg=>{let path=/^[:+]*(?:w|wr|write|sav|saveas|up|update|wq|x)!?\s+(?!!)(\S+)/u.
exec(arg)?.[1];return path===void 0?[]:[write(path)]})],WRITERS={tee:every({values:""}),touch:every({values:"drt",long:["--date","--reference"]}),truncate:every(
{values:"sr",long:["--size","--reference"]}),mkdir:every({values:"m",long:["--mode"]}),mkfifo:every({values:"m"}),mknod:every({values:"m"}),shred:every({values:"\
ns"}),sponge:every(),chmod:args=>operandsOf(args).slice(args.some(arg=>/^-[rwxXst]+$/u.test(arg))?0:1).map(write),chown:every({},1),chgrp:every({},1),setfacl:every(
{values:"mx"}),chattr:every({},1),rename:every({},1),patch:args=>{let options=readOptions(args,{values:"pdiorzBFV",long:["--strip","--directory","--input","--ou\
tput"]},!0);return[...valueOf(options,"-o","--output")===void 0?[]:[write(valueOf(options,"-o","--output")??"")],...options.operands.slice(0,1).map(write)]},rm:args=>operandsOf(
args).map(remove),unlink:args=>operandsOf(args).map(remove),rmdir:args=>operandsOf(args).map(remove),cp:args=>copy(args,{values:"tS",long:["--target-directory",
"--suffix"]},!1),mv:args=>copy(args,{values:"tS",long:["--target-directory","--suffix"]},!0),ln:args=>copy(args,{values:"tS",long:["--target-directory","--suffi\
x"]},!1),install:args=>copy(args,{values:"tSmog",long:["--target-directory","--suffix","--mode","--owner","--group"]},!1),rsync:args=>copy(args,{values:"eTBfM",
long:["--rsh","--exclude","--include","--files-from"]},!1),scp:args=>copy(args,{values:"cFiJlOPSX"},!1).filter(({path})=>!/^[\w.@-]+:/u.test(path)),sed,gsed:sed,
perl,ruby:perl,dd,tar,bsdtar:tar,unzip:args=>{let options=readOptions(args,{values:"dxP"},!0),folder=valueOf(options,"-d")??".";return has(options,"-l","-t","-p",
"-Z")?[]:[write(folder),...options.operands.slice(1).map(path=>write(`${folder}/${path}`))]},"7z":args=>args.flatMap(arg=>/^-o./u.test(arg)?[write(arg.slice(2))]:
[]),cpio:args=>{let options=readOptions(args,{values:"DEFHIO",long:["--directory"]},!0),folder=valueOf(options,"-D","--directory");return[...folder===void 0?[]:
[folder],...has(options,"-p")?options.operands:[]].map(write)},csplit:optionValue({values:"fbn",long:["--prefix"]},"-f","--prefix"),iconv:optionValue({values:"f\
to",long:["--output"]},"-o","--output"),mktemp:args=>{let options=readOptions(args,{values:"p",long:["--suffix"]},!0),folder=valueOf(options,"-p","--tmpdir");return[
...folder===void 0?[]:[folder],...options.operands].map(write)},sd:every({values:"fn"},2),dos2unix:every(),unix2dos:every(),crudini:args=>args[0]==="--get"?[]:operandsOf(
args).slice(0,1).map(write),black:every({values:"lt"}),isort:every(),rustfmt:every(),code:every(),zip:args=>operandsOf(args).slice(0,1).map(write),gzip:every({values:"\
S"}),gunzip:every({values:"S"}),curl:args=>{let options=readOptions(args,{values:"oHdXuAbceFTxKmrwEDC",long:["--output","--header","--data","--request","--outpu\
t-dir","--dump-header","--cookie-jar"]},!0);return[...has(options,"-O","--remote-name","--remote-name-all")?options.operands.map(lastName2):[],valueOf(options,"\
-o","--output"),valueOf(options,"--output-dir"),valueOf(options,"-D","--dump-header"),valueOf(options,"-c","--cookie-jar")].flatMap(path=>path===void 0?[]:[write(
path)])},wget:args=>{let options=readOptions(args,{values:"OPoaUeQtTw",long:["--output-document","--directory-prefix","--output-file","--append-output","--heade\
r"]},!0);return[...has(options,"-O","--output-document")?[]:options.operands.map(url=>lastName2(url)||"index.html"),valueOf(options,"-O","--output-document"),valueOf(
options,"-P","--directory-prefix"),valueOf(options,"-o","-a","--output-file")].flatMap(path=>path===void 0?[]:[write(path)])},sort:optionValue({values:"okStT",long:[
"--output","--key"]},"-o","--output"),split:args=>operandsOf(args,{values:"abCnlt"}).slice(1).map(write),openssl:args=>args.flatMap((arg,at)=>arg==="-out"?[write(
args[at+1]??"\uE000")]:[]),gcc:optionValue({values:"o"},"-o"),ed:every(),ex:editor,vim:editor,vi:editor,nvim:editor,nano:every(),emacs:every({long:["--eval"]}),
git:git2,find:args=>[...args.flatMap((arg,index)=>/^-(?:fprint0?|fprintf|fls)$/u.test(arg)?[write(args[index+1]??"\uE000")]:[]),...args.includes("-delete")?itemsOf(
args).map(remove):[]],gawk,awk:gawk,mawk:args=>awkWrites(args),base64:()=>[],uniq:args=>operandsOf(args,{values:"fsw"}).slice(1).map(write),xxd:args=>operandsOf(
args,{values:"clos"}).slice(1).map(write),script:every({values:"cEIOTB"})},IN_PLACE=/^(?:-i|-w|--write|--in-?place|--fix|--overwrite|--apply|--unsafe-fixes|--autocorrect)(?:=|$)/u,
INTO=/^(?:-o|-out|--out|--output|--outfile|--out-?dir|--output-?(?:file|dir|path)|--dest|--destination)$/u;function unknownWriter(args){let into=args.flatMap((arg,at)=>{
let equals=arg.indexOf("=");return equals>0?INTO.test(arg.slice(0,equals))?[write(arg.slice(equals+1))]:[]:INTO.test(arg)&&args[at+1]!==void 0?[write(args[at+1]??
"")]:[]}),inPlace=args.some(arg=>IN_PLACE.test(arg))?args.filter(arg=>!arg.startsWith("-")):[];return[...into,...inPlace.map(write)]}var READERS=/^(?:|echo|printf|[ef]?grep|rg|ag|ack|ls|cat|head|tail|less|more|wc|diff|cmp|test|\[|\[\[|ps|ssh|ssh-\w+|docker|podman|kubectl|npm|npx|yarn|pnpm|node|python[\d.]*|bash|sh|which|type|xargs|env|sudo|timeout|nice|time|command|set|read|date|id|uname|file|stat|du|df|jq|cut|tr|gh|mvn|gradle|make|go|cargo|pytest|jest|declare|export|local|kill|pgrep|pkill|shopt|exec|eval|trap|ssh-add|ping|nc|whoami|hostname|ip|tmux|screen|fg|bg|wait|history|alias)$/u;
function awkWrites(args){let options=readOptions(args,{values:"vFf"},!0),given=new Map;for(let{name,value}of options.flags){let equals=value?.indexOf("=")??-1;name===
"-v"&&value!==void 0&&equals>0&&given.set(value.slice(0,equals),value.slice(equals+1))}return[...(options.operands[0]??"").matchAll(/>{1,2}\s*(?:"([^"]+)"|([A-Za-z_]\w*))/gu)].
flatMap(([,text,name])=>{let path=text??given.get(name??"");return path===void 0?[]:[write(path)]})}var INLINE=/^(?:python[\d.]*|perl[\d.]*|ruby[\d.]*|node|nodejs|bun|deno|php[\d.]*|lua[\d.]*|osascript|ex|ed|vim|vi)$/u,
OPENS_FOR_WRITING=/\b(?:(?<!std(?:out|err)\.)write\w*|append\w*|create\w*|rename\w*|copy\w*|move|unlink\w*|rm\w*|remove\w*|touch|\w*put_contents|symlink\w*|link(?:Sync)?\s*\(|truncate\w*|mkdir\w*|chmod\w*|extractall|save\w*|Deno\.open\w*|fopen)\b|\bopen(?:Sync)?\s*\(?[^,()]*(?:\([^()]*\)[^,()]*){0,5},(?!\s*(?:["']r[bt]?["']|(?:encoding|errors|newline)\b))|\bPath\b[^\n]*\.(?:replace|open)\s*\(/u;
function writesOf(seen){let redirected=seen.redirections.filter(({operator,target})=>(operator.includes(">")||operator==="<>")&&!(operator===">&"&&/^\d+-?$|^-$/u.
test(target))).map(({target})=>write(target)),writer=Object.hasOwn(WRITERS,seen.base)?WRITERS[seen.base]:READERS.test(seen.base)?void 0:unknownWriter,quoted2=(INLINE.
test(seen.base)?[...seen.args,...seen.input.text===void 0?[]:[seen.input.text]].filter(text=>OPENS_FOR_WRITING.test(text)):[]).flatMap(text=>[...text.matchAll(/["'`]([^"'`\n]{1,1024})["'`]/gu)].
map(match=>write((match[1]??"").replace(/^\s*\+?[<>]{1,2}\s*/u,""))).filter(({path})=>/[./]/u.test(path)));return[...redirected,...writer?.(seen.args)??[],...quoted2].
filter(({path})=>path!==""&&path!=="-"&&path!=="\uE001"&&!path.startsWith("/dev/fd/"))}var import_node_fs5=require("node:fs"),import_node_path6=require("node:path");var LARGEST=65536;function readNotes(file){try{if((0,import_node_fs5.lstatSync)(file).size>LARGEST||!(0,import_node_fs5.lstatSync)(file).isFile())throw new GuardFault(
"the notes of this session are not a plain file");let words2=(0,import_node_fs5.readFileSync)(file,"utf8").split(`
`);return new Set(["code","test"].filter(kind=>words2.includes(kind)))}catch(error){if(error instanceof GuardFault)throw error;if(typeof error=="object"&&error!==
null&&"code"in error&&error.code==="ENOENT")return new Set;throw new GuardFault("the notes of this session cannot be read")}}function appendNote(file,kinds){let known=readNotes(
file),added=[...kinds].filter(kind=>!known.has(kind));if(added.length!==0)try{(0,import_node_fs5.mkdirSync)((0,import_node_path6.dirname)(file),{recursive:!0,mode:448}),
(0,import_node_fs5.appendFileSync)(file,added.map(kind=>`${kind}
`).join(""),{mode:384})}catch{throw new GuardFault("the notes of this session cannot be written")}}var requireTestIfCode={name:"require-test-if-code",judge:(call,around)=>{let file=notesFile(call,around);if(call.event==="stop")return ask(readNotes(file),"the \
session wants to stop",call.stopAgain?"warn":"block");if(call.event!=="before")return[];let commands=call.commands.flatMap(command=>analyse(command,{cwd:call.cwd,
home:around.home}).commands),written=[...call.writes.map(path=>({path,cwd:call.cwd})),...commands.flatMap(seen=>writesOf(seen).filter(({how})=>how==="write").map(
({path})=>({path,cwd:seen.cwd??call.cwd})))],changed=new Set([...readNotes(file),...written.flatMap(({path,cwd})=>kindsOf(path,cwd,call,around))]);written.length>
0&&appendNote(file,changed);let leaves=commands.find(isLeaving);return leaves===void 0?[]:ask(changed,`${leaves.name} ${leaves.args.slice(0,2).join(" ")}`,"bloc\
k")}};function notesFile({session,cwd},{notes,root}){if(notes==="")throw new GuardFault("there is no folder for notes");let name=digestOf(`${root}\0${session===
""?cwd:session}`);return`${notes}/${name.slice(0,32)}`}function kindsOf(path,cwd,call,{policy,root}){if(!isKnown(path))return[];let place=absolute(path,cwd),inside=below(
place,root)??below(place,absolute(".",call.cwd));if(inside===void 0)return[];let name=fold(inside);return policy.tests.some(glob=>matchesGlob(name,glob))?["test"]:
policy.code.some(glob=>matchesGlob(name,glob))?call.texts.some(text=>/#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s*>>> /mu.test(text))?["code","test"]:["code"]:[]}function isLeaving({
base,args}){let words2=args.filter(arg=>!arg.startsWith("-"));return base==="git"?args.includes("commit")||args.includes("push"):base==="gh"&&words2[0]==="pr"&&
words2[1]==="create"||base==="glab"&&words2[0]==="mr"&&words2[1]==="create"}function ask(changed,seen,severity){return!changed.has("code")||changed.has("test")?
[]:[{rule:"test-with-code",seen,why:"this session changed code and no test, so nothing shows that the fix works or will stay",instead:"Write a test that fails w\
ithout the change and passes with it; if none is possible, stop and say why.",severity}]}start(requireTestIfCode,program,process);
