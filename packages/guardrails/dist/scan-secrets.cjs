// scan-secrets: built by packages/guardrails/src/build.ts. Licences: licenses.txt
const program=require('node:url').pathToFileURL(__filename).href;
"use strict";var __create=Object.create;var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var __copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&
key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?__defProp(target,"default",{
value:mod,enumerable:!0}):target,mod));var require_lib=__commonJS({"node_modules/boundary/lib/index.js"(exports2){"use strict";Object.defineProperty(exports2,"__esModule",{value:!0});exports2.binarySearch=
exports2.upperBound=exports2.lowerBound=exports2.compare=void 0;function compare(v1,v2){return v1<v2}exports2.compare=compare;function upperBound(array,value,comp=compare){
let len=array.length,i=0;for(;len;){let diff=len>>>1,cursor=i+diff;comp(value,array[cursor])?len=diff:(i=cursor+1,len-=diff+1)}return i}exports2.upperBound=upperBound;
function lowerBound(array,value,comp=compare){let len=array.length,i=0;for(;len;){let diff=len>>>1,cursor=i+diff;comp(array[cursor],value)?(i=cursor+1,len-=diff+
1):len=diff}return i}exports2.lowerBound=lowerBound;function binarySearch(array,value,comp=compare){let cursor=lowerBound(array,value,comp);return cursor!==array.
length&&!comp(value,array[cursor])}exports2.binarySearch=binarySearch}});var require_structured_source=__commonJS({"node_modules/structured-source/lib/structured-source.js"(exports2){"use strict";Object.defineProperty(exports2,"__esM\
odule",{value:!0});exports2.StructuredSource=void 0;var boundary_1=require_lib(),StructuredSource2=class{constructor(source){this.indice=[0];let regexp=/[\r\n\u2028\u2029]/g,
length=source.length;for(regexp.lastIndex=0;;){let result=regexp.exec(source);if(!result)break;let index=result.index;source.charCodeAt(index)===13&&source.charCodeAt(
index+1)===10&&(index+=1);let nextIndex=index+1;if(length<nextIndex)break;this.indice.push(nextIndex),regexp.lastIndex=nextIndex}}get line(){return this.indice.
length}locationToRange(loc){return[this.positionToIndex(loc.start),this.positionToIndex(loc.end)]}rangeToLocation(range){return{start:this.indexToPosition(range[0]),
end:this.indexToPosition(range[1])}}positionToIndex(pos){return this.indice[pos.line-1]+pos.column}indexToPosition(index){let startLine=(0,boundary_1.upperBound)(
this.indice,index);return{line:startLine,column:index-this.indice[startLine-1]}}};exports2.StructuredSource=StructuredSource2}});var import_node_fs4=require("node:fs"),import_node_path3=require("node:path"),import_node_url=require("node:url"),import_node_vm=require("node:vm");var import_node_fs=require("node:fs");function attempt(work){try{return work()}catch{return}}var links=new Map;function linkOf(path2){return attempt(()=>(0,import_node_fs.lstatSync)(
path2,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,import_node_fs.readlinkSync)(path2):void 0)}var nodeFiles={link:path2=>(links.has(path2)||links.set(path2,linkOf(
path2)),links.get(path2)),names:(folder,most)=>attempt(()=>{let names=(0,import_node_fs.readdirSync)(folder);return names.length>most?void 0:names}),isFolder:path2=>attempt(
()=>(0,import_node_fs.statSync)(path2).isDirectory())??!1,text:(path2,most)=>attempt(()=>{let state=(0,import_node_fs.statSync)(path2);return state.isFile()&&state.
size<=most?(0,import_node_fs.readFileSync)(path2,"utf8"):void 0})};var import_node_fs2=require("node:fs"),import_node_path=require("node:path");var GuardFault=class extends Error{name="GuardFault"};var ROOTS=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
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
function readPolicy(folder){let text=contents(folder,POLICY_FILE);if(contents(folder,DIGEST_FILE).trim().split(/\s+/u,1)[0]!==digestOf(text))throw new GuardFault(
`${POLICY_FILE} is not what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`);return parsePolicy(text)}function contents(folder,name){
try{return(0,import_node_fs2.readFileSync)((0,import_node_path.join)(folder,name),"utf8")}catch{throw new GuardFault(`${name} beside the hooks cannot be read`)}}
var LISTS=["lockfiles","mainBranches","credentialFiles","code","tests"],REQUIRED_GROUPS=["migrations","infrastructure","generated","automation"];function parsePolicy(text){
let value=parsed(text);if(!isPolicy(value))throw new GuardFault(`${POLICY_FILE} has not the form of a policy of version 1`);return value}function parsed(text){try{
return JSON.parse(text)}catch{throw new GuardFault(`${POLICY_FILE} is not JSON`)}}function isPolicy(value){if(!isRecord(value)||value.version!==1||typeof value.
root!="string")return!1;let dry=value.dryRunUntil;if(dry!==null&&(typeof dry!="string"||!/^\d{4}-\d\d-\d\d$/u.test(dry)))return!1;let groups=value.protected;return!isRecord(
groups)||!Object.values(groups).every(isStrings)?!1:REQUIRED_GROUPS.every(name=>Object.hasOwn(groups,name))&&LISTS.every(name=>isStrings(value[name]))}function isRecord(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)}function isStrings(value){return Array.isArray(value)&&value.length>0&&value.every(item=>typeof item==
"string"&&item!=="")}var import_node_fs3=require("node:fs"),import_node_path2=require("node:path");var NO_TASK={dependency:!1},LARGEST_TASK_FILE=65536;function readTask(path2,root){if(path2===void 0||!(0,import_node_path2.isAbsolute)(path2))return NO_TASK;try{
let state=(0,import_node_fs3.lstatSync)(path2);if(!state.isFile()||state.size>LARGEST_TASK_FILE||isWithin((0,import_node_fs3.realpathSync)((0,import_node_path2.dirname)(
path2)),(0,import_node_fs3.realpathSync)(root)))return NO_TASK;let task=JSON.parse((0,import_node_fs3.readFileSync)(path2,"utf8"));return{dependency:isRecord(task)&&
task.kind==="dependency"}}catch{return NO_TASK}}function isWithin(path2,folder){let way=(0,import_node_path2.relative)(folder,path2);return way===""||way!==".."&&
!way.startsWith("../")&&!(0,import_node_path2.isAbsolute)(way)}var TOOLS={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","\
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
writes)].filter(path2=>path2!==""&&path2!=="/dev/null")}}function checkRequired(kind,input,values){for(let[key,value]of Object.entries(input))if((PATH_KEY.test(
snake(key))||COMMAND_KEY.test(snake(key)))&&(typeof value=="number"||typeof value=="boolean"))throw new GuardFault(`${key} is not text`);let has=pattern=>values.
some(({key})=>pattern.test(key));if(kind==="writes"&&!has(PATH_KEY)&&!has(/^(?:patch|diff|input)$/u))throw new GuardFault("a write without a path");if(kind==="s\
hell"&&!has(COMMAND_KEY))throw new GuardFault("a shell call without a command");if(values.some(({key,text})=>(PATH_KEY.test(key)||COMMAND_KEY.test(key))&&text.includes(
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
exit(status),cwd:()=>host.cwd(),now:()=>new Date})}var import_node_path5=require("node:path");var import_structured_source=__toESM(require_structured_source(),1);function invariant(condition,message2){if(!condition)throw new Error(message2)}var SecretLintSourceCodeImpl=class{hasBOM;content;filePath;physicalFilePath;contentType;ext;structuredSource;constructor({content="",ext,filePath,physicalFilePath,
contentType}){invariant(ext||filePath,"should be set either of fileExt or filePath."),this.hasBOM=content.charCodeAt(0)===65279,this.content=this.hasBOM?content.
slice(1):content,this.structuredSource=new import_structured_source.StructuredSource(this.content),this.filePath=filePath,this.physicalFilePath=physicalFilePath,
this.contentType=contentType,this.ext=ext}getFilePath(){return this.filePath}getPhysicalFilePath(){return this.physicalFilePath}locationToRange(loc){return this.
structuredSource.locationToRange(loc)}rangeToLocation(range){let location=this.structuredSource.rangeToLocation(range);return{start:{line:location.start.line,column:location.
start.column},end:{line:location.end.line,column:location.end.column}}}positionToIndex(pos){return this.structuredSource.positionToIndex(pos)}indexToPosition(index){
let position=this.structuredSource.indexToPosition(index);return{line:position.line,column:position.column}}};var EventEmitter=class{#listeners=new Map;on(type,listener){let listenerSet=this.#listeners.get(type)??new Set;listenerSet?.add(listener),this.#listeners.set(type,
listenerSet)}emit(type,...args){let listenerSet=this.#listeners.get(type);if(listenerSet)for(let listenerSetElement of listenerSet)listenerSetElement(...args)}off(type,listener){
let listenerSet=this.#listeners.get(type);if(listenerSet)for(let listenerSetElement of listenerSet)listenerSetElement===listener&&listenerSet.delete(listener)}removeAllListeners(){
this.#listeners.clear()}listenerCount(type){return this.#listeners.get(type)?.size??0}listeners(type){return Array.from(this.#listeners.get(type)??[])}},PromiseEventEmitter=class{events;constructor(){
this.events=new EventEmitter}listenerCount(type){return this.events.listenerCount(type)}on(event,listener){return this.events.on(event,listener)}emit(event,...args){
let promises=[];return this.events.listeners(event).forEach(listener=>{promises.push(listener(...args))}),Promise.all(promises)}};var formatMessage=(messageHandler,props)=>typeof props!="object"||props===null?messageHandler():messageHandler(props),getMatchedLocaleMessage=(locale,locales)=>{
let localKeys=Object.keys(locales),matchLocale=localKeys.find(key=>key===locale);if(matchLocale)return matchLocale;let[lang]=locale.split("-");if(!lang)return"e\
n";let fallbackMatchLocal=localKeys.find(key=>key===lang);return fallbackMatchLocal||"en"},createTranslator=(messages2,options)=>(messageId,props)=>{let messageHandler=messages2[messageId];
if(!messageHandler)throw new Error(`messages:${String(messageId)} is missing in messages.`);if(typeof messageHandler=="function"){if(typeof messageId!="string")
throw new Error(`message's key:${String(messageId)} should be string`);return{message:formatMessage(messageHandler,props),messageId,data:props}}let defaultLocal=options&&
options.defaultLocale?options.defaultLocale:"en",locale=getMatchedLocaleMessage(defaultLocal,messageHandler),localizedMessage=messageHandler[locale];if(!localizedMessage)
throw messageHandler.en?new Error(`messages${String(messageId)}.${locale} is missing in messages.`):new Error(`message's key:${String(messageId)}.en should be d\
efined in messages.`);if(typeof messageId!="string")throw new Error(`message's key:${String(messageId)}.en should be string`);return{message:formatMessage(localizedMessage,
props),messageId,data:props}};var createContextEvents=()=>{let contextEvents=new EventEmitter,REPORT_SYMBOL=Symbol("report"),IGNORE_SYMBOL=Symbol("ignore");return{report(descriptor){contextEvents.
emit(REPORT_SYMBOL,descriptor)},onReport(handler){let listener=descriptor=>{handler(descriptor)};return contextEvents.on(REPORT_SYMBOL,listener),()=>{contextEvents.
off(REPORT_SYMBOL,listener)}},ignore(descriptor){contextEvents.emit(IGNORE_SYMBOL,descriptor)},onIgnore(handler){let listener=descriptor=>{handler(descriptor)};
return contextEvents.on(IGNORE_SYMBOL,listener),()=>{contextEvents.off(IGNORE_SYMBOL,listener)}}}},createRuleContext=({ruleId,ruleParentId,meta,severity,sourceCode,
contextEvents,sharedOptions,locale})=>({sharedOptions,createTranslator:messages2=>createTranslator(messages2,{defaultLocale:locale}),ignore(descriptor){let{message:message2}=descriptor.
message;contextEvents.ignore({type:"ignore",ruleId,ruleParentId,range:descriptor.range,targetRuleId:descriptor.targetRuleId,loc:sourceCode.rangeToLocation(descriptor.
range),message:message2})},report(descriptor){let{message:message2,messageId,data}=descriptor.message,severityLevel=severity??"error";ruleParentId?contextEvents.
report({...descriptor,type:"message",ruleId,ruleParentId,loc:sourceCode.rangeToLocation(descriptor.range),severity:severityLevel,message:message2,messageId,docsUrl:meta.
docs?.url?`${meta.docs.url}#${messageId}`:void 0,data}):contextEvents.report({...descriptor,type:"message",ruleId,loc:sourceCode.rangeToLocation(descriptor.range),
severity:severityLevel,message:message2,messageId,docsUrl:meta.docs?.url?`${meta.docs.url}#${messageId}`:void 0,data})}});var SecretLintRule=class{ruleReportHandle;ruleCreator;descriptorRule;constructor({descriptorRule,context}){this.descriptorRule=descriptorRule,this.ruleCreator=descriptorRule.
rule;let ruleCreatorOptions=descriptorRule.options||{};this.ruleReportHandle=this.ruleCreator.create(context,ruleCreatorOptions)}allowMessageIds(){if(!this.descriptorRule.
allowMessageIds)return[];let ruleId=this.ruleCreator.meta.id;return this.descriptorRule.allowMessageIds.map(allowMessageId=>({messageId:allowMessageId,ruleId}))}supportSourceCode(sourceCode){
let contentType=sourceCode.contentType;return contentType==="unknown"||this.ruleCreator.meta.supportedContentTypes.includes("all")?!0:this.ruleCreator.meta.supportedContentTypes.
includes(contentType)}async file(source){let file=this.ruleReportHandle.file;if(file)return file(source)}};var SecretLintProfiler=class{perf;PerformanceObserver;observer;enabled;entries=[];measures=[];startMarkNames=new Set;executionPromises=[];constructor(options){this.
perf=options.perf,this.PerformanceObserver=options.PerformanceObserver,this.enabled=options.enabled??!0}get isEnabled(){return this.enabled}setEnabled(enabled){
this.enabled!==enabled&&(this.enabled=enabled,enabled||this.stopObserving())}startObserving(){let pattern=/(.*?)::end(\|\|.*)?/,observer=new this.PerformanceObserver(
items=>{if(!this.enabled)return;items.getEntries().forEach(entry=>{if(entry.entryType==="mark"){let match=entry.name.match(pattern),endIdentifier=match?match[1]:
void 0,suffix=match&&match[2]?match[2]:"";if(endIdentifier){let startMarkName=`${endIdentifier}::start${suffix}`;this.startMarkNames.has(startMarkName)&&this.executionPromises.
push(Promise.resolve().then(()=>{this.perf.measure(endIdentifier+suffix,startMarkName,entry.name)}))}else this.startMarkNames.add(entry.name);this.entries.push(
entry)}else entry.entryType==="measure"&&this.measures.push(entry)})});observer.observe({entryTypes:["mark","measure"]}),this.observer=observer}stopObserving(){
this.observer?.disconnect(),this.observer=void 0,this.entries.length=0,this.measures.length=0,this.executionPromises.length=0,this.startMarkNames.clear()}mark(marker){
this.enabled&&(this.observer||this.startObserving(),"id"in marker?this.perf.mark(`${marker.type}||${marker.id}`):this.perf.mark(marker.type))}waifForExecutionPromises=()=>Promise.
all(this.executionPromises).finally(()=>{this.executionPromises.length=0});async getEntries(){return await this.waifForExecutionPromises(),this.entries}async getMeasures(){
return await this.waifForExecutionPromises(),this.measures}};var import_node_perf_hooks=__toESM(require("node:perf_hooks"),1);var NullPerformanceObserver=class{disconnect(){}observe(_options){}},secretLintProfiler=new SecretLintProfiler({perf:import_node_perf_hooks.default.performance,
PerformanceObserver:import_node_perf_hooks.default.PerformanceObserver?import_node_perf_hooks.default.PerformanceObserver:NullPerformanceObserver});var createRunningEvents=()=>{let contextEvents=new PromiseEventEmitter,registerSet=new Set,LINT_HANDLE=Symbol("lint:start"),rules2=[];return{collectAllowMessageIds(){
let allowMessageIds=[];return rules2.forEach(rule=>{allowMessageIds.push(...rule.allowMessageIds())}),allowMessageIds},runLint(options){return contextEvents.emit(
LINT_HANDLE,options)},registerRule({descriptorRule,context}){if(registerSet.has(descriptorRule.id))throw new Error(`rule.id:${descriptorRule.id} is already regi\
stered.
                
Duplicated rule.id is something wrong in .secretlintrc.                
`);registerSet.add(descriptorRule.id);let rule=new SecretLintRule({descriptorRule,context});rules2.push(rule),contextEvents.on(LINT_HANDLE,async({sourceCode})=>{
secretLintProfiler.mark({type:"@core>rule-handler::start",id:descriptorRule.rule.meta.id}),rule.supportSourceCode(sourceCode)&&await rule.file(sourceCode),secretLintProfiler.
mark({type:"@core>rule-handler::end",id:descriptorRule.rule.meta.id})})},registerRulePreset({descriptorRulePreset,context}){let rulePresetCreatorOptions=descriptorRulePreset.
options||[];descriptorRulePreset.rule.create(context,rulePresetCreatorOptions)},isRegistered(ruleId){return registerSet.has(ruleId)}}};var createRulePresetContext=({configRulePreset,sourceCode,runningEvents,contextEvents,sharedOptions,locale})=>{let presetRules=configRulePreset.rules||[];if(!Array.
isArray(presetRules))throw console.error(`${configRulePreset.id}:PresetRules is invalid format`,presetRules),new Error("preset's rules should be an array of rul\
e definitions");return{sharedOptions,registerRule(rule,defaultValue){let descriptorRule=presetRules.find(descriptorRule2=>descriptorRule2.id===rule.meta.id),descriptorRuleOptions=descriptorRule?
descriptorRule.options:void 0,descriptorRuleDisabled=descriptorRule?descriptorRule.disabled:void 0,descriptorRuleSeverity=descriptorRule?descriptorRule.severity:
void 0,descriptorAllowMessageIds=descriptorRule?descriptorRule.allowMessageIds:void 0,context=createRuleContext({ruleId:rule.meta.id,ruleParentId:configRulePreset.
id,meta:rule.meta,severity:descriptorRuleSeverity,sourceCode,contextEvents,sharedOptions,locale}),defaultValueOfPreset=defaultValue||{};runningEvents.registerRule(
{descriptorRule:{...defaultValueOfPreset,...descriptorRule,id:rule.meta.id,options:descriptorRuleOptions,rule,disabled:descriptorRuleDisabled,allowMessageIds:descriptorAllowMessageIds,
severity:descriptorRuleSeverity},context})}}};var isContainedRange=(index,range)=>{let[start2,end]=range;return start2<=index&&index<=end};function filterIgnoredMessages(options){let reportedMessages=options.
reportedMessages,ignoreMessages=options.ignoredMessages;return reportedMessages.filter(message2=>!ignoreMessages.some(ignoreMessage=>{let isInIgnoringRange=isContainedRange(
message2.range[0],ignoreMessage.range)&&isContainedRange(message2.range[1],ignoreMessage.range);return isInIgnoringRange&&ignoreMessage.targetRuleId?ignoreMessage.
targetRuleId==="*"?!0:message2.ruleId===ignoreMessage.targetRuleId:isInIgnoringRange}))}var createMessageProcessor=processors=>({process(messages2){let originalMessages=messages2;if(processors.length===0)throw new Error("processors should be > 0");
return processors.reduce((messages3,filter)=>filter(messages3),originalMessages)}});var isEqualMessage=(aMessage,bMessage)=>aMessage.range[0]===bMessage.range[0]&&aMessage.range[1]===bMessage.range[1]&&"severity"in aMessage&&"severity"in bMessage&&
aMessage.severity===bMessage.severity&&aMessage.message===bMessage.message;function filterDuplicatedMessages(messages2=[]){return messages2.filter((message2,index)=>!messages2.
slice(index+1).some(restMessage=>isEqualMessage(message2,restMessage)))}function sortMessagesByLocation(messages2){return messages2.sort(function(a,b){let startIndexDiff=a.range[0]-b.range[0];return startIndexDiff===0?a.range[1]-b.range[1]:
startIndexDiff})}var filterByAllowMessageIds=(messages2,allowMessageIds)=>{let disabledSet=new Set(allowMessageIds.map(allowMessage=>`${allowMessage.ruleId}--${allowMessage.messageId}`));
return messages2.filter(message2=>!disabledSet.has(`${message2.ruleId}--${message2.messageId}`))};var deepMask=(object,handler)=>{for(let key of Object.keys(object))typeof object[key]=="object"?object[key]=deepMask(object[key],handler):Array.isArray(object[key])?
object[key]=object[key].map(item=>deepMask(item,handler)):typeof object[key]=="string"&&(object[key]=handler(object[key]));return object},createMaskValue=value=>"\
*".repeat(value.length),maskWithValues=(str,maskedValues)=>{let result=str;for(let maskValue of maskedValues)result=result.replaceAll(maskValue,"*".repeat(maskValue.
length));return result},filterMaskSecretsData=(messages2=[])=>messages2.map(message2=>{if(message2.type!=="message")return message2;let maskedValues=[],maskedData=message2.
data?deepMask(message2.data,value=>(maskedValues.push(value),createMaskValue(value))):void 0;if(!maskedData)return message2;let maskedMessage=maskWithValues(message2.
message,maskedValues);return{...message2,message:maskedMessage,data:maskedData}});var cleanupMessages=options=>{let reportedMessages=filterIgnoredMessages(options),reportedMessagesWithoutAllowMessageIds=filterByAllowMessageIds(reportedMessages,
options.allowMessageIds),filters=options.maskSecrets?[filterDuplicatedMessages,filterMaskSecretsData]:[filterDuplicatedMessages],filterProcess=createMessageProcessor(
filters);return sortMessagesByLocation(filterProcess.process(reportedMessagesWithoutAllowMessageIds))};var silent=()=>{},no_debug_default=()=>silent;var debug=no_debug_default("@secretlint/core"),lintSource=({source,options})=>{secretLintProfiler.mark({type:"@core>lint::start",id:source.filePath}),debug("sou\
rce filePath: %O",source.filePath),debug("options: %O",options);let rules2=options.config.rules,locale=options.locale??"en",maskSecrets=options.maskSecrets??!1,
contextEvents=createContextEvents(),runningEvents=createRunningEvents(),reportedMessages=[],ignoredMessages=[];contextEvents.onReport(message2=>{reportedMessages.
push(message2)}),contextEvents.onIgnore(message2=>{ignoredMessages.push(message2)});let sourceCode=new SecretLintSourceCodeImpl({content:source.content,filePath:source.
filePath,physicalFilePath:options.noPhysicFilePath?void 0:source.filePath,ext:source.ext||"",contentType:source.contentType});return secretLintProfiler.mark({type:"\
@core>setup-rules::start"}),rules2.forEach(rule=>{secretLintProfiler.mark({type:"@core>setup-rule::start",id:rule.rule.meta.id}),registerRule({sourceCode,config:options.
config,descriptorRule:rule,contextEvents,runningEvents,locale}),secretLintProfiler.mark({type:"@core>setup-rule::end",id:rule.rule.meta.id})}),secretLintProfiler.
mark({type:"@core>setup-rules::end"}),runningEvents.runLint({sourceCode}).then(()=>({filePath:source.filePath,sourceContent:source.contentType==="text"?source.content:
void 0,sourceContentType:source.contentType,messages:cleanupMessages({reportedMessages,ignoredMessages,allowMessageIds:runningEvents.collectAllowMessageIds(),maskSecrets})})).
finally(()=>{secretLintProfiler.mark({type:"@core>lint::end",id:source.filePath})})},isRulePreset=ruleDescriptor=>ruleDescriptor.rule.meta.type==="preset",isRule=ruleDescriptor=>ruleDescriptor.
rule.meta.type==="scanner",registerRule=({sourceCode,config,descriptorRule,contextEvents,runningEvents,locale})=>{let ruleId=descriptorRule.id;if(descriptorRule.
disabled){debug("Skip registerRule %s, because it is disabled",ruleId);return}debug("registerRule %s",ruleId);let sharedOptionsWithDefault=config.sharedOptions??
{};if(isRulePreset(descriptorRule)){let context=createRulePresetContext({configRulePreset:descriptorRule,sourceCode,contextEvents,runningEvents,sharedOptions:sharedOptionsWithDefault,
locale});runningEvents.registerRulePreset({descriptorRulePreset:descriptorRule,context});return}else if(isRule(descriptorRule)){let context=createRuleContext({ruleId,
severity:descriptorRule.severity,meta:descriptorRule.rule.meta,sourceCode,contextEvents,sharedOptions:sharedOptionsWithDefault,locale});runningEvents.registerRule(
{descriptorRule,context});return}throw new Error(`Unknown descriptor type: ${descriptorRule}`)};var import_node_path4=__toESM(require("node:path"),1),commonjsGlobal=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<
"u"?self:{},regexpStringMatcher={},lodash_uniq,hasRequiredLodash_uniq;function requireLodash_uniq(){if(hasRequiredLodash_uniq)return lodash_uniq;hasRequiredLodash_uniq=
1;var LARGE_ARRAY_SIZE=200,HASH_UNDEFINED="__lodash_hash_undefined__",INFINITY=1/0,funcTag="[object Function]",genTag="[object GeneratorFunction]",reRegExpChar=/[\\^$.*+?()[\]{}|]/g,
reIsHostCtor=/^\[object .+?Constructor\]$/,freeGlobal=typeof commonjsGlobal=="object"&&commonjsGlobal&&commonjsGlobal.Object===Object&&commonjsGlobal,freeSelf=typeof self==
"object"&&self&&self.Object===Object&&self,root=freeGlobal||freeSelf||Function("return this")();function arrayIncludes(array,value){var length=array?array.length:
0;return!!length&&baseIndexOf(array,value,0)>-1}function baseFindIndex(array,predicate,fromIndex,fromRight){for(var length=array.length,index=fromIndex+-1;++index<
length;)if(predicate(array[index],index,array))return index;return-1}function baseIndexOf(array,value,fromIndex){if(value!==value)return baseFindIndex(array,baseIsNaN,
fromIndex);for(var index=fromIndex-1,length=array.length;++index<length;)if(array[index]===value)return index;return-1}function baseIsNaN(value){return value!==
value}function cacheHas(cache,key){return cache.has(key)}function getValue(object,key){return object?.[key]}function isHostObject(value){var result=!1;if(value!=
null&&typeof value.toString!="function")try{result=!!(value+"")}catch{}return result}function setToArray(set){var index=-1,result=Array(set.size);return set.forEach(
function(value){result[++index]=value}),result}var arrayProto=Array.prototype,funcProto=Function.prototype,objectProto=Object.prototype,coreJsData=root["__core-\
js_shared__"],maskSrcKey=(function(){var uid=/[^.]+$/.exec(coreJsData&&coreJsData.keys&&coreJsData.keys.IE_PROTO||"");return uid?"Symbol(src)_1."+uid:""})(),funcToString=funcProto.
toString,hasOwnProperty=objectProto.hasOwnProperty,objectToString=objectProto.toString,reIsNative=RegExp("^"+funcToString.call(hasOwnProperty).replace(reRegExpChar,
"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,"$1.*?")+"$"),splice=arrayProto.splice,Map2=getNative(root,"Map"),Set2=getNative(root,"\
Set"),nativeCreate=getNative(Object,"create");function Hash(entries){var index=-1,length=entries?entries.length:0;for(this.clear();++index<length;){var entry=entries[index];
this.set(entry[0],entry[1])}}function hashClear(){this.__data__=nativeCreate?nativeCreate(null):{}}function hashDelete(key){return this.has(key)&&delete this.__data__[key]}
function hashGet(key){var data=this.__data__;if(nativeCreate){var result=data[key];return result===HASH_UNDEFINED?void 0:result}return hasOwnProperty.call(data,
key)?data[key]:void 0}function hashHas(key){var data=this.__data__;return nativeCreate?data[key]!==void 0:hasOwnProperty.call(data,key)}function hashSet(key,value){
var data=this.__data__;return data[key]=nativeCreate&&value===void 0?HASH_UNDEFINED:value,this}Hash.prototype.clear=hashClear,Hash.prototype.delete=hashDelete,Hash.
prototype.get=hashGet,Hash.prototype.has=hashHas,Hash.prototype.set=hashSet;function ListCache(entries){var index=-1,length=entries?entries.length:0;for(this.clear();++index<
length;){var entry=entries[index];this.set(entry[0],entry[1])}}function listCacheClear(){this.__data__=[]}function listCacheDelete(key){var data=this.__data__,index=assocIndexOf(
data,key);if(index<0)return!1;var lastIndex=data.length-1;return index==lastIndex?data.pop():splice.call(data,index,1),!0}function listCacheGet(key){var data=this.
__data__,index=assocIndexOf(data,key);return index<0?void 0:data[index][1]}function listCacheHas(key){return assocIndexOf(this.__data__,key)>-1}function listCacheSet(key,value){
var data=this.__data__,index=assocIndexOf(data,key);return index<0?data.push([key,value]):data[index][1]=value,this}ListCache.prototype.clear=listCacheClear,ListCache.
prototype.delete=listCacheDelete,ListCache.prototype.get=listCacheGet,ListCache.prototype.has=listCacheHas,ListCache.prototype.set=listCacheSet;function MapCache(entries){
var index=-1,length=entries?entries.length:0;for(this.clear();++index<length;){var entry=entries[index];this.set(entry[0],entry[1])}}function mapCacheClear(){this.
__data__={hash:new Hash,map:new(Map2||ListCache),string:new Hash}}function mapCacheDelete(key){return getMapData(this,key).delete(key)}function mapCacheGet(key){
return getMapData(this,key).get(key)}function mapCacheHas(key){return getMapData(this,key).has(key)}function mapCacheSet(key,value){return getMapData(this,key).
set(key,value),this}MapCache.prototype.clear=mapCacheClear,MapCache.prototype.delete=mapCacheDelete,MapCache.prototype.get=mapCacheGet,MapCache.prototype.has=mapCacheHas,
MapCache.prototype.set=mapCacheSet;function SetCache(values){var index=-1,length=values?values.length:0;for(this.__data__=new MapCache;++index<length;)this.add(
values[index])}function setCacheAdd(value){return this.__data__.set(value,HASH_UNDEFINED),this}function setCacheHas(value){return this.__data__.has(value)}SetCache.
prototype.add=SetCache.prototype.push=setCacheAdd,SetCache.prototype.has=setCacheHas;function assocIndexOf(array,key){for(var length=array.length;length--;)if(eq(
array[length][0],key))return length;return-1}function baseIsNative(value){if(!isObject(value)||isMasked(value))return!1;var pattern=isFunction(value)||isHostObject(
value)?reIsNative:reIsHostCtor;return pattern.test(toSource(value))}function baseUniq(array,iteratee,comparator){var index=-1,includes=arrayIncludes,length=array.
length,isCommon=!0,result=[],seen=result;if(length>=LARGE_ARRAY_SIZE){var set=createSet(array);if(set)return setToArray(set);isCommon=!1,includes=cacheHas,seen=
new SetCache}else seen=result;outer:for(;++index<length;){var value=array[index],computed=value;if(value=value!==0?value:0,isCommon&&computed===computed){for(var seenIndex=seen.
length;seenIndex--;)if(seen[seenIndex]===computed)continue outer;result.push(value)}else includes(seen,computed,comparator)||(seen!==result&&seen.push(computed),
result.push(value))}return result}var createSet=Set2&&1/setToArray(new Set2([,-0]))[1]==INFINITY?function(values){return new Set2(values)}:noop;function getMapData(map,key){
var data=map.__data__;return isKeyable(key)?data[typeof key=="string"?"string":"hash"]:data.map}function getNative(object,key){var value=getValue(object,key);return baseIsNative(
value)?value:void 0}function isKeyable(value){var type=typeof value;return type=="string"||type=="number"||type=="symbol"||type=="boolean"?value!=="__proto__":value===
null}function isMasked(func){return!!maskSrcKey&&maskSrcKey in func}function toSource(func){if(func!=null){try{return funcToString.call(func)}catch{}try{return func+
""}catch{}}return""}function uniq(array){return array&&array.length?baseUniq(array):[]}function eq(value,other){return value===other||value!==value&&other!==other}
function isFunction(value){var tag=isObject(value)?objectToString.call(value):"";return tag==funcTag||tag==genTag}function isObject(value){var type=typeof value;
return!!value&&(type=="object"||type=="function")}function noop(){}return lodash_uniq=uniq,lodash_uniq}var lodash_uniqwith,hasRequiredLodash_uniqwith;function requireLodash_uniqwith(){
if(hasRequiredLodash_uniqwith)return lodash_uniqwith;hasRequiredLodash_uniqwith=1;var LARGE_ARRAY_SIZE=200,HASH_UNDEFINED="__lodash_hash_undefined__",INFINITY=1/0,
funcTag="[object Function]",genTag="[object GeneratorFunction]",reRegExpChar=/[\\^$.*+?()[\]{}|]/g,reIsHostCtor=/^\[object .+?Constructor\]$/,freeGlobal=typeof commonjsGlobal==
"object"&&commonjsGlobal&&commonjsGlobal.Object===Object&&commonjsGlobal,freeSelf=typeof self=="object"&&self&&self.Object===Object&&self,root=freeGlobal||freeSelf||
Function("return this")();function arrayIncludes(array,value){var length=array?array.length:0;return!!length&&baseIndexOf(array,value,0)>-1}function arrayIncludesWith(array,value,comparator){
for(var index=-1,length=array?array.length:0;++index<length;)if(comparator(value,array[index]))return!0;return!1}function baseFindIndex(array,predicate,fromIndex,fromRight){
for(var length=array.length,index=fromIndex+-1;++index<length;)if(predicate(array[index],index,array))return index;return-1}function baseIndexOf(array,value,fromIndex){
if(value!==value)return baseFindIndex(array,baseIsNaN,fromIndex);for(var index=fromIndex-1,length=array.length;++index<length;)if(array[index]===value)return index;
return-1}function baseIsNaN(value){return value!==value}function cacheHas(cache,key){return cache.has(key)}function getValue(object,key){return object?.[key]}function isHostObject(value){
var result=!1;if(value!=null&&typeof value.toString!="function")try{result=!!(value+"")}catch{}return result}function setToArray(set){var index=-1,result=Array(
set.size);return set.forEach(function(value){result[++index]=value}),result}var arrayProto=Array.prototype,funcProto=Function.prototype,objectProto=Object.prototype,
coreJsData=root["__core-js_shared__"],maskSrcKey=(function(){var uid=/[^.]+$/.exec(coreJsData&&coreJsData.keys&&coreJsData.keys.IE_PROTO||"");return uid?"Symbol\
(src)_1."+uid:""})(),funcToString=funcProto.toString,hasOwnProperty=objectProto.hasOwnProperty,objectToString=objectProto.toString,reIsNative=RegExp("^"+funcToString.
call(hasOwnProperty).replace(reRegExpChar,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,"$1.*?")+"$"),splice=arrayProto.splice,Map2=getNative(
root,"Map"),Set2=getNative(root,"Set"),nativeCreate=getNative(Object,"create");function Hash(entries){var index=-1,length=entries?entries.length:0;for(this.clear();++index<
length;){var entry=entries[index];this.set(entry[0],entry[1])}}function hashClear(){this.__data__=nativeCreate?nativeCreate(null):{}}function hashDelete(key){return this.
has(key)&&delete this.__data__[key]}function hashGet(key){var data=this.__data__;if(nativeCreate){var result=data[key];return result===HASH_UNDEFINED?void 0:result}
return hasOwnProperty.call(data,key)?data[key]:void 0}function hashHas(key){var data=this.__data__;return nativeCreate?data[key]!==void 0:hasOwnProperty.call(data,
key)}function hashSet(key,value){var data=this.__data__;return data[key]=nativeCreate&&value===void 0?HASH_UNDEFINED:value,this}Hash.prototype.clear=hashClear,Hash.
prototype.delete=hashDelete,Hash.prototype.get=hashGet,Hash.prototype.has=hashHas,Hash.prototype.set=hashSet;function ListCache(entries){var index=-1,length=entries?
entries.length:0;for(this.clear();++index<length;){var entry=entries[index];this.set(entry[0],entry[1])}}function listCacheClear(){this.__data__=[]}function listCacheDelete(key){
var data=this.__data__,index=assocIndexOf(data,key);if(index<0)return!1;var lastIndex=data.length-1;return index==lastIndex?data.pop():splice.call(data,index,1),
!0}function listCacheGet(key){var data=this.__data__,index=assocIndexOf(data,key);return index<0?void 0:data[index][1]}function listCacheHas(key){return assocIndexOf(
this.__data__,key)>-1}function listCacheSet(key,value){var data=this.__data__,index=assocIndexOf(data,key);return index<0?data.push([key,value]):data[index][1]=
value,this}ListCache.prototype.clear=listCacheClear,ListCache.prototype.delete=listCacheDelete,ListCache.prototype.get=listCacheGet,ListCache.prototype.has=listCacheHas,
ListCache.prototype.set=listCacheSet;function MapCache(entries){var index=-1,length=entries?entries.length:0;for(this.clear();++index<length;){var entry=entries[index];
this.set(entry[0],entry[1])}}function mapCacheClear(){this.__data__={hash:new Hash,map:new(Map2||ListCache),string:new Hash}}function mapCacheDelete(key){return getMapData(
this,key).delete(key)}function mapCacheGet(key){return getMapData(this,key).get(key)}function mapCacheHas(key){return getMapData(this,key).has(key)}function mapCacheSet(key,value){
return getMapData(this,key).set(key,value),this}MapCache.prototype.clear=mapCacheClear,MapCache.prototype.delete=mapCacheDelete,MapCache.prototype.get=mapCacheGet,
MapCache.prototype.has=mapCacheHas,MapCache.prototype.set=mapCacheSet;function SetCache(values){var index=-1,length=values?values.length:0;for(this.__data__=new MapCache;++index<
length;)this.add(values[index])}function setCacheAdd(value){return this.__data__.set(value,HASH_UNDEFINED),this}function setCacheHas(value){return this.__data__.
has(value)}SetCache.prototype.add=SetCache.prototype.push=setCacheAdd,SetCache.prototype.has=setCacheHas;function assocIndexOf(array,key){for(var length=array.length;length--;)
if(eq(array[length][0],key))return length;return-1}function baseIsNative(value){if(!isObject(value)||isMasked(value))return!1;var pattern=isFunction(value)||isHostObject(
value)?reIsNative:reIsHostCtor;return pattern.test(toSource(value))}function baseUniq(array,iteratee,comparator){var index=-1,includes=arrayIncludes,length=array.
length,isCommon=!0,result=[],seen=result;if(comparator)isCommon=!1,includes=arrayIncludesWith;else if(length>=LARGE_ARRAY_SIZE){var set=createSet(array);if(set)
return setToArray(set);isCommon=!1,includes=cacheHas,seen=new SetCache}else seen=result;outer:for(;++index<length;){var value=array[index],computed=value;if(value=
comparator||value!==0?value:0,isCommon&&computed===computed){for(var seenIndex=seen.length;seenIndex--;)if(seen[seenIndex]===computed)continue outer;result.push(
value)}else includes(seen,computed,comparator)||(seen!==result&&seen.push(computed),result.push(value))}return result}var createSet=Set2&&1/setToArray(new Set2(
[,-0]))[1]==INFINITY?function(values){return new Set2(values)}:noop;function getMapData(map,key){var data=map.__data__;return isKeyable(key)?data[typeof key=="s\
tring"?"string":"hash"]:data.map}function getNative(object,key){var value=getValue(object,key);return baseIsNative(value)?value:void 0}function isKeyable(value){
var type=typeof value;return type=="string"||type=="number"||type=="symbol"||type=="boolean"?value!=="__proto__":value===null}function isMasked(func){return!!maskSrcKey&&
maskSrcKey in func}function toSource(func){if(func!=null){try{return funcToString.call(func)}catch{}try{return func+""}catch{}}return""}function uniqWith(array,comparator){
return array&&array.length?baseUniq(array,void 0,comparator):[]}function eq(value,other){return value===other||value!==value&&other!==other}function isFunction(value){
var tag=isObject(value)?objectToString.call(value):"";return tag==funcTag||tag==genTag}function isObject(value){var type=typeof value;return!!value&&(type=="obj\
ect"||type=="function")}function noop(){}return lodash_uniqwith=uniqWith,lodash_uniqwith}var lodash_sortby={exports:{}};lodash_sortby.exports;var hasRequiredLodash_sortby;
function requireLodash_sortby(){return hasRequiredLodash_sortby||(hasRequiredLodash_sortby=1,(function(module2,exports2){var LARGE_ARRAY_SIZE=200,FUNC_ERROR_TEXT="\
Expected a function",HASH_UNDEFINED="__lodash_hash_undefined__",UNORDERED_COMPARE_FLAG=1,PARTIAL_COMPARE_FLAG=2,MAX_SAFE_INTEGER=9007199254740991,argsTag="[obje\
ct Arguments]",arrayTag="[object Array]",boolTag="[object Boolean]",dateTag="[object Date]",errorTag="[object Error]",funcTag="[object Function]",genTag="[objec\
t GeneratorFunction]",mapTag="[object Map]",numberTag="[object Number]",objectTag="[object Object]",promiseTag="[object Promise]",regexpTag="[object RegExp]",setTag="\
[object Set]",stringTag="[object String]",symbolTag="[object Symbol]",weakMapTag="[object WeakMap]",arrayBufferTag="[object ArrayBuffer]",dataViewTag="[object D\
ataView]",float32Tag="[object Float32Array]",float64Tag="[object Float64Array]",int8Tag="[object Int8Array]",int16Tag="[object Int16Array]",int32Tag="[object In\
t32Array]",uint8Tag="[object Uint8Array]",uint8ClampedTag="[object Uint8ClampedArray]",uint16Tag="[object Uint16Array]",uint32Tag="[object Uint32Array]",reIsDeepProp=/\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/,
reIsPlainProp=/^\w*$/,reLeadingDot=/^\./,rePropName=/[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g,reRegExpChar=/[\\^$.*+?()[\]{}|]/g,
reEscapeChar=/\\(\\)?/g,reIsHostCtor=/^\[object .+?Constructor\]$/,reIsUint=/^(?:0|[1-9]\d*)$/,typedArrayTags={};typedArrayTags[float32Tag]=typedArrayTags[float64Tag]=
typedArrayTags[int8Tag]=typedArrayTags[int16Tag]=typedArrayTags[int32Tag]=typedArrayTags[uint8Tag]=typedArrayTags[uint8ClampedTag]=typedArrayTags[uint16Tag]=typedArrayTags[uint32Tag]=
!0,typedArrayTags[argsTag]=typedArrayTags[arrayTag]=typedArrayTags[arrayBufferTag]=typedArrayTags[boolTag]=typedArrayTags[dataViewTag]=typedArrayTags[dateTag]=typedArrayTags[errorTag]=
typedArrayTags[funcTag]=typedArrayTags[mapTag]=typedArrayTags[numberTag]=typedArrayTags[objectTag]=typedArrayTags[regexpTag]=typedArrayTags[setTag]=typedArrayTags[stringTag]=
typedArrayTags[weakMapTag]=!1;var freeGlobal=typeof commonjsGlobal=="object"&&commonjsGlobal&&commonjsGlobal.Object===Object&&commonjsGlobal,freeSelf=typeof self==
"object"&&self&&self.Object===Object&&self,root=freeGlobal||freeSelf||Function("return this")(),freeExports=exports2&&!exports2.nodeType&&exports2,freeModule=freeExports&&
!0&&module2&&!module2.nodeType&&module2,moduleExports=freeModule&&freeModule.exports===freeExports,freeProcess=moduleExports&&freeGlobal.process,nodeUtil=(function(){
try{return freeProcess&&freeProcess.binding("util")}catch{}})(),nodeIsTypedArray=nodeUtil&&nodeUtil.isTypedArray;function apply(func,thisArg,args){switch(args.length){case 0:
return func.call(thisArg);case 1:return func.call(thisArg,args[0]);case 2:return func.call(thisArg,args[0],args[1]);case 3:return func.call(thisArg,args[0],args[1],
args[2])}return func.apply(thisArg,args)}function arrayMap(array,iteratee){for(var index=-1,length=array?array.length:0,result=Array(length);++index<length;)result[index]=
iteratee(array[index],index,array);return result}function arrayPush(array,values){for(var index=-1,length=values.length,offset=array.length;++index<length;)array[offset+
index]=values[index];return array}function arraySome(array,predicate){for(var index=-1,length=array?array.length:0;++index<length;)if(predicate(array[index],index,
array))return!0;return!1}function baseProperty(key){return function(object){return object?.[key]}}function baseSortBy(array,comparer){var length=array.length;for(array.
sort(comparer);length--;)array[length]=array[length].value;return array}function baseTimes(n,iteratee){for(var index=-1,result=Array(n);++index<n;)result[index]=
iteratee(index);return result}function baseUnary(func){return function(value){return func(value)}}function getValue(object,key){return object?.[key]}function isHostObject(value){
var result=!1;if(value!=null&&typeof value.toString!="function")try{result=!!(value+"")}catch{}return result}function mapToArray(map){var index=-1,result=Array(
map.size);return map.forEach(function(value,key){result[++index]=[key,value]}),result}function overArg(func,transform){return function(arg){return func(transform(
arg))}}function setToArray(set){var index=-1,result=Array(set.size);return set.forEach(function(value){result[++index]=value}),result}var arrayProto=Array.prototype,
funcProto=Function.prototype,objectProto=Object.prototype,coreJsData=root["__core-js_shared__"],maskSrcKey=(function(){var uid=/[^.]+$/.exec(coreJsData&&coreJsData.
keys&&coreJsData.keys.IE_PROTO||"");return uid?"Symbol(src)_1."+uid:""})(),funcToString=funcProto.toString,hasOwnProperty=objectProto.hasOwnProperty,objectToString=objectProto.
toString,reIsNative=RegExp("^"+funcToString.call(hasOwnProperty).replace(reRegExpChar,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,"\
$1.*?")+"$"),Symbol2=root.Symbol,Uint8Array2=root.Uint8Array,propertyIsEnumerable=objectProto.propertyIsEnumerable,splice=arrayProto.splice,spreadableSymbol=Symbol2?
Symbol2.isConcatSpreadable:void 0,nativeKeys=overArg(Object.keys,Object),nativeMax=Math.max,DataView2=getNative(root,"DataView"),Map2=getNative(root,"Map"),Promise2=getNative(
root,"Promise"),Set2=getNative(root,"Set"),WeakMap=getNative(root,"WeakMap"),nativeCreate=getNative(Object,"create"),dataViewCtorString=toSource(DataView2),mapCtorString=toSource(
Map2),promiseCtorString=toSource(Promise2),setCtorString=toSource(Set2),weakMapCtorString=toSource(WeakMap),symbolProto=Symbol2?Symbol2.prototype:void 0,symbolValueOf=symbolProto?
symbolProto.valueOf:void 0,symbolToString=symbolProto?symbolProto.toString:void 0;function Hash(entries){var index=-1,length=entries?entries.length:0;for(this.clear();++index<
length;){var entry=entries[index];this.set(entry[0],entry[1])}}function hashClear(){this.__data__=nativeCreate?nativeCreate(null):{}}function hashDelete(key){return this.
has(key)&&delete this.__data__[key]}function hashGet(key){var data=this.__data__;if(nativeCreate){var result=data[key];return result===HASH_UNDEFINED?void 0:result}
return hasOwnProperty.call(data,key)?data[key]:void 0}function hashHas(key){var data=this.__data__;return nativeCreate?data[key]!==void 0:hasOwnProperty.call(data,
key)}function hashSet(key,value){var data=this.__data__;return data[key]=nativeCreate&&value===void 0?HASH_UNDEFINED:value,this}Hash.prototype.clear=hashClear,Hash.
prototype.delete=hashDelete,Hash.prototype.get=hashGet,Hash.prototype.has=hashHas,Hash.prototype.set=hashSet;function ListCache(entries){var index=-1,length=entries?
entries.length:0;for(this.clear();++index<length;){var entry=entries[index];this.set(entry[0],entry[1])}}function listCacheClear(){this.__data__=[]}function listCacheDelete(key){
var data=this.__data__,index=assocIndexOf(data,key);if(index<0)return!1;var lastIndex=data.length-1;return index==lastIndex?data.pop():splice.call(data,index,1),
!0}function listCacheGet(key){var data=this.__data__,index=assocIndexOf(data,key);return index<0?void 0:data[index][1]}function listCacheHas(key){return assocIndexOf(
this.__data__,key)>-1}function listCacheSet(key,value){var data=this.__data__,index=assocIndexOf(data,key);return index<0?data.push([key,value]):data[index][1]=
value,this}ListCache.prototype.clear=listCacheClear,ListCache.prototype.delete=listCacheDelete,ListCache.prototype.get=listCacheGet,ListCache.prototype.has=listCacheHas,
ListCache.prototype.set=listCacheSet;function MapCache(entries){var index=-1,length=entries?entries.length:0;for(this.clear();++index<length;){var entry=entries[index];
this.set(entry[0],entry[1])}}function mapCacheClear(){this.__data__={hash:new Hash,map:new(Map2||ListCache),string:new Hash}}function mapCacheDelete(key){return getMapData(
this,key).delete(key)}function mapCacheGet(key){return getMapData(this,key).get(key)}function mapCacheHas(key){return getMapData(this,key).has(key)}function mapCacheSet(key,value){
return getMapData(this,key).set(key,value),this}MapCache.prototype.clear=mapCacheClear,MapCache.prototype.delete=mapCacheDelete,MapCache.prototype.get=mapCacheGet,
MapCache.prototype.has=mapCacheHas,MapCache.prototype.set=mapCacheSet;function SetCache(values){var index=-1,length=values?values.length:0;for(this.__data__=new MapCache;++index<
length;)this.add(values[index])}function setCacheAdd(value){return this.__data__.set(value,HASH_UNDEFINED),this}function setCacheHas(value){return this.__data__.
has(value)}SetCache.prototype.add=SetCache.prototype.push=setCacheAdd,SetCache.prototype.has=setCacheHas;function Stack(entries){this.__data__=new ListCache(entries)}
function stackClear(){this.__data__=new ListCache}function stackDelete(key){return this.__data__.delete(key)}function stackGet(key){return this.__data__.get(key)}
function stackHas(key){return this.__data__.has(key)}function stackSet(key,value){var cache=this.__data__;if(cache instanceof ListCache){var pairs=cache.__data__;
if(!Map2||pairs.length<LARGE_ARRAY_SIZE-1)return pairs.push([key,value]),this;cache=this.__data__=new MapCache(pairs)}return cache.set(key,value),this}Stack.prototype.
clear=stackClear,Stack.prototype.delete=stackDelete,Stack.prototype.get=stackGet,Stack.prototype.has=stackHas,Stack.prototype.set=stackSet;function arrayLikeKeys(value,inherited){
var result=isArray(value)||isArguments(value)?baseTimes(value.length,String):[],length=result.length,skipIndexes=!!length;for(var key in value)hasOwnProperty.call(
value,key)&&!(skipIndexes&&(key=="length"||isIndex(key,length)))&&result.push(key);return result}function assocIndexOf(array,key){for(var length=array.length;length--;)
if(eq(array[length][0],key))return length;return-1}var baseEach=createBaseEach(baseForOwn);function baseFlatten(array,depth,predicate,isStrict,result){var index=-1,
length=array.length;for(predicate||(predicate=isFlattenable),result||(result=[]);++index<length;){var value=array[index];predicate(value)?arrayPush(result,value):
result[result.length]=value}return result}var baseFor=createBaseFor();function baseForOwn(object,iteratee){return object&&baseFor(object,iteratee,keys2)}function baseGet(object,path2){
path2=isKey(path2,object)?[path2]:castPath(path2);for(var index=0,length=path2.length;object!=null&&index<length;)object=object[toKey(path2[index++])];return index&&
index==length?object:void 0}function baseGetTag(value){return objectToString.call(value)}function baseHasIn(object,key){return object!=null&&key in Object(object)}
function baseIsEqual(value,other,customizer,bitmask,stack){return value===other?!0:value==null||other==null||!isObject(value)&&!isObjectLike(other)?value!==value&&
other!==other:baseIsEqualDeep(value,other,baseIsEqual,customizer,bitmask,stack)}function baseIsEqualDeep(object,other,equalFunc,customizer,bitmask,stack){var objIsArr=isArray(
object),othIsArr=isArray(other),objTag=arrayTag,othTag=arrayTag;objIsArr||(objTag=getTag(object),objTag=objTag==argsTag?objectTag:objTag),othIsArr||(othTag=getTag(
other),othTag=othTag==argsTag?objectTag:othTag);var objIsObj=objTag==objectTag&&!isHostObject(object),othIsObj=othTag==objectTag&&!isHostObject(other),isSameTag=objTag==
othTag;if(isSameTag&&!objIsObj)return stack||(stack=new Stack),objIsArr||isTypedArray(object)?equalArrays(object,other,equalFunc,customizer,bitmask,stack):equalByTag(
object,other,objTag,equalFunc,customizer,bitmask,stack);if(!(bitmask&PARTIAL_COMPARE_FLAG)){var objIsWrapped=objIsObj&&hasOwnProperty.call(object,"__wrapped__"),
othIsWrapped=othIsObj&&hasOwnProperty.call(other,"__wrapped__");if(objIsWrapped||othIsWrapped){var objUnwrapped=objIsWrapped?object.value():object,othUnwrapped=othIsWrapped?
other.value():other;return stack||(stack=new Stack),equalFunc(objUnwrapped,othUnwrapped,customizer,bitmask,stack)}}return isSameTag?(stack||(stack=new Stack),equalObjects(
object,other,equalFunc,customizer,bitmask,stack)):!1}function baseIsMatch(object,source,matchData,customizer){var index=matchData.length,length=index;if(object==
null)return!length;for(object=Object(object);index--;){var data=matchData[index];if(data[2]?data[1]!==object[data[0]]:!(data[0]in object))return!1}for(;++index<
length;){data=matchData[index];var key=data[0],objValue=object[key],srcValue=data[1];if(data[2]){if(objValue===void 0&&!(key in object))return!1}else{var stack=new Stack,
result;if(!(result===void 0?baseIsEqual(srcValue,objValue,customizer,UNORDERED_COMPARE_FLAG|PARTIAL_COMPARE_FLAG,stack):result))return!1}}return!0}function baseIsNative(value){
if(!isObject(value)||isMasked(value))return!1;var pattern=isFunction(value)||isHostObject(value)?reIsNative:reIsHostCtor;return pattern.test(toSource(value))}function baseIsTypedArray(value){
return isObjectLike(value)&&isLength(value.length)&&!!typedArrayTags[objectToString.call(value)]}function baseIteratee(value){return typeof value=="function"?value:
value==null?identity:typeof value=="object"?isArray(value)?baseMatchesProperty(value[0],value[1]):baseMatches(value):property(value)}function baseKeys(object){if(!isPrototype(
object))return nativeKeys(object);var result=[];for(var key in Object(object))hasOwnProperty.call(object,key)&&key!="constructor"&&result.push(key);return result}
function baseMap(collection,iteratee){var index=-1,result=isArrayLike(collection)?Array(collection.length):[];return baseEach(collection,function(value,key,collection2){
result[++index]=iteratee(value,key,collection2)}),result}function baseMatches(source){var matchData=getMatchData(source);return matchData.length==1&&matchData[0][2]?
matchesStrictComparable(matchData[0][0],matchData[0][1]):function(object){return object===source||baseIsMatch(object,source,matchData)}}function baseMatchesProperty(path2,srcValue){
return isKey(path2)&&isStrictComparable(srcValue)?matchesStrictComparable(toKey(path2),srcValue):function(object){var objValue=get(object,path2);return objValue===
void 0&&objValue===srcValue?hasIn(object,path2):baseIsEqual(srcValue,objValue,void 0,UNORDERED_COMPARE_FLAG|PARTIAL_COMPARE_FLAG)}}function baseOrderBy(collection,iteratees,orders){
var index=-1;iteratees=arrayMap(iteratees.length?iteratees:[identity],baseUnary(baseIteratee));var result=baseMap(collection,function(value,key,collection2){var criteria=arrayMap(
iteratees,function(iteratee){return iteratee(value)});return{criteria,index:++index,value}});return baseSortBy(result,function(object,other){return compareMultiple(
object,other,orders)})}function basePropertyDeep(path2){return function(object){return baseGet(object,path2)}}function baseRest(func,start2){return start2=nativeMax(
start2===void 0?func.length-1:start2,0),function(){for(var args=arguments,index=-1,length=nativeMax(args.length-start2,0),array=Array(length);++index<length;)array[index]=
args[start2+index];index=-1;for(var otherArgs=Array(start2+1);++index<start2;)otherArgs[index]=args[index];return otherArgs[start2]=array,apply(func,this,otherArgs)}}
function baseToString(value){if(typeof value=="string")return value;if(isSymbol(value))return symbolToString?symbolToString.call(value):"";var result=value+"";return result==
"0"&&1/value==-1/0?"-0":result}function castPath(value){return isArray(value)?value:stringToPath(value)}function compareAscending(value,other){if(value!==other){
var valIsDefined=value!==void 0,valIsNull=value===null,valIsReflexive=value===value,valIsSymbol=isSymbol(value),othIsDefined=other!==void 0,othIsNull=other===null,
othIsReflexive=other===other,othIsSymbol=isSymbol(other);if(!othIsNull&&!othIsSymbol&&!valIsSymbol&&value>other||valIsSymbol&&othIsDefined&&othIsReflexive&&!othIsNull&&
!othIsSymbol||valIsNull&&othIsDefined&&othIsReflexive||!valIsDefined&&othIsReflexive||!valIsReflexive)return 1;if(!valIsNull&&!valIsSymbol&&!othIsSymbol&&value<
other||othIsSymbol&&valIsDefined&&valIsReflexive&&!valIsNull&&!valIsSymbol||othIsNull&&valIsDefined&&valIsReflexive||!othIsDefined&&valIsReflexive||!othIsReflexive)
return-1}return 0}function compareMultiple(object,other,orders){for(var index=-1,objCriteria=object.criteria,othCriteria=other.criteria,length=objCriteria.length,
ordersLength=orders.length;++index<length;){var result=compareAscending(objCriteria[index],othCriteria[index]);if(result){if(index>=ordersLength)return result;var order=orders[index];
return result*(order=="desc"?-1:1)}}return object.index-other.index}function createBaseEach(eachFunc,fromRight){return function(collection,iteratee){if(collection==
null)return collection;if(!isArrayLike(collection))return eachFunc(collection,iteratee);for(var length=collection.length,index=-1,iterable=Object(collection);++index<
length&&iteratee(iterable[index],index,iterable)!==!1;);return collection}}function createBaseFor(fromRight){return function(object,iteratee,keysFunc){for(var index=-1,
iterable=Object(object),props=keysFunc(object),length=props.length;length--;){var key=props[++index];if(iteratee(iterable[key],key,iterable)===!1)break}return object}}
function equalArrays(array,other,equalFunc,customizer,bitmask,stack){var isPartial=bitmask&PARTIAL_COMPARE_FLAG,arrLength=array.length,othLength=other.length;if(arrLength!=
othLength&&!(isPartial&&othLength>arrLength))return!1;var stacked=stack.get(array);if(stacked&&stack.get(other))return stacked==other;var index=-1,result=!0,seen=bitmask&
UNORDERED_COMPARE_FLAG?new SetCache:void 0;for(stack.set(array,other),stack.set(other,array);++index<arrLength;){var arrValue=array[index],othValue=other[index];
if(customizer)var compared=isPartial?customizer(othValue,arrValue,index,other,array,stack):customizer(arrValue,othValue,index,array,other,stack);if(compared!==void 0){
if(compared)continue;result=!1;break}if(seen){if(!arraySome(other,function(othValue2,othIndex){if(!seen.has(othIndex)&&(arrValue===othValue2||equalFunc(arrValue,
othValue2,customizer,bitmask,stack)))return seen.add(othIndex)})){result=!1;break}}else if(!(arrValue===othValue||equalFunc(arrValue,othValue,customizer,bitmask,
stack))){result=!1;break}}return stack.delete(array),stack.delete(other),result}function equalByTag(object,other,tag,equalFunc,customizer,bitmask,stack){switch(tag){case dataViewTag:
if(object.byteLength!=other.byteLength||object.byteOffset!=other.byteOffset)return!1;object=object.buffer,other=other.buffer;case arrayBufferTag:return!(object.
byteLength!=other.byteLength||!equalFunc(new Uint8Array2(object),new Uint8Array2(other)));case boolTag:case dateTag:case numberTag:return eq(+object,+other);case errorTag:
return object.name==other.name&&object.message==other.message;case regexpTag:case stringTag:return object==other+"";case mapTag:var convert=mapToArray;case setTag:
var isPartial=bitmask&PARTIAL_COMPARE_FLAG;if(convert||(convert=setToArray),object.size!=other.size&&!isPartial)return!1;var stacked=stack.get(object);if(stacked)
return stacked==other;bitmask|=UNORDERED_COMPARE_FLAG,stack.set(object,other);var result=equalArrays(convert(object),convert(other),equalFunc,customizer,bitmask,
stack);return stack.delete(object),result;case symbolTag:if(symbolValueOf)return symbolValueOf.call(object)==symbolValueOf.call(other)}return!1}function equalObjects(object,other,equalFunc,customizer,bitmask,stack){
var isPartial=bitmask&PARTIAL_COMPARE_FLAG,objProps=keys2(object),objLength=objProps.length,othProps=keys2(other),othLength=othProps.length;if(objLength!=othLength&&
!isPartial)return!1;for(var index=objLength;index--;){var key=objProps[index];if(!(isPartial?key in other:hasOwnProperty.call(other,key)))return!1}var stacked=stack.
get(object);if(stacked&&stack.get(other))return stacked==other;var result=!0;stack.set(object,other),stack.set(other,object);for(var skipCtor=isPartial;++index<
objLength;){key=objProps[index];var objValue=object[key],othValue=other[key];if(customizer)var compared=isPartial?customizer(othValue,objValue,key,other,object,
stack):customizer(objValue,othValue,key,object,other,stack);if(!(compared===void 0?objValue===othValue||equalFunc(objValue,othValue,customizer,bitmask,stack):compared)){
result=!1;break}skipCtor||(skipCtor=key=="constructor")}if(result&&!skipCtor){var objCtor=object.constructor,othCtor=other.constructor;objCtor!=othCtor&&"constr\
uctor"in object&&"constructor"in other&&!(typeof objCtor=="function"&&objCtor instanceof objCtor&&typeof othCtor=="function"&&othCtor instanceof othCtor)&&(result=
!1)}return stack.delete(object),stack.delete(other),result}function getMapData(map,key){var data=map.__data__;return isKeyable(key)?data[typeof key=="string"?"s\
tring":"hash"]:data.map}function getMatchData(object){for(var result=keys2(object),length=result.length;length--;){var key=result[length],value=object[key];result[length]=
[key,value,isStrictComparable(value)]}return result}function getNative(object,key){var value=getValue(object,key);return baseIsNative(value)?value:void 0}var getTag=baseGetTag;
(DataView2&&getTag(new DataView2(new ArrayBuffer(1)))!=dataViewTag||Map2&&getTag(new Map2)!=mapTag||Promise2&&getTag(Promise2.resolve())!=promiseTag||Set2&&getTag(
new Set2)!=setTag||WeakMap&&getTag(new WeakMap)!=weakMapTag)&&(getTag=function(value){var result=objectToString.call(value),Ctor=result==objectTag?value.constructor:
void 0,ctorString=Ctor?toSource(Ctor):void 0;if(ctorString)switch(ctorString){case dataViewCtorString:return dataViewTag;case mapCtorString:return mapTag;case promiseCtorString:
return promiseTag;case setCtorString:return setTag;case weakMapCtorString:return weakMapTag}return result});function hasPath(object,path2,hasFunc){path2=isKey(path2,
object)?[path2]:castPath(path2);for(var result,index=-1,length=path2.length;++index<length;){var key=toKey(path2[index]);if(!(result=object!=null&&hasFunc(object,
key)))break;object=object[key]}if(result)return result;var length=object?object.length:0;return!!length&&isLength(length)&&isIndex(key,length)&&(isArray(object)||
isArguments(object))}function isFlattenable(value){return isArray(value)||isArguments(value)||!!(spreadableSymbol&&value&&value[spreadableSymbol])}function isIndex(value,length){
return length=length??MAX_SAFE_INTEGER,!!length&&(typeof value=="number"||reIsUint.test(value))&&value>-1&&value%1==0&&value<length}function isIterateeCall(value,index,object){
if(!isObject(object))return!1;var type=typeof index;return(type=="number"?isArrayLike(object)&&isIndex(index,object.length):type=="string"&&index in object)?eq(
object[index],value):!1}function isKey(value,object){if(isArray(value))return!1;var type=typeof value;return type=="number"||type=="symbol"||type=="boolean"||value==
null||isSymbol(value)?!0:reIsPlainProp.test(value)||!reIsDeepProp.test(value)||object!=null&&value in Object(object)}function isKeyable(value){var type=typeof value;
return type=="string"||type=="number"||type=="symbol"||type=="boolean"?value!=="__proto__":value===null}function isMasked(func){return!!maskSrcKey&&maskSrcKey in
func}function isPrototype(value){var Ctor=value&&value.constructor,proto=typeof Ctor=="function"&&Ctor.prototype||objectProto;return value===proto}function isStrictComparable(value){
return value===value&&!isObject(value)}function matchesStrictComparable(key,srcValue){return function(object){return object==null?!1:object[key]===srcValue&&(srcValue!==
void 0||key in Object(object))}}var stringToPath=memoize(function(string){string=toString(string);var result=[];return reLeadingDot.test(string)&&result.push(""),
string.replace(rePropName,function(match,number,quote,string2){result.push(quote?string2.replace(reEscapeChar,"$1"):number||match)}),result});function toKey(value){
if(typeof value=="string"||isSymbol(value))return value;var result=value+"";return result=="0"&&1/value==-1/0?"-0":result}function toSource(func){if(func!=null){
try{return funcToString.call(func)}catch{}try{return func+""}catch{}}return""}var sortBy=baseRest(function(collection,iteratees){if(collection==null)return[];var length=iteratees.
length;return length>1&&isIterateeCall(collection,iteratees[0],iteratees[1])?iteratees=[]:length>2&&isIterateeCall(iteratees[0],iteratees[1],iteratees[2])&&(iteratees=
[iteratees[0]]),baseOrderBy(collection,baseFlatten(iteratees),[])});function memoize(func,resolver){if(typeof func!="function"||resolver&&typeof resolver!="func\
tion")throw new TypeError(FUNC_ERROR_TEXT);var memoized=function(){var args=arguments,key=resolver?resolver.apply(this,args):args[0],cache=memoized.cache;if(cache.
has(key))return cache.get(key);var result=func.apply(this,args);return memoized.cache=cache.set(key,result),result};return memoized.cache=new(memoize.Cache||MapCache),
memoized}memoize.Cache=MapCache;function eq(value,other){return value===other||value!==value&&other!==other}function isArguments(value){return isArrayLikeObject(
value)&&hasOwnProperty.call(value,"callee")&&(!propertyIsEnumerable.call(value,"callee")||objectToString.call(value)==argsTag)}var isArray=Array.isArray;function isArrayLike(value){
return value!=null&&isLength(value.length)&&!isFunction(value)}function isArrayLikeObject(value){return isObjectLike(value)&&isArrayLike(value)}function isFunction(value){
var tag=isObject(value)?objectToString.call(value):"";return tag==funcTag||tag==genTag}function isLength(value){return typeof value=="number"&&value>-1&&value%1==
0&&value<=MAX_SAFE_INTEGER}function isObject(value){var type=typeof value;return!!value&&(type=="object"||type=="function")}function isObjectLike(value){return!!value&&
typeof value=="object"}function isSymbol(value){return typeof value=="symbol"||isObjectLike(value)&&objectToString.call(value)==symbolTag}var isTypedArray=nodeIsTypedArray?
baseUnary(nodeIsTypedArray):baseIsTypedArray;function toString(value){return value==null?"":baseToString(value)}function get(object,path2,defaultValue){var result=object==
null?void 0:baseGet(object,path2);return result===void 0?defaultValue:result}function hasIn(object,path2){return object!=null&&hasPath(object,path2,baseHasIn)}function keys2(object){
return isArrayLike(object)?arrayLikeKeys(object):baseKeys(object)}function identity(value){return value}function property(path2){return isKey(path2)?baseProperty(
toKey(path2)):basePropertyDeep(path2)}module2.exports=sortBy})(lodash_sortby,lodash_sortby.exports)),lodash_sortby.exports}var escapeStringRegexp,hasRequiredEscapeStringRegexp;
function requireEscapeStringRegexp(){return hasRequiredEscapeStringRegexp||(hasRequiredEscapeStringRegexp=1,escapeStringRegexp=string=>{if(typeof string!="strin\
g")throw new TypeError("Expected a string");return string.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}),escapeStringRegexp}var regexpParse={},hasRequiredRegexpParse;
function requireRegexpParse(){if(hasRequiredRegexpParse)return regexpParse;hasRequiredRegexpParse=1,Object.defineProperty(regexpParse,"__esModule",{value:!0}),regexpParse.
isRegExpString=regexpParse.parseRegExpString=void 0;var REGEXP_LITERAL_PATTERN=/^\/(.+)\/([guimysd]*)$/,parseRegExpString=function(str){var result=str.match(REGEXP_LITERAL_PATTERN);
return result?{source:result[1],flagString:result[2]}:null};regexpParse.parseRegExpString=parseRegExpString;var isRegExpString=function(str){return REGEXP_LITERAL_PATTERN.
test(str)};return regexpParse.isRegExpString=isRegExpString,regexpParse}var hasRequiredRegexpStringMatcher;function requireRegexpStringMatcher(){return hasRequiredRegexpStringMatcher||
(hasRequiredRegexpStringMatcher=1,(function(exports2){var __importDefault=regexpStringMatcher&&regexpStringMatcher.__importDefault||function(mod){return mod&&mod.
__esModule?mod:{default:mod}};Object.defineProperty(exports2,"__esModule",{value:!0}),exports2.matchPatterns=exports2.createRegExp=void 0;var lodash_uniq_1=__importDefault(
requireLodash_uniq()),lodash_uniqwith_1=__importDefault(requireLodash_uniqwith()),lodash_sortby_1=__importDefault(requireLodash_sortby()),escape_string_regexp_1=__importDefault(
requireEscapeStringRegexp()),regexp_parse_1=requireRegexpParse(),DEFAULT_FLAGS="ug",defaultFlags=function(flagsString){return flagsString.length===0?DEFAULT_FLAGS:
(0,lodash_uniq_1.default)((flagsString+DEFAULT_FLAGS).split("")).join("")},createRegExp=function(patternString,defaultFlag){if(defaultFlag===void 0&&(defaultFlag=
DEFAULT_FLAGS),patternString.length===0)throw new Error("Empty string can not handled");if((0,regexp_parse_1.isRegExpString)(patternString)){var regExpStructure=(0,regexp_parse_1.
parseRegExpString)(patternString);if(regExpStructure)return new RegExp(regExpStructure.source,defaultFlags(regExpStructure.flagString));throw new Error('"'.concat(
patternString,'" can not parse as RegExp.'))}else return new RegExp((0,escape_string_regexp_1.default)(patternString),defaultFlag)};exports2.createRegExp=createRegExp;
var isEqualMatchPatternResult=function(a,b){return a.startIndex===b.startIndex&&a.endIndex===b.endIndex&&a.match===b.match},matchPatterns=function(text,regExpLikeStrings){
var matchPatternResults=[];regExpLikeStrings.map(function(patternString){return(0,exports2.createRegExp)(patternString)}).forEach(function(regExp){var results=text.
matchAll(regExp);Array.from(results).forEach(function(result){if(result.index!==void 0){var match=result[0],index=result.index;matchPatternResults.push({match,captures:result.
slice(1),startIndex:index,endIndex:index+match.length})}})});var uniqResults=(0,lodash_uniqwith_1.default)(matchPatternResults,isEqualMatchPatternResult);return(0,lodash_sortby_1.
default)(uniqResults,["startIndex","endIndex"])};exports2.matchPatterns=matchPatterns})(regexpStringMatcher)),regexpStringMatcher}var regexpStringMatcherExports=requireRegexpStringMatcher(),
BUILTIN_IGNORED={AWSAccountID:["AKIAIOSFODNN7EXAMPLE"],AWSSecretAccessKey:["wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"]},messages$r={AWSAccountID:{en:props=>`fou\
nd AWS Account ID: ${props.ID}`,ja:props=>`AWS Account ID: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},AWSSecretAccessKey:{en:props=>`found A\
WS Secret Access Key: ${props.KEY}`,ja:props=>`AWS Secret Access Key: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},AWSAccessKeyID:{en:props=>`\
found AWS Access Key ID: ${props.ID}`,ja:props=>`AWS Access Key Id: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},reportAWSAccessKey=({t,source,
context,options})=>{let AWSAccessKeyIDPattern=/\b(A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}\b/g,results=source.content.matchAll(AWSAccessKeyIDPattern);
for(let result of results){let index=result.index||0,match=result[0]||"",range=[index,index+match.length];BUILTIN_IGNORED.AWSAccountID.includes(match)||regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t("AWSAccessKeyID",{ID:match}),range})}},reportAWSSecretAccessKey=({t,source,context,options})=>{
let AWS="(?:AWS|aws|Aws)?_?",QUOTE=`["']?`,CONNECT="\\s*(?::|=>|=)\\s*",AWSSecretPatten=new RegExp(String.raw`${QUOTE}${AWS}(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)${QUOTE}${CONNECT}${QUOTE}([A-Za-z0-9/\+=]{40})${QUOTE}\b`,
"g"),results=source.content.matchAll(AWSSecretPatten);for(let result of results){let index=result.index||0,match=result[1]||"",range=[index,index+match.length];
BUILTIN_IGNORED.AWSSecretAccessKey.includes(match)||regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t("AWSSecre\
tAccessKey",{KEY:match}),range})}},reportAWSAccountID=({t,source,context,options})=>{let AWS="(AWS|aws|Aws)?_?",QUOTE=`("|')?`,CONNECT="\\s*(:|=>|=)\\s*",AWSSecretPatten=new RegExp(
String.raw`${QUOTE}${AWS}(ACCOUNT|account|Account)_?(ID|id|Id)?${QUOTE}${CONNECT}${QUOTE}[0-9]{4}\-?[0-9]{4}\-?[0-9]{4}${QUOTE}\b`,"g"),results=source.content.matchAll(
AWSSecretPatten);for(let result of results){let index=result.index||0,match=result[0]||"",range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(
match,options.allows).length>0||context.report({message:t("AWSAccountID",{ID:match}),range})}},creator$s={messages:messages$r,meta:{id:"@secretlint/secretlint-r\
ule-aws",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/sec\
retlint-rule-aws/README.md"}},create(context,options){let normalizedOptions={allows:options.allows||[],enableIDScanRule:options.enableIDScanRule??!1},t=context.
createTranslator(messages$r);return{file(source){normalizedOptions.enableIDScanRule&&(reportAWSAccessKey({t,source,context,options:normalizedOptions}),reportAWSAccountID(
{t,source,context,options:normalizedOptions})),reportAWSSecretAccessKey({t,source,context,options:normalizedOptions})}}}},TAG_INTEGER=2,TAG_OCTET_STRING=4,TAG_NULL=5,
TAG_OID=6,TAG_SEQUENCE=48,TAG_CONTEXT_0=160;function readTlv(buf,offset){if(offset+2>buf.length)throw new Error("PKCS12: truncated TLV header");let tag=buf[offset],
lenByte=buf[offset+1],length,contentStart;if(lenByte<128)length=lenByte,contentStart=offset+2;else{let lenBytes=lenByte&127;if(lenBytes===0||lenBytes>4)throw new Error(
"PKCS12: unsupported ASN.1 length encoding");if(offset+2+lenBytes>buf.length)throw new Error("PKCS12: truncated ASN.1 length");length=0;for(let i=0;i<lenBytes;i++)
length=length*256+buf[offset+2+i];contentStart=offset+2+lenBytes}let end=contentStart+length;if(end>buf.length)throw new Error("PKCS12: TLV extends past buffer");
return{tag,content:buf.subarray(contentStart,end),end}}function expectTag(tlv,tag,label){if(tlv.tag!==tag)throw new Error(`PKCS12: expected ${label} tag 0x${tag.
toString(16)} but got 0x${tlv.tag.toString(16)}`)}function readInteger(tlv){expectTag(tlv,TAG_INTEGER,"INTEGER");let value=0;for(let byte of tlv.content)value=value*
256+byte;return value}function bytesEqual(a,b){if(a.length!==b.length)return!1;let diff=0;for(let i=0;i<a.length;i++)diff|=a[i]^b[i];return diff===0}var OID_DATA=new Uint8Array(
[42,134,72,134,247,13,1,7,1]),OID_SHA1=new Uint8Array([43,14,3,2,26]),OID_SHA256=new Uint8Array([96,134,72,1,101,3,4,2,1]),OID_SHA384=new Uint8Array([96,134,72,
1,101,3,4,2,2]),OID_SHA512=new Uint8Array([96,134,72,1,101,3,4,2,3]),MAC_HASHES=[{oid:OID_SHA1,hash:{name:"SHA-1",outputSize:20,blockSize:64}},{oid:OID_SHA256,hash:{
name:"SHA-256",outputSize:32,blockSize:64}},{oid:OID_SHA384,hash:{name:"SHA-384",outputSize:48,blockSize:128}},{oid:OID_SHA512,hash:{name:"SHA-512",outputSize:64,
blockSize:128}}];function matchHash(oidBytes){for(let{oid,hash}of MAC_HASHES)if(bytesEqual(oidBytes,oid))return hash}var MAX_MAC_ITERATIONS=1e6;function parsePkcs12(buf){
let pfx=readTlv(buf,0);expectTag(pfx,TAG_SEQUENCE,"PFX SEQUENCE");let version=readTlv(pfx.content,0);if(readInteger(version)!==3)throw new Error("PKCS12: unsupp\
orted version");let authSafeInfo=readTlv(pfx.content,version.end);expectTag(authSafeInfo,TAG_SEQUENCE,"ContentInfo SEQUENCE");let contentType=readTlv(authSafeInfo.
content,0);if(expectTag(contentType,TAG_OID,"contentType OID"),!bytesEqual(contentType.content,OID_DATA))throw new Error("PKCS12: unsupported authSafe contentTy\
pe");let explicit0=readTlv(authSafeInfo.content,contentType.end);expectTag(explicit0,TAG_CONTEXT_0,"[0] EXPLICIT");let authSafeOctet=readTlv(explicit0.content,0);
expectTag(authSafeOctet,TAG_OCTET_STRING,"authSafe OCTET STRING");let macData=readTlv(pfx.content,authSafeInfo.end);expectTag(macData,TAG_SEQUENCE,"MacData SEQU\
ENCE");let digestInfo=readTlv(macData.content,0);expectTag(digestInfo,TAG_SEQUENCE,"DigestInfo SEQUENCE");let alg=readTlv(digestInfo.content,0);expectTag(alg,TAG_SEQUENCE,
"AlgorithmIdentifier SEQUENCE");let algOid=readTlv(alg.content,0);expectTag(algOid,TAG_OID,"algorithm OID");let macHash=matchHash(algOid.content);if(!macHash)throw new Error(
"PKCS12: unsupported MAC digest algorithm");if(algOid.end<alg.content.length&&readTlv(alg.content,algOid.end).tag!==TAG_NULL)throw new Error("PKCS12: unexpected\
 MAC algorithm parameters");let digest2=readTlv(digestInfo.content,alg.end);expectTag(digest2,TAG_OCTET_STRING,"digest OCTET STRING");let salt=readTlv(macData.content,
digestInfo.end);expectTag(salt,TAG_OCTET_STRING,"macSalt OCTET STRING");let iterations=1;if(salt.end<macData.content.length){let iter=readTlv(macData.content,salt.
end);iterations=readInteger(iter)}if(iterations<1||iterations>MAX_MAC_ITERATIONS)throw new Error("PKCS12: MAC iteration count out of range");return{authSafe:authSafeOctet.
content,macHash,macSalt:salt.content,macDigest:digest2.content,iterations}}function toBufferSource(data){let copy=new Uint8Array(data.length);return copy.set(data),
copy}async function digest(hash,data){return new Uint8Array(await globalThis.crypto.subtle.digest(hash.name,toBufferSource(data)))}function padToMultipleOf(src,blockSize){
if(src.length===0)return new Uint8Array(0);let padded=new Uint8Array(Math.ceil(src.length/blockSize)*blockSize);for(let i=0;i<padded.length;i++)padded[i]=src[i%
src.length];return padded}function encodePasswordAsBmpString(password){if(password.length===0)return new Uint8Array(0);let bytes=new Uint8Array(password.length*
2+2);for(let i=0;i<password.length;i++){let code=password.charCodeAt(i);bytes[i*2]=code>>8&255,bytes[i*2+1]=code&255}return bytes}async function deriveMacKey(hash,password,salt,iterations){
let v=hash.blockSize,u=hash.outputSize,D=new Uint8Array(v).fill(3),P=padToMultipleOf(encodePasswordAsBmpString(password),v),S=padToMultipleOf(salt,v),DI=new Uint8Array(
D.length+S.length+P.length);DI.set(D,0),DI.set(S,D.length),DI.set(P,D.length+S.length);let A=await digest(hash,DI);for(let i=1;i<iterations;i++)A=await digest(hash,
A);return A.subarray(0,u)}async function verifyPkcs12Mac(pfxBytes,password){let parsed3;try{parsed3=parsePkcs12(pfxBytes)}catch{return!1}try{let key=await deriveMacKey(
parsed3.macHash,password,parsed3.macSalt,parsed3.iterations),cryptoKey=await globalThis.crypto.subtle.importKey("raw",toBufferSource(key),{name:"HMAC",hash:parsed3.
macHash.name},!1,["sign"]),mac=new Uint8Array(await globalThis.crypto.subtle.sign("HMAC",cryptoKey,toBufferSource(parsed3.authSafe)));return bytesEqual(mac,parsed3.
macDigest)}catch{return!1}}var GCP_SERVICE_ACCOUNT_P12_PASSWORD="notasecret";async function reportIfFoundPrivateKeyP12Format({source,context,t}){if(source.filePath)
try{let fs=await import("node:fs"),path2=await import("node:path"),pfxBytes=new Uint8Array(fs.readFileSync(source.filePath));if(!await verifyPkcs12Mac(pfxBytes,
GCP_SERVICE_ACCOUNT_P12_PASSWORD))return;context.report({message:t("PrivateKeyP12",{FILE_NAME:path2.basename(source.filePath)}),range:[0,source.content.length]})}catch{}}
var messages$q={PrivateKeyP12:{en:props=>`found GCP Service Account's private key(p12): ${props.FILE_NAME}`,ja:props=>`GCP\u30B5\u30FC\u30D3\u30B9\u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u79D8\u5BC6\u9375(p12) ${props.
FILE_NAME} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},PrivateKeyJSON:{en:props=>`found GCP Service Account's private key(json): ${props.FILE_NAME}`,ja:props=>`\
GCP\u30B5\u30FC\u30D3\u30B9\u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u79D8\u5BC6\u9375(json): ${props.FILE_NAME} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};
function reportIfFoundPrivateKeyJSONFormat({source,context,t}){try{let credentialObject=JSON.parse(source.content),PRIVATE_KEY_PATTERN=/-----BEGIN\s?(DSA|RSA|EC|PGP|OPENSSH)?\s?PRIVATE KEY/gm;
if(!("private_key_id"in credentialObject&&"private_key"in credentialObject&&PRIVATE_KEY_PATTERN.test(credentialObject.private_key)))return;context.report({message:t(
"PrivateKeyJSON",{FILE_NAME:source.filePath?import_node_path4.default.basename(source.filePath):""}),range:[0,source.content.length]})}catch{}}var creator$r={messages:messages$q,
meta:{id:"@secretlint/secretlint-rule-gcp",recommended:!0,type:"scanner",supportedContentTypes:["all"],docs:{url:"https://github.com/secretlint/secretlint/blob/\
master/packages/%40secretlint/secretlint-rule-gcp/README.md"}},create(context,options){let t=context.createTranslator(messages$q);return options.allows,{file(source){
if(source.ext===".p12")return reportIfFoundPrivateKeyP12Format({source,context,t});if(source.ext===".json")return reportIfFoundPrivateKeyJSONFormat({source,context,
t})}}}},messages$p={PackageJSON_xOauthToken:{en:props=>`found GitHub Token: ${props.TOKEN}`,ja:props=>`GitHub Token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
Npmrc_authToken:{en:props=>`found npmrc authToken: ${props.TOKEN}`,ja:props=>`npmrc authToken: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
NPM_ACCESS_TOKEN:{en:props=>`found npm access token: ${props.TOKEN}`,ja:props=>`npm access token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};
function reportIfFoundXOauthGitHubToken({source,options,context,t}){let XOAuthPattern=/https?:\/\/(.{1,256}):x-oauth-basic@github.com\//g,results=source.content.
matchAll(XOAuthPattern);for(let result of results){let index=result.index||0,match=result[1]||"",range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(
match,options.allows).length>0||context.report({message:t("PackageJSON_xOauthToken",{TOKEN:match}),range})}}function reportIfFound_AuthTokenInNpmrc({source,options,
context,t}){let AuthTokenPattern=/_authToken=([^$].*)/g,results=source.content.matchAll(AuthTokenPattern);for(let result of results){let index=result.index||0,match=result[1]||
"",range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t("Npmrc_authToken",{TOKEN:match}),
range})}}function reportIfFound_NPM_ACCESS_TOKEN({source,options,context,t}){let NPM_ACCESS_TOKEN_PATTERN=new RegExp("(?<!\\p{L})npm_[A-Za-z0-9_]{36}(?![A-Za-z0-\
9_])","gu"),results=source.content.matchAll(NPM_ACCESS_TOKEN_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",range=[index,index+
match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t("NPM_ACCESS_TOKEN",{TOKEN:match}),range})}}var isPackageFile=filePath=>filePath?
filePath.endsWith("package.json")||filePath.endsWith("package-lock.json"):!0,isNpmrc=filePath=>filePath?filePath.endsWith(".npmrc"):!0,creator$q={messages:messages$p,
meta:{id:"@secretlint/secretlint-rule-npm",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob\
/master/packages/%40secretlint/secretlint-rule-npm/README.md"}},create(context,options){let t=context.createTranslator(messages$p),normalizedOptions={allows:options.
allows||[]};return{file(source){isPackageFile(source.filePath)?reportIfFoundXOauthGitHubToken({source,options:normalizedOptions,context,t}):isNpmrc(source.filePath)&&
reportIfFound_AuthTokenInNpmrc({source,options:normalizedOptions,context,t}),reportIfFound_NPM_ACCESS_TOKEN({source,options:normalizedOptions,context,t})}}}},messages$o={
SLACK_TOKEN:{en:props=>`found slack token: ${props.TOKEN}`,ja:props=>`Slack\u30C8\u30FC\u30AF\u30F3: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
IncomingWebhook:{en:props=>`found Slack Incoming Webhook: ${props.URL}`,ja:props=>`Slack\u306EIncoming Webhooks: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};
function reportIfFoundRawPrivateKey$1({source,options,context,t}){let SLACK_TOKEN_PATTERN=/\b(?:xoxb|xoxp|xapp|xoxa|xoxo|xoxr)-(?:\d-)?(?:[a-zA-Z0-9]{1,40}-)+[a-zA-Z0-9]{1,40}\b/g,
results=source.content.matchAll(SLACK_TOKEN_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",range=[index,index+match.length];regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t("SLACK_TOKEN",{TOKEN:match}),range})}}function reportIfFoundIncomingWebhook({source,options,
context,t}){let IncomingWebhooksPattern=/https:\/\/hooks\.slack\.com\/services\/T[a-zA-Z0-9]{1,40}\/B[a-zA-Z0-9]{1,40}\/[a-zA-Z0-9]{1,40}/gi,results=source.content.
matchAll(IncomingWebhooksPattern);for(let result of results){let index=result.index||0,match=result[0]||"",range=[index,index+match.length];regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t("IncomingWebhook",{URL:match}),range})}}var creator$p={messages:messages$o,meta:{id:"@se\
cretlint/secretlint-rule-slack",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/pac\
kages/%40secretlint/secretlint-rule-slack/README.md"}},create(context,options){let t=context.createTranslator(messages$o),normalizedOptions={allows:options.allows||
[]};return{file(source){reportIfFoundRawPrivateKey$1({source,options:normalizedOptions,context,t}),reportIfFoundIncomingWebhook({source,options:normalizedOptions,
context,t})}}}},messages$n={BasicAuth:{en:props=>`found basic auth credential: ${props.CREDENTIAL}`,ja:props=>`\u30D9\u30FC\u30B7\u30C3\u30AF\u8A8D\u8A3C\u60C5\u5831: ${props.
CREDENTIAL} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},BUILTIN_IGNORED_PATTERNS$1=["localhost","127.0.0.1","password","mypassword","myusername","{passw\
ord}","${password}","{{password}}","{username}","${username}","{{username}}","YOUR_PASSWORD","YOUR_USERNAME","REPLACE_WITH_PASSWORD","REPLACE_WITH_USERNAME"];function isVariableLikeString$1(str){
return[/\$\{[^}]{1,50}\}/,/\{\{[^}]{1,50}\}\}/,/\{[^}]{1,50}\}/,/%[A-Z_]{1,30}%/,/\$[A-Z_]{1,30}/].some(pattern=>pattern.test(str))}function isLikelyRealUsername(username){
return!(username.length<2||isVariableLikeString$1(username)||BUILTIN_IGNORED_PATTERNS$1.some(pattern=>username.toLowerCase().includes(pattern.toLowerCase())))}function isLikelyRealPassword(password){
return!(password.length<4||isVariableLikeString$1(password)||BUILTIN_IGNORED_PATTERNS$1.some(pattern=>password.toLowerCase().includes(pattern.toLowerCase()))||/^(.)\1{3,}$/.
test(password))}function reportIfFoundBasicAuth({source,options,context,t}){let URL_PATTERN=/(?<protocol>(?:https?|ftp|ftps)):\/\/(?<user>[-a-zA-Z0-9_]{1,256}):(?<password>[-a-zA-Z0-9_]{1,256})@[-a-zA-Z0-9%._+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b/g,
results=source.content.matchAll(URL_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",username=result.groups?.user,password=result.
groups?.password;if(!username||!password||!isLikelyRealUsername(username)||!isLikelyRealPassword(password))continue;let range=[index,index+match.length];regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t("BasicAuth",{CREDENTIAL:match}),range})}}var creator$o={messages:messages$n,meta:{id:"@s\
ecretlint/secretlint-rule-basicauth",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/maste\
r/packages/%40secretlint/secretlint-rule-basicauth/README.md"}},create(context,options){let t=context.createTranslator(messages$n),normalizedOptions={allows:options.
allows||[]};return{file(source){reportIfFoundBasicAuth({source,options:normalizedOptions,context,t})}}}},messages$m={OPENAI_TOKEN:{en:props=>`found OpenAI API t\
oken: ${props.TOKEN}`,ja:props=>`OpenAI API \u30C8\u30FC\u30AF\u30F3: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},creator$n={messages:messages$m,
meta:{id:"@secretlint/secretlint-rule-openai",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/b\
lob/master/packages/%40secretlint/secretlint-rule-openai/README.md"}},create(context){let t=context.createTranslator(messages$m);return{file(source){let pattern=/sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}/g,
matches=source.content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??"",range=[index,index+matchString.length];context.
report({message:t("OPENAI_TOKEN",{TOKEN:matchString}),range})}}}}},messages$l={ANTHROPIC_API_KEY:{en:props=>`found Anthropic Claude API key: ${props.KEY}`,ja:props=>`\
Anthropic Claude API \u30AD\u30FC: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},creator$m={messages:messages$l,meta:{id:"@secretlint/secretl\
int-rule-anthropic",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40sec\
retlint/secretlint-rule-anthropic/README.md"}},create(context){let t=context.createTranslator(messages$l);return{file(source){let pattern=new RegExp("(?<!\\p{L})\
sk-ant-api0\\d-[A-Za-z0-9_-]{90,128}AA(?![A-Za-z0-9_-])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??
"",range=[index,index+matchString.length];context.report({message:t("ANTHROPIC_API_KEY",{KEY:matchString}),range})}}}}},messages$k={GROQ_API_KEY:{en:props=>`fou\
nd Groq API key: ${props.KEY}`,ja:props=>`Groq API \u30AD\u30FC: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},creator$l={messages:messages$k,
meta:{id:"@secretlint/secretlint-rule-groq",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blo\
b/master/packages/%40secretlint/secretlint-rule-groq/README.md"}},create(context,options){let t=context.createTranslator(messages$k),normalizedOptions={allows:options?.
allows??[]};return{file(source){let pattern=new RegExp("(?<!\\p{L})gsk_[a-zA-Z0-9]{52}(?![a-zA-Z0-9])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){
let index=match.index??0,matchString=match[0]??"";if(regexpStringMatcherExports.matchPatterns(matchString,normalizedOptions.allows).length>0)continue;let range=[
index,index+matchString.length];context.report({message:t("GROQ_API_KEY",{KEY:matchString}),range})}}}}},messages$j={HUGGINGFACE_USER_ACCESS_TOKEN:{en:props=>`f\
ound Hugging Face User Access Token: ${props.TOKEN}`,ja:props=>`Hugging Face User Access Token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
creator$k={messages:messages$j,meta:{id:"@secretlint/secretlint-rule-huggingface",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https:\
//github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-huggingface/README.md"}},create(context,options){let t=context.createTranslator(
messages$j),normalizedOptions={allows:options?.allows??[]};return{file(source){let pattern=new RegExp("(?<!\\p{L})hf_[a-zA-Z]{34}(?![a-zA-Z])","gu"),matches=source.
content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??"";if(regexpStringMatcherExports.matchPatterns(matchString,normalizedOptions.
allows).length>0)continue;let range=[index,index+matchString.length];context.report({message:t("HUGGINGFACE_USER_ACCESS_TOKEN",{TOKEN:matchString}),range})}}}}},
messages$i={LINEAR_API_TOKEN:{en:props=>`found linear api token: ${props.ID}`,ja:props=>`linear api token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
creator$j={messages:messages$i,meta:{id:"@secretlint/secretlint-rule-linear",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://git\
hub.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-linear/README.md"}},create(context){let t=context.createTranslator(messages$i);
return{file(source){let pattern=new RegExp("(?<!\\p{L})lin_api_[a-zA-Z0-9_]{32,128}(?![a-zA-Z0-9_])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){
let index=match.index??0,matchString=match[0]??"",range=[index,index+matchString.length];context.report({message:t("LINEAR_API_TOKEN",{ID:matchString}),range})}}}}},
messages$h={NOTION_INTEGRATION_TOKEN:{en:props=>`found Notion integration token: ${props.TOKEN}`,ja:props=>`Notion integration \u30C8\u30FC\u30AF\u30F3: ${props.
TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function reportIfFoundToken({source,options,context,t}){let NOTION_INTEGRATION_TOKEN_PATTERN=new RegExp(
"(?<!\\p{L})ntn_[0-9]{11}[A-Za-z0-9]{35}(?![A-Za-z0-9])","gu"),results=source.content.matchAll(NOTION_INTEGRATION_TOKEN_PATTERN);for(let result of results){let index=result.
index??0,match=result[0]??"",range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t(
"NOTION_INTEGRATION_TOKEN",{TOKEN:match}),range})}}var creator$i={messages:messages$h,meta:{id:"@secretlint/secretlint-rule-notion",recommended:!0,type:"scanner",
supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-notion/README.md"}},create(context,options){
let t=context.createTranslator(messages$h),normalizedOptions={allows:options.allows??[]};return{file(source){reportIfFoundToken({source,options:normalizedOptions,
context,t})}}}},messages$g={PrivateKey:{en:props=>`found private key: ${props.KEY}`,ja:props=>`\u79D8\u5BC6\u9375: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
PEM_CONTENT_PATTERN=/-----BEGIN[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----\n?([A-Za-z0-9+/=\s\\]{100,10000})\n?-----END[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----/gm;
function validateBase64KeyContent(base64Content){return!(!/^[A-Za-z0-9+/]+=*$/.test(base64Content)||base64Content.length<100||!/^(MI|b3BlbnNzaC1rZXktdjE)/.test(
base64Content))}function reportIfFoundRawPrivateKey({source,options,context,t}){let results=source.content.matchAll(PEM_CONTENT_PATTERN);for(let result of results){
let index=result.index||0,match=result[0]||"",base64Raw=result[1]||"",range=[index,index+match.length];if(regexpStringMatcherExports.matchPatterns(match,options.
allows).length>0)continue;let base64Content=base64Raw.replace(/\s|\\n/g,"");validateBase64KeyContent(base64Content)&&context.report({message:t("PrivateKey",{KEY:match}),
range})}}var creator$h={messages:messages$g,meta:{id:"@secretlint/secretlint-rule-privatekey",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{
url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-privatekey/README.md"}},create(context,options){let t=context.createTranslator(
messages$g),normalizedOptions={allows:options.allows||[]};return{file(source){reportIfFoundRawPrivateKey({source,options:normalizedOptions,context,t})}}}},messages$f={
SENDGRID_KEY:{en:props=>`found Sendgrid api key: ${props.KEY}`,ja:props=>`Sendgrid API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${props.
KEY}`}};function reportIfFoundKey$3({source,options,context,t}){let SENDGRID_KEY_PATTERN=new RegExp("(?<!\\p{L})SG\\.\\w{1,128}\\.\\w{1,128}([-_]?)\\w{1,128}(?!\\w)",
"gu"),results=source.content.matchAll(SENDGRID_KEY_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"";if(match.length!==69)continue;
let range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t("SENDGRID_KEY",{KEY:match}),
range})}}var creator$g={messages:messages$f,meta:{id:"@secretlint/secretlint-rule-sendgrid",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"\
https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-sendgrid/README.md"}},create(context,options){let t=context.createTranslator(
messages$f),normalizedOptions={allows:options.allows||[]};return{file(source){reportIfFoundKey$3({source,options:normalizedOptions,context,t})}}}},messages$e={SHOPIFY_KEY:{
en:props=>`found Shopify api key: ${props.KEY}`,ja:props=>`Shopify API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${props.KEY}`}};function reportIfFoundKey$2({
source,options,context,t}){let SHOPIFY_KEY_PATTERN=new RegExp("(?<!\\p{L})(shppa|shpca|shpat|shpss)_[a-zA-Z0-9]{32,64}(?![a-zA-Z0-9])","gu"),results=source.content.
matchAll(SHOPIFY_KEY_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",range=[index,index+match.length];regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t("SHOPIFY_KEY",{KEY:match}),range})}}var creator$f={messages:messages$e,meta:{id:"@secret\
lint/secretlint-rule-shopify",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packa\
ges/%40secretlint/secretlint-rule-shopify/README.md"}},create(context,options){let t=context.createTranslator(messages$e),normalizedOptions={allows:options.allows||
[]};return{file(source){reportIfFoundKey$2({source,options:normalizedOptions,context,t})}}}},messages$d={STRIPE_SECRET_KEY_LIVE:{en:props=>`found Stripe Live Se\
cret Key: ${props.KEY}`,ja:props=>`Stripe Live Secret Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.KEY}`},STRIPE_SECRET_KEY_TEST:{en:props=>`fou\
nd Stripe Test Secret Key: ${props.KEY}`,ja:props=>`Stripe Test Secret Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.KEY}`},STRIPE_RESTRICTED_KEY_LIVE:{
en:props=>`found Stripe Live Restricted Key: ${props.KEY}`,ja:props=>`Stripe Live Restricted Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.KEY}`},
STRIPE_RESTRICTED_KEY_TEST:{en:props=>`found Stripe Test Restricted Key: ${props.KEY}`,ja:props=>`Stripe Test Restricted Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.
KEY}`}},messageIdMap$1={sk_live:"STRIPE_SECRET_KEY_LIVE",sk_test:"STRIPE_SECRET_KEY_TEST",rk_live:"STRIPE_RESTRICTED_KEY_LIVE",rk_test:"STRIPE_RESTRICTED_KEY_TE\
ST"},STRIPE_KEY_PATTERN=new RegExp("(?<!\\p{L})(?<prefix>sk_live|sk_test|rk_live|rk_test)_[a-zA-Z0-9]{24,99}(?![a-zA-Z0-9])","gu");function reportIfFound$2({source,
options,context,t}){let results=source.content.matchAll(STRIPE_KEY_PATTERN);for(let result of results){let index=result.index??0,match=result[0]??"",prefix=result.
groups?.prefix;if(!prefix)continue;let range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report(
{message:t(messageIdMap$1[prefix],{KEY:match}),range})}}var creator$e={messages:messages$d,meta:{id:"@secretlint/secretlint-rule-stripe",recommended:!0,type:"sc\
anner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-stripe/README.md"}},
create(context,options){let t=context.createTranslator(messages$d),normalizedOptions={allows:options.allows??[]};return{file(source){reportIfFound$2({source,options:normalizedOptions,
context,t})}}}},messages$c={GITHUB_TOKEN:{en:props=>`found GitHub Token(${props.typeName}): ${props.KEY}`,ja:props=>`GitHub Token(${props.typeName})\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${props.
KEY}`}},typeMap=new Map([["ghp","GitHub personal access tokens"],["gho","OAuth access tokens"],["ghu","GitHub user-to-server tokens"],["ghs","GitHub server-to-s\
erver tokens"],["ghr","refresh tokens"],["github_pat","fine-grained personal access tokens"]]);function reportIfFoundKey$1({pattern,source,options,context,t}){let results=source.
content.matchAll(pattern);for(let result of results){let index=result.index||0,type=result.groups?.type,typeName=typeMap.get(type);if(!typeName)throw new Error(
"Unknown type:"+typeName);let match=result[0]||"",range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.
report({message:t("GITHUB_TOKEN",{KEY:match,typeName}),range})}}var creator$d={messages:messages$c,meta:{id:"@secretlint/secretlint-rule-github",recommended:!0,
type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-github/READ\
ME.md"}},create(context,options){let CLASSIC_GITHUB_TOKEN_PATTERN=new RegExp("(?<!\\p{L})(?<type>ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])","gu"),FINE_GRAINED_GITHUB_TOKEN_PATTERN=new RegExp(
"(?<!\\p{L})(?<type>github_pat)_[A-Za-z0-9_]{82}(?![A-Za-z0-9_])","gu"),GITHUB_APP_INSTALLATION_TOKEN_PATTERN=new RegExp("(?<!\\p{L})(?<type>ghs)_[0-9]{1,20}_[A-\
Za-z0-9_-]{1,1000}\\.[A-Za-z0-9_-]{1,10000}\\.[A-Za-z0-9_-]{1,1000}(?![A-Za-z0-9_-])","gu"),patterns=[CLASSIC_GITHUB_TOKEN_PATTERN,FINE_GRAINED_GITHUB_TOKEN_PATTERN,
GITHUB_APP_INSTALLATION_TOKEN_PATTERN],t=context.createTranslator(messages$c),normalizedOptions={allows:options.allows||[]};return{file(source){for(let pattern of patterns)
reportIfFoundKey$1({pattern,source,options:normalizedOptions,context,t})}}}},messages$b={GITLAB_PERSONAL_ACCESS_TOKEN:{en:props=>`found GitLab Personal Access T\
oken: ${props.KEY}`,ja:props=>`GitLab Personal Access Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.KEY}`}};function reportIfFoundKey({pattern,
source,options,context,t}){let results=source.content.matchAll(pattern);for(let result of results){let index=result.index??0,match=result[0]??"",range=[index,index+
match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t("GITLAB_PERSONAL_ACCESS_TOKEN",{KEY:match}),range})}}
var creator$c={messages:messages$b,meta:{id:"@secretlint/secretlint-rule-gitlab",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https:/\
/github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-gitlab/README.md"}},create(context,options){let patterns=[new RegExp("(?<!\\\
p{L})glpat-[A-Za-z0-9_-]{20,128}(?![A-Za-z0-9_-])","gu")],t=context.createTranslator(messages$b),normalizedOptions={allows:options.allows??[]};return{file(source){
for(let pattern of patterns)reportIfFoundKey({pattern,source,options:normalizedOptions,context,t})}}}},messages$a={GRAFANA_CLOUD_API_TOKEN:{en:props=>`found Gra\
fana Cloud API token: ${props.TOKEN}`,ja:props=>`Grafana Cloud API \u30C8\u30FC\u30AF\u30F3: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},GRAFANA_SERVICE_ACCOUNT_TOKEN:{
en:props=>`found Grafana Service Account token: ${props.TOKEN}`,ja:props=>`Grafana Service Account \u30C8\u30FC\u30AF\u30F3: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};
function reportIfFound$1({pattern,messageId,source,options,context,t}){let results=source.content.matchAll(pattern);for(let result of results){let index=result.
index??0,match=result[0]??"";if(regexpStringMatcherExports.matchPatterns(match,options.allows).length>0)continue;let range=[index,index+match.length];context.report(
{message:t(messageId,{TOKEN:match}),range})}}var creator$b={messages:messages$a,meta:{id:"@secretlint/secretlint-rule-grafana",recommended:!0,type:"scanner",supportedContentTypes:[
"text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-grafana/README.md"}},create(context,options){let t=context.
createTranslator(messages$a),normalizedOptions={allows:options?.allows??[]},GRAFANA_CLOUD_API_TOKEN_PATTERN=new RegExp("(?<!\\p{L})glc_[A-Za-z0-9+/]{32,400}={0,2\
}(?![A-Za-z0-9+/=])","gu"),GRAFANA_SERVICE_ACCOUNT_TOKEN_PATTERN=new RegExp("(?<!\\p{L})glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}(?![A-Fa-f0-9])","gu");return{file(source){
reportIfFound$1({pattern:GRAFANA_CLOUD_API_TOKEN_PATTERN,messageId:"GRAFANA_CLOUD_API_TOKEN",source,options:normalizedOptions,context,t}),reportIfFound$1({pattern:GRAFANA_SERVICE_ACCOUNT_TOKEN_PATTERN,
messageId:"GRAFANA_SERVICE_ACCOUNT_TOKEN",source,options:normalizedOptions,context,t})}}}},messages$9={OPS_TOKEN:{en:props=>`found 1Password Service Account tok\
en: ${props.TOKEN}`,ja:props=>`1Password Service Account: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},is1PasswordServiceAccountToken=base64String=>{
try{let jsonString=atob(base64String.replace(/-/g,"+").replace(/_/g,"/")),json=JSON.parse(jsonString);return typeof json=="object"&&json!==null}catch{return!1}},
creator$a={messages:messages$9,meta:{id:"@secretlint/secretlint-rule-1password",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://\
github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-1password/README.md"}},create(context,options){let t=context.createTranslator(
messages$9),normalizedOptions={allows:options?.allows??[]};return{file(source){let pattern=new RegExp("(?<!\\p{L})ops_(ey[A-Za-z0-9+/=]{100,1280}fQ={0,2})(?![A-Z\
a-z0-9+/=])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??"",base64String=match[1]??"";
if(!is1PasswordServiceAccountToken(base64String)||regexpStringMatcherExports.matchPatterns(matchString,normalizedOptions.allows).length>0)continue;let range=[index,
index+matchString.length];context.report({message:t("OPS_TOKEN",{TOKEN:matchString}),range})}}}}},messages$8={MongoDBConnection:{en:props=>`found MongoDB connec\
tion string: ${props.URI}`,ja:props=>`MongoDB\u63A5\u7D9A\u6587\u5B57\u5217: ${props.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},MySQLConnection:{en:props=>`\
found MySQL connection string: ${props.URI}`,ja:props=>`MySQL\u63A5\u7D9A\u6587\u5B57\u5217: ${props.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},PostgreSQLConnection:{
en:props=>`found PostgreSQL connection string: ${props.URI}`,ja:props=>`PostgreSQL\u63A5\u7D9A\u6587\u5B57\u5217: ${props.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
BUILTIN_IGNORED_PATTERNS=["localhost","127.0.0.1","example.com","example.org","test.com","password","username","secret","mypassword","myusername","root","admin",
"user","pass","{password}","${password}","{{password}}","{username}","${username}","{{username}}","YOUR_PASSWORD","YOUR_USERNAME","REPLACE_WITH_PASSWORD"];function isVariableLikeString(str){
return[/\$\{[^}]{1,50}\}/,/\{\{[^}]{1,50}\}\}/,/\{[^}]{1,50}\}/,/%[A-Z_]{1,30}%/,/\$[A-Z_]{1,30}/,/\$\([^)]{1,50}\)/].some(pattern=>pattern.test(str))}function isLikelyRealCredential(username,password){
if(username===password||password.length<4||isVariableLikeString(password))return!1;let passwordLower=password.toLowerCase();return!(BUILTIN_IGNORED_PATTERNS.some(
pattern=>passwordLower===pattern.toLowerCase())||/^(.)\1{3,}$/.test(password))}function reportMongoDBConnectionString({source,options,context,t}){let MONGODB_PATTERN=/mongodb(?:\+srv)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
results=source.content.matchAll(MONGODB_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",username=result.groups?.username,password=result.
groups?.password;if(!username||!password||!isLikelyRealCredential(username,password))continue;let range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(
match,options.allows).length>0||context.report({message:t("MongoDBConnection",{URI:match}),range})}}function reportMySQLConnectionString({source,options,context,
t}){let MYSQL_URI_PATTERN=/(?:jdbc:)?mysql(?:x)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
results=source.content.matchAll(MYSQL_URI_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",username=result.groups?.username,password=result.
groups?.password;if(!username||!password||!isLikelyRealCredential(username,password))continue;let range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(
match,options.allows).length>0||context.report({message:t("MySQLConnection",{URI:match}),range})}}function reportPostgreSQLConnectionString({source,options,context,
t}){let POSTGRESQL_URI_PATTERN=/postgres(?:ql)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
results=source.content.matchAll(POSTGRESQL_URI_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||"",username=result.groups?.username,
password=result.groups?.password;if(!username||!password||!isLikelyRealCredential(username,password))continue;let range=[index,index+match.length];regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t("PostgreSQLConnection",{URI:match}),range})}}var creator$9={messages:messages$8,meta:{id:"\
@secretlint/secretlint-rule-database-connection-string",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/se\
cretlint/blob/master/packages/%40secretlint/secretlint-rule-database-connection-string/README.md"}},create(context,options){let normalizedOptions={allows:options.
allows||[]},t=context.createTranslator(messages$8);return{file(source){reportMongoDBConnectionString({source,options:normalizedOptions,context,t}),reportMySQLConnectionString(
{source,options:normalizedOptions,context,t}),reportPostgreSQLConnectionString({source,options:normalizedOptions,context,t})}}}},messages$7={HASHICORP_VAULT_SERVICE_TOKEN:{
en:props=>`found HashiCorp Vault service token: ${props.TOKEN}`,ja:props=>`HashiCorp Vault service token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
HASHICORP_VAULT_BATCH_TOKEN:{en:props=>`found HashiCorp Vault batch token: ${props.TOKEN}`,ja:props=>`HashiCorp Vault batch token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
HASHICORP_VAULT_RECOVERY_TOKEN:{en:props=>`found HashiCorp Vault recovery token: ${props.TOKEN}`,ja:props=>`HashiCorp Vault recovery token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\
\u307E\u3057\u305F`}},serviceTokenPattern=new RegExp("(?<!\\p{L})hvs\\.[A-Za-z0-9_-]{90,120}(?![A-Za-z0-9_-])","gu"),batchTokenPattern=new RegExp("(?<!\\p{L})hvb\
\\.[A-Za-z0-9_-]{138,300}(?![A-Za-z0-9_-])","gu"),recoveryTokenPattern=new RegExp("(?<!\\p{L})hvr\\.[A-Za-z0-9_-]{90,120}(?![A-Za-z0-9_-])","gu"),creator$8={messages:messages$7,
meta:{id:"@secretlint/secretlint-rule-hashicorp-vault",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/sec\
retlint/blob/master/packages/%40secretlint/secretlint-rule-hashicorp-vault/README.md"}},create(context,options){let t=context.createTranslator(messages$7),normalizedOptions={
allows:options?.allows??[]},reportMatches=(source,pattern,messageId)=>{let matches=source.content.matchAll(pattern);for(let match of matches){let index=match.index??
0,matchString=match[0]??"";if(regexpStringMatcherExports.matchPatterns(matchString,normalizedOptions.allows).length>0)continue;let range=[index,index+matchString.
length];context.report({message:t(messageId,{TOKEN:matchString}),range})}};return{file(source){reportMatches(source,serviceTokenPattern,"HASHICORP_VAULT_SERVICE\
_TOKEN"),reportMatches(source,batchTokenPattern,"HASHICORP_VAULT_BATCH_TOKEN"),reportMatches(source,recoveryTokenPattern,"HASHICORP_VAULT_RECOVERY_TOKEN")}}}},messages$6={
VERCEL_PERSONAL_ACCESS_TOKEN:{en:props=>`found Vercel personal access token: ${props.ID}`,ja:props=>`Vercel personal access token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
VERCEL_INTEGRATION_TOKEN:{en:props=>`found Vercel integration token: ${props.ID}`,ja:props=>`Vercel integration token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
VERCEL_APP_ACCESS_TOKEN:{en:props=>`found Vercel app access token: ${props.ID}`,ja:props=>`Vercel app access token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
VERCEL_APP_REFRESH_TOKEN:{en:props=>`found Vercel app refresh token: ${props.ID}`,ja:props=>`Vercel app refresh token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
VERCEL_AI_GATEWAY_API_KEY:{en:props=>`found Vercel AI Gateway API key: ${props.ID}`,ja:props=>`Vercel AI Gateway API key: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
prefixToMessageId={vcp:"VERCEL_PERSONAL_ACCESS_TOKEN",vci:"VERCEL_INTEGRATION_TOKEN",vca:"VERCEL_APP_ACCESS_TOKEN",vcr:"VERCEL_APP_REFRESH_TOKEN",vck:"VERCEL_AI\
_GATEWAY_API_KEY"},creator$7={messages:messages$6,meta:{id:"@secretlint/secretlint-rule-vercel",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{
url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-vercel/README.md"}},create(context,options){let t=context.createTranslator(
messages$6),normalizedOptions={allows:options?.allows??[]};return{file(source){let pattern=new RegExp("(?<!\\p{L})(?<prefix>vcp|vci|vca|vcr|vck)_[A-Za-z0-9]{20,6\
0}(?![A-Za-z0-9])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??"",prefix=match.groups?.
prefix,messageId=prefixToMessageId[prefix];if(regexpStringMatcherExports.matchPatterns(matchString,normalizedOptions.allows).length>0)continue;let range=[index,
index+matchString.length];context.report({message:t(messageId,{ID:matchString}),range})}}}}},messages$5={DATABRICKS_PERSONAL_ACCESS_TOKEN:{en:props=>`found Data\
bricks personal access token: ${props.ID}`,ja:props=>`Databricks personal access token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},creator$6={
messages:messages$5,meta:{id:"@secretlint/secretlint-rule-databricks",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com\
/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-databricks/README.md"}},create(context,options){let t=context.createTranslator(messages$5),
normalizedOptions={allows:options?.allows??[]};return{file(source){let pattern=new RegExp("(?<!\\p{L})dapi[A-Fa-f0-9]{32}(?:-[0-9])?(?![A-Fa-f0-9])","gu"),matches=source.
content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??"";if(regexpStringMatcherExports.matchPatterns(matchString,normalizedOptions.
allows).length>0)continue;let range=[index,index+matchString.length];context.report({message:t("DATABRICKS_PERSONAL_ACCESS_TOKEN",{ID:matchString}),range})}}}}},
messages$4={DOCKER_PERSONAL_ACCESS_TOKEN:{en:props=>`found Docker Personal Access Token: ${props.TOKEN}`,ja:props=>`Docker Personal Access Token: ${props.TOKEN}\
 \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function reportIfFoundDockerPAT({source,options,context,t}){let DOCKER_PAT_PATTERN=new RegExp("(?<!\\p{L})dc\
kr_pat_[a-zA-Z0-9_-]{27}(?![a-zA-Z0-9_-])","gu"),results=source.content.matchAll(DOCKER_PAT_PATTERN);for(let result of results){let index=result.index||0,match=result[0]||
"",range=[index,index+match.length];regexpStringMatcherExports.matchPatterns(match,options.allows).length>0||context.report({message:t("DOCKER_PERSONAL_ACCESS_T\
OKEN",{TOKEN:match}),range})}}var creator$5={messages:messages$4,meta:{id:"@secretlint/secretlint-rule-docker",recommended:!0,type:"scanner",supportedContentTypes:[
"text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-docker/README.md"}},create(context,options){let t=context.
createTranslator(messages$4),normalizedOptions={allows:options.allows||[]};return{file(source){reportIfFoundDockerPAT({source,options:normalizedOptions,context,
t})}}}},messages$3={FIGMA_PERSONAL_ACCESS_TOKEN:{en:props=>`found Figma Personal Access Token: ${props.ID}`,ja:props=>`Figma Personal Access Token: ${props.ID} \
\u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},creator$4={messages:messages$3,meta:{id:"@secretlint/secretlint-rule-figma",recommended:!0,type:"scanner",supportedContentTypes:[
"text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-figma/README.md"}},create(context,options){let t=context.
createTranslator(messages$3),normalizedOptions={allows:options?.allows??[]};return{file(source){let pattern=new RegExp("(?<!\\p{L})figd_[A-Za-z0-9_-]{40,200}(?![\
A-Za-z0-9_-])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){let index=match.index??0,matchString=match[0]??"";if(regexpStringMatcherExports.
matchPatterns(matchString,normalizedOptions.allows).length>0)continue;let range=[index,index+matchString.length];context.report({message:t("FIGMA_PERSONAL_ACCES\
S_TOKEN",{ID:matchString}),range})}}}}},messages$2={CLOUDFLARE_GLOBAL_API_KEY:{en:props=>`found Cloudflare Global API Key: ${props.TOKEN}`,ja:props=>`Cloudflare\
 Global API Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.TOKEN}`},CLOUDFLARE_USER_API_TOKEN:{en:props=>`found Cloudflare User API Token: ${props.
TOKEN}`,ja:props=>`Cloudflare User API Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.TOKEN}`},CLOUDFLARE_ACCOUNT_API_TOKEN:{en:props=>`found Cl\
oudflare Account API Token: ${props.TOKEN}`,ja:props=>`Cloudflare Account API Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${props.TOKEN}`}},messageIdMap={
cfk:"CLOUDFLARE_GLOBAL_API_KEY",cfut:"CLOUDFLARE_USER_API_TOKEN",cfat:"CLOUDFLARE_ACCOUNT_API_TOKEN"},CLOUDFLARE_TOKEN_PATTERN=new RegExp("(?<!\\p{L})(?<prefix>c\
fk|cfut|cfat)_[A-Za-z0-9]{40}[0-9a-f]{8}(?![A-Za-z0-9])","gu");function reportIfFound({source,options,context,t}){let results=source.content.matchAll(CLOUDFLARE_TOKEN_PATTERN);
for(let result of results){let index=result.index??0,match=result[0]??"",prefix=result.groups?.prefix;if(!prefix)continue;let range=[index,index+match.length];regexpStringMatcherExports.
matchPatterns(match,options.allows).length>0||context.report({message:t(messageIdMap[prefix],{TOKEN:match}),range})}}var creator$3={messages:messages$2,meta:{id:"\
@secretlint/secretlint-rule-cloudflare",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/ma\
ster/packages/%40secretlint/secretlint-rule-cloudflare/README.md"}},create(context,options){let t=context.createTranslator(messages$2),normalizedOptions={allows:options.
allows??[]};return{file(source){reportIfFound({source,options:normalizedOptions,context,t})}}}},messages$1={TAILSCALE_API_KEY:{en:props=>`found Tailscale API ac\
cess token: ${props.KEY}`,ja:props=>`Tailscale API \u30A2\u30AF\u30BB\u30B9\u30C8\u30FC\u30AF\u30F3: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
TAILSCALE_AUTH_KEY:{en:props=>`found Tailscale pre-authentication key: ${props.KEY}`,ja:props=>`Tailscale \u4E8B\u524D\u8A8D\u8A3C\u30AD\u30FC: ${props.KEY} \u304C\u307F\u3064\
\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_CLIENT_KEY:{en:props=>`found Tailscale OAuth client key: ${props.KEY}`,ja:props=>`Tailscale OAuth \u30AF\u30E9\u30A4\u30A2\u30F3\u30C8\u30AD\u30FC: ${props.
KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_SCIM_KEY:{en:props=>`found Tailscale SCIM key: ${props.KEY}`,ja:props=>`Tailscale SCIM \u30AD\u30FC: ${props.
KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_WEBHOOK_KEY:{en:props=>`found Tailscale webhook key: ${props.KEY}`,ja:props=>`Tailscale Webhoo\
k \u30AD\u30FC: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_KEY:{en:props=>`found Tailscale key: ${props.KEY}`,ja:props=>`Tailscal\
e \u30AD\u30FC: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},messageIdByType={api:"TAILSCALE_API_KEY",auth:"TAILSCALE_AUTH_KEY",client:"TAIL\
SCALE_CLIENT_KEY",scim:"TAILSCALE_SCIM_KEY",webhook:"TAILSCALE_WEBHOOK_KEY"},creator$2={messages:messages$1,meta:{id:"@secretlint/secretlint-rule-tailscale",recommended:!0,
type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-tailscale/R\
EADME.md"}},create(context,options){let t=context.createTranslator(messages$1),normalizedOptions={allows:options.allows??[]};return{file(source){let pattern=new RegExp(
"(?<!\\p{L})tskey-(?<type>[a-z]{2,20})-[0-9A-Za-z_]{8,40}-[0-9A-Za-z_]{16,60}(?![0-9A-Za-z_])","gu"),matches=source.content.matchAll(pattern);for(let match of matches){
let index=match.index??0,matchString=match[0]??"",type=match.groups?.type??"",range=[index,index+matchString.length];if(regexpStringMatcherExports.matchPatterns(
matchString,normalizedOptions.allows).length>0)continue;let messageId=messageIdByType[type]??"TAILSCALE_KEY";context.report({message:t(messageId,{KEY:matchString}),
range})}}}}},HTML_COMMENT_REGEXP=/(?<type>secretlint-(?:disable-next-line|disable-line|disable|enable))(?<options>.*)/g,parseComments=source=>{let matches=source.
content.matchAll(HTML_COMMENT_REGEXP);return Array.from(matches).map(match=>{let type=match.groups?.type,index=match.index;return type==="secretlint-disable-lin\
e"?{type,options:parseComment(match.groups?.options),line:source.indexToPosition(index).line}:type==="secretlint-disable-next-line"?{type,options:parseComment(match.
groups?.options),line:source.indexToPosition(index).line+1}:{type,options:parseComment(match.groups?.options),index}})};function parseComment(options){if(!options)
return[];let commentStart=options.indexOf("--");return(commentStart===-1?options:options.slice(0,commentStart)).split(/,/).map(arg=>arg.trim()).filter(arg=>arg!==
"")??[]}var CommentState=class{source;reportingConfig;endIndex;constructor(source){this.source=source,this.reportingConfig=[],this.endIndex=source.content.length}getIgnoringMessages(){
let isFilledMessage=message2=>message2.startIndex!==null&&message2.endIndex!==null&&message2.ruleId!==null;return this.reportingConfig.map(reporting=>(reporting.
endIndex===null&&(reporting.endIndex=this.endIndex),reporting)).filter(isFilledMessage)}disableLine(lineNumber,rulesToDisable){let reportingConfig=this.reportingConfig,
range=this.source.locationToRange({start:{line:lineNumber,column:0},end:{line:lineNumber+1,column:0}});rulesToDisable.length?rulesToDisable.forEach(ruleId=>{reportingConfig.
push({startIndex:range[0],endIndex:range[1]-1,ruleId})}):reportingConfig.push({startIndex:range[0],endIndex:range[1]-1,ruleId:"*"})}disableReporting(startIndex,rulesToDisable){
let reportingConfig=this.reportingConfig;rulesToDisable.length?rulesToDisable.forEach(function(ruleId){reportingConfig.push({startIndex,endIndex:null,ruleId})}):
reportingConfig.push({startIndex,endIndex:null,ruleId:"*"})}enableReporting(endIndex,rulesToEnable){let reportingConfig=this.reportingConfig;if(rulesToEnable.length)
rulesToEnable.forEach(function(ruleId){for(let i=reportingConfig.length-1;i>=0;i--)if(!reportingConfig[i].endIndex&&reportingConfig[i].ruleId===ruleId){reportingConfig[i].
endIndex=endIndex;break}});else{let prevStart;for(let i=reportingConfig.length-1;i>=0&&!(prevStart&&prevStart!==reportingConfig[i].startIndex);i--)reportingConfig[i].
endIndex||(reportingConfig[i].endIndex=endIndex,prevStart=reportingConfig[i].startIndex)}}},messages={IGNORE_MESSAGE:{en:()=>"disable by secretlint-disable comm\
ent"}},creator$1={messages,meta:{id:"@secretlint/secretlint-rule-filter-comments",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https:\
//github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-filter-comments/README.md"}},create(context){let t=context.createTranslator(
messages);return{file(source){let state=new CommentState(source),comments=parseComments(source);for(let comment of comments)comment.type==="secretlint-disable"?
state.disableReporting(comment.index,comment.options):comment.type==="secretlint-enable"?state.enableReporting(comment.index,comment.options):(comment.type==="s\
ecretlint-disable-line"||comment.type==="secretlint-disable-next-line")&&state.disableLine(comment.line,comment.options);state.getIgnoringMessages().forEach(message2=>{
context.ignore({message:t("IGNORE_MESSAGE"),range:[message2.startIndex,message2.endIndex],targetRuleId:message2.ruleId})})}}}},rules=[creator$s,creator$r,creator$h,
creator$q,creator$o,creator$p,creator$g,creator$f,creator$e,creator$d,creator$c,creator$b,creator$n,creator$m,creator$l,creator$k,creator$j,creator$i,creator$a,
creator$9,creator$8,creator$7,creator$6,creator$5,creator$4,creator$3,creator$2,creator$1],creator={meta:{id:"@secretlint/secretlint-rule-preset-recommend",recommended:!0,
type:"preset"},rules,create(context,_options){rules.forEach(rule=>{context.registerRule(rule)})}};var ALPHABETS={hex:"0-9a-fA-F",digits:"0-9",lower:"0-9a-z",upper:"0-9A-Z",alphanumeric:"0-9A-Za-z",word:"0-9A-Za-z_-",dotted:"0-9A-Za-z_.\\-",base64:"0-9A-Za-z+\
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
: LS0tLS1CRUdJTi"),...of("agent-session","word",20,"cog_","apk_")],STRICT={pat:/^pat[0-9A-Za-z]{14}\.[0-9a-f]{64}$/u,"pat.":/^pat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,
"sat.":/^sat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,eyJ:/^eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]*$/u,cio:/^cio[0-9A-Za-z]{32}$/u,SK:/^SK[0-9a-fA-F]{32}$/u,"s.":/^s\.(?=(?:[A-Za-z]*\d){3})(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z0-9]{24}$/u,
ey:/^ey[\w-]{17,}\.ey[\w-]{17,}\.?[\w-]*$/u,AC:/^AC[0-9a-f]{32}$/u,SCW:/^SCW[0-9A-Z]{17}$/u,A3T:/^A3T[0-9A-Z]{17}$/u,AKIA:/^AKIA[0-9A-Z]{16}$/u,ASIA:/^ASIA[0-9A-Z]{16}$/u,
ABIA:/^ABIA[0-9A-Z]{16}$/u,ACCA:/^ACCA[0-9A-Z]{16}$/u,LTAI:/^LTAI[0-9A-Za-z]{16,26}$/u,YC:/^YC[\w-]{38}$/u,"t1.":/^t1\.[\w-]{4,}={0,2}\.[\w-]{80,}={0,2}$/u,sk_:/^sk_\S{29}$/u,
"sk.":/^sk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,"pk.":/^pk\.[\w-]{60}\.[\w-]{22}$/u,"tk.":/^tk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,b_:/^b_[\w=/+-]{44}$/u,sc_:/^sc_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/iu,
ext_:/^ext_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/iu,"sdk-":/^sdk-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
"api-":/^api-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,re_:/^re_[A-Za-z0-9]{8}_[A-Za-z0-9]{22,}$/u,"A3-":/^A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/u,
"API-":/^API-[A-Z0-9]{26}$/u,"4b1d":/^4b1d[A-Za-z0-9]{38}$/u,"v1.0-":/^v1\.0-[a-f0-9]{24}-[a-f0-9]{146}$/u,live_:/^live_(?:[\w=-]{40}|[0-9a-f]{35})$/u,test_:/^test_[0-9a-f]{35}$/u,
EAAA:/^EAAA[\w-]{22,60}$/u,EAAJ:/^EAAJ[A-Za-z0-9]{60,}$/u,":AA":/^:AA[\w-]{32,34}$/u,"sl.":/^sl\.(?:u\.)?[\w=-]{130,}$/u,oy2:/^oy2[a-z0-9]{43}$/u,ABSK:/^ABSK[A-Za-z0-9+/]{100,}={0,2}$/u,
expo_:/^expo_[\w-]{40}$/u,"key-":/^key-[0-9a-f]{32}$/u,"pubkey-":/^pubkey-[0-9a-f]{32}$/u,secret_:/^secret_[A-Za-z0-9]{43}$/u,"sk-":/^sk-[A-Za-z0-9]{32,}$/u,scauth_:/^scauth_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/iu,
authress_:/^authress_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/iu,"pypi-":/^pypi-[\w-]{85,}$/u,cog_:/^cog_[\w-]{30,}$/u,apk_:/^apk_[\w-]{30,}$/u,
ZXlK:/^ZXlK[A-Za-z0-9+/=_-]{90,}$/u},hex=(...lengths)=>new RegExp(`^(?:${lengths.map(length=>`[0-9a-f]{${length}}`).join("|")})$`,"iu"),mixed=(...lengths)=>new RegExp(
`^(?:${lengths.map(length=>`[0-9a-zA-Z]{${length}}`).join("|")})$`,"u"),wordy=(...lengths)=>new RegExp(`^(?:${lengths.map(length=>`[\\w=.-]{${length}}`).join("|")}\
)$`,"u"),UUID=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu,NAMED_FORMS=[{names:["adafruit"],value:wordy(32)},{names:["adobe"],value:hex(32)},
{names:["airtable"],value:mixed(17)},{names:["algolia"],value:mixed(32)},{names:["alibaba"],value:mixed(30)},{names:["asana"],value:/^(?:\d{16}|[0-9a-zA-Z]{32})$/u},
{names:["atlassian","confluence","jira"],value:mixed(24)},{names:["aws","amazon"],value:/^[A-Za-z0-9/+]{40}$/u},{names:["beamer"],value:/^b_[\w=-]{44}$/u},{names:[
"bitbucket"],value:/^(?:[0-9a-zA-Z]{32}|[\w=-]{64})$/u},{names:["bittrex"],value:mixed(32)},{names:["cloudflare"],value:/^(?:[\w-]{40}|[0-9a-f]{37})$/u},{names:[
"codecov"],value:mixed(32)},{names:["cohere","co_api"],value:mixed(40)},{names:["coinbase"],value:wordy(64)},{names:["confluent"],value:mixed(16,64)},{names:["c\
ontentful"],value:wordy(43)},{names:["datadog","dd_api","dd_app"],value:mixed(32,40)},{names:["deepgram"],value:hex(40)},{names:["discord"],value:/^(?:[0-9a-f]{64}|\d{18}|[\w=-]{32}|[\w-]{24,28}\.[\w-]{6}\.[\w-]{27,40})$/iu},
{names:["droneci","drone"],value:mixed(32)},{names:["dropbox"],value:/^(?:[a-z0-9]{15}|[a-z0-9]{11}AAAAAAAAAA[\w=-]{43}|sl\.[\w=-]{135})$/iu},{names:["etsy"],value:mixed(
24)},{names:["facebook","fb_app"],value:hex(32)},{names:["fastly"],value:wordy(32)},{names:["finicity"],value:mixed(20,32)},{names:["finnhub"],value:mixed(20)},
{names:["flickr"],value:mixed(32)},{names:["freshbooks"],value:mixed(64)},{names:["gitter"],value:wordy(40)},{names:["gocardless"],value:/^live_[\w=-]{40}$/u},{
names:["heroku"],value:UUID},{names:["hubspot"],value:UUID},{names:["intercom"],value:wordy(60)},{names:["jfrog","artifactory","bintray","xray"],value:mixed(64,
73)},{names:["kraken"],value:/^[\w=+/-]{80,90}$/u},{names:["kucoin"],value:/^(?:[0-9a-f]{24}|[0-9a-f-]{36})$/iu},{names:["launchdarkly"],value:wordy(40)},{names:[
"linear"],value:hex(32)},{names:["linkedin","linked_in","linked-in"],value:mixed(14,16)},{names:["lob"],value:/^(?:live|test)_(?:pub_)?[0-9a-f]{31,35}$/u},{names:[
"looker"],value:mixed(20,24)},{names:["mailchimp"],value:/^[0-9a-f]{32}-us\d{1,2}$/u},{names:["mailgun"],value:/^(?:(?:key|pubkey)-[0-9a-f]{32}|[0-9a-h]{32}-[0-9a-h]{8}-[0-9a-h]{8})$/u},
{names:["mattermost"],value:mixed(26)},{names:["maxmind"],value:/^[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk$/u},{names:["messagebird","message_bird","message-bird"],value:/^(?:[0-9a-zA-Z]{25}|[0-9a-f-]{36})$/u},
{names:["meraki"],value:hex(40)},{names:["mistral"],value:mixed(32)},{names:["netlify"],value:wordy(40,41,42,43,44,45,46)},{names:["newrelic","new_relic","new-r\
elic"],value:/^(?:[0-9a-z]{64}|NRII-[a-z0-9-]{32})$/iu},{names:["nytimes","new-york-times","newyorktimes"],value:wordy(32)},{names:["okta"],value:/^00[\w=-]{40}$/u},
{names:["pagerduty","pager_duty"],value:/^[\w+-]{20}$/u},{names:["plaid"],value:mixed(24,30)},{names:["privateai","private_ai","private-ai"],value:mixed(32)},{names:[
"postmark"],value:UUID},{names:["rapidapi"],value:wordy(50)},{names:["rollbar"],value:hex(32)},{names:["sauce"],value:UUID},{names:["sendbird"],value:/^(?:[0-9a-f]{40}|[0-9a-f-]{36})$/u},
{names:["sentry"],value:hex(64)},{names:["shodan"],value:mixed(32)},{names:["bundle_enterprise__contribsys__com","bundle_gems__contribsys__com"],value:/^[0-9a-f]{8}:[0-9a-f]{8}$/u},
{names:["snyk"],value:UUID},{names:["sonar"],value:wordy(40)},{names:["sourcegraph"],value:hex(40)},{names:["splunk"],value:UUID},{names:["squarespace"],value:UUID},
{names:["sumo"],value:/^(?:su[0-9A-Za-z]{12}|[0-9a-zA-Z]{64})$/u},{names:["teamcity"],value:wordy(60)},{names:["telegr","telegram"],value:/^\d{5,16}:A[\w-]{34}$/u},
{names:["travis"],value:mixed(22)},{names:["trello"],value:/^(?:[0-9a-zA-Z-]{32}|[0-9a-f]{64})$/u},{names:["twilio"],value:hex(32)},{names:["twitch"],value:mixed(
30)},{names:["twitter"],value:/^(?:[0-9a-zA-Z]{25}|[0-9a-zA-Z]{35}|[0-9a-zA-Z]{45}|[0-9a-zA-Z]{50}|A{22}[0-9a-zA-Z%]{80,100}|\d{15,25}-[0-9a-zA-Z]{20,40})$/u},{
names:["vercel","zeit"],value:mixed(24)},{names:["yandex"],value:/^(?:AQVN[\w-]{35,38}|t1\.[\w-]+={0,2}\.[\w-]{86}={0,2}|YC[\w-]{38})$/u},{names:["zendesk"],value:mixed(
40)},{names:["azure","azurerm","arm_client","ad_client"],value:/^(?:[\w.~-]{3}\dQ~[\w.~-]{31,34}|[A-Za-z0-9+/]{86}==)$/u},{names:["accountkey","sharedaccesskey"],
value:/^[A-Za-z0-9+/]{43,86}={1,2}$/u},{names:["polymarket","infura","alchemy","etherscan"],value:/^(?:[0-9a-f]{32}|[\w-]{32}|[0-9A-Z]{34})$/u},{names:["wiz"],value:/^[0-9a-z]{52,64}$/iu},
{names:["openweather","weatherapi","newsapi"],value:hex(32)}];var MOST_CANDIDATES=64,LONGEST=4096,escape=text=>text.replace(/[.*+?^${}()|[\]\\]/gu,"\\$&"),BY_PREFIX=new Map;for(let form of PREFIX_FORMS)BY_PREFIX.set(form.prefix,
[...BY_PREFIX.get(form.prefix)??[],form]);var PREFIXES=[...BY_PREFIX.keys()].sort((one,other)=>other.length-one.length),PREFIX=new RegExp(`(?:${PREFIXES.map(prefix=>/^[A-Za-z0-9]/u.
test(prefix)?`(?<![A-Za-z0-9])${escape(prefix)}`:escape(prefix)).join("|")})`,"gu"),Runs=class{#text;#asked=new Map;#ends=new Map;constructor(text){this.#text=text}isTired(alphabet){
let asked=(this.#asked.get(alphabet)??0)+1;return this.#asked.set(alphabet,asked),asked>MOST_CANDIDATES}endOf(alphabet,from){let known=this.#ends.get(alphabet);
if(known!==void 0&&from>=known.from&&from<=known.to)return known.to;let run=new RegExp(`[${ALPHABETS[alphabet]}]*`,"uy");run.lastIndex=from,run.exec(this.#text);
let to=Math.max(from,run.lastIndex);return this.#asked.set(alphabet,0),this.#ends.set(alphabet,{from,to}),to}};function findSecrets(text){return[...prefixed(text),
...named(text),...shaped(text),...keys(text),...inAddresses(text),...generic(text)]}function prefixed(text){let found=[],runs=new Runs(text);PREFIX.lastIndex=0;
for(let match=PREFIX.exec(text);match!==null;match=PREFIX.exec(text)){let from=match.index,after=from+match[0].length;for(let form of BY_PREFIX.get(match[0])??[]){
let to=Math.min(runs.endOf(form.alphabet,after),after+LONGEST);if(!(to-after<form.least||runs.isTired(form.alphabet)||!fits(text.slice(from,to),form,text[to]))){
found.push({form:form.vendor,from,to,certain:!0}),PREFIX.lastIndex=to;break}}PREFIX.lastIndex=Math.max(PREFIX.lastIndex,from+1)}return found}function fits(token,form,next){
let strict=STRICT[form.prefix],plain=token.replace(/[.=-]+$/u,"");return strict!==void 0&&!strict.test(plain)&&!strict.test(token)||(form.alphabet==="hex"||form.
alphabet==="upper")&&next!==void 0&&/[0-9A-Za-z]/u.test(next)?!1:isRandom(token.slice(form.prefix.length))}function isRandom(text){let value=text.replace(/A{10,22}/u,
""),body=value.replace(/[^0-9A-Za-z]/gu,"");if(body.length<8)return!1;let distinct=new Set(body.toLowerCase()).size;return distinct<Math.min(6,body.length/2)||/example|placeholder|redacted|your[_-]?(?:api|key|token|secret)|changeme|dummy|(.)\1{7}|0123456789|1234567890|abcdefghij|xxxx/iu.
test(value)?!1:/\d/u.test(body)||/[a-z]/u.test(body)&&/[A-Z]/u.test(body)||distinct>=12}var NAME_TO_FORMS=new Map;for(let{names,value}of NAMED_FORMS)for(let name of names)
NAME_TO_FORMS.set(name,[...NAME_TO_FORMS.get(name)??[],value]);var NAME=new RegExp([...NAME_TO_FORMS.keys()].sort((one,other)=>other.length-one.length).map(escape).
join("|"),"giu"),ASSIGNED=/[\w.\- \t]{0,32}["'`\s]{0,3}(?:=>|:{1,3}=?|\?=|\|\||=|>|,)[\s"'`=]{0,5}([\w+/=.~:%-]{10,200})/uy;function named(text){let found=[];NAME.
lastIndex=0;for(let match=NAME.exec(text);match!==null;match=NAME.exec(text)){ASSIGNED.lastIndex=match.index+match[0].length;let value=ASSIGNED.exec(text)?.[1];
if(value===void 0)continue;let to=ASSIGNED.lastIndex;(NAME_TO_FORMS.get(match[0].toLowerCase())??[]).some(form=>form.test(value))&&isMixed(value)&&found.push({form:match[0].
toLowerCase(),from:to-value.length,to,certain:!0})}return found}function isMixed(value){let body=value.replace(/[^0-9A-Za-z]/gu,"");if(/^\d+$/u.test(body))return body.
length>=15&&new Set(body).size>=5;let changes=body.match(/[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])|[a-z](?=[A-Z])/gu)?.length??0;return isRandom(value)&&changes>=Math.
min(4,Math.floor(body.length/8)+1)&&/\d/u.test(body)}var KEY=/-----BEGIN[ A-Z0-9_-]{0,60}PRIVATE KEY(?: BLOCK)?-----/gu,LONGEST_KEY=1e4;function keys(text){return[
...text.matchAll(KEY)].flatMap(match=>{let start2=match.index+match[0].length,window2=text.slice(start2,start2+LONGEST_KEY),end=/KEY(?: BLOCK)?-----/u.exec(window2)?.
index??0,body=window2.replace(/\\[nr]|\s|["'+,]/gu,"");return end>64&&!/\.\.\.|…|<|\$\{|x{8}/iu.test(window2.slice(0,end))&&new Set(window2.slice(0,end)).size>
12||/^[\w+/=:.,-]{40,}/u.test(body)?[{form:"private-key",from:match.index,to:start2,certain:!0}]:[]})}var SHAPES=[["azure",/(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/gu],
["maxmind",/(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/gu],["facebook",/(?<!\d)\d{15,16}[|%][\w-]{27,40}(?![\w-])/gu],["sidekiq",/\b[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com/giu],
["discord",/(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/gu],["nuget",/<add key="(?:ClearText)?Password"\s{0,20}value="[^"%]{8,200}"/giu]];function shaped(text){
return SHAPES.flatMap(([form,shape])=>[...text.matchAll(shape)].filter(match=>form==="nuget"||isRandom(match[0])).map(match=>({form,from:match.index,to:match.index+
match[0].length,certain:!0})))}var ADDRESS=/(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{1,128}:([^\s/@"'`<>]{3,128})@[\w.-]/giu,CURL=/\bcurl\b[^\n]{0,400}?(?:-H|--header)[ =]["'](?:Authorization|[\w-]{0,20}(?:Key|Token))\s*:\s*(?:(?:Bearer|Basic|Token|ApiKey)\s+)?([\w=~@.+/-]{8,200})["']/giu,
CURL_USER=/\bcurl\b[^\n]{0,400}?(?:-u|--user)[ =]["']?[^\s:"']{0,60}:([^\s"']{3,120})["']?/giu;function inAddresses(text){let at=(match,form,certain)=>({form,from:match.
index??0,to:(match.index??0)+match[0].length,certain}),real=value=>!/^[$%{<*]|^\*+$|^x+$|password|secret|token|pass$|example/iu.test(value);return[...[...text.matchAll(
ADDRESS)].filter(match=>real(match[1]??"")).map(match=>at(match,"password-in-address",!1)),...[...text.matchAll(CURL)].filter(match=>isRandom(match[1]??"")).map(
match=>at(match,"curl-header",!0)),...[...text.matchAll(CURL_USER)].filter(match=>real(match[1]??"")&&isRandom(match[1]??"")).map(match=>at(match,"curl-user",!0))]}
var GENERIC=/(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential|auth)[\w.-]{0,24}["'`]?\s{0,3}(?::=|=>|[:=])\s{0,3}["'`]([\w+/=.~!@#%^&*-]{16,150})["'`]/giu;
function generic(text){return[...text.matchAll(GENERIC)].filter(match=>isMixed(match[1]??"")).map(match=>({form:"generic",from:match.index,to:match.index+match[0].
length,certain:!1}))}var LONGEST_FOR_PRESET=4e4,LARGEST_FILE=4e6,scanSecrets={name:"scan-secrets",judge:async(call,{files})=>{if(call.event!=="before"&&call.event!=="after")return[];
let written=call.event==="after"?call.writes.flatMap(path2=>files.text(import_node_path5.posix.resolve(call.cwd,path2),LARGEST_FILE)??[]):[],texts=[...call.texts,
...written].filter(text=>text!==""),refusals=[];for(let text of texts){let own=findSecrets(text),found=own.some(({certain})=>certain)?own:[...own,...await preset(
text)];refusals.push(...found.map(each=>refusalOf(each,text,call.event==="after")))}return[...new Map(refusals.map(refusal=>[refusal.seen,refusal])).values()]}};
function refusalOf({form,from,to,certain},text,after){let line=text.slice(0,from).split(`
`).length,instead="Read it from the environment or from the secret store at run time, and write a placeholder such as <token> in examples.";return{rule:certain?
"secret":"perhaps-a-secret",seen:`line ${line}: something in the form of a credential (${form}, ${to-from} characters)`,why:after?"it is already in the file, an\
d everything in a commit stays readable for ever":"everything in a commit stays readable for ever",instead:after?`Take it out of the file now. ${instead} If it \
was ever pushed, tell a person to revoke it.`:instead,severity:certain?"block":"warn"}}var NOISY=/basicauth|database-connection/u;async function preset(text){return text.
length>LONGEST_FOR_PRESET?[]:(await lintSource({source:{filePath:"text.txt",content:text,ext:".txt",contentType:"text"},options:{noPhysicFilePath:!0,maskSecrets:!0,
config:{rules:[{id:"@secretlint/secretlint-rule-preset-recommend",rule:creator}]}}})).messages.map(({ruleId,range:[from,to]})=>({form:ruleId.replace(/^@secretlint\/secretlint-rule-/u,
""),from,to,certain:!NOISY.test(ruleId)&&isRandom(text.slice(from,to))}))}start(scanSecrets,program,process);
