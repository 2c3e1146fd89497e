// no-dangerous-shell: built by packages/guardrails/src/build.ts. Licences: licenses.txt
var te=require("node:fs"),ne=require("node:path");var S=require("node:fs");function X(t){try{return t()}catch{return}}var ce=new Map;function Ce(t){return X(()=>(0,S.lstatSync)(t,{throwIfNoEntry:!1})?.isSymbolicLink()===!0?(0,S.readlinkSync)(t):void 0)}var fe={link:t=>(ce.has(t)||ce.set(t,Ce(t)),ce.get(t)),names:(t,e)=>X(()=>{let n=(0,S.readdirSync)(t);return n.length>e?void 0:n}),isFolder:t=>X(()=>(0,S.statSync)(t).isDirectory())??!1,text:(t,e)=>X(()=>{let n=(0,S.statSync)(t);return n.isFile()&&n.size<=e?(0,S.readFileSync)(t,"utf8"):void 0})},Rs={...fe,link:Ce};function Me(t){if(nn.test(t))return[t];let e=t.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i,""),n=new Set([e,We(e)]);for(let r of[e,We(e)]){r.includes("\\")&&n.add(r.replaceAll("\\","/").replace(/^(?:\/\/[?.]\/)?(?:[a-z]:(?=\/))?/i,""));let s=r.replace(/^[\s"'`]+|[\s"'`]+$/gu,"").replace(/^[a-z][\w+.-]+:(?:\/\/[^/]*)?(?=.)|^\/\/[^/]+(?=\/)|^@\/?/i,"");s!==""&&n.add(s)}return[...n]}var nn=/^(?!\/\/)[\w./~-][\w./~=+,@-]*$/u;function We(t){if(!t.includes("%"))return t;try{return decodeURIComponent(t)}catch{return t}}function _(t,e){let n=t.startsWith("/")?t:`${e}/${t}`;return n.startsWith("/")&&!pe.test(n)?n:rn(n)}function rn(t){let e=[];for(let n of t.split("/"))n===".."?e.pop():n!==""&&n!=="."&&e.push(n);return`/${e.join("/")}`}var pe=/\/\.{0,2}(?:\/|$)/u;function De(t,e,n){let r=(t.startsWith(
"/")?t:`${e}/${t}`).split("/").reverse(),s="",i=0;for(;r.length>0;){let o=r.pop()??"";if(o===""||o===".")continue;if(o===".."){s=s.slice(0,Math.max(0,s.lastIndexOf("/")));continue}let a=n.link(`${s}/${o}`);if(a===void 0){s=`${s}/${o}`;continue}if(i+=1,i>40)return;a.startsWith("/")&&(s=""),r.push(...a.split("/").reverse())}return s===""?"/":s}var Ue=require("node:fs"),He=require("node:path");var f=class extends Error{name="GuardFault"};var sn=Int32Array.of(1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298),on=[1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225];
function Fe(t){let e=Int32Array.from(on),n=new Uint8Array(Math.ceil((t.length+9)/64)*64);n.set(t),n[t.length]=128;let r=new DataView(n.buffer);r.setUint32(n.length-8,Math.floor(t.length/2**29)),r.setUint32(n.length-4,t.length<<3>>>0);let s=new Int32Array(64);for(let i=0;i<n.length;i+=64){for(let o=0;o<16;o+=1)s[o]=r.getInt32(i+o*4);an(s),dn(e,s)}return[...e].map(i=>(i>>>0).toString(16).padStart(8,"0")).join("")}function an(t){for(let e=16;e<64;e+=1){let n=t[e-2]??0,r=t[e-15]??0,s=(n>>>17|n<<15)^(n>>>19|n<<13)^n>>>10,i=(r>>>7|r<<25)^(r>>>18|r<<14)^r>>>3;t[e]=(t[e-16]??0)+i+(t[e-7]??0)+s}}function dn(t,e){let[n=0,r=0,s=0,i=0,o=0,a=0,d=0,u=0]=t;for(let p=0;p<64;p+=1){let y=(o>>>6|o<<26)^(o>>>11|o<<21)^(o>>>25|o<<7),j=u+y+(o&a^~o&d)+(sn[p]??0)+(e[p]??0)|0,tn=((n>>>2|n<<30)^(n>>>13|n<<19)^(n>>>
22|n<<10))+(n&r^n&s^r&s)|0;u=d,d=a,a=o,o=i+j|0,i=s,s=r,r=n,n=j+tn|0}for(let[p,y]of[n,r,s,i,o,a,d,u].entries())t[p]=(t[p]??0)+y}var O="policy.json",he="policy.json.sha256";function ln(t){return Fe(typeof t=="string"?new TextEncoder().encode(t):t)}var ze=`{
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
`;function un(t){return t===ze?"2607533386375dc64e8e2f081ca822d821b5d9fc32f7ed0486f4862058834242":ln(t)}function Be(t){let e=je(t,O),n=je(t,he).trim();if((n.endsWith(`  ${O}`)?n.slice(0,-O.length-2):n.split(/\s+/u,1)[0])!==un(e))throw new f(`${O} is not what ${he} says (after a reviewed change: sha256sum ${O} > ${he})`);return e===ze?JSON.parse(e):pn(e)}function je(t,e){try{return(0,Ue.readFileSync)((0,He.join)(t,e),"utf8")}catch{throw new f(`${e} beside the hooks cannot be read`)}}var cn=["lockfiles","mainBranches","credentialFiles","code","tests"],fn=["migrations","infrastructure","generated","automation"];function pn(t){let e=hn(t);if(!mn(e))throw new f(`${O} has not the form of a policy of version 1`);return e}function hn(t){try{return JSON.parse(t)}catch{throw new f(`${O} is not JSON`)}}
function mn(t){if(!A(t)||t.version!==1||typeof t.root!="string")return!1;let e=t.dryRunUntil;if(e!==null&&(typeof e!="string"||!/^\d{4}-\d\d-\d\d$/u.test(e)))return!1;let n=t.protected;return!A(n)||!Object.values(n).every(qe)?!1:fn.every(r=>Object.hasOwn(n,r))&&cn.every(r=>qe(t[r]))}function A(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function qe(t){return Array.isArray(t)&&t.length>0&&t.every(e=>typeof e=="string"&&e!=="")}var k=require("node:fs"),T=require("node:path");var ee={dependency:!1},gn=65536;function Ge(t,e){if(t===void 0||!(0,T.isAbsolute)(t))return ee;try{let n=(0,k.lstatSync)(t);if(!n.isFile()||n.size>gn||yn((0,k.realpathSync)((0,T.dirname)(t)),(0,k.realpathSync)(e)))return ee;let r=JSON.parse((0,k.readFileSync)(t,"utf8"));return{dependency:A(r)&&r.kind==="dependency"}}catch{return ee}}function yn(t,e){let n=(0,T.relative)(e,t);return n===""||n!==".."&&!n.startsWith("../")&&!(0,T.isAbsolute)(n)}var xn={reads:["Read","Grep","Glob","LS","NotebookRead","WebFetch","WebSearch","TodoRead","TodoWrite","Task","Agent","Skill","ToolSearch","AskUserQuestion","ExitPlanMode","LSP","BashOutput","KillShell","read","grep","glob","find_file_by_name","find_filecontent","view","list","search","web_search","webfetch","think","read_file","list_dir"],writes:["Edit","Write","MultiEdit","NotebookEdit","edit","write","create_file","str_replace","insert","apply_patch","str_replace_based_edit_tool"],shell:["Bash","exec","bash","shell","sh","run","terminal","execute","run_command","Monitor"],"other-shell":["PowerShell","powershell","pwsh","cmd","CMD"]},Ke=new Map(["reads","writes","shell","other-shell"].flatMap(t=>xn[t].map(e=>[e,t]))),Sn=/^(?:read|get|list|search|find|view|describe|stat|tree|fetch|show|query)(?:_|$)/u,
wn=/(?:^|_)(?:create|update|write|replace|edit|delete|remove|put|set|move|rename|push|insert|append|save|apply|merge|commit|upload|patch|copy|add)(?:_|$)/u;function Ve(t){return Ke.has(t)}function Ye(t){let e=Ke.get(t);if(e!==void 0)return e;let n=/^mcp__.+?__(.+)$/u.exec(t)?.[1];return n!==void 0&&Sn.test(n)&&!wn.test(n)?"reads":"unknown"}var bn=new Map([["PreToolUse","before"],["PermissionRequest","before"],["PostToolUse","after"],["Stop","stop"]]),vn=64,En=1e5;function Qe(t,e){let n=An(t);if(!A(n))throw new f("the input is not a JSON object");let r=_n(n.hook_event_name),s=n.tool_name??"",i=n.tool_input;if(typeof s!="string")throw new f("tool_name is not a string");let o={event:r,tool:s,session:typeof n.session_id=="string"?n.session_id:"",cwd:typeof n.cwd=="string"&&n.cwd.startsWith("/")?n.cwd:e,stopAgain:n.stop_hook_active===!0};if(r==="stop"||r==="other")return{...o,kind:"reads",commands:[],writes:[],texts:[],values:[]};if(!A(i))throw new f("tool_input is not a JSON object");return{...o,...Nn(s,i)}}function An(t){if(t.length===0)throw new f("there is no input");try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(
t))}catch{throw new f("the input is not JSON in UTF-8")}}function _n(t){if(t===void 0)return"before";if(typeof t!="string")throw new f("hook_event_name is not a string");return bn.get(t)??(/ToolUse/i.test(t)?"before":"other")}var q=t=>t!=="command"&&t!=="description"&&kn.test(t),U=t=>t==="command"||t!=="description"&&Tn.test(t),On=t=>t==="description"||t!=="command"&&Rn.test(t),kn=/(?:^|_)(?:files?|paths?|file_?names?|file_?paths?|path_?names?|uris?|target|destination|dest|source|src|dir|directory|folder)$/u,Tn=/^(?:command|cmd|commands|script|shell_command|bash_command|command_line)$/u,Rn=/^(?:old_string|old_str|old_text|description|explanation|pattern|query|url)$/u,$n=/^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |\+\+\+ (?:b\/)?|--- (?:a\/)?|rename to )(.+)$/gmu;function Nn(t,e){
let n=Dn(e),r=Ye(t);In(r,e,n);let s=n.filter(({key:o})=>!q(o)&&!On(o)).map(({text:o})=>o),i=r==="writes"?[]:[...Mn(e,n),...Wn(t,n)];return{kind:r,commands:i,texts:s,values:n,writes:r==="shell"?[]:Pn(t,r,n)}}function Pn(t,e,n){let r=e==="reads"&&t.startsWith("mcp__")&&!n.some(({key:a})=>/content|text|data|patch|replacement|destination|dest$|output/u.test(a));if(e==="reads"&&(r||!t.startsWith("mcp__")))return[];let s=n.filter(({key:a,text:d})=>q(a)&&!/^https?:/i.test(d)).map(({text:a})=>a),o=/patch|diff/i.test(t)||n.some(({key:a})=>/^(?:patch|diff|input)$/u.test(a))?n.flatMap(({text:a})=>[...a.matchAll($n)].map(d=>d[1]?.trim()??"")):[];return[...new Set([...s,...o])].filter(a=>a!==""&&a!=="/dev/null")}function In(t,e,n){for(let[s,i]of Object.entries(e))if((q(P(s))||U(P(s)))&&(typeof i=="numb\
er"||typeof i=="boolean"))throw new f(`${s} is not text`);let r=s=>n.some(({key:i})=>s(i));if(t==="writes"&&!r(q)&&!r(s=>/^(?:patch|diff|input)$/u.test(s)))throw new f("a write without a path");if(t==="shell"&&!r(U))throw new f("a shell call without a command");if(n.some(({key:s,text:i})=>(q(s)||U(s))&&i.includes("\0")))throw new f("a path or command with a NUL character")}var Ln=/(?:^|_)(?:write_stdin|send_(?:keys|input|text|command)|write_to_(?:shell|process|terminal)|terminal_input|type_text)$/i,Cn=/(?:^|_|\b)(?:python\w*|execute_?code|run_?code|exec_?code|repl|jupyter\w*|notebook_?exec\w*|javascript|node(?:js)?)$/i;function Wn(t,e){if(Ve(t))return[];let n=P(t.replace(/^mcp__.+?__/u,"")),r=Ln.test(n)?e.filter(({key:o})=>/^(?:chars|keys|input|text|data)$/u.test(o)):[],s=Cn.test(n)?e.filter(
({key:o})=>/^(?:code|source|input)$/u.test(o)):[],i=/javascript|node/i.test(n)?"node -e":"python3 -c";return[...r.map(({text:o})=>o),...s.map(({text:o})=>`${i} ${me(o)}`)]}function Mn(t,e){let n=Object.entries(t).flatMap(([s,i])=>U(P(s))&&Array.isArray(i)&&i.every(o=>typeof o=="string")?[i.map(me).join(" "),...P(s).endsWith("s")?i:[]]:[]);if(n.length>0)return[...n,...e.filter(({key:s})=>s==="args").map(({text:s})=>s)];let r=Array.isArray(t.args)?t.args.filter(s=>typeof s=="string").map(me):[];return e.filter(({key:s})=>U(s)).map(({text:s})=>r.length>0?`${s} ${r.join(" ")}`:s)}function me(t){return`'${t.replaceAll("'","'\\''")}'`}function P(t){return t.toLowerCase()===t?t:t.replace(/(?<=[a-z])(?=[A-Z])/gu,"_").toLowerCase()}function Dn(t){let e=[],n=[{key:"",value:t,depth:0}],r=0;for(let s=n.
pop();s!==void 0;s=n.pop()){let{key:i,value:o,depth:a}=s;if(r+=1,a>vn||r>En)throw new f("an input that is too deep or has too many values");if(typeof o=="string")e.push({key:i,text:o});else if(typeof o=="boolean")e.push({key:i,text:String(o)});else if(Array.isArray(o))for(let d of o)n.push({key:i,value:d,depth:a+1});else if(A(o))for(let[d,u]of Object.entries(o))(d.includes("/")||d.includes("\\")||d.includes(".")&&/\.\w+$/u.test(d))&&e.push({key:"path",text:d}),n.push({key:P(d),value:u,depth:a+1})}return e.reverse()}var ge=require("node:vm");function Ze(t,e){let n=Symbol.for("agent-remediation.guard");return Object.defineProperty((0,ge.runInThisContext)("globalThis"),n,{value:t,configurable:!0}),(0,ge.runInThisContext)("globalThis[Symbol.for('agent-remediation.guard')]()",{timeout:e})}function Fn(t){let e=t.replace(new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}]+","gu")," ").trim();return e.length<=160?e:`${e.slice(0,100)} \u2026 ${e.slice(-50)}`}function ye(t,e){let n=e.slice(0,5).map(({rule:s,seen:i,why:o,instead:a,severity:d})=>`${t}: ${d==="block"?"blocked":"warning"} by rule ${s}: ${Fn(i)}
  Why: ${o}
  Instead: ${a}`),r=e.length-n.length;return`${[...n,...r>0?[`${t}: and ${r} more`]:[]].join(`
`)}
`}var Je="--private",jn={allow:86,warn:87,block:2},qn={allow:0,warn:87,block:2};function Xe(t,e){return(e?jn:qn)[t]}var xe=1700,et=16e6;function tt(t,e){let n=e.argv.includes(Je),r=(i,o)=>(o!==""&&Gn(o),e.exit(Xe(i,n))),s=i=>r("block",ye(t.name,[Bn(i)]));e.on("uncaughtException",s),e.on("unhandledRejection",s),setTimeout(()=>s(new f(`no verdict within ${xe} ms`)),xe),Un(t,e,Vn(e.input)).then(({refusals:i,policy:o})=>zn(t.name,i,Hn(o,e.now()),r)).catch(s)}async function Un(t,e,n){let r=(0,ne.dirname)(e.program),s=Be(r),i=_(s.root,r),o=e.env.AGENT_REMEDIATION_TASK,a=Qe(n,e.cwd()),d={policy:s,root:i,taskFile:o,task:Ge(o,i),files:fe,home:e.env.HOME,notes:(0,ne.join)(e.env.TMPDIR??"/tmp","agent-remediation")};return{refusals:await Ze(()=>t.judge(a,d),xe),policy:s}}function Hn(t,e){return t.dryRunUntil!==null&&e.toISOString().slice(0,10)<t.dryRunUntil}function zn(t,e,n,r){let s=e.length===0?"":ye(t,e);e.every(
({severity:i})=>i==="warn")?r(e.length===0?"allow":"warn",s):n?r("warn",`${t}: dry run, nothing is blocked yet. Without it:
${s}`):r("block",s)}function Bn(t){let e=t instanceof f;return{rule:"guard-fault",seen:e?t.message:"the guard failed while judging this call",why:"A guard that cannot judge a call blocks it.",instead:e?"Make the call smaller or simpler; if it is an ordinary one, stop and tell a person.":`Stop and tell a person. (${t instanceof Error?t.name:typeof t})`,severity:"block"}}function Gn(t){try{(0,te.writeSync)(2,t)}catch{}}var Kn=65536;function Vn(t){let e=[];for(let n=0;;){let r=Buffer.alloc(Kn),s=Yn(t,r);if(s===0)return Buffer.concat(e);if(n+=s,n>et)throw new f(`a call of more than ${et} bytes`);e.push(r.subarray(0,s))}}function Yn(t,e){for(;;)try{return(0,te.readSync)(t,e)}catch(n){let r=n instanceof Error&&"code"in n?n.code:void 0;if(r==="EOF")return 0;if(r!=="EAGAIN")throw n;Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,5)}}function nt(t,e,n){tt(t,{program:e,argv:n.argv,env:n.env,input:0,on:(r,s)=>n.on(r,s),exit:r=>n.exit(r),cwd:()=>n.cwd(),now:()=>new Date})}var ve=require("node:path");function h(t,e){switch(t.type){case"Script":case"CompoundList":case"AndOr":for(let n of t.commands)e(n);return;case"Statement":e(t.command);return;case"Command":for(let n of t.prefix)e(n);t.name&&e(t.name);for(let n of t.suffix)e(n);return;case"Pipeline":for(let n of t.prefixes)e(n);for(let n of t.commands)e(n);return;case"Redirected":e(t.command);for(let n of t.redirects)e(n);return;case"If":e(t.clause),e(t.then);for(let n of t.elif)e(n);t.else&&e(t.else);return;case"Elif":e(t.clause),e(t.then);return;case"For":case"Select":if(e(t.name),t.wordlist)for(let n of t.wordlist)e(n);e(t.body);return;case"While":e(t.clause),e(t.body);return;case"Function":case"Coproc":t.name&&e(t.name),e(t.body);return;case"Subshell":case"BraceGroup":e(t.body);return;case"Case":e(t.word);for(let n of t.items)e(n);
return;case"CaseItem":for(let n of t.pattern)e(n);e(t.body);return;case"ArithmeticFor":{let n=t.initialize;n&&e(n);let r=t.test;r&&e(r);let s=t.update;s&&e(s),e(t.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let n=t.parts;if(n)for(let r of n)e(r);return}case"DoubleQuoted":case"LocaleString":for(let n of t.parts)e(n);return;case"ParameterExpansion":t.index&&e(t.index),t.operation&&e(t.operation);return;case"Default":case"Remove":case"Transform":e(t.operand);return;case"CaseModification":t.operand&&e(t.operand);return;case"Replace":e(t.pattern),e(t.replacement);return;case"Slice":e(t.offset),t.length&&e(t.length);return;case"Assignment":{let n=t.index;n&&e(n),e(t.value);return}case"ArrayValue":for(let n of t.elements)e(n);
return;case"Redirect":case"HereString":t.descriptor&&e(t.descriptor),t.target&&e(t.target);return;case"HereDoc":t.descriptor&&e(t.descriptor),t.delimiter&&e(t.delimiter),e(t.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let n=t.script;n&&e(n);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{let n=t.expression;n&&e(n);return}case"ArithmeticBinary":case"TestBinary":e(t.left),e(t.right);return;case"ArithmeticUnary":case"TestUnary":e(t.operand);return;case"ArithmeticTernary":e(t.test),e(t.consequent),e(t.alternate);return;case"TestLogical":for(let n of t.operands)e(n);return;case"TestNot":for(let n of t.negations)e(n);e(t.operand);return;case"Literal":case"SingleQuoted":case"AnsiC\
Quoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let n=t;throw new TypeError(`Unexpected syntax node: ${n}`)}}}var Qn=/[\uE000-\uE00F]/u,Zn=/[\uE000-\uE00F]/gu;function c(t){return!Qn.test(t)}function v(t){return c(t)?t:t.replace(Zn,e=>e==="\uE002"?"*":e==="\uE003"?"?":"\u2026")}function rt(t){return t.replace(/^(?:of=|--[\w-]+=|-[A-Za-z]*?[oO])/u,"")}var st=(...t)=>require("./shell-parser.cjs").parse(...t);function ot(t){let e=new we(t),n=e.program();return e.isLost||!e.isAtEnd?void 0:{type:"Script",pos:0,end:t.length,shebang:void 0,commands:n,errors:void 0}}var Jn=16,w=/(?:[ \t]|\\\n)*/y,H=/(?:[ \t\n]|\\\n|#[^\n]*)*/y,Se=/[A-Za-z0-9_./:=@%+,~^#!-]+/y,Xn=/\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/y,er=/'[^']*'/y,tr=/(?:[^"\\$`]|\\[^\n])+/y,it=/([0-9]*)(>>|>&|>|<)(?![<>(&|])|(&>>?)(?![<>(&|])/y,nr=/[A-Za-z_][A-Za-z0-9_]*=/y,rr=/^[A-Za-z_][A-Za-z0-9_]*\+?=/,sr=new Set("if then else elif fi for while until do done case esac select function time coproc in".split(" ")),we=class t{isLost=!1;#n;#e=0;#l=0;constructor(e,n=0){this.#n=e,this.#e=n,e.startsWith("#!")&&(this.isLost=!0)}program(){let e=[],n=new Map;for(;;){if(this.#r(H),this.isLost||this.isAtEnd)return e;let r=this.#e,s=this.#n.indexOf(`
`,r),i=s<0?"":this.#n.slice(r,s),o=i===""?void 0:n.get(i);if(o!==void 0){let d=r-(o[0]?.pos??0);for(let u of o)e.push(this.#m(u,d));this.#e=s;continue}let a=[];do a.push(this.#c()),this.#r(w);while(!this.isLost&&this.#e<s&&this.#n[this.#e]!=="#");e.push(...a),!this.isLost&&i!==""&&this.#e===s&&n.set(i,a)}}#m({pos:e,end:n,background:r},s){let i=this.#n,o;return{type:"Statement",pos:e+s,end:n+s,get command(){return o??=new t(i,e+s).#a(),o},background:r}}get isAtEnd(){return this.#e===this.#n.length}list(e){let n=[];for(;;){if(this.#r(H),this.isLost||this.isAtEnd||e.includes(this.#t()))return n;n.push(this.#c())}}#c(){let e=this.#e,n=this.#a(),r,{end:s}=n;this.#r(w);let i=this.#n[this.#e];if(i==="&"?(r=!0,this.#e+=1,s=this.#e):i===";"?this.#e+=1:i!==`
`&&i!=="#"&&i!==void 0&&(this.isLost=!0),i===";"||i==="&"){this.#r(w);let o=this.#n[this.#e];(o===";"||o==="&"||i==="&"&&o===">")&&(this.isLost=!0)}return{type:"Statement",pos:e,end:s,command:n,background:r}}#f(){this.isLost=!0}#r(e){e.lastIndex=this.#e;let n=e.exec(this.#n)?.[0]??"";return this.#e+=n.length,n}#t(){Se.lastIndex=this.#e;let e=Se.exec(this.#n)?.[0]??"";return sr.has(e)&&this.#i(this.#e+e.length)?e:""}#i(e){let n=this.#n[e];return n===void 0||` 	
;&|<>()`.includes(n)}#a(){let e=this.#u(),n=[e],r=[];for(let s=this.#S("&&","||");s!=="";s=this.#S("&&","||"))r.push(s),this.#r(H),n.push(this.#u());return r.length===0?e:this.#p("AndOr",{commands:n,operators:r})}#u(){let e=this.#b(),n=[e],r=[];for(;this.#S("|")!=="";)this.#n[this.#e]==="&"&&(this.isLost=!0),r.push("|"),this.#r(H),n.push(this.#b());return r.length===0?e:this.#p("Pipeline",{prefixes:[],commands:n,operators:r})}#p(e,n){let r=n.commands;return{type:e,pos:r[0]?.pos,end:r.at(-1)?.end,...n}}#S(...e){this.#r(w);let n=this.#v()?this.#n.slice(this.#e,this.#e+2):this.#n[this.#e]??"";return this.isLost||!e.includes(n)?"":(this.#e+=n.length,n)}#v(){let e=this.#n[this.#e];return(e==="&"||e==="|")&&this.#n[this.#e+1]===e}#b(){let e=this.#t();this.#l+=1,this.#l>Jn&&(this.isLost=!0);let n=this.
isLost||e===""?this.#x():this.#T(e);return this.#l-=1,n}#T(e){let n=this.#e,r=e==="for"?this.#s():e==="if"?this.#w():e==="while"||e==="until"?this.#y(e):void 0;return r===void 0?(this.isLost=!0,this.#x()):(this.#r(w),!this.isAtEnd&&!`
;&|`.includes(this.#n[this.#e]??"")&&(this.isLost=!0),this.#n.startsWith("&>",this.#e)&&(this.isLost=!0),{...r,pos:n})}#o(e){this.#t()===e?this.#e+=e.length:this.isLost=!0}#d(...e){let n=this.list(e),[r,s]=[n[0],n.at(-1)];return(r===void 0||s===void 0)&&(this.isLost=!0),{type:"CompoundList",pos:r?.pos??0,end:s?.end??0,commands:n}}#s(){this.#o("for"),this.#r(w);let e=this.#g();(e===void 0||!/^[A-Za-z_]\w*$/.test(e.text))&&(this.isLost=!0),this.#r(w),this.#o("in"),this.#r(w);let n=[];for(let i=this.#g();i!==void 0;i=this.#g())n.push(i),this.#r(w);let r=this.#n[this.#e];(n.length===0||r!==";"&&r!==`
`)&&(this.isLost=!0),this.#e+=1,this.#r(H),this.#o("do");let s=this.#d("done");return this.#o("done"),{type:"For",end:this.#e,name:e,wordlist:n,body:s}}#y(e){this.#o(e);let n=this.#d("do");this.#o("do");let r=this.#d("done");return this.#o("done"),{type:"While",end:this.#e,kind:e,clause:n,body:r}}#w(){this.#o("if");let e=this.#d("then");this.#o("then");let n=this.#d("else","fi"),r;return this.#t()==="else"&&(this.#o("else"),r=this.#d("fi")),this.#o("fi"),{type:"If",end:this.#e,clause:e,then:n,elif:[],else:r}}#x(){let e=this.#e,n=[],r=[],s,i=e;for(;!this.isLost;){let a=this.#E()??(s===void 0?this.#R():void 0)??this.#g();if(a===void 0)break;({end:i}=a),a.type==="Redirect"?(s===void 0?n:r).push(a):a.type==="Assignment"?n.push(a):(a.text.includes("=")&&rr.test(a.text)&&(this.isLost=!0),s===void 0&&
("!{}]".includes(a.text.charAt(0))||a.text.startsWith("[["))&&(this.isLost=!0),s===void 0?s=a:r.push(a)),this.#r(w)}i===e&&(this.isLost=!0);let o=[...n,...r];return{type:"Command",pos:e,end:i,name:s,prefix:n,suffix:r,args:r.filter(a=>a.type==="Word"),redirects:o.filter(a=>a.type==="Redirect")}}#E(){it.lastIndex=this.#e;let e=it.exec(this.#n);if(e===null)return;let n=this.#e;this.#e+=e[0].length,this.#r(w);let r=this.#g();r===void 0&&(this.isLost=!0);let[,s=""]=e,i=s===""?void 0:{type:"FileDescriptor",pos:n,end:n+s.length,value:Number(s)},o=e[2]??e[3];return{type:"Redirect",pos:n,end:this.#e,operator:o,descriptor:i,target:r}}#R(){let e=this.#e,n=this.#r(nr);if(n==="")return;let r=this.#e;this.#n[r]==="#"&&(this.isLost=!0);let s=this.#g()??{type:"Word",text:"",value:"",pos:r,end:r,parts:void 0};
s.parts?.some(({type:o})=>o==="Glob")===!0&&(this.isLost=!0);let i=this.#n.slice(e,this.#e);return{type:"Assignment",pos:e,end:this.#e,text:i,name:n.slice(0,-1),append:void 0,index:void 0,value:s}}#g(){let e=this.#e;if(this.#n[e]==="#")return;let n=[];for(let i=this.#A();i!==void 0&&!this.isLost;i=this.#A())n.push(i);if(this.#i(this.#e)||(this.isLost=!0),this.#e===e)return;let r=this.#n.slice(e,this.#e),s=n.length===1&&n[0]?.type==="Literal";return{type:"Word",text:r,value:s?r:n.map(ir).join(""),pos:e,end:this.#e,parts:s?void 0:n}}#A(){let e=this.#e,n=this.#r(Se);if(n!=="")return{type:"Literal",pos:e,end:this.#e,text:n,value:n};switch(this.#n[e]??""){case"'":{let r=this.#r(er);return r===""?this.#f():{type:"SingleQuoted",pos:e,end:this.#e,text:r,value:r.slice(1,-1)}}case'"':return this.#_();case"\
$":return this.#h();case"*":case"?":{let r=this.#n[e]??"";return this.#e+=1,r==="*"&&this.#n[this.#e]==="*"?this.#f():{type:"Glob",kind:r==="*"?"star":"question",pos:e,end:this.#e,text:r,value:r}}case"[":case"]":{if(!(this.#i(e+1)&&(e===0||this.#i(e-1))))return this.#f();let s=this.#n[e]??"";return this.#e+=1,{type:"Literal",pos:e,end:this.#e,text:s,value:s}}default:return}}#h(){let e=this.#e,n=this.#r(Xn);return n===""?this.#f():{type:"SimpleExpansion",pos:e,end:this.#e,text:n}}#_(){let e=this.#e;this.#e+=1;let n=[];for(;!this.isLost&&this.#n[this.#e]!=='"';){let r=this.#e,s=this.#r(tr);if(s!=="")n.push({type:"Literal",pos:r,end:this.#e,text:s,value:s.replace(/\\(["\\$`])/g,"$1")});else{let i=this.#h();i!==void 0&&n.push(i)}}return this.#e+=1,n.length===0&&n.push({type:"Literal",pos:e+1,end:e+
1,text:"",value:""}),{type:"DoubleQuoted",pos:e,end:this.#e,text:this.#n.slice(e,this.#e),parts:n}}};function ir(t){return t.type==="DoubleQuoted"?t.parts.map(e=>"value"in e?e.value:e.text).join(""):"value"in t?t.value:t.text}function z(t){return ot(t)??st(t)}function re(t,e){switch(t){case"git":return or.includes(e[0]??"")&&!e.some(n=>n.includes("::"));case"npm":case"pnpm":case"yarn":return(e[0]==="test"||e[0]==="run")&&e.every(lr);case"grep":return!e.some(n=>"/~.".includes(n.charAt(0))&&n!=="");case"find":return!e.some(n=>n==="-delete"||n.startsWith("-exec")||n.startsWith("-ok"));default:return!1}}var or="status log diff show add blame shortlog describe rev-parse ls-files".split(" "),ar="-- -s --silent --reporter --coverage --watch --fix --run --if-present --bail".split(" "),dr="env exec explore x publish unpublish deprecate owner token adduser login".split(" ");function lr(t){return t.startsWith("-")?ar.includes(t):/^[\w:./]+$/.test(t)&&!dr.includes(t)}var hi=new Set("ls cat head tail wc grep egrep fgrep echo test [ which type cut tr stat du\
 df date diff cmp ps".split(" ")),mi="cd pwd true false".split(" ");var gi="sort uniq sed awk less".split(" ");var ur=new Set(["sh","bash","dash","zsh","ksh","mksh","ash","rbash","fish","csh","tcsh","yash","posh","rc","es","nu","elvish","xonsh","osh","oil","ion","sash"]);function I(t){return ur.has(t)||t.includes("sh")&&/^(?:ba|z|k)sh-?\d/u.test(t)}var at=(...t)=>require("./shell-starters.cjs").startedByShell(...t),dt=(...t)=>require("./shell-starters.cjs").foundItems(...t);var cr=new Set("env xargs gxargs find gfind bfs fd fdfind curl wget aria2c cargo tox go gcc cc sshfs hg svn busctl service run-parts wine mise parallel watch ssh scp sftp zip rpm m4 apt apt-get mvn mvnw ninja ant rake just coreutils flock eval source . trap alias hash enable bind fc jobs mapfile readarray complete compgen git at batch awk gawk mawk nawk npx bunx pnpx kubectl oc cmake screen make gmake docker podman npm pnpm yarn bundle poetry conda pyenv rbenv asdf hatch pdm rye pixi hyperfine pipenv uv direnv tmux tar bsdtar rsync split sort man rg ag ack cpio restic borg mosh yt-dlp flatpak script su runuser sg newgrp nix-shell lxterminal xterm gnome-terminal pv ncat nc netcat socat gdb sudo doas pkexec run0 nice nohup setsid setarch linux32 linux64 stdbuf unbuffer timeout gtimeout time \
gtime ionice chrt taskset numactl prlimit cpulimit strace ltrace valgrind catchsegv eatmydata fakeroot chroot unshare nsenter setpriv capsh systemd-run systemd-inhibit dbus-run-session dbus-launch xvfb-run caffeinate proxychains proxychains4 torsocks torify rlwrap chronic ifne errno busybox toybox start-stop-daemon setuidgid chpst gosu su-exec dumbinit dumb-init tini ccache firejail bwrap proot ld.so ld-linux-x86-64.so.2 ld-linux.so.2 entr retry faketime perf sem arch lsinitramfs chvt openvt exec command builtin".split(" ")),lt=(t,...e)=>cr.has(t)?require("./shell-starters.cjs").startedByName(t,...e):[];function ut({base:t,args:e,input:n}){return I(t)?at(e):re(t,e)?[]:lt(t,e,n)}var ct=6,fr=2e3,pr=32,se="",oe=class{#n=new Map;#e=new Set;#l=new Set;#m=new Set;#c=new Set;#f=!1;#r=0;#t="";#i=0;#a=new Map;assign(e,n,r){let s=this.#n.get(e)??new Set;this.#n.set(e,s),s.has(n)||(this.#r+=1);let i=`${this.#t}\0${e}`;this.#c.add(i),r&&(this.#e.add(i),this.#l.add(i)),s.add(n.length>fr||!c(n)&&n.includes("\uE000")?"\uE000":n),s.size>ct&&(s.clear(),s.add("\uE000"))}assignPositional(e){for(let[n,r]of e.slice(0,ct).entries()){let s=c(r)||r.includes("\uE007")?r:"\uE000";this.assign(String(n+1),s,!1),n>0&&this.assign("1",s,!1)}this.assign("@",e.every(n=>c(n)||n.includes("\uE007"))?e.join("\uE005"):"\uE000",!1)}doubt(e){this.#e.delete(`${this.#t}\0${e}`)}defineFunction(e){this.#m.add(e)}isFunction(e){return this.#m.has(e)}inShell(e,n){let r=this.#t;this.#t=e,n(),this.#t=r}inSubshell(e,n){
this.inShell(`${this.#t}${se}${e}`,n)}later(e){this.#i+=1,e(),this.#i-=1}unsettle(){this.#f=!0}isAssigned(e){return this.valuesOf(e)!==void 0}state(){return this.#e.size>pr?void 0:[...[this.#r,this.#c,this.#l,this.#m,this.#n].map(n=>typeof n=="number"?n:n.size),this.#f,this.#i,this.#t,...this.#e].join("\0")}valuesOf(e){let n=this.#i>0,r={anew:this.#t!==""&&!this.#t.startsWith(se),before:!n&&!this.#u(this.#c,e),sure:this.#u(n?this.#l:this.#e,e)},s=this.#p(e,r),i=`${this.#t}\0${Object.values(r).join()}\0${e}`,o=this.#a.get(i)??{name:e,place:r,given:new Set};return this.#a.set(i,o),o.given.add(ft(s)),s}#u(e,n){for(let r=this.#t;;r=r.slice(0,r.lastIndexOf(se))){if(e.has(`${r}\0${n}`))return!0;if(!r.includes(se))return!1}}#p(e,{anew:n,before:r,sure:s}){if(this.#f)return["\uE000"];let i=this.#n.
get(e);if(i!==void 0)return i.has("\uE000")?[...i]:r?[...new Set([...i,n?"":"\uE000"])]:s?[...i]:[...new Set([...i,""])]}settle(){let e=[...this.#a.values()].every(({name:n,place:r,given:s})=>s.size===1&&s.has(ft(this.#p(n,r))));return this.#a.clear(),this.#c.clear(),this.#e.clear(),e}};function ft(t){return t===void 0?"":`=${t.join("\0")}`}var pt=(...t)=>require("./shell-parser.cjs").expandBraces(...t);var gt=24,hr=/^[A-Za-z0-9_./:=@%+,-]+$/u;function $({text:t}){return hr.test(t)}function B(t,e){if($(t))return[[t.text]];if(!mr(t))return ae(t,e).map(ht);let n=pt(t.text);if(n===void 0)return[["\uE001"]];let r=[[]];for(let s of n){if(s==="")continue;let i=gr(s);if(i===void 0||i.length===0)return[["\uE001"]];let o=i.flatMap(a=>ae(a,e).map(ht));r=G(r,o)}return r}function N(t,e){return t===void 0?[""]:$(t)?[t.text]:[...new Set(ae(t,e).map(n=>n.replaceAll("\uE005"," ").replaceAll(C,"")))]}function G(t,e){let[n,r]=[t[0],e[0]];if(t.length===1&&e.length===1&&n!==void 0&&r!==void 0){for(let s of r)n.push(s);return t}return t.length*e.length>gt?t.map(s=>[...s,"\uE001"]):t.flatMap(s=>e.map(i=>[...s,...i]))}function mr(t){return t.parts?.some(e=>e.type==="BraceExpansion")??!1}function gr(t){let e=z(`\
: ${t.startsWith("#")?"\\":""}${t}`),n=e.commands[0]?.command;if(!(e.errors!==void 0||e.commands.length!==1||n?.type!=="Command"))return n.suffix.flatMap(r=>r.type==="Word"?[r]:[])}var C="\uE006";function ht(t){return!t.includes("\uE005")&&!t.includes(C)?t===""?[]:[t]:t.split("\uE005").filter(e=>e!=="").map(e=>e.replaceAll(C,""))}function ae(t,e){return t.parts===void 0?[mt(t.text,t.value,e)]:yt(t.parts,!1,e).map(n=>mt(t.text,n,e))}function mt(t,e,{world:n}){let r=t.startsWith("~")?/^~([A-Za-z_][\w.-]*|[+-])?(?=\/|$)/u.exec(t):null;return r===null?e:(r[1]===void 0?n.home??"\uE000":r[1]==="+"?".":"\uE000")+e.slice(r[0].length)}function yt(t,e,n){let r=[""];for(let s of t){let i=yr(s,e,n);if(r.length*i.length>gt)return[e?"\uE000":"\uE001"];r=r.length===1&&i.length===1?[`${r[0]??""}${i[0]??""}`]:
r.flatMap(o=>i.map(a=>o+a))}return r}function yr(t,e,n){switch(t.type){case"Literal":return[t.value];case"SingleQuoted":case"AnsiCQuoted":return[C+t.value];case"DoubleQuoted":case"LocaleString":return yt(t.parts,!0,n).map(r=>C+r);case"Glob":return[t.kind==="star"?"\uE002":"\uE003"];case"ExtendedGlob":return["\uE002"];case"BraceExpansion":case"ArithmeticExpansion":return["\uE000"];case"ProcessSubstitution":return[t.operator===">"?`/dev/fd/${"\uE000"}`:"\uE004"];case"CommandExpansion":return Sr(t,n)?.map(r=>St(r,e,n))??[e?"\uE004":"\uE004\uE001"];case"SimpleExpansion":return xt(t.text.startsWith(`\\
`,1)?t.text.slice(3):t.text.slice(1),e,n);case"ParameterExpansion":return vr(t,e,n);default:return xr(t)}}function xr(t){return["\uE000"]}function Sr({text:t,script:e},n){let r=t.replace(/^\$\(|^`|\)$|`$/gu,"").trim();if(r==="pwd")return n.cwd===void 0?void 0:[n.cwd];if(r==="git rev-parse --show-toplevel")return[n.cwd??"."];if(/^mktemp(?: -[dqut]+)*$/u.test(r))return["/tmp/mktemp"];let s=e?.commands.length===1?e.commands[0]?.command:void 0;if(s?.type!=="Command"||s.redirects.length>0||s.prefix.length>0)return;let i=s.name?.text??"";if(!/^(?:echo|printf|dirname|basename)$/u.test(i))return;let o=[[]];for(let a of s.suffix){if(a.type!=="Word")return;o=G(o,B(a,n))}return wr(o.map(a=>br(i,a)))}var wr=t=>t.every(e=>e!==void 0)?[...new Set(t)]:void 0;function br(t,e){let[n=""]=e;if(t==="dirname"||
t==="basename"){if(e.some(s=>s.startsWith("-")||s.includes("\uE001")||s.includes("\uE004")))return;let r=n.replace(/\/+$/u,"").lastIndexOf("/");return e.length>1&&t==="basename"?"\uE000":t==="basename"?n.slice(r+1):r<0?c(n)?".":"\uE000":n.slice(0,r)||"/"}if(!(!e.every(r=>c(r)&&!/[\\%]/u.test(r))||n.startsWith("-")))return t==="echo"||e.length===1?e.join(" "):void 0}function xt(t,e,n){let{variables:r,world:s,cwd:i}=n;if(t==="@"||t==="*")return["\uE001",...(r.valuesOf("@")??[]).filter(d=>d!=="\uE000"&&d!=="")];let o=e?"\uE000":"\uE000\uE001";if(/^[0-9]$/u.test(t))return[o,...(r.valuesOf(t)??[]).filter(d=>d!=="\uE000"&&d!=="")];let a=r.valuesOf(t);return a!==void 0?a.map(d=>St(d,e,n)):t==="HOME"?[s.home??"\uE000"]:t==="PWD"?[i??"\uE000"]:t==="TMPDIR"?["/tmp"]:t==="SHELL"?["/bin/bash"]:[o]}function St(t,e,{
variables:n}){return e?t:n.isAssigned("IFS")?"\uE000\uE001":t.replaceAll(C,"").replace(/[ \t\n]+/gu,"\uE005").replace(/\*/gu,"\uE002").replace(/[?[]/gu,r=>r==="?"?"\uE003":"\uE002").replaceAll("\uE000","\uE000\uE001")}function vr(t,e,n){let r=[e?"\uE000":"\uE000\uE001"];if(t.prefix!==void 0||t.index!==void 0)return t.parameter==="@"||t.index!==void 0?["\uE001"]:r;let{operation:s}=t,i=xt(t.parameter,e,n);if(s===void 0)return i;if(s.type!=="Default")return r;let o=s.operator.endsWith("?")?[]:ae(s.operand,n);return s.operator.endsWith("+")?[...o,""]:[...new Set([...i,...o])]}var be=12,wt=4,Er=1e5;function Et(t,e){let n=new oe;for(let r=1;;r+=1){let s=new Ee(e,n);if(s.program(t,0),n.settle()||(r===wt-1&&n.unsettle(),r===wt))return s.result()}}var K={kind:"none"},Ar=new Set(["let","declare","typeset","local","readonly","export","test","[","printf","unset","read","wait","mapfile","readarray","return","exit","shift","set","getopts"]),_r=new Set(["declare","typeset","local","readonly","export"]),Or=new Set(["curl","wget","tee","cp","mv","dd","base64","openssl","xxd","ln","install","sed","tar","unzip","gunzip","sponge","rsync","scp"]),Ee=class{#n;#e;#l=[];#m=[];#c=[];#f=new Map;#r=new Set;#t;#i=K;#a=0;#u=0;#p=!1;#S=new Map;constructor(e,n){this.#n=e,this.#e=n,this.#t=e.cwd}result(){return this.#B(),{commands:this.#l,opaque:this.#m,pipes:this.#f}}program(e,n){if(n>be)
return this.#o("too-deep",e);let r=z(e);this.#p||=e.includes("@P");let s=this.#u;this.#u=n,this.#v(r,e),this.#u=s}#v(e,n){e.errors!==void 0&&e.errors.length>0&&this.#o("not-bash",n);for(let r of e.commands){let s=n===""?void 0:this.#b(r,n);s!==void 0&&this.#r.has(s)||(this.#T(r),s!==void 0&&this.#b(r,n)===s&&this.#r.add(s))}}#b({pos:e,end:n},r){let s=r.slice(e,n),i=this.#e.state();return i===void 0||s.includes("<<")||this.#i!==K?void 0:[...[this.#t===void 0?"":`=${this.#t}`,this.#u,this.#a,this.#p],i,s].join("\0")}#T(e){e.background===!0?this.#w(e,()=>this.#s(e.command)):this.#s(e.command)}#o(e,n){this.#m.push({code:e,seen:v(n)})}#d(){return{variables:this.#e,world:this.#n,cwd:this.#t}}#s=e=>{switch(e.type){case"Command":return this.#M(e);case"Pipeline":return this.#L(e.commands);case"AndO\
r":{let[n,...r]=e.commands;return n!==void 0&&this.#s(n),this.#y(()=>r.forEach(this.#s))}case"Subshell":return this.#w(e,()=>h(e,this.#s));case"Script":return this.#w(e,()=>this.#v(e,""));case"ArithmeticExpansion":return e.text.includes("'")&&this.#h(e.text.slice(3,-2),!0),h(e,this.#s);case"Redirected":return this.#C(e);case"ProcessSubstitution":return e.operator===">"?this.#E({kind:"pipe"},()=>h(e,this.#s)):h(e,this.#s);case"Function":return e.name!==void 0&&this.#e.defineFunction(e.name.text),this.#e.later(()=>this.#y(()=>this.#x(()=>{let n=this.#t;this.#s(e.body),this.#t!==n&&e.name!==void 0&&this.#S.set(e.name.text,{from:n,to:this.#t})})));case"For":case"Select":return this.#A(e);case"If":case"While":case"Case":case"ArithmeticFor":return this.#y(()=>h(e,this.#s));case"Coproc":return this.#e.
assign(e.name?.value??"COPROC","\uE000",!1),this.#E({kind:"pipe"},()=>h(e,this.#s));case"Word":return $(e)?void 0:(this.#h(e.value),h(e,this.#s));case"ArithmeticBinary":return e.operator.endsWith("=")&&!/^[=!<>]=$/u.test(e.operator)&&this.#R(e.left),h(e,this.#s);case"ParameterExpansion":return this.#g(e),h(e,this.#s);default:return h(e,this.#s)}};#y(e){this.#a+=1,e(),this.#a-=1}#w(e,n){let r=this.#a;this.#a=0,this.#e.inSubshell(`${e.pos}-${e.end}`,()=>this.#x(n)),this.#a=r}#x(e){let n=this.#t;e(),this.#t=n}#E(e,n){let r=this.#i;this.#i=e,n(),this.#i=r}#R(e){e.type==="ArithmeticWord"&&this.#e.assign(e.value.replace(/\[.*$/u,""),"\uE000",!1)}#g(e){let{operation:n}=e;if(!(n?.type!=="Default"||!n.operator.endsWith("=")))for(let r of N(n.operand,this.#d()))this.#e.assign(e.parameter,r,!1)}#A(e){
for(let n of e.wordlist??[]){this.#s(n);for(let r of B(n,this.#d()))for(let s of r)this.#e.assign(e.name.value,s.includes("\uE001")?"\uE000":s,!0)}(e.wordlist===void 0||e.type==="Select")&&this.#e.assign(e.name.value,"\uE000",!1),this.#y(()=>this.#s(e.body)),this.#e.doubt(e.name.value)}#h(e,n=!1){if(!e.includes("$(")&&!e.includes("`")||!n&&!this.#p&&!e.includes("[")||!c(e))return;let r=`END_${e.length}_OF_TEXT`,s=z(`: <<${r}
${e}
${r}
`);if(this.#u>=be)return this.#o("too-deep",e);this.#u+=1,h(s,this.#_),this.#u-=1}#_=e=>{e.type==="Script"?this.#s(e):h(e,this.#_)};#L(e){let n=this.#i,r;for(let s of e){let i=this.#l.length;r!==void 0&&(this.#i=Ir(r)),e.length>1?this.#w(s,()=>this.#s(s)):this.#s(s);let o=this.#l.slice(i),a=r?.at(-1);a!==void 0&&o[0]!==void 0&&this.#f.set(a,o[0]),r=o}this.#i=n}#C(e){let n=this.#i,{input:r,redirections:s}=this.#N(e.redirects);s.length>0&&this.#O("",[],[],s,r,[]),this.#i=r,this.#s(e.command),this.#i=n}#N(e){let n=this.#i,r=[];for(let s of e){h(s,this.#s);let i=s.descriptor?.type==="FileDescriptor"?s.descriptor.value:void 0,o=i===void 0||i===0;if(s.type==="HereDoc"){let a=s.delimiter?.quoted??!1,d=s.operator==="<<-"?s.body.text.replace(/^\t+/gmu,""):s.body.text;o&&(n={kind:"text",text:a?d:this.#W(
d,s.body.parts)})}else if(s.type==="HereString"){let a=N(s.target,this.#d());o&&(n={kind:"text",text:a.length===1?a[0]??"":"\uE000"})}else for(let a of N(s.target,this.#d()))r.push({operator:s.operator,target:a}),s.operator==="<"&&o&&(n=a.includes("\uE004")?{kind:"pipe"}:{kind:"file",file:a}),s.operator==="<&"&&o&&(n={kind:"pipe"})}return{redirections:r,input:n}}#W(e,n){if(n===void 0)return e.includes("\\")?e.replace(/\\([$`\\])/gu,"$1").replaceAll(`\\
`,""):e;let s=N({type:"Word",text:"",value:"",pos:0,end:0,parts:[{type:"DoubleQuoted",pos:0,end:0,text:"",parts:n}]},this.#d());return s.length===1?s[0]??"":"\uE000"}#M(e){let{input:n,redirections:r}=this.#N(e.redirects),s=this.#D(e);if(e.name===void 0){(r.length>0||s.length>0)&&this.#O("",[],s,r,n,[]);return}this.#s(e.name);let i=B(e.name,this.#d()).map(a=>[...a]);!$(e.name)&&!Pr(e.name,i)&&this.#o("dynamic-name",e.name.text);for(let a of e.args)if(a.type==="Word"&&$(a))for(let d of i)d.push(a.text);else a.type==="Word"?(this.#s(a),i=G(i,B(a,this.#d()))):i=G(i,this.#F(a).map(d=>[d]));let o=i.length===1?i:new Map(i.map(a=>[a.join("\0"),a])).values();for(let a of o)this.#$(a,{assigned:s,redirections:r,input:n,through:[],variables:$r(e)})}#D(e){let n=[];for(let r of e.prefix){if(r.type!=="As\
signment")continue;let s=this.#P(r,e.name===void 0&&this.#a===0);for(let i of s)n.push({name:r.name??"",value:i})}return n}#P(e,n){h(e,this.#s);let r=e.name??"",{value:s}=e;if(s?.type==="ArrayValue"){this.#e.assign(r,"\uE000",n);for(let o of s.elements)for(let a of N(o,this.#d()))this.#h(a,!0);return["\uE000"]}let i=N(s,this.#d()).map(o=>o.replaceAll("\uE002","*").replaceAll("\uE003","?"));for(let o of i){this.#h(o,!0);let a=e.index===void 0&&!e.text.startsWith(`${r}+=`)&&c(o);this.#e.assign(r,a?o:"\uE000",n)}return i}#F(e){return this.#P(e,!1).map(n=>`${e.name??""}=${n}`)}#O(e,n,r,s,i,o,a=[]){let d={name:e,base:Nr(e),args:n,assigned:r,redirections:s,input:i,cwd:this.#t,through:o,variables:a};if(this.#l.push(d),this.#l.length>Er)throw new RangeError("a program with too many commands");return d}#$(e,n){
let[r,...s]=e;if(r===void 0){this.#O("",[],n.assigned,n.redirections,n.input,n.through,n.variables);return}At(r)||this.#o("dynamic-name",e.join(" "));let i=this.#O(r,s,n.assigned,n.redirections,n.input,n.through,n.variables);if(n.through.length>be)return this.#o("too-deep",r);this.#U(i);let o=this.#S.get(r);o!==void 0&&(this.#t=this.#t===o.from?o.to:void 0),this.#e.isFunction(r)&&this.#e.assignPositional(s);let a=[...n.through,i.base];for(let d of Tr(i))this.#k(d,`${d} (in a variable)`,K,n.through.length);for(let d of ut(i))this.#j(d,i,{...n,through:a})}#j(e,n,r){let s=`${n.name} ${n.args.join(" ")}`;switch(e.kind){case"command":return/^(?:builtin|command)$/u.test(n.base)?this.#$(e.argv,{...r,redirections:[]}):this.#x(()=>{e.cwd!==void 0&&this.#I([e.cwd]),this.#$(e.argv,{...r,redirections:[]})});case"\
code":return e.positional!==void 0&&e.positional.length>0&&this.#e.assignPositional(e.positional),e.zero!==void 0&&this.#e.assign("0",e.zero,!1),this.#k(e.code,s,n.input,r.through.length);case"script":this.#c.push(e.file),e.file.includes("\uE004")&&this.#o("hidden-code",s);return;case"opaque":return this.#o(e.code,s);case"input":return n.input.kind==="text"?this.#k(n.input.text??"",s,K,r.through.length):(n.input.kind==="file"&&n.input.file!==void 0&&this.#c.push(n.input.file),n.input.kind!=="pipe"?void 0:n.input.text!==void 0?this.#k(n.input.text,s,K,r.through.length):this.#o("piped-code",s));default:return void 0}}#k(e,n,r,s){if(!c(e))return this.#o("hidden-code",n);let i=this.#i;this.#i=r,/^(?:eval|alias|trap)\b/u.test(n)?this.#e.later(()=>this.#y(()=>this.program(e,this.#u+1))):this.#q(
e,()=>this.program(e,this.#u+1+Math.min(s,0))),this.#i=i}#q(e,n){let r=this.#a;this.#a=0,this.#e.inShell(e,()=>this.#x(n)),this.#a=r}#U(e){let{base:n,args:r,input:s}=e;if((n==="cd"||n==="pushd")&&this.#I(r),n==="popd"&&(this.#t=void 0),n==="set"&&this.#e.assignPositional(r[0]==="--"?r.slice(1):[]),Ar.has(n))for(let i of r)this.#h(i,n!=="printf"||i.includes("["));if(n==="read"||n==="mapfile"||n==="readarray"){this.#h(s.text??"",!0);for(let i of r)this.#e.assign(vt(i,n),"\uE000",!1);n==="read"&&this.#H(r,e.input),this.#e.assign(n==="read"?"REPLY":"MAPFILE","\uE000",!1),r.some(i=>!c(i))&&this.#e.unsettle()}if(n==="getopts"&&r[1]!==void 0&&this.#e.assign(r[1],"\uE000",!1),n==="printf"&&r.some(i=>i.startsWith("-v"))){let i=r.findIndex(a=>a.startsWith("-v")),o=r[i]==="-v"?r[i+1]:r[i]?.slice(2);this.#e.
assign(vt(o??"",n),"\uE000",!1)}if(n==="let")for(let i of r)this.#e.assign(/^\w+/u.exec(i)?.[0]??"","\uE000",!1);_r.has(n)&&this.#z(r),n==="exec"&&r.length===0&&(this.#i=s)}#H(e,n){let r=n.text===void 0?dt(n)??[]:n.text.split(`
`);for(let s of r.filter(i=>i!==""&&(c(i)||i.includes("\uE007"))).slice(0,4))for(let i of e.filter(o=>/^[A-Za-z_]\w*$/u.test(o)))for(let o of new Set([s,...s.trim().split(/\s+/u).slice(0,3)]))this.#e.assign(i,o,!1)}#z(e){e.some(n=>!c(n)&&(!/^\w+=/u.test(n)||n.includes("\uE001")))&&this.#e.unsettle(),e.some(n=>/^[-+][A-Za-z]*[nlu]/u.test(n))&&this.#e.unsettle();for(let n of e){let r=/^(\w+)\+?=(.*)$/su.exec(n);r!==null&&this.#e.assign(r[1]??"",c(n)&&!n.includes("+=")?r[2]??"":"\uE000",!1)}}#I(e){let n=e.find(r=>!/^-[LPe@n]+$/u.test(r)&&r!=="--");n===void 0?this.#t=this.#n.home:!n.startsWith("/")&&this.#e.isAssigned("CDPATH")?this.#t=void 0:!c(n)||n==="-"||/^[-+]\d/u.test(n)?this.#t=void 0:n.startsWith("/")?this.#t=pe.test(n)?ve.posix.normalize(n):n:this.#t?.startsWith("/")===!0?this.#t=_(n,
this.#t):this.#t!==void 0&&(this.#t=ve.posix.resolve(this.#t,n))}#B(){let e=this.#l.flatMap(({name:r})=>r.includes("/")?[r]:[]);if(e.length===0&&this.#c.length===0)return;let n=new Set;for(let{base:r,args:s,redirections:i}of this.#l){for(let{operator:o,target:a}of i)o.includes(">")&&n.add(W(a));if(Or.has(r))for(let[o,a]of s.entries())kr(r,s[o-1]??"")||n.add(W(rt(a)))}for(let r of["null","","1","2","&1","&2"])n.delete(r);for(let r of[...this.#c,...e])n.has(W(r))&&this.#o("own-script",r)}};function kr(t,e){return t==="rsync"&&e==="-e"||t==="tar"&&e==="-I"||t==="scp"&&e==="-S"}var bt=/^(?:FCEDIT|MANPAGER|(?:[A-Z]+_)*(?:PAGER|EDITOR|VISUAL|BROWSER|ASKPASS|RSH|SSH|SSH_COMMAND|PROXY_COMMAND|DEFAULT_COMMAND|PASSWORD_COMMAND|PASSCOMMAND|EXTERNAL_DIFF))$/u;function Tr({base:t,args:e,assigned:n}){let r=Rr.has(t)?e.map(s=>/^(\w+)=(.*)$/su.exec(s)):[];return[...n.flatMap(({name:s,value:i})=>bt.test(s)?[i]:[]),...r.flatMap(s=>s!==null&&bt.test(s[1]??"")?[s[2]??""]:[])].filter(s=>s!=="")}var Rr=new Set(["export","declare","typeset","env","readonly","local","sudo"]);function $r(t){let e=[],n=r=>{r.type==="SimpleExpansion"?e.push(r.text.slice(1)):r.type==="ParameterExpansion"?e.push(r.prefix==="!"&&r.index===void 0&&!/[*@]\}$/u.test(r.text)?`!${r.parameter}`:r.parameter):r.type!=="Script"&&h(r,n)};for(let r of t.suffix)(r.type!=="Word"||!$(r))&&n(r);return e}function W(t){return t.
slice(t.lastIndexOf("/")+1)}function Nr(t){return W(t).toLowerCase()}function vt(t,e){return c(t)?t.replace(/\[.*$/su,""):e}function Pr(t,e){return e.length!==1||e[0]?.length!==1||(t.parts?.some(r=>!["Literal","SingleQuoted","DoubleQuoted","AnsiCQuoted"].includes(r.type))??!1)&&!/^"?\$(?:\w+|\{\w+\})"?\//u.test(t.text)?!1:At(e[0][0]??"")}function At(t){return c(t)||c(W(t))&&W(t)!==""&&!t.includes("\uE001")}function Ir(t){let e=t.at(-1),n=t.length===1&&e!==void 0?Lr(e):void 0;return n===void 0?{kind:"pipe",from:t}:{kind:"pipe",from:t,text:n}}function Lr({base:t,args:e,input:n,redirections:r,through:s}){if(s.length>0||r.some(({operator:a})=>a.includes(">"))||!e.every(c))return;if(t==="cat"&&(e.length===0||e[0]==="-"))return n.kind==="text"?n.text:void 0;if(t==="echo"){let a=e[0]==="-n"?e.slice(
1):e;return/^-[neE]+$/u.test(a[0]??"")||a.some(d=>d.includes("\\"))?void 0:`${a.join(" ")}
`}if(t!=="printf")return;let[i="",...o]=e;return/^%s(?:\\n)?$/u.test(i)?`${o.join(`
`)}
`:o.length===0&&!/[%\\]/u.test(i.replace(/\\n$/u,""))?`${i.replace(/\\n$/u,"")}
`:void 0}function _t({commands:t,pipes:e}){let n=new Map,r=i=>{let o=n.get(i)??Wr(i);return n.set(i,o),o},s=new Set;return t.filter(i=>{let{before:o,after:a}=Cr(i,e),d=[...o,...a];if(d.length>16)return!0;let u=d.length===0?r(i):`${o.length}${[i,...d].map(r).join("")}`;return!s.has(u)&&s.add(u)})}function Cr(t,e){let n=[...t.input.from??[]];for(let s=0;s<n.length&&n.length<=16;s+=1)n.push(...n[s]?.input.from??[]);let r=[];for(let s=e.get(t);s!==void 0&&r.length<=16;s=e.get(s))r.push(s);return{before:n,after:r}}function Wr({name:t,args:e,assigned:n,redirections:r,input:s,variables:i,through:o,cwd:a}){return n.length+r.length+i.length+o.length===0&&s.kind==="none"?`${a??""}\0${t}\0${e.join("\0")}`:[`${e.length} ${n.length} ${r.length} ${i.length} ${o.length} ${s.kind}`,a??"",t,...e,...n.flatMap(d=>[
d.name,d.value]),...r.flatMap(({operator:d,target:u})=>[d,u]),...i,...o,s.text??"",s.file??""].join("\0")}function M(t){return Mr.test(t)?t.toLowerCase():t.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),"").toUpperCase().toLowerCase().normalize("NFKC").split("/").map(e=>/^\.{1,2}$/u.test(e)?e:Dr(e)).join("/")}var Mr=/^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;function Dr(t){let e=t.length;for(;e>0&&(t[e-1]==="."||t[e-1]===" ");)e-=1;let n=t.slice(0,e).search(/:{1,2}\$/u);return n>0?t.slice(0,n):t.slice(0,e)}var Ot=new Map;function Pt(t){let e=Ot.get(t);if(e!==void 0)return e;let n=M(t).split("/").filter((r,s)=>r!==""||s===0);return Ot.set(t,n),n}var kt=new WeakMap;function Fr(t){let e=kt.get(t);if(e!==void 0)return e;let n=new Map,r=[];for(let i of t){let o=Pt(i),a=Tt(o.filter(u=>u!==""&&!u.includes("*")&&!u.includes("?"))),d=a===""?void 0:n.get(a);a===""?r.push([Tt(o.flatMap(
u=>u.split(/[*?]/u))),i]):d===void 0?n.set(a,[i]):d.push(i)}let s={byName:n,byPiece:r};return kt.set(t,s),s}function Tt(t){let e="";for(let n of t)n.length>e.length&&(e=n);return e}function V(t,e){let{byName:n,byPiece:r}=Fr(e);for(let s of It(t)){let i=n.get(s);if(i!==void 0&&i.some(o=>Rt(t,o)))return!0}return r.some(([s,i])=>t.includes(s)&&Rt(t,i))}function Rt(t,e){let n=Pt(e),r=It(t),s=n[1];if(n[0]==="**"&&s!==void 0&&s!=="**"){if(n.length===2)return _e(r.at(-1)??"",s);if(n.length===3&&n[2]==="**")return r.some(o=>_e(o,s))}let i=new Set(Ae(n,0));for(let o of r){let a=new Set;for(let d of i){let u=n[d];if(u!==void 0){if(u==="**")for(let p of Ae(n,d))a.add(p);else if(_e(o,u))for(let p of Ae(n,d+1))a.add(p)}}if(i=a,i.size===0)return!1}return i.has(n.length)}var $t="",Nt=[""];function It(t){
return t!==$t&&(Nt=t.split("/").filter((e,n)=>e!==""||n===0),$t=t),Nt}function Ae(t,e){let n=[e];for(let r=e;t[r]==="**";r+=1)n.push(r+1);return n}function _e(t,e){if(!e.includes("*")&&!e.includes("?"))return t===e;let n=0,r=0,s=-1,i=0;for(;n<t.length;)if(r<e.length&&(e[r]===t[n]||e[r]==="?"))n+=1,r+=1;else if(e[r]==="*")s=r,i=n,r+=1;else if(s>=0)i+=1,n=i,r=s+1;else return!1;for(;e[r]==="*";)r+=1;return r===e.length}function Lt(t,e,n){return[...new Set(Me(t).flatMap(r=>[_(r,e),De(r,_(".",e),n)]))]}var jr=5e3,qr=500;function Ct(t,e,n){let r=t.split("/"),s=[""];for(let[i,o]of r.entries()){let a=i===0?"":"/";if(c(o)){s=s.map(u=>`${u}${a}${o}`);continue}let d=[];for(let u of s){let p=u.startsWith("/")?u:`${e}/${u}`,y=n.names(p,jr);for(let j of y??[])Ur(j,o)&&d.push(`${u}${a}${j}`);if(d.length>qr)return}s=d}return s}function Ur(t,e){if(t.startsWith(".")&&!e.startsWith("."))return!1;let n=[0],r=new Set(n);for(let s of e){let i=new Set;for(let o of r)if(s==="\uE002")for(let a=o;a<=t.length;a+=1)i.add(a);else o<t.length&&(s==="\uE003"||s===t[o]||!c(s))&&i.add(o+1);r=i}return r.has(t.length)}var Y="what a command prints goes into the session and its logs, so a credential would leave the machine",D="Use the tool that needs the credential and let it read it by itself; never print, copy or send it.",Oe=/(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|CREDENTIALS?|APIKEY|API_KEY|PRIVATE_KEY|ACCESS_KEY|SECRET_KEY|AUTH)(?:_|$)|(?:TOKEN|PASSWORD|APIKEY)$/u;function g(t,e,n,r){return[{rule:t,seen:typeof e=="string"?e:Hr(e),why:n,instead:r,severity:"block"}]}function de(t,e){return e.inner(t).filter(({rule:n,severity:r})=>r==="block"&&!/^(?:not-bash|dynamic-name|hidden-code|too-deep|installer)$/u.test(n))}function Hr({name:t,args:e}){return v([t,...e].join(" "))}var zr=new Set(["ls","stat","test","[","[[","find","chmod","chown","touch","mkdir","rm","rmdir","basename","dirname","realpath","readlink","file","du","git","echo","printf","ssh-keygen","ssh-add","which","cd","mysql","psql","wc","type","locate","tree","shred","docker","node","dotenv","dotenvx","env-cmd"]),Br=/\.(?:example|sample|template|dist|pub|md)$/i,Gr=/(?:^|[/@])(?:169\.254\.169\.254|169\.254\.170\.2|100\.100\.100\.200|metadata\.google\.internal|metadata\.azure\.com|\[?fd00:ec2::254\]?|2852039166|0xa9fea9fe|0251\.0376\.0251\.0376|169\.254\.43518)(?:[:/]|$)/i,Kr=10;function Vr(t){return t.length>=Kr&&(/\d/.test(t)||t.toLowerCase().includes("metadata"))}function Yr(t,e,{policy:n,files:r}){let s=t.startsWith("@")||t.startsWith("<")?t.slice(1):t,i=c(s)&&!s.includes("\u2026")?s:v(s).replaceAll(
/…+/gu,"x");return i.includes(".")&&Br.test(i)?!1:Lt(i,e.cwd??"/",r).some(o=>o!==void 0&&V(M(o),n.credentialFiles))}function le(t,e,n){if(/^-{1,2}[a-z-]{1,20}$/u.test(t))return"nothing";let r=Qr(n.policy),s=`${e.cwd??""}\0${t}`,i=r.get(s);if(i!==void 0)return i;let a=!t.includes("=")&&!"-@<".includes(t.charAt(0))?void 0:/^(?:[^=]*=|-[A-Za-z]?)?[@<]?(.+)$/su.exec(t.replace(/^[\w-]+=/u,""))?.[1],p=[t,...a===void 0||a===t?[]:[a]].flatMap(y=>Xr(y,e,n)).some(y=>es(y)&&Yr(y,e,n))?"file":Vr(t)&&Gr.test(t)?"service":"nothing";return r.set(s,p),p}var Wt=new WeakMap;function Qr(t){let e=Wt.get(t)??new Map;return Wt.set(t,e),e}function Mt(t,e){let n=zr.has(t.base)&&!(t.base==="git"&&t.args.some(r=>/^(?:show|cat-file|diff|grep|blame|annotate|archive)$/u.test(r)));for(let{operator:r,target:s}of t.redirections)
if((r==="<"||r==="<>")&&le(s,t,e)==="file")return g("credentials-read",`${t.name} ${v(s)}`,Y,D);for(let r of Jr(t)){let s=le(r,t,e);if(s==="file"&&!n)return g("credentials-read",`${t.name} ${v(r)}`,Y,D);let i=r.startsWith(`http://${"\uE003"}/`);if(s==="service"||i)return g("credentials-read",t,"the metadata service hands out the machine\u2019s credentials",D)}return[]}var Zr=["ssh","scp","sftp","mosh","ssh-copy-id"];function Jr({base:t,args:e}){if(t==="cp"||t==="mv"||t==="ln"||t==="install")return e.some(r=>/^-\w*t|^--target/u.test(r))?e:e.slice(0,-1);if(t==="git")return e.flatMap(r=>[r,.../^[^:]*:(?:\d:)?(.+)$/su.exec(r)?.slice(1)??[]]);if(t==="openssl")return e.filter((r,s)=>!/^-(?:key)?out$/u.test(e[s-1]??""));let n=t==="jq"&&!e.includes("-f")?e.findIndex(r=>!r.startsWith("-")):-1;return n>=
0?e.filter((r,s)=>s!==n):Zr.includes(t)?e.filter((r,s)=>!/^-[iFo]./u.test(r)&&!/^-[iFo]$/u.test(e[s-1]??"")):e}function Xr(t,{cwd:e},{files:n,root:r}){return!c(t)&&c(t.replaceAll("\uE002","").replaceAll("\uE003",""))?[t,...Ct(t,e??r,n)??[]]:[t]}function es(t){return t!==""&&t.length<4096&&/^@?[^\s'"|;$(){}]+$/u.test(v(t))&&!(t.startsWith("-")&&!t.includes("/"))}var Dt=(...t)=>require("./rules-credentials.cjs").secretVariableRule(...t);var ts=new Set("jq awk gawk mawk nawk env printenv set export readonly envsubst yq declare typeset ps grep egrep rg ag aws gcloud az kubectl oc helm vault consul etcdctl credhub keyring op pass gopass rbw keepassxc-cli kwallet-query security secret-tool age gpg gpg2 git-crypt heroku vercel netlify railway supabase firebase serverless sls doppler infisical teller chamber aws-vault doctl npm pnpm yarn bundle gem poetry composer pip mvn make cmake bazel php rails docker docker-compose podman systemctl launchctl tmux direnv mise dotenv dotenvx gomplate ansible ansible-inventory pulumi terraform tofu docker-credential-desktop bw lpass sops ansible-vault fly flyctl gh glab hub".split(" ")),Ft=(t,...e)=>ts.has(t)?require("./rules-credentials.cjs").credentialRule(t,...e):void 0;var jt=(...t)=>require("./rules-destructive.cjs").redirectionRules(...t),qt=(...t)=>require("./rules-destructive.cjs").forkBomb(...t),Ut=(...t)=>require("./rules-destructive.cjs").makesFileSystem(...t),ns=new Set("rm rimraf unlink find gfind fd shred dd chmod chown chgrp setfacl mv truncate rsync kill crontab at anacron incrontab schtasks batch mount pkill killall nc ncat netcat socat psql mysql mariadb sqlite3 sqlite mongosh mongo sqlcmd clickhouse-client duckdb mkswap wipefs fdisk sfdisk cfdisk gdisk sgdisk parted blkdiscard hdparm cryptsetup lvremove vgremove pvremove badblocks shutdown reboot halt poweroff init telinit insmod rmmod modprobe kexec swapoff userdel groupdel deluser delgroup visudo vipw srm wipe scrub nwipe diskutil killall5 umount losetup passwd chpasswd useradd adduser u\
sermod groupadd groupmod gpasswd chsh chfn sudoedit setcap zpool mkfs newfs kubectl oc helm terraform tofu terragrunt pulumi cdk docker podman aws gcloud gsutil az doctl heroku redis-cli dropdb dropuser mysqladmin systemctl launchctl loginctl update-alternatives iptables nft ufw npm cargo twine gem sysctl pre-commit lefthook husky overcommit setenforce history".split(" ")),Ht=(t,...e)=>ns.has(t)?require("./rules-destructive.cjs").destructiveRule(t,...e):void 0;var ke=(...t)=>require("./rules-git.cjs").git(...t),ue=(...t)=>require("./rules-git.cjs").gh(...t),F=(...t)=>require("./rules-git.cjs").httpClient(...t),Te=(...t)=>require("./rules-git.cjs").rewriter(...t),zt=(...t)=>require("./rules-git.cjs").gitEnvironment(...t);var Bt=(...t)=>require("./rules-installers.cjs").sourceVariable(...t),rs=new Set("dpkg rpm pacman yay mvn mvnw pip pip3 npx bunx pnpx nix-shell nix guix uvx npm pnpm yarn bun poetry pipenv uv pdm cargo go gem bundle bundler composer dotnet mix dart flutter deno corepack pod apt apt-get aptitude yum dnf microdnf zypper apk brew port snap flatpak choco winget scoop emerge conda mamba pipx nix-env easy_install cpan cpanm apt-add-repository add-apt-repository apt-key nuget luarocks helm gh".split(" ")),Re=(t,...e)=>rs.has(t)?require("./rules-installers.cjs").installerRule(t,...e):void 0;var Gt=(...t)=>require("./rules-interpreters.cjs").interpreterRule(...t),Kt=(...t)=>require("./rules-interpreters.cjs").consoleCommands(...t),Q=(...t)=>require("./rules-interpreters.cjs").awk(...t),$e=(...t)=>require("./rules-interpreters.cjs").sed(...t),x=(...t)=>require("./rules-interpreters.cjs").editor(...t);var ss=[[/^(?:python[\d.]*|pypy[\d.]*|[bi]python\d?|ptpython\d?|jython|micropython|hy|sage|flask|django-admin)$/u,/^-[A-Za-z]*c$/u],[/^(?:j?ruby[\d.]*|perl[\d.]*|raku|irb|pry)$/u,/^-[A-Za-z0-9]*[eE]$/u],[/^(?:node|nodejs|bun|tsx|ts-node|coffee)$/u,/^(?:-[a-z]*[ep]|--eval|--print)$/u],[/^(?:php[\d.]*|psysh)$/u,/^-[rBRE]$/u],[/^deno$/u,/^(?:eval|--eval)$/u]],is=/^(?:lua[\d.]*|luajit|texlua|r|rscript|julia|octave(?:-cli)?|matlab|maxima|gp|gnuplot|guile|racket|csi|gosh|sbcl|clisp|ecl|emacs|newlisp|janet|fennel|clojure|clj|bb|osascript|groovy(?:sh)?|scala(?:-cli)?|kotlinc?|jshell|jrunscript|elixir|iex|mix|erl|swift|tclsh[\d.]*|wish[\d.]*|expect|ghci?|utop|ocaml|crystal|nim|rails|dotnet|tcc|wolframscript|raku|gdb|lldb)$/u,os=/^(?:-(?:e|c|x|b|r|o|E|ex|eval|batch|code|eval-command)|--(?:ex|eval|execute|eval-command|one-line|batch-string)|r(?:unner)?)$/u,
Ne=new Map;function as(t){if(!ds.includes(t))return Ne.has(t)||Ne.set(t,ls(t)),Ne.get(t)}var ds=" ls cat git cd npm grep echo head tail wc sort uniq sed awk find rg mkdir rm cp mv test [ jq docker make cargo go tar cut tee true".split(" ");function ls(t){return ss.find(([e])=>e.test(t))?.[1]??(is.test(t)?os:void 0)}function Vt(t){return as(t)!==void 0}function Pe(t,{policy:e}){let n=M(t.replace(/^(?:refs\/)?heads\//u,"").replace(/^refs\/(?:for|drafts)\//u,"").replace(/^refs\/remotes\/[^/]+\//u,""));return V(n,e.mainBranches)}function Yt(t){if(t.base!=="uv"&&!t.args.some(s=>Ie(s)||s.includes("mpip")||s.includes("mensure")))return;let e=t.args.findIndex(s=>/^-[A-Za-z]*m(?:pip3?|ensurepip)$/u.test(s));if(e>=0)return{...t,name:"pip",base:"pip",args:t.args.slice(e+1)};if(t.base!=="uv"&&!t.args.some(Ie))return;let n=t.args.findIndex(s=>/^(?:pip|pip3|ensurepip|conda)$/u.test(s)),r=t.args[n-1];if(!(n<0||!(t.base==="uv"||r!==void 0&&Ie(r))))return{...t,name:"pip",base:"pip",args:t.args.slice(n+1)}}function Ie(t){return t.startsWith("-")&&t.endsWith("m")&&/^-[A-Za-z]+$/u.test(t)}var Jt={name:"no-dangerous-shell",judge:(t,e)=>t.event!=="before"?[]:[...Os(t,e),...t.commands.flatMap(r=>Xt(r,t.cwd,e))]},J={"dynamic-name":["which program runs is decided only while the shell runs","Write the name of the program out."],"hidden-code":["the code that would run is put together only while the shell runs","Write the commands out, one call each."],"not-bash":["bash would read this in another way than it looks, or not at all","Mend the quotes and brackets, or split the command."],"piped-code":["a program out of a pipe runs before anybody has read it","Save it to a file, read it, and only then run it."],"too-deep":["programs are nested deeper than can be followed","Write the commands out, one call each."],"changed-names":["it changes what the names of programs mean","Call the pr\
ograms by their own names."],"own-script":["the same command writes a script and runs it, so nobody has seen it","Write the file with the file tool first, then run it."]},us=4;function Xt(t,e,n,r=0){let s=Et(t,{cwd:e,home:n.home}),i={...n,pipes:s.pipes,commands:s.commands,inner:a=>r>=us?g("too-deep",a,...J["too-deep"]):Xt(a,e,n,r+1),isMain:a=>Pe(a,n),namesCredentials:(a,d)=>le(a,d,i)},o=[...t.includes("()")?qt(t):[],...fs(s),...cs(s.commands),..._t(s).flatMap(a=>hs(a,i))];return[...new Map(o.map(a=>[`${a.rule} ${a.severity}`,a])).values()]}function cs(t){let n=t.some(({base:r,args:s})=>(r==="set"||I(r))&&s.some(i=>/^-[a-z]*x[a-z]*$/u.test(i)||i==="xtrace"))?t.flatMap(({variables:r})=>r).find(r=>Oe.test(r)):void 0;return n===void 0?[]:g("credentials-read",`set -x \u2026 $${n}`,Y,D)}function fs({
opaque:t}){return t.map(({code:e,seen:n})=>({rule:e,seen:n,why:J[e][0],instead:J[e][1],severity:"block"}))}var Qt={git:ke,gh:ue,glab:ue,hub:(t,e)=>[...ue(t,e),...ke(t,e)],pwsh:Z,powershell:Z,cmd:Z,"cmd.exe":Z,"powershell.exe":Z,curl:F,wget:F,http:F,https:F,xh:F,"git-filter-repo":Te,bfg:Te,awk:Q,gawk:Q,mawk:Q,nawk:Q,sed:$e,gsed:$e,vim:x,vi:x,nvim:x,ex:x,view:x,rvim:x,rview:x,vimdiff:x,ed:x,less:x,more:x};function ps(t){return Object.hasOwn(Qt,t)?Qt[t]:void 0}function Z(t){return t.args.some(e=>/^(?:--?(?:c|cwa|co|com\w*|e|ec|en\w*)|-|\/{1,2}[ckrs])$/i.test(e))||t.input.kind!=="none"?g("not-bash",t,"this guard reads bash alone","Use the bash tool."):[]}function hs(t,e){let n=re(t.base,t.args)?[]:[Ht,Ft,Re,ps].flatMap(s=>s(t.base)?.(t,e)??[]),r=Yt(t);return[...n,...r===void 0?[]:Re("pip")?.(r,
e)??[],...ys(t.base)?Ut(t,e):[],...Vt(t.base)?Gt(t,e):[],...t.redirections.some(ms)?jt(t,e):[],...Mt(t,e),...t.variables.some(gs)?Dt(t,e):[],...Ss(t),...bs(t),..._s(t,e)]}function ms({target:t}){return t.startsWith("/")&&t!=="/dev/null"&&!t.startsWith("/tmp/")}function gs(t){return t.startsWith("!")||Oe.test(t)}function ys(t){return t.includes("fs")&&/^(?:mkfs|mke2fs|newfs|fsck)(?:[._]|$)/u.test(t)}var xs=new Set("ed ex bc dc psql mysql mariadb sqlite sqlite3 duckdb lftp ftp sftp cpio".split(" "));function Ss({base:t,input:e,name:n}){if(e.from===void 0||e.text!==void 0)return[];if(!xs.has(t))return[];let r=new Set(e.from);for(let s of r)for(let i of s.input.from??[])r.add(i);return[...r].some(s=>/^(?:curl|wget|nc|ncat|base64|xxd)$/u.test(s.base))?g("piped-code",`\u2026 | ${n}`,J["piped-cod\
e"][0],J["piped-code"][1]):[]}var ws=new Set(["export","declare","typeset","env","readonly","local","sudo"]);function bs(t){let e=ws.has(t.base)?t.args.flatMap(s=>/^(\w+)=(.*)$/su.exec(s)?.slice(1,3)??[]):[],n=t.assigned.map(({name:s,value:i})=>[s,i]);for(let s=0;s+1<e.length;s+=2)n.push([e[s]??"",e[s+1]??""]);let r=t.base==="unset"?t.args.map(s=>[s,""]):[];return[...n,...r].flatMap(([s,i])=>s==="AGENT_REMEDIATION_TASK"?g("environment",`${s}=\u2026`,"only the launcher says what kind of task this is","Leave it."):/^(?:PATH|LD_PRELOAD|LD_AUDIT|LD_LIBRARY_PATH|DYLD_INSERT_LIBRARIES|BASH_ENV|ENV|PROMPT_COMMAND|PS4|BASH_FUNC_.*|SHELLOPTS|GIT_EXEC_PATH|GIT_TEMPLATE_DIR|NODE_OPTIONS|PYTHONSTARTUP|PERL5OPT|RUBYOPT|PERL5DB|PYTHONPATH|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|LESSOPEN|LESSCLOSE)$/u.
test(s)&&vs(s,i)?g("environment",`${s}=\u2026`,"this variable makes other programs run code","Leave it unset."):Bt(s,i)?g("environment",`${s}=\u2026`,"packages would come from elsewhere, or build with another program","Leave it unset."):zt(s,i,t))}function vs(t,e){return t==="NODE_OPTIONS"?/(?:^|[\s=])(?:-r|--require|--import|--loader|--experimental-loader|--env-file|--inspect)/u.test(e)||!c(e):t==="PATH"?/(?:^|:)(?:\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)|\.\/?(?::|$))/u.test(e):t==="PYTHONPATH"||t==="LD_LIBRARY_PATH"?/(?:^|:)\/(?:tmp|var\/tmp|dev\/shm)(?:\/|:|$)/u.test(e):/^(?:_?JAVA|JDK|MAVEN|GRADLE)_/u.test(t)?/-(?:javaagent|agentpath|agentlib|Xrunjdwp|XX:OnOutOfMemoryError|XX:OnError)/u.test(e):t==="PS4"?/\$\(|`/u.test(e):e!==""}var Es=new Set(["","echo","printf","print","grep","egrep","\
fgrep","rg","ag","ack","man","info","apropos","whatis","which","type","whereis","help","hash","command","git","gh","glab","test","[","[[","cat","ls","head","tail","wc","sort","uniq","diff","cmp","expr","basename","dirname","logger","jq","sed","awk","gawk","find","fd","tr","cut","cd","mkdir","touch","cp","mv","ln","rm","stat","file","pgrep","pkill","pidof","killall","ps","kill","tree","du","chmod","chown","alias","export","declare","local","read","set","unset","make","npm","yarn","pnpm","pip","pip3","apt","apt-get","brew","yum","dnf","apk","docker","podman","kubectl","systemctl","service","journalctl","crontab","at","locate","update-alternatives","dpkg","rpm","column","seq","tee","tar","zip","unzip","readlink","realpath","let","return","case","rename","md5sum","sha256sum","strings","xxd","o\
d","comm","join","paste","look","yes","banner","figlet","cowsay","notify-send","say","osascript","date","shopt","complete","compgen","trap","eval","go","cargo","python","python3","node","perl","ruby","curl","wget","ssh-keygen","useradd","adduser","usermod","su","chsh","screen","dirs","pushd","popd","ffmpeg","convert","rsync","scp","ssh"]),As=/^(?:rm|git|dd|shred|mkfs[\w.]*|chmod|chown|truncate|kubectl|terraform|docker|find)$/u;function _s(t,e){if(Es.has(t.base)||I(t.base)||t.through.length>3)return[];for(let o of t.args){if(!/\s/u.test(o)||!c(o)||o.length>=Zt)continue;let a=o.replace(/^(?:-{1,2}[\w.-]+[=:]|[\w-]+:(?=\w))/u,""),d=[...Le(a.split(/[\s'"`()[\]{};|&!]+/u),e),.../[|;&]|\b(?:ba|da|z|k)?sh\s+-[a-z]*c\b/u.test(a)?de(a,e):[]];if(d.length>0)return d}let n=t.input.text,r=n===void 0||n.
length>=Zt?[]:Kt(n).flatMap(o=>de(o,e));if(r.length>0)return r;let s=t.args.indexOf("--"),i=s<0?[]:t.args.slice(s+1);return i.length>0&&i.every(c)&&i.length<1e3?[...Le(t.args,e),...de(i.map(en).join(" "),e)]:Le(t.args,e)}function en(t){return/^~[\w./-]*$/u.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}var Zt=1e4;function Le(t,e){let n=t.findIndex((s,i)=>i+1<t.length&&c(s)&&(As.test(s.slice(s.lastIndexOf("/")+1))||I(s.slice(s.lastIndexOf("/")+1))&&/^-[a-z]*c$/u.test(t[i+1]??"")));if(n<0)return[];let r=t.slice(n);return r.every(c)?e.inner(r.map(en).join(" ")).filter(({severity:s})=>s==="block"):[]}function Os({tool:t,kind:e,values:n},r){if(e==="other-shell")return g("not-bash",t,"this guard reads bash alone","Use the bash tool.");let s=t.startsWith("mcp__")?/^mcp__.+?__(.+)$/u.exec(t)?.[1]??"":
"";if(s==="")return[];let i=(d,u)=>n.some(({key:p,text:y})=>p===d&&u.test(y));if(ks.test(s)||/pull_request|merge_request/u.test(s)&&(i("draft",/^false$/u)||i("event",/^approve$/i)))return g("never-merge",t,"merging, approving and settings belong to a person","Leave the pull request as a draft.");let a=e==="reads"?void 0:n.find(({key:d,text:u})=>d==="branch"&&Pe(u,r));return a===void 0?[]:g("push-main",`${t} on ${a.text}`,"nobody writes to a main branch: changes arrive by a reviewed pull request","Name the branch of this finding.")}var ks=/(?:^|_)(?:merge_(?:pull_request|pr|merge_request|branch)|enable_(?:pull_request_)?auto_?merge|approve_(?:pull_request|pr|merge_request)|ready_for_review|delete_(?:repository|branch|ref)|update_(?:ref|branch_protection))/u;nt(Jt,__filename,process);
