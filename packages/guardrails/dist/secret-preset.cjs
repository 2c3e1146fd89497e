// secret-preset: built by packages/guardrails/src/build.ts. Licences: licenses.txt
const program=require('node:url').pathToFileURL(__filename).href;
"use strict";var Hs=Object.create;var Rt=Object.defineProperty;var zs=Object.getOwnPropertyDescriptor;var js=Object.getOwnPropertyNames;var Zs=Object.getPrototypeOf,Bs=Object.prototype.hasOwnProperty;var _n=(e,n)=>()=>{try{return n||e((n={exports:{}}).exports,n),n.exports}catch(r){throw n=0,r}},Ws=(e,n)=>{for(var r in n)Rt(e,r,{get:n[r],enumerable:!0})},En=(e,n,r,o)=>{
if(n&&typeof n=="object"||typeof n=="function")for(let a of js(n))!Bs.call(e,a)&&a!==r&&Rt(e,a,{get:()=>n[a],enumerable:!(o=zs(n,a))||o.enumerable});return e};var ut=(e,n,r)=>(r=e!=null?Hs(Zs(e)):{},En(n||!e||!e.__esModule?Rt(r,"default",{value:e,enumerable:!0}):r,e)),Vs=e=>En(Rt({},"__esModule",{value:!0}),e);var Tn=_n(ce=>{"use strict";Object.defineProperty(ce,"__esModule",{value:!0});ce.binarySearch=ce.upperBound=ce.lowerBound=ce.compare=void 0;function Ct(e,n){return e<
n}ce.compare=Ct;function qs(e,n,r=Ct){let o=e.length,a=0;for(;o;){let c=o>>>1,u=a+c;r(n,e[u])?o=c:(a=u+1,o-=c+1)}return a}ce.upperBound=qs;function An(e,n,r=Ct){
let o=e.length,a=0;for(;o;){let c=o>>>1,u=a+c;r(e[u],n)?(a=u+1,o-=c+1):o=c}return a}ce.lowerBound=An;function Qs(e,n,r=Ct){let o=An(e,n,r);return o!==e.length&&
!r(n,e[o])}ce.binarySearch=Qs});var yn=_n(Ot=>{"use strict";Object.defineProperty(Ot,"__esModule",{value:!0});Ot.StructuredSource=void 0;var Js=Tn(),Zt=class{constructor(n){this.indice=[0];let r=/[\r\n\u2028\u2029]/g,
o=n.length;for(r.lastIndex=0;;){let a=r.exec(n);if(!a)break;let c=a.index;n.charCodeAt(c)===13&&n.charCodeAt(c+1)===10&&(c+=1);let u=c+1;if(o<u)break;this.indice.
push(u),r.lastIndex=u}}get line(){return this.indice.length}locationToRange(n){return[this.positionToIndex(n.start),this.positionToIndex(n.end)]}rangeToLocation(n){
return{start:this.indexToPosition(n[0]),end:this.indexToPosition(n[1])}}positionToIndex(n){return this.indice[n.line-1]+n.column}indexToPosition(n){let r=(0,Js.
upperBound)(this.indice,n);return{line:r,column:n-this.indice[r-1]}}};Ot.StructuredSource=Zt});var Va={};Ws(Va,{preset:()=>Wa});module.exports=Vs(Va);var wn=ut(yn(),1);function Sn(e,n){if(!e)throw new Error(n)}var Pt=class{hasBOM;content;filePath;physicalFilePath;contentType;ext;structuredSource;constructor({content:n="",ext:r,filePath:o,physicalFilePath:a,contentType:c}){
Sn(r||o,"should be set either of fileExt or filePath."),this.hasBOM=n.charCodeAt(0)===65279,this.content=this.hasBOM?n.slice(1):n,this.structuredSource=new wn.StructuredSource(
this.content),this.filePath=o,this.physicalFilePath=a,this.contentType=c,this.ext=r}getFilePath(){return this.filePath}getPhysicalFilePath(){return this.physicalFilePath}locationToRange(n){
return this.structuredSource.locationToRange(n)}rangeToLocation(n){let r=this.structuredSource.rangeToLocation(n);return{start:{line:r.start.line,column:r.start.
column},end:{line:r.end.line,column:r.end.column}}}positionToIndex(n){return this.structuredSource.positionToIndex(n)}indexToPosition(n){let r=this.structuredSource.
indexToPosition(n);return{line:r.line,column:r.column}}};var ft=class{#e=new Map;on(n,r){let a=this.#e.get(n)??new Set;a?.add(r),this.#e.set(n,a)}emit(n,...r){let o=this.#e.get(n);if(o)for(let a of o)a(...r)}off(n,r){
let o=this.#e.get(n);if(o)for(let a of o)a===r&&o.delete(r)}removeAllListeners(){this.#e.clear()}listenerCount(n){return this.#e.get(n)?.size??0}listeners(n){return Array.
from(this.#e.get(n)??[])}},xt=class{events;constructor(){this.events=new ft}listenerCount(n){return this.events.listenerCount(n)}on(n,r){return this.events.on(n,
r)}emit(n,...r){let o=[];return this.events.listeners(n).forEach(a=>{o.push(a(...r))}),Promise.all(o)}};var In=(e,n)=>typeof n!="object"||n===null?e():e(n),Xs=(e,n)=>{let r=Object.keys(n),o=r.find(u=>u===e);if(o)return o;let[a]=e.split("-");if(!a)return"en";let c=r.
find(u=>u===a);return c||"en"},Rn=(e,n)=>(r,o)=>{let a=e[r];if(!a)throw new Error(`messages:${String(r)} is missing in messages.`);if(typeof a=="function"){if(typeof r!=
"string")throw new Error(`message's key:${String(r)} should be string`);return{message:In(a,o),messageId:r,data:o}}let c=n&&n.defaultLocale?n.defaultLocale:"en",
u=Xs(c,a),d=a[u];if(!d)throw a.en?new Error(`messages${String(r)}.${u} is missing in messages.`):new Error(`message's key:${String(r)}.en should be defined in m\
essages.`);if(typeof r!="string")throw new Error(`message's key:${String(r)}.en should be string`);return{message:In(d,o),messageId:r,data:o}};var Cn=()=>{let e=new ft,n=Symbol("report"),r=Symbol("ignore");return{report(o){e.emit(n,o)},onReport(o){let a=c=>{o(c)};return e.on(n,a),()=>{e.off(n,a)}},ignore(o){
e.emit(r,o)},onIgnore(o){let a=c=>{o(c)};return e.on(r,a),()=>{e.off(r,a)}}}},bt=({ruleId:e,ruleParentId:n,meta:r,severity:o,sourceCode:a,contextEvents:c,sharedOptions:u,
locale:d})=>({sharedOptions:u,createTranslator:f=>Rn(f,{defaultLocale:d}),ignore(f){let{message:h}=f.message;c.ignore({type:"ignore",ruleId:e,ruleParentId:n,range:f.
range,targetRuleId:f.targetRuleId,loc:a.rangeToLocation(f.range),message:h})},report(f){let{message:h,messageId:_,data:y}=f.message,w=o??"error";n?c.report({...f,
type:"message",ruleId:e,ruleParentId:n,loc:a.rangeToLocation(f.range),severity:w,message:h,messageId:_,docsUrl:r.docs?.url?`${r.docs.url}#${_}`:void 0,data:y}):
c.report({...f,type:"message",ruleId:e,loc:a.rangeToLocation(f.range),severity:w,message:h,messageId:_,docsUrl:r.docs?.url?`${r.docs.url}#${_}`:void 0,data:y})}});var Nt=class{ruleReportHandle;ruleCreator;descriptorRule;constructor({descriptorRule:n,context:r}){this.descriptorRule=n,this.ruleCreator=n.rule;let o=n.options||
{};this.ruleReportHandle=this.ruleCreator.create(r,o)}allowMessageIds(){if(!this.descriptorRule.allowMessageIds)return[];let n=this.ruleCreator.meta.id;return this.
descriptorRule.allowMessageIds.map(r=>({messageId:r,ruleId:n}))}supportSourceCode(n){let r=n.contentType;return r==="unknown"||this.ruleCreator.meta.supportedContentTypes.
includes("all")?!0:this.ruleCreator.meta.supportedContentTypes.includes(r)}async file(n){let r=this.ruleReportHandle.file;if(r)return r(n)}};var vt=class{perf;PerformanceObserver;observer;enabled;entries=[];measures=[];startMarkNames=new Set;executionPromises=[];constructor(n){this.perf=n.perf,this.PerformanceObserver=
n.PerformanceObserver,this.enabled=n.enabled??!0}get isEnabled(){return this.enabled}setEnabled(n){this.enabled!==n&&(this.enabled=n,n||this.stopObserving())}startObserving(){
let n=/(.*?)::end(\|\|.*)?/,r=new this.PerformanceObserver(o=>{if(!this.enabled)return;o.getEntries().forEach(c=>{if(c.entryType==="mark"){let u=c.name.match(n),
d=u?u[1]:void 0,f=u&&u[2]?u[2]:"";if(d){let h=`${d}::start${f}`;this.startMarkNames.has(h)&&this.executionPromises.push(Promise.resolve().then(()=>{this.perf.measure(
d+f,h,c.name)}))}else this.startMarkNames.add(c.name);this.entries.push(c)}else c.entryType==="measure"&&this.measures.push(c)})});r.observe({entryTypes:["mark",
"measure"]}),this.observer=r}stopObserving(){this.observer?.disconnect(),this.observer=void 0,this.entries.length=0,this.measures.length=0,this.executionPromises.
length=0,this.startMarkNames.clear()}mark(n){this.enabled&&(this.observer||this.startObserving(),"id"in n?this.perf.mark(`${n.type}||${n.id}`):this.perf.mark(n.
type))}waifForExecutionPromises=()=>Promise.all(this.executionPromises).finally(()=>{this.executionPromises.length=0});async getEntries(){return await this.waifForExecutionPromises(),
this.entries}async getMeasures(){return await this.waifForExecutionPromises(),this.measures}};var Kt=ut(require("node:perf_hooks"),1);var Bt=class{disconnect(){}observe(n){}},le=new vt({perf:Kt.default.performance,PerformanceObserver:Kt.default.PerformanceObserver?Kt.default.PerformanceObserver:
Bt});var On=()=>{let e=new xt,n=new Set,r=Symbol("lint:start"),o=[];return{collectAllowMessageIds(){let a=[];return o.forEach(c=>{a.push(...c.allowMessageIds())}),a},
runLint(a){return e.emit(r,a)},registerRule({descriptorRule:a,context:c}){if(n.has(a.id))throw new Error(`rule.id:${a.id} is already registered.
                
Duplicated rule.id is something wrong in .secretlintrc.                
`);n.add(a.id);let u=new Nt({descriptorRule:a,context:c});o.push(u),e.on(r,async({sourceCode:d})=>{le.mark({type:"@core>rule-handler::start",id:a.rule.meta.id}),
u.supportSourceCode(d)&&await u.file(d),le.mark({type:"@core>rule-handler::end",id:a.rule.meta.id})})},registerRulePreset({descriptorRulePreset:a,context:c}){let u=a.
options||[];a.rule.create(c,u)},isRegistered(a){return n.has(a)}}};var Pn=({configRulePreset:e,sourceCode:n,runningEvents:r,contextEvents:o,sharedOptions:a,locale:c})=>{let u=e.rules||[];if(!Array.isArray(u))throw console.error(
`${e.id}:PresetRules is invalid format`,u),new Error("preset's rules should be an array of rule definitions");return{sharedOptions:a,registerRule(d,f){let h=u.find(
j=>j.id===d.meta.id),_=h?h.options:void 0,y=h?h.disabled:void 0,w=h?h.severity:void 0,O=h?h.allowMessageIds:void 0,K=bt({ruleId:d.meta.id,ruleParentId:e.id,meta:d.
meta,severity:w,sourceCode:n,contextEvents:o,sharedOptions:a,locale:c}),D=f||{};r.registerRule({descriptorRule:{...D,...h,id:d.meta.id,options:_,rule:d,disabled:y,
allowMessageIds:O,severity:w},context:K})}}};var xn=(e,n)=>{let[r,o]=n;return r<=e&&e<=o};function bn(e){let n=e.reportedMessages,r=e.ignoredMessages;return n.filter(o=>!r.some(a=>{let c=xn(o.range[0],a.range)&&
xn(o.range[1],a.range);return c&&a.targetRuleId?a.targetRuleId==="*"?!0:o.ruleId===a.targetRuleId:c}))}var Nn=e=>({process(n){let r=n;if(e.length===0)throw new Error("processors should be > 0");return e.reduce((o,a)=>a(o),r)}});var eo=(e,n)=>e.range[0]===n.range[0]&&e.range[1]===n.range[1]&&"severity"in e&&"severity"in n&&e.severity===n.severity&&e.message===n.message;function Wt(e=[]){
return e.filter((n,r)=>!e.slice(r+1).some(a=>eo(n,a)))}function vn(e){return e.sort(function(n,r){let o=n.range[0]-r.range[0];return o===0?n.range[1]-r.range[1]:o})}var Kn=(e,n)=>{let r=new Set(n.map(o=>`${o.ruleId}--${o.messageId}`));return e.filter(o=>!r.has(`${o.ruleId}--${o.messageId}`))};var Vt=(e,n)=>{for(let r of Object.keys(e))typeof e[r]=="object"?e[r]=Vt(e[r],n):Array.isArray(e[r])?e[r]=e[r].map(o=>Vt(o,n)):typeof e[r]=="string"&&(e[r]=n(e[r]));
return e},to=e=>"*".repeat(e.length),no=(e,n)=>{let r=e;for(let o of n)r=r.replaceAll(o,"*".repeat(o.length));return r},Ln=(e=[])=>e.map(n=>{if(n.type!=="messag\
e")return n;let r=[],o=n.data?Vt(n.data,c=>(r.push(c),to(c))):void 0;if(!o)return n;let a=no(n.message,r);return{...n,message:a,data:o}});var $n=e=>{let n=bn(e),r=Kn(n,e.allowMessageIds),o=e.maskSecrets?[Wt,Ln]:[Wt],a=Nn(o);return vn(a.process(r))};var ro=()=>{},Dn=()=>ro;var Lt=Dn("@secretlint/core"),Mn=({source:e,options:n})=>{le.mark({type:"@core>lint::start",id:e.filePath}),Lt("source filePath: %O",e.filePath),Lt("options: %O",
n);let r=n.config.rules,o=n.locale??"en",a=n.maskSecrets??!1,c=Cn(),u=On(),d=[],f=[];c.onReport(_=>{d.push(_)}),c.onIgnore(_=>{f.push(_)});let h=new Pt({content:e.
content,filePath:e.filePath,physicalFilePath:n.noPhysicFilePath?void 0:e.filePath,ext:e.ext||"",contentType:e.contentType});return le.mark({type:"@core>setup-ru\
les::start"}),r.forEach(_=>{le.mark({type:"@core>setup-rule::start",id:_.rule.meta.id}),ao({sourceCode:h,config:n.config,descriptorRule:_,contextEvents:c,runningEvents:u,
locale:o}),le.mark({type:"@core>setup-rule::end",id:_.rule.meta.id})}),le.mark({type:"@core>setup-rules::end"}),u.runLint({sourceCode:h}).then(()=>({filePath:e.
filePath,sourceContent:e.contentType==="text"?e.content:void 0,sourceContentType:e.contentType,messages:$n({reportedMessages:d,ignoredMessages:f,allowMessageIds:u.
collectAllowMessageIds(),maskSecrets:a})})).finally(()=>{le.mark({type:"@core>lint::end",id:e.filePath})})},so=e=>e.rule.meta.type==="preset",oo=e=>e.rule.meta.
type==="scanner",ao=({sourceCode:e,config:n,descriptorRule:r,contextEvents:o,runningEvents:a,locale:c})=>{let u=r.id;if(r.disabled){Lt("Skip registerRule %s, be\
cause it is disabled",u);return}Lt("registerRule %s",u);let d=n.sharedOptions??{};if(so(r)){let f=Pn({configRulePreset:r,sourceCode:e,contextEvents:o,runningEvents:a,
sharedOptions:d,locale:c});a.registerRulePreset({descriptorRulePreset:r,context:f});return}else if(oo(r)){let f=bt({ruleId:u,severity:r.severity,meta:r.rule.meta,
sourceCode:e,contextEvents:o,sharedOptions:d,locale:c});a.registerRule({descriptorRule:r,context:f});return}throw new Error(`Unknown descriptor type: ${r}`)};var Ir=ut(require("node:path"),1),X=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{},dt={},qt,kn;function io(){
if(kn)return qt;kn=1;var e=200,n="__lodash_hash_undefined__",r=1/0,o="[object Function]",a="[object GeneratorFunction]",c=/[\\^$.*+?()[\]{}|]/g,u=/^\[object .+?Constructor\]$/,
d=typeof X=="object"&&X&&X.Object===Object&&X,f=typeof self=="object"&&self&&self.Object===Object&&self,h=d||f||Function("return this")();function _(g,i){var p=g?
g.length:0;return!!p&&w(g,i,0)>-1}function y(g,i,p,A){for(var I=g.length,N=p+-1;++N<I;)if(i(g[N],N,g))return N;return-1}function w(g,i,p){if(i!==i)return y(g,O,
p);for(var A=p-1,I=g.length;++A<I;)if(g[A]===i)return A;return-1}function O(g){return g!==g}function K(g,i){return g.has(i)}function D(g,i){return g?.[i]}function j(g){
var i=!1;if(g!=null&&typeof g.toString!="function")try{i=!!(g+"")}catch{}return i}function z(g){var i=-1,p=Array(g.size);return g.forEach(function(A){p[++i]=A}),
p}var Z=Array.prototype,ue=Function.prototype,B=Object.prototype,fe=h["__core-js_shared__"],de=(function(){var g=/[^.]+$/.exec(fe&&fe.keys&&fe.keys.IE_PROTO||"");
return g?"Symbol(src)_1."+g:""})(),pe=ue.toString,he=B.hasOwnProperty,re=B.toString,Ye=RegExp("^"+pe.call(he).replace(c,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,
"$1.*?")+"$"),He=Z.splice,ze=ae(h,"Map"),Oe=ae(h,"Set"),ee=ae(Object,"create");function M(g){var i=-1,p=g?g.length:0;for(this.clear();++i<p;){var A=g[i];this.set(
A[0],A[1])}}function te(){this.__data__=ee?ee(null):{}}function je(g){return this.has(g)&&delete this.__data__[g]}function Ze(g){var i=this.__data__;if(ee){var p=i[g];
return p===n?void 0:p}return he.call(i,g)?i[g]:void 0}function Be(g){var i=this.__data__;return ee?i[g]!==void 0:he.call(i,g)}function We(g,i){var p=this.__data__;
return p[g]=ee&&i===void 0?n:i,this}M.prototype.clear=te,M.prototype.delete=je,M.prototype.get=Ze,M.prototype.has=Be,M.prototype.set=We;function se(g){var i=-1,
p=g?g.length:0;for(this.clear();++i<p;){var A=g[i];this.set(A[0],A[1])}}function oe(){this.__data__=[]}function Ve(g){var i=this.__data__,p=me(i,g);if(p<0)return!1;
var A=i.length-1;return p==A?i.pop():He.call(i,p,1),!0}function qe(g){var i=this.__data__,p=me(i,g);return p<0?void 0:i[p][1]}function Qe(g){return me(this.__data__,
g)>-1}function Je(g,i){var p=this.__data__,A=me(p,g);return A<0?p.push([g,i]):p[A][1]=i,this}se.prototype.clear=oe,se.prototype.delete=Ve,se.prototype.get=qe,se.
prototype.has=Qe,se.prototype.set=Je;function R(g){var i=-1,p=g?g.length:0;for(this.clear();++i<p;){var A=g[i];this.set(A[0],A[1])}}function ne(){this.__data__=
{hash:new M,map:new(ze||se),string:new M}}function Xe(g){return we(this,g).delete(g)}function W(g){return we(this,g).get(g)}function Le(g){return we(this,g).has(
g)}function $e(g,i){return we(this,g).set(g,i),this}R.prototype.clear=ne,R.prototype.delete=Xe,R.prototype.get=W,R.prototype.has=Le,R.prototype.set=$e;function ye(g){
var i=-1,p=g?g.length:0;for(this.__data__=new R;++i<p;)this.add(g[i])}function ge(g){return this.__data__.set(g,n),this}function De(g){return this.__data__.has(
g)}ye.prototype.add=ye.prototype.push=ge,ye.prototype.has=De;function me(g,i){for(var p=g.length;p--;)if(xe(g[p][0],i))return p;return-1}function Se(g){if(!Ge(g)||
tt(g))return!1;var i=rt(g)||j(g)?Ye:u;return i.test(ke(g))}function Me(g,i,p){var A=-1,I=_,N=g.length,v=!0,L=[],$=L;if(N>=e){var k=et(g);if(k)return z(k);v=!1,I=
K,$=new ye}else $=L;e:for(;++A<N;){var V=g[A],U=V;if(V=V!==0?V:0,v&&U===U){for(var ie=$.length;ie--;)if($[ie]===U)continue e;L.push(V)}else I($,U,p)||($!==L&&$.
push(U),L.push(V))}return L}var et=Oe&&1/z(new Oe([,-0]))[1]==r?function(g){return new Oe(g)}:Ue;function we(g,i){var p=g.__data__;return Pe(i)?p[typeof i=="str\
ing"?"string":"hash"]:p.map}function ae(g,i){var p=D(g,i);return Se(p)?p:void 0}function Pe(g){var i=typeof g;return i=="string"||i=="number"||i=="symbol"||i=="\
boolean"?g!=="__proto__":g===null}function tt(g){return!!de&&de in g}function ke(g){if(g!=null){try{return pe.call(g)}catch{}try{return g+""}catch{}}return""}function nt(g){
return g&&g.length?Me(g):[]}function xe(g,i){return g===i||g!==g&&i!==i}function rt(g){var i=Ge(g)?re.call(g):"";return i==o||i==a}function Ge(g){var i=typeof g;
return!!g&&(i=="object"||i=="function")}function Ue(){}return qt=nt,qt}var Qt,Gn;function co(){if(Gn)return Qt;Gn=1;var e=200,n="__lodash_hash_undefined__",r=1/0,
o="[object Function]",a="[object GeneratorFunction]",c=/[\\^$.*+?()[\]{}|]/g,u=/^\[object .+?Constructor\]$/,d=typeof X=="object"&&X&&X.Object===Object&&X,f=typeof self==
"object"&&self&&self.Object===Object&&self,h=d||f||Function("return this")();function _(i,p){var A=i?i.length:0;return!!A&&O(i,p,0)>-1}function y(i,p,A){for(var I=-1,
N=i?i.length:0;++I<N;)if(A(p,i[I]))return!0;return!1}function w(i,p,A,I){for(var N=i.length,v=A+-1;++v<N;)if(p(i[v],v,i))return v;return-1}function O(i,p,A){if(p!==
p)return w(i,K,A);for(var I=A-1,N=i.length;++I<N;)if(i[I]===p)return I;return-1}function K(i){return i!==i}function D(i,p){return i.has(p)}function j(i,p){return i?.[p]}
function z(i){var p=!1;if(i!=null&&typeof i.toString!="function")try{p=!!(i+"")}catch{}return p}function Z(i){var p=-1,A=Array(i.size);return i.forEach(function(I){
A[++p]=I}),A}var ue=Array.prototype,B=Function.prototype,fe=Object.prototype,de=h["__core-js_shared__"],pe=(function(){var i=/[^.]+$/.exec(de&&de.keys&&de.keys.
IE_PROTO||"");return i?"Symbol(src)_1."+i:""})(),he=B.toString,re=fe.hasOwnProperty,Ye=fe.toString,He=RegExp("^"+he.call(re).replace(c,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,
"$1.*?")+"$"),ze=ue.splice,Oe=Pe(h,"Map"),ee=Pe(h,"Set"),M=Pe(Object,"create");function te(i){var p=-1,A=i?i.length:0;for(this.clear();++p<A;){var I=i[p];this.set(
I[0],I[1])}}function je(){this.__data__=M?M(null):{}}function Ze(i){return this.has(i)&&delete this.__data__[i]}function Be(i){var p=this.__data__;if(M){var A=p[i];
return A===n?void 0:A}return re.call(p,i)?p[i]:void 0}function We(i){var p=this.__data__;return M?p[i]!==void 0:re.call(p,i)}function se(i,p){var A=this.__data__;
return A[i]=M&&p===void 0?n:p,this}te.prototype.clear=je,te.prototype.delete=Ze,te.prototype.get=Be,te.prototype.has=We,te.prototype.set=se;function oe(i){var p=-1,
A=i?i.length:0;for(this.clear();++p<A;){var I=i[p];this.set(I[0],I[1])}}function Ve(){this.__data__=[]}function qe(i){var p=this.__data__,A=Se(p,i);if(A<0)return!1;
var I=p.length-1;return A==I?p.pop():ze.call(p,A,1),!0}function Qe(i){var p=this.__data__,A=Se(p,i);return A<0?void 0:p[A][1]}function Je(i){return Se(this.__data__,
i)>-1}function R(i,p){var A=this.__data__,I=Se(A,i);return I<0?A.push([i,p]):A[I][1]=p,this}oe.prototype.clear=Ve,oe.prototype.delete=qe,oe.prototype.get=Qe,oe.
prototype.has=Je,oe.prototype.set=R;function ne(i){var p=-1,A=i?i.length:0;for(this.clear();++p<A;){var I=i[p];this.set(I[0],I[1])}}function Xe(){this.__data__=
{hash:new te,map:new(Oe||oe),string:new te}}function W(i){return ae(this,i).delete(i)}function Le(i){return ae(this,i).get(i)}function $e(i){return ae(this,i).has(
i)}function ye(i,p){return ae(this,i).set(i,p),this}ne.prototype.clear=Xe,ne.prototype.delete=W,ne.prototype.get=Le,ne.prototype.has=$e,ne.prototype.set=ye;function ge(i){
var p=-1,A=i?i.length:0;for(this.__data__=new ne;++p<A;)this.add(i[p])}function De(i){return this.__data__.set(i,n),this}function me(i){return this.__data__.has(
i)}ge.prototype.add=ge.prototype.push=De,ge.prototype.has=me;function Se(i,p){for(var A=i.length;A--;)if(rt(i[A][0],p))return A;return-1}function Me(i){if(!Ue(i)||
ke(i))return!1;var p=Ge(i)||z(i)?He:u;return p.test(nt(i))}function et(i,p,A){var I=-1,N=_,v=i.length,L=!0,$=[],k=$;if(A)L=!1,N=y;else if(v>=e){var V=we(i);if(V)
return Z(V);L=!1,N=D,k=new ge}else k=$;e:for(;++I<v;){var U=i[I],ie=U;if(U=A||U!==0?U:0,L&&ie===ie){for(var st=k.length;st--;)if(k[st]===ie)continue e;$.push(U)}else
N(k,ie,A)||(k!==$&&k.push(ie),$.push(U))}return $}var we=ee&&1/Z(new ee([,-0]))[1]==r?function(i){return new ee(i)}:g;function ae(i,p){var A=i.__data__;return tt(
p)?A[typeof p=="string"?"string":"hash"]:A.map}function Pe(i,p){var A=j(i,p);return Me(A)?A:void 0}function tt(i){var p=typeof i;return p=="string"||p=="number"||
p=="symbol"||p=="boolean"?i!=="__proto__":i===null}function ke(i){return!!pe&&pe in i}function nt(i){if(i!=null){try{return he.call(i)}catch{}try{return i+""}catch{}}
return""}function xe(i,p){return i&&i.length?et(i,void 0,p):[]}function rt(i,p){return i===p||i!==i&&p!==p}function Ge(i){var p=Ue(i)?Ye.call(i):"";return p==o||
p==a}function Ue(i){var p=typeof i;return!!i&&(p=="object"||p=="function")}function g(){}return Qt=xe,Qt}var ht={exports:{}};ht.exports;var Un;function lo(){return Un||
(Un=1,(function(e,n){var r=200,o="Expected a function",a="__lodash_hash_undefined__",c=1,u=2,d=9007199254740991,f="[object Arguments]",h="[object Array]",_="[ob\
ject Boolean]",y="[object Date]",w="[object Error]",O="[object Function]",K="[object GeneratorFunction]",D="[object Map]",j="[object Number]",z="[object Object]",
Z="[object Promise]",ue="[object RegExp]",B="[object Set]",fe="[object String]",de="[object Symbol]",pe="[object WeakMap]",he="[object ArrayBuffer]",re="[object\
 DataView]",Ye="[object Float32Array]",He="[object Float64Array]",ze="[object Int8Array]",Oe="[object Int16Array]",ee="[object Int32Array]",M="[object Uint8Arra\
y]",te="[object Uint8ClampedArray]",je="[object Uint16Array]",Ze="[object Uint32Array]",Be=/\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/,We=/^\w*$/,se=/^\./,
oe=/[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g,Ve=/[\\^$.*+?()[\]{}|]/g,qe=/\\(\\)?/g,Qe=/^\[object .+?Constructor\]$/,
Je=/^(?:0|[1-9]\d*)$/,R={};R[Ye]=R[He]=R[ze]=R[Oe]=R[ee]=R[M]=R[te]=R[je]=R[Ze]=!0,R[f]=R[h]=R[he]=R[_]=R[re]=R[y]=R[w]=R[O]=R[D]=R[j]=R[z]=R[ue]=R[B]=R[fe]=R[pe]=
!1;var ne=typeof X=="object"&&X&&X.Object===Object&&X,Xe=typeof self=="object"&&self&&self.Object===Object&&self,W=ne||Xe||Function("return this")(),Le=n&&!n.nodeType&&
n,$e=Le&&!0&&e&&!e.nodeType&&e,ye=$e&&$e.exports===Le,ge=ye&&ne.process,De=(function(){try{return ge&&ge.binding("util")}catch{}})(),me=De&&De.isTypedArray;function Se(t,s,l){
switch(l.length){case 0:return t.call(s);case 1:return t.call(s,l[0]);case 2:return t.call(s,l[0],l[1]);case 3:return t.call(s,l[0],l[1],l[2])}return t.apply(s,
l)}function Me(t,s){for(var l=-1,m=t?t.length:0,T=Array(m);++l<m;)T[l]=s(t[l],l,t);return T}function et(t,s){for(var l=-1,m=s.length,T=t.length;++l<m;)t[T+l]=s[l];
return t}function we(t,s){for(var l=-1,m=t?t.length:0;++l<m;)if(s(t[l],l,t))return!0;return!1}function ae(t){return function(s){return s?.[t]}}function Pe(t,s){
var l=t.length;for(t.sort(s);l--;)t[l]=t[l].value;return t}function tt(t,s){for(var l=-1,m=Array(t);++l<t;)m[l]=s(l);return m}function ke(t){return function(s){
return t(s)}}function nt(t,s){return t?.[s]}function xe(t){var s=!1;if(t!=null&&typeof t.toString!="function")try{s=!!(t+"")}catch{}return s}function rt(t){var s=-1,
l=Array(t.size);return t.forEach(function(m,T){l[++s]=[T,m]}),l}function Ge(t,s){return function(l){return t(s(l))}}function Ue(t){var s=-1,l=Array(t.size);return t.
forEach(function(m){l[++s]=m}),l}var g=Array.prototype,i=Function.prototype,p=Object.prototype,A=W["__core-js_shared__"],I=(function(){var t=/[^.]+$/.exec(A&&A.
keys&&A.keys.IE_PROTO||"");return t?"Symbol(src)_1."+t:""})(),N=i.toString,v=p.hasOwnProperty,L=p.toString,$=RegExp("^"+N.call(v).replace(Ve,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,
"$1.*?")+"$"),k=W.Symbol,V=W.Uint8Array,U=p.propertyIsEnumerable,ie=g.splice,st=k?k.isConcatSpreadable:void 0,xr=Ge(Object.keys,Object),on=Math.max,$t=Fe(W,"Dat\
aView"),ot=Fe(W,"Map"),Dt=Fe(W,"Promise"),Mt=Fe(W,"Set"),kt=Fe(W,"WeakMap"),at=Fe(Object,"create"),br=Ne($t),Nr=Ne(ot),vr=Ne(Dt),Kr=Ne(Mt),Lr=Ne(kt),gt=k?k.prototype:
void 0,Gt=gt?gt.valueOf:void 0,an=gt?gt.toString:void 0;function be(t){var s=-1,l=t?t.length:0;for(this.clear();++s<l;){var m=t[s];this.set(m[0],m[1])}}function $r(){
this.__data__=at?at(null):{}}function Dr(t){return this.has(t)&&delete this.__data__[t]}function Mr(t){var s=this.__data__;if(at){var l=s[t];return l===a?void 0:
l}return v.call(s,t)?s[t]:void 0}function kr(t){var s=this.__data__;return at?s[t]!==void 0:v.call(s,t)}function Gr(t,s){var l=this.__data__;return l[t]=at&&s===
void 0?a:s,this}be.prototype.clear=$r,be.prototype.delete=Dr,be.prototype.get=Mr,be.prototype.has=kr,be.prototype.set=Gr;function _e(t){var s=-1,l=t?t.length:0;
for(this.clear();++s<l;){var m=t[s];this.set(m[0],m[1])}}function Ur(){this.__data__=[]}function Fr(t){var s=this.__data__,l=_t(s,t);if(l<0)return!1;var m=s.length-
1;return l==m?s.pop():ie.call(s,l,1),!0}function Yr(t){var s=this.__data__,l=_t(s,t);return l<0?void 0:s[l][1]}function Hr(t){return _t(this.__data__,t)>-1}function zr(t,s){
var l=this.__data__,m=_t(l,t);return m<0?l.push([t,s]):l[m][1]=s,this}_e.prototype.clear=Ur,_e.prototype.delete=Fr,_e.prototype.get=Yr,_e.prototype.has=Hr,_e.prototype.
set=zr;function Ee(t){var s=-1,l=t?t.length:0;for(this.clear();++s<l;){var m=t[s];this.set(m[0],m[1])}}function jr(){this.__data__={hash:new be,map:new(ot||_e),
string:new be}}function Zr(t){return Et(this,t).delete(t)}function Br(t){return Et(this,t).get(t)}function Wr(t){return Et(this,t).has(t)}function Vr(t,s){return Et(
this,t).set(t,s),this}Ee.prototype.clear=jr,Ee.prototype.delete=Zr,Ee.prototype.get=Br,Ee.prototype.has=Wr,Ee.prototype.set=Vr;function mt(t){var s=-1,l=t?t.length:
0;for(this.__data__=new Ee;++s<l;)this.add(t[s])}function qr(t){return this.__data__.set(t,a),this}function Qr(t){return this.__data__.has(t)}mt.prototype.add=mt.
prototype.push=qr,mt.prototype.has=Qr;function Ae(t){this.__data__=new _e(t)}function Jr(){this.__data__=new _e}function Xr(t){return this.__data__.delete(t)}function es(t){
return this.__data__.get(t)}function ts(t){return this.__data__.has(t)}function ns(t,s){var l=this.__data__;if(l instanceof _e){var m=l.__data__;if(!ot||m.length<
r-1)return m.push([t,s]),this;l=this.__data__=new Ee(m)}return l.set(t,s),this}Ae.prototype.clear=Jr,Ae.prototype.delete=Xr,Ae.prototype.get=es,Ae.prototype.has=
ts,Ae.prototype.set=ns;function rs(t,s){var l=Re(t)||zt(t)?tt(t.length,String):[],m=l.length,T=!!m;for(var E in t)v.call(t,E)&&!(T&&(E=="length"||Ft(E,m)))&&l.push(
E);return l}function _t(t,s){for(var l=t.length;l--;)if(Ht(t[l][0],s))return l;return-1}var ss=Rs(is);function os(t,s,l,m,T){var E=-1,S=t.length;for(l||(l=Ns),T||
(T=[]);++E<S;){var P=t[E];l(P)?et(T,P):T[T.length]=P}return T}var as=Cs();function is(t,s){return t&&as(t,s,St)}function cn(t,s){s=At(s,t)?[s]:ln(s);for(var l=0,
m=s.length;t!=null&&l<m;)t=t[Tt(s[l++])];return l&&l==m?t:void 0}function cs(t){return L.call(t)}function ls(t,s){return t!=null&&s in Object(t)}function Ut(t,s,l,m,T){
return t===s?!0:t==null||s==null||!ct(t)&&!yt(s)?t!==t&&s!==s:us(t,s,Ut,l,m,T)}function us(t,s,l,m,T,E){var S=Re(t),P=Re(s),C=h,b=h;S||(C=Ie(t),C=C==f?z:C),P||(b=
Ie(s),b=b==f?z:b);var F=C==z&&!xe(t),Y=b==z&&!xe(s),G=C==b;if(G&&!F)return E||(E=new Ae),S||ks(t)?un(t,s,l,m,T,E):Os(t,s,C,l,m,T,E);if(!(T&u)){var q=F&&v.call(t,
"__wrapped__"),Q=Y&&v.call(s,"__wrapped__");if(q||Q){var Ce=q?t.value():t,Te=Q?s.value():s;return E||(E=new Ae),l(Ce,Te,m,T,E)}}return G?(E||(E=new Ae),Ps(t,s,l,
m,T,E)):!1}function fs(t,s,l,m){var T=l.length,E=T;if(t==null)return!E;for(t=Object(t);T--;){var S=l[T];if(S[2]?S[1]!==t[S[0]]:!(S[0]in t))return!1}for(;++T<E;){
S=l[T];var P=S[0],C=t[P],b=S[1];if(S[2]){if(C===void 0&&!(P in t))return!1}else{var F=new Ae,Y;if(!(Y===void 0?Ut(b,C,m,c|u,F):Y))return!1}}return!0}function ds(t){
if(!ct(t)||Ks(t))return!1;var s=hn(t)||xe(t)?$:Qe;return s.test(Ne(t))}function ps(t){return yt(t)&&jt(t.length)&&!!R[L.call(t)]}function hs(t){return typeof t==
"function"?t:t==null?gn:typeof t=="object"?Re(t)?Es(t[0],t[1]):_s(t):Ys(t)}function gs(t){if(!Ls(t))return xr(t);var s=[];for(var l in Object(t))v.call(t,l)&&l!=
"constructor"&&s.push(l);return s}function ms(t,s){var l=-1,m=it(t)?Array(t.length):[];return ss(t,function(T,E,S){m[++l]=s(T,E,S)}),m}function _s(t){var s=xs(t);
return s.length==1&&s[0][2]?pn(s[0][0],s[0][1]):function(l){return l===t||fs(l,t,s)}}function Es(t,s){return At(t)&&dn(s)?pn(Tt(t),s):function(l){var m=Us(l,t);
return m===void 0&&m===s?Fs(l,t):Ut(s,m,void 0,c|u)}}function As(t,s,l){var m=-1;s=Me(s.length?s:[gn],ke(hs));var T=ms(t,function(E,S,P){var C=Me(s,function(b){
return b(E)});return{criteria:C,index:++m,value:E}});return Pe(T,function(E,S){return Is(E,S,l)})}function Ts(t){return function(s){return cn(s,t)}}function ys(t,s){
return s=on(s===void 0?t.length-1:s,0),function(){for(var l=arguments,m=-1,T=on(l.length-s,0),E=Array(T);++m<T;)E[m]=l[s+m];m=-1;for(var S=Array(s+1);++m<s;)S[m]=
l[m];return S[s]=E,Se(t,this,S)}}function Ss(t){if(typeof t=="string")return t;if(lt(t))return an?an.call(t):"";var s=t+"";return s=="0"&&1/t==-1/0?"-0":s}function ln(t){
return Re(t)?t:$s(t)}function ws(t,s){if(t!==s){var l=t!==void 0,m=t===null,T=t===t,E=lt(t),S=s!==void 0,P=s===null,C=s===s,b=lt(s);if(!P&&!b&&!E&&t>s||E&&S&&C&&
!P&&!b||m&&S&&C||!l&&C||!T)return 1;if(!m&&!E&&!b&&t<s||b&&l&&T&&!m&&!E||P&&l&&T||!S&&T||!C)return-1}return 0}function Is(t,s,l){for(var m=-1,T=t.criteria,E=s.criteria,
S=T.length,P=l.length;++m<S;){var C=ws(T[m],E[m]);if(C){if(m>=P)return C;var b=l[m];return C*(b=="desc"?-1:1)}}return t.index-s.index}function Rs(t,s){return function(l,m){
if(l==null)return l;if(!it(l))return t(l,m);for(var T=l.length,E=-1,S=Object(l);++E<T&&m(S[E],E,S)!==!1;);return l}}function Cs(t){return function(s,l,m){for(var T=-1,
E=Object(s),S=m(s),P=S.length;P--;){var C=S[++T];if(l(E[C],C,E)===!1)break}return s}}function un(t,s,l,m,T,E){var S=T&u,P=t.length,C=s.length;if(P!=C&&!(S&&C>P))
return!1;var b=E.get(t);if(b&&E.get(s))return b==s;var F=-1,Y=!0,G=T&c?new mt:void 0;for(E.set(t,s),E.set(s,t);++F<P;){var q=t[F],Q=s[F];if(m)var Ce=S?m(Q,q,F,s,
t,E):m(q,Q,F,t,s,E);if(Ce!==void 0){if(Ce)continue;Y=!1;break}if(G){if(!we(s,function(Te,ve){if(!G.has(ve)&&(q===Te||l(q,Te,m,T,E)))return G.add(ve)})){Y=!1;break}}else if(!(q===
Q||l(q,Q,m,T,E))){Y=!1;break}}return E.delete(t),E.delete(s),Y}function Os(t,s,l,m,T,E,S){switch(l){case re:if(t.byteLength!=s.byteLength||t.byteOffset!=s.byteOffset)
return!1;t=t.buffer,s=s.buffer;case he:return!(t.byteLength!=s.byteLength||!m(new V(t),new V(s)));case _:case y:case j:return Ht(+t,+s);case w:return t.name==s.
name&&t.message==s.message;case ue:case fe:return t==s+"";case D:var P=rt;case B:var C=E&u;if(P||(P=Ue),t.size!=s.size&&!C)return!1;var b=S.get(t);if(b)return b==
s;E|=c,S.set(t,s);var F=un(P(t),P(s),m,T,E,S);return S.delete(t),F;case de:if(Gt)return Gt.call(t)==Gt.call(s)}return!1}function Ps(t,s,l,m,T,E){var S=T&u,P=St(
t),C=P.length,b=St(s),F=b.length;if(C!=F&&!S)return!1;for(var Y=C;Y--;){var G=P[Y];if(!(S?G in s:v.call(s,G)))return!1}var q=E.get(t);if(q&&E.get(s))return q==s;
var Q=!0;E.set(t,s),E.set(s,t);for(var Ce=S;++Y<C;){G=P[Y];var Te=t[G],ve=s[G];if(m)var mn=S?m(ve,Te,G,s,t,E):m(Te,ve,G,t,s,E);if(!(mn===void 0?Te===ve||l(Te,ve,
m,T,E):mn)){Q=!1;break}Ce||(Ce=G=="constructor")}if(Q&&!Ce){var wt=t.constructor,It=s.constructor;wt!=It&&"constructor"in t&&"constructor"in s&&!(typeof wt=="fu\
nction"&&wt instanceof wt&&typeof It=="function"&&It instanceof It)&&(Q=!1)}return E.delete(t),E.delete(s),Q}function Et(t,s){var l=t.__data__;return vs(s)?l[typeof s==
"string"?"string":"hash"]:l.map}function xs(t){for(var s=St(t),l=s.length;l--;){var m=s[l],T=t[m];s[l]=[m,T,dn(T)]}return s}function Fe(t,s){var l=nt(t,s);return ds(
l)?l:void 0}var Ie=cs;($t&&Ie(new $t(new ArrayBuffer(1)))!=re||ot&&Ie(new ot)!=D||Dt&&Ie(Dt.resolve())!=Z||Mt&&Ie(new Mt)!=B||kt&&Ie(new kt)!=pe)&&(Ie=function(t){
var s=L.call(t),l=s==z?t.constructor:void 0,m=l?Ne(l):void 0;if(m)switch(m){case br:return re;case Nr:return D;case vr:return Z;case Kr:return B;case Lr:return pe}
return s});function bs(t,s,l){s=At(s,t)?[s]:ln(s);for(var m,T=-1,S=s.length;++T<S;){var E=Tt(s[T]);if(!(m=t!=null&&l(t,E)))break;t=t[E]}if(m)return m;var S=t?t.
length:0;return!!S&&jt(S)&&Ft(E,S)&&(Re(t)||zt(t))}function Ns(t){return Re(t)||zt(t)||!!(st&&t&&t[st])}function Ft(t,s){return s=s??d,!!s&&(typeof t=="number"||
Je.test(t))&&t>-1&&t%1==0&&t<s}function fn(t,s,l){if(!ct(l))return!1;var m=typeof s;return(m=="number"?it(l)&&Ft(s,l.length):m=="string"&&s in l)?Ht(l[s],t):!1}
function At(t,s){if(Re(t))return!1;var l=typeof t;return l=="number"||l=="symbol"||l=="boolean"||t==null||lt(t)?!0:We.test(t)||!Be.test(t)||s!=null&&t in Object(
s)}function vs(t){var s=typeof t;return s=="string"||s=="number"||s=="symbol"||s=="boolean"?t!=="__proto__":t===null}function Ks(t){return!!I&&I in t}function Ls(t){
var s=t&&t.constructor,l=typeof s=="function"&&s.prototype||p;return t===l}function dn(t){return t===t&&!ct(t)}function pn(t,s){return function(l){return l==null?
!1:l[t]===s&&(s!==void 0||t in Object(l))}}var $s=Yt(function(t){t=Gs(t);var s=[];return se.test(t)&&s.push(""),t.replace(oe,function(l,m,T,E){s.push(T?E.replace(
qe,"$1"):m||l)}),s});function Tt(t){if(typeof t=="string"||lt(t))return t;var s=t+"";return s=="0"&&1/t==-1/0?"-0":s}function Ne(t){if(t!=null){try{return N.call(
t)}catch{}try{return t+""}catch{}}return""}var Ds=ys(function(t,s){if(t==null)return[];var l=s.length;return l>1&&fn(t,s[0],s[1])?s=[]:l>2&&fn(s[0],s[1],s[2])&&
(s=[s[0]]),As(t,os(s),[])});function Yt(t,s){if(typeof t!="function"||s&&typeof s!="function")throw new TypeError(o);var l=function(){var m=arguments,T=s?s.apply(
this,m):m[0],E=l.cache;if(E.has(T))return E.get(T);var S=t.apply(this,m);return l.cache=E.set(T,S),S};return l.cache=new(Yt.Cache||Ee),l}Yt.Cache=Ee;function Ht(t,s){
return t===s||t!==t&&s!==s}function zt(t){return Ms(t)&&v.call(t,"callee")&&(!U.call(t,"callee")||L.call(t)==f)}var Re=Array.isArray;function it(t){return t!=null&&
jt(t.length)&&!hn(t)}function Ms(t){return yt(t)&&it(t)}function hn(t){var s=ct(t)?L.call(t):"";return s==O||s==K}function jt(t){return typeof t=="number"&&t>-1&&
t%1==0&&t<=d}function ct(t){var s=typeof t;return!!t&&(s=="object"||s=="function")}function yt(t){return!!t&&typeof t=="object"}function lt(t){return typeof t==
"symbol"||yt(t)&&L.call(t)==de}var ks=me?ke(me):ps;function Gs(t){return t==null?"":Ss(t)}function Us(t,s,l){var m=t==null?void 0:cn(t,s);return m===void 0?l:m}
function Fs(t,s){return t!=null&&bs(t,s,ls)}function St(t){return it(t)?rs(t):gs(t)}function gn(t){return t}function Ys(t){return At(t)?ae(Tt(t)):Ts(t)}e.exports=
Ds})(ht,ht.exports)),ht.exports}var Jt,Fn;function uo(){return Fn||(Fn=1,Jt=e=>{if(typeof e!="string")throw new TypeError("Expected a string");return e.replace(
/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}),Jt}var Ke={},Yn;function fo(){if(Yn)return Ke;Yn=1,Object.defineProperty(Ke,"__esModule",{value:!0}),Ke.isRegExpString=
Ke.parseRegExpString=void 0;var e=/^\/(.+)\/([guimysd]*)$/,n=function(o){var a=o.match(e);return a?{source:a[1],flagString:a[2]}:null};Ke.parseRegExpString=n;var r=function(o){
return e.test(o)};return Ke.isRegExpString=r,Ke}var Hn;function po(){return Hn||(Hn=1,(function(e){var n=dt&&dt.__importDefault||function(w){return w&&w.__esModule?
w:{default:w}};Object.defineProperty(e,"__esModule",{value:!0}),e.matchPatterns=e.createRegExp=void 0;var r=n(io()),o=n(co()),a=n(lo()),c=n(uo()),u=fo(),d="ug",
f=function(w){return w.length===0?d:(0,r.default)((w+d).split("")).join("")},h=function(w,O){if(O===void 0&&(O=d),w.length===0)throw new Error("Empty string can\
 not handled");if((0,u.isRegExpString)(w)){var K=(0,u.parseRegExpString)(w);if(K)return new RegExp(K.source,f(K.flagString));throw new Error('"'.concat(w,'" can\
 not parse as RegExp.'))}else return new RegExp((0,c.default)(w),O)};e.createRegExp=h;var _=function(w,O){return w.startIndex===O.startIndex&&w.endIndex===O.endIndex&&
w.match===O.match},y=function(w,O){var K=[];O.map(function(j){return(0,e.createRegExp)(j)}).forEach(function(j){var z=w.matchAll(j);Array.from(z).forEach(function(Z){
if(Z.index!==void 0){var ue=Z[0],B=Z.index;K.push({match:ue,captures:Z.slice(1),startIndex:B,endIndex:B+ue.length})}})});var D=(0,o.default)(K,_);return(0,a.default)(
D,["startIndex","endIndex"])};e.matchPatterns=y})(dt)),dt}var x=po(),Rr={AWSAccountID:["AKIAIOSFODNN7EXAMPLE"],AWSSecretAccessKey:["wJalrXUtnFEMI/K7MDENG/bPxRfi\
CYEXAMPLEKEY"]},zn={AWSAccountID:{en:e=>`found AWS Account ID: ${e.ID}`,ja:e=>`AWS Account ID: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},AWSSecretAccessKey:{
en:e=>`found AWS Secret Access Key: ${e.KEY}`,ja:e=>`AWS Secret Access Key: ${e.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},AWSAccessKeyID:{en:e=>`f\
ound AWS Access Key ID: ${e.ID}`,ja:e=>`AWS Access Key Id: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},ho=({t:e,source:n,context:r,options:o})=>{
let a=/\b(A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}\b/g,c=n.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=[d,d+f.length];
Rr.AWSAccountID.includes(f)||x.matchPatterns(f,o.allows).length>0||r.report({message:e("AWSAccessKeyID",{ID:f}),range:h})}},go=({t:e,source:n,context:r,options:o})=>{
let a="(?:AWS|aws|Aws)?_?",c=`["']?`,u="\\s*(?::|=>|=)\\s*",d=new RegExp(String.raw`${c}${a}(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)${c}${u}${c}([A-Za-z0-9/\+=]{40})${c}\b`,
"g"),f=n.content.matchAll(d);for(let h of f){let _=h.index||0,y=h[1]||"",w=[_,_+y.length];Rr.AWSSecretAccessKey.includes(y)||x.matchPatterns(y,o.allows).length>
0||r.report({message:e("AWSSecretAccessKey",{KEY:y}),range:w})}},mo=({t:e,source:n,context:r,options:o})=>{let a="(AWS|aws|Aws)?_?",c=`("|')?`,u="\\s*(:|=>|=)\\s*",
d=new RegExp(String.raw`${c}${a}(ACCOUNT|account|Account)_?(ID|id|Id)?${c}${u}${c}[0-9]{4}\-?[0-9]{4}\-?[0-9]{4}${c}\b`,"g"),f=n.content.matchAll(d);for(let h of f){
let _=h.index||0,y=h[0]||"",w=[_,_+y.length];x.matchPatterns(y,o.allows).length>0||r.report({message:e("AWSAccountID",{ID:y}),range:w})}},_o={messages:zn,meta:{
id:"@secretlint/secretlint-rule-aws",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/maste\
r/packages/%40secretlint/secretlint-rule-aws/README.md"}},create(e,n){let r={allows:n.allows||[],enableIDScanRule:n.enableIDScanRule??!1},o=e.createTranslator(zn);
return{file(a){r.enableIDScanRule&&(ho({t:o,source:a,context:e,options:r}),mo({t:o,source:a,context:e,options:r})),go({t:o,source:a,context:e,options:r})}}}},Eo=2,
Xt=4,Ao=5,jn=6,pt=48,To=160;function H(e,n){if(n+2>e.length)throw new Error("PKCS12: truncated TLV header");let r=e[n],o=e[n+1],a,c;if(o<128)a=o,c=n+2;else{let d=o&
127;if(d===0||d>4)throw new Error("PKCS12: unsupported ASN.1 length encoding");if(n+2+d>e.length)throw new Error("PKCS12: truncated ASN.1 length");a=0;for(let f=0;f<
d;f++)a=a*256+e[n+2+f];c=n+2+d}let u=c+a;if(u>e.length)throw new Error("PKCS12: TLV extends past buffer");return{tag:r,content:e.subarray(c,u),end:u}}function J(e,n,r){
if(e.tag!==n)throw new Error(`PKCS12: expected ${r} tag 0x${n.toString(16)} but got 0x${e.tag.toString(16)}`)}function Zn(e){J(e,Eo,"INTEGER");let n=0;for(let r of e.
content)n=n*256+r;return n}function rn(e,n){if(e.length!==n.length)return!1;let r=0;for(let o=0;o<e.length;o++)r|=e[o]^n[o];return r===0}var yo=new Uint8Array([
42,134,72,134,247,13,1,7,1]),So=new Uint8Array([43,14,3,2,26]),wo=new Uint8Array([96,134,72,1,101,3,4,2,1]),Io=new Uint8Array([96,134,72,1,101,3,4,2,2]),Ro=new Uint8Array(
[96,134,72,1,101,3,4,2,3]),Co=[{oid:So,hash:{name:"SHA-1",outputSize:20,blockSize:64}},{oid:wo,hash:{name:"SHA-256",outputSize:32,blockSize:64}},{oid:Io,hash:{name:"\
SHA-384",outputSize:48,blockSize:128}},{oid:Ro,hash:{name:"SHA-512",outputSize:64,blockSize:128}}];function Oo(e){for(let{oid:n,hash:r}of Co)if(rn(e,n))return r}
var Po=1e6;function xo(e){let n=H(e,0);J(n,pt,"PFX SEQUENCE");let r=H(n.content,0);if(Zn(r)!==3)throw new Error("PKCS12: unsupported version");let o=H(n.content,
r.end);J(o,pt,"ContentInfo SEQUENCE");let a=H(o.content,0);if(J(a,jn,"contentType OID"),!rn(a.content,yo))throw new Error("PKCS12: unsupported authSafe contentT\
ype");let c=H(o.content,a.end);J(c,To,"[0] EXPLICIT");let u=H(c.content,0);J(u,Xt,"authSafe OCTET STRING");let d=H(n.content,o.end);J(d,pt,"MacData SEQUENCE");let f=H(
d.content,0);J(f,pt,"DigestInfo SEQUENCE");let h=H(f.content,0);J(h,pt,"AlgorithmIdentifier SEQUENCE");let _=H(h.content,0);J(_,jn,"algorithm OID");let y=Oo(_.content);
if(!y)throw new Error("PKCS12: unsupported MAC digest algorithm");if(_.end<h.content.length&&H(h.content,_.end).tag!==Ao)throw new Error("PKCS12: unexpected MAC\
 algorithm parameters");let w=H(f.content,h.end);J(w,Xt,"digest OCTET STRING");let O=H(d.content,f.end);J(O,Xt,"macSalt OCTET STRING");let K=1;if(O.end<d.content.
length){let D=H(d.content,O.end);K=Zn(D)}if(K<1||K>Po)throw new Error("PKCS12: MAC iteration count out of range");return{authSafe:u.content,macHash:y,macSalt:O.
content,macDigest:w.content,iterations:K}}function tn(e){let n=new Uint8Array(e.length);return n.set(e),n}async function Bn(e,n){return new Uint8Array(await globalThis.
crypto.subtle.digest(e.name,tn(n)))}function Wn(e,n){if(e.length===0)return new Uint8Array(0);let r=new Uint8Array(Math.ceil(e.length/n)*n);for(let o=0;o<r.length;o++)
r[o]=e[o%e.length];return r}function bo(e){if(e.length===0)return new Uint8Array(0);let n=new Uint8Array(e.length*2+2);for(let r=0;r<e.length;r++){let o=e.charCodeAt(
r);n[r*2]=o>>8&255,n[r*2+1]=o&255}return n}async function No(e,n,r,o){let a=e.blockSize,c=e.outputSize,d=new Uint8Array(a).fill(3),f=Wn(bo(n),a),h=Wn(r,a),_=new Uint8Array(
d.length+h.length+f.length);_.set(d,0),_.set(h,d.length),_.set(f,d.length+h.length);let y=await Bn(e,_);for(let w=1;w<o;w++)y=await Bn(e,y);return y.subarray(0,
c)}async function vo(e,n){let r;try{r=xo(e)}catch{return!1}try{let o=await No(r.macHash,n,r.macSalt,r.iterations),a=await globalThis.crypto.subtle.importKey("ra\
w",tn(o),{name:"HMAC",hash:r.macHash.name},!1,["sign"]),c=new Uint8Array(await globalThis.crypto.subtle.sign("HMAC",a,tn(r.authSafe)));return rn(c,r.macDigest)}catch{
return!1}}var Ko="notasecret";async function Lo({source:e,context:n,t:r}){if(e.filePath)try{let o=await import("node:fs"),a=await import("node:path"),c=new Uint8Array(
o.readFileSync(e.filePath));if(!await vo(c,Ko))return;n.report({message:r("PrivateKeyP12",{FILE_NAME:a.basename(e.filePath)}),range:[0,e.content.length]})}catch{}}
var Vn={PrivateKeyP12:{en:e=>`found GCP Service Account's private key(p12): ${e.FILE_NAME}`,ja:e=>`GCP\u30B5\u30FC\u30D3\u30B9\u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u79D8\u5BC6\u9375(p12) ${e.
FILE_NAME} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},PrivateKeyJSON:{en:e=>`found GCP Service Account's private key(json): ${e.FILE_NAME}`,ja:e=>`GCP\u30B5\u30FC\
\u30D3\u30B9\u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u79D8\u5BC6\u9375(json): ${e.FILE_NAME} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function $o({source:e,
context:n,t:r}){try{let o=JSON.parse(e.content),a=/-----BEGIN\s?(DSA|RSA|EC|PGP|OPENSSH)?\s?PRIVATE KEY/gm;if(!("private_key_id"in o&&"private_key"in o&&a.test(
o.private_key)))return;n.report({message:r("PrivateKeyJSON",{FILE_NAME:e.filePath?Ir.default.basename(e.filePath):""}),range:[0,e.content.length]})}catch{}}var Do={
messages:Vn,meta:{id:"@secretlint/secretlint-rule-gcp",recommended:!0,type:"scanner",supportedContentTypes:["all"],docs:{url:"https://github.com/secretlint/secr\
etlint/blob/master/packages/%40secretlint/secretlint-rule-gcp/README.md"}},create(e,n){let r=e.createTranslator(Vn);return n.allows,{file(o){if(o.ext===".p12")return Lo(
{source:o,context:e,t:r});if(o.ext===".json")return $o({source:o,context:e,t:r})}}}},qn={PackageJSON_xOauthToken:{en:e=>`found GitHub Token: ${e.TOKEN}`,ja:e=>`\
GitHub Token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},Npmrc_authToken:{en:e=>`found npmrc authToken: ${e.TOKEN}`,ja:e=>`npmrc authToken: ${e.
TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},NPM_ACCESS_TOKEN:{en:e=>`found npm access token: ${e.TOKEN}`,ja:e=>`npm access token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\
\u307E\u3057\u305F`}};function Mo({source:e,options:n,context:r,t:o}){let a=/https?:\/\/(.{1,256}):x-oauth-basic@github.com\//g,c=e.content.matchAll(a);for(let u of c){
let d=u.index||0,f=u[1]||"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("PackageJSON_xOauthToken",{TOKEN:f}),range:h})}}function ko({
source:e,options:n,context:r,t:o}){let a=/_authToken=([^$].*)/g,c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[1]||"",h=[d,d+f.length];x.matchPatterns(
f,n.allows).length>0||r.report({message:o("Npmrc_authToken",{TOKEN:f}),range:h})}}function Go({source:e,options:n,context:r,t:o}){let a=new RegExp("(?<!\\p{L})np\
m_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])","gu"),c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>
0||r.report({message:o("NPM_ACCESS_TOKEN",{TOKEN:f}),range:h})}}var Uo=e=>e?e.endsWith("package.json")||e.endsWith("package-lock.json"):!0,Fo=e=>e?e.endsWith(".\
npmrc"):!0,Yo={messages:qn,meta:{id:"@secretlint/secretlint-rule-npm",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com\
/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-npm/README.md"}},create(e,n){let r=e.createTranslator(qn),o={allows:n.allows||[]};return{
file(a){Uo(a.filePath)?Mo({source:a,options:o,context:e,t:r}):Fo(a.filePath)&&ko({source:a,options:o,context:e,t:r}),Go({source:a,options:o,context:e,t:r})}}}},
Qn={SLACK_TOKEN:{en:e=>`found slack token: ${e.TOKEN}`,ja:e=>`Slack\u30C8\u30FC\u30AF\u30F3: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},IncomingWebhook:{
en:e=>`found Slack Incoming Webhook: ${e.URL}`,ja:e=>`Slack\u306EIncoming Webhooks: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function Ho({
source:e,options:n,context:r,t:o}){let a=/\b(?:xoxb|xoxp|xapp|xoxa|xoxo|xoxr)-(?:\d-)?(?:[a-zA-Z0-9]{1,40}-)+[a-zA-Z0-9]{1,40}\b/g,c=e.content.matchAll(a);for(let u of c){
let d=u.index||0,f=u[0]||"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("SLACK_TOKEN",{TOKEN:f}),range:h})}}function zo({source:e,
options:n,context:r,t:o}){let a=/https:\/\/hooks\.slack\.com\/services\/T[a-zA-Z0-9]{1,40}\/B[a-zA-Z0-9]{1,40}\/[a-zA-Z0-9]{1,40}/gi,c=e.content.matchAll(a);for(let u of c){
let d=u.index||0,f=u[0]||"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("IncomingWebhook",{URL:f}),range:h})}}var jo={messages:Qn,
meta:{id:"@secretlint/secretlint-rule-slack",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/bl\
ob/master/packages/%40secretlint/secretlint-rule-slack/README.md"}},create(e,n){let r=e.createTranslator(Qn),o={allows:n.allows||[]};return{file(a){Ho({source:a,
options:o,context:e,t:r}),zo({source:a,options:o,context:e,t:r})}}}},Jn={BasicAuth:{en:e=>`found basic auth credential: ${e.CREDENTIAL}`,ja:e=>`\u30D9\u30FC\u30B7\u30C3\u30AF\u8A8D\u8A3C\u60C5\u5831: ${e.
CREDENTIAL} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Cr=["localhost","127.0.0.1","password","mypassword","myusername","{password}","${password}","{{p\
assword}}","{username}","${username}","{{username}}","YOUR_PASSWORD","YOUR_USERNAME","REPLACE_WITH_PASSWORD","REPLACE_WITH_USERNAME"];function Or(e){return[/\$\{[^}]{1,50}\}/,
/\{\{[^}]{1,50}\}\}/,/\{[^}]{1,50}\}/,/%[A-Z_]{1,30}%/,/\$[A-Z_]{1,30}/].some(r=>r.test(e))}function Zo(e){return!(e.length<2||Or(e)||Cr.some(n=>e.toLowerCase().
includes(n.toLowerCase())))}function Bo(e){return!(e.length<4||Or(e)||Cr.some(n=>e.toLowerCase().includes(n.toLowerCase()))||/^(.)\1{3,}$/.test(e))}function Wo({
source:e,options:n,context:r,t:o}){let a=/(?<protocol>(?:https?|ftp|ftps)):\/\/(?<user>[-a-zA-Z0-9_]{1,256}):(?<password>[-a-zA-Z0-9_]{1,256})@[-a-zA-Z0-9%._+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b/g,
c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=u.groups?.user,_=u.groups?.password;if(!h||!_||!Zo(h)||!Bo(_))continue;let y=[d,d+f.length];
x.matchPatterns(f,n.allows).length>0||r.report({message:o("BasicAuth",{CREDENTIAL:f}),range:y})}}var Vo={messages:Jn,meta:{id:"@secretlint/secretlint-rule-basic\
auth",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secret\
lint-rule-basicauth/README.md"}},create(e,n){let r=e.createTranslator(Jn),o={allows:n.allows||[]};return{file(a){Wo({source:a,options:o,context:e,t:r})}}}},Xn={
OPENAI_TOKEN:{en:e=>`found OpenAI API token: ${e.TOKEN}`,ja:e=>`OpenAI API \u30C8\u30FC\u30AF\u30F3: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
qo={messages:Xn,meta:{id:"@secretlint/secretlint-rule-openai",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretl\
int/secretlint/blob/master/packages/%40secretlint/secretlint-rule-openai/README.md"}},create(e){let n=e.createTranslator(Xn);return{file(r){let o=/sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}/g,
a=r.content.matchAll(o);for(let c of a){let u=c.index??0,d=c[0]??"",f=[u,u+d.length];e.report({message:n("OPENAI_TOKEN",{TOKEN:d}),range:f})}}}}},er={ANTHROPIC_API_KEY:{
en:e=>`found Anthropic Claude API key: ${e.KEY}`,ja:e=>`Anthropic Claude API \u30AD\u30FC: ${e.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Qo={messages:er,
meta:{id:"@secretlint/secretlint-rule-anthropic",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlin\
t/blob/master/packages/%40secretlint/secretlint-rule-anthropic/README.md"}},create(e){let n=e.createTranslator(er);return{file(r){let o=new RegExp("(?<!\\p{L})sk\
-ant-api0\\d-[A-Za-z0-9_-]{90,128}AA(?![A-Za-z0-9_-])","gu"),a=r.content.matchAll(o);for(let c of a){let u=c.index??0,d=c[0]??"",f=[u,u+d.length];e.report({message:n(
"ANTHROPIC_API_KEY",{KEY:d}),range:f})}}}}},tr={GROQ_API_KEY:{en:e=>`found Groq API key: ${e.KEY}`,ja:e=>`Groq API \u30AD\u30FC: ${e.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
Jo={messages:tr,meta:{id:"@secretlint/secretlint-rule-groq",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlin\
t/secretlint/blob/master/packages/%40secretlint/secretlint-rule-groq/README.md"}},create(e,n){let r=e.createTranslator(tr),o={allows:n?.allows??[]};return{file(a){
let c=new RegExp("(?<!\\p{L})gsk_[a-zA-Z0-9]{52}(?![a-zA-Z0-9])","gu"),u=a.content.matchAll(c);for(let d of u){let f=d.index??0,h=d[0]??"";if(x.matchPatterns(h,
o.allows).length>0)continue;let y=[f,f+h.length];e.report({message:r("GROQ_API_KEY",{KEY:h}),range:y})}}}}},nr={HUGGINGFACE_USER_ACCESS_TOKEN:{en:e=>`found Hugg\
ing Face User Access Token: ${e.TOKEN}`,ja:e=>`Hugging Face User Access Token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Xo={messages:nr,meta:{
id:"@secretlint/secretlint-rule-huggingface",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/bl\
ob/master/packages/%40secretlint/secretlint-rule-huggingface/README.md"}},create(e,n){let r=e.createTranslator(nr),o={allows:n?.allows??[]};return{file(a){let c=new RegExp(
"(?<!\\p{L})hf_[a-zA-Z]{34}(?![a-zA-Z])","gu"),u=a.content.matchAll(c);for(let d of u){let f=d.index??0,h=d[0]??"";if(x.matchPatterns(h,o.allows).length>0)continue;
let y=[f,f+h.length];e.report({message:r("HUGGINGFACE_USER_ACCESS_TOKEN",{TOKEN:h}),range:y})}}}}},rr={LINEAR_API_TOKEN:{en:e=>`found linear api token: ${e.ID}`,
ja:e=>`linear api token: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},ea={messages:rr,meta:{id:"@secretlint/secretlint-rule-linear",recommended:!0,
type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-linear/READ\
ME.md"}},create(e){let n=e.createTranslator(rr);return{file(r){let o=new RegExp("(?<!\\p{L})lin_api_[a-zA-Z0-9_]{32,128}(?![a-zA-Z0-9_])","gu"),a=r.content.matchAll(
o);for(let c of a){let u=c.index??0,d=c[0]??"",f=[u,u+d.length];e.report({message:n("LINEAR_API_TOKEN",{ID:d}),range:f})}}}}},sr={NOTION_INTEGRATION_TOKEN:{en:e=>`\
found Notion integration token: ${e.TOKEN}`,ja:e=>`Notion integration \u30C8\u30FC\u30AF\u30F3: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function ta({
source:e,options:n,context:r,t:o}){let a=new RegExp("(?<!\\p{L})ntn_[0-9]{11}[A-Za-z0-9]{35}(?![A-Za-z0-9])","gu"),c=e.content.matchAll(a);for(let u of c){let d=u.
index??0,f=u[0]??"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("NOTION_INTEGRATION_TOKEN",{TOKEN:f}),range:h})}}var na={messages:sr,
meta:{id:"@secretlint/secretlint-rule-notion",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/b\
lob/master/packages/%40secretlint/secretlint-rule-notion/README.md"}},create(e,n){let r=e.createTranslator(sr),o={allows:n.allows??[]};return{file(a){ta({source:a,
options:o,context:e,t:r})}}}},or={PrivateKey:{en:e=>`found private key: ${e.KEY}`,ja:e=>`\u79D8\u5BC6\u9375: ${e.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
ra=/-----BEGIN[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----\n?([A-Za-z0-9+/=\s\\]{100,10000})\n?-----END[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----/gm;
function sa(e){return!(!/^[A-Za-z0-9+/]+=*$/.test(e)||e.length<100||!/^(MI|b3BlbnNzaC1rZXktdjE)/.test(e))}function oa({source:e,options:n,context:r,t:o}){let a=e.
content.matchAll(ra);for(let c of a){let u=c.index||0,d=c[0]||"",f=c[1]||"",h=[u,u+d.length];if(x.matchPatterns(d,n.allows).length>0)continue;let y=f.replace(/\s|\\n/g,
"");sa(y)&&r.report({message:o("PrivateKey",{KEY:d}),range:h})}}var aa={messages:or,meta:{id:"@secretlint/secretlint-rule-privatekey",recommended:!0,type:"scann\
er",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-privatekey/README.md"}},
create(e,n){let r=e.createTranslator(or),o={allows:n.allows||[]};return{file(a){oa({source:a,options:o,context:e,t:r})}}}},ar={SENDGRID_KEY:{en:e=>`found Sendgr\
id api key: ${e.KEY}`,ja:e=>`Sendgrid API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${e.KEY}`}};function ia({source:e,options:n,context:r,
t:o}){let a=new RegExp("(?<!\\p{L})SG\\.\\w{1,128}\\.\\w{1,128}([-_]?)\\w{1,128}(?!\\w)","gu"),c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||
"";if(f.length!==69)continue;let h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("SENDGRID_KEY",{KEY:f}),range:h})}}var ca={messages:ar,
meta:{id:"@secretlint/secretlint-rule-sendgrid",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint\
/blob/master/packages/%40secretlint/secretlint-rule-sendgrid/README.md"}},create(e,n){let r=e.createTranslator(ar),o={allows:n.allows||[]};return{file(a){ia({source:a,
options:o,context:e,t:r})}}}},ir={SHOPIFY_KEY:{en:e=>`found Shopify api key: ${e.KEY}`,ja:e=>`Shopify API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${e.
KEY}`}};function la({source:e,options:n,context:r,t:o}){let a=new RegExp("(?<!\\p{L})(shppa|shpca|shpat|shpss)_[a-zA-Z0-9]{32,64}(?![a-zA-Z0-9])","gu"),c=e.content.
matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("SHOPIFY_KEY",{KEY:f}),range:h})}}
var ua={messages:ir,meta:{id:"@secretlint/secretlint-rule-shopify",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/se\
cretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-shopify/README.md"}},create(e,n){let r=e.createTranslator(ir),o={allows:n.allows||[]};return{
file(a){la({source:a,options:o,context:e,t:r})}}}},cr={STRIPE_SECRET_KEY_LIVE:{en:e=>`found Stripe Live Secret Key: ${e.KEY}`,ja:e=>`Stripe Live Secret Key\u304C\u898B\u3064\u304B\u308A\
\u307E\u3057\u305F: ${e.KEY}`},STRIPE_SECRET_KEY_TEST:{en:e=>`found Stripe Test Secret Key: ${e.KEY}`,ja:e=>`Stripe Test Secret Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.
KEY}`},STRIPE_RESTRICTED_KEY_LIVE:{en:e=>`found Stripe Live Restricted Key: ${e.KEY}`,ja:e=>`Stripe Live Restricted Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.
KEY}`},STRIPE_RESTRICTED_KEY_TEST:{en:e=>`found Stripe Test Restricted Key: ${e.KEY}`,ja:e=>`Stripe Test Restricted Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.
KEY}`}},fa={sk_live:"STRIPE_SECRET_KEY_LIVE",sk_test:"STRIPE_SECRET_KEY_TEST",rk_live:"STRIPE_RESTRICTED_KEY_LIVE",rk_test:"STRIPE_RESTRICTED_KEY_TEST"},da=new RegExp(
"(?<!\\p{L})(?<prefix>sk_live|sk_test|rk_live|rk_test)_[a-zA-Z0-9]{24,99}(?![a-zA-Z0-9])","gu");function pa({source:e,options:n,context:r,t:o}){let a=e.content.
matchAll(da);for(let c of a){let u=c.index??0,d=c[0]??"",f=c.groups?.prefix;if(!f)continue;let h=[u,u+d.length];x.matchPatterns(d,n.allows).length>0||r.report({
message:o(fa[f],{KEY:d}),range:h})}}var ha={messages:cr,meta:{id:"@secretlint/secretlint-rule-stripe",recommended:!0,type:"scanner",supportedContentTypes:["text"],
docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-stripe/README.md"}},create(e,n){let r=e.createTranslator(
cr),o={allows:n.allows??[]};return{file(a){pa({source:a,options:o,context:e,t:r})}}}},lr={GITHUB_TOKEN:{en:e=>`found GitHub Token(${e.typeName}): ${e.KEY}`,ja:e=>`\
GitHub Token(${e.typeName})\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${e.KEY}`}},ga=new Map([["ghp","GitHub personal access tokens"],["gho","OAuth \
access tokens"],["ghu","GitHub user-to-server tokens"],["ghs","GitHub server-to-server tokens"],["ghr","refresh tokens"],["github_pat","fine-grained personal ac\
cess tokens"]]);function ma({pattern:e,source:n,options:r,context:o,t:a}){let c=n.content.matchAll(e);for(let u of c){let d=u.index||0,f=u.groups?.type,h=ga.get(
f);if(!h)throw new Error("Unknown type:"+h);let _=u[0]||"",y=[d,d+_.length];x.matchPatterns(_,r.allows).length>0||o.report({message:a("GITHUB_TOKEN",{KEY:_,typeName:h}),
range:y})}}var _a={messages:lr,meta:{id:"@secretlint/secretlint-rule-github",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://git\
hub.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-github/README.md"}},create(e,n){let r=new RegExp("(?<!\\p{L})(?<type>ghp|gho|ghu\
|ghs|ghr)_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])","gu"),o=new RegExp("(?<!\\p{L})(?<type>github_pat)_[A-Za-z0-9_]{82}(?![A-Za-z0-9_])","gu"),a=new RegExp("(?<!\\p{L})(\
?<type>ghs)_[0-9]{1,20}_[A-Za-z0-9_-]{1,1000}\\.[A-Za-z0-9_-]{1,10000}\\.[A-Za-z0-9_-]{1,1000}(?![A-Za-z0-9_-])","gu"),c=[r,o,a],u=e.createTranslator(lr),d={allows:n.
allows||[]};return{file(f){for(let h of c)ma({pattern:h,source:f,options:d,context:e,t:u})}}}},ur={GITLAB_PERSONAL_ACCESS_TOKEN:{en:e=>`found GitLab Personal Ac\
cess Token: ${e.KEY}`,ja:e=>`GitLab Personal Access Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.KEY}`}};function Ea({pattern:e,source:n,options:r,
context:o,t:a}){let c=n.content.matchAll(e);for(let u of c){let d=u.index??0,f=u[0]??"",h=[d,d+f.length];x.matchPatterns(f,r.allows).length>0||o.report({message:a(
"GITLAB_PERSONAL_ACCESS_TOKEN",{KEY:f}),range:h})}}var Aa={messages:ur,meta:{id:"@secretlint/secretlint-rule-gitlab",recommended:!0,type:"scanner",supportedContentTypes:[
"text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-gitlab/README.md"}},create(e,n){let o=[new RegExp(
"(?<!\\p{L})glpat-[A-Za-z0-9_-]{20,128}(?![A-Za-z0-9_-])","gu")],a=e.createTranslator(ur),c={allows:n.allows??[]};return{file(u){for(let d of o)Ea({pattern:d,source:u,
options:c,context:e,t:a})}}}},fr={GRAFANA_CLOUD_API_TOKEN:{en:e=>`found Grafana Cloud API token: ${e.TOKEN}`,ja:e=>`Grafana Cloud API \u30C8\u30FC\u30AF\u30F3: ${e.
TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},GRAFANA_SERVICE_ACCOUNT_TOKEN:{en:e=>`found Grafana Service Account token: ${e.TOKEN}`,ja:e=>`Grafana \
Service Account \u30C8\u30FC\u30AF\u30F3: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function dr({pattern:e,messageId:n,source:r,options:o,context:a,
t:c}){let u=r.content.matchAll(e);for(let d of u){let f=d.index??0,h=d[0]??"";if(x.matchPatterns(h,o.allows).length>0)continue;let y=[f,f+h.length];a.report({message:c(
n,{TOKEN:h}),range:y})}}var Ta={messages:fr,meta:{id:"@secretlint/secretlint-rule-grafana",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"\
https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-grafana/README.md"}},create(e,n){let r=e.createTranslator(fr),o={allows:n?.
allows??[]},a=new RegExp("(?<!\\p{L})glc_[A-Za-z0-9+/]{32,400}={0,2}(?![A-Za-z0-9+/=])","gu"),c=new RegExp("(?<!\\p{L})glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}(?![A-F\
a-f0-9])","gu");return{file(u){dr({pattern:a,messageId:"GRAFANA_CLOUD_API_TOKEN",source:u,options:o,context:e,t:r}),dr({pattern:c,messageId:"GRAFANA_SERVICE_ACC\
OUNT_TOKEN",source:u,options:o,context:e,t:r})}}}},pr={OPS_TOKEN:{en:e=>`found 1Password Service Account token: ${e.TOKEN}`,ja:e=>`1Password Service Account: ${e.
TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},ya=e=>{try{let n=atob(e.replace(/-/g,"+").replace(/_/g,"/")),r=JSON.parse(n);return typeof r=="object"&&
r!==null}catch{return!1}},Sa={messages:pr,meta:{id:"@secretlint/secretlint-rule-1password",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"\
https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-1password/README.md"}},create(e,n){let r=e.createTranslator(pr),o={allows:n?.
allows??[]};return{file(a){let c=new RegExp("(?<!\\p{L})ops_(ey[A-Za-z0-9+/=]{100,1280}fQ={0,2})(?![A-Za-z0-9+/=])","gu"),u=a.content.matchAll(c);for(let d of u){
let f=d.index??0,h=d[0]??"",_=d[1]??"";if(!ya(_)||x.matchPatterns(h,o.allows).length>0)continue;let w=[f,f+h.length];e.report({message:r("OPS_TOKEN",{TOKEN:h}),
range:w})}}}}},hr={MongoDBConnection:{en:e=>`found MongoDB connection string: ${e.URI}`,ja:e=>`MongoDB\u63A5\u7D9A\u6587\u5B57\u5217: ${e.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
MySQLConnection:{en:e=>`found MySQL connection string: ${e.URI}`,ja:e=>`MySQL\u63A5\u7D9A\u6587\u5B57\u5217: ${e.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
PostgreSQLConnection:{en:e=>`found PostgreSQL connection string: ${e.URI}`,ja:e=>`PostgreSQL\u63A5\u7D9A\u6587\u5B57\u5217: ${e.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
wa=["localhost","127.0.0.1","example.com","example.org","test.com","password","username","secret","mypassword","myusername","root","admin","user","pass","{passw\
ord}","${password}","{{password}}","{username}","${username}","{{username}}","YOUR_PASSWORD","YOUR_USERNAME","REPLACE_WITH_PASSWORD"];function Ia(e){return[/\$\{[^}]{1,50}\}/,
/\{\{[^}]{1,50}\}\}/,/\{[^}]{1,50}\}/,/%[A-Z_]{1,30}%/,/\$[A-Z_]{1,30}/,/\$\([^)]{1,50}\)/].some(r=>r.test(e))}function sn(e,n){if(e===n||n.length<4||Ia(n))return!1;
let r=n.toLowerCase();return!(wa.some(o=>r===o.toLowerCase())||/^(.)\1{3,}$/.test(n))}function Ra({source:e,options:n,context:r,t:o}){let a=/mongodb(?:\+srv)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=u.groups?.username,_=u.groups?.password;if(!h||!_||!sn(h,_))continue;let y=[d,d+f.length];
x.matchPatterns(f,n.allows).length>0||r.report({message:o("MongoDBConnection",{URI:f}),range:y})}}function Ca({source:e,options:n,context:r,t:o}){let a=/(?:jdbc:)?mysql(?:x)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=u.groups?.username,_=u.groups?.password;if(!h||!_||!sn(h,_))continue;let y=[d,d+f.length];
x.matchPatterns(f,n.allows).length>0||r.report({message:o("MySQLConnection",{URI:f}),range:y})}}function Oa({source:e,options:n,context:r,t:o}){let a=/postgres(?:ql)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
c=e.content.matchAll(a);for(let u of c){let d=u.index||0,f=u[0]||"",h=u.groups?.username,_=u.groups?.password;if(!h||!_||!sn(h,_))continue;let y=[d,d+f.length];
x.matchPatterns(f,n.allows).length>0||r.report({message:o("PostgreSQLConnection",{URI:f}),range:y})}}var Pa={messages:hr,meta:{id:"@secretlint/secretlint-rule-d\
atabase-connection-string",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages\
/%40secretlint/secretlint-rule-database-connection-string/README.md"}},create(e,n){let r={allows:n.allows||[]},o=e.createTranslator(hr);return{file(a){Ra({source:a,
options:r,context:e,t:o}),Ca({source:a,options:r,context:e,t:o}),Oa({source:a,options:r,context:e,t:o})}}}},gr={HASHICORP_VAULT_SERVICE_TOKEN:{en:e=>`found Hash\
iCorp Vault service token: ${e.TOKEN}`,ja:e=>`HashiCorp Vault service token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},HASHICORP_VAULT_BATCH_TOKEN:{
en:e=>`found HashiCorp Vault batch token: ${e.TOKEN}`,ja:e=>`HashiCorp Vault batch token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},HASHICORP_VAULT_RECOVERY_TOKEN:{
en:e=>`found HashiCorp Vault recovery token: ${e.TOKEN}`,ja:e=>`HashiCorp Vault recovery token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},xa=new RegExp(
"(?<!\\p{L})hvs\\.[A-Za-z0-9_-]{90,120}(?![A-Za-z0-9_-])","gu"),ba=new RegExp("(?<!\\p{L})hvb\\.[A-Za-z0-9_-]{138,300}(?![A-Za-z0-9_-])","gu"),Na=new RegExp("(?\
<!\\p{L})hvr\\.[A-Za-z0-9_-]{90,120}(?![A-Za-z0-9_-])","gu"),va={messages:gr,meta:{id:"@secretlint/secretlint-rule-hashicorp-vault",recommended:!0,type:"scanner",
supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-hashicorp-vault/README.md"}},
create(e,n){let r=e.createTranslator(gr),o={allows:n?.allows??[]},a=(c,u,d)=>{let f=c.content.matchAll(u);for(let h of f){let _=h.index??0,y=h[0]??"";if(x.matchPatterns(
y,o.allows).length>0)continue;let O=[_,_+y.length];e.report({message:r(d,{TOKEN:y}),range:O})}};return{file(c){a(c,xa,"HASHICORP_VAULT_SERVICE_TOKEN"),a(c,ba,"H\
ASHICORP_VAULT_BATCH_TOKEN"),a(c,Na,"HASHICORP_VAULT_RECOVERY_TOKEN")}}}},mr={VERCEL_PERSONAL_ACCESS_TOKEN:{en:e=>`found Vercel personal access token: ${e.ID}`,
ja:e=>`Vercel personal access token: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_INTEGRATION_TOKEN:{en:e=>`found Vercel integration token:\
 ${e.ID}`,ja:e=>`Vercel integration token: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_APP_ACCESS_TOKEN:{en:e=>`found Vercel app access to\
ken: ${e.ID}`,ja:e=>`Vercel app access token: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_APP_REFRESH_TOKEN:{en:e=>`found Vercel app refre\
sh token: ${e.ID}`,ja:e=>`Vercel app refresh token: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_AI_GATEWAY_API_KEY:{en:e=>`found Vercel AI\
 Gateway API key: ${e.ID}`,ja:e=>`Vercel AI Gateway API key: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Ka={vcp:"VERCEL_PERSONAL_ACCESS_TOKEN",
vci:"VERCEL_INTEGRATION_TOKEN",vca:"VERCEL_APP_ACCESS_TOKEN",vcr:"VERCEL_APP_REFRESH_TOKEN",vck:"VERCEL_AI_GATEWAY_API_KEY"},La={messages:mr,meta:{id:"@secretli\
nt/secretlint-rule-vercel",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages\
/%40secretlint/secretlint-rule-vercel/README.md"}},create(e,n){let r=e.createTranslator(mr),o={allows:n?.allows??[]};return{file(a){let c=new RegExp("(?<!\\p{L})\
(?<prefix>vcp|vci|vca|vcr|vck)_[A-Za-z0-9]{20,60}(?![A-Za-z0-9])","gu"),u=a.content.matchAll(c);for(let d of u){let f=d.index??0,h=d[0]??"",_=d.groups?.prefix,y=Ka[_];
if(x.matchPatterns(h,o.allows).length>0)continue;let O=[f,f+h.length];e.report({message:r(y,{ID:h}),range:O})}}}}},_r={DATABRICKS_PERSONAL_ACCESS_TOKEN:{en:e=>`\
found Databricks personal access token: ${e.ID}`,ja:e=>`Databricks personal access token: ${e.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},$a={messages:_r,
meta:{id:"@secretlint/secretlint-rule-databricks",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretli\
nt/blob/master/packages/%40secretlint/secretlint-rule-databricks/README.md"}},create(e,n){let r=e.createTranslator(_r),o={allows:n?.allows??[]};return{file(a){let c=new RegExp(
"(?<!\\p{L})dapi[A-Fa-f0-9]{32}(?:-[0-9])?(?![A-Fa-f0-9])","gu"),u=a.content.matchAll(c);for(let d of u){let f=d.index??0,h=d[0]??"";if(x.matchPatterns(h,o.allows).
length>0)continue;let y=[f,f+h.length];e.report({message:r("DATABRICKS_PERSONAL_ACCESS_TOKEN",{ID:h}),range:y})}}}}},Er={DOCKER_PERSONAL_ACCESS_TOKEN:{en:e=>`fo\
und Docker Personal Access Token: ${e.TOKEN}`,ja:e=>`Docker Personal Access Token: ${e.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function Da({source:e,
options:n,context:r,t:o}){let a=new RegExp("(?<!\\p{L})dckr_pat_[a-zA-Z0-9_-]{27}(?![a-zA-Z0-9_-])","gu"),c=e.content.matchAll(a);for(let u of c){let d=u.index||
0,f=u[0]||"",h=[d,d+f.length];x.matchPatterns(f,n.allows).length>0||r.report({message:o("DOCKER_PERSONAL_ACCESS_TOKEN",{TOKEN:f}),range:h})}}var Ma={messages:Er,
meta:{id:"@secretlint/secretlint-rule-docker",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/b\
lob/master/packages/%40secretlint/secretlint-rule-docker/README.md"}},create(e,n){let r=e.createTranslator(Er),o={allows:n.allows||[]};return{file(a){Da({source:a,
options:o,context:e,t:r})}}}},Ar={FIGMA_PERSONAL_ACCESS_TOKEN:{en:e=>`found Figma Personal Access Token: ${e.ID}`,ja:e=>`Figma Personal Access Token: ${e.ID} \u304C\u307F\
\u3064\u304B\u308A\u307E\u3057\u305F`}},ka={messages:Ar,meta:{id:"@secretlint/secretlint-rule-figma",recommended:!0,type:"scanner",supportedContentTypes:["text"],
docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-figma/README.md"}},create(e,n){let r=e.createTranslator(Ar),
o={allows:n?.allows??[]};return{file(a){let c=new RegExp("(?<!\\p{L})figd_[A-Za-z0-9_-]{40,200}(?![A-Za-z0-9_-])","gu"),u=a.content.matchAll(c);for(let d of u){
let f=d.index??0,h=d[0]??"";if(x.matchPatterns(h,o.allows).length>0)continue;let y=[f,f+h.length];e.report({message:r("FIGMA_PERSONAL_ACCESS_TOKEN",{ID:h}),range:y})}}}}},
Tr={CLOUDFLARE_GLOBAL_API_KEY:{en:e=>`found Cloudflare Global API Key: ${e.TOKEN}`,ja:e=>`Cloudflare Global API Key\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.
TOKEN}`},CLOUDFLARE_USER_API_TOKEN:{en:e=>`found Cloudflare User API Token: ${e.TOKEN}`,ja:e=>`Cloudflare User API Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.
TOKEN}`},CLOUDFLARE_ACCOUNT_API_TOKEN:{en:e=>`found Cloudflare Account API Token: ${e.TOKEN}`,ja:e=>`Cloudflare Account API Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${e.
TOKEN}`}},Ga={cfk:"CLOUDFLARE_GLOBAL_API_KEY",cfut:"CLOUDFLARE_USER_API_TOKEN",cfat:"CLOUDFLARE_ACCOUNT_API_TOKEN"},Ua=new RegExp("(?<!\\p{L})(?<prefix>cfk|cfut|\
cfat)_[A-Za-z0-9]{40}[0-9a-f]{8}(?![A-Za-z0-9])","gu");function Fa({source:e,options:n,context:r,t:o}){let a=e.content.matchAll(Ua);for(let c of a){let u=c.index??
0,d=c[0]??"",f=c.groups?.prefix;if(!f)continue;let h=[u,u+d.length];x.matchPatterns(d,n.allows).length>0||r.report({message:o(Ga[f],{TOKEN:d}),range:h})}}var Ya={
messages:Tr,meta:{id:"@secretlint/secretlint-rule-cloudflare",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretl\
int/secretlint/blob/master/packages/%40secretlint/secretlint-rule-cloudflare/README.md"}},create(e,n){let r=e.createTranslator(Tr),o={allows:n.allows??[]};return{
file(a){Fa({source:a,options:o,context:e,t:r})}}}},yr={TAILSCALE_API_KEY:{en:e=>`found Tailscale API access token: ${e.KEY}`,ja:e=>`Tailscale API \u30A2\u30AF\u30BB\u30B9\u30C8\u30FC\u30AF\u30F3: ${e.
KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_AUTH_KEY:{en:e=>`found Tailscale pre-authentication key: ${e.KEY}`,ja:e=>`Tailscale \u4E8B\u524D\u8A8D\u8A3C\u30AD\u30FC: ${e.
KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_CLIENT_KEY:{en:e=>`found Tailscale OAuth client key: ${e.KEY}`,ja:e=>`Tailscale OAuth \u30AF\u30E9\u30A4\u30A2\u30F3\u30C8\u30AD\u30FC\
: ${e.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_SCIM_KEY:{en:e=>`found Tailscale SCIM key: ${e.KEY}`,ja:e=>`Tailscale SCIM \u30AD\u30FC: ${e.
KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_WEBHOOK_KEY:{en:e=>`found Tailscale webhook key: ${e.KEY}`,ja:e=>`Tailscale Webhook \u30AD\u30FC: ${e.
KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},TAILSCALE_KEY:{en:e=>`found Tailscale key: ${e.KEY}`,ja:e=>`Tailscale \u30AD\u30FC: ${e.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
Ha={api:"TAILSCALE_API_KEY",auth:"TAILSCALE_AUTH_KEY",client:"TAILSCALE_CLIENT_KEY",scim:"TAILSCALE_SCIM_KEY",webhook:"TAILSCALE_WEBHOOK_KEY"},za={messages:yr,meta:{
id:"@secretlint/secretlint-rule-tailscale",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob\
/master/packages/%40secretlint/secretlint-rule-tailscale/README.md"}},create(e,n){let r=e.createTranslator(yr),o={allows:n.allows??[]};return{file(a){let c=new RegExp(
"(?<!\\p{L})tskey-(?<type>[a-z]{2,20})-[0-9A-Za-z_]{8,40}-[0-9A-Za-z_]{16,60}(?![0-9A-Za-z_])","gu"),u=a.content.matchAll(c);for(let d of u){let f=d.index??0,h=d[0]??
"",_=d.groups?.type??"",y=[f,f+h.length];if(x.matchPatterns(h,o.allows).length>0)continue;let O=Ha[_]??"TAILSCALE_KEY";e.report({message:r(O,{KEY:h}),range:y})}}}}},
ja=/(?<type>secretlint-(?:disable-next-line|disable-line|disable|enable))(?<options>.*)/g,Za=e=>{let n=e.content.matchAll(ja);return Array.from(n).map(r=>{let o=r.
groups?.type,a=r.index;return o==="secretlint-disable-line"?{type:o,options:en(r.groups?.options),line:e.indexToPosition(a).line}:o==="secretlint-disable-next-l\
ine"?{type:o,options:en(r.groups?.options),line:e.indexToPosition(a).line+1}:{type:o,options:en(r.groups?.options),index:a}})};function en(e){if(!e)return[];let n=e.
indexOf("--");return(n===-1?e:e.slice(0,n)).split(/,/).map(o=>o.trim()).filter(o=>o!=="")??[]}var nn=class{source;reportingConfig;endIndex;constructor(n){this.source=
n,this.reportingConfig=[],this.endIndex=n.content.length}getIgnoringMessages(){let n=r=>r.startIndex!==null&&r.endIndex!==null&&r.ruleId!==null;return this.reportingConfig.
map(r=>(r.endIndex===null&&(r.endIndex=this.endIndex),r)).filter(n)}disableLine(n,r){let o=this.reportingConfig,a=this.source.locationToRange({start:{line:n,column:0},
end:{line:n+1,column:0}});r.length?r.forEach(c=>{o.push({startIndex:a[0],endIndex:a[1]-1,ruleId:c})}):o.push({startIndex:a[0],endIndex:a[1]-1,ruleId:"*"})}disableReporting(n,r){
let o=this.reportingConfig;r.length?r.forEach(function(a){o.push({startIndex:n,endIndex:null,ruleId:a})}):o.push({startIndex:n,endIndex:null,ruleId:"*"})}enableReporting(n,r){
let o=this.reportingConfig;if(r.length)r.forEach(function(a){for(let c=o.length-1;c>=0;c--)if(!o[c].endIndex&&o[c].ruleId===a){o[c].endIndex=n;break}});else{let a;
for(let c=o.length-1;c>=0&&!(a&&a!==o[c].startIndex);c--)o[c].endIndex||(o[c].endIndex=n,a=o[c].startIndex)}}},Sr={IGNORE_MESSAGE:{en:()=>"disable by secretlint\
-disable comment"}},Ba={messages:Sr,meta:{id:"@secretlint/secretlint-rule-filter-comments",recommended:!0,type:"scanner",supportedContentTypes:["text"],docs:{url:"\
https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-filter-comments/README.md"}},create(e){let n=e.createTranslator(Sr);
return{file(r){let o=new nn(r),a=Za(r);for(let c of a)c.type==="secretlint-disable"?o.disableReporting(c.index,c.options):c.type==="secretlint-enable"?o.enableReporting(
c.index,c.options):(c.type==="secretlint-disable-line"||c.type==="secretlint-disable-next-line")&&o.disableLine(c.line,c.options);o.getIgnoringMessages().forEach(
c=>{e.ignore({message:n("IGNORE_MESSAGE"),range:[c.startIndex,c.endIndex],targetRuleId:c.ruleId})})}}}},wr=[_o,Do,aa,Yo,Vo,jo,ca,ua,ha,_a,Aa,Ta,qo,Qo,Jo,Xo,ea,na,
Sa,Pa,va,La,$a,Ma,ka,Ya,za,Ba],Pr={meta:{id:"@secretlint/secretlint-rule-preset-recommend",recommended:!0,type:"preset"},rules:wr,create(e,n){wr.forEach(r=>{e.registerRule(
r)})}};async function Wa(e){return(await Mn({source:{filePath:"text.txt",content:e,ext:".txt",contentType:"text"},options:{noPhysicFilePath:!0,maskSecrets:!0,config:{rules:[
{id:"@secretlint/secretlint-rule-preset-recommend",rule:Pr}]}}})).messages.map(({ruleId:r,range:[o,a]})=>({rule:r.replace(/^@secretlint\/secretlint-rule-/u,""),
from:o,to:a}))}0&&(module.exports={preset});
