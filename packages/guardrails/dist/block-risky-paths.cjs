// block-risky-paths: built by packages/guardrails/src/build.ts. Licences: licenses.txt
var Y=require("node:fs"),Q=require("node:path");var x=require("node:fs");function K(n){try{return n()}catch{return}}var ne=new Map;function Ee(n){return K(()=>(0,x.lstatSync)(n,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,x.readlinkSync)(n):void 0)}var se={link:n=>(ne.has(n)||ne.set(n,Ee(n)),ne.get(n)),names:(n,e)=>K(()=>{let t=(0,x.readdirSync)(n);return t.length>e?void 0:t}),isFolder:n=>K(()=>(0,x.statSync)(n).isDirectory())??!1,text:(n,e)=>K(()=>{let t=(0,x.statSync)(n);return t.isFile()&&t.size<=e?(0,x.readFileSync)(n,"utf8"):void 0})},ei={...se,link:Ee};function Oe(n){if(Dt.test(n))return[n];let e=n.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i,""),t=new Set([e,Ae(e)]);for(let s of[e,Ae(e)]){s.includes("\\")&&t.add(s.replaceAll("\\","/").replace(/^(?:\/\/[?.]\/)?(?:[a-z]:(?=\/))?/i,""));let i=s.replace(/^[\s"'`]+|[\s"'`]+$/gu,"").replace(/^[a-z][\w+.-]+:(?:\/\/[^/]*)?(?=.)|^\/\/[^/]+(?=\/)|^@\/?/i,"");i!==""&&t.add(i)}return[...t]}var Dt=/^(?!\/\/)[\w./~-][\w./~=+,@-]*$/u;function Ae(n){if(!n.includes("%"))return n;try{return decodeURIComponent(n)}catch{return n}}function y(n,e){let t=n.startsWith("/")?n:`${e}/${n}`;return t.startsWith("/")&&!ie.test(t)?t:jt(t)}function jt(n){let e=[];for(let t of n.split("/"))t===".."?e.pop():t!==""&&t!=="."&&e.push(t);return`/${e.join("/")}`}var ie=/\/\.{0,2}(?:\/|$)/u;function V(n,e,t){let s=(n.startsWith(
"/")?n:`${e}/${n}`).split("/").reverse(),i="",r=0;for(;s.length>0;){let o=s.pop()??"";if(o===""||o===".")continue;if(o===".."){i=i.slice(0,Math.max(0,i.lastIndexOf("/")));continue}let a=t.link(`${i}/${o}`);if(a===void 0){i=`${i}/${o}`;continue}if(r+=1,r>40)return;a.startsWith("/")&&(i=""),s.push(...a.split("/").reverse())}return i===""?"/":i}function S(n,e){if(n===e)return"";let t=e.endsWith("/")?e:`${e}/`;return n.startsWith(t)?n.slice(t.length):void 0}var _e=require("node:fs"),Ne=require("node:path");var p=class extends Error{name="GuardFault"};var Ut=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298),zt=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225];
function Te(n){let e=Int32Array.from(zt),t=new Uint8Array(Math.ceil((n.length+9)/64)*64);t.set(n),t[n.length]=128;let s=new DataView(t.buffer);s.setUint32(t.length-8,Math.floor(n.length/2**29)),s.setUint32(t.length-4,n.length<<3>>>0);let i=new Int32Array(64);for(let r=0;r<t.length;r+=64){for(let o=0;o<16;o+=1)i[o]=s.getInt32(r+o*4);Ht(i),Gt(e,i)}return[...e].map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}function Ht(n){for(let e=16;e<64;e+=1){let t=n[e-2]??0,s=n[e-15]??0,i=(t>>>17|t<<15)^(t>>>19|t<<13)^t>>>10,r=(s>>>7|s<<25)^(s>>>18|s<<14)^s>>>3;n[e]=(n[e-16]??0)+r+(n[e-7]??0)+i}}function Gt(n,e){let[t=0,s=0,i=0,r=0,o=0,a=0,d=0,u=0]=n;for(let f=0;f<64;f+=1){let h=(o>>>6|o<<26)^(o>>>11|o<<21)^(o>>>25|o<<7),D=u+h+(o&a^~o&d)+(Ut[f]??0)+(e[f]??0)|0,Ft=((t>>>2|t<<30)^(t>>>13|t<<19)^(t>>>
22|t<<10))+(t&s^t&i^s&i)|0;u=d,d=a,a=o,o=r+D|0,r=i,i=s,s=t,t=D+Ft|0}for(let[f,h]of[t,s,i,r,o,a,d,u].entries())n[f]=(n[f]??0)+h}var T="policy.json",re="policy.json.sha256";function Bt(n){return Te(typeof n=="string"?new TextEncoder().encode(n):n)}var ke=`{
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
`;function Kt(n){return n===ke?"2607533386375dc64e8e2f081ca822d821b5d9fc32f7ed0486f4862058834242":Bt(n)}function Re(n){let e=$e(n,T),t=$e(n,re).trim();if((t.endsWith(`  ${T}`)?t.slice(0,-T.length-2):t.split(/\s+/u,1)[0])!==Kt(e))throw new p(`${T} is not what ${re} says (after a reviewed change: sha256sum ${T} > ${re})`);return e===ke?JSON.parse(e):Yt(e)}function $e(n,e){try{return(0,_e.readFileSync)((0,Ne.join)(n,e),"utf8")}catch{throw new p(`${e} beside the hooks cannot be read`)}}var Vt=["lockfiles","mainBranches","credentialFiles","code","tests"],qt=["migrations","infrastructure","generated","automation"];function Yt(n){let e=Qt(n);if(!Zt(e))throw new p(`${T} has not the form of a policy of version 1`);return e}function Qt(n){try{return JSON.parse(n)}catch{throw new p(`${T} is not JSON`)}}
function Zt(n){if(!A(n)||n.version!==1||typeof n.root!="string")return!1;let e=n.dryRunUntil;if(e!==null&&(typeof e!="string"||!/^\d{4}-\d\d-\d\d$/u.test(e)))return!1;let t=n.protected;return!A(t)||!Object.values(t).every(Pe)?!1:qt.every(s=>Object.hasOwn(t,s))&&Vt.every(s=>Pe(n[s]))}function A(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Pe(n){return Array.isArray(n)&&n.length>0&&n.every(e=>typeof e=="string"&&e!=="")}var $=require("node:fs"),P=require("node:path");var q={dependency:!1},Jt=65536;function Le(n,e){if(n===void 0||!(0,P.isAbsolute)(n))return q;try{let t=(0,$.lstatSync)(n);if(!t.isFile()||t.size>Jt||Xt((0,$.realpathSync)((0,P.dirname)(n)),(0,$.realpathSync)(e)))return q;let s=JSON.parse((0,$.readFileSync)(n,"utf8"));return{dependency:A(s)&&s.kind==="dependency"}}catch{return q}}function Xt(n,e){let t=(0,P.relative)(e,n);return t===""||t!==".."&&!t.startsWith("../")&&!(0,P.isAbsolute)(t)}var en={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","ExitPlanMode","LSP","BashOutput","KillShell","read","grep","glob","find_file_by_name","find_filecontent","view","list","search","web_search","webfetch","think","read_file","list_dir"],writes:["Edit","Write","MultiEdit","NotebookEdit","edit","write","create_file","str_replace","insert","apply_patch","str_replace_based_edit_tool"],shell:["Bash","exec","bash","shell","sh","run","terminal","execute","run_command","Monitor"],"other-shell":["PowerShell","powershell","pwsh","cmd","CMD"]},Ie=new Map(["reads","writes","shell","other-shell"].flatMap(n=>en[n].map(e=>[e,n]))),tn=/^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u,
nn=/(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;function We(n){return Ie.has(n)}function Ce(n){let e=Ie.get(n);if(e!==void 0)return e;let t=/^mcp__.+?__(.+)$/u.exec(n)?.[1];return t!==void 0&&tn.test(t)&&!nn.test(t)?"reads":"unknown"}var sn=new Map([["PreToolUse","before"],["PermissionRequest","before"],["PostToolUse","after"],["Stop","stop"]]),rn=64,on=1e5;function Me(n,e){let t=an(n);if(!A(t))throw new p("the input is not a JSON object");let s=dn(t.hook_event_name),i=t.tool_name??"",r=t.tool_input;if(typeof i!="string")throw new p("tool_name is not a string");let o={event:s,tool:i,session:typeof t.session_id=="string"?t.session_id:"",cwd:typeof t.cwd=="string"&&t.cwd.startsWith("/")?t.cwd:e,stopAgain:t.stop_hook_active===!0};if(s==="stop"||s==="other")return{...o,kind:"reads",commands:[],writes:[],texts:[],values:[]};if(!A(r))throw new p("tool_input is not a JSON object");return{...o,...hn(i,r)}}function an(n){if(n.length===0)throw new p("there is no input");try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(
n))}catch{throw new p("the input is not JSON in UTF-8")}}function dn(n){if(n===void 0)return"before";if(typeof n!="string")throw new p("hook_event_name is not a string");return sn.get(n)??(/ToolUse/i.test(n)?"before":"other")}var j=n=>n!=="command"&&n!=="description"&&cn.test(n),U=n=>n==="command"||n!=="description"&&ln.test(n),un=n=>n==="description"||n!=="command"&&fn.test(n),cn=/(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u,ln=/^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u,fn=/^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u,pn=/^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;function hn(n,e){
let t=bn(e),s=Ce(n);gn(s,e,t);let i=t.filter(({key:o})=>!j(o)&&!un(o)).map(({text:o})=>o),r=s==="writes"?[]:[...wn(e,t),...Sn(n,t)];return{kind:s,commands:r,texts:i,values:t,writes:s==="shell"?[]:mn(n,s,t)}}function mn(n,e,t){let s=e==="reads"&&n.startsWith("mcp__")&&!t.some(({key:a})=>/content|text|data|patch|replacement|destination|dest$|output/u.test(a));if(e==="reads"&&(s||!n.startsWith("mcp__")))return[];let i=t.filter(({key:a,text:d})=>j(a)&&!/^https?:/i.test(d)).map(({text:a})=>a),o=/patch|diff/i.test(n)||t.some(({key:a})=>/^(?:patch|diff|input)$/u.test(a))?t.flatMap(({text:a})=>[...a.matchAll(pn)].map(d=>d[1]?.trim()??"")):[];return[...new Set([...i,...o])].filter(a=>a!==""&&a!=="/dev/null")}function gn(n,e,t){for(let[i,r]of Object.entries(e))if((j(W(i))||U(W(i)))&&(typeof r=="numb\
er"||typeof r=="boolean"))throw new p(`${i} is not text`);let s=i=>t.some(({key:r})=>i(r));if(n==="writes"&&!s(j)&&!s(i=>/^(?:patch|diff|input)$/u.test(i)))throw new p("a write without a path");if(n==="shell"&&!s(U))throw new p("a shell call without a command");if(t.some(({key:i,text:r})=>(j(i)||U(i))&&r.includes("\0")))throw new p("a path or command with a NUL character")}var yn=/(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/i,xn=/(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/i;function Sn(n,e){if(We(n))return[];let t=W(n.replace(/^mcp__.+?__/u,"")),s=yn.test(t)?e.filter(({key:o})=>/^(?:chars|keys|input|text|data)$/u.test(o)):[],i=xn.test(t)?e.filter(
({key:o})=>/^(?:code|source|input)$/u.test(o)):[],r=/javascript|node/i.test(t)?"node -e":"python3 -c";return[...s.map(({text:o})=>o),...i.map(({text:o})=>`${r} ${oe(o)}`)]}function wn(n,e){let t=Object.entries(n).flatMap(([i,r])=>U(W(i))&&Array.isArray(r)&&r.every(o=>typeof o=="string")?[r.map(oe).join(" "),...W(i).endsWith("s")?r:[]]:[]);if(t.length>0)return[...t,...e.filter(({key:i})=>i==="args").map(({text:i})=>i)];let s=Array.isArray(n.args)?n.args.filter(i=>typeof i=="string").map(oe):[];return e.filter(({key:i})=>U(i)).map(({text:i})=>s.length>0?`${i} ${s.join(" ")}`:i)}function oe(n){return`'${n.replaceAll("'","'\\''")}'`}function W(n){return n.toLowerCase()===n?n:n.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function bn(n){let e=[],t=[{key:"",value:n,depth:0}],s=0;for(let i=t.
pop();i!==void 0;i=t.pop()){let{key:r,value:o,depth:a}=i;if(s+=1,a>rn||s>on)throw new p("an input that is too deep or has too many values");if(typeof o=="string")e.push({key:r,text:o});else if(typeof o=="boolean")e.push({key:r,text:String(o)});else if(Array.isArray(o))for(let d of o)t.push({key:r,value:d,depth:a+1});else if(A(o))for(let[d,u]of Object.entries(o))(d.includes("/")||d.includes("\\")||d.includes(".")&&/\.\w+$/u.test(d))&&e.push({key:"path",text:d}),t.push({key:W(d),value:u,depth:a+1})}return e.reverse()}var ae=require("node:vm");function Fe(n,e){let t=Symbol.for("agent-remediation.guard");return Object.defineProperty((0,ae.runInThisContext)("globalThis"),t,{value:n,configurable:!0}),(0,ae.runInThisContext)("globalThis[Symbol.for('agent-remediation.guard')]()",{timeout:e})}function vn(n){let e=n.replace(new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}]+","gu")," ").trim();return e.length<=160?e:`${e.slice(0,100)} \u2026 ${e.slice(-50)}`}function de(n,e){let t=e.slice(0,5).map(({rule:i,seen:r,why:o,instead:a,severity:d})=>`${n}: ${d==="block"?"blocked":"warning"} by rule ${i}: ${vn(r)}
  Why: ${o}
  Instead: ${a}`),s=e.length-t.length;return`${[...t,...s>0?[`${n}: and ${s} more`]:[]].join(`
`)}
`}var De="--private",En={allow:86,warn:87,block:2},An={allow:0,warn:87,block:2};function je(n,e){return(e?En:An)[n]}var ue=1700,Ue=16e6;function ze(n,e){let t=e.argv.includes(De),s=(r,o)=>(o!==""&&_n(o),e.exit(je(r,t))),i=r=>s("block",de(n.name,[Pn(r)]));e.on("uncaughtException",i),e.on("unhandledRejection",i),setTimeout(()=>i(new p(`no verdict within ${ue} ms`)),ue),On(n,e,kn(e.input)).then(({refusals:r,policy:o})=>$n(n.name,r,Tn(o,e.now()),s)).catch(i)}async function On(n,e,t){let s=(0,Q.dirname)(e.program),i=Re(s),r=y(i.root,s),o=e.env.AGENT_REMEDIATION_TASK,a=Me(t,e.cwd()),d={policy:i,root:r,taskFile:o,task:Le(o,r),files:se,home:e.env.HOME,notes:(0,Q.join)(e.env.TMPDIR??"/tmp","agent-remediation")};return{refusals:await Fe(()=>n.judge(a,d),ue),policy:i}}function Tn(n,e){return n.dryRunUntil!==null&&e.toISOString().slice(0,10)<n.dryRunUntil}function $n(n,e,t,s){let i=e.length===0?"":de(n,e);e.every(({
severity:r})=>r==="warn")?s(e.length===0?"allow":"warn",i):t?s("warn",`${n}: dry run, nothing is blocked yet. Without it:
${i}`):s("block",i)}function Pn(n){let e=n instanceof p;return{rule:"guard-fault",seen:e?n.message:"the guard failed while judging this call",why:"A guard that cannot judge a call blocks it.",instead:e?"Make the call smaller or simpler; if it is an ordinary one, stop and tell a person.":`Stop and tell a person. (${n instanceof Error?n.name:typeof n})`,severity:"block"}}function _n(n){try{(0,Y.writeSync)(2,n)}catch{}}var Nn=65536;function kn(n){let e=[];for(let t=0;;){let s=Buffer.alloc(Nn),i=Rn(n,s);if(i===0)return Buffer.concat(e);if(t+=i,t>Ue)throw new p(`a call of more than ${Ue} bytes`);e.push(s.subarray(0,i))}}function Rn(n,e){for(;;)try{return(0,Y.readSync)(n,e)}catch(t){let s=t instanceof Error&&"code"in t?t.code:void 0;if(s==="EOF")return 0;if(s!=="EAGAIN")throw t;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,5)}}function He(n,e,t){ze(n,{program:e,argv:t.argv,env:t.env,input:0,on:(s,i)=>t.on(s,i),exit:s=>t.exit(s),cwd:()=>t.cwd(),now:()=>new Date})}function N(n){return Ln.test(n)?n.toLowerCase():n.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),"").toUpperCase().toLowerCase().normalize("NFKC").split("/").map(e=>/^\.{1,2}$/u.test(e)?e:In(e)).join("/")}var Ln=/^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;function In(n){let e=n.length;for(;e>0&&(n[e-1]==="."||n[e-1]===" ");)e-=1;let t=n.slice(0,e).search(/:{1,2}\$/u);return t>0?n.slice(0,t):n.slice(0,e)}var Ge=new Map;function Ye(n){let e=Ge.get(n);if(e!==void 0)return e;let t=N(n).split("/").filter((s,i)=>s!==""||i===0);return Ge.set(n,t),t}var Be=new WeakMap;function Wn(n){let e=Be.get(n);if(e!==void 0)return e;let t=new Map,s=[];for(let r of n){let o=Ye(r),a=Ke(o.filter(u=>u!==""&&!u.includes("*")&&!u.includes("?"))),d=a===""?void 0:t.get(a);a===""?s.push([Ke(o.flatMap(
u=>u.split(/[*?]/u))),r]):d===void 0?t.set(a,[r]):d.push(r)}let i={byName:t,byPiece:s};return Be.set(n,i),i}function Ke(n){let e="";for(let t of n)t.length>e.length&&(e=t);return e}function fe(n,e){let{byName:t,byPiece:s}=Wn(e);for(let i of Qe(n)){let r=t.get(i);if(r!==void 0&&r.some(o=>_(n,o)))return!0}return s.some(([i,r])=>n.includes(i)&&_(n,r))}function _(n,e){let t=Ye(e),s=Qe(n),i=t[1];if(t[0]==="**"&&i!==void 0&&i!=="**"){if(t.length===2)return le(s.at(-1)??"",i);if(t.length===3&&t[2]==="**")return s.some(o=>le(o,i))}let r=new Set(ce(t,0));for(let o of s){let a=new Set;for(let d of r){let u=t[d];if(u!==void 0){if(u==="**")for(let f of ce(t,d))a.add(f);else if(le(o,u))for(let f of ce(t,d+1))a.add(f)}}if(r=a,r.size===0)return!1}return r.has(t.length)}var Ve="",qe=[""];function Qe(n){return n!==
Ve&&(qe=n.split("/").filter((e,t)=>e!==""||t===0),Ve=n),qe}function ce(n,e){let t=[e];for(let s=e;n[s]==="**";s+=1)t.push(s+1);return t}function le(n,e){if(!e.includes("*")&&!e.includes("?"))return n===e;let t=0,s=0,i=-1,r=0;for(;t<n.length;)if(s<e.length&&(e[s]===n[t]||e[s]==="?"))t+=1,s+=1;else if(e[s]==="*")i=s,r=t,s+=1;else if(i>=0)r+=1,t=r,s=i+1;else return!1;for(;e[s]==="*";)s+=1;return s===e.length}var Cn=["/tmp","/var/tmp","/private/tmp","/private/var/tmp","/dev/shm","/var/folders"],Mn=["/dev/null","/dev/stdout","/dev/stderr","/dev/tty","/dev/zero","/dev/full","/dev/fd"],Fn=["/etc","/usr","/bin","/sbin","/lib","/lib64","/boot","/opt","/root","/sys","/proc","/dev","/var","/System","/Library"];function Ze(n){return Cn.some(e=>S(n,e)!==void 0)}function Dn(n){return Mn.some(e=>S(n,e)!==void 0)}function pe(n,e,t){return[...new Set(Oe(n).flatMap(s=>[y(s,e),V(s,y(".",e),t)]))]}function Z(n,e,t){let{home:s}=t,i=s===void 0?n:n.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/)/u,s);for(let r of pe(i,e,t.files)){let o=r===void 0?{group:"loop",place:n}:jn(r,e,t);if(o!==void 0)return o}}function jn(n,e,t){let{policy:s,task:i,root:r,home:o,taskFile:a}=t;if(Dn(n))return;if(a!==void 0&&n===y(a,"/"))return{group:"\
task-file",place:n};if(Un(n,r,e,t))return;let d=zn(n,r,e,t).map(N);for(let[u,f]of Object.entries(s.protected))if(d.some(h=>fe(h,f)))return{group:u,place:n};return!i.dependency&&d.some(u=>fe(u,s.lockfiles))?{group:"lockfile",place:n}:Hn(n,r,e,o)?{group:"system",place:n}:void 0}function Un(n,e,t,{files:s}){if(!Ze(n)||[e,y(".",t)].some(i=>S(n,i)!==void 0))return!1;for(let i=n;i.length>1;i=i.slice(0,i.lastIndexOf("/")))if(s.isFolder(`${i}/.git`)||s.text(`${i}/.git`,4096)!==void 0)return!1;return!0}function zn(n,e,t,{files:s}){let r=[...new Set([e,y(".",t),V(e,"/",s)??e,V(t,"/",s)??t])].flatMap(o=>S(n,o)??S(N(n),N(o))??[]);return r.length>0?r:[n]}function Hn(n,e,t,s){if([e,y(".",t)].some(r=>r!=="/"&&S(n,r)!==void 0)||Ze(n))return!1;if(n==="/"||Fn.some(r=>S(n,r)!==void 0))return!0;let i=s===void 0?
void 0:S(n,s);return i!==void 0&&i.startsWith(".")&&!i.startsWith(".cache/")}var Se=require("node:path");function m(n,e){switch(n.type){case"Script":case"CompoundList":case"AndOr":for(let t of n.commands)e(t);return;case"Statement":e(n.command);return;case"Command":for(let t of n.prefix)e(t);n.name&&e(n.name);for(let t of n.suffix)e(t);return;case"Pipeline":for(let t of n.prefixes)e(t);for(let t of n.commands)e(t);return;case"Redirected":e(n.command);for(let t of n.redirects)e(t);return;case"If":e(n.clause),e(n.then);for(let t of n.elif)e(t);n.else&&e(n.else);return;case"Elif":e(n.clause),e(n.then);return;case"For":case"Select":if(e(n.name),n.wordlist)for(let t of n.wordlist)e(t);e(n.body);return;case"While":e(n.clause),e(n.body);return;case"Function":case"Coproc":n.name&&e(n.name),e(n.body);return;case"Subshell":case"BraceGroup":e(n.body);return;case"Case":e(n.word);for(let t of n.items)e(t);
return;case"CaseItem":for(let t of n.pattern)e(t);e(n.body);return;case"ArithmeticFor":{let t=n.initialize;t&&e(t);let s=n.test;s&&e(s);let i=n.update;i&&e(i),e(n.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let t=n.parts;if(t)for(let s of t)e(s);return}case"DoubleQuoted":case"LocaleString":for(let t of n.parts)e(t);return;case"ParameterExpansion":n.index&&e(n.index),n.operation&&e(n.operation);return;case"Default":case"Remove":case"Transform":e(n.operand);return;case"CaseModification":n.operand&&e(n.operand);return;case"Replace":e(n.pattern),e(n.replacement);return;case"Slice":e(n.offset),n.length&&e(n.length);return;case"Assignment":{let t=n.index;t&&e(t),e(n.value);return}case"ArrayValue":for(let t of n.elements)e(t);
return;case"Redirect":case"HereString":n.descriptor&&e(n.descriptor),n.target&&e(n.target);return;case"HereDoc":n.descriptor&&e(n.descriptor),n.delimiter&&e(n.delimiter),e(n.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let t=n.script;t&&e(t);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{let t=n.expression;t&&e(t);return}case"ArithmeticBinary":case"TestBinary":e(n.left),e(n.right);return;case"ArithmeticUnary":case"TestUnary":e(n.operand);return;case"ArithmeticTernary":e(n.test),e(n.consequent),e(n.alternate);return;case"TestLogical":for(let t of n.operands)e(t);return;case"TestNot":for(let t of n.negations)e(t);e(n.operand);return;case"Literal":case"SingleQuoted":case"AnsiC\
Quoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let t=n;throw new TypeError(`Unexpected syntax node: ${t}`)}}}var Gn=/[\uE000-\uE00F]/u,Je=/[\uE000-\uE00F]/gu;function l(n){return!Gn.test(n)}function z(n){return l(n)?n:n.replace(Je,e=>e==="\uE002"?"*":e==="\uE003"?"?":"\u2026")}function Xe(n,e){let t=n.split(Je),s=t[0]??"",i=t.at(-1)??"";if(t.length===1)return n===e;if(!e.startsWith(s)||!e.endsWith(i)||e.length<s.length+i.length)return!1;let r=s.length;for(let o of t.slice(1,-1)){let a=e.indexOf(o,r);if(a<0)return!1;r=a+o.length}return r<=e.length-i.length}var Bn=new Set(["curl","wget","aria2c","scp","sftp"]),Kn=new Set(["tar","gtar","bsdtar","unzip","7z","7za","unrar","unar","jar","cpio","pax"]);function et(n){return n.some(({base:e,args:t})=>e==="git"&&t.includes("clone"))||n.some(({base:e})=>Bn.has(e))&&n.some(({base:e})=>Kn.has(e))}function tt(n){return!n.startsWith("/")||/^\/(?:tmp|var\/tmp|dev\/shm)\//u.test(n)}function nt(n){return n.replace(/^(?:of=|--[\w-]+=|-[A-Za-z]*?[oO])/u,"")}var st=(...n)=>require("./shell-parser.cjs").parse(...n);function rt(n){let e=new me(n),t=e.program();return e.isLost||!e.isAtEnd?void 0:{type:"Script",pos:0,end:n.length,shebang:void 0,commands:t,errors:void 0}}var Vn=16,w=/(?:[ \t]|\\\n)*/y,H=/(?:[ \t\n]|\\\n|#[^\n]*)*/y,he=/[A-Za-z0-9_./:=@%+,~^#!-]+/y,qn=/\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y,Yn=/'[^']*'/y,Qn=/(?:[^"\\$`]|\\[^\n])+/y,it=/([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y,Zn=/[A-Za-z_][A-Za-z0-9_]*=/y,Jn=/^[A-Za-z_][A-Za-z0-9_]*\+?=/,Xn=new Set("if then else elif fi for while until do done case esac select function time coproc in".split(" ")),me=class n{isLost=!1;#n;#e=0;#d=0;constructor(e,t=0){this.#n=e,this.#e=t,e.startsWith("#!")&&(this.isLost=!0)}program(){let e=[],t=new Map;for(;;){if(this.#s(H),this.isLost||this.isAtEnd)return e;let s=this.#e,i=this.#n.indexOf(`
`,s),r=i<0?"":this.#n.slice(s,i),o=r===""?void 0:t.get(r);if(o!==void 0){let d=s-(o[0]?.pos??0);for(let u of o)e.push(this.#m(u,d));this.#e=i;continue}let a=[];do a.push(this.#l()),this.#s(w);while(!this.isLost&&this.#e<i&&this.#n[this.#e]!=="#");e.push(...a),!this.isLost&&r!==""&&this.#e===i&&t.set(r,a)}}#m({pos:e,end:t,background:s},i){let r=this.#n,o;return{type:"Statement",pos:e+i,end:t+i,get command(){return o??=new n(r,e+i).#a(),o},background:s}}get isAtEnd(){return this.#e===this.#n.length}list(e){let t=[];for(;;){if(this.#s(H),this.isLost||this.isAtEnd||e.includes(this.#t()))return t;t.push(this.#l())}}#l(){let e=this.#e,t=this.#a(),s,{end:i}=t;this.#s(w);let r=this.#n[this.#e];if(r==="&"?(s=!0,this.#e+=1,i=this.#e):r===";"?this.#e+=1:r!==`
`&&r!=="#"&&r!==void 0&&(this.isLost=!0),r===";"||r==="&"){this.#s(w);let o=this.#n[this.#e];(o===";"||o==="&"||r==="&"&&o===">")&&(this.isLost=!0)}return{type:"Statement",pos:e,end:i,command:t,background:s}}#f(){this.isLost=!0}#s(e){e.lastIndex=this.#e;let t=e.exec(this.#n)?.[0]??"";return this.#e+=t.length,t}#t(){he.lastIndex=this.#e;let e=he.exec(this.#n)?.[0]??"";return Xn.has(e)&&this.#r(this.#e+e.length)?e:""}#r(e){let t=this.#n[e];return t===void 0||` 	
;&|<>()`.includes(t)}#a(){let e=this.#c(),t=[e],s=[];for(let i=this.#S("&&","||");i!=="";i=this.#S("&&","||"))s.push(i),this.#s(H),t.push(this.#c());return s.length===0?e:this.#p("AndOr",{commands:t,operators:s})}#c(){let e=this.#b(),t=[e],s=[];for(;this.#S("|")!=="";)this.#n[this.#e]==="&"&&(this.isLost=!0),s.push("|"),this.#s(H),t.push(this.#b());return s.length===0?e:this.#p("Pipeline",{prefixes:[],commands:t,operators:s})}#p(e,t){let s=t.commands;return{type:e,pos:s[0]?.pos,end:s.at(-1)?.end,...t}}#S(...e){this.#s(w);let t=this.#v()?this.#n.slice(this.#e,this.#e+2):this.#n[this.#e]??"";return this.isLost||!e.includes(t)?"":(this.#e+=t.length,t)}#v(){let e=this.#n[this.#e];return(e==="&"||e==="|")&&this.#n[this.#e+1]===e}#b(){let e=this.#t();this.#d+=1,this.#d>Vn&&(this.isLost=!0);let t=this.
isLost||e===""?this.#x():this.#P(e);return this.#d-=1,t}#P(e){let t=this.#e,s=e==="for"?this.#i():e==="if"?this.#w():e==="while"||e==="until"?this.#y(e):void 0;return s===void 0?(this.isLost=!0,this.#x()):(this.#s(w),!this.isAtEnd&&!`
;&|`.includes(this.#n[this.#e]??"")&&(this.isLost=!0),this.#n.startsWith("&>",this.#e)&&(this.isLost=!0),{...s,pos:t})}#o(e){this.#t()===e?this.#e+=e.length:this.isLost=!0}#u(...e){let t=this.list(e),[s,i]=[t[0],t.at(-1)];return(s===void 0||i===void 0)&&(this.isLost=!0),{type:"CompoundList",pos:s?.pos??0,end:i?.end??0,commands:t}}#i(){this.#o("for"),this.#s(w);let e=this.#g();(e===void 0||!/^[A-Za-z_]\w*$/.test(e.text))&&(this.isLost=!0),this.#s(w),this.#o("in"),this.#s(w);let t=[];for(let r=this.#g();r!==void 0;r=this.#g())t.push(r),this.#s(w);let s=this.#n[this.#e];(t.length===0||s!==";"&&s!==`
`)&&(this.isLost=!0),this.#e+=1,this.#s(H),this.#o("do");let i=this.#u("done");return this.#o("done"),{type:"For",end:this.#e,name:e,wordlist:t,body:i}}#y(e){this.#o(e);let t=this.#u("do");this.#o("do");let s=this.#u("done");return this.#o("done"),{type:"While",end:this.#e,kind:e,clause:t,body:s}}#w(){this.#o("if");let e=this.#u("then");this.#o("then");let t=this.#u("else","fi"),s;return this.#t()==="else"&&(this.#o("else"),s=this.#u("fi")),this.#o("fi"),{type:"If",end:this.#e,clause:e,then:t,elif:[],else:s}}#x(){let e=this.#e,t=[],s=[],i,r=e;for(;!this.isLost;){let a=this.#E()??(i===void 0?this.#_():void 0)??this.#g();if(a===void 0)break;({end:r}=a),a.type==="Redirect"?(i===void 0?t:s).push(a):a.type==="Assignment"?t.push(a):(a.text.includes("=")&&Jn.test(a.text)&&(this.isLost=!0),i===void 0&&
("!{}]".includes(a.text.charAt(0))||a.text.startsWith("[["))&&(this.isLost=!0),i===void 0?i=a:s.push(a)),this.#s(w)}r===e&&(this.isLost=!0);let o=[...t,...s];return{type:"Command",pos:e,end:r,name:i,prefix:t,suffix:s,args:s.filter(a=>a.type==="Word"),redirects:o.filter(a=>a.type==="Redirect")}}#E(){it.lastIndex=this.#e;let e=it.exec(this.#n);if(e===null)return;let t=this.#e;this.#e+=e[0].length,this.#s(w);let s=this.#g();s===void 0&&(this.isLost=!0);let[,i=""]=e,r=i===""?void 0:{type:"FileDescriptor",pos:t,end:t+i.length,value:Number(i)},o=e[2]??e[3];return{type:"Redirect",pos:t,end:this.#e,operator:o,descriptor:r,target:s}}#_(){let e=this.#e,t=this.#s(Zn);if(t==="")return;let s=this.#e;this.#n[s]==="#"&&(this.isLost=!0);let i=this.#g()??{type:"Word",text:"",value:"",pos:s,end:s,parts:void 0};
i.parts?.some(({type:o})=>o==="Glob")===!0&&(this.isLost=!0);let r=this.#n.slice(e,this.#e);return{type:"Assignment",pos:e,end:this.#e,text:r,name:t.slice(0,-1),append:void 0,index:void 0,value:i}}#g(){let e=this.#e;if(this.#n[e]==="#")return;let t=[];for(let r=this.#A();r!==void 0&&!this.isLost;r=this.#A())t.push(r);if(this.#r(this.#e)||(this.isLost=!0),this.#e===e)return;let s=this.#n.slice(e,this.#e),i=t.length===1&&t[0]?.type==="Literal";return{type:"Word",text:s,value:i?s:t.map(es).join(""),pos:e,end:this.#e,parts:i?void 0:t}}#A(){let e=this.#e,t=this.#s(he);if(t!=="")return{type:"Literal",pos:e,end:this.#e,text:t,value:t};switch(this.#n[e]??""){case"'":{let s=this.#s(Yn);return s===""?this.#f():{type:"SingleQuoted",pos:e,end:this.#e,text:s,value:s.slice(1,-1)}}case'"':return this.#O();case"\
$":return this.#h();case"*":case"?":{let s=this.#n[e]??"";return this.#e+=1,s==="*"&&this.#n[this.#e]==="*"?this.#f():{type:"Glob",kind:s==="*"?"star":"question",pos:e,end:this.#e,text:s,value:s}}case"[":case"]":{if(!(this.#r(e+1)&&(e===0||this.#r(e-1))))return this.#f();let i=this.#n[e]??"";return this.#e+=1,{type:"Literal",pos:e,end:this.#e,text:i,value:i}}default:return}}#h(){let e=this.#e,t=this.#s(qn);return t===""?this.#f():{type:"SimpleExpansion",pos:e,end:this.#e,text:t}}#O(){let e=this.#e;this.#e+=1;let t=[];for(;!this.isLost&&this.#n[this.#e]!=='"';){let s=this.#e,i=this.#s(Qn);if(i!=="")t.push({type:"Literal",pos:s,end:this.#e,text:i,value:i.replace(/\\(["\\$`])/g,"$1")});else{let r=this.#h();r!==void 0&&t.push(r)}}return this.#e+=1,t.length===0&&t.push({type:"Literal",pos:e+1,end:e+
1,text:"",value:""}),{type:"DoubleQuoted",pos:e,end:this.#e,text:this.#n.slice(e,this.#e),parts:t}}};function es(n){return n.type==="DoubleQuoted"?n.parts.map(e=>"value"in e?e.value:e.text).join(""):"value"in n?n.value:n.text}function G(n){return rt(n)??st(n)}function ge(n,e){switch(n){case"git":return ts.includes(e[0]??"")&&!e.some(t=>t.includes("::"));case"npm":case"pnpm":case"yarn":return(e[0]==="test"||e[0]==="run")&&e.every(is);case"grep":return!e.some(t=>"/~.".includes(t.charAt(0))&&t!=="");case"find":return!e.some(t=>t==="-delete"||t.startsWith("-exec")||t.startsWith("-ok"));default:return!1}}var ts="status log diff show add blame shortlog describe rev-parse ls-files".split(" "),ns="-- -s --silent --reporter --coverage --watch --fix --run --if-present --bail".split(" "),ss="env exec explore x publish unpublish deprecate owner token adduser login".split(" ");function is(n){return n.startsWith("-")?ns.includes(n):/^[\w:./]+$/.test(n)&&!ss.includes(n)}var ot=new Set("ls cat head tail wc grep egrep fgrep echo test [ which type cut tr stat du\
 df date diff cmp ps".split(" ")),at="cd pwd true false".split(" "),rs=/^-o|out|dest|dir|file|log|save|trace|err|hsts|svc|curl|tee|store|index/i;function dt({base:n,args:e,redirections:t}){return(ot.has(n)||ge(n,e)||at.includes(n))&&!e.some(s=>s.startsWith("-")&&os(s,n))&&t.every(({operator:s,target:i})=>s==="<"||s===">&"&&/^\d$/.test(i))}function os(n,e){return at.includes(e)||n.startsWith("-f")||rs.test(n)}function ut({base:n}){return ot.has(n)||as.includes(n)}var as="sort uniq sed awk less".split(" ");var ds=new Set(["sh","bash","dash","zsh","ksh","mksh","ash","rbash","fish","csh","tcsh","yash","posh","rc","es","nu","elvish","xonsh","osh","oil","ion","sash"]);function ct(n){return ds.has(n)||n.includes("sh")&&/^(?:ba|z|k)sh-?\d/u.test(n)}var lt=(...n)=>require("./shell-starters.cjs").startedByShell(...n),ft=(...n)=>require("./shell-starters.cjs").foundItems(...n),pt=(...n)=>require("./shell-starters.cjs").mayComeThrough(...n);var us=new Set("env xargs gxargs find gfind bfs fd fdfind curl wget aria2c cargo tox go gcc cc sshfs hg svn busctl service run-parts wine mise xterm lxterminal capsh konsole urxvt rxvt alacritty gnome-terminal xfce4-terminal script parallel watch ssh autossh mosh sg op nix watchexec nodemon concurrently env-cmd wait-for-it devbox ddev lxc setarch please vagrant doppler aws-vault chamber nsjail dotenv foreman volta fnm nodenv goenv mamba micromamba nvm corepack scp sftp zip rpm m4 apt apt-get aptitude mvn mvnw ninja ant rake just coreutils flock eval source . trap alias hash enable bind fc jobs mapfile readarray complete compgen git at batch awk gawk mawk nawk npx bunx pnpx kubectl oc docker-compose cmake screen make gmake docker podman npm pnpm yarn bundle poetry conda pyenv rbenv asdf hat\
ch pdm rye pixi hyperfine pipenv uv direnv tmux tar bsdtar rsync split sort man rg ag ack cpio restic borg yt-dlp flatpak su runuser newgrp nix-shell pv ncat nc netcat socat gdb entr dpkg sudo doas pkexec run0 nice nohup sshpass cross-env softlimit setlock envdir s6-setuidgid setsid linux32 linux64 stdbuf unbuffer timeout gtimeout time gtime ionice chrt taskset numactl prlimit cpulimit strace ltrace valgrind catchsegv eatmydata fakeroot chroot unshare nsenter setpriv systemd-run systemd-inhibit dbus-run-session dbus-launch xvfb-run caffeinate proxychains proxychains4 torsocks torify rlwrap chronic ifne errno busybox toybox start-stop-daemon setuidgid chpst gosu su-exec dumbinit dumb-init tini ccache firejail bwrap proot ld.so ld-linux-x86-64.so.2 ld-linux.so.2 ld-linux-aarch64.so.1 ld-musl\
-x86_64.so.1 ld-musl-aarch64.so.1 retry faketime perf sem arch lsinitramfs chvt openvt exec command builtin".split(" ")),ht=(n,...e)=>us.has(n)?require("./shell-starters.cjs").startedByName(n,...e):[];function mt({base:n,args:e,input:t}){return ct(n)?lt(e):ge(n,e)?[]:ht(n,e,t)}var gt=6,cs=2e3,ls=32,J="",X=class{#n=new Map;#e=new Set;#d=new Set;#m=new Set;#l=new Set;#f=!1;#s=0;#t="";#r=0;#a=new Map;assign(e,t,s){let i=this.#n.get(e)??new Set;this.#n.set(e,i),i.has(t)||(this.#s+=1);let r=`${this.#t}\0${e}`;this.#l.add(r),s&&(this.#e.add(r),this.#d.add(r)),i.add(t.length>cs||!l(t)&&t.includes("\uE000")?"\uE000":t),i.size>gt&&(i.clear(),i.add("\uE000"))}assignPositional(e){for(let[t,s]of e.slice(0,gt).entries()){let i=l(s)||s.includes("\uE007")?s:"\uE000";this.assign(String(t+1),i,!1),t>0&&this.assign("1",i,!1)}this.assign("@",e.every(t=>l(t)||t.includes("\uE007"))?e.join("\uE005"):"\uE000",!1)}doubt(e){this.#e.delete(`${this.#t}\0${e}`)}defineFunction(e){this.#m.add(e)}isFunction(e){return this.#m.has(e)}inShell(e,t){let s=this.#t;this.#t=e,t(),this.#t=s}inSubshell(e,t){
this.inShell(`${this.#t}${J}${e}`,t)}later(e){this.#r+=1,e(),this.#r-=1}unsettle(){this.#f=!0}isAssigned(e){return this.valuesOf(e)!==void 0}state(){return this.#e.size>ls?void 0:[...[this.#s,this.#l,this.#d,this.#m,this.#n].map(t=>typeof t=="number"?t:t.size),this.#f,this.#r,this.#t,...this.#e].join("\0")}valuesOf(e){let t=this.#r>0,s={anew:this.#t!==""&&!this.#t.startsWith(J),before:!t&&!this.#c(this.#l,e),sure:this.#c(t?this.#d:this.#e,e)},i=this.#p(e,s),r=`${this.#t}\0${Object.values(s).join()}\0${e}`,o=this.#a.get(r)??{name:e,place:s,given:new Set};return this.#a.set(r,o),o.given.add(yt(i)),i}#c(e,t){for(let s=this.#t;;s=s.slice(0,s.lastIndexOf(J))){if(e.has(`${s}\0${t}`))return!0;if(!s.includes(J))return!1}}#p(e,{anew:t,before:s,sure:i}){if(this.#f)return["\uE000"];let r=this.#n.get(
e);if(r!==void 0)return r.has("\uE000")?[...r]:s?[...new Set([...r,t?"":"\uE000"])]:i?[...r]:[...new Set([...r,""])]}settle(){let e=[...this.#a.values()].every(({name:t,place:s,given:i})=>i.size===1&&i.has(yt(this.#p(t,s))));return this.#a.clear(),this.#l.clear(),this.#e.clear(),e}};function yt(n){return n===void 0?"":`=${n.join("\0")}`}var xt=(...n)=>require("./shell-parser.cjs").expandBraces(...n);var bt=24,fs=/^[A-Za-z0-9_./:=@%+,-]+$/u;function O({text:n}){return fs.test(n)}function M(n,e){if(O(n))return[[n.text]];if(!ps(n))return ee(n,e).map(St);let t=xt(n.text);if(t===void 0)return[["\uE001"]];let s=[[]];for(let i of t){if(i==="")continue;let r=hs(i);if(r===void 0||r.length===0)return[["\uE001"]];let o=r.flatMap(a=>ee(a,e).map(St));s=F(s,o)}return s}function L(n,e){return n===void 0?[""]:O(n)?[n.text]:[...new Set(ee(n,e).map(t=>t.replaceAll("\uE005"," ").replaceAll(C,"")))]}function F(n,e){let[t,s]=[n[0],e[0]];if(n.length===1&&e.length===1&&t!==void 0&&s!==void 0){for(let i of s)t.push(i);return n}return n.length*e.length>bt?n.map(i=>[...i,"\uE001"]):n.flatMap(i=>e.map(r=>[...i,...r]))}function ps(n){return n.parts?.some(e=>e.type==="BraceExpansion")??!1}function hs(n){let e=G(`\
: ${n.startsWith("#")?"\\":""}${n}`),t=e.commands[0]?.command;if(!(e.errors!==void 0||e.commands.length!==1||t?.type!=="Command"))return t.suffix.flatMap(s=>s.type==="Word"?[s]:[])}var C="\uE006";function St(n){return!n.includes("\uE005")&&!n.includes(C)?n===""?[]:[n]:n.split("\uE005").filter(e=>e!=="").map(e=>e.replaceAll(C,""))}function ee(n,e){return n.parts===void 0?[wt(n.text,n.value,e)]:vt(n.parts,!1,e).map(t=>wt(n.text,t,e))}function wt(n,e,{world:t}){let s=n.startsWith("~")?/^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.exec(n):null;return s===null?e:(s[1]===void 0?t.home??"\uE000":s[1]==="+"?".":"\uE000")+e.slice(s[0].length)}function vt(n,e,t){let s=[""],i=n.length===1||t.isBeside===!0?t:{...t,isBeside:!0};for(let r of n){let o=ms(r,e,i);if(s.length*o.length>bt)return[e?"\uE000":"\uE001"];
s=s.length===1&&o.length===1?[`${s[0]??""}${o[0]??""}`]:s.flatMap(a=>o.map(d=>a+d))}return s}function ms(n,e,t){switch(n.type){case"Literal":return[n.value];case"SingleQuoted":case"AnsiCQuoted":return[C+n.value];case"DoubleQuoted":case"LocaleString":return vt(n.parts,!0,t).map(s=>C+s);case"Glob":return[n.kind==="star"?"\uE002":"\uE003"];case"ExtendedGlob":return["\uE002"];case"BraceExpansion":case"ArithmeticExpansion":return["\uE000"];case"ProcessSubstitution":return[n.operator===">"?`/dev/fd/${"\uE000"}`:"\uE004"];case"CommandExpansion":return ys(n,t)?.map(s=>At(s,e,t))??[e?"\uE004":"\uE004\uE001"];case"SimpleExpansion":return Et(n.text.slice(1),e,t);case"ParameterExpansion":return Es(n,e,t);default:return gs(n)}}function gs(n){return["\uE000"]}function ys({text:n,script:e},t){let s=n.replace(
/^\$\(|^`|\)$|`$/gu,"").trim();if(s==="pwd")return t.cwd===void 0?void 0:[t.cwd];if(s==="git rev-parse --show-toplevel")return[t.cwd??"."];if(/^mktemp(?: -[dqut]+)*$/u.test(s))return["/tmp/mktemp"];let i=e?.commands.length===1?e.commands[0]?.command:void 0,r=i===void 0||t.isBeside===!0?void 0:xs(i,t);if(r!==void 0)return r;if(i?.type!=="Command"||i.redirects.length>0||i.prefix.length>0)return;let o=i.name?.text??"";if(!/^(?:echo|printf|dirname|basename)$/u.test(o))return;let a=[[]];for(let d of i.suffix){if(d.type!=="Word")return;a=F(a,M(d,t))}return ws(a.map(d=>bs(o,d)))}function xs(n,e){let t=n.type==="Pipeline"?n.commands:[n],s={kind:"none"};for(let i of t){if(i.type!=="Command"||i.redirects.length>0||i.prefix.length>0)return;let r=i.name?.text??"";if(s.from===void 0&&!Ss.has(r))return;
let o=[[]];for(let u of i.suffix){if(u.type!=="Word")return;o=F(o,M(u,e))}let[a]=o;if(o.length!==1||a===void 0)return;let d={assigned:[],variables:[],redirections:[],cwd:e.cwd,through:[]};s={kind:"pipe",from:[{name:r,base:r,args:a,input:s,...d}]}}return ft(s)}var Ss=new Set(["find","fd","git","rg","grep","ls"]),ws=n=>n.every(e=>e!==void 0)?[...new Set(n)]:void 0;function bs(n,e){let[t=""]=e;if(n==="dirname"||n==="basename"){if(e.some(r=>r.startsWith("-")||r.includes("\uE001")||r.includes("\uE004")))return;if(e.length>1)return n==="basename"&&e.length===2?"\uE000":void 0;let s=t.replace(/\/+$/u,"");if(s===""&&t!=="")return"/";let i=s.lastIndexOf("/");return n==="basename"?t.slice(i+1):i<0?l(t)?".":"\uE000":t.slice(0,i)||"/"}if(!(!e.every(s=>l(s)&&!/[\\%]/u.test(s))||t.startsWith("-")))return n===
"echo"||e.length===1?e.join(" "):void 0}function Et(n,e,t){let{variables:s,world:i,cwd:r}=t;if(n==="@"||n==="*")return["\uE001",...(s.valuesOf("@")??[]).filter(d=>d!=="\uE000"&&d!=="")];let o=e?"\uE000":"\uE000\uE001";if(/^[0-9]$/u.test(n))return[o,...(s.valuesOf(n)??[]).filter(d=>d!=="\uE000"&&d!=="")];let a=s.valuesOf(n);return a!==void 0?a.map(d=>At(d,e,t)):n==="HOME"?[i.home??"\uE000"]:n==="PWD"?[r??"\uE000"]:n==="TMPDIR"?["/tmp"]:n==="SHELL"?["/bin/bash"]:[o]}function At(n,e,{variables:t}){return e?n:t.isAssigned("IFS")?"\uE000\uE001":n.replaceAll(C,"").replace(/[ \t\n]+/gu,"\uE005").replace(/\*/gu,"\uE002").replace(/[?[]/gu,s=>s==="?"?"\uE003":"\uE002").replaceAll("\uE000","\uE000\uE001")}function vs(n,e,t){let s=ee(n,t);if(e||!/[ \t\n]/u.test(n.text))return s;let i=s.map(r=>r.replace(
/[ \t\n]+/gu,"\uE005"));return/["'\\]/u.test(n.text)?[...s,...i]:i}function Es(n,e,t){let s=[e?"\uE000":"\uE000\uE001"];if(n.prefix!==void 0||n.index!==void 0)return n.parameter==="@"||n.index!==void 0?["\uE001"]:s;let{operation:i}=n,r=Et(n.parameter,e,t);if(i===void 0||n.parameter==="@"||n.parameter==="*")return r;if(i.type!=="Default")return s;let o=i.operator.endsWith("?")?[]:vs(i.operand,e,t);return i.operator.endsWith("+")?[...o,""]:[...new Set([...r,...o])]}var ye=12,Ot=4,As=1e5;function Pt(n,e){let t=new X;for(let s=1;;s+=1){let i=new we(e,t);if(i.program(n,0),t.settle()||(s===Ot-1&&t.unsettle(),s===Ot))return i.result()}}var B={kind:"none"},Os=new Set(["let","declare","typeset","local","readonly","export","test","[","printf","unset","read","wait","mapfile","readarray","return","exit","shift","set","getopts"]),Ts=new Set(["declare","typeset","local","readonly","export"]),$s=new Set(["curl","wget","tee","cp","mv","dd","base64","openssl","xxd","ln","install","sed","tar","unzip","gunzip","sponge","rsync","scp","sftp","aria2c","aws","gh","uudecode","7z","bunzip2","unxz","zstd","gpg"]),Ps=/(?:\$\{?!?\w*|(?:^|[\s=:])~[\w.+-]*)(?:\\\n)+[\w{(/}!]/u,we=class{#n;#e;#d=[];#m=[];#l=[];#f=new Map;#s=new Set;#t;#r=B;#a=0;#c=0;#p=!1;#S=new Map;constructor(e,t){
this.#n=e,this.#e=t,this.#t=e.cwd}result(){return this.#K(),{commands:this.#d,opaque:this.#m,pipes:this.#f}}program(e,t){if(t>ye)return this.#o("too-deep",e);e.includes(`\\
`)&&Ps.test(e)&&this.#o("not-bash",e);let s=G(e);this.#p||=e.includes("@P");let i=this.#c;this.#c=t,this.#v(s,e),this.#c=i}#v(e,t){e.errors!==void 0&&e.errors.length>0&&this.#o("not-bash",t);for(let s of e.commands){let i=t===""?void 0:this.#b(s,t);i!==void 0&&this.#s.has(i)||(this.#P(s),i!==void 0&&this.#b(s,t)===i&&this.#s.add(i))}}#b({pos:e,end:t},s){let i=s.slice(e,t),r=this.#e.state();return r===void 0||i.includes("<<")||this.#r!==B?void 0:[...[this.#t===void 0?"":`=${this.#t}`,this.#c,this.#a,this.#p],r,i].join("\0")}#P(e){e.background===!0?this.#w(e,()=>this.#i(e.command)):this.#i(e.command)}#o(e,t){this.#m.push({code:e,seen:z(t)})}#u(){return{variables:this.#e,world:this.#n,cwd:this.#t}}#i=e=>{switch(e.type){case"Command":return this.#M(e);case"Pipeline":return this.#I(e.commands);case"\
AndOr":{let[t,...s]=e.commands;return t!==void 0&&this.#i(t),this.#y(()=>s.forEach(this.#i))}case"Subshell":return this.#w(e,()=>m(e,this.#i));case"Script":return this.#w(e,()=>this.#v(e,""));case"ArithmeticExpansion":return e.text.includes("'")&&this.#h(e.text.slice(3,-2),!0),m(e,this.#i);case"Redirected":return this.#W(e);case"ProcessSubstitution":return e.operator===">"?this.#E({kind:"pipe"},()=>m(e,this.#i)):m(e,this.#i);case"Function":return e.name!==void 0&&this.#e.defineFunction(e.name.text),this.#e.later(()=>this.#y(()=>this.#x(()=>{let t=this.#t;this.#i(e.body),this.#t!==t&&e.name!==void 0&&this.#S.set(e.name.text,{from:t,to:this.#t})})));case"For":case"Select":return this.#A(e);case"If":case"While":case"Case":case"ArithmeticFor":return this.#y(()=>m(e,this.#i));case"Coproc":return this.#e.
assign(e.name?.value??"COPROC","\uE000",!1),this.#E({kind:"pipe"},()=>m(e,this.#i));case"Word":return O(e)?void 0:(this.#h(e.value),m(e,this.#i));case"ArithmeticBinary":return e.operator.endsWith("=")&&!/^[=!<>]=$/u.test(e.operator)&&this.#_(e.left),m(e,this.#i);case"ParameterExpansion":return this.#g(e),m(e,this.#i);default:return m(e,this.#i)}};#y(e){this.#a+=1,e(),this.#a-=1}#w(e,t){let s=this.#a;this.#a=0,this.#e.inSubshell(`${e.pos}-${e.end}`,()=>this.#x(t)),this.#a=s}#x(e){let t=this.#t;e(),this.#t=t}#E(e,t){let s=this.#r;this.#r=e,t(),this.#r=s}#_(e){e.type==="ArithmeticWord"&&this.#e.assign(e.value.replace(/\[.*$/u,""),"\uE000",!1)}#g(e){let{operation:t}=e;if(!(t?.type!=="Default"||!t.operator.endsWith("=")))for(let s of L(t.operand,this.#u()))this.#e.assign(e.parameter,s,!1)}#A(e){
for(let t of e.wordlist??[]){this.#i(t);for(let s of M(t,this.#u()))for(let i of s)this.#e.assign(e.name.value,i.includes("\uE001")?"\uE000":i,!0)}(e.wordlist===void 0||e.type==="Select")&&this.#e.assign(e.name.value,"\uE000",!1),this.#y(()=>this.#i(e.body)),this.#e.doubt(e.name.value)}#h(e,t=!1){if(!e.includes("$(")&&!e.includes("`")||!t&&!this.#p&&!e.includes("[")||!l(e))return;let s=`END_${e.length}_OF_TEXT`,i=G(`: <<${s}
${e}
${s}
`);if(this.#c>=ye)return this.#o("too-deep",e);this.#c+=1,m(i,this.#O),this.#c-=1}#O=e=>{e.type==="Script"?this.#i(e):m(e,this.#O)};#I(e){let t=this.#r,s;for(let i of e){let r=this.#d.length;s!==void 0&&(this.#r=Ws(s)),e.length>1?this.#w(i,()=>this.#i(i)):this.#i(i);let o=this.#d.slice(r),a=s?.at(-1);a!==void 0&&o[0]!==void 0&&this.#f.set(a,o[0]),s=o}this.#r=t}#W(e){let t=this.#r,{input:s,redirections:i}=this.#k(e.redirects);i.length>0&&this.#T("",[],[],i,s,[]),this.#r=s,this.#i(e.command),this.#r=t}#k(e){let t=this.#r,s=[];for(let i of e){m(i,this.#i);let r=i.descriptor?.type==="FileDescriptor"?i.descriptor.value:void 0,o=r===void 0||r===0;if(i.type==="HereDoc"){let a=i.delimiter?.quoted??!1,d=i.operator==="<<-"?i.body.text.replace(/^\t+/gmu,""):i.body.text;o&&(t={kind:"text",text:a?d:this.#C(
d,i.body.parts)})}else if(i.type==="HereString"){let a=L(i.target,this.#u());o&&(t={kind:"text",text:a.length===1?a[0]??"":"\uE000"})}else for(let a of L(i.target,this.#u()))s.push({operator:i.operator,target:a}),i.operator==="<"&&o&&(t=a.includes("\uE004")?{kind:"pipe"}:{kind:"file",file:a}),i.operator==="<&"&&o&&(t={kind:"pipe"})}return{redirections:s,input:t}}#C(e,t){if(t===void 0)return e.includes("\\")?e.replace(/\\([$`\\])/gu,"$1").replaceAll(`\\
`,""):e;let i=L({type:"Word",text:"",value:"",pos:0,end:0,parts:[{type:"DoubleQuoted",pos:0,end:0,text:"",parts:t}]},this.#u());return i.length===1?i[0]??"":"\uE000"}#M(e){let{input:t,redirections:s}=this.#k(e.redirects),i=this.#F(e);if(e.name===void 0){(s.length>0||i.length>0)&&this.#T("",[],i,s,t,[]);return}this.#i(e.name);let r=M(e.name,this.#u()).map(a=>[...a]);!O(e.name)&&!Is(e.name,r)&&this.#o("dynamic-name",e.name.text);for(let a of e.args)if(a.type==="Word"&&O(a))for(let d of r)d.push(a.text);else a.type==="Word"?(this.#i(a),r=F(r,M(a,this.#u()))):r=F(r,this.#D(a).map(d=>[d]));let o=r.length===1?r:new Map(r.map(a=>[a.join("\0"),a])).values();for(let a of o)this.#N(a,{assigned:i,redirections:s,input:t,through:[],variables:$t(e.suffix)})}#F(e){let t=[];for(let s of e.prefix){if(s.type!==
"Assignment")continue;let i=this.#R(s,e.name===void 0&&this.#a===0),r=O(s)?[]:$t([s]);for(let o of i)t.push({name:s.name??"",value:o,variables:r})}return t}#R(e,t){m(e,this.#i);let s=e.name??"",{value:i}=e;if(i?.type==="ArrayValue"){this.#e.assign(s,"\uE000",t);for(let o of i.elements)for(let a of L(o,this.#u()))this.#h(a,!0);return["\uE000"]}let r=L(i,this.#u()).map(o=>o.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let o of r){this.#h(o,!0);let a=e.index===void 0&&!e.text.startsWith(`${s}+=`)&&l(o);this.#e.assign(s,a?o:"\uE000",t)}return r}#D(e){return this.#R(e,!1).map(t=>`${e.name??""}=${t}`)}#T(e,t,s,i,r,o,a=[]){let d={name:e,base:Ls(e),args:t,assigned:s,redirections:i,input:r,cwd:this.#t,through:o,variables:a};if(this.#d.push(d),this.#d.length>As)throw new RangeError("a prog\
ram with too many commands");return d}#N(e,t){let[s,...i]=e;if(s===void 0){this.#T("",[],t.assigned,t.redirections,t.input,t.through,t.variables);return}_t(s)||this.#o("dynamic-name",e.join(" "));let r=this.#T(s,i,t.assigned,t.redirections,t.input,t.through,t.variables);if(t.through.length>ye)return this.#o("too-deep",s);this.#z(r);let o=this.#S.get(s);o!==void 0&&(this.#t=this.#t===o.from?o.to:void 0),this.#e.isFunction(s)&&this.#e.assignPositional(i);let a=[...t.through,r.base];for(let d of ks(r))this.#$(d,`${d} (in a variable)`,B);for(let d of mt(r))this.#j(d,r,{...t,through:a})}#j(e,t,s){let i=`${t.name} ${t.args.join(" ")}`;switch(e.kind){case"command":return/^(?:builtin|command)$/u.test(t.base)?this.#N(e.argv,{...s,redirections:[]}):this.#x(()=>{e.cwd!==void 0&&this.#L([e.cwd]),this.#N(
e.argv,{...s,redirections:[]})});case"code":return e.positional!==void 0&&e.positional.length>0&&this.#e.assignPositional(e.positional),e.zero!==void 0&&this.#e.assign("0",e.zero,!1),this.#$(e.code,i,t.input);case"script":this.#l.push(e.file),e.file.includes("\uE004")&&this.#o("hidden-code",i);return;case"opaque":return this.#o(e.code,i);case"input":return t.input.kind==="text"?this.#$(t.input.text??"",i,B):(t.input.kind==="file"&&t.input.file!==void 0&&this.#l.push(t.input.file),t.input.kind!=="pipe"?void 0:t.input.text!==void 0?this.#$(t.input.text,i,B):this.#o("piped-code",i));default:return void 0}}#$(e,t,s){if(!l(e))return this.#o("hidden-code",t);let i=this.#r;this.#r=s,/^(?:eval|alias|trap)\b/u.test(t)?this.#e.later(()=>this.#y(()=>this.program(e,this.#c+1))):this.#U(e,()=>this.program(
e,this.#c+1)),this.#r=i}#U(e,t){let s=this.#a;this.#a=0,this.#e.inShell(e,()=>this.#x(t)),this.#a=s}#z(e){let{base:t,args:s,input:i}=e;if((t==="cd"||t==="pushd")&&this.#L(s),t==="popd"&&(this.#t=void 0),t==="set"&&this.#e.assignPositional(s[0]==="--"?s.slice(1):[]),Os.has(t))for(let r of s)this.#h(r,t!=="printf"||r.includes("["));if(t==="read"||t==="mapfile"||t==="readarray"){this.#h(i.text??"",!0);for(let r of s)this.#e.assign(xe(r,t),"\uE000",!1);t==="read"&&this.#G(s,e.input),this.#e.assign(t==="read"?"REPLY":"MAPFILE","\uE000",!1),s.some(r=>!l(r))&&this.#e.unsettle()}if(t==="unset")for(let r of s)this.#H(r);if(t==="getopts"&&s[1]!==void 0&&this.#e.assign(s[1],"\uE000",!1),t==="printf"&&s.some(r=>r.startsWith("-v"))){let r=s.findIndex(a=>a.startsWith("-v")),o=s[r]==="-v"?s[r+1]:s[r]?.slice(
2);this.#e.assign(xe(o??"",t),"\uE000",!1)}if(t==="let")for(let r of s)this.#e.assign(/^\w+/u.exec(r)?.[0]??"","\uE000",!1);Ts.has(t)&&this.#B(s),t==="exec"&&s.length===0&&(this.#r=i)}#H(e){l(e)?e.startsWith("-")||this.#e.assign(xe(e,"unset"),"",!1):this.#e.unsettle()}#G(e,t){let s=t.text===void 0?pt(t):t.text.split(`
`);for(let i of s.filter(r=>r!==""&&(l(r)||r.includes("\uE007"))).slice(0,4))for(let r of e.filter(o=>/^[A-Za-z_]\w*$/u.test(o)))for(let o of new Set([i,...i.trim().split(/\s+/u).slice(0,3)]))this.#e.assign(r,o,!1)}#B(e){e.some(t=>!l(t)&&(!/^\w+=/u.test(t)||t.includes("\uE001")))&&this.#e.unsettle(),e.some(t=>/^[-+][A-Za-z]*[nlu]/u.test(t))&&this.#e.unsettle();for(let t of e){let s=/^(\w+)\+?=(.*)$/su.exec(t);s!==null&&this.#e.assign(s[1]??"",l(t)&&!t.includes("+=")?s[2]??"":"\uE000",!1)}}#L(e){let t=e.find(s=>!/^-[LPe@n]+$/u.test(s)&&s!=="--");t===void 0?this.#t=this.#n.home:!t.startsWith("/")&&this.#e.isAssigned("CDPATH")?this.#t=void 0:!l(t)||t==="-"||/^[-+]\d/u.test(t)?this.#t=void 0:t.startsWith("/")?this.#t=ie.test(t)?Se.posix.normalize(t):t:this.#t?.startsWith("/")===!0?this.#t=y(t,
this.#t):this.#t!==void 0&&(this.#t=Se.posix.resolve(this.#t,t))}#K(){let e=this.#d.flatMap(({name:s})=>s.includes("/")?[s]:[]);if(e.length===0&&this.#l.length===0)return;if(et(this.#d))for(let s of[...this.#l,...e])tt(s)&&this.#o("own-script",s);let t=new Set;for(let{base:s,args:i,redirections:r}of this.#d){for(let{operator:o,target:a}of r)o.includes(">")&&t.add(I(a));if($s.has(s)){for(let[o,a]of i.entries())if(!Ns(s,i[o-1]??"")){let d=I(nt(a).replace(/^[\w.@-]+:(?!\/\/)/u,""));t.add(d).add(d.replace(/\.(?:gz|xz|bz2|zst|lzma)$/u,""))}}}for(let s of["null","","1","2","&1","&2"])t.delete(s);for(let s of[...this.#l,...e])(t.has(I(s))||_s(I(s),t))&&this.#o("own-script",s)}};function _s(n,e){return(n.includes("\uE002")||n.includes("\uE003"))&&[...e].some(t=>Xe(n,t))}function Ns(n,e){return n===
"rsync"&&e==="-e"||n==="tar"&&e==="-I"||n==="scp"&&e==="-S"}var Tt=/^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;function ks({base:n,args:e,assigned:t}){let s=Rs.has(n)?e.map(i=>/^(\w+)=(.*)$/su.exec(i)):[];return[...t.flatMap(({name:i,value:r})=>Tt.test(i)?[r]:[]),...s.flatMap(i=>i!==null&&Tt.test(i[1]??"")?[i[2]??""]:[])].filter(i=>i!=="")}var Rs=new Set(["export","declare","typeset","env","readonly","local","sudo"]);function $t(n){let e=[],t=s=>{s.type==="SimpleExpansion"?e.push(s.text.slice(1)):s.type==="ParameterExpansion"?(s.prefix==="#"||s.operation?.type==="Default"&&s.operation.operator.endsWith("+")||e.push(s.prefix==="!"&&s.index===void 0&&!/[*@]\}$/u.test(s.text)?`!${s.parameter}`:s.parameter),m(s,t)):s.type!=="Scr\
ipt"&&m(s,t)};for(let s of n)(s.type!=="Word"||!O(s))&&t(s);return e}function I(n){return n.slice(n.lastIndexOf("/")+1)}function Ls(n){let e=I(n).toLowerCase();return e.startsWith("pip")&&/^pip\d[\d.]*$/u.test(e)?"pip3":e}function xe(n,e){return l(n)?n.replace(/\[.*$/su,""):e}function Is(n,e){return e.length!==1||e[0]?.length!==1||(n.parts?.some(s=>!["Literal","SingleQuoted","DoubleQuoted","AnsiCQuoted"].includes(s.type))??!1)&&!/^"?\$(?:\w+|\{\w+\})"?\//u.test(n.text)?!1:_t(e[0][0]??"")}function _t(n){return l(n)||l(I(n))&&I(n)!==""&&!n.includes("\uE001")}function Ws(n){let e=n.at(-1),t=n.length===1&&e!==void 0?Cs(e):void 0;return t===void 0?{kind:"pipe",from:n}:{kind:"pipe",from:n,text:t}}function Cs({base:n,args:e,input:t,redirections:s,through:i}){if(i.length>0||s.some(({operator:a})=>a.
includes(">"))||!e.every(l))return;if(n==="cat"&&(e.length===0||e[0]==="-"))return t.kind==="text"?t.text:void 0;if(n==="echo"){let a=e[0]==="-n"?e.slice(1):e;return/^-[neE]+$/u.test(a[0]??"")||a.some(d=>d.includes("\\"))?void 0:`${a.join(" ")}
`}if(n!=="printf")return;let[r="",...o]=e;return/^%s(?:\\n)?$/u.test(r)?`${o.join(`
`)}
`:o.length===0&&!/[%\\]/u.test(r.replace(/\\n$/u,""))?`${r.replace(/\\n$/u,"")}
`:void 0}function Nt({commands:n,pipes:e}){let t=new Map,s=r=>{let o=t.get(r)??Fs(r);return t.set(r,o),o},i=new Set;return n.filter(r=>{let{before:o,after:a}=Ms(r,e),d=[...o,...a];if(d.length>16)return!0;let u=d.length===0?s(r):`${o.length}${[r,...d].map(s).join("")}`;return!i.has(u)&&i.add(u)})}function Ms(n,e){let t=[...n.input.from??[]];for(let i=0;i<t.length&&t.length<=16;i+=1)t.push(...t[i]?.input.from??[]);let s=[];for(let i=e.get(n);i!==void 0&&s.length<=16;i=e.get(i))s.push(i);return{before:t,after:s}}function Fs({name:n,args:e,assigned:t,redirections:s,input:i,variables:r,through:o,cwd:a}){return t.length+s.length+r.length+o.length===0&&i.kind==="none"?`${a??""}\0${n}\0${e.join("\0")}`:[`${e.length} ${t.length} ${s.length} ${r.length} ${o.length} ${i.kind}`,a??"",n,...e,...t.flatMap(d=>[
d.name,d.value]),...s.flatMap(({operator:d,target:u})=>[d,u]),...r,...o,i.text??"",i.file??""].join("\0")}var Ds=5e3,js=500;function kt(n,e,t){let s=n.split("/"),i=[""];for(let[r,o]of s.entries()){let a=r===0?"":"/";if(l(o)){i=i.map(u=>`${u}${a}${o}`);continue}let d=[];for(let u of i){let f=u.startsWith("/")?u:`${e}/${u}`,h=t.names(f,Ds);for(let D of h??[])Us(D,o)&&d.push(`${u}${a}${D}`);if(d.length>js)return}i=d}return i}function Us(n,e){if(n.startsWith(".")&&!e.startsWith("."))return!1;let t=[0],s=new Set(t);for(let i of e){let r=new Set;for(let o of s)if(i==="\uE002")for(let a=o;a<=n.length;a+=1)r.add(a);else o<n.length&&(i==="\uE003"||i===n[o]||!l(i))&&r.add(o+1);s=r}return s.has(n.length)}var Rt=(...n)=>require("./shell-writes.cjs").pipedWrites(...n);var be=(...n)=>require("./shell-writes.cjs").writesOf(...n),Lt=(...n)=>require("./shell-writes.cjs").patchedPaths(...n);var Wt={name:"block-risky-paths",judge:(n,e)=>{if(n.event!=="before")return[];let t=[...zs(n).flatMap(s=>Bs(s,n.cwd,e)),...n.commands.flatMap(s=>Ks(s,n,e))];return[...new Map(t.map(s=>[`${s.rule} ${s.seen}`,s])).values()]}};function zs({kind:n,writes:e,values:t}){if(n!=="unknown")return e;let s=t.filter(({key:r,text:o})=>o.length<1024&&/[/.\\]/u.test(o)&&!/\s\S*\s|^https?:/i.test(o)&&!/^(?:url|query|pattern|regex|description|explanation|content|contents|text|title|body|message|prompt|ref|branch|repo|owner|command|cmd|script|code|args|new_\w+|old_\w+)$/u.test(r)),i=t.flatMap(({text:r})=>[...r.matchAll(/^(?:diff --git \S+|rename to|copy to) (?:b\/)?(.+)$/gmu)].map(o=>o[1]??""));return[...new Set([...e,...s.map(({text:r})=>r),...i])]}var Hs={migrations:["a change of the database is an ask-fir\
st change","Stop and ask in the channel of the session."],infrastructure:["infrastructure is changed by its owners, not by a security fix","Stop and ask; describe the change that you would make."],generated:["generated and vendored files are made by a tool, and an edit by hand is lost","Change the source and run the generator."],automation:["these files decide what agents and CI may do, and no agent changes its own rules","Leave it; ask a person if the fix needs it."],agents:["these files decide what agents may do, and no agent changes its own rules","Leave it; ask a person if the fix needs it."],git:["files of git itself hold hooks and settings that run code","Use git commands."],checks:["these files decide which checks run","Leave it; ask a person if the fix needs it."],lockfile:["a lock\
file changes only in a dependency task, and only by its package manager","Leave lockfiles alone in this task."],system:["this file is outside the repository and configures the machine or the user\u2019s tools","Write below the repository, or in /tmp."],"task-file":["only the launcher says what kind of task this is","Leave it."],loop:["the path goes in circles through links","Name the file itself."],unclear:["which file is written is decided only while the shell runs","Write the path out."]},Gs=["the policy of this repository protects this path","Leave it; ask a person if the fix needs it."];function te(n,e,t="block"){let[s,i]=Hs[n]??Gs;return{rule:n,seen:e,why:s,instead:i,severity:t}}function Bs(n,e,t){let s=Z(n,e,t);return s===void 0?[]:[te(s.group,n)]}function Ks(n,e,t){let s=Pt(n,{cwd:e.
cwd,home:t.home}),{commands:i,opaque:r}=s,o=r.length>0?Js(n,t):[],a={...t,files:Vs(i,t)},d=[...s.pipes.values()].every(ut)?[]:Rt(s).flatMap(({seen:f,write:h})=>Ct(h,f,a)),u=/\$\{?AGENT_REMEDIATION_TASK\b/u.test(n)&&i.some(f=>be(f).some(({path:h})=>!l(h)));return[...Nt(s).flatMap(f=>Ys(f,a)),...d,...o,...u?[te("task-file","$AGENT_REMEDIATION_TASK")]:[]]}function Vs(n,{files:e,root:t}){let s=new Map;for(let{base:i,args:r,cwd:o}of n){if(i!=="ln"||!r.some(h=>/^-[a-z]*s|^--sym/u.test(h)))continue;let[a,d]=r.filter(h=>!h.startsWith("-"));if(a===void 0||!l(a))continue;let u=a.replace(/\/+$/u,"").replace(/^.*\//su,""),f=d!==void 0&&e.isFolder(y(d,o??t));for(let h of d===void 0?[u]:f?[`${d}/${u}`]:[d,`${d}/${u}`])l(h)&&s.set(y(h,o??t),a)}return s.size===0?e:{...e,link:i=>s.get(i)??e.link(i)}}var qs=4e6;
function Ys(n,e){if(dt(n))return[];let t=s=>l(s)?e.files.text(y(s,n.cwd??e.root),qs):void 0;return[...be(n),...Lt(n,t)].flatMap(s=>Ct(s,n,e))}function Ct(n,e,t){let{path:s,how:i}=n,r=l(s)?Mt(s,e.cwd,t):Zs(n,e.cwd,t);return(r.length===0&&i==="into"?Qs(s,e.cwd,t):r).map(({group:a,place:d})=>{let u=i==="remove"&&a==="generated"||a==="unclear"&&d===""?"warn":"block";return te(a,`${e.name} ${z(s)}`.trim(),u)})}function Qs(n,e,{home:t,root:s,files:i}){let r=t===void 0?n:n.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/u,t);return pe(r,e??s,i).some(o=>o!==void 0&&(o===t||o!==s&&S(s,o)!==void 0))?[{group:"system",place:n}]:[]}function Mt(n,e,t){let s=e??t.root,i=Z(n,s,t);return i!==void 0?[i]:e===void 0&&!n.startsWith("/")?ve(n,t):[]}function Zs({path:n},e,t){if(l(n.replaceAll("\uE002","").replaceAll("\
\uE003",""))){let r=kt(n,e??t.root,t.files);if(r===void 0)return[{group:"unclear",place:n}];let o=r.flatMap(a=>Mt(a,e,t));return o.length>0?o.slice(0,1):It(n,e,t)}let i=It(n,e,t);return i.length>0?i:n.includes("\uE007")?[]:[{group:"unclear",place:n.startsWith("\uE004")?n:""}]}function It(n,e,t){let s=ve(n.replaceAll("\uE007","found"),t);if(s.length>0||e===void 0||n.startsWith("/"))return s;let i=Z("unknown-name",e,t);return i===void 0?[]:[i]}function ve(n,{policy:e,task:t}){let s=N(z(n).replaceAll("\u2026","x").replaceAll("*","x").replaceAll("?","x").replace(/^\/+/u,"")),i=Object.entries(e.protected).filter(([,o])=>o.some(a=>_(s,a)||_(`x/${s}`,a)||_(s,`**/${a}`))),r=!t.dependency&&e.lockfiles.some(o=>_(s,o));return[...i.map(([o])=>({group:o,place:n})),...r?[{group:"lockfile",place:n}]:[]].
slice(0,1)}function Js(n,e){return n.split(/[\s'"`;|&()<>=]+/u).filter(s=>s.includes("/")||s.includes(".")).flatMap(s=>ve(s,e).map(({group:i})=>te(i,`code that cannot be seen through names ${s}`))).slice(0,1)}He(Wt,__filename,process);
