// require-test-if-code: built by packages/guardrails/src/build.ts. Licences: licenses.txt
var z=require("node:fs"),G=require("node:path");var g=require("node:fs");function j(n){try{return n()}catch{return}}var Y=new Map;function we(n){return j(()=>(0,g.lstatSync)(n,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,g.readlinkSync)(n):void 0)}var Z={link:n=>(Y.has(n)||Y.set(n,we(n)),Y.get(n)),names:(n,e)=>j(()=>{let t=(0,g.readdirSync)(n);return t.length>e?void 0:t}),isFolder:n=>j(()=>(0,g.statSync)(n).isDirectory())??!1,text:(n,e)=>j(()=>{let t=(0,g.statSync)(n);return t.isFile()&&t.size<=e?(0,g.readFileSync)(n,"utf8"):void 0})},Ns={...Z,link:we};function w(n,e){let t=n.startsWith("/")?n:`${e}/${n}`;return t.startsWith("/")&&!J.test(t)?t:$t(t)}function $t(n){let e=[];for(let t of n.split("/"))t===".."?e.pop():t!==""&&t!=="."&&e.push(t);return`/${e.join("/")}`}var J=/\/\.{0,2}(?:\/|$)/u;function X(n,e){if(n===e)return"";let t=e.endsWith("/")?e:`${e}/`;return n.startsWith(t)?n.slice(t.length):void 0}var Ee=require("node:fs"),Ae=require("node:path");var u=class extends Error{name="GuardFault"};var Rt=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298),It=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225];
function Se(n){let e=Int32Array.from(It),t=new Uint8Array(Math.ceil((n.length+9)/64)*64);t.set(n),t[n.length]=128;let s=new DataView(t.buffer);s.setUint32(t.length-8,Math.floor(n.length/2**29)),s.setUint32(t.length-4,n.length<<3>>>0);let i=new Int32Array(64);for(let r=0;r<t.length;r+=64){for(let o=0;o<16;o+=1)i[o]=s.getInt32(r+o*4);Lt(i),kt(e,i)}return[...e].map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}function Lt(n){for(let e=16;e<64;e+=1){let t=n[e-2]??0,s=n[e-15]??0,i=(t>>>17|t<<15)^(t>>>19|t<<13)^t>>>10,r=(s>>>7|s<<25)^(s>>>18|s<<14)^s>>>3;n[e]=(n[e-16]??0)+r+(n[e-7]??0)+i}}function kt(n,e){let[t=0,s=0,i=0,r=0,o=0,a=0,d=0,l=0]=n;for(let m=0;m<64;m+=1){let Q=(o>>>6|o<<26)^(o>>>11|o<<21)^(o>>>25|o<<7),xe=l+Q+(o&a^~o&d)+(Rt[m]??0)+(e[m]??0)|0,Pt=((t>>>2|t<<30)^(t>>>13|t<<19)^(t>>>
22|t<<10))+(t&s^t&i^s&i)|0;l=d,d=a,a=o,o=r+xe|0,r=i,i=s,s=t,t=xe+Pt|0}for(let[m,Q]of[t,s,i,r,o,a,d,l].entries())n[m]=(n[m]??0)+Q}var v="policy.json",ee="policy.json.sha256";function te(n){return Se(typeof n=="string"?new TextEncoder().encode(n):n)}var Te=`{
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
`;function Wt(n){return n===Te?"2607533386375dc64e8e2f081ca822d821b5d9fc32f7ed0486f4862058834242":te(n)}function _e(n){let e=be(n,v),t=be(n,ee).trim();if((t.endsWith(`  ${v}`)?t.slice(0,-v.length-2):t.split(/\s+/u,1)[0])!==Wt(e))throw new u(`${v} is not what ${ee} says (after a reviewed change: sha256sum ${v} > ${ee})`);return e===Te?JSON.parse(e):Dt(e)}function be(n,e){try{return(0,Ee.readFileSync)((0,Ae.join)(n,e),"utf8")}catch{throw new u(`${e} beside the hooks cannot be read`)}}var Ct=["lockfiles","mainBranches","credentialFiles","code","tests"],Ft=["migrations","infrastructure","generated","automation"];function Dt(n){let e=Mt(n);if(!jt(e))throw new u(`${v} has not the form of a policy of version 1`);return e}function Mt(n){try{return JSON.parse(n)}catch{throw new u(`${v} is not JSON`)}}
function jt(n){if(!S(n)||n.version!==1||typeof n.root!="string")return!1;let e=n.dryRunUntil;if(e!==null&&(typeof e!="string"||!/^\d{4}-\d\d-\d\d$/u.test(e)))return!1;let t=n.protected;return!S(t)||!Object.values(t).every(ve)?!1:Ft.every(s=>Object.hasOwn(t,s))&&Ct.every(s=>ve(n[s]))}function S(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function ve(n){return Array.isArray(n)&&n.length>0&&n.every(e=>typeof e=="string"&&e!=="")}var E=require("node:fs"),A=require("node:path");var U={dependency:!1},Ut=65536;function Oe(n,e){if(n===void 0||!(0,A.isAbsolute)(n))return U;try{let t=(0,E.lstatSync)(n);if(!t.isFile()||t.size>Ut||zt((0,E.realpathSync)((0,A.dirname)(n)),(0,E.realpathSync)(e)))return U;let s=JSON.parse((0,E.readFileSync)(n,"utf8"));return{dependency:S(s)&&s.kind==="dependency"}}catch{return U}}function zt(n,e){let t=(0,A.relative)(e,n);return t===""||t!==".."&&!t.startsWith("../")&&!(0,A.isAbsolute)(t)}var Gt={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","ExitPlanMode","LSP","BashOutput","KillShell","read","grep","glob","find_file_by_name","find_filecontent","view","list","search","web_search","webfetch","think","read_file","list_dir"],writes:["Edit","Write","MultiEdit","NotebookEdit","edit","write","create_file","str_replace","insert","apply_patch","str_replace_based_edit_tool"],shell:["Bash","exec","bash","shell","sh","run","terminal","execute","run_command","Monitor"],"other-shell":["PowerShell","powershell","pwsh","cmd","CMD"]},Ne=new Map(["reads","writes","shell","other-shell"].flatMap(n=>Gt[n].map(e=>[e,n]))),Kt=/^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u,
Bt=/(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;function Pe(n){return Ne.has(n)}function $e(n){let e=Ne.get(n);if(e!==void 0)return e;let t=/^mcp__.+?__(.+)$/u.exec(n)?.[1];return t!==void 0&&Kt.test(t)&&!Bt.test(t)?"reads":"unknown"}var Ht=new Map([["PreToolUse","before"],["PermissionRequest","before"],["PostToolUse","after"],["Stop","stop"]]),Vt=64,qt=1e5;function Re(n,e){let t=Qt(n);if(!S(t))throw new u("the input is not a JSON object");let s=Yt(t.hook_event_name),i=t.tool_name??"",r=t.tool_input;if(typeof i!="string")throw new u("tool_name is not a string");let o={event:s,tool:i,session:typeof t.session_id=="string"?t.session_id:"",cwd:typeof t.cwd=="string"&&t.cwd.startsWith("/")?t.cwd:e,stopAgain:t.stop_hook_active===!0};if(s==="stop"||s==="other")return{...o,kind:"reads",commands:[],writes:[],texts:[],values:[]};if(!S(r))throw new u("tool_input is not a JSON object");return{...o,...nn(i,r)}}function Qt(n){if(n.length===0)throw new u("there is no input");try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(
n))}catch{throw new u("the input is not JSON in UTF-8")}}function Yt(n){if(n===void 0)return"before";if(typeof n!="string")throw new u("hook_event_name is not a string");return Ht.get(n)??(/ToolUse/i.test(n)?"before":"other")}var k=n=>n!=="command"&&n!=="description"&&Jt.test(n),W=n=>n==="command"||n!=="description"&&Xt.test(n),Zt=n=>n==="description"||n!=="command"&&en.test(n),Jt=/(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u,Xt=/^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u,en=/^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u,tn=/^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;function nn(n,e){
let t=un(e),s=$e(n);rn(s,e,t);let i=t.filter(({key:o})=>!k(o)&&!Zt(o)).map(({text:o})=>o),r=s==="writes"?[]:[...cn(e,t),...dn(n,t)];return{kind:s,commands:r,texts:i,values:t,writes:s==="shell"?[]:sn(n,s,t)}}function sn(n,e,t){let s=e==="reads"&&n.startsWith("mcp__")&&!t.some(({key:a})=>/content|text|data|patch|replacement|destination|dest$|output/u.test(a));if(e==="reads"&&(s||!n.startsWith("mcp__")))return[];let i=t.filter(({key:a,text:d})=>k(a)&&!/^https?:/i.test(d)).map(({text:a})=>a),o=/patch|diff/i.test(n)||t.some(({key:a})=>/^(?:patch|diff|input)$/u.test(a))?t.flatMap(({text:a})=>[...a.matchAll(tn)].map(d=>d[1]?.trim()??"")):[];return[...new Set([...i,...o])].filter(a=>a!==""&&a!=="/dev/null")}function rn(n,e,t){for(let[i,r]of Object.entries(e))if((k($(i))||W($(i)))&&(typeof r=="numb\
er"||typeof r=="boolean"))throw new u(`${i} is not text`);let s=i=>t.some(({key:r})=>i(r));if(n==="writes"&&!s(k)&&!s(i=>/^(?:patch|diff|input)$/u.test(i)))throw new u("a write without a path");if(n==="shell"&&!s(W))throw new u("a shell call without a command");if(t.some(({key:i,text:r})=>(k(i)||W(i))&&r.includes("\0")))throw new u("a path or command with a NUL character")}var on=/(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/i,an=/(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/i;function dn(n,e){if(Pe(n))return[];let t=$(n.replace(/^mcp__.+?__/u,"")),s=on.test(t)?e.filter(({key:o})=>/^(?:chars|keys|input|text|data)$/u.test(o)):[],i=an.test(t)?e.filter(
({key:o})=>/^(?:code|source|input)$/u.test(o)):[],r=/javascript|node/i.test(t)?"node -e":"python3 -c";return[...s.map(({text:o})=>o),...i.map(({text:o})=>`${r} ${ne(o)}`)]}function cn(n,e){let t=Object.entries(n).flatMap(([i,r])=>W($(i))&&Array.isArray(r)&&r.every(o=>typeof o=="string")?[r.map(ne).join(" "),...$(i).endsWith("s")?r:[]]:[]);if(t.length>0)return[...t,...e.filter(({key:i})=>i==="args").map(({text:i})=>i)];let s=Array.isArray(n.args)?n.args.filter(i=>typeof i=="string").map(ne):[];return e.filter(({key:i})=>W(i)).map(({text:i})=>s.length>0?`${i} ${s.join(" ")}`:i)}function ne(n){return`'${n.replaceAll("'","'\\''")}'`}function $(n){return n.toLowerCase()===n?n:n.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function un(n){let e=[],t=[{key:"",value:n,depth:0}],s=0;for(let i=t.
pop();i!==void 0;i=t.pop()){let{key:r,value:o,depth:a}=i;if(s+=1,a>Vt||s>qt)throw new u("an input that is too deep or has too many values");if(typeof o=="string")e.push({key:r,text:o});else if(typeof o=="boolean")e.push({key:r,text:String(o)});else if(Array.isArray(o))for(let d of o)t.push({key:r,value:d,depth:a+1});else if(S(o))for(let[d,l]of Object.entries(o))(d.includes("/")||d.includes("\\")||d.includes(".")&&/\.\w+$/u.test(d))&&e.push({key:"path",text:d}),t.push({key:$(d),value:l,depth:a+1})}return e.reverse()}var se=require("node:vm");function Ie(n,e){let t=Symbol.for("agent-remediation.guard");return Object.defineProperty((0,se.runInThisContext)("globalThis"),t,{value:n,configurable:!0}),(0,se.runInThisContext)("globalThis[Symbol.for('agent-remediation.guard')]()",{timeout:e})}function ln(n){let e=n.replace(new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}]+","gu")," ").trim();return e.length<=160?e:`${e.slice(0,100)} \u2026 ${e.slice(-50)}`}function ie(n,e){let t=e.slice(0,5).map(({rule:i,seen:r,why:o,instead:a,severity:d})=>`${n}: ${d==="block"?"blocked":"warning"} by rule ${i}: ${ln(r)}
  Why: ${o}
  Instead: ${a}`),s=e.length-t.length;return`${[...t,...s>0?[`${n}: and ${s} more`]:[]].join(`
`)}
`}var Le="--private",fn={allow:86,warn:87,block:2},hn={allow:0,warn:87,block:2};function ke(n,e){return(e?fn:hn)[n]}var re=1700,We=16e6;function Ce(n,e){let t=e.argv.includes(Le),s=(r,o)=>(o!==""&&xn(o),e.exit(ke(r,t))),i=r=>s("block",ie(n.name,[yn(r)]));e.on("uncaughtException",i),e.on("unhandledRejection",i),setTimeout(()=>i(new u(`no verdict within ${re} ms`)),re),pn(n,e,Sn(e.input)).then(({refusals:r,policy:o})=>gn(n.name,r,mn(o,e.now()),s)).catch(i)}async function pn(n,e,t){let s=(0,G.dirname)(e.program),i=_e(s),r=w(i.root,s),o=e.env.AGENT_REMEDIATION_TASK,a=Re(t,e.cwd()),d={policy:i,root:r,taskFile:o,task:Oe(o,r),files:Z,home:e.env.HOME,notes:(0,G.join)(e.env.TMPDIR??"/tmp","agent-remediation")};return{refusals:await Ie(()=>n.judge(a,d),re),policy:i}}function mn(n,e){return n.dryRunUntil!==null&&e.toISOString().slice(0,10)<n.dryRunUntil}function gn(n,e,t,s){let i=e.length===0?"":ie(n,e);e.every(({
severity:r})=>r==="warn")?s(e.length===0?"allow":"warn",i):t?s("warn",`${n}: dry run, nothing is blocked yet. Without it:
${i}`):s("block",i)}function yn(n){let e=n instanceof u;return{rule:"guard-fault",seen:e?n.message:"the guard failed while judging this call",why:"A guard that cannot judge a call blocks it.",instead:e?"Make the call smaller or simpler; if it is an ordinary one, stop and tell a person.":`Stop and tell a person. (${n instanceof Error?n.name:typeof n})`,severity:"block"}}function xn(n){try{(0,z.writeSync)(2,n)}catch{}}var wn=65536;function Sn(n){let e=[];for(let t=0;;){let s=Buffer.alloc(wn),i=bn(n,s);if(i===0)return Buffer.concat(e);if(t+=i,t>We)throw new u(`a call of more than ${We} bytes`);e.push(s.subarray(0,i))}}function bn(n,e){for(;;)try{return(0,z.readSync)(n,e)}catch(t){let s=t instanceof Error&&"code"in t?t.code:void 0;if(s==="EOF")return 0;if(s!=="EAGAIN")throw t;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,5)}}function Fe(n,e,t){Ce(n,{program:e,argv:t.argv,env:t.env,input:0,on:(s,i)=>t.on(s,i),exit:s=>t.exit(s),cwd:()=>t.cwd(),now:()=>new Date})}function de(n){return vn.test(n)?n.toLowerCase():n.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),"").toUpperCase().toLowerCase().normalize("NFKC").split("/").map(e=>/^\.{1,2}$/u.test(e)?e:En(e)).join("/")}var vn=/^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;function En(n){let e=n.length;for(;e>0&&(n[e-1]==="."||n[e-1]===" ");)e-=1;let t=n.slice(0,e).search(/:{1,2}\$/u);return t>0?n.slice(0,t):n.slice(0,e)}var De=new Map;function Ke(n){let e=De.get(n);if(e!==void 0)return e;let t=de(n).split("/").filter((s,i)=>s!==""||i===0);return De.set(n,t),t}var Me=new WeakMap;function An(n){let e=Me.get(n);if(e!==void 0)return e;let t=new Map,s=[];for(let r of n){let o=Ke(r),a=je(o.filter(l=>l!==""&&!l.includes("*")&&!l.includes("?"))),d=a===""?void 0:t.get(a);a===""?s.push([je(o.flatMap(
l=>l.split(/[*?]/u))),r]):d===void 0?t.set(a,[r]):d.push(r)}let i={byName:t,byPiece:s};return Me.set(n,i),i}function je(n){let e="";for(let t of n)t.length>e.length&&(e=t);return e}function ce(n,e){let{byName:t,byPiece:s}=An(e);for(let i of Be(n)){let r=t.get(i);if(r!==void 0&&r.some(o=>Ue(n,o)))return!0}return s.some(([i,r])=>n.includes(i)&&Ue(n,r))}function Ue(n,e){let t=Ke(e),s=Be(n),i=t[1];if(t[0]==="**"&&i!==void 0&&i!=="**"){if(t.length===2)return ae(s.at(-1)??"",i);if(t.length===3&&t[2]==="**")return s.some(o=>ae(o,i))}let r=new Set(oe(t,0));for(let o of s){let a=new Set;for(let d of r){let l=t[d];if(l!==void 0){if(l==="**")for(let m of oe(t,d))a.add(m);else if(ae(o,l))for(let m of oe(t,d+1))a.add(m)}}if(r=a,r.size===0)return!1}return r.has(t.length)}var ze="",Ge=[""];function Be(n){
return n!==ze&&(Ge=n.split("/").filter((e,t)=>e!==""||t===0),ze=n),Ge}function oe(n,e){let t=[e];for(let s=e;n[s]==="**";s+=1)t.push(s+1);return t}function ae(n,e){if(!e.includes("*")&&!e.includes("?"))return n===e;let t=0,s=0,i=-1,r=0;for(;t<n.length;)if(s<e.length&&(e[s]===n[t]||e[s]==="?"))t+=1,s+=1;else if(e[s]==="*")i=s,r=t,s+=1;else if(i>=0)r+=1,t=r,s=i+1;else return!1;for(;e[s]==="*";)s+=1;return s===e.length}var me=require("node:path");function h(n,e){switch(n.type){case"Script":case"CompoundList":case"AndOr":for(let t of n.commands)e(t);return;case"Statement":e(n.command);return;case"Command":for(let t of n.prefix)e(t);n.name&&e(n.name);for(let t of n.suffix)e(t);return;case"Pipeline":for(let t of n.prefixes)e(t);for(let t of n.commands)e(t);return;case"Redirected":e(n.command);for(let t of n.redirects)e(t);return;case"If":e(n.clause),e(n.then);for(let t of n.elif)e(t);n.else&&e(n.else);return;case"Elif":e(n.clause),e(n.then);return;case"For":case"Select":if(e(n.name),n.wordlist)for(let t of n.wordlist)e(t);e(n.body);return;case"While":e(n.clause),e(n.body);return;case"Function":case"Coproc":n.name&&e(n.name),e(n.body);return;case"Subshell":case"BraceGroup":e(n.body);return;case"Case":e(n.word);for(let t of n.items)e(t);
return;case"CaseItem":for(let t of n.pattern)e(t);e(n.body);return;case"ArithmeticFor":{let t=n.initialize;t&&e(t);let s=n.test;s&&e(s);let i=n.update;i&&e(i),e(n.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let t=n.parts;if(t)for(let s of t)e(s);return}case"DoubleQuoted":case"LocaleString":for(let t of n.parts)e(t);return;case"ParameterExpansion":n.index&&e(n.index),n.operation&&e(n.operation);return;case"Default":case"Remove":case"Transform":e(n.operand);return;case"CaseModification":n.operand&&e(n.operand);return;case"Replace":e(n.pattern),e(n.replacement);return;case"Slice":e(n.offset),n.length&&e(n.length);return;case"Assignment":{let t=n.index;t&&e(t),e(n.value);return}case"ArrayValue":for(let t of n.elements)e(t);
return;case"Redirect":case"HereString":n.descriptor&&e(n.descriptor),n.target&&e(n.target);return;case"HereDoc":n.descriptor&&e(n.descriptor),n.delimiter&&e(n.delimiter),e(n.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let t=n.script;t&&e(t);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{let t=n.expression;t&&e(t);return}case"ArithmeticBinary":case"TestBinary":e(n.left),e(n.right);return;case"ArithmeticUnary":case"TestUnary":e(n.operand);return;case"ArithmeticTernary":e(n.test),e(n.consequent),e(n.alternate);return;case"TestLogical":for(let t of n.operands)e(t);return;case"TestNot":for(let t of n.negations)e(t);e(n.operand);return;case"Literal":case"SingleQuoted":case"AnsiC\
Quoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let t=n;throw new TypeError(`Unexpected syntax node: ${t}`)}}}var Tn=/[\uE000-\uE00F]/u,He=/[\uE000-\uE00F]/gu;function f(n){return!Tn.test(n)}function Ve(n){return f(n)?n:n.replace(He,e=>e==="\uE002"?"*":e==="\uE003"?"?":"\u2026")}function qe(n,e){let t=n.split(He),s=t[0]??"",i=t.at(-1)??"";if(t.length===1)return n===e;if(!e.startsWith(s)||!e.endsWith(i)||e.length<s.length+i.length)return!1;let r=s.length;for(let o of t.slice(1,-1)){let a=e.indexOf(o,r);if(a<0)return!1;r=a+o.length}return r<=e.length-i.length}var _n=new Set(["curl","wget","aria2c","scp","sftp"]),On=new Set(["tar","gtar","bsdtar","unzip","7z","7za","unrar","unar","jar","cpio","pax"]);function Qe(n){return n.some(({base:e,args:t})=>e==="git"&&t.includes("clone"))||n.some(({base:e})=>_n.has(e))&&n.some(({base:e})=>On.has(e))}function Ye(n){return!n.startsWith("/")||/^\/(?:tmp|var\/tmp|dev\/shm)\//u.test(n)}function Ze(n){return n.replace(/^(?:of=|--[\w-]+=|-[A-Za-z]*?[oO])/u,"")}var Je=(...n)=>require("./shell-parser.cjs").parse(...n);function et(n){let e=new le(n),t=e.program();return e.isLost||!e.isAtEnd?void 0:{type:"Script",pos:0,end:n.length,shebang:void 0,commands:t,errors:void 0}}var Nn=16,y=/(?:[ \t]|\\\n)*/y,C=/(?:[ \t\n]|\\\n|#[^\n]*)*/y,ue=/[A-Za-z0-9_./:=@%+,~^#!-]+/y,Pn=/\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y,$n=/'[^']*'/y,Rn=/(?:[^"\\$`]|\\[^\n])+/y,Xe=/([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y,In=/[A-Za-z_][A-Za-z0-9_]*=/y,Ln=/^[A-Za-z_][A-Za-z0-9_]*\+?=/,kn=new Set("if then else elif fi for while until do done case esac select function time coproc in".split(" ")),le=class n{isLost=!1;#n;#e=0;#d=0;constructor(e,t=0){this.#n=e,this.#e=t,e.startsWith("#!")&&(this.isLost=!0)}program(){let e=[],t=new Map;for(;;){if(this.#s(C),this.isLost||this.isAtEnd)return e;let s=this.#e,i=this.#n.indexOf(`
`,s),r=i<0?"":this.#n.slice(s,i),o=r===""?void 0:t.get(r);if(o!==void 0){let d=s-(o[0]?.pos??0);for(let l of o)e.push(this.#m(l,d));this.#e=i;continue}let a=[];do a.push(this.#l()),this.#s(y);while(!this.isLost&&this.#e<i&&this.#n[this.#e]!=="#");e.push(...a),!this.isLost&&r!==""&&this.#e===i&&t.set(r,a)}}#m({pos:e,end:t,background:s},i){let r=this.#n,o;return{type:"Statement",pos:e+i,end:t+i,get command(){return o??=new n(r,e+i).#a(),o},background:s}}get isAtEnd(){return this.#e===this.#n.length}list(e){let t=[];for(;;){if(this.#s(C),this.isLost||this.isAtEnd||e.includes(this.#t()))return t;t.push(this.#l())}}#l(){let e=this.#e,t=this.#a(),s,{end:i}=t;this.#s(y);let r=this.#n[this.#e];if(r==="&"?(s=!0,this.#e+=1,i=this.#e):r===";"?this.#e+=1:r!==`
`&&r!=="#"&&r!==void 0&&(this.isLost=!0),r===";"||r==="&"){this.#s(y);let o=this.#n[this.#e];(o===";"||o==="&"||r==="&"&&o===">")&&(this.isLost=!0)}return{type:"Statement",pos:e,end:i,command:t,background:s}}#f(){this.isLost=!0}#s(e){e.lastIndex=this.#e;let t=e.exec(this.#n)?.[0]??"";return this.#e+=t.length,t}#t(){ue.lastIndex=this.#e;let e=ue.exec(this.#n)?.[0]??"";return kn.has(e)&&this.#r(this.#e+e.length)?e:""}#r(e){let t=this.#n[e];return t===void 0||` 	
;&|<>()`.includes(t)}#a(){let e=this.#u(),t=[e],s=[];for(let i=this.#w("&&","||");i!=="";i=this.#w("&&","||"))s.push(i),this.#s(C),t.push(this.#u());return s.length===0?e:this.#h("AndOr",{commands:t,operators:s})}#u(){let e=this.#b(),t=[e],s=[];for(;this.#w("|")!=="";)this.#n[this.#e]==="&"&&(this.isLost=!0),s.push("|"),this.#s(C),t.push(this.#b());return s.length===0?e:this.#h("Pipeline",{prefixes:[],commands:t,operators:s})}#h(e,t){let s=t.commands;return{type:e,pos:s[0]?.pos,end:s.at(-1)?.end,...t}}#w(...e){this.#s(y);let t=this.#v()?this.#n.slice(this.#e,this.#e+2):this.#n[this.#e]??"";return this.isLost||!e.includes(t)?"":(this.#e+=t.length,t)}#v(){let e=this.#n[this.#e];return(e==="&"||e==="|")&&this.#n[this.#e+1]===e}#b(){let e=this.#t();this.#d+=1,this.#d>Nn&&(this.isLost=!0);let t=this.
isLost||e===""?this.#x():this.#N(e);return this.#d-=1,t}#N(e){let t=this.#e,s=e==="for"?this.#i():e==="if"?this.#S():e==="while"||e==="until"?this.#y(e):void 0;return s===void 0?(this.isLost=!0,this.#x()):(this.#s(y),!this.isAtEnd&&!`
;&|`.includes(this.#n[this.#e]??"")&&(this.isLost=!0),this.#n.startsWith("&>",this.#e)&&(this.isLost=!0),{...s,pos:t})}#o(e){this.#t()===e?this.#e+=e.length:this.isLost=!0}#c(...e){let t=this.list(e),[s,i]=[t[0],t.at(-1)];return(s===void 0||i===void 0)&&(this.isLost=!0),{type:"CompoundList",pos:s?.pos??0,end:i?.end??0,commands:t}}#i(){this.#o("for"),this.#s(y);let e=this.#g();(e===void 0||!/^[A-Za-z_]\w*$/.test(e.text))&&(this.isLost=!0),this.#s(y),this.#o("in"),this.#s(y);let t=[];for(let r=this.#g();r!==void 0;r=this.#g())t.push(r),this.#s(y);let s=this.#n[this.#e];(t.length===0||s!==";"&&s!==`
`)&&(this.isLost=!0),this.#e+=1,this.#s(C),this.#o("do");let i=this.#c("done");return this.#o("done"),{type:"For",end:this.#e,name:e,wordlist:t,body:i}}#y(e){this.#o(e);let t=this.#c("do");this.#o("do");let s=this.#c("done");return this.#o("done"),{type:"While",end:this.#e,kind:e,clause:t,body:s}}#S(){this.#o("if");let e=this.#c("then");this.#o("then");let t=this.#c("else","fi"),s;return this.#t()==="else"&&(this.#o("else"),s=this.#c("fi")),this.#o("fi"),{type:"If",end:this.#e,clause:e,then:t,elif:[],else:s}}#x(){let e=this.#e,t=[],s=[],i,r=e;for(;!this.isLost;){let a=this.#E()??(i===void 0?this.#P():void 0)??this.#g();if(a===void 0)break;({end:r}=a),a.type==="Redirect"?(i===void 0?t:s).push(a):a.type==="Assignment"?t.push(a):(a.text.includes("=")&&Ln.test(a.text)&&(this.isLost=!0),i===void 0&&
("!{}]".includes(a.text.charAt(0))||a.text.startsWith("[["))&&(this.isLost=!0),i===void 0?i=a:s.push(a)),this.#s(y)}r===e&&(this.isLost=!0);let o=[...t,...s];return{type:"Command",pos:e,end:r,name:i,prefix:t,suffix:s,args:s.filter(a=>a.type==="Word"),redirects:o.filter(a=>a.type==="Redirect")}}#E(){Xe.lastIndex=this.#e;let e=Xe.exec(this.#n);if(e===null)return;let t=this.#e;this.#e+=e[0].length,this.#s(y);let s=this.#g();s===void 0&&(this.isLost=!0);let[,i=""]=e,r=i===""?void 0:{type:"FileDescriptor",pos:t,end:t+i.length,value:Number(i)},o=e[2]??e[3];return{type:"Redirect",pos:t,end:this.#e,operator:o,descriptor:r,target:s}}#P(){let e=this.#e,t=this.#s(In);if(t==="")return;let s=this.#e;this.#n[s]==="#"&&(this.isLost=!0);let i=this.#g()??{type:"Word",text:"",value:"",pos:s,end:s,parts:void 0};
i.parts?.some(({type:o})=>o==="Glob")===!0&&(this.isLost=!0);let r=this.#n.slice(e,this.#e);return{type:"Assignment",pos:e,end:this.#e,text:r,name:t.slice(0,-1),append:void 0,index:void 0,value:i}}#g(){let e=this.#e;if(this.#n[e]==="#")return;let t=[];for(let r=this.#A();r!==void 0&&!this.isLost;r=this.#A())t.push(r);if(this.#r(this.#e)||(this.isLost=!0),this.#e===e)return;let s=this.#n.slice(e,this.#e),i=t.length===1&&t[0]?.type==="Literal";return{type:"Word",text:s,value:i?s:t.map(Wn).join(""),pos:e,end:this.#e,parts:i?void 0:t}}#A(){let e=this.#e,t=this.#s(ue);if(t!=="")return{type:"Literal",pos:e,end:this.#e,text:t,value:t};switch(this.#n[e]??""){case"'":{let s=this.#s($n);return s===""?this.#f():{type:"SingleQuoted",pos:e,end:this.#e,text:s,value:s.slice(1,-1)}}case'"':return this.#T();case"\
$":return this.#p();case"*":case"?":{let s=this.#n[e]??"";return this.#e+=1,s==="*"&&this.#n[this.#e]==="*"?this.#f():{type:"Glob",kind:s==="*"?"star":"question",pos:e,end:this.#e,text:s,value:s}}case"[":case"]":{if(!(this.#r(e+1)&&(e===0||this.#r(e-1))))return this.#f();let i=this.#n[e]??"";return this.#e+=1,{type:"Literal",pos:e,end:this.#e,text:i,value:i}}default:return}}#p(){let e=this.#e,t=this.#s(Pn);return t===""?this.#f():{type:"SimpleExpansion",pos:e,end:this.#e,text:t}}#T(){let e=this.#e;this.#e+=1;let t=[];for(;!this.isLost&&this.#n[this.#e]!=='"';){let s=this.#e,i=this.#s(Rn);if(i!=="")t.push({type:"Literal",pos:s,end:this.#e,text:i,value:i.replace(/\\(["\\$`])/g,"$1")});else{let r=this.#p();r!==void 0&&t.push(r)}}return this.#e+=1,t.length===0&&t.push({type:"Literal",pos:e+1,end:e+
1,text:"",value:""}),{type:"DoubleQuoted",pos:e,end:this.#e,text:this.#n.slice(e,this.#e),parts:t}}};function Wn(n){return n.type==="DoubleQuoted"?n.parts.map(e=>"value"in e?e.value:e.text).join(""):"value"in n?n.value:n.text}function F(n){return et(n)??Je(n)}function fe(n,e){switch(n){case"git":return Cn.includes(e[0]??"")&&!e.some(t=>t.includes("::"));case"npm":case"pnpm":case"yarn":return(e[0]==="test"||e[0]==="run")&&e.every(Mn);case"grep":return!e.some(t=>"/~.".includes(t.charAt(0))&&t!=="");case"find":return!e.some(t=>t==="-delete"||t.startsWith("-exec")||t.startsWith("-ok"));default:return!1}}var Cn="status log diff show add blame shortlog describe rev-parse ls-files".split(" "),Fn="-- -s --silent --reporter --coverage --watch --fix --run --if-present --bail".split(" "),Dn="env exec explore x publish unpublish deprecate owner token adduser login".split(" ");function Mn(n){return n.startsWith("-")?Fn.includes(n):/^[\w:./]+$/.test(n)&&!Dn.includes(n)}var jn=new Set("ls cat head tail wc grep egrep fgrep echo test [ which type cut tr stat du\
 df date diff cmp ps".split(" ")),tt="cd pwd true false".split(" "),Un=/^-o|out|dest|dir|file|log|save|trace|err|hsts|svc|curl|tee|store|index/i;function nt({base:n,args:e,redirections:t}){return(jn.has(n)||fe(n,e)||tt.includes(n))&&!e.some(s=>s.startsWith("-")&&zn(s,n))&&t.every(({operator:s,target:i})=>s==="<"||s===">&"&&/^\d$/.test(i))}function zn(n,e){return tt.includes(e)||n.startsWith("-f")||Un.test(n)}var mi="sort uniq sed awk less".split(" ");var Gn=new Set(["sh","bash","dash","zsh","ksh","mksh","ash","rbash","fish","csh","tcsh","yash","posh","rc","es","nu","elvish","xonsh","osh","oil","ion","sash"]);function st(n){return Gn.has(n)||n.includes("sh")&&/^(?:ba|z|k)sh-?\d/u.test(n)}var it=(...n)=>require("./shell-starters.cjs").startedByShell(...n),rt=(...n)=>require("./shell-starters.cjs").foundItems(...n),ot=(...n)=>require("./shell-starters.cjs").mayComeThrough(...n);var Kn=new Set("env xargs gxargs find gfind bfs fd fdfind curl wget aria2c cargo tox go gcc cc sshfs hg svn busctl service run-parts wine mise xterm lxterminal capsh konsole urxvt rxvt alacritty gnome-terminal xfce4-terminal script parallel watch ssh autossh mosh sg op nix watchexec nodemon concurrently env-cmd wait-for-it devbox ddev lxc setarch please vagrant doppler aws-vault chamber nsjail dotenv foreman volta fnm nodenv goenv mamba micromamba nvm corepack scp sftp zip rpm m4 apt apt-get aptitude mvn mvnw ninja ant rake just coreutils flock eval source . trap alias hash enable bind fc jobs mapfile readarray complete compgen git at batch awk gawk mawk nawk npx bunx pnpx kubectl oc docker-compose cmake screen make gmake docker podman npm pnpm yarn bundle poetry conda pyenv rbenv asdf hat\
ch pdm rye pixi hyperfine pipenv uv direnv tmux tar bsdtar rsync split sort man rg ag ack cpio restic borg yt-dlp flatpak su runuser newgrp nix-shell pv ncat nc netcat socat gdb entr dpkg sudo doas pkexec run0 nice nohup sshpass cross-env softlimit setlock envdir s6-setuidgid setsid linux32 linux64 stdbuf unbuffer timeout gtimeout time gtime ionice chrt taskset numactl prlimit cpulimit strace ltrace valgrind catchsegv eatmydata fakeroot chroot unshare nsenter setpriv systemd-run systemd-inhibit dbus-run-session dbus-launch xvfb-run caffeinate proxychains proxychains4 torsocks torify rlwrap chronic ifne errno busybox toybox start-stop-daemon setuidgid chpst gosu su-exec dumbinit dumb-init tini ccache firejail bwrap proot ld.so ld-linux-x86-64.so.2 ld-linux.so.2 ld-linux-aarch64.so.1 ld-musl\
-x86_64.so.1 ld-musl-aarch64.so.1 retry faketime perf sem arch lsinitramfs chvt openvt exec command builtin".split(" ")),at=(n,...e)=>Kn.has(n)?require("./shell-starters.cjs").startedByName(n,...e):[];function dt({base:n,args:e,input:t}){return st(n)?it(e):fe(n,e)?[]:at(n,e,t)}var ct=6,Bn=2e3,Hn=32,K="",H=class{#n=new Map;#e=new Set;#d=new Set;#m=new Set;#l=new Set;#f=!1;#s=0;#t="";#r=0;#a=new Map;assign(e,t,s){let i=this.#n.get(e)??new Set;this.#n.set(e,i),i.has(t)||(this.#s+=1);let r=`${this.#t}\0${e}`;this.#l.add(r),s&&(this.#e.add(r),this.#d.add(r)),i.add(t.length>Bn||!f(t)&&t.includes("\uE000")?"\uE000":t),i.size>ct&&(i.clear(),i.add("\uE000"))}assignPositional(e){for(let[t,s]of e.slice(0,ct).entries()){let i=f(s)||s.includes("\uE007")?s:"\uE000";this.assign(String(t+1),i,!1),t>0&&this.assign("1",i,!1)}this.assign("@",e.every(t=>f(t)||t.includes("\uE007"))?e.join("\uE005"):"\uE000",!1)}doubt(e){this.#e.delete(`${this.#t}\0${e}`)}defineFunction(e){this.#m.add(e)}isFunction(e){return this.#m.has(e)}inShell(e,t){let s=this.#t;this.#t=e,t(),this.#t=s}inSubshell(e,t){
this.inShell(`${this.#t}${K}${e}`,t)}later(e){this.#r+=1,e(),this.#r-=1}unsettle(){this.#f=!0}isAssigned(e){return this.valuesOf(e)!==void 0}state(){return this.#e.size>Hn?void 0:[...[this.#s,this.#l,this.#d,this.#m,this.#n].map(t=>typeof t=="number"?t:t.size),this.#f,this.#r,this.#t,...this.#e].join("\0")}valuesOf(e){let t=this.#r>0,s={anew:this.#t!==""&&!this.#t.startsWith(K),before:!t&&!this.#u(this.#l,e),sure:this.#u(t?this.#d:this.#e,e)},i=this.#h(e,s),r=`${this.#t}\0${Object.values(s).join()}\0${e}`,o=this.#a.get(r)??{name:e,place:s,given:new Set};return this.#a.set(r,o),o.given.add(ut(i)),i}#u(e,t){for(let s=this.#t;;s=s.slice(0,s.lastIndexOf(K))){if(e.has(`${s}\0${t}`))return!0;if(!s.includes(K))return!1}}#h(e,{anew:t,before:s,sure:i}){if(this.#f)return["\uE000"];let r=this.#n.get(
e);if(r!==void 0)return r.has("\uE000")?[...r]:s?[...new Set([...r,t?"":"\uE000"])]:i?[...r]:[...new Set([...r,""])]}settle(){let e=[...this.#a.values()].every(({name:t,place:s,given:i})=>i.size===1&&i.has(ut(this.#h(t,s))));return this.#a.clear(),this.#l.clear(),this.#e.clear(),e}};function ut(n){return n===void 0?"":`=${n.join("\0")}`}var lt=(...n)=>require("./shell-parser.cjs").expandBraces(...n);var pt=24,Vn=/^[A-Za-z0-9_./:=@%+,-]+$/u;function b({text:n}){return Vn.test(n)}function I(n,e){if(b(n))return[[n.text]];if(!qn(n))return V(n,e).map(ft);let t=lt(n.text);if(t===void 0)return[["\uE001"]];let s=[[]];for(let i of t){if(i==="")continue;let r=Qn(i);if(r===void 0||r.length===0)return[["\uE001"]];let o=r.flatMap(a=>V(a,e).map(ft));s=L(s,o)}return s}function N(n,e){return n===void 0?[""]:b(n)?[n.text]:[...new Set(V(n,e).map(t=>t.replaceAll("\uE005"," ").replaceAll(R,"")))]}function L(n,e){let[t,s]=[n[0],e[0]];if(n.length===1&&e.length===1&&t!==void 0&&s!==void 0){for(let i of s)t.push(i);return n}return n.length*e.length>pt?n.map(i=>[...i,"\uE001"]):n.flatMap(i=>e.map(r=>[...i,...r]))}function qn(n){return n.parts?.some(e=>e.type==="BraceExpansion")??!1}function Qn(n){let e=F(`: ${n.
startsWith("#")?"\\":""}${n}`),t=e.commands[0]?.command;if(!(e.errors!==void 0||e.commands.length!==1||t?.type!=="Command"))return t.suffix.flatMap(s=>s.type==="Word"?[s]:[])}var R="\uE006";function ft(n){return!n.includes("\uE005")&&!n.includes(R)?n===""?[]:[n]:n.split("\uE005").filter(e=>e!=="").map(e=>e.replaceAll(R,""))}function V(n,e){return n.parts===void 0?[ht(n.text,n.value,e)]:mt(n.parts,!1,e).map(t=>ht(n.text,t,e))}function ht(n,e,{world:t}){let s=n.startsWith("~")?/^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.exec(n):null;return s===null?e:(s[1]===void 0?t.home??"\uE000":s[1]==="+"?".":"\uE000")+e.slice(s[0].length)}function mt(n,e,t){let s=[""],i=n.length===1||t.isBeside===!0?t:{...t,isBeside:!0};for(let r of n){let o=Yn(r,e,i);if(s.length*o.length>pt)return[e?"\uE000":"\uE001"];s=s.length===
1&&o.length===1?[`${s[0]??""}${o[0]??""}`]:s.flatMap(a=>o.map(d=>a+d))}return s}function Yn(n,e,t){switch(n.type){case"Literal":return[n.value];case"SingleQuoted":case"AnsiCQuoted":return[R+n.value];case"DoubleQuoted":case"LocaleString":return mt(n.parts,!0,t).map(s=>R+s);case"Glob":return[n.kind==="star"?"\uE002":"\uE003"];case"ExtendedGlob":return["\uE002"];case"BraceExpansion":case"ArithmeticExpansion":return["\uE000"];case"ProcessSubstitution":return[n.operator===">"?`/dev/fd/${"\uE000"}`:"\uE004"];case"CommandExpansion":return Jn(n,t)?.map(s=>yt(s,e,t))??[e?"\uE004":"\uE004\uE001"];case"SimpleExpansion":return gt(n.text.slice(1),e,t);case"ParameterExpansion":return is(n,e,t);default:return Zn(n)}}function Zn(n){return["\uE000"]}function Jn({text:n,script:e},t){let s=n.replace(/^\$\(|^`|\)$|`$/gu,
"").trim();if(s==="pwd")return t.cwd===void 0?void 0:[t.cwd];if(s==="git rev-parse --show-toplevel")return[t.cwd??"."];if(/^mktemp(?: -[dqut]+)*$/u.test(s))return["/tmp/mktemp"];let i=e?.commands.length===1?e.commands[0]?.command:void 0,r=i===void 0||t.isBeside===!0?void 0:Xn(i,t);if(r!==void 0)return r;if(i?.type!=="Command"||i.redirects.length>0||i.prefix.length>0)return;let o=i.name?.text??"";if(!/^(?:echo|printf|dirname|basename)$/u.test(o))return;let a=[[]];for(let d of i.suffix){if(d.type!=="Word")return;a=L(a,I(d,t))}return ts(a.map(d=>ns(o,d)))}function Xn(n,e){let t=n.type==="Pipeline"?n.commands:[n],s={kind:"none"};for(let i of t){if(i.type!=="Command"||i.redirects.length>0||i.prefix.length>0)return;let r=i.name?.text??"";if(s.from===void 0&&!es.has(r))return;let o=[[]];for(let l of i.
suffix){if(l.type!=="Word")return;o=L(o,I(l,e))}let[a]=o;if(o.length!==1||a===void 0)return;let d={assigned:[],variables:[],redirections:[],cwd:e.cwd,through:[]};s={kind:"pipe",from:[{name:r,base:r,args:a,input:s,...d}]}}return rt(s)}var es=new Set(["find","fd","git","rg","grep","ls"]),ts=n=>n.every(e=>e!==void 0)?[...new Set(n)]:void 0;function ns(n,e){let[t=""]=e;if(n==="dirname"||n==="basename"){if(e.some(r=>r.startsWith("-")||r.includes("\uE001")||r.includes("\uE004")))return;if(e.length>1)return n==="basename"&&e.length===2?"\uE000":void 0;let s=t.replace(/\/+$/u,"");if(s===""&&t!=="")return"/";let i=s.lastIndexOf("/");return n==="basename"?t.slice(i+1):i<0?f(t)?".":"\uE000":t.slice(0,i)||"/"}if(!(!e.every(s=>f(s)&&!/[\\%]/u.test(s))||t.startsWith("-")))return n==="echo"||e.length===1?
e.join(" "):void 0}function gt(n,e,t){let{variables:s,world:i,cwd:r}=t;if(n==="@"||n==="*")return["\uE001",...(s.valuesOf("@")??[]).filter(d=>d!=="\uE000"&&d!=="")];let o=e?"\uE000":"\uE000\uE001";if(/^[0-9]$/u.test(n))return[o,...(s.valuesOf(n)??[]).filter(d=>d!=="\uE000"&&d!=="")];let a=s.valuesOf(n);return a!==void 0?a.map(d=>yt(d,e,t)):n==="HOME"?[i.home??"\uE000"]:n==="PWD"?[r??"\uE000"]:n==="TMPDIR"?["/tmp"]:n==="SHELL"?["/bin/bash"]:[o]}function yt(n,e,{variables:t}){return e?n:t.isAssigned("IFS")?"\uE000\uE001":n.replaceAll(R,"").replace(/[ \t\n]+/gu,"\uE005").replace(/\*/gu,"\uE002").replace(/[?[]/gu,s=>s==="?"?"\uE003":"\uE002").replaceAll("\uE000","\uE000\uE001")}function ss(n,e,t){let s=V(n,t);if(e||!/[ \t\n]/u.test(n.text))return s;let i=s.map(r=>r.replace(/[ \t\n]+/gu,"\uE005"));
return/["'\\]/u.test(n.text)?[...s,...i]:i}function is(n,e,t){let s=[e?"\uE000":"\uE000\uE001"];if(n.prefix!==void 0||n.index!==void 0)return n.parameter==="@"||n.index!==void 0?["\uE001"]:s;let{operation:i}=n,r=gt(n.parameter,e,t);if(i===void 0||n.parameter==="@"||n.parameter==="*")return r;if(i.type!=="Default")return s;let o=i.operator.endsWith("?")?[]:ss(i.operand,e,t);return i.operator.endsWith("+")?[...o,""]:[...new Set([...r,...o])]}var he=12,xt=4,rs=1e5;function bt(n,e){let t=new H;for(let s=1;;s+=1){let i=new ge(e,t);if(i.program(n,0),t.settle()||(s===xt-1&&t.unsettle(),s===xt))return i.result()}}var M={kind:"none"},os=new Set(["let","declare","typeset","local","readonly","export","test","[","printf","unset","read","wait","mapfile","readarray","return","exit","shift","set","getopts"]),as=new Set(["declare","typeset","local","readonly","export"]),ds=new Set(["curl","wget","tee","cp","mv","dd","base64","openssl","xxd","ln","install","sed","tar","unzip","gunzip","sponge","rsync","scp","sftp","aria2c","aws","gh","uudecode","7z","bunzip2","unxz","zstd","gpg"]),cs=/(?:\$\{?!?\w*|(?:^|[\s=:])~[\w.+-]*)(?:\\\n)+[\w{(/}!]/u,ge=class{#n;#e;#d=[];#m=[];#l=[];#f=new Map;#s=new Set;#t;#r=M;#a=0;#u=0;#h=!1;#w=new Map;constructor(e,t){
this.#n=e,this.#e=t,this.#t=e.cwd}result(){return this.#H(),{commands:this.#d,opaque:this.#m,pipes:this.#f}}program(e,t){if(t>he)return this.#o("too-deep",e);e.includes(`\\
`)&&cs.test(e)&&this.#o("not-bash",e);let s=F(e);this.#h||=e.includes("@P");let i=this.#u;this.#u=t,this.#v(s,e),this.#u=i}#v(e,t){e.errors!==void 0&&e.errors.length>0&&this.#o("not-bash",t);for(let s of e.commands){let i=t===""?void 0:this.#b(s,t);i!==void 0&&this.#s.has(i)||(this.#N(s),i!==void 0&&this.#b(s,t)===i&&this.#s.add(i))}}#b({pos:e,end:t},s){let i=s.slice(e,t),r=this.#e.state();return r===void 0||i.includes("<<")||this.#r!==M?void 0:[...[this.#t===void 0?"":`=${this.#t}`,this.#u,this.#a,this.#h],r,i].join("\0")}#N(e){e.background===!0?this.#S(e,()=>this.#i(e.command)):this.#i(e.command)}#o(e,t){this.#m.push({code:e,seen:Ve(t)})}#c(){return{variables:this.#e,world:this.#n,cwd:this.#t}}#i=e=>{switch(e.type){case"Command":return this.#F(e);case"Pipeline":return this.#k(e.commands);case"\
AndOr":{let[t,...s]=e.commands;return t!==void 0&&this.#i(t),this.#y(()=>s.forEach(this.#i))}case"Subshell":return this.#S(e,()=>h(e,this.#i));case"Script":return this.#S(e,()=>this.#v(e,""));case"ArithmeticExpansion":return e.text.includes("'")&&this.#p(e.text.slice(3,-2),!0),h(e,this.#i);case"Redirected":return this.#W(e);case"ProcessSubstitution":return e.operator===">"?this.#E({kind:"pipe"},()=>h(e,this.#i)):h(e,this.#i);case"Function":return e.name!==void 0&&this.#e.defineFunction(e.name.text),this.#e.later(()=>this.#y(()=>this.#x(()=>{let t=this.#t;this.#i(e.body),this.#t!==t&&e.name!==void 0&&this.#w.set(e.name.text,{from:t,to:this.#t})})));case"For":case"Select":return this.#A(e);case"If":case"While":case"Case":case"ArithmeticFor":return this.#y(()=>h(e,this.#i));case"Coproc":return this.#e.
assign(e.name?.value??"COPROC","\uE000",!1),this.#E({kind:"pipe"},()=>h(e,this.#i));case"Word":return b(e)?void 0:(this.#p(e.value),h(e,this.#i));case"ArithmeticBinary":return e.operator.endsWith("=")&&!/^[=!<>]=$/u.test(e.operator)&&this.#P(e.left),h(e,this.#i);case"ParameterExpansion":return this.#g(e),h(e,this.#i);default:return h(e,this.#i)}};#y(e){this.#a+=1,e(),this.#a-=1}#S(e,t){let s=this.#a;this.#a=0,this.#e.inSubshell(`${e.pos}-${e.end}`,()=>this.#x(t)),this.#a=s}#x(e){let t=this.#t;e(),this.#t=t}#E(e,t){let s=this.#r;this.#r=e,t(),this.#r=s}#P(e){e.type==="ArithmeticWord"&&this.#e.assign(e.value.replace(/\[.*$/u,""),"\uE000",!1)}#g(e){let{operation:t}=e;if(!(t?.type!=="Default"||!t.operator.endsWith("=")))for(let s of N(t.operand,this.#c()))this.#e.assign(e.parameter,s,!1)}#A(e){
for(let t of e.wordlist??[]){this.#i(t);for(let s of I(t,this.#c()))for(let i of s)this.#e.assign(e.name.value,i.includes("\uE001")?"\uE000":i,!0)}(e.wordlist===void 0||e.type==="Select")&&this.#e.assign(e.name.value,"\uE000",!1),this.#y(()=>this.#i(e.body)),this.#e.doubt(e.name.value)}#p(e,t=!1){if(!e.includes("$(")&&!e.includes("`")||!t&&!this.#h&&!e.includes("[")||!f(e))return;let s=`END_${e.length}_OF_TEXT`,i=F(`: <<${s}
${e}
${s}
`);if(this.#u>=he)return this.#o("too-deep",e);this.#u+=1,h(i,this.#T),this.#u-=1}#T=e=>{e.type==="Script"?this.#i(e):h(e,this.#T)};#k(e){let t=this.#r,s;for(let i of e){let r=this.#d.length;s!==void 0&&(this.#r=gs(s)),e.length>1?this.#S(i,()=>this.#i(i)):this.#i(i);let o=this.#d.slice(r),a=s?.at(-1);a!==void 0&&o[0]!==void 0&&this.#f.set(a,o[0]),s=o}this.#r=t}#W(e){let t=this.#r,{input:s,redirections:i}=this.#R(e.redirects);i.length>0&&this.#_("",[],[],i,s,[]),this.#r=s,this.#i(e.command),this.#r=t}#R(e){let t=this.#r,s=[];for(let i of e){h(i,this.#i);let r=i.descriptor?.type==="FileDescriptor"?i.descriptor.value:void 0,o=r===void 0||r===0;if(i.type==="HereDoc"){let a=i.delimiter?.quoted??!1,d=i.operator==="<<-"?i.body.text.replace(/^\t+/gmu,""):i.body.text;o&&(t={kind:"text",text:a?d:this.#C(
d,i.body.parts)})}else if(i.type==="HereString"){let a=N(i.target,this.#c());o&&(t={kind:"text",text:a.length===1?a[0]??"":"\uE000"})}else for(let a of N(i.target,this.#c()))s.push({operator:i.operator,target:a}),i.operator==="<"&&o&&(t=a.includes("\uE004")?{kind:"pipe"}:{kind:"file",file:a}),i.operator==="<&"&&o&&(t={kind:"pipe"})}return{redirections:s,input:t}}#C(e,t){if(t===void 0)return e.includes("\\")?e.replace(/\\([$`\\])/gu,"$1").replaceAll(`\\
`,""):e;let i=N({type:"Word",text:"",value:"",pos:0,end:0,parts:[{type:"DoubleQuoted",pos:0,end:0,text:"",parts:t}]},this.#c());return i.length===1?i[0]??"":"\uE000"}#F(e){let{input:t,redirections:s}=this.#R(e.redirects),i=this.#D(e);if(e.name===void 0){(s.length>0||i.length>0)&&this.#_("",[],i,s,t,[]);return}this.#i(e.name);let r=I(e.name,this.#c()).map(a=>[...a]);!b(e.name)&&!ms(e.name,r)&&this.#o("dynamic-name",e.name.text);for(let a of e.args)if(a.type==="Word"&&b(a))for(let d of r)d.push(a.text);else a.type==="Word"?(this.#i(a),r=L(r,I(a,this.#c()))):r=L(r,this.#M(a).map(d=>[d]));let o=r.length===1?r:new Map(r.map(a=>[a.join("\0"),a])).values();for(let a of o)this.#$(a,{assigned:i,redirections:s,input:t,through:[],variables:St(e.suffix)})}#D(e){let t=[];for(let s of e.prefix){if(s.type!==
"Assignment")continue;let i=this.#I(s,e.name===void 0&&this.#a===0),r=b(s)?[]:St([s]);for(let o of i)t.push({name:s.name??"",value:o,variables:r})}return t}#I(e,t){h(e,this.#i);let s=e.name??"",{value:i}=e;if(i?.type==="ArrayValue"){this.#e.assign(s,"\uE000",t);for(let o of i.elements)for(let a of N(o,this.#c()))this.#p(a,!0);return["\uE000"]}let r=N(i,this.#c()).map(o=>o.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let o of r){this.#p(o,!0);let a=e.index===void 0&&!e.text.startsWith(`${s}+=`)&&f(o);this.#e.assign(s,a?o:"\uE000",t)}return r}#M(e){return this.#I(e,!1).map(t=>`${e.name??""}=${t}`)}#_(e,t,s,i,r,o,a=[]){let d={name:e,base:ps(e),args:t,assigned:s,redirections:i,input:r,cwd:this.#t,through:o,variables:a};if(this.#d.push(d),this.#d.length>rs)throw new RangeError("a prog\
ram with too many commands");return d}#$(e,t){let[s,...i]=e;if(s===void 0){this.#_("",[],t.assigned,t.redirections,t.input,t.through,t.variables);return}vt(s)||this.#o("dynamic-name",e.join(" "));let r=this.#_(s,i,t.assigned,t.redirections,t.input,t.through,t.variables);if(t.through.length>he)return this.#o("too-deep",s);this.#z(r);let o=this.#w.get(s);o!==void 0&&(this.#t=this.#t===o.from?o.to:void 0),this.#e.isFunction(s)&&this.#e.assignPositional(i);let a=[...t.through,r.base];for(let d of fs(r))this.#O(d,`${d} (in a variable)`,M);for(let d of dt(r))this.#j(d,r,{...t,through:a})}#j(e,t,s){let i=`${t.name} ${t.args.join(" ")}`;switch(e.kind){case"command":return/^(?:builtin|command)$/u.test(t.base)?this.#$(e.argv,{...s,redirections:[]}):this.#x(()=>{e.cwd!==void 0&&this.#L([e.cwd]),this.#$(
e.argv,{...s,redirections:[]})});case"code":return e.positional!==void 0&&e.positional.length>0&&this.#e.assignPositional(e.positional),e.zero!==void 0&&this.#e.assign("0",e.zero,!1),this.#O(e.code,i,t.input);case"script":this.#l.push(e.file),e.file.includes("\uE004")&&this.#o("hidden-code",i);return;case"opaque":return this.#o(e.code,i);case"input":return t.input.kind==="text"?this.#O(t.input.text??"",i,M):(t.input.kind==="file"&&t.input.file!==void 0&&this.#l.push(t.input.file),t.input.kind!=="pipe"?void 0:t.input.text!==void 0?this.#O(t.input.text,i,M):this.#o("piped-code",i));default:return void 0}}#O(e,t,s){if(!f(e))return this.#o("hidden-code",t);let i=this.#r;this.#r=s,/^(?:eval|alias|trap)\b/u.test(t)?this.#e.later(()=>this.#y(()=>this.program(e,this.#u+1))):this.#U(e,()=>this.program(
e,this.#u+1)),this.#r=i}#U(e,t){let s=this.#a;this.#a=0,this.#e.inShell(e,()=>this.#x(t)),this.#a=s}#z(e){let{base:t,args:s,input:i}=e;if((t==="cd"||t==="pushd")&&this.#L(s),t==="popd"&&(this.#t=void 0),t==="set"&&this.#e.assignPositional(s[0]==="--"?s.slice(1):[]),os.has(t))for(let r of s)this.#p(r,t!=="printf"||r.includes("["));if(t==="read"||t==="mapfile"||t==="readarray"){this.#p(i.text??"",!0);for(let r of s)this.#e.assign(pe(r,t),"\uE000",!1);t==="read"&&this.#K(s,e.input),this.#e.assign(t==="read"?"REPLY":"MAPFILE","\uE000",!1),s.some(r=>!f(r))&&this.#e.unsettle()}if(t==="unset")for(let r of s)this.#G(r);if(t==="getopts"&&s[1]!==void 0&&this.#e.assign(s[1],"\uE000",!1),t==="printf"&&s.some(r=>r.startsWith("-v"))){let r=s.findIndex(a=>a.startsWith("-v")),o=s[r]==="-v"?s[r+1]:s[r]?.slice(
2);this.#e.assign(pe(o??"",t),"\uE000",!1)}if(t==="let")for(let r of s)this.#e.assign(/^\w+/u.exec(r)?.[0]??"","\uE000",!1);as.has(t)&&this.#B(s),t==="exec"&&s.length===0&&(this.#r=i)}#G(e){f(e)?e.startsWith("-")||this.#e.assign(pe(e,"unset"),"",!1):this.#e.unsettle()}#K(e,t){let s=t.text===void 0?ot(t):t.text.split(`
`);for(let i of s.filter(r=>r!==""&&(f(r)||r.includes("\uE007"))).slice(0,4))for(let r of e.filter(o=>/^[A-Za-z_]\w*$/u.test(o)))for(let o of new Set([i,...i.trim().split(/\s+/u).slice(0,3)]))this.#e.assign(r,o,!1)}#B(e){e.some(t=>!f(t)&&(!/^\w+=/u.test(t)||t.includes("\uE001")))&&this.#e.unsettle(),e.some(t=>/^[-+][A-Za-z]*[nlu]/u.test(t))&&this.#e.unsettle();for(let t of e){let s=/^(\w+)\+?=(.*)$/su.exec(t);s!==null&&this.#e.assign(s[1]??"",f(t)&&!t.includes("+=")?s[2]??"":"\uE000",!1)}}#L(e){let t=e.find(s=>!/^-[LPe@n]+$/u.test(s)&&s!=="--");t===void 0?this.#t=this.#n.home:!t.startsWith("/")&&this.#e.isAssigned("CDPATH")?this.#t=void 0:!f(t)||t==="-"||/^[-+]\d/u.test(t)?this.#t=void 0:t.startsWith("/")?this.#t=J.test(t)?me.posix.normalize(t):t:this.#t?.startsWith("/")===!0?this.#t=w(t,this.#t):
this.#t!==void 0&&(this.#t=me.posix.resolve(this.#t,t))}#H(){let e=this.#d.flatMap(({name:s})=>s.includes("/")?[s]:[]);if(e.length===0&&this.#l.length===0)return;if(Qe(this.#d))for(let s of[...this.#l,...e])Ye(s)&&this.#o("own-script",s);let t=new Set;for(let{base:s,args:i,redirections:r}of this.#d){for(let{operator:o,target:a}of r)o.includes(">")&&t.add(P(a));if(ds.has(s)){for(let[o,a]of i.entries())if(!ls(s,i[o-1]??"")){let d=P(Ze(a).replace(/^[\w.@-]+:(?!\/\/)/u,""));t.add(d).add(d.replace(/\.(?:gz|xz|bz2|zst|lzma)$/u,""))}}}for(let s of["null","","1","2","&1","&2"])t.delete(s);for(let s of[...this.#l,...e])(t.has(P(s))||us(P(s),t))&&this.#o("own-script",s)}};function us(n,e){return(n.includes("\uE002")||n.includes("\uE003"))&&[...e].some(t=>qe(n,t))}function ls(n,e){return n==="rsync"&&
e==="-e"||n==="tar"&&e==="-I"||n==="scp"&&e==="-S"}var wt=/^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;function fs({base:n,args:e,assigned:t}){let s=hs.has(n)?e.map(i=>/^(\w+)=(.*)$/su.exec(i)):[];return[...t.flatMap(({name:i,value:r})=>wt.test(i)?[r]:[]),...s.flatMap(i=>i!==null&&wt.test(i[1]??"")?[i[2]??""]:[])].filter(i=>i!=="")}var hs=new Set(["export","declare","typeset","env","readonly","local","sudo"]);function St(n){let e=[],t=s=>{s.type==="SimpleExpansion"?e.push(s.text.slice(1)):s.type==="ParameterExpansion"?(s.prefix==="#"||s.operation?.type==="Default"&&s.operation.operator.endsWith("+")||e.push(s.prefix==="!"&&s.index===void 0&&!/[*@]\}$/u.test(s.text)?`!${s.parameter}`:s.parameter),h(s,t)):s.type!=="Scr\
ipt"&&h(s,t)};for(let s of n)(s.type!=="Word"||!b(s))&&t(s);return e}function P(n){return n.slice(n.lastIndexOf("/")+1)}function ps(n){let e=P(n).toLowerCase();return e.startsWith("pip")&&/^pip\d[\d.]*$/u.test(e)?"pip3":e}function pe(n,e){return f(n)?n.replace(/\[.*$/su,""):e}function ms(n,e){return e.length!==1||e[0]?.length!==1||(n.parts?.some(s=>!["Literal","SingleQuoted","DoubleQuoted","AnsiCQuoted"].includes(s.type))??!1)&&!/^"?\$(?:\w+|\{\w+\})"?\//u.test(n.text)?!1:vt(e[0][0]??"")}function vt(n){return f(n)||f(P(n))&&P(n)!==""&&!n.includes("\uE001")}function gs(n){let e=n.at(-1),t=n.length===1&&e!==void 0?ys(e):void 0;return t===void 0?{kind:"pipe",from:n}:{kind:"pipe",from:n,text:t}}function ys({base:n,args:e,input:t,redirections:s,through:i}){if(i.length>0||s.some(({operator:a})=>a.
includes(">"))||!e.every(f))return;if(n==="cat"&&(e.length===0||e[0]==="-"))return t.kind==="text"?t.text:void 0;if(n==="echo"){let a=e[0]==="-n"?e.slice(1):e;return/^-[neE]+$/u.test(a[0]??"")||a.some(d=>d.includes("\\"))?void 0:`${a.join(" ")}
`}if(n!=="printf")return;let[r="",...o]=e;return/^%s(?:\\n)?$/u.test(r)?`${o.join(`
`)}
`:o.length===0&&!/[%\\]/u.test(r.replace(/\\n$/u,""))?`${r.replace(/\\n$/u,"")}
`:void 0}function Et({commands:n,pipes:e}){let t=new Map,s=r=>{let o=t.get(r)??ws(r);return t.set(r,o),o},i=new Set;return n.filter(r=>{let{before:o,after:a}=xs(r,e),d=[...o,...a];if(d.length>16)return!0;let l=d.length===0?s(r):`${o.length}${[r,...d].map(s).join("")}`;return!i.has(l)&&i.add(l)})}function xs(n,e){let t=[...n.input.from??[]];for(let i=0;i<t.length&&t.length<=16;i+=1)t.push(...t[i]?.input.from??[]);let s=[];for(let i=e.get(n);i!==void 0&&s.length<=16;i=e.get(i))s.push(i);return{before:t,after:s}}function ws({name:n,args:e,assigned:t,redirections:s,input:i,variables:r,through:o,cwd:a}){return t.length+s.length+r.length+o.length===0&&i.kind==="none"?`${a??""}\0${n}\0${e.join("\0")}`:[`${e.length} ${t.length} ${s.length} ${r.length} ${o.length} ${i.kind}`,a??"",n,...e,...t.flatMap(d=>[
d.name,d.value]),...s.flatMap(({operator:d,target:l})=>[d,l]),...r,...o,i.text??"",i.file??""].join("\0")}var At=(...n)=>require("./shell-writes.cjs").writesOf(...n),Tt=(...n)=>require("./shell-writes.cjs").patchedPaths(...n);var x=require("node:fs"),_t=require("node:path");var Ss=65536;function q(n){try{if((0,x.lstatSync)(n).size>Ss||!(0,x.lstatSync)(n).isFile())throw new u("the notes of this session are not a plain file");let e=(0,x.readFileSync)(n,"utf8").split(`
`);return new Set(["code","test"].filter(t=>e.includes(t)))}catch(e){if(e instanceof u)throw e;if(typeof e=="object"&&e!==null&&"code"in e&&e.code==="ENOENT")return new Set;throw new u("the notes of this session cannot be read")}}function Ot(n,e){let t=q(n),s=[...e].filter(i=>!t.has(i));if(s.length!==0)try{(0,x.mkdirSync)((0,_t.dirname)(n),{recursive:!0,mode:448}),(0,x.appendFileSync)(n,s.map(i=>`${i}
`).join(""),{mode:384})}catch{throw new u("the notes of this session cannot be written")}}var Nt={name:"require-test-if-code",judge:(n,e)=>{let t=bs(n,e);if(n.event==="stop")return ye(q(t),"the session wants to stop",n.stopAgain?"warn":"block");if(n.event!=="before")return[];let s=n.commands.flatMap(a=>Et(bt(a,{cwd:n.cwd,home:e.home}))),i=[...n.writes.map(a=>({path:a,cwd:n.cwd})),...s.filter(a=>!nt(a)).flatMap(a=>[...At(a),...Tt(a,d=>As(d,a,n,e))].filter(({how:d})=>d!=="remove").map(({path:d})=>({path:d,cwd:a.cwd??n.cwd})))],r=new Set([...q(t),...i.flatMap(({path:a,cwd:d})=>vs(a,d,n,e))]);i.length>0&&Ot(t,r);let o=s.find(_s);return o!==void 0?ye(r,`${o.name} ${o.args.slice(0,2).join(" ")}`,"block"):Ts.test(n.tool)?ye(r,n.tool,"block"):[]}};function bs({session:n,cwd:e},{notes:t,root:s}){if(t==="")throw new u("there is no folder for notes");let i=te(`${s}\0${n===""?e:n}`);return`${t}\
/${i.slice(0,32)}`}function vs(n,e,t,{policy:s,root:i}){if(!f(n))return[];let r=w(n,e),o=X(r,i)??X(r,w(".",t.cwd));if(o===void 0)return[];let a=de(o);return ce(a,s.tests)?["test"]:ce(a,s.code)?t.texts.some(d=>/#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s*>>> /mu.test(d))?["code","test"]:["code"]:[]}var Es=4e6;function As(n,e,t,{files:s}){return f(n)?s.text(w(n,e.cwd??t.cwd),Es):void 0}var Ts=/^mcp__.+__(?:create_(?:pull_request|merge_request|commit)|push_files|git_(?:commit|push)|(?:commit|push)(?:_changes)?)$/u;function _s({base:n,args:e}){let t=e.filter(s=>!s.startsWith("-"));return n==="git"?e.includes("commit")||e.includes("push"):n==="hub"&&/^(?:pull-request|commit|push)$/u.test(t[0]??"")||n==="jj"&&t[0]==="git"&&t[1]==="push"||n==="gh"&&t[0]==="api"&&t.some(s=>s.endsWith("/pulls"))&&e.some(
s=>/^(?:-[fFX]|--(?:field|raw-field|method|input))/u.test(s))||n==="gh"&&t[0]==="pr"&&t[1]==="create"||n==="glab"&&t[0]==="mr"&&t[1]==="create"}function ye(n,e,t){return!n.has("code")||n.has("test")?[]:[{rule:"test-with-code",seen:e,why:"this session changed code and no test, so nothing shows that the fix works or will stay",instead:"Write a test that fails without the change and passes with it; if none is possible, stop and say why.",severity:t}]}Fe(Nt,__filename,process);
