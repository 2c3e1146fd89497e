// require-test-if-code: built by packages/guardrails/src/build.ts. Licences: licenses.txt
var U=require("node:fs"),G=require("node:path");var g=require("node:fs");function F(n){try{return n()}catch{return}}var Y=new Map;function xt(n){return F(()=>(0,g.lstatSync)(n,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,g.readlinkSync)(n):void 0)}var Z={link:n=>(Y.has(n)||Y.set(n,xt(n)),Y.get(n)),names:(n,t)=>F(()=>{let e=(0,g.readdirSync)(n);return e.length>t?void 0:e}),isFolder:n=>F(()=>(0,g.statSync)(n).isDirectory())??!1,text:(n,t)=>F(()=>{let e=(0,g.statSync)(n);return e.isFile()&&e.size<=t?(0,g.readFileSync)(n,"utf8"):void 0})},gs={...Z,link:xt};function w(n,t){let e=n.startsWith("/")?n:`${t}/${n}`;return e.startsWith("/")&&!J.test(e)?e:ve(e)}function ve(n){let t=[];for(let e of n.split("/"))e===".."?t.pop():e!==""&&e!=="."&&t.push(e);return`/${t.join("/")}`}var J=/\/\.{0,2}(?:\/|$)/u;function X(n,t){if(n===t)return"";let e=t.endsWith("/")?t:`${t}/`;return n.startsWith(e)?n.slice(e.length):void 0}var Et=require("node:fs"),vt=require("node:path");var u=class extends Error{name="GuardFault"};var Ae=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298),_e=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225];
function wt(n){let t=Int32Array.from(_e),e=new Uint8Array(Math.ceil((n.length+9)/64)*64);e.set(n),e[n.length]=128;let s=new DataView(e.buffer);s.setUint32(e.length-8,Math.floor(n.length/2**29)),s.setUint32(e.length-4,n.length<<3>>>0);let i=new Int32Array(64);for(let r=0;r<e.length;r+=64){for(let o=0;o<16;o+=1)i[o]=s.getInt32(r+o*4);Te(i),Ne(t,i)}return[...t].map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}function Te(n){for(let t=16;t<64;t+=1){let e=n[t-2]??0,s=n[t-15]??0,i=(e>>>17|e<<15)^(e>>>19|e<<13)^e>>>10,r=(s>>>7|s<<25)^(s>>>18|s<<14)^s>>>3;n[t]=(n[t-16]??0)+r+(n[t-7]??0)+i}}function Ne(n,t){let[e=0,s=0,i=0,r=0,o=0,a=0,d=0,f=0]=n;for(let m=0;m<64;m+=1){let Q=(o>>>6|o<<26)^(o>>>11|o<<21)^(o>>>25|o<<7),yt=f+Q+(o&a^~o&d)+(Ae[m]??0)+(t[m]??0)|0,Ee=((e>>>2|e<<30)^(e>>>13|e<<19)^(e>>>
22|e<<10))+(e&s^e&i^s&i)|0;f=d,d=a,a=o,o=r+yt|0,r=i,i=s,s=e,e=yt+Ee|0}for(let[m,Q]of[e,s,i,r,o,a,d,f].entries())n[m]=(n[m]??0)+Q}var b="policy.json",tt="policy.json.sha256";function et(n){return wt(typeof n=="string"?new TextEncoder().encode(n):n)}var At=`{
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
`;function Pe(n){return n===At?"2607533386375dc64e8e2f081ca822d821b5d9fc32f7ed0486f4862058834242":et(n)}function _t(n){let t=St(n,b),e=St(n,tt).trim();if((e.endsWith(`  ${b}`)?e.slice(0,-b.length-2):e.split(/\s+/u,1)[0])!==Pe(t))throw new u(`${b} is not what ${tt} says (after a reviewed change: sha256sum ${b} > ${tt})`);return t===At?JSON.parse(t):Re(t)}function St(n,t){try{return(0,Et.readFileSync)((0,vt.join)(n,t),"utf8")}catch{throw new u(`${t} beside the hooks cannot be read`)}}var Oe=["lockfiles","mainBranches","credentialFiles","code","tests"],$e=["migrations","infrastructure","generated","automation"];function Re(n){let t=Le(n);if(!Ie(t))throw new u(`${b} has not the form of a policy of version 1`);return t}function Le(n){try{return JSON.parse(n)}catch{throw new u(`${b} is not JSON`)}}
function Ie(n){if(!S(n)||n.version!==1||typeof n.root!="string")return!1;let t=n.dryRunUntil;if(t!==null&&(typeof t!="string"||!/^\d{4}-\d\d-\d\d$/u.test(t)))return!1;let e=n.protected;return!S(e)||!Object.values(e).every(bt)?!1:$e.every(s=>Object.hasOwn(e,s))&&Oe.every(s=>bt(n[s]))}function S(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function bt(n){return Array.isArray(n)&&n.length>0&&n.every(t=>typeof t=="string"&&t!=="")}var E=require("node:fs"),v=require("node:path");var j={dependency:!1},ke=65536;function Tt(n,t){if(n===void 0||!(0,v.isAbsolute)(n))return j;try{let e=(0,E.lstatSync)(n);if(!e.isFile()||e.size>ke||We((0,E.realpathSync)((0,v.dirname)(n)),(0,E.realpathSync)(t)))return j;let s=JSON.parse((0,E.readFileSync)(n,"utf8"));return{dependency:S(s)&&s.kind==="dependency"}}catch{return j}}function We(n,t){let e=(0,v.relative)(t,n);return e===""||e!==".."&&!e.startsWith("../")&&!(0,v.isAbsolute)(e)}var Ce={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","ExitPlanMode","LSP","BashOutput","KillShell","read","grep","glob","find_file_by_name","find_filecontent","view","list","search","web_search","webfetch","think","read_file","list_dir"],writes:["Edit","Write","MultiEdit","NotebookEdit","edit","write","create_file","str_replace","insert","apply_patch","str_replace_based_edit_tool"],shell:["Bash","exec","bash","shell","sh","run","terminal","execute","run_command","Monitor"],"other-shell":["PowerShell","powershell","pwsh","cmd","CMD"]},Nt=new Map(["reads","writes","shell","other-shell"].flatMap(n=>Ce[n].map(t=>[t,n]))),Me=/^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u,
De=/(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;function Pt(n){return Nt.has(n)}function Ot(n){let t=Nt.get(n);if(t!==void 0)return t;let e=/^mcp__.+?__(.+)$/u.exec(n)?.[1];return e!==void 0&&Me.test(e)&&!De.test(e)?"reads":"unknown"}var Fe=new Map([["PreToolUse","before"],["PermissionRequest","before"],["PostToolUse","after"],["Stop","stop"]]),je=64,Ue=1e5;function $t(n,t){let e=Ge(n);if(!S(e))throw new u("the input is not a JSON object");let s=Ke(e.hook_event_name),i=e.tool_name??"",r=e.tool_input;if(typeof i!="string")throw new u("tool_name is not a string");let o={event:s,tool:i,session:typeof e.session_id=="string"?e.session_id:"",cwd:typeof e.cwd=="string"&&e.cwd.startsWith("/")?e.cwd:t,stopAgain:e.stop_hook_active===!0};if(s==="stop"||s==="other")return{...o,kind:"reads",commands:[],writes:[],texts:[],values:[]};if(!S(r))throw new u("tool_input is not a JSON object");return{...o,...Qe(i,r)}}function Ge(n){if(n.length===0)throw new u("there is no input");try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(
n))}catch{throw new u("the input is not JSON in UTF-8")}}function Ke(n){if(n===void 0)return"before";if(typeof n!="string")throw new u("hook_event_name is not a string");return Fe.get(n)??(/ToolUse/i.test(n)?"before":"other")}var L=n=>n!=="command"&&n!=="description"&&Be.test(n),I=n=>n==="command"||n!=="description"&&He.test(n),ze=n=>n==="description"||n!=="command"&&Ve.test(n),Be=/(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u,He=/^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u,Ve=/^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u,qe=/^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;function Qe(n,t){
let e=nn(t),s=Ot(n);Ze(s,t,e);let i=e.filter(({key:o})=>!L(o)&&!ze(o)).map(({text:o})=>o),r=s==="writes"?[]:[...en(t,e),...tn(n,e)];return{kind:s,commands:r,texts:i,values:e,writes:s==="shell"?[]:Ye(n,s,e)}}function Ye(n,t,e){let s=t==="reads"&&n.startsWith("mcp__")&&!e.some(({key:a})=>/content|text|data|patch|replacement|destination|dest$|output/u.test(a));if(t==="reads"&&(s||!n.startsWith("mcp__")))return[];let i=e.filter(({key:a,text:d})=>L(a)&&!/^https?:/i.test(d)).map(({text:a})=>a),o=/patch|diff/i.test(n)||e.some(({key:a})=>/^(?:patch|diff|input)$/u.test(a))?e.flatMap(({text:a})=>[...a.matchAll(qe)].map(d=>d[1]?.trim()??"")):[];return[...new Set([...i,...o])].filter(a=>a!==""&&a!=="/dev/null")}function Ze(n,t,e){for(let[i,r]of Object.entries(t))if((L(N(i))||I(N(i)))&&(typeof r=="numb\
er"||typeof r=="boolean"))throw new u(`${i} is not text`);let s=i=>e.some(({key:r})=>i(r));if(n==="writes"&&!s(L)&&!s(i=>/^(?:patch|diff|input)$/u.test(i)))throw new u("a write without a path");if(n==="shell"&&!s(I))throw new u("a shell call without a command");if(e.some(({key:i,text:r})=>(L(i)||I(i))&&r.includes("\0")))throw new u("a path or command with a NUL character")}var Je=/(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/i,Xe=/(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/i;function tn(n,t){if(Pt(n))return[];let e=N(n.replace(/^mcp__.+?__/u,"")),s=Je.test(e)?t.filter(({key:o})=>/^(?:chars|keys|input|text|data)$/u.test(o)):[],i=Xe.test(e)?t.filter(
({key:o})=>/^(?:code|source|input)$/u.test(o)):[],r=/javascript|node/i.test(e)?"node -e":"python3 -c";return[...s.map(({text:o})=>o),...i.map(({text:o})=>`${r} ${nt(o)}`)]}function en(n,t){let e=Object.entries(n).flatMap(([i,r])=>I(N(i))&&Array.isArray(r)&&r.every(o=>typeof o=="string")?[r.map(nt).join(" "),...N(i).endsWith("s")?r:[]]:[]);if(e.length>0)return[...e,...t.filter(({key:i})=>i==="args").map(({text:i})=>i)];let s=Array.isArray(n.args)?n.args.filter(i=>typeof i=="string").map(nt):[];return t.filter(({key:i})=>I(i)).map(({text:i})=>s.length>0?`${i} ${s.join(" ")}`:i)}function nt(n){return`'${n.replaceAll("'","'\\''")}'`}function N(n){return n.toLowerCase()===n?n:n.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function nn(n){let t=[],e=[{key:"",value:n,depth:0}],s=0;for(let i=e.
pop();i!==void 0;i=e.pop()){let{key:r,value:o,depth:a}=i;if(s+=1,a>je||s>Ue)throw new u("an input that is too deep or has too many values");if(typeof o=="string")t.push({key:r,text:o});else if(typeof o=="boolean")t.push({key:r,text:String(o)});else if(Array.isArray(o))for(let d of o)e.push({key:r,value:d,depth:a+1});else if(S(o))for(let[d,f]of Object.entries(o))(d.includes("/")||d.includes("\\")||d.includes(".")&&/\.\w+$/u.test(d))&&t.push({key:"path",text:d}),e.push({key:N(d),value:f,depth:a+1})}return t.reverse()}var st=require("node:vm");function Rt(n,t){let e=Symbol.for("agent-remediation.guard");return Object.defineProperty((0,st.runInThisContext)("globalThis"),e,{value:n,configurable:!0}),(0,st.runInThisContext)("globalThis[Symbol.for('agent-remediation.guard')]()",{timeout:t})}function sn(n){let t=n.replace(new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}]+","gu")," ").trim();return t.length<=160?t:`${t.slice(0,100)} \u2026 ${t.slice(-50)}`}function it(n,t){let e=t.slice(0,5).map(({rule:i,seen:r,why:o,instead:a,severity:d})=>`${n}: ${d==="block"?"blocked":"warning"} by rule ${i}: ${sn(r)}
  Why: ${o}
  Instead: ${a}`),s=t.length-e.length;return`${[...e,...s>0?[`${n}: and ${s} more`]:[]].join(`
`)}
`}var Lt="--private",rn={allow:86,warn:87,block:2},on={allow:0,warn:87,block:2};function It(n,t){return(t?rn:on)[n]}var rt=1700,kt=16e6;function Wt(n,t){let e=t.argv.includes(Lt),s=(r,o)=>(o!==""&&ln(o),t.exit(It(r,e))),i=r=>s("block",it(n.name,[un(r)]));t.on("uncaughtException",i),t.on("unhandledRejection",i),setTimeout(()=>i(new u(`no verdict within ${rt} ms`)),rt),an(n,t,hn(t.input)).then(({refusals:r,policy:o})=>cn(n.name,r,dn(o,t.now()),s)).catch(i)}async function an(n,t,e){let s=(0,G.dirname)(t.program),i=_t(s),r=w(i.root,s),o=t.env.AGENT_REMEDIATION_TASK,a=$t(e,t.cwd()),d={policy:i,root:r,taskFile:o,task:Tt(o,r),files:Z,home:t.env.HOME,notes:(0,G.join)(t.env.TMPDIR??"/tmp","agent-remediation")};return{refusals:await Rt(()=>n.judge(a,d),rt),policy:i}}function dn(n,t){return n.dryRunUntil!==null&&t.toISOString().slice(0,10)<n.dryRunUntil}function cn(n,t,e,s){let i=t.length===0?"":it(n,t);t.every(({
severity:r})=>r==="warn")?s(t.length===0?"allow":"warn",i):e?s("warn",`${n}: dry run, nothing is blocked yet. Without it:
${i}`):s("block",i)}function un(n){let t=n instanceof u;return{rule:"guard-fault",seen:t?n.message:"the guard failed while judging this call",why:"A guard that cannot judge a call blocks it.",instead:t?"Make the call smaller or simpler; if it is an ordinary one, stop and tell a person.":`Stop and tell a person. (${n instanceof Error?n.name:typeof n})`,severity:"block"}}function ln(n){try{(0,U.writeSync)(2,n)}catch{}}var fn=65536;function hn(n){let t=[];for(let e=0;;){let s=Buffer.alloc(fn),i=pn(n,s);if(i===0)return Buffer.concat(t);if(e+=i,e>kt)throw new u(`a call of more than ${kt} bytes`);t.push(s.subarray(0,i))}}function pn(n,t){for(;;)try{return(0,U.readSync)(n,t)}catch(e){let s=e instanceof Error&&"code"in e?e.code:void 0;if(s==="EOF")return 0;if(s!=="EAGAIN")throw e;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,5)}}function Ct(n,t,e){Wt(n,{program:t,argv:e.argv,env:e.env,input:0,on:(s,i)=>e.on(s,i),exit:s=>e.exit(s),cwd:()=>e.cwd(),now:()=>new Date})}function dt(n){return mn.test(n)?n.toLowerCase():n.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),"").toUpperCase().toLowerCase().normalize("NFKC").split("/").map(t=>/^\.{1,2}$/u.test(t)?t:gn(t)).join("/")}var mn=/^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;function gn(n){let t=n.length;for(;t>0&&(n[t-1]==="."||n[t-1]===" ");)t-=1;let e=n.slice(0,t).search(/:{1,2}\$/u);return e>0?n.slice(0,e):n.slice(0,t)}var Mt=new Map;function Kt(n){let t=Mt.get(n);if(t!==void 0)return t;let e=dt(n).split("/").filter((s,i)=>s!==""||i===0);return Mt.set(n,e),e}var Dt=new WeakMap;function yn(n){let t=Dt.get(n);if(t!==void 0)return t;let e=new Map,s=[];for(let r of n){let o=Kt(r),a=Ft(o.filter(f=>f!==""&&!f.includes("*")&&!f.includes("?"))),d=a===""?void 0:e.get(a);a===""?s.push([Ft(o.flatMap(
f=>f.split(/[*?]/u))),r]):d===void 0?e.set(a,[r]):d.push(r)}let i={byName:e,byPiece:s};return Dt.set(n,i),i}function Ft(n){let t="";for(let e of n)e.length>t.length&&(t=e);return t}function ct(n,t){let{byName:e,byPiece:s}=yn(t);for(let i of zt(n)){let r=e.get(i);if(r!==void 0&&r.some(o=>jt(n,o)))return!0}return s.some(([i,r])=>n.includes(i)&&jt(n,r))}function jt(n,t){let e=Kt(t),s=zt(n),i=e[1];if(e[0]==="**"&&i!==void 0&&i!=="**"){if(e.length===2)return at(s.at(-1)??"",i);if(e.length===3&&e[2]==="**")return s.some(o=>at(o,i))}let r=new Set(ot(e,0));for(let o of s){let a=new Set;for(let d of r){let f=e[d];if(f!==void 0){if(f==="**")for(let m of ot(e,d))a.add(m);else if(at(o,f))for(let m of ot(e,d+1))a.add(m)}}if(r=a,r.size===0)return!1}return r.has(e.length)}var Ut="",Gt=[""];function zt(n){
return n!==Ut&&(Gt=n.split("/").filter((t,e)=>t!==""||e===0),Ut=n),Gt}function ot(n,t){let e=[t];for(let s=t;n[s]==="**";s+=1)e.push(s+1);return e}function at(n,t){if(!t.includes("*")&&!t.includes("?"))return n===t;let e=0,s=0,i=-1,r=0;for(;e<n.length;)if(s<t.length&&(t[s]===n[e]||t[s]==="?"))e+=1,s+=1;else if(t[s]==="*")i=s,r=e,s+=1;else if(i>=0)r+=1,e=r,s=i+1;else return!1;for(;t[s]==="*";)s+=1;return s===t.length}var pt=require("node:path");function p(n,t){switch(n.type){case"Script":case"CompoundList":case"AndOr":for(let e of n.commands)t(e);return;case"Statement":t(n.command);return;case"Command":for(let e of n.prefix)t(e);n.name&&t(n.name);for(let e of n.suffix)t(e);return;case"Pipeline":for(let e of n.prefixes)t(e);for(let e of n.commands)t(e);return;case"Redirected":t(n.command);for(let e of n.redirects)t(e);return;case"If":t(n.clause),t(n.then);for(let e of n.elif)t(e);n.else&&t(n.else);return;case"Elif":t(n.clause),t(n.then);return;case"For":case"Select":if(t(n.name),n.wordlist)for(let e of n.wordlist)t(e);t(n.body);return;case"While":t(n.clause),t(n.body);return;case"Function":case"Coproc":n.name&&t(n.name),t(n.body);return;case"Subshell":case"BraceGroup":t(n.body);return;case"Case":t(n.word);for(let e of n.items)t(e);
return;case"CaseItem":for(let e of n.pattern)t(e);t(n.body);return;case"ArithmeticFor":{let e=n.initialize;e&&t(e);let s=n.test;s&&t(s);let i=n.update;i&&t(i),t(n.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let e=n.parts;if(e)for(let s of e)t(s);return}case"DoubleQuoted":case"LocaleString":for(let e of n.parts)t(e);return;case"ParameterExpansion":n.index&&t(n.index),n.operation&&t(n.operation);return;case"Default":case"Remove":case"Transform":t(n.operand);return;case"CaseModification":n.operand&&t(n.operand);return;case"Replace":t(n.pattern),t(n.replacement);return;case"Slice":t(n.offset),n.length&&t(n.length);return;case"Assignment":{let e=n.index;e&&t(e),t(n.value);return}case"ArrayValue":for(let e of n.elements)t(e);
return;case"Redirect":case"HereString":n.descriptor&&t(n.descriptor),n.target&&t(n.target);return;case"HereDoc":n.descriptor&&t(n.descriptor),n.delimiter&&t(n.delimiter),t(n.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let e=n.script;e&&t(e);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{let e=n.expression;e&&t(e);return}case"ArithmeticBinary":case"TestBinary":t(n.left),t(n.right);return;case"ArithmeticUnary":case"TestUnary":t(n.operand);return;case"ArithmeticTernary":t(n.test),t(n.consequent),t(n.alternate);return;case"TestLogical":for(let e of n.operands)t(e);return;case"TestNot":for(let e of n.negations)t(e);t(n.operand);return;case"Literal":case"SingleQuoted":case"AnsiC\
Quoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let e=n;throw new TypeError(`Unexpected syntax node: ${e}`)}}}var xn=/[\uE000-\uE00F]/u,wn=/[\uE000-\uE00F]/gu;function l(n){return!xn.test(n)}function Bt(n){return l(n)?n:n.replace(wn,t=>t==="\uE002"?"*":t==="\uE003"?"?":"\u2026")}var Ht=(...n)=>require("./shell-parser.cjs").parse(...n);function qt(n){let t=new lt(n),e=t.program();return t.isLost||!t.isAtEnd?void 0:{type:"Script",pos:0,end:n.length,shebang:void 0,commands:e,errors:void 0}}var Sn=16,y=/(?:[ \t]|\\\n)*/y,k=/(?:[ \t\n]|\\\n|#[^\n]*)*/y,ut=/[A-Za-z0-9_./:=@%+,~^#!-]+/y,bn=/\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y,En=/'[^']*'/y,vn=/(?:[^"\\$`]|\\[^\n])+/y,Vt=/([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y,An=/[A-Za-z_][A-Za-z0-9_]*=/y,_n=/^[A-Za-z_][A-Za-z0-9_]*\+?=/,Tn=new Set("if then else elif fi for while until do done case esac select function time coproc in".split(" ")),lt=class n{isLost=!1;#e;#t=0;#d=0;constructor(t,e=0){this.#e=t,this.#t=e,t.startsWith("#!")&&(this.isLost=!0)}program(){let t=[],e=new Map;for(;;){if(this.#i(k),this.isLost||this.isAtEnd)return t;let s=this.#t,i=this.#e.indexOf(`
`,s),r=i<0?"":this.#e.slice(s,i),o=r===""?void 0:e.get(r);if(o!==void 0){let d=s-(o[0]?.pos??0);for(let f of o)t.push(this.#m(f,d));this.#t=i;continue}let a=[];do a.push(this.#l()),this.#i(y);while(!this.isLost&&this.#t<i&&this.#e[this.#t]!=="#");t.push(...a),!this.isLost&&r!==""&&this.#t===i&&e.set(r,a)}}#m({pos:t,end:e,background:s},i){let r=this.#e,o;return{type:"Statement",pos:t+i,end:e+i,get command(){return o??=new n(r,t+i).#a(),o},background:s}}get isAtEnd(){return this.#t===this.#e.length}list(t){let e=[];for(;;){if(this.#i(k),this.isLost||this.isAtEnd||t.includes(this.#n()))return e;e.push(this.#l())}}#l(){let t=this.#t,e=this.#a(),s,{end:i}=e;this.#i(y);let r=this.#e[this.#t];if(r==="&"?(s=!0,this.#t+=1,i=this.#t):r===";"?this.#t+=1:r!==`
`&&r!=="#"&&r!==void 0&&(this.isLost=!0),r===";"||r==="&"){this.#i(y);let o=this.#e[this.#t];(o===";"||o==="&"||r==="&"&&o===">")&&(this.isLost=!0)}return{type:"Statement",pos:t,end:i,command:e,background:s}}#f(){this.isLost=!0}#i(t){t.lastIndex=this.#t;let e=t.exec(this.#e)?.[0]??"";return this.#t+=e.length,e}#n(){ut.lastIndex=this.#t;let t=ut.exec(this.#e)?.[0]??"";return Tn.has(t)&&this.#r(this.#t+t.length)?t:""}#r(t){let e=this.#e[t];return e===void 0||` 	
;&|<>()`.includes(e)}#a(){let t=this.#c(),e=[t],s=[];for(let i=this.#x("&&","||");i!=="";i=this.#x("&&","||"))s.push(i),this.#i(k),e.push(this.#c());return s.length===0?t:this.#h("AndOr",{commands:e,operators:s})}#c(){let t=this.#v(),e=[t],s=[];for(;this.#x("|")!=="";)this.#e[this.#t]==="&"&&(this.isLost=!0),s.push("|"),this.#i(k),e.push(this.#v());return s.length===0?t:this.#h("Pipeline",{prefixes:[],commands:e,operators:s})}#h(t,e){let s=e.commands;return{type:t,pos:s[0]?.pos,end:s.at(-1)?.end,...e}}#x(...t){this.#i(y);let e=this.#E()?this.#e.slice(this.#t,this.#t+2):this.#e[this.#t]??"";return this.isLost||!t.includes(e)?"":(this.#t+=e.length,e)}#E(){let t=this.#e[this.#t];return(t==="&"||t==="|")&&this.#e[this.#t+1]===t}#v(){let t=this.#n();this.#d+=1,this.#d>Sn&&(this.isLost=!0);let e=this.
isLost||t===""?this.#A():this.#u(t);return this.#d-=1,e}#u(t){let e=this.#t,s=t==="for"?this.#y():t==="if"?this.#S():t==="while"||t==="until"?this.#w(t):void 0;return s===void 0?(this.isLost=!0,this.#A()):(this.#i(y),!this.isAtEnd&&!`
;&|`.includes(this.#e[this.#t]??"")&&(this.isLost=!0),this.#e.startsWith("&>",this.#t)&&(this.isLost=!0),{...s,pos:e})}#o(t){this.#n()===t?this.#t+=t.length:this.isLost=!0}#s(...t){let e=this.list(t),[s,i]=[e[0],e.at(-1)];return(s===void 0||i===void 0)&&(this.isLost=!0),{type:"CompoundList",pos:s?.pos??0,end:i?.end??0,commands:e}}#y(){this.#o("for"),this.#i(y);let t=this.#g();(t===void 0||!/^[A-Za-z_]\w*$/.test(t.text))&&(this.isLost=!0),this.#i(y),this.#o("in"),this.#i(y);let e=[];for(let r=this.#g();r!==void 0;r=this.#g())e.push(r),this.#i(y);let s=this.#e[this.#t];(e.length===0||s!==";"&&s!==`
`)&&(this.isLost=!0),this.#t+=1,this.#i(k),this.#o("do");let i=this.#s("done");return this.#o("done"),{type:"For",end:this.#t,name:t,wordlist:e,body:i}}#w(t){this.#o(t);let e=this.#s("do");this.#o("do");let s=this.#s("done");return this.#o("done"),{type:"While",end:this.#t,kind:t,clause:e,body:s}}#S(){this.#o("if");let t=this.#s("then");this.#o("then");let e=this.#s("else","fi"),s;return this.#n()==="else"&&(this.#o("else"),s=this.#s("fi")),this.#o("fi"),{type:"If",end:this.#t,clause:t,then:e,elif:[],else:s}}#A(){let t=this.#t,e=[],s=[],i,r=t;for(;!this.isLost;){let a=this.#N()??(i===void 0?this.#P():void 0)??this.#g();if(a===void 0)break;({end:r}=a),a.type==="Redirect"?(i===void 0?e:s).push(a):a.type==="Assignment"?e.push(a):(a.text.includes("=")&&_n.test(a.text)&&(this.isLost=!0),i===void 0&&
("!{}]".includes(a.text.charAt(0))||a.text.startsWith("[["))&&(this.isLost=!0),i===void 0?i=a:s.push(a)),this.#i(y)}r===t&&(this.isLost=!0);let o=[...e,...s];return{type:"Command",pos:t,end:r,name:i,prefix:e,suffix:s,args:s.filter(a=>a.type==="Word"),redirects:o.filter(a=>a.type==="Redirect")}}#N(){Vt.lastIndex=this.#t;let t=Vt.exec(this.#e);if(t===null)return;let e=this.#t;this.#t+=t[0].length,this.#i(y);let s=this.#g();s===void 0&&(this.isLost=!0);let[,i=""]=t,r=i===""?void 0:{type:"FileDescriptor",pos:e,end:e+i.length,value:Number(i)},o=t[2]??t[3];return{type:"Redirect",pos:e,end:this.#t,operator:o,descriptor:r,target:s}}#P(){let t=this.#t,e=this.#i(An);if(e==="")return;let s=this.#t;this.#e[s]==="#"&&(this.isLost=!0);let i=this.#g()??{type:"Word",text:"",value:"",pos:s,end:s,parts:void 0};
i.parts?.some(({type:o})=>o==="Glob")===!0&&(this.isLost=!0);let r=this.#e.slice(t,this.#t);return{type:"Assignment",pos:t,end:this.#t,text:r,name:e.slice(0,-1),append:void 0,index:void 0,value:i}}#g(){let t=this.#t;if(this.#e[t]==="#")return;let e=[];for(let r=this.#p();r!==void 0&&!this.isLost;r=this.#p())e.push(r);if(this.#r(this.#t)||(this.isLost=!0),this.#t===t)return;let s=this.#e.slice(t,this.#t),i=e.length===1&&e[0]?.type==="Literal";return{type:"Word",text:s,value:i?s:e.map(Nn).join(""),pos:t,end:this.#t,parts:i?void 0:e}}#p(){let t=this.#t,e=this.#i(ut);if(e!=="")return{type:"Literal",pos:t,end:this.#t,text:e,value:e};switch(this.#e[t]??""){case"'":{let s=this.#i(En);return s===""?this.#f():{type:"SingleQuoted",pos:t,end:this.#t,text:s,value:s.slice(1,-1)}}case'"':return this.#O();case"\
$":return this.#b();case"*":case"?":{let s=this.#e[t]??"";return this.#t+=1,s==="*"&&this.#e[this.#t]==="*"?this.#f():{type:"Glob",kind:s==="*"?"star":"question",pos:t,end:this.#t,text:s,value:s}}case"[":case"]":{if(!(this.#r(t+1)&&(t===0||this.#r(t-1))))return this.#f();let i=this.#e[t]??"";return this.#t+=1,{type:"Literal",pos:t,end:this.#t,text:i,value:i}}default:return}}#b(){let t=this.#t,e=this.#i(bn);return e===""?this.#f():{type:"SimpleExpansion",pos:t,end:this.#t,text:e}}#O(){let t=this.#t;this.#t+=1;let e=[];for(;!this.isLost&&this.#e[this.#t]!=='"';){let s=this.#t,i=this.#i(vn);if(i!=="")e.push({type:"Literal",pos:s,end:this.#t,text:i,value:i.replace(/\\(["\\$`])/g,"$1")});else{let r=this.#b();r!==void 0&&e.push(r)}}return this.#t+=1,e.length===0&&e.push({type:"Literal",pos:t+1,end:t+
1,text:"",value:""}),{type:"DoubleQuoted",pos:t,end:this.#t,text:this.#e.slice(t,this.#t),parts:e}}};function Nn(n){return n.type==="DoubleQuoted"?n.parts.map(t=>"value"in t?t.value:t.text).join(""):"value"in n?n.value:n.text}function W(n){return qt(n)??Ht(n)}function ft(n,t){switch(n){case"git":return Pn.includes(t[0]??"")&&!t.some(e=>e.includes("::"));case"npm":case"pnpm":case"yarn":return(t[0]==="test"||t[0]==="run")&&t.every(Rn);case"grep":return!t.some(e=>"/~.".includes(e.charAt(0))&&e!=="");case"find":return!t.some(e=>e==="-delete"||e.startsWith("-exec")||e.startsWith("-ok"));default:return!1}}var Pn="status log diff show add blame shortlog describe rev-parse ls-files".split(" "),On="-- -s --silent --reporter --coverage --watch --fix --run --if-present --bail".split(" "),$n="env exec explore x publish unpublish deprecate owner token adduser login".split(" ");function Rn(n){return n.startsWith("-")?On.includes(n):/^[\w:./]+$/.test(n)&&!$n.includes(n)}var Ln=new Set("ls cat head tail wc grep egrep fgrep echo test [ which type cut tr stat du\
 df date diff cmp ps".split(" ")),Qt="cd pwd true false".split(" "),In=/^-o|out|dest|dir|file|log|save|trace|err|hsts|svc|curl|tee|store|index/i;function Yt({base:n,args:t,redirections:e}){return(Ln.has(n)||ft(n,t)||Qt.includes(n))&&!t.some(s=>s.startsWith("-")&&kn(s,n))&&e.every(({operator:s,target:i})=>s==="<"||s===">&"&&/^\d$/.test(i))}function kn(n,t){return Qt.includes(t)||n.startsWith("-f")||In.test(n)}var ti="sort uniq sed awk less".split(" ");var Wn=new Set(["sh","bash","dash","zsh","ksh","mksh","ash","rbash","fish","csh","tcsh","yash","posh","rc","es","nu","elvish","xonsh","osh","oil","ion","sash"]);function Zt(n){return Wn.has(n)||n.includes("sh")&&/^(?:ba|z|k)sh-?\d/u.test(n)}var Jt=(...n)=>require("./shell-starters.cjs").startedByShell(...n),Xt=(...n)=>require("./shell-starters.cjs").foundItems(...n);var Cn=new Set("env xargs gxargs find gfind bfs fd fdfind curl wget aria2c cargo tox go gcc cc sshfs hg svn busctl service run-parts wine mise parallel watch ssh scp sftp zip rpm m4 apt apt-get mvn mvnw ninja ant rake just coreutils flock eval source . trap alias hash enable bind fc jobs mapfile readarray complete compgen git at batch awk gawk mawk nawk npx bunx pnpx kubectl oc cmake screen make gmake docker podman npm pnpm yarn bundle poetry pipenv uv direnv tmux tar bsdtar rsync split sort man rg ag ack cpio restic borg mosh yt-dlp flatpak script su runuser sg newgrp nix-shell lxterminal xterm gnome-terminal pv ncat nc netcat socat gdb sudo doas pkexec run0 nice nohup setsid setarch linux32 linux64 stdbuf unbuffer timeout gtimeout time gtime ionice chrt taskset numactl prlimit cpulimit s\
trace ltrace valgrind catchsegv eatmydata fakeroot chroot unshare nsenter setpriv capsh systemd-run systemd-inhibit dbus-run-session dbus-launch xvfb-run caffeinate proxychains proxychains4 torsocks torify rlwrap chronic ifne errno busybox toybox start-stop-daemon setuidgid chpst gosu su-exec dumbinit dumb-init tini ccache firejail bwrap proot ld.so ld-linux-x86-64.so.2 ld-linux.so.2 entr retry hyperfine sem arch lsinitramfs chvt openvt exec command builtin".split(" ")),te=(n,...t)=>Cn.has(n)?require("./shell-starters.cjs").startedByName(n,...t):[];function ee({base:n,args:t,input:e}){return Zt(n)?Jt(t):ft(n,t)?[]:te(n,t,e)}var ne=6,Mn=2e3,Dn=32,K="",B=class{#e=new Map;#t=new Set;#d=new Set;#m=new Set;#l=new Set;#f=!1;#i=0;#n="";#r=0;#a=new Map;assign(t,e,s){let i=this.#e.get(t)??new Set;this.#e.set(t,i),i.has(e)||(this.#i+=1);let r=`${this.#n}\0${t}`;this.#l.add(r),s&&(this.#t.add(r),this.#d.add(r)),i.add(e.length>Mn||!l(e)&&e.includes("\uE000")?"\uE000":e),i.size>ne&&(i.clear(),i.add("\uE000"))}assignPositional(t){for(let[e,s]of t.slice(0,ne).entries()){let i=l(s)||s.includes("\uE007")?s:"\uE000";this.assign(String(e+1),i,!1),e>0&&this.assign("1",i,!1)}this.assign("@",t.every(e=>l(e)||e.includes("\uE007"))?t.join("\uE005"):"\uE000",!1)}doubt(t){this.#t.delete(`${this.#n}\0${t}`)}defineFunction(t){this.#m.add(t)}isFunction(t){return this.#m.has(t)}inShell(t,e){let s=this.#n;this.#n=t,e(),this.#n=s}inSubshell(t,e){
this.inShell(`${this.#n}${K}${t}`,e)}later(t){this.#r+=1,t(),this.#r-=1}unsettle(){this.#f=!0}isAssigned(t){return this.valuesOf(t)!==void 0}state(){return this.#t.size>Dn?void 0:[...[this.#i,this.#l,this.#d,this.#m,this.#e].map(e=>typeof e=="number"?e:e.size),this.#f,this.#r,this.#n,...this.#t].join("\0")}valuesOf(t){let e=this.#r>0,s={anew:this.#n!==""&&!this.#n.startsWith(K),before:!e&&!this.#c(this.#l,t),sure:this.#c(e?this.#d:this.#t,t)},i=this.#h(t,s),r=`${this.#n}\0${Object.values(s).join()}\0${t}`,o=this.#a.get(r)??{name:t,place:s,given:new Set};return this.#a.set(r,o),o.given.add(se(i)),i}#c(t,e){for(let s=this.#n;;s=s.slice(0,s.lastIndexOf(K))){if(t.has(`${s}\0${e}`))return!0;if(!s.includes(K))return!1}}#h(t,{anew:e,before:s,sure:i}){if(this.#f)return["\uE000"];let r=this.#e.get(
t);if(r!==void 0)return r.has("\uE000")?[...r]:s?[...new Set([...r,e?"":"\uE000"])]:i?[...r]:[...new Set([...r,""])]}settle(){let t=[...this.#a.values()].every(({name:e,place:s,given:i})=>i.size===1&&i.has(se(this.#h(e,s))));return this.#a.clear(),this.#l.clear(),this.#t.clear(),t}};function se(n){return n===void 0?"":`=${n.join("\0")}`}var ie=(...n)=>require("./shell-parser.cjs").expandBraces(...n);var ae=24,Fn=/^[A-Za-z0-9_./:=@%+,-]+$/u;function _({text:n}){return Fn.test(n)}function C(n,t){if(_(n))return[[n.text]];if(!jn(n))return H(n,t).map(re);let e=ie(n.text);if(e===void 0)return[["\uE001"]];let s=[[]];for(let i of e){let r=Un(i);if(r===void 0)return[["\uE001"]];let o=r.flatMap(a=>H(a,t).map(re));s=M(s,o)}return s}function T(n,t){return n===void 0?[""]:_(n)?[n.text]:[...new Set(H(n,t).map(e=>e.replaceAll("\uE005"," ").replaceAll($,"")))]}function M(n,t){let[e,s]=[n[0],t[0]];if(n.length===1&&t.length===1&&e!==void 0&&s!==void 0){for(let i of s)e.push(i);return n}return n.length*t.length>ae?n.map(i=>[...i,"\uE001"]):n.flatMap(i=>t.map(r=>[...i,...r]))}function jn(n){return n.parts?.some(t=>t.type==="BraceExpansion")??!1}function Un(n){let t=W(`: ${n}`),e=t.commands[0]?.command;if(!(t.
errors!==void 0||t.commands.length!==1||e?.type!=="Command"))return e.suffix.flatMap(s=>s.type==="Word"?[s]:[])}var $="\uE006";function re(n){return!n.includes("\uE005")&&!n.includes($)?n===""?[]:[n]:n.split("\uE005").filter(t=>t!=="").map(t=>t.replaceAll($,""))}function H(n,t){return n.parts===void 0?[oe(n.text,n.value,t)]:de(n.parts,!1,t).map(e=>oe(n.text,e,t))}function oe(n,t,{world:e}){let s=n.startsWith("~")?/^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.exec(n):null;return s===null?t:(s[1]===void 0?e.home??"\uE000":s[1]==="+"?".":"\uE000")+t.slice(s[0].length)}function de(n,t,e){let s=[""];for(let i of n){let r=Gn(i,t,e);if(s.length*r.length>ae)return[t?"\uE000":"\uE001"];s=s.length===1&&r.length===1?[`${s[0]??""}${r[0]??""}`]:s.flatMap(o=>r.map(a=>o+a))}return s}function Gn(n,t,e){switch(n.type){case"\
Literal":return[n.value];case"SingleQuoted":case"AnsiCQuoted":return[$+n.value];case"DoubleQuoted":case"LocaleString":return de(n.parts,!0,e).map(s=>$+s);case"Glob":return[n.kind==="star"?"\uE002":"\uE003"];case"ExtendedGlob":return["\uE002"];case"BraceExpansion":case"ArithmeticExpansion":return["\uE000"];case"ProcessSubstitution":return[n.operator===">"?`/dev/fd/${"\uE000"}`:"\uE004"];case"CommandExpansion":return zn(n,e)?.map(s=>ue(s,t,e))??[t?"\uE004":"\uE004\uE001"];case"SimpleExpansion":return ce(n.text.startsWith(`\\
`,1)?n.text.slice(3):n.text.slice(1),t,e);case"ParameterExpansion":return Vn(n,t,e);default:return Kn(n)}}function Kn(n){return["\uE000"]}function zn({text:n,script:t},e){let s=n.replace(/^\$\(|^`|\)$|`$/gu,"").trim();if(s==="pwd")return e.cwd===void 0?void 0:[e.cwd];if(s==="git rev-parse --show-toplevel")return[e.cwd??"."];if(/^mktemp(?: -[dqut]+)*$/u.test(s))return["/tmp/mktemp"];let i=t?.commands.length===1?t.commands[0]?.command:void 0;if(i?.type!=="Command"||i.redirects.length>0||i.prefix.length>0)return;let r=i.name?.text??"";if(!/^(?:echo|printf|dirname|basename)$/u.test(r))return;let o=[[]];for(let a of i.suffix){if(a.type!=="Word")return;o=M(o,C(a,e))}return Bn(o.map(a=>Hn(r,a)))}var Bn=n=>n.every(t=>t!==void 0)?[...new Set(n)]:void 0;function Hn(n,t){let[e=""]=t;if(n==="dirname"||
n==="basename"){if(t.some(i=>i.startsWith("-")||i.includes("\uE001")||i.includes("\uE004")))return;let s=e.replace(/\/+$/u,"").lastIndexOf("/");return t.length>1&&n==="basename"?"\uE000":n==="basename"?e.slice(s+1):s<0?l(e)?".":"\uE000":e.slice(0,s)||"/"}if(!(!t.every(s=>l(s)&&!/[\\%]/u.test(s))||e.startsWith("-")))return n==="echo"||t.length===1?t.join(" "):void 0}function ce(n,t,e){let{variables:s,world:i,cwd:r}=e;if(n==="@"||n==="*")return["\uE001",...(s.valuesOf("@")??[]).filter(d=>d!=="\uE000"&&d!=="")];let o=t?"\uE000":"\uE000\uE001";if(/^[0-9]$/u.test(n))return[o,...(s.valuesOf(n)??[]).filter(d=>d!=="\uE000"&&d!=="")];let a=s.valuesOf(n);return a!==void 0?a.map(d=>ue(d,t,e)):n==="HOME"?[i.home??"\uE000"]:n==="PWD"?[r??"\uE000"]:n==="TMPDIR"?["/tmp"]:n==="SHELL"?["/bin/bash"]:[o]}function ue(n,t,{
variables:e}){return t?n:e.isAssigned("IFS")?"\uE000\uE001":n.replaceAll($,"").replace(/[ \t\n]+/gu,"\uE005").replace(/\*/gu,"\uE002").replace(/[?[]/gu,s=>s==="?"?"\uE003":"\uE002").replaceAll("\uE000","\uE000\uE001")}function Vn(n,t,e){let s=[t?"\uE000":"\uE000\uE001"];if(n.prefix!==void 0||n.index!==void 0)return n.parameter==="@"||n.index!==void 0?["\uE001"]:s;let{operation:i}=n,r=ce(n.parameter,t,e);if(i===void 0)return r;if(i.type!=="Default")return s;let o=i.operator.endsWith("?")?[]:H(i.operand,e);return i.operator.endsWith("+")?[...o,""]:[...new Set([...r,...o])]}var ht=12,le=4,qn=1e5;function pe(n,t){let e=new B;for(let s=1;;s+=1){let i=new mt(t,e);if(i.program(n,0),e.settle()||(s===le-1&&e.unsettle(),s===le))return i.result()}}var D={kind:"none"},Qn=new Set(["let","declare","typeset","local","readonly","export","test","[","printf","unset","read","wait","mapfile","readarray","return","exit","shift","set","getopts"]),Yn=new Set(["declare","typeset","local","readonly","export"]),Zn=new Set(["curl","wget","tee","cp","mv","dd","base64","openssl","xxd","ln","install","sed","tar","unzip","gunzip","sponge","rsync","scp"]),mt=class{#e;#t;#d=[];#m=[];#l=[];#f=new Map;#i=new Set;#n;#r=D;#a=0;#c=0;#h=!1;constructor(t,e){this.#e=t,this.#t=e,this.#n=t.cwd}result(){return this.#z(),{commands:this.#d,opaque:this.#m,pipes:this.#f}}program(t,e){if(e>ht)return this.#u(
"too-deep",t);let s=W(t);this.#h||=t.includes("@P");let i=this.#c;this.#c=e,this.#x(s,t),this.#c=i}#x(t,e){t.errors!==void 0&&t.errors.length>0&&this.#u("not-bash",e);for(let s of t.commands){let i=e===""?void 0:this.#E(s,e);i!==void 0&&this.#i.has(i)||(this.#v(s),i!==void 0&&this.#E(s,e)===i&&this.#i.add(i))}}#E({pos:t,end:e},s){let i=s.slice(t,e),r=this.#t.state();return r===void 0||i.includes("<<")||this.#r!==D?void 0:[...[this.#n===void 0?"":`=${this.#n}`,this.#c,this.#a,this.#h],r,i].join("\0")}#v(t){t.background===!0?this.#w(t,()=>this.#s(t.command)):this.#s(t.command)}#u(t,e){this.#m.push({code:t,seen:Bt(e)})}#o(){return{variables:this.#t,world:this.#e,cwd:this.#n}}#s=t=>{switch(t.type){case"Command":return this.#C(t);case"Pipeline":return this.#O(t.commands);case"AndOr":{let[e,...s]=t.
commands;return e!==void 0&&this.#s(e),this.#y(()=>s.forEach(this.#s))}case"Subshell":return this.#w(t,()=>p(t,this.#s));case"Script":return this.#w(t,()=>this.#x(t,""));case"ArithmeticExpansion":return t.text.includes("'")&&this.#p(t.text.slice(3,-2),!0),p(t,this.#s);case"Redirected":return this.#k(t);case"Function":return t.name!==void 0&&this.#t.defineFunction(t.name.text),this.#t.later(()=>this.#y(()=>this.#S(()=>this.#s(t.body))));case"For":case"Select":return this.#g(t);case"If":case"While":case"Case":case"ArithmeticFor":return this.#y(()=>p(t,this.#s));case"Coproc":return this.#t.assign(t.name?.value??"COPROC","\uE000",!1),this.#A({kind:"pipe"},()=>p(t,this.#s));case"Word":return _(t)?void 0:(this.#p(t.value),p(t,this.#s));case"ArithmeticBinary":return t.operator.endsWith("=")&&!/^[=!<>]=$/u.
test(t.operator)&&this.#N(t.left),p(t,this.#s);case"ParameterExpansion":return this.#P(t),p(t,this.#s);default:return p(t,this.#s)}};#y(t){this.#a+=1,t(),this.#a-=1}#w(t,e){let s=this.#a;this.#a=0,this.#t.inSubshell(`${t.pos}-${t.end}`,()=>this.#S(e)),this.#a=s}#S(t){let e=this.#n;t(),this.#n=e}#A(t,e){let s=this.#r;this.#r=t,e(),this.#r=s}#N(t){t.type==="ArithmeticWord"&&this.#t.assign(t.value.replace(/\[.*$/u,""),"\uE000",!1)}#P(t){let{operation:e}=t;if(!(e?.type!=="Default"||!e.operator.endsWith("=")))for(let s of T(e.operand,this.#o()))this.#t.assign(t.parameter,s,!1)}#g(t){for(let e of t.wordlist??[]){this.#s(e);for(let s of C(e,this.#o()))for(let i of s)this.#t.assign(t.name.value,i.includes("\uE001")?"\uE000":i,!0)}(t.wordlist===void 0||t.type==="Select")&&this.#t.assign(t.name.value,
"\uE000",!1),this.#y(()=>this.#s(t.body)),this.#t.doubt(t.name.value)}#p(t,e=!1){if(!t.includes("$(")&&!t.includes("`")||!e&&!this.#h&&!t.includes("[")||!l(t))return;let s=`END_${t.length}_OF_TEXT`,i=W(`: <<${s}
${t}
${s}
`);if(this.#c>=ht)return this.#u("too-deep",t);this.#c+=1,p(i,this.#b),this.#c-=1}#b=t=>{t.type==="Script"?this.#s(t):p(t,this.#b)};#O(t){let e=this.#r,s;for(let i of t){let r=this.#d.length;s!==void 0&&(this.#r=is(s)),t.length>1?this.#w(i,()=>this.#s(i)):this.#s(i);let o=this.#d.slice(r),a=s?.at(-1);a!==void 0&&o[0]!==void 0&&this.#f.set(a,o[0]),s=o}this.#r=e}#k(t){let e=this.#r,{input:s,redirections:i}=this.#$(t.redirects);i.length>0&&this.#_("",[],[],i,s,[]),this.#r=s,this.#s(t.command),this.#r=e}#$(t){let e=this.#r,s=[];for(let i of t){p(i,this.#s);let r=i.descriptor?.type==="FileDescriptor"?i.descriptor.value:void 0,o=r===void 0||r===0;if(i.type==="HereDoc"){let a=i.delimiter?.quoted??!1,d=i.operator==="<<-"?i.body.text.replace(/^\t+/gmu,""):i.body.text;o&&(e={kind:"text",text:a?d:this.#W(
d,i.body.parts)})}else if(i.type==="HereString"){let a=T(i.target,this.#o());o&&(e={kind:"text",text:a.length===1?a[0]??"":"\uE000"})}else for(let a of T(i.target,this.#o()))s.push({operator:i.operator,target:a}),i.operator==="<"&&o&&(e=a.includes("\uE004")?{kind:"pipe"}:{kind:"file",file:a}),i.operator==="<&"&&o&&(e={kind:"pipe"})}return{redirections:s,input:e}}#W(t,e){if(e===void 0)return t.includes("\\")?t.replace(/\\([$`\\])/gu,"$1").replaceAll(`\\
`,""):t;let i=T({type:"Word",text:"",value:"",pos:0,end:0,parts:[{type:"DoubleQuoted",pos:0,end:0,text:"",parts:e}]},this.#o());return i.length===1?i[0]??"":"\uE000"}#C(t){let{input:e,redirections:s}=this.#$(t.redirects),i=this.#M(t);if(t.name===void 0){(s.length>0||i.length>0)&&this.#_("",[],i,s,e,[]);return}this.#s(t.name);let r=C(t.name,this.#o()).map(a=>[...a]);!_(t.name)&&!ss(t.name,r)&&this.#u("dynamic-name",t.name.text);for(let a of t.args)if(a.type==="Word"&&_(a))for(let d of r)d.push(a.text);else a.type==="Word"?(this.#s(a),r=M(r,C(a,this.#o()))):r=M(r,this.#D(a).map(d=>[d]));let o=r.length===1?r:new Map(r.map(a=>[a.join("\0"),a])).values();for(let a of o)this.#L(a,{assigned:i,redirections:s,input:e,through:[],variables:es(t)})}#M(t){let e=[];for(let s of t.prefix){if(s.type!=="As\
signment")continue;let i=this.#R(s,t.name===void 0&&this.#a===0);for(let r of i)e.push({name:s.name??"",value:r})}return e}#R(t,e){p(t,this.#s);let s=t.name??"",{value:i}=t;if(i?.type==="ArrayValue"){this.#t.assign(s,"\uE000",e);for(let o of i.elements)for(let a of T(o,this.#o()))this.#p(a,!0);return["\uE000"]}let r=T(i,this.#o()).map(o=>o.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let o of r){this.#p(o,!0);let a=t.index===void 0&&!t.text.startsWith(`${s}+=`)&&l(o);this.#t.assign(s,a?o:"\uE000",e)}return r}#D(t){return this.#R(t,!1).map(e=>`${t.name??""}=${e}`)}#_(t,e,s,i,r,o,a=[]){let d={name:t,base:ns(t),args:e,assigned:s,redirections:i,input:r,cwd:this.#n,through:o,variables:a};if(this.#d.push(d),this.#d.length>qn)throw new RangeError("a program with too many commands");return d}#L(t,e){
let[s,...i]=t;if(s===void 0){this.#_("",[],e.assigned,e.redirections,e.input,e.through,e.variables);return}me(s)||this.#u("dynamic-name",t.join(" "));let r=this.#_(s,i,e.assigned,e.redirections,e.input,e.through,e.variables);if(e.through.length>ht)return this.#u("too-deep",s);this.#U(r),this.#t.isFunction(s)&&this.#t.assignPositional(i);let o=[...e.through,r.base];for(let a of Xn(r))this.#T(a,`${a} (in a variable)`,D,e.through.length);for(let a of ee(r))this.#F(a,r,{...e,through:o})}#F(t,e,s){let i=`${e.name} ${e.args.join(" ")}`;switch(t.kind){case"command":return this.#S(()=>{t.cwd!==void 0&&this.#I([t.cwd]),this.#L(t.argv,{...s,redirections:[]})});case"code":return t.positional!==void 0&&t.positional.length>0&&this.#t.assignPositional(t.positional),t.zero!==void 0&&this.#t.assign("0",t.
zero,!1),this.#T(t.code,i,e.input,s.through.length);case"script":this.#l.push(t.file),t.file.includes("\uE004")&&this.#u("hidden-code",i);return;case"opaque":return this.#u(t.code,i);case"input":return e.input.kind==="text"?this.#T(e.input.text??"",i,D,s.through.length):(e.input.kind==="file"&&e.input.file!==void 0&&this.#l.push(e.input.file),e.input.kind!=="pipe"?void 0:e.input.text!==void 0?this.#T(e.input.text,i,D,s.through.length):this.#u("piped-code",i));default:return void 0}}#T(t,e,s,i){if(!l(t))return this.#u("hidden-code",e);let r=this.#r;this.#r=s,/^(?:eval|alias|trap)\b/u.test(e)?this.#t.later(()=>this.#y(()=>this.program(t,this.#c+1))):this.#j(t,()=>this.program(t,this.#c+1+Math.min(i,0))),this.#r=r}#j(t,e){let s=this.#a;this.#a=0,this.#t.inShell(t,()=>this.#S(e)),this.#a=s}#U(t){
let{base:e,args:s,input:i}=t;if((e==="cd"||e==="pushd")&&this.#I(s),e==="popd"&&(this.#n=void 0),e==="set"&&this.#t.assignPositional(s[0]==="--"?s.slice(1):[]),Qn.has(e))for(let r of s)this.#p(r,e!=="printf"||r.includes("["));if(e==="read"||e==="mapfile"||e==="readarray"){this.#p(i.text??"",!0);for(let r of s)this.#t.assign(he(r,e),"\uE000",!1);e==="read"&&this.#G(s,t.input),this.#t.assign(e==="read"?"REPLY":"MAPFILE","\uE000",!1),s.some(r=>!l(r))&&this.#t.unsettle()}if(e==="getopts"&&s[1]!==void 0&&this.#t.assign(s[1],"\uE000",!1),e==="printf"&&s.some(r=>r.startsWith("-v"))){let r=s.findIndex(a=>a.startsWith("-v")),o=s[r]==="-v"?s[r+1]:s[r]?.slice(2);this.#t.assign(he(o??"",e),"\uE000",!1)}if(e==="let")for(let r of s)this.#t.assign(/^\w+/u.exec(r)?.[0]??"","\uE000",!1);Yn.has(e)&&this.#K(
s),e==="exec"&&s.length===0&&(this.#r=i)}#G(t,e){let s=e.text===void 0?Xt(e)??[]:e.text.split(`
`);for(let i of s.filter(r=>r!==""&&(l(r)||r.includes("\uE007"))).slice(0,4))for(let r of t.filter(o=>/^[A-Za-z_]\w*$/u.test(o)))for(let o of new Set([i,...i.trim().split(/\s+/u).slice(0,3)]))this.#t.assign(r,o,!1)}#K(t){t.some(e=>!l(e)&&(!/^\w+=/u.test(e)||e.includes("\uE001")))&&this.#t.unsettle(),t.some(e=>/^[-+][A-Za-z]*[nlu]/u.test(e))&&this.#t.unsettle();for(let e of t){let s=/^(\w+)\+?=(.*)$/su.exec(e);s!==null&&this.#t.assign(s[1]??"",l(e)&&!e.includes("+=")?s[2]??"":"\uE000",!1)}}#I(t){let e=t.find(s=>!/^-[LPe@n]+$/u.test(s)&&s!=="--");e===void 0?this.#n=this.#e.home:!l(e)||e==="-"||/^[-+]\d/u.test(e)?this.#n=void 0:e.startsWith("/")?this.#n=J.test(e)?pt.posix.normalize(e):e:this.#n?.startsWith("/")===!0?this.#n=w(e,this.#n):this.#n!==void 0&&(this.#n=pt.posix.resolve(this.#n,e))}#z(){
let t=this.#d.flatMap(({name:s})=>s.includes("/")?[s]:[]);if(t.length===0&&this.#l.length===0)return;let e=new Set;for(let{base:s,args:i,redirections:r}of this.#d){for(let{operator:o,target:a}of r)o.includes(">")&&e.add(R(a));if(Zn.has(s))for(let[o,a]of i.entries())Jn(s,i[o-1]??"")||e.add(R(a.replace(/^(?:of=|-o)/u,"")))}for(let s of["null","","1","2","&1","&2"])e.delete(s);for(let s of[...this.#l,...t])e.has(R(s))&&this.#u("own-script",s)}};function Jn(n,t){return n==="rsync"&&t==="-e"||n==="tar"&&t==="-I"||n==="scp"&&t==="-S"}var fe=/^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;function Xn({base:n,args:t,assigned:e}){let s=ts.has(n)?t.map(i=>/^(\w+)=(.*)$/su.exec(i)):[];return[...e.flatMap(({name:i,value:r})=>fe.test(i)?[r]:[]),...s.flatMap(i=>i!==null&&fe.test(i[1]??"")?[i[2]??""]:[])].filter(i=>i!=="")}var ts=new Set(["export","declare","typeset","env","readonly","local","sudo"]);function es(n){let t=[],e=s=>{s.type==="SimpleExpansion"?t.push(s.text.slice(1)):s.type==="ParameterExpansion"?t.push(s.prefix==="!"&&s.index===void 0&&!/[*@]\}$/u.test(s.text)?`!${s.parameter}`:s.parameter):s.type!=="Script"&&p(s,e)};for(let s of n.suffix)(s.type!=="Word"||!_(s))&&e(s);return t}function R(n){return n.
slice(n.lastIndexOf("/")+1)}function ns(n){return R(n).toLowerCase()}function he(n,t){return l(n)?n.replace(/\[.*$/su,""):t}function ss(n,t){return t.length!==1||t[0]?.length!==1||(n.parts?.some(s=>!["Literal","SingleQuoted","DoubleQuoted","AnsiCQuoted"].includes(s.type))??!1)&&!/^"?\$(?:\w+|\{\w+\})"?\//u.test(n.text)?!1:me(t[0][0]??"")}function me(n){return l(n)||l(R(n))&&R(n)!==""&&!n.includes("\uE001")}function is(n){let t=n.at(-1),e=n.length===1&&t!==void 0?rs(t):void 0;return e===void 0?{kind:"pipe",from:n}:{kind:"pipe",from:n,text:e}}function rs({base:n,args:t,input:e,redirections:s,through:i}){if(i.length>0||s.some(({operator:a})=>a.includes(">"))||!t.every(l))return;if(n==="cat"&&(t.length===0||t[0]==="-"))return e.kind==="text"?e.text:void 0;if(n==="echo"){let a=t[0]==="-n"?t.slice(
1):t;return/^-[neE]+$/u.test(a[0]??"")||a.some(d=>d.includes("\\"))?void 0:`${a.join(" ")}
`}if(n!=="printf")return;let[r="",...o]=t;return/^%s(?:\\n)?$/u.test(r)?`${o.join(`
`)}
`:o.length===0&&!/[%\\]/u.test(r.replace(/\\n$/u,""))?`${r.replace(/\\n$/u,"")}
`:void 0}function ge({commands:n,pipes:t}){let e=new Map,s=r=>{let o=e.get(r)??as(r);return e.set(r,o),o},i=new Set;return n.filter(r=>{let{before:o,after:a}=os(r,t),d=[...o,...a];if(d.length>16)return!0;let f=d.length===0?s(r):`${o.length}${[r,...d].map(s).join("")}`;return!i.has(f)&&i.add(f)})}function os(n,t){let e=[...n.input.from??[]];for(let i=0;i<e.length&&e.length<=16;i+=1)e.push(...e[i]?.input.from??[]);let s=[];for(let i=t.get(n);i!==void 0&&s.length<=16;i=t.get(i))s.push(i);return{before:e,after:s}}function as({name:n,args:t,assigned:e,redirections:s,input:i,variables:r,through:o,cwd:a}){return e.length+s.length+r.length+o.length===0&&i.kind==="none"?`${a??""}\0${n}\0${t.join("\0")}`:[`${t.length} ${e.length} ${s.length} ${r.length} ${o.length} ${i.kind}`,a??"",n,...t,...e.flatMap(d=>[
d.name,d.value]),...s.flatMap(({operator:d,target:f})=>[d,f]),...r,...o,i.text??"",i.file??""].join("\0")}var ye=(...n)=>require("./shell-writes.cjs").writesOf(...n),xe=(...n)=>require("./shell-writes.cjs").patchedPaths(...n);var x=require("node:fs"),we=require("node:path");var ds=65536;function q(n){try{if((0,x.lstatSync)(n).size>ds||!(0,x.lstatSync)(n).isFile())throw new u("the notes of this session are not a plain file");let t=(0,x.readFileSync)(n,"utf8").split(`
`);return new Set(["code","test"].filter(e=>t.includes(e)))}catch(t){if(t instanceof u)throw t;if(typeof t=="object"&&t!==null&&"code"in t&&t.code==="ENOENT")return new Set;throw new u("the notes of this session cannot be read")}}function Se(n,t){let e=q(n),s=[...t].filter(i=>!e.has(i));if(s.length!==0)try{(0,x.mkdirSync)((0,we.dirname)(n),{recursive:!0,mode:448}),(0,x.appendFileSync)(n,s.map(i=>`${i}
`).join(""),{mode:384})}catch{throw new u("the notes of this session cannot be written")}}var be={name:"require-test-if-code",judge:(n,t)=>{let e=cs(n,t);if(n.event==="stop")return gt(q(e),"the session wants to stop",n.stopAgain?"warn":"block");if(n.event!=="before")return[];let s=n.commands.flatMap(a=>ge(pe(a,{cwd:n.cwd,home:t.home}))),i=[...n.writes.map(a=>({path:a,cwd:n.cwd})),...s.filter(a=>!Yt(a)).flatMap(a=>[...ye(a),...xe(a,d=>fs(d,a,n,t))].filter(({how:d})=>d!=="remove").map(({path:d})=>({path:d,cwd:a.cwd??n.cwd})))],r=new Set([...q(e),...i.flatMap(({path:a,cwd:d})=>us(a,d,n,t))]);i.length>0&&Se(e,r);let o=s.find(ps);return o!==void 0?gt(r,`${o.name} ${o.args.slice(0,2).join(" ")}`,"block"):hs.test(n.tool)?gt(r,n.tool,"block"):[]}};function cs({session:n,cwd:t},{notes:e,root:s}){if(e==="")throw new u("there is no folder for notes");let i=et(`${s}\0${n===""?t:n}`);return`${e}\
/${i.slice(0,32)}`}function us(n,t,e,{policy:s,root:i}){if(!l(n))return[];let r=w(n,t),o=X(r,i)??X(r,w(".",e.cwd));if(o===void 0)return[];let a=dt(o);return ct(a,s.tests)?["test"]:ct(a,s.code)?e.texts.some(d=>/#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s*>>> /mu.test(d))?["code","test"]:["code"]:[]}var ls=4e6;function fs(n,t,e,{files:s}){return l(n)?s.text(w(n,t.cwd??e.cwd),ls):void 0}var hs=/^mcp__.+__(?:create_(?:pull_request|merge_request|commit)|push_files|git_(?:commit|push)|(?:commit|push)(?:_changes)?)$/u;function ps({base:n,args:t}){let e=t.filter(s=>!s.startsWith("-"));return n==="git"?t.includes("commit")||t.includes("push"):n==="hub"&&/^(?:pull-request|commit|push)$/u.test(e[0]??"")||n==="jj"&&e[0]==="git"&&e[1]==="push"||n==="gh"&&e[0]==="api"&&e.some(s=>s.endsWith("/pulls"))&&t.some(
s=>/^(?:-[fFX]|--(?:field|raw-field|method|input))/u.test(s))||n==="gh"&&e[0]==="pr"&&e[1]==="create"||n==="glab"&&e[0]==="mr"&&e[1]==="create"}function gt(n,t,e){return!n.has("code")||n.has("test")?[]:[{rule:"test-with-code",seen:t,why:"this session changed code and no test, so nothing shows that the fix works or will stay",instead:"Write a test that fails without the change and passes with it; if none is possible, stop and say why.",severity:e}]}Ct(be,__filename,process);
