// shell-parser: built by packages/guardrails/src/build.ts. Licences: licenses.txt
const program=require('node:url').pathToFileURL(__filename).href;
"use strict";var ne=Object.defineProperty;var Fe=Object.getOwnPropertyDescriptor;var Qe=Object.getOwnPropertyNames;var Me=Object.prototype.hasOwnProperty;var Ue=(a,t)=>{for(var s in t)ne(a,s,{get:t[s],enumerable:!0})},qe=(a,t,s,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let e of Qe(t))!Me.call(a,e)&&
e!==s&&ne(a,e,{get:()=>t[e],enumerable:!(i=Fe(t,e))||i.enumerable});return a};var Ve=a=>qe(ne({},"__esModule",{value:!0}),a);var ps={};Ue(ps,{parse:()=>Ie});module.exports=Ve(ps);function Ae(a){return a>=48&&a<=55}function ge(a){return a>=48&&a<=57||a>=65&&a<=70||a>=97&&a<=102}function Ge(a,t){try{return String.fromCodePoint(a)}catch{return t}}
var Ke=new TextDecoder("utf-8",{ignoreBOM:!0});function ke(a){return Ke.decode(new Uint8Array(a))}function $e(a,t,s){if(a.charCodeAt(t)!==92||t+2>s)return;let i=a.
charCodeAt(t+1),e=t+2,o=e;if(i===120){for(;o<s&&o-e<2&&ge(a.charCodeAt(o));)o++;return o===e?void 0:{value:Number.parseInt(a.slice(e,o),16),end:o}}if(Ae(i)){for(;o<
s&&o-e<2&&Ae(a.charCodeAt(o));)o++;return{value:Number.parseInt(a.slice(t+1,o),8)&255,end:o}}}function Qt(a,t,s){let i=t,e="",o=[],n=-1;for(;i<s&&a.charCodeAt(i)!==
39;){let p=i,c=$e(a,i,s);if(c&&c.value>=128){o.push(c.value),i=c.end;continue}if(o.length>0&&(e+=ke(o),o=[]),c){c.value===0&&n===-1&&(n=e.length),e+=String.fromCharCode(
c.value),i=c.end;continue}if(a.charCodeAt(i)!==92||i+1>=s){let l=i;for(;i<s;){let m=a.charCodeAt(i);if(m===39||m===92&&i+1<s)break;i++}e+=a.slice(l,i);continue}
i++;let d=a[i++];switch(d){case"a":e+="\x07";break;case"b":e+="\b";break;case"e":case"E":e+="\x1B";break;case"f":e+="\f";break;case"n":e+=`
`;break;case"r":e+="\r";break;case"t":e+="	";break;case"v":e+="\v";break;case"\\":e+="\\";break;case"'":e+="'";break;case'"':e+='"';break;case"?":e+="?";break;case`\

`:break;case"c":{let l=i<s?a.charCodeAt(i):39;if(l===39){e+=a.slice(p,i);break}if(i++,l===92){let A=i<s&&a.charCodeAt(i)===92;A&&i++,e+="",!A&&i<s&&(e+=a[i],i++);
break}let m=l===63?127:l&31;m===0&&l<128&&n===-1&&(n=e.length),e+=String.fromCharCode(m);break}case"u":case"U":{let l=i,m=d==="u"?4:8;for(;i<s&&i-l<m&&ge(a.charCodeAt(
i));)i++;if(i===l){e+=`\\${d}`;break}let A=a.slice(p,i),g=Number.parseInt(a.slice(l,i),16);g===0&&n===-1&&(n=e.length),e+=Ge(g,A);break}default:e+=`\\${d}`;break}}
o.length>0&&(e+=ke(o)),n!==-1&&(e=e.slice(0,n));let r=i<s;return r&&i++,{value:e,end:i,closed:r}}var pt=class a{static _resolveScript;type;pos;end;text;#t;#e=void 0;constructor(t,s,i,e,o){this.type=t,this.pos=s,this.end=i,this.text=e,this.#t=o}get script(){
let t=this.#t;if(t!==void 0){let s=a._resolveScript(t.source,t.start,t.end,t.depth,t.parenBoundary,t.context);t.context===void 0&&(s.source=t.source),this.script=
s}return this.#e}set script(t){this.#e=t,this.#t=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},Xt=class extends pt{operator;constructor(t,s,i,e,o){
super("ProcessSubstitution",t,s,i,o),this.operator=e}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,operator:this.operator,script:this.
script}}},Wt=class a{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#t;#e=void 0;constructor(t,s,i,e){this.pos=t,this.end=s,this.text=i,this.#t=
e}get expression(){let t=this.#t;return t!==void 0&&(this.expression=a._resolveExpression(t.body,t.offset,t.source,t.depth,t.context,t.depth+1)),this.#e}set expression(t){
this.#e=t,this.#t=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}};function Xe(a){let t="";for(let s of a)t+=s.type==="Literal"?s.value:s.text;return t}function zt(a){let t=a.indexOf("\\");if(t===-1)return a;let s="",i=0;for(let e=t;e<
a.length;e++)if(a.charCodeAt(e)===92){if(s+=a.slice(i,e),e++,e>=a.length){s+="\\",i=e;break}a.charCodeAt(e)!==10&&(s+=a[e]),i=e+1}return s+a.slice(i)}function _e(a){
let t=1;for(;a[t]==="\\"&&a[t+1]===`
`;)t+=2;return t===1||a[t]!=="("?a:a[0]+a.slice(t)}function Jt(a){let t="";for(let s of a)switch(s.type){case"Literal":case"Glob":case"SingleQuoted":case"AnsiCQ\
uoted":t+=s.value;break;case"DoubleQuoted":case"LocaleString":t+=Xe(s.parts);break;case"CommandExpansion":t+=s.text[0]==="$"?_e(s.text):s.text;break;case"Extend\
edGlob":t+=_e(s.text);break;default:t+=s.text;break}return t}var Z=class{type="Word";text;pos;end;#t;#e;#i;#s;#n=null;constructor(t,s,i,e,o,n=0){this.text=t,this.pos=s,this.end=i,this.#t=e,this.#e=o,this.#i=n,this.#s=o===
void 0?void 0:null}get value(){if(this.#n===null){let t=this.#t===void 0&&this.#s===null?void 0:this.parts;this.#n=t?Jt(t):zt(this.text)}return this.#n}get parts(){
return this.#s===null&&(this.#s=this.#e?.(this.#t??"",this,this.#i)??void 0),this.#s}set parts(t){this.#s=t??void 0}toJSON(){return{type:this.type,text:this.text,
pos:this.pos,end:this.end,parts:this.parts,value:this.value}}};function vt(a){return{boundaries:a===void 0?void 0:oe(a),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function oe(a){return a.boundaries??(a.boundaries=
new Map)}function ht(a,t,s){for(;t+1<s&&a.charCodeAt(t)===92&&a.charCodeAt(t+1)===10;)t+=2;return t}function St(a){return/[*?[]/.test(a)}var xt=new Uint8Array(128);xt[33]=1;xt[94]=1;xt[91]=1;xt[93]=1;xt[58]=1;xt[46]=1;xt[61]=1;xt[45]=1;xt[92]=1;function ze(a,t,s,i,e){
let o=s-1;for(;o>t&&a.charCodeAt(o)!==93;)o--;if(o===t)return null;let n=[],r=[],p=[],c=0,d=!1;for(let C=t;C<s;C++){for(;i&&c<i.length&&i[c].end<=C+e;)c++;let E=i?.[c],
b=C,_=0;if(E&&E.pos<=C+e&&E.type!=="Literal")C=E.end-e-1;else{if(_=a.charCodeAt(C),_===92&&C+1<s&&a.charCodeAt(C+1)===10){C++;continue}(_>=128||!xt[_])&&(_=0)}let x=r.
length-1;if(_===0&&x>=0&&r[x]===0){p[x]++;continue}x>=0&&r[x]===91&&(_===58||_===61||_===46)&&(d=!0),n.push(b),r.push(_),p.push(1)}let l=r.length,m;if(d){m=new Int32Array(
l).fill(-1);let C=-1,E=-1,b=-1,_=-1;for(let x=l-1;x>=0;x--){let y=r[x+2];if(y===93?C=x+2:r[x+3]===93&&(y===58?E=x+2:y===61?b=x+2:y===46&&(_=x+2)),r[x]!==91)continue;
let P=r[x+1],w=P===58?E:P===61?b:P===46?_:-1;w!==-1&&(P===46||C===-1||C>w)&&(m[x]=w+2)}}let A=C=>m===void 0?-1:m[C],g=new Int32Array(l+2).fill(-1),k=(C,E)=>{if(C>=
l)return-1;if(E&&r[C]===45&&C+1<l&&r[C+1]!==93){let b=C+1;if(r[b]===92){if(b+1>=l)return-1;b++}let _=b+1;if(r[b]===91&&r[b+1]===46){let x=A(b);x!==-1&&(_=x)}else if(r[b]===
0&&p[b]>1)return g[b];return _>=l?-1:r[_]===93?_+1:g[_]}return r[C]===93?C+1:g[C]};for(let C=l-1;C>=0;C--){let E=r[C],b=C+1,_=!0;if(E===92){if(C+1>=l)continue;b=
C+2}else if(E===91){let x=r[C+1];if(x===58||x===61||x===46){let y=A(C);y!==-1&&(b=y,_=x===46)}}g[C]=k(b,_)}let f=new Map;for(let C=0;C<l;C++){if(r[C]!==91)continue;
let E=C+1;if((r[E]===33||r[E]===94)&&E++,E>=l)continue;let b=r[E]===93?k(E+1,!0):g[E];b!==-1&&f.set(n[C],n[b-1]+1)}return f}function re(a,t,s,i,e,o,n){for(;t<s;){
for(;i&&e<i.length&&i[e].end<=t+o;)e++;let r=i?.[e];if(r&&r.pos===t+o&&r.end<=s+o){n.push(r),t=r.end-o,e++;continue}let p=r?Math.min(s,(r.pos>t+o?r.pos:r.end)-o):
s,c=a.slice(t,p);n.push({type:"Literal",pos:t+o,end:p+o,text:c,value:zt(c)}),t=p}return e}function At(a,t,s,i,e=0){let o,n,r=0,p=0,c=t;for(let d=t;d<s;d++){for(;i&&
r<i.length&&i[r].end<=d+e;)r++;let l=i?.[r];if(l&&l.pos<=d+e&&l.type!=="Literal"){d=l.end-e-1;continue}let m=a.charCodeAt(d);if(m===92){d++;continue}let A;if(m===
42||m===63){let f=l?Math.min(s,l.end-e):s,C=ht(a,d+1,f);if(C<f&&a.charCodeAt(C)===40)continue;if(A=d+1,m===42)for(;A<f&&a.charCodeAt(A)===42;){let E=ht(a,A+1,f);
if(E<f&&a.charCodeAt(E)===40)break;A++}}else if(m===91){n===void 0&&(n=ze(a,d,s,i,e));let f=n?.get(d);if(f===void 0)continue;A=f}else continue;o||(o=[]),p=re(a,
c,d,i,p,e,o);let g=a.slice(d,A),k;if(m===91){let f=[];p=re(a,d+1,A-1,i,p,e,f),k={type:"Glob",kind:"bracket",pos:d+e,end:A+e,text:g,value:"["+Jt(f)+"]",parts:f}}else
k={type:"Glob",kind:m===42?"star":"question",pos:d+e,end:A+e,text:g,value:g,parts:void 0};o.push(k),c=A,d=A-1}return o?(re(a,c,s,i,p,e,o),o):i??void 0}var h={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,
For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,
Coproc:35,Redirect:36},Yt=class{token=h.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(t=null){
this._owner=t}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,this.raw))}set value(t){this._value=t}reset(){
this.token=h.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=
void 0,this.targetPos=0,this.targetEnd=0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(t){this.token=t.token,this._value=t._value,this.
pos=t.pos,this.end=t.end,this.fileDescriptor=t.fileDescriptor,this.variableName=t.variableName,this.descriptorEnd=t.descriptorEnd,this.delimiterQuoted=t.delimiterQuoted,
this.content=t.content,this.targetPos=t.targetPos,this.targetEnd=t.targetEnd,this.assignmentOperatorPos=t.assignmentOperatorPos,this.raw=t.raw,this.keywordEligible=
t.keywordEligible}},Ee=new Map([["if",h.If],["then",h.Then],["else",h.Else],["elif",h.Elif],["fi",h.Fi],["do",h.Do],["done",h.Done],["for",h.For],["while",h.While],
["until",h.Until],["in",h.In],["case",h.Case],["esac",h.Esac],["function",h.Function],["select",h.Select],["coproc",h.Coproc],["!",h.Bang],["{",h.LBrace],["}",h.
RBrace]]);var Q=new Uint8Array(128);Q[124]=1;Q[38]=1;Q[59]=1;Q[40]=1;Q[41]=1;Q[60]=1;Q[62]=1;Q[32]=1;Q[9]=1;Q[10]=1;Q[92]=2;Q[39]=2;Q[34]=2;Q[36]=2;Q[96]=2;Q[123]=2;function Mt(a,t,s){
for(;t<s;){let i=a.charCodeAt(t);if(i===32||i===9)t++;else if(i===92&&t+1<s&&a.charCodeAt(t+1)===10)t+=2;else break}return t}var He=new Uint8Array(128);for(let a of[
9,10,32,33,37,38,40,41,42,43,44,45,47,58,60,61,62,63,94,124])He[a]=1;function It(a,t,s){for(let i=t;i<s;i++){let e=a.charCodeAt(i);if(e===92||e===39||e===34||e===
36||e===96||(e===60||e===62)&&i+1<s&&a.charCodeAt(i+1)===40)return!0}return!1}function be(a,t,s=!1,i){let e=0,o=0;for(let n=0;n<a.length;n++){let r=a.charCodeAt(
n);if(r===92){n++;continue}if(r===123){e++;continue}if(r===125){e>0&&e--;continue}if(r===39){for(n++;n<a.length&&a.charCodeAt(n)!==39;)n++;continue}if(r===34){for(n++;n<
a.length;){let c=a.charCodeAt(n);if(c===34)break;if(c===92){n+=2;continue}let d=i?.(n,!0)??n;if(d>n){n=d;continue}n++}continue}let p=i?.(n,!1)??n;if(p>n){n=p-1;
continue}if(s&&e===0){if(r===63){o++;continue}if(r===58&&o>0){o--;continue}}if(r===t&&e===0)return n}return-1}var Et=new Uint8Array(128);for(let a=97;a<=122;a++)
Et[a]=3;for(let a=65;a<=90;a++)Et[a]=3;for(let a=48;a<=57;a++)Et[a]=2;Et[95]=3;var bt=new Uint8Array(128);bt[63]=1;bt[64]=1;bt[42]=1;bt[43]=1;bt[33]=1;bt[61]=1;
function we(a){return a<128&&a!==61&&bt[a]===1}var Je={63:"?",64:"@",42:"*",43:"+",33:"!"};function ye(a){let t=a.type;return t==="Literal"||t==="SimpleExpansio\
n"||t==="ParameterExpansion"||t==="CommandExpansion"||t==="ArithmeticExpansion"}function Ye(a,t,s){for(let i=t;i<s;i++){let e=a.charCodeAt(i);if(e<48||e>57)return!1}
return s>t}var ut=-1,ae=0,Pe=1,ce=2,Se=3,it=4;function Ze(a,t){let s=a[a.length-1],i=t[0],e=0;s?.type==="Literal"&&i?.type==="Literal"&&s.end===i.pos&&(a[a.length-
1]={type:"Literal",pos:s.pos,end:i.end,text:s.text+i.text,value:s.value+i.value},e=1);for(let o=e;o<t.length;o++)a.push(t[o]);return a}function De(a){return a<ut}
function Te(a){return-a-2}function he(a,t,s,i){let e=i;for(let o=t;o<s&&e>=0;o++){let n=a.charCodeAt(o);if(e>=it)n===91?e++:n===93&&--e===it&&(e=ce);else if(e===
ae)e=n<128&&Et[n]&1?Pe:ut;else if(e===Pe){if(n<128&&Et[n]&2)continue;n===91?e=it+1:n===43?e=Se:e=n===61?-o-2:ut}else e===ce?n===43?e=Se:e=n===61?-o-2:ut:e=n===61?
-o-2:ut}return e}function K(a,t,s,i=0,e=0){a.token=t,a._value=s,a.pos=i,a.end=e,a.fileDescriptor=void 0,a.variableName=void 0,a.descriptorEnd=0,a.delimiterQuoted=
!1,a.content=void 0,a.assignmentOperatorPos=-1,a.raw=!1,a.keywordEligible=!1}function Dt(a,t,s,i,e){a.token=t,a._value=null,a.pos=s,a.end=i,a.fileDescriptor=void 0,
a.variableName=void 0,a.descriptorEnd=0,a.delimiterQuoted=!1,a.content=void 0,a.assignmentOperatorPos=-1,a.raw=e,a.keywordEligible=!1}function Be(a,t,s){switch(a.
charCodeAt(t)){case 33:return s===1?h.Bang:void 0;case 123:return s===1?h.LBrace:void 0;case 125:return s===1?h.RBrace:void 0;case 105:{if(s!==2)return;let i=a.
charCodeAt(t+1);return i===102?h.If:i===110?h.In:void 0}case 102:return s===2?a.charCodeAt(t+1)===105?h.Fi:void 0:s===3?a.startsWith("for",t)?h.For:void 0:s===8&&
a.startsWith("function",t)?h.Function:void 0;case 116:return s===4&&a.startsWith("then",t)?h.Then:void 0;case 101:return s!==4?void 0:a.startsWith("else",t)?h.Else:
a.startsWith("elif",t)?h.Elif:a.startsWith("esac",t)?h.Esac:void 0;case 100:return s===2?a.charCodeAt(t+1)===111?h.Do:void 0:s===4&&a.startsWith("done",t)?h.Done:
void 0;case 99:return s===4?a.startsWith("case",t)?h.Case:void 0:s===6&&a.startsWith("coproc",t)?h.Coproc:void 0;case 119:return s===5&&a.startsWith("while",t)?
h.While:void 0;case 117:return s===5&&a.startsWith("until",t)?h.Until:void 0;case 115:return s===6&&a.startsWith("select",t)?h.Select:void 0;default:return}}var u={
Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,FunctionName:6,CasePattern:7,EvalArgument:8};function je(a){return a===32||a===9||
a===10||a===124}var ct=class a{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(t,s=0,i=t.
length,e=!1,o=vt()){if(this.src=t,this.srcEnd=i,this.parenBoundary=e,this.pos=s,this.current=new Yt(this),this.nextState=new Yt(this),this.hasPeek=!1,this.pendingHereDocs=
null,this.substitutionContext=o,s===0&&t.charCodeAt(0)===35&&t.charCodeAt(1)===33){let n=t.indexOf(`
`);this.pos=n===-1?this.srcEnd:n+1}}getSource(){return this.src}fork(t,s,i=!1){let e=new a(this.src,t,s,i,this.substitutionContext);return e._nestingDepth=this.
_nestingDepth,e}getSubstitutionContext(){return this.substitutionContext}get errors(){return this._errors??(this._errors=[])}commandExpansion(t,s,i,e,o=!1){let n=this.
scriptWindow(this.src,i,i+e.length,o);return new pt("CommandExpansion",t,this.pos,s,n)}decodedCommandExpansion(t,s,i){let e=this.scriptWindow(i,0,i.length,!1,!0);
return new pt("CommandExpansion",t,this.pos,s,e)}processSubstitution(t,s,i,e){let o=this.scriptWindow(this.src,t+2,t+2+e.length,!this._unbalanced);return new Xt(
t,this.pos,s,i,o)}scriptWindow(t,s,i,e,o=!1){if(this._nestingDepth>256)return;let n=o?void 0:this.substitutionContext;return{source:t,start:s,end:i,depth:this._nestingDepth+
1,parenBoundary:e,context:n}}getPos(){return this.pos}findSubstitutionEnd(t,s,i=this._nestingDepth+1){return a._findSubstitutionEnd===void 0?-1:a._findSubstitutionEnd(
this.src,t,s,i,this.substitutionContext)}_tokenValue(t,s,i){return i?this.src.slice(t,s):this.wordValueOf(t,s)}wordValueOf(t,s){let i=this.pos,e=this.srcEnd,o=this.
_bracketWindow,n=this._arithmeticBracketWindow,r=this._buildValue,p=this._unbalanced,c=this._errors===null?0:this._errors.length;this.pos=t,this.srcEnd=s,this._buildValue=
!0,this.readWordText(),this.pos<s&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=it&&(this.pos=t,this.readWordText(!0));let d=this._wordText;return this.
pos=i,this.srcEnd=e,this._bracketWindow=o,this._arithmeticBracketWindow=n,this._buildValue=r,this._unbalanced=p,this._errors!==null&&(this._errors.length=c),d}findClosingBracket(t,s=this.
srcEnd){let i=Math.min(s,this.srcEnd),e=this._bracketWindow;if((!e||e.limit!==i)&&(e={limit:i,depth:this._nestingDepth,last:this.src.lastIndexOf("]",i-1)},this.
_bracketWindow=e),t>e.last||(e.depth!==this._nestingDepth&&(e={limit:i,depth:this._nestingDepth,last:e.last},this._bracketWindow=e),e.failed?.has(t)))return-1;let o=[],
n=this.findClosingShellDelimiter(t,s,93,!1,!0,o);if(n===-1){let r=e.failed??(e.failed=new Set);for(let p of o)for(let c of p)r.add(c)}return n}findClosingArithmeticBracket(t,s=this.
srcEnd){let i=Math.min(s,this.srcEnd),e=this._arithmeticBracketWindow;return(!e||e.end!==i||e.depth!==this._nestingDepth)&&(e={end:i,depth:this._nestingDepth,failed:new Set},
this._arithmeticBracketWindow=e),e.failed.has(t)?-1:this.findClosingShellDelimiter(t,s,93,!1,!1,void 0,e.failed)}findClosingBrace(t,s=this.srcEnd){return this.findClosingShellDelimiter(
t,s,125)}findClosingParenthesis(t,s=this.srcEnd){let i=this.pos,e=this.srcEnd,o=this._bracketWindow,n=this._arithmeticBracketWindow,r=this._unbalanced;this.pos=
t,this.srcEnd=Math.min(s,this.srcEnd),this.extractBalanced();let p=this._unbalanced?-1:this.pos-1;return this.pos=i,this.srcEnd=e,this._bracketWindow=o,this._arithmeticBracketWindow=
n,this._unbalanced=r,p}findArithmeticExpansionEnd(t,s=this.srcEnd){let i=this.fork(t,s);return i.pos=t+1,i.scanArithmeticBody(),i.pos}findArithmeticWordEnd(t,s=this.
srcEnd){let i=this.fork(t,s);return i.pos=t,i.scanArithmeticWordEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){let t=this.src.charCodeAt(this.pos);if(t===
36){this.readDollar();continue}if(t===96){this.readBacktickExpansion();continue}if(t===39){this.pos++,this.skipSQ();continue}if(t===34){this.pos++,this.skipDQ();
continue}if(t===92){this.pos+=2;continue}if(t===91){let s=this.findClosingBracket(this.pos+1);if(s!==-1){this.pos=s+1;continue}}if((t===60||t===62)&&this.src.charCodeAt(
this.pos+1)===40){this.pos+=2,this.extractBalanced();continue}if(t<128&&He[t])break;this.pos++}return this.pos}findClosingShellDelimiter(t,s,i,e=!1,o=!0,n,r){let p=this.
pos,c=this.srcEnd,d=this._bracketWindow,l=this._arithmeticBracketWindow,m=this._unbalanced;this.srcEnd=Math.min(s,this.srcEnd);let A=[i];n?.push([]);let g=r?[t]:
void 0,k=t,f=!0,C=-1;for(;k<this.srcEnd;){let E=A[A.length-1];n&&E===93&&n[n.length-1].push(k);let b=this.src.charCodeAt(k);if(b===92){k+1<this.srcEnd&&this.src.
charCodeAt(k+1)!==10&&(f=!1),k+=2;continue}if(b===35&&e&&A.length===1&&f){for(;k<this.srcEnd&&this.src.charCodeAt(k)!==10;)k++;continue}if(b===39){this.pos=k+1,
this.skipSQ(),k=this.pos,f=!1;continue}if(b===34){this.pos=k+1,this.skipDQ(),k=this.pos,f=!1;continue}if(b===96){for(k++;k<this.srcEnd&&this.src.charCodeAt(k)!==
96;)this.src.charCodeAt(k)===92&&k++,k++;k<this.srcEnd&&k++,f=!1;continue}if(b===36&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===40||(b===60||b===62)&&k+1<this.
srcEnd&&this.src.charCodeAt(k+1)===40){this.pos=k+2,this.extractBalanced(),k=this.pos,f=!1;continue}if(b===36&&k+1<this.srcEnd){let _=this.src.charCodeAt(k+1);if(_===
39){k=Qt(this.src,k+2,this.srcEnd).end,f=!1;continue}if(_===36){k+=2,f=!1;continue}if(_===123&&o){A.push(125),n?.push([]),k+=2,f=!1;continue}}if(e&&A.length===1&&
(b===91&&f?(A.push(93),n?.push([])):C===-1&&(b===59||b===38||b===124||b===60||b===62||b===40&&!we(this.src.charCodeAt(k-1)))&&(C=k)),E===93&&b===91)A.push(93),n?.
push([]),g?.push(k+1);else if(E===41&&b===40)A.push(41),n?.push([]);else if(b===E){if(A.pop(),g?.pop(),n?.pop(),A.length===0)return this.pos=p,this.srcEnd=c,this.
_bracketWindow=d,this._arithmeticBracketWindow=l,this._unbalanced=m,C!==-1&&this.errors.push({message:`unexpected '${this.src[C]}' in array assignment`,pos:C}),
k;f=!1,k++;continue}f=b<128&&(Q[b]&1)!==0,k++}if(g)for(let E of g)r.add(E);return this.pos=p,this.srcEnd=c,this._bracketWindow=d,this._arithmeticBracketWindow=l,
this._unbalanced=m,-1}scanBraceExpansion(t,s){let i=this.src,e=this.srcEnd,o=s.get(t);if(o!==void 0)return o;let n=this.pos,r=this._unbalanced,p=this._errors===
null?0:this._errors.length,c=[t,0],d=t+1;for(;d<e;){let l=i.charCodeAt(d),m=l<128?Q[l]:0;if(m===0){if(d++,l===125){let g=c.pop();if(s.set(c.pop(),g?d:-1),c.length===
0)break}else(l===44||l===46&&i.charCodeAt(d)===46)&&(c[c.length-1]=1);continue}let A=d+1<e?i.charCodeAt(d+1):0;if(m&1)if(A===40&&(l===60||l===62))this.pos=d+2,this.
extractBalanced(),d=this.pos;else if(l===40&&we(i.charCodeAt(d-1))){let g=this.findClosingShellDelimiter(d+1,e,41);if(g===-1)break;d=g+1}else break;else if(l===
92)d+=2;else if(l===39)this.pos=d+1,this.skipSQ(),d=this.pos;else if(l===34)this.pos=d+1,this.skipDQ(),d=this.pos;else if(l===96){for(d++;d<e&&i.charCodeAt(d)!==
96;)d+=i.charCodeAt(d)===92?2:1;d++}else if(l===123)c.push(d,0),d++;else if(A===39)d=Qt(i,d+2,e).end;else if(A===123){let g=this.findClosingBrace(d+2,e);if(g===
-1)break;d=g+1}else A===40?(this.pos=d+2,this.extractBalanced(),d=this.pos):d++}this.pos=n,this._unbalanced=r,this._errors!==null&&(this._errors.length=p);for(let l=0;l<
c.length;l+=2)s.set(c[l],-1);return s.get(t)}skipSubshellBody(){return this.extractBalanced(!1),this._unbalanced?-1:this.pos}skipCompoundBody(t){let s=[{close:t,
phase:t===h.Esac?"case-pattern":"commands"}],i=!0;for(;;){let e=s[s.length-1].phase,o=i?u.CommandStart:u.Normal;e==="function-name"?o=u.FunctionName:e==="case-p\
attern"&&i&&(o=u.CasePattern);let n=this.next(o),r=n.token;if(r===h.EOF)return-1;let p=s.length-1,c=s[p];if(c.phase==="function-name"){if(r===h.Newline)continue;
c.phase="function-body",i=!0;continue}else if(c.phase==="function-body"){if(r===h.Newline)continue;if(c.phase="commands",i=!0,r===h.LParen&&this.peek(u.Normal).
token===h.RParen){this.next(u.Normal),c.phase="function-body";continue}}else if(c.phase==="coproc-command"){if(r===h.Newline)continue;if(r===h.Word){c.phase="co\
proc-body",i=!0;continue}c.phase="commands",i=!0}else if(c.phase==="coproc-body"){if(r===h.Newline||(c.phase=r===h.Word&&n.keywordEligible&&n.value==="time"?"ti\
me-command":"commands",i=!0,c.phase==="time-command"))continue}else if(c.phase==="time-command"){if(r===h.Word&&n.keywordEligible&&n.value==="-p"){c.phase="time\
-command-after-p";continue}if(r===h.Word&&n.keywordEligible&&n.value==="--"){c.phase="commands";continue}c.phase="commands",i=!0}else if(c.phase==="time-command\
-after-p"){if(r===h.Word&&n.keywordEligible&&n.value==="--"){c.phase="commands";continue}c.phase="commands",i=!0}else if(c.phase==="for-header"){if(r===h.ArithCmd||
r===h.Semi||r===h.Newline){i=!0;continue}if(r===h.Do||r===h.LBrace){c.close=r===h.Do?h.Done:h.RBrace,c.phase="commands",i=!0;continue}}else if(c.phase==="case-w\
ord"){if(r===h.Newline)continue;c.phase="case-in",i=!1;continue}else if(c.phase==="case-in"){if(r===h.Newline){i=!0;continue}c.phase="case-pattern",i=!0;continue}else if(c.
phase==="case-pattern"){if(r===h.Esac&&i){if(s.pop(),s.length===0)return n.end;i=!1;continue}r===h.RParen?(c.phase="commands",i=!0):i=r===h.Newline;continue}if(r===
c.close){if(s.pop(),s.length===0)return n.end;i=!1;continue}if(i)switch(r){case h.LParen:s.push({close:h.RParen,phase:"commands"});break;case h.LBrace:s.push({close:h.
RBrace,phase:"commands"});break;case h.If:s.push({close:h.Fi,phase:"commands"});break;case h.For:s.push({close:h.Done,phase:"for-header"});break;case h.While:case h.
Until:case h.Select:s.push({close:h.Done,phase:"commands"});break;case h.Case:s.push({close:h.Esac,phase:"case-word"});break;case h.DblLBracket:if(!this.skipTestCommandBody())
return-1;i=!1;continue;case h.Assignment:case h.Redirect:case h.Bang:case h.Then:case h.Else:case h.Elif:case h.Do:case h.In:break;case h.Semi:case h.Newline:case h.
Pipe:case h.And:case h.Or:case h.Amp:case h.DoubleSemi:case h.SemiAmp:case h.DoubleSemiAmp:break;case h.Function:c.phase="function-name";break;case h.Coproc:c.phase=
"coproc-command";break;default:r===h.Word&&n.keywordEligible&&n.value==="time"?(c.phase="time-command",i=!0):i=!1;continue}switch(r){case h.Semi:case h.Newline:case h.
Pipe:case h.And:case h.Or:case h.Amp:i=!0;break;case h.DoubleSemi:case h.SemiAmp:case h.DoubleSemiAmp:c.close===h.Esac&&(c.phase="case-pattern"),i=!0;break;case h.
RParen:i=!0;break}}}skipTestGroup(){let t=1;for(;;){let s=this.next(u.TestMode);if(s.token===h.EOF)return-1;if(s.token===h.DblRBracket)return this.unshift(s),-1;
if(s.token===h.LParen)t++;else if(s.token===h.RParen&&--t===0)return s.end}}skipTestCommandBody(){for(;;){let t=this.next(u.TestMode).token;if(t===h.DblRBracket)
return!0;if(t===h.EOF)return!1}}buildWordParts(t){this._buildParts=!0,this.pos=t;let s=this.src.charCodeAt(t);if((s===60||s===62)&&t+1<this.srcEnd&&this.src.charCodeAt(
t+1)===40){this.pos=t+2;let i=this.extractBalanced(),e=this.src.slice(t,this.pos),o=this.processSubstitution(t,e,s===60?"<":">",i);this.pos<this.srcEnd?(this.readWordText(),
this._wordParts?this._wordParts.unshift(o):this._wordParts=[o]):this._wordParts=[o]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&
this._wordAssignmentState>=it&&(this.pos=t,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(t,s=!1){return this._buildParts=!0,this.pos=t,this.
readInnerWordText(!1,s),this._wordParts}buildArrayElementParts(t){let s=this.findClosingBracket(t+1);if(s===-1)return this.buildWordParts(t);let i=this.src;this.
_buildParts=!0;let e=It(i,t,s+1)?this.parseSubFieldWord(t,s+1,"embedded"):void 0;this.pos=s+1,this.readWordText(!1,u.ArrayElement);let o=this.pos,n=ht(i,s+1,o),
r=i.charCodeAt(n),p=r===61||r===43&&i.charCodeAt(n+1)===61,c=e?.parts,d=this._wordParts;if(p&&(d=At(i,s+1,o,d)??d),!c&&!d)return p?null:At(i,t,o,void 0)??null;let l=i.
slice(t,s+1);c||(c=[{type:"Literal",pos:t,end:s+1,text:l,value:e?.value??l}]),d||(d=o>s+1?[{type:"Literal",pos:s+1,end:o,text:i.slice(s+1,o),value:this._wordText}]:
[]);let m=Ze(c,d);return p||(m=At(i,t,o,m)??m),m.length>1||m[0].type!=="Literal"?m:null}buildHereDocParts(t,s){this._buildParts=!0;let i=this.src,e=[],o=!1,n="",
r=t,p=t,c=()=>{p>r&&(e.push({type:"Literal",pos:r,end:p,value:n,text:i.slice(r,p)}),n="")};for(;p<s;){let d=i.charCodeAt(p);if(d===92){if(p+1<s){let l=i.charCodeAt(
p+1);if(l===10){p+=2;continue}if(l===36||l===96||l===92){n+=String.fromCharCode(l),p+=2;continue}}n+="\\",p++;continue}if(d===36&&i.charCodeAt(p+1)!==39&&i.charCodeAt(
p+1)!==34){c(),r=p,this.pos=p,this.readDollar(),this._resultPart?(o=!0,e.push(this._resultPart),r=this.pos):n+=i.slice(p,this.pos),p=this.pos;continue}if(d===96){
c(),r=p,this.pos=p,this.readBacktickExpansion(),this._resultPart?(o=!0,e.push(this._resultPart),r=this.pos):n+=i.slice(p,this.pos),p=this.pos;continue}n+=i[p],p++}
return c(),o?e:null}registerHereDocTarget(t){if(this.pendingHereDocs!==null){for(let s of this.pendingHereDocs)if(!s.target){s.target=t;return}}}readTestRegexWord(){
this.hasPeek=!1,this.skipSpacesAndTabs();let t=this.src,s=this.srcEnd,i=this.pos,e=0;for(;this.pos<s;){let o=t.charCodeAt(this.pos);if(o===40){e++,this.pos++;continue}
if(o===92){this.pos+=this.pos+1<s?2:1;continue}if(o===39){let n=this.pos++,r=n>i&&t.charCodeAt(n-1)===36;for(;this.pos<s&&t.charCodeAt(this.pos)!==39;)r&&t.charCodeAt(
this.pos)===92&&this.pos+1<s&&this.pos++,this.pos++;this.pos<s?this.pos++:this.errors.push({message:r?"unterminated ANSI-C quote":"unterminated single quote",pos:n});
continue}if(o===34){this.pos++,this.readDoubleQuoted();continue}if(o===96){this.readBacktickExpansion();continue}if(e>0){o===41&&e--,this.pos++;continue}if(o===
36){this.readDollar();continue}if((o===60||o===62)&&this.pos+1<s&&t.charCodeAt(this.pos+1)===40){let n=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&
this.errors.push({message:"unterminated process substitution",pos:n});continue}if(o<128&&Q[o]&1&&o!==124)break;this.pos++}return K(this.current,h.Word,t.slice(i,
this.pos),i,this.pos),this.current}readCStyleForExprs(){this.hasPeek=!1;let t=this.src,s=this.srcEnd;for(;this.pos<s&&(t.charCodeAt(this.pos)===32||t.charCodeAt(
this.pos)===9);)this.pos++;let i=this.pos;this.pos<s&&t.charCodeAt(this.pos)===40&&this.pos++;let e=[this.pos,0,0],o=["","","",0,0,0],n=0,r=1,p=this.pos,c=!1,d=l=>{
let m=t.slice(p,l);o[n]=m.trim(),o[3+n]=e[n]+m.length-m.trimStart().length};for(;this.pos<s&&r>0;){let l=t.charCodeAt(this.pos);if(l===40)r++,this.pos++;else if(l===
41){if(r--,r===0){for(c||d(this.pos),n<2&&this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<s&&
(t.charCodeAt(this.pos)===32||t.charCodeAt(this.pos)===9);)this.pos++;this.pos<s&&t.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(l===59&&r===1){
if(n===2){c||(d(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos})),c=!0,this.pos++;continue}d(this.pos),n++,
this.pos++,p=this.pos,e[n]=p}else l===36?this.readDollar():l===96?this.readBacktickExpansion():l===92?this.pos+=this.pos+1<s?2:1:l===39?(this.pos++,this.skipSQ()):
l===34?(this.pos++,this.skipDQ()):this.pos++}return r>0&&(c||d(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:i})),o}peek(t=u.Normal){
return this.hasPeek||(this.readNext(this.nextState,t),this.hasPeek=!0),this.nextState}peekFollow(t){if(!this.hasPeek){let s=t[this.current.token]?u.CommandStart:
u.Normal;this.readNext(this.nextState,s),this.hasPeek=!0}return this.nextState}next(t=u.Normal){if(this.hasPeek){this.hasPeek=!1;let s=this.current;return this.
current=this.nextState,this.nextState=s,this.current}return this.readNext(this.current,t),this.current}unshift(t){this.nextState.copyFrom(t),this.hasPeek=!0}readNext(t,s){
let i=this.src,e=this.srcEnd,o=this.pos;for(;;){if(o=Mt(i,o,e),s===u.TestMode)for(;o<e&&i.charCodeAt(o)===10;)o=Mt(i,o+1,e);if(o>=e||i.charCodeAt(o)!==35)break;
for(;o<e&&i.charCodeAt(o)!==10;)o++}if(this.pos=o,o>=e){this.consumePendingHereDocs(),K(t,h.EOF,"",o,o);return}let n=o,r=i.charCodeAt(o);if(r===10){this.pos++,this.
consumePendingHereDocs(),K(t,h.Newline,`
`,n,this.pos);return}if(s===u.TestMode&&(r===60||r===62)&&!(this.pos+1<this.srcEnd&&i.charCodeAt(this.pos+1)===40)){this.pos++,K(t,h.Word,r===60?"<":">",n,this.
pos),t.keywordEligible=!0;return}r<128&&Q[r]&1&&this.tryReadOperator(t,r,s,n)||r===91&&s===u.ArrayElement&&this.readArrayElement(t,n)||this.readWord(t,s,n)}tryReadOperator(t,s,i,e){
let o=this.src,n=this.pos,r=n+1<this.srcEnd?o.charCodeAt(n+1):0;switch(s){case 59:return r===59?n+2<this.srcEnd&&o.charCodeAt(n+2)===38?(this.pos+=3,K(t,h.DoubleSemiAmp,
";;&",e,this.pos),!0):(this.pos+=2,K(t,h.DoubleSemi,";;",e,this.pos),!0):r===38?(this.pos+=2,K(t,h.SemiAmp,";&",e,this.pos),!0):(this.pos++,K(t,h.Semi,";",e,this.
pos),!0);case 124:return r===124?(this.pos+=2,K(t,h.Or,"||",e,this.pos),!0):r===38?(this.pos+=2,K(t,h.Pipe,"|&",e,this.pos),!0):(this.pos++,K(t,h.Pipe,"|",e,this.
pos),!0);case 38:if(r===38)return this.pos+=2,K(t,h.And,"&&",e,this.pos),!0;if(r===62){this.pos+=2;let p=this.pos<this.srcEnd&&o.charCodeAt(this.pos)===62;return p&&
this.pos++,this.readRedirectTarget(t,p?"&>>":"&>",e)}return this.pos++,K(t,h.Amp,"&",e,this.pos),!0;case 40:if(i===u.CommandStart&&r===40){let p=this.errors.length;
if(this.readArithmeticCommand(t,e),!this._notArithmetic)return!0;this.errors.length=p,this.pos=e}return this.pos++,K(t,h.LParen,"(",e,this.pos),!0;case 41:return this.
pos++,K(t,h.RParen,")",e,this.pos),!0;case 60:case 62:return this.readRedirection(t,e);default:return!1}}readRedirection(t,s){let i=this.src,e=i.charCodeAt(this.
pos),o="";if(e===60){this.pos++;let n=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(n===60){this.pos++;let r=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(r===
60)this.pos++,o="<<<";else{let p=r===45;p&&this.pos++,this.skipSpacesAndTabs();let c=this.pos;(this.pos>=this.srcEnd||i.charCodeAt(this.pos)!==35)&&this.readHereDocDelimiter();
let d=this.pos>c;return d&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:p,quoted:this._hereQuoted}),K(t,h.Redirect,p?
"<<-":"<<",s,this.pos),t.content=d?this._hereDelim:void 0,t.delimiterQuoted=d&&this._hereQuoted,t.targetPos=c,t.targetEnd=d?this.pos:c,!0}}else{if(n===40)return this.
readProcessSubstitution(t,"<",s),!0;n===62?(o="<>",this.pos++):n===38?(o="<&",this.pos++):o="<"}}else if(e===62){this.pos++;let n=this.pos<this.srcEnd?i.charCodeAt(
this.pos):0;if(n===40)return this.readProcessSubstitution(t,">",s),!0;n===62?(o=">>",this.pos++):n===38?(o=">&",this.pos++):n===124?(o=">|",this.pos++):o=">"}return this.
readRedirectTarget(t,o,s)}readRedirectTarget(t,s,i){let e=this.src;if(this.skipSpacesAndTabs(),this.pos<this.srcEnd){let o=e.charCodeAt(this.pos);if((o===60||o===
62)&&this.pos+1<this.srcEnd&&e.charCodeAt(this.pos+1)===40){let r=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unter\
minated process substitution",pos:r});let p=e.slice(r,this.pos);return K(t,h.Redirect,s,i,this.pos),t.content=p,t.targetPos=r,t.targetEnd=this.pos,!0}let n=this.
pos;return o!==10&&o!==35&&this.readRedirectTargetText(),this.redirectToken(t,s,i,n),!0}return this.redirectToken(t,s,i,this.pos),!0}readRedirectTargetText(){let t=this.
_buildValue;this._buildValue=!0,this.readWordText(),this._buildValue=t}redirectToken(t,s,i,e){let o=this.pos>e&&(this._wordText.length>0||this._wordQuoted);K(t,
h.Redirect,s,i,this.pos),t.content=o?this._wordText:void 0,t.targetPos=e,t.targetEnd=o?this.pos:e}readProcessSubstitution(t,s,i){this.pos++,this.extractBalanced(),
this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:i});let e=this.src.slice(i,this.pos);K(t,h.Word,e,i,this.pos)}readHereDocDelimiter(){
let t=this.src,s=this.srcEnd,i=this._buildValue;this._buildValue=!0;let e="",o=!1;for(;this.pos<s;){let n=t.charCodeAt(this.pos);if(n===39){for(o=!0,this.pos++;this.
pos<s&&t.charCodeAt(this.pos)!==39;)e+=t[this.pos],this.pos++;this.pos<s&&this.pos++}else if(n===34){for(o=!0,this.pos++;this.pos<s&&t.charCodeAt(this.pos)!==34;){
if(t.charCodeAt(this.pos)===92&&this.pos+1<s){let r=t.charCodeAt(this.pos+1);if(r===10){this.pos+=2;continue}(r===36||r===96||r===34||r===92)&&this.pos++}e+=t[this.
pos],this.pos++}this.pos<s&&this.pos++}else if(n===92){if(this.pos+1<s&&t.charCodeAt(this.pos+1)===10){this.pos+=2;continue}o=!0,this.pos++,this.pos<s?(e+=t[this.
pos],this.pos++):e+="\\"}else if(n===96){let r=this.pos;for(this.pos++;this.pos<s&&t.charCodeAt(this.pos)!==96;)t.charCodeAt(this.pos)===92&&this.pos++,this.pos++;
this.pos<s&&this.pos++,e+=t.slice(r,this.pos)}else if(n===36){let r=this.pos+1<s?t.charCodeAt(this.pos+1):0;(r===39||r===34)&&(o=!0),this.readDollar(),e+=this._resultText}else{
if(n<128&&Q[n]&1)break;e+=t[this.pos],this.pos++}}this._buildValue=i,this._hereDelim=e,this._hereQuoted=o}consumePendingHereDocs(){let t=this.pendingHereDocs;if(!(t===
null||t.length===0)){for(let s of t){let i=this.pos,e=this.skipHereDocBody(s.delimiter,s.strip,this.parenBoundary,s.quoted);s.target&&(s.target.body.pos=i,s.target.
body.end=e,s.target.body.text=this.src.slice(i,e),this.hereDocClosingPos!==-1&&(s.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}t.length=
0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(t,s,i,e){let o=this.src,n=s;for(let r=0;r<t.length;){if(e&&o.charCodeAt(n)===92&&n+1<i&&o.charCodeAt(
n+1)===10){n+=2;continue}if(n>=i||o.charCodeAt(n)!==t.charCodeAt(r))return-1;n++,r++}return n}logicalLineEnd(t,s,i){let e=this.src,o=e.indexOf(`
`,t);for(;o!==-1&&o<s;){if(!i)return o;let n=o;for(;n>t&&e.charCodeAt(n-1)===92;)n--;if((o-n)%2===0)return o;t=o+1,o=e.indexOf(`
`,t)}return s}skipHereDocBody(t,s,i=!1,e=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let o=this.src,n=this.srcEnd;for(;this.pos<n;){let r=this.pos,p=this.
logicalLineEnd(r,n,!e);for(;;){let d=r;if(s)for(;r<p&&o.charCodeAt(r)===9;)r++;if(e||(r=ht(o,r,p)),r===d)break}let c=this.matchHereDocDelimiter(t,r,p,!e);if(c!==
-1&&!e&&(c=ht(o,c,p)),c===p){let d=this.pos;return(!i||!this.parenBoundary||p!==n)&&(this.hereDocClosingPos=r,this.hereDocClosingEnd=p),this.pos=p<n?p+1:p,d}if(i&&
c!==-1){let d=c;for(;d<p&&o.charCodeAt(d)!==41;)d++;if(d<p||this.parenBoundary&&p===n){let l=this.pos;return this.pos=c,l}}this.pos=p<n?p+1:p}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(t,s,i=0){
let e=this._errors===null?0:this._errors.length;if(this.readWordText(!1,s,!0),s===u.Normal){let o=this.pos<this.srcEnd?this.src.charCodeAt(this.pos):0;if(!this.
_wordRaw||o!==60&&o!==62){Dt(t,h.Word,i,this.pos,this._wordRaw),t.keywordEligible=this._wordKeywordEligible;return}}this.classifyWord(t,s,i,e)}isRedirectVariable(t,s){
let i=this.src;for(let e=t;e<s;e++){let o=i.charCodeAt(e);if(o===91&&e>t)return e+2<s&&i.charCodeAt(s-1)===93&&this.findClosingShellDelimiter(e+1,s,93)===s-1;if(o>=
128||!(Et[o]&(e===t?1:2)))return!1}return s>t}readArrayElement(t,s){let i=this.findClosingBracket(s+1);return i===-1?!1:(this.pos=i+1,this.readWordText(),Dt(t,h.
Word,s,this.pos,!0),!0)}classifyWord(t,s,i,e){let o=this.src,n=this._wordRaw,r=this._wordHasExpansions,p=this._wordQuoted,c=this._wordKeywordEligible,d=this._wordAssignmentState,
l=this.pos,m=l-i;if(s===u.CasePattern){let g=h.Word;if(c){let k=n?Be(o,i,m):Ee.get(this.wordValueOf(i,l));k===h.Esac&&(g=k)}Dt(t,g,i,l,n),t.keywordEligible=c;return}
let A=null;if(!n&&!r&&c&&(s===u.CommandStart||s===u.TestMode)){let g=l<this.srcEnd?o.charCodeAt(l):0;(!p&&m<=16||g===60||g===62)&&(A=this.wordValueOf(i,l))}if(s===
u.CommandStart&&c){if(n){if(m<=8){let g=Be(o,i,m);if(g!==void 0){Dt(t,g,i,l,!0);return}}if(m===2&&o.charCodeAt(i)===91&&o.charCodeAt(i+1)===91){Dt(t,h.DblLBracket,
i,l,!0);return}}else if(A!==null&&A.length>0){let g=A.charCodeAt(0);if(g>=97&&g<=122&&A.length<=8||g===33||g===123||g===125){let k=Ee.get(A);if(k!==void 0){K(t,
k,A,i,l);return}}if(g===91&&A==="[["){K(t,h.DblLBracket,A,i,l);return}}}if(s===u.CommandStart||s===u.CommandPrefix||s===u.Declaration){if(d===void 0){let g=-1,k=!1;
for(let f=i+1;f<l;f++){let C=o.charCodeAt(f);if(C===61){g=f;break}C===91&&(k=!0)}(g!==-1||s!==u.Declaration&&k)&&(d=he(o,i,l,ae))}if(d!==void 0){if(s!==u.Declaration&&
d>=it){if(l<this.srcEnd&&(this._errors!==null&&(this._errors.length=e),this.pos=i,this.readWordText(!0,s,!0),this.pos>l)){this.classifyWord(t,s,i,e);return}(this.
_errors===null||this._errors.length===e)&&this.errors.push({message:"unterminated array subscript",pos:o.indexOf("[",i)})}if(De(d)){Dt(t,h.Assignment,i,l,n),A!==
null&&(t._value=A),t.assignmentOperatorPos=Te(d);return}}}if((s===u.CommandStart||s===u.TestMode)&&c){if(n){if(m===2&&o.charCodeAt(i)===93&&o.charCodeAt(i+1)===
93){Dt(t,h.DblRBracket,i,l,!0);return}}else if(A==="]]"){K(t,h.DblRBracket,A,i,l);return}}if(!r&&this.pos<this.srcEnd){let g=o.charCodeAt(this.pos);if((g===60||
g===62)&&n){let k=o.charCodeAt(i);if(k>=48&&k<=57&&Ye(o,i,l)){let f=Number.parseInt(o.slice(i,l),10);if(this.readRedirection(t,i)){t.fileDescriptor=f,t.descriptorEnd=
l;return}}if(k===123&&o.charCodeAt(l-1)===125&&this.isRedirectVariable(i+1,l-1)){let f=o.slice(i+1,l-1);if(this.readRedirection(t,i)){t.variableName=f,t.descriptorEnd=
l;return}}}}Dt(t,h.Word,i,l,n),A!==null&&(t._value=A),t.keywordEligible=c}readWordText(t=!1,s=u.Normal,i=!1){let e=this.src,o=this.srcEnd,n=this.pos,r=n,p=0;for(;n<
o;){let P=e.charCodeAt(n);if(P<128&&Q[P]){p=P;break}n++}if(n>=o||Q[p]&1&&!(p===40&&n>r&&bt[e.charCodeAt(n-1)])&&!t){this.pos=n,this._wordText=(this._buildParts||
this._buildValue)&&n>r?e.slice(r,n):"",this._wordRaw=!0,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,
this._buildParts&&(this._wordParts=St(this._wordText)&&s!==u.ArrayElement?At(e,r,n,void 0)??null:null);return}let c=this._buildParts,d=c||this._buildValue,l=d&&
n>r?e.slice(r,n):"",m=!1,A=!1,g=!0,k=!0,f=n>r?e.charCodeAt(n-1):0,C=he(e,r,n,ae),E,b="",_=0,x=!1,y;for(c&&(E=[],b=l,_=r,x=l.length>0&&St(l));n<o;){let P=e.charCodeAt(
n);if(P>=128||!Q[P]){let w=n;for(n++;n<o;){let B=e.charCodeAt(n);if(B<128&&Q[B])break;n++}if(f=e.charCodeAt(n-1),C=he(e,w,n,C),d){let B=e.slice(w,n);l+=B,c&&(b+=
B,x=x||St(B))}continue}if(Q[P]&1){if(t&&C>=it){let w=this.findClosingBracket(n);if(w!==-1){let B=w+1;if(C=C===it+1?ce:C-1,f=e.charCodeAt(w),d){let L=e.slice(n,B);
l+=L,c&&(b+=L,x=x||St(L))}n=B;continue}}if(P===40&&f<128&&bt[f]){if(s===u.FunctionName||C>=it&&(s===u.CommandStart||s===u.CommandPrefix)||s===u.CommandStart&&f===
33&&g&&e.charCodeAt(r)===33&&ht(e,r+1,o)===n)break;let w=f;if(w===61&&i&&!((s===u.CommandStart||s===u.CommandPrefix||s===u.Declaration||s===u.EvalArgument)&&De(
C)&&ht(e,Te(C)+1,o)===n))break;let B=n+1,L=this.findClosingShellDelimiter(B,o,41,w===61);if(L===-1&&!i&&!t&&C>=it||s===u.CommandStart&&w!==61&&L!==-1&&Mt(e,B,L)===
L)break;g=!1;let rt=L===-1?o:L;if(n=L===-1?o:L+1,L===-1&&this.errors.push({message:"unterminated extended glob",pos:B-2}),f=e.charCodeAt(n-1),d){let N="("+e.slice(
B,n);if(l+=N,c&&w!==61){let X=B-2;for(;e.charCodeAt(X)===10&&e.charCodeAt(X-1)===92;)X-=2;if(b.length>0){let I=b.slice(0,-1);X>_&&E.push({type:"Literal",pos:_,end:X,
value:I,text:e.slice(_,X)}),b=""}let D=Je[w];E.push({type:"ExtendedGlob",pos:X,end:n,text:e.slice(X,n),operator:D,pattern:e.slice(B,rt),parts:this.subFieldParts(
B,rt)}),_=n}else c&&(b+=N,x=x||St(N))}continue}break}if(P===92){n++,n<o?e.charCodeAt(n)===10?(n++,k=!1):(C>=0&&C<it&&(C=ut),m=!0,g=!1,k=!1,f=e.charCodeAt(n),d&&
(l+=e[n],c&&(b+=e[n])),n++):(C>=0&&C<it&&(C=ut),m=!0,g=!1,f=92,d&&(l+="\\",c&&(b+="\\")));continue}if(P===39){let w=n;C>=0&&C<it&&(C=ut),m=!0,g=!1,k=!1,n++;let B=n;
for(;n<o&&e.charCodeAt(n)!==39;)n++;n>B&&(f=e.charCodeAt(n-1));let L=d?e.slice(B,n):"";d&&(l+=L),n<o?n++:this.errors.push({message:"unterminated single quote",pos:B-
1}),c&&(w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,text:e.slice(_,w)}),b=""),E.push({type:"SingleQuoted",pos:w,end:n,value:L,text:e.slice(w,n)}),_=n);continue}
if(P===34){let w=n;if(C>=0&&C<it&&(C=ut),m=!0,g=!1,k=!1,n++,this.pos=n,this.readDoubleQuoted(),n=this.pos,this._dqEnd>w+1&&(f=e.charCodeAt(this._dqEnd-1)),this.
_dqHasExpansions&&(A=!0),d&&(l+=this._dqText),c){w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,text:e.slice(_,w)}),b="");let B=e.slice(w,n);E.push({type:"Dou\
bleQuoted",pos:w,end:n,text:B,parts:this._dqParts??[{type:"Literal",pos:w+1,end:this._dqEnd,value:this._dqText,text:e.slice(w+1,this._dqEnd)}]}),_=n}continue}if(P===
36){g=!1;let w=n;C>=0&&C<it&&(C=ut);let B=n+1<o?e.charCodeAt(n+1):0;(B===39||B===34)&&(m=!0),this.pos=n,this.readDollar(),n=this.pos,this._resultIsRaw||(k=!1),n>
w&&(f=e.charCodeAt(n-1)),this._resultHasExpansion&&(A=!0),d&&(l+=this._resultText),c&&(this._resultPart?(w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,text:e.
slice(_,w)}),b=""),E.push(this._resultPart),_=n):b+=this._resultText);continue}if(P===96){g=!1;let w=n;C>=0&&C<it&&(C=ut),this.pos=n,this.readBacktickExpansion(),
n=this.pos,k=!1,f=e.charCodeAt(n-1),A=!0,d&&(l+=this._resultText),c&&(w>_&&(E.push({type:"Literal",pos:_,end:w,value:b,text:e.slice(_,w)}),b=""),E.push(this._resultPart),
_=n);continue}if(P===123){C>=0&&C<it&&(C=ut);let w=n+1<o?e.charCodeAt(n+1):0,B=w<=32||w===125?-1:this.scanBraceExpansion(n,y??(y=new Map));if(B>0){if(g=!1,f=e.charCodeAt(
B-1),d){let L=e.slice(n,B);l+=L,c&&(n>_&&(E.push({type:"Literal",pos:_,end:n,value:b,text:e.slice(_,n)}),b=""),E.push({type:"BraceExpansion",pos:n,end:B,text:L,
parts:this.subFieldParts(n+1,B-1)}),_=B)}n=B;continue}f=123,d&&(l+="{",c&&(b+="{")),n++;continue}n++}c&&n>_&&E.push({type:"Literal",pos:_,end:n,value:b,text:e.slice(
_,n)}),this.pos=n,this._wordText=l,this._wordRaw=k,this._wordQuoted=m,this._wordHasExpansions=A,this._wordKeywordEligible=g,this._wordAssignmentState=C,c&&(this.
_wordParts=E.length>1||E.length===1&&E[0].type!=="Literal"?E:null,x&&s!==u.ArrayElement&&(this._wordParts=At(e,r,n,this._wordParts)??null))}readInnerWordText(t=!1,s=!1,i=!1){
let e=this.src,o=this.srcEnd,n=this.pos,r=n,p="",c=this._buildParts,d,l="",m=0,A=!1,g=!1;for(c&&(d=[],m=n);n<o;){let k=e.charCodeAt(n);if(k===92){if(n++,n<o)if(e.
charCodeAt(n)===10)n++;else{let f=e.charCodeAt(n);t&&f!==36&&f!==96&&f!==34&&f!==92&&f!==125&&(p+="\\",c&&(l+="\\"),A=!0);let C=e[n++];p+=C,c&&(l+=C)}continue}if(k===
39&&!t){let f=n;n++;let C=n;for(;n<o&&e.charCodeAt(n)!==39;)n++;let E=e.slice(C,n);p+=E,n<o&&n++,c&&(f>m&&(d.push({type:"Literal",pos:m,end:f,value:l,text:e.slice(
m,f)}),l=""),d.push({type:"SingleQuoted",pos:f,end:n,value:E,text:e.slice(f,n)}),m=n);continue}if(k===34){let f=n;if(n++,this.pos=n,this.readDoubleQuoted(t),n=this.
pos,p+=this._dqText,c){f>m&&(d.push({type:"Literal",pos:m,end:f,value:l,text:e.slice(m,f)}),l="");let C=e.slice(f,n);d.push({type:"DoubleQuoted",pos:f,end:n,text:C,
parts:this._dqParts??[{type:"Literal",pos:f+1,end:this._dqEnd,value:this._dqText,text:e.slice(f+1,this._dqEnd)}]}),m=n}continue}if(k===36){let f=n;this.pos=n,this.
readDollar(t),n=this.pos,p+=this._resultText,c&&(this._resultPart?(f>m&&(d.push({type:"Literal",pos:m,end:f,value:l,text:e.slice(m,f)}),l=""),d.push(this._resultPart),
m=n):l+=this._resultText);continue}if(k===96){let f=n;this.pos=n,this.readBacktickExpansion(t),n=this.pos,p+=this._resultText,c&&(f>m&&(d.push({type:"Literal",pos:m,
end:f,value:l,text:e.slice(m,f)}),l=""),d.push(this._resultPart),m=n);continue}if(!t&&!s&&(k===60||k===62)&&n+1<o&&e.charCodeAt(n+1)===40){let f=n;this.pos=n+2;
let C=this.extractBalanced();n=this.pos;let E=e.slice(f,n);p+=E,c&&(f>m&&(d.push({type:"Literal",pos:m,end:f,value:l,text:e.slice(m,f)}),l=""),d.push(this.processSubstitution(
f,E,k===60?"<":">",C)),m=n);continue}p+=e[n],c&&(l+=e[n],i&&(k===42||k===63||k===91)&&(g=!0)),n++}c&&n>m&&d.push({type:"Literal",pos:m,end:n,value:l,text:e.slice(
m,n)}),this.pos=n,this._wordText=p,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!1,c&&(this._wordParts=d.length>1||
d.length===1&&(d[0].type!=="Literal"||A)?d:null,g&&(this._wordParts=At(e,r,n,this._wordParts)??null))}subFieldParts(t,s){if(!(this._nestingDepth>=256))return It(
this.src,t,s)?this.parseSubFieldWord(t,s).parts:At(this.src,t,s,void 0)}parseSubFieldWord(t,s,i="word",e=!1){if(t>=s)return new Z("",t,t);if(this._nestingDepth>=
256)return new Z(this.src.slice(t,s),t,s);this._nestingDepth++;let o=this.srcEnd,n=this._bracketWindow,r=this._arithmeticBracketWindow,p=this.pos,c=this._wordText,
d=this._wordParts,l=this._wordQuoted,m=this._wordKeywordEligible;this.srcEnd=s,this.pos=t,this.readInnerWordText(i==="quoted",e,i==="word");let A=new Z(this.src.
slice(t,s),t,s);return this._buildParts&&(A.parts=this._wordParts??void 0),this.srcEnd=o,this._bracketWindow=n,this._arithmeticBracketWindow=r,this.pos=p,this._wordText=
c,this._wordParts=d,this._wordQuoted=l,this._wordKeywordEligible=m,this._nestingDepth--,A}skipSQ(){for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==39;)
this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){let t=this.pos-1,s=Qt(this.src,this.pos,this.srcEnd);this.pos=s.end,s.closed||this.errors.push({message:"\
unterminated ANSI-C quote",pos:t})}skipDQ(){let t=this.src,s=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<256)for(;this.pos<s;){let i=t.charCodeAt(this.
pos);if(i===34){this.pos++;return}if(i===92){this.pos=Math.min(this.pos+2,s);continue}if(i===96)break;if(i===36){let e=t.charCodeAt(this.pos+1);if(e===40||e===123||
e===36)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){this.pos=Mt(this.src,this.pos,this.srcEnd)}readDoubleQuoted(t=!1){let s=this.src,i=this.
srcEnd,e=this.pos,o=!1,n=this._buildParts,r=n||this._buildValue;if(!n){let m=this.pos;for(;m<i;){let A=s.charCodeAt(m);if(A===34){this._dqText=r?s.slice(e,m):"",
this._dqEnd=m,this.pos=m+1,this._dqHasExpansions=!1,this._dqParts=null;return}if(A===36||A===96||A===92)break;m++}}let p="",c=null,d="",l=n?this.pos:0;for(;this.
pos<i&&s.charCodeAt(this.pos)!==34;){let m=this.pos;for(;this.pos<i;){let g=s.charCodeAt(this.pos);if(g===34||g===92||g===36||g===96)break;this.pos++}if(r&&this.
pos>m){let g=s.slice(m,this.pos);p+=g,n&&(d+=g)}if(this.pos>=i||s.charCodeAt(this.pos)===34)break;let A=s.charCodeAt(this.pos);if(A===92){if(this.pos++,this.pos<
i){let g=s.charCodeAt(this.pos);if(g===10){this.pos++;continue}if(r)if(t||g===36||g===96||g===34||g===92){let k=s[this.pos];p+=k,n&&(d+=k)}else{let k="\\"+s[this.
pos];p+=k,n&&(d+=k)}this.pos++}continue}if(A===36){let g=this.pos+1<i?s.charCodeAt(this.pos+1):0;if(g===34||g===39){r&&(p+="$",n&&(d+="$")),this.pos++;continue}
let k=this.pos;if(this.readDollar(!0),r&&(p+=this._resultText),this._resultHasExpansion&&(o=!0),n){let f=this._resultPart;f&&ye(f)?(c||(c=[]),k>l&&(c.push({type:"\
Literal",pos:l,end:k,value:d,text:s.slice(l,k)}),d=""),c.push(f),l=this.pos):d+=this._resultText}continue}if(A===96){let g=this.pos;this.readBacktickExpansion(!0),
r&&(p+=this._resultText),o=!0,n&&this._resultPart&&ye(this._resultPart)&&(c||(c=[]),g>l&&(c.push({type:"Literal",pos:l,end:g,value:d,text:s.slice(l,g)}),d=""),c.
push(this._resultPart),l=this.pos);continue}}n&&c&&this.pos>l&&c.push({type:"Literal",pos:l,end:this.pos,value:d,text:s.slice(l,this.pos)}),this._dqEnd=this.pos,
this.pos<i?this.pos++:this.errors.push({message:"unterminated double quote",pos:e-1}),this._dqText=p,this._dqHasExpansions=o,this._dqParts=c}readDollar(t=!1){let s=this.
pos;this.pos++;let i=this.src,e=this.srcEnd,o=this._buildParts||this._buildValue;if(this.pos>=e){this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=
!1,this._resultPart=void 0;return}let n=ht(i,this.pos,e);n>this.pos&&i.charCodeAt(n)===40&&i.charCodeAt(n+1)!==40&&(this.pos=n);let r=i.charCodeAt(this.pos);if(r===
40){if(this.pos+1<e&&i.charCodeAt(this.pos+1)===40){let p=this.pos,c=this.errors.length;if(this.readArithmeticExpansion(s),!this._notArithmetic)return;this.errors.
length=c,this.pos=p}this.readCommandSubstitution(s);return}if(r===123){let p=this.pos+1<e?i.charCodeAt(this.pos+1):0;if(p===32||p===9||p===10){this.readBraceCommandSubstitution();
return}if(p===124){this.readValueSubstitution();return}this.readParameterExpansion(t);return}if(r===39){if(this.pos++,o){let p=this.readAnsiCQuoted();this._resultText=
p,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:s,end:this.pos,text:i.slice(s,this.pos),value:p}:void 0}else this.skipAnsiCQuoted(),this._resultText=
"",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHasExpansion=!1;return}if(r===34){if(this.pos++,this.readDoubleQuoted(t),this._resultText=this._dqText,
this._resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){let p=i.slice(s,this.pos);this._resultPart={type:"LocaleString",pos:s,end:this.
pos,text:p,parts:this._dqParts??[{type:"Literal",pos:s+2,end:this._dqEnd,value:this._dqText,text:i.slice(s+2,this._dqEnd)}]}}else this._resultPart=void 0;return}
if(r===64||r===42||r===35||r===63||r===45||r===36||r===33||r>=48&&r<=57){this.pos++;let p=o?i.slice(this.pos-2,this.pos):"";this._resultText=p,this._resultIsRaw=
!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:s,end:this.pos,text:p}:void 0;return}if(r<128&&Et[r]&1){let p=this.
pos-1;for(;this.pos<e;){let d=i.charCodeAt(this.pos);if(d<128&&Et[d]&2)this.pos++;else break}let c=o?i.slice(p,this.pos):"";this._resultText=c,this._resultIsRaw=
!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:s,end:this.pos,text:c}:void 0;return}if(r===91){let p=this._errors===
null?0:this._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){let d=this.pos+1,l=i.slice(d,c);this.pos=c+1;let m=o?i.slice(s,this.pos):"";
this._resultText=m,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(d-2,m,l,d):void 0;return}this._errors!==
null&&(this._errors.length=p)}this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this._notArithmetic=
!1,this._arithUnterminated=!1,this.pos+=2;let t=1,s=0,i=0,e,o=!1,n=this.src,r=this.srcEnd,p=this.pos;for(;this.pos<r&&t>0;){let d=n.charCodeAt(this.pos);if(d===
92)this.pos+=this.pos+1<r?2:1;else if(d===39)this.pos++,this.skipSQ();else if(d===34)this.pos++,this.skipDQ();else if(d===96){for(this.pos++;this.pos<r&&n.charCodeAt(
this.pos)!==96;)n.charCodeAt(this.pos)===92&&this.pos++,this.pos++;this.pos<r&&this.pos++}else if(d===36&&this.pos+2<r&&n.charCodeAt(this.pos+1)===40&&n.charCodeAt(
this.pos+2)!==40){let l=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:l})}else if(d===
36&&this.pos+1<r&&n.charCodeAt(this.pos+1)===123){let l=this.findClosingBrace(this.pos+2,r);this.pos=l===-1?r:l+1}else if((d===60||d===62)&&this.pos+1<r&&n.charCodeAt(
this.pos+1)===40)this.pos+=2,this.extractBalanced();else if(d===40)n.charCodeAt(this.pos-1)===36&&n.charCodeAt(this.pos+1)===40?(t===1?i=s:(e??(e=[])).push(s),t++,
s=0,t+this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic expansion nesting depth exceeded",pos:this.pos-1}),o=!0),this.pos+=2):(++s+t-1+
this._nestingDepth>256&&!o&&(this.errors.push({message:"maximum arithmetic expression nesting depth exceeded",pos:this.pos}),o=!0),this.pos++);else if(d===41&&s>
0)s--,this.pos++;else if(d===41&&this.pos+1<r&&n.charCodeAt(this.pos+1)===41){if(--t===0){this.pos+=2;break}s=t===1?i:e.pop(),this.pos+=2}else{if(d===41&&t===1)
return this._notArithmetic=!0,"";this.pos++}}let c=this._buildParts||this._buildValue;return t>0?(this._arithUnterminated=!0,c?n.slice(p,this.pos):""):c?n.slice(
p,this.pos-2):""}readArithmeticExpansion(t){let s=this.pos+2,i=this.scanArithmeticBody();if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push(
{message:"unterminated arithmetic expansion",pos:t});let e=this._buildParts||this._buildValue?this.src.slice(t,this.pos):"";this._resultText=e,this._resultIsRaw=
!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(t,e,i,s):void 0}arithmeticExpansion(t,s,i,e){return new Wt(t,this.pos,
s,{source:this.src,body:i,offset:e,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(t,s){let i=this._buildValue;this._buildValue=
!0;let e=this.scanArithmeticBody();this._buildValue=i,this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic command",pos:s}),K(t,h.ArithCmd,
e,s,this.pos)}readCommandSubstitution(t){let s=this.pos;this.pos++;let i=this.extractBalanced();this._unbalanced&&this.errors.push({message:"unterminated comman\
d substitution",pos:t});let e=this._buildParts||this._buildValue,o=e?this.src.slice(t,this.pos):"",n=!e||s===t+1?o:"$"+this.src.slice(s,this.pos);this._resultText=
n,this._resultIsRaw=s===t+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=this.commandExpansion(t,o,s+1,i,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){
this.readBraceSubstitution(1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(t){let s=this.pos-1;this.pos+=t;let i=this.src,e=this.
srcEnd,o=1,n=this.pos;for(;this.pos<e;){let r=i.charCodeAt(this.pos);if(r===123)o++;else if(r===125){if(--o===0){this.pos++;break}}else if(r===39){this.pos++,this.
skipSQ();continue}else if(r===34){this.pos++,this.skipDQ();continue}else r===92&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this.
_buildParts||this._buildValue){let r=i.slice(n,this.pos-1),p=r.trim(),c=i.slice(s,this.pos);if(this._resultText=c,this._buildParts){let d=n+(r.length-r.trimStart().
length);this._resultPart=this.commandExpansion(s,c,d,p)}else this._resultPart=void 0}else this._resultText="",this._resultPart=void 0}readBacktickExpansion(t=!1){
this.pos++;let s=this.src,i=this.srcEnd,e=this.pos;if(!this._buildParts&&!this._buildValue){for(;this.pos<i&&s.charCodeAt(this.pos)!==96;)s.charCodeAt(this.pos)===
92&&this.pos+1<i&&this.pos++,this.pos++;this.pos<i?this.pos++:this.errors.push({message:"unterminated backtick",pos:e-1}),this._resultText="",this._resultIsRaw=
!1,this._resultHasExpansion=!0,this._resultPart=void 0;return}let o="",n=!1;for(;this.pos<i&&s.charCodeAt(this.pos)!==96;){if(s.charCodeAt(this.pos)===92){n=!0;
break}this.pos++}if(!n)o=s.slice(e,this.pos);else for(o=s.slice(e,this.pos);this.pos<i&&s.charCodeAt(this.pos)!==96;)if(s.charCodeAt(this.pos)===92){if(this.pos++,
this.pos<i){let p=s.charCodeAt(this.pos);p===36||p===96||p===92||t&&p===34?o+=s[this.pos]:o+="\\"+s[this.pos],this.pos++}}else{let p=this.pos;for(;this.pos<i;){
let c=s.charCodeAt(this.pos);if(c===96||c===92)break;this.pos++}o+=s.slice(p,this.pos)}this.pos<i?this.pos++:this.errors.push({message:"unterminated backtick",pos:e-
1});let r=s.slice(e-1,this.pos);this._resultText=o,this._resultHasExpansion=!0,this._buildParts?this._resultPart=n?this.decodedCommandExpansion(e-1,r,o):this.commandExpansion(
e-1,r,e,o):this._resultPart=void 0}readParameterExpansion(t){let s=this.src,i=this.srcEnd,e=this.pos;this.pos++;let o=1,n=!1;for(;this.pos<i&&o>0;){let c=s.charCodeAt(
this.pos);if(c===36){let d=this.pos+1<i?s.charCodeAt(this.pos+1):0;if(d===123){o++,this._nestingDepth+o>256&&!n&&(this.errors.push({message:"maximum parameter e\
xpansion nesting depth exceeded",pos:this.pos}),n=!0),this.pos+=2;continue}if(d===36){this.pos+=2;continue}if(d===40){let l=this.pos;this.pos+=2,this.extractBalanced(),
this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:l});continue}}else if(c===96){for(this.pos++;this.pos<i&&s.charCodeAt(this.pos)!==
96;)s.charCodeAt(this.pos)===92&&this.pos++,this.pos++;this.pos<i&&this.pos++;continue}else if(c===125){if(--o===0){this.pos++;break}}else if(c===92)this.pos+1<
i&&this.pos++;else if(c===39){this.pos++,this.pos>e+1&&s.charCodeAt(this.pos-2)===36?this.skipAnsiCQuoted():this.skipSQ();continue}else if(c===34){this.pos++,this.
skipDQ();continue}this.pos++}let r=o===0;r||this.errors.push({message:"unterminated parameter expansion",pos:e-1});let p=this._buildParts||this._buildValue?s.slice(
e-1,this.pos):"";if(this._resultText=p,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){let c=s.slice(e+1,r?this.pos-1:this.pos);this._resultPart=
this.parseParamInner(p,c,e+1,t)}else this._resultPart=void 0}parseParamInner(t,s,i,e){let o={type:"ParameterExpansion",pos:i-2,end:this.pos,text:t,parameter:"",
parameterPos:i,parameterEnd:i,prefix:void 0,index:void 0,operation:void 0},n=s.length;if(n===0)return o;let r=(f,C,E="word")=>this.parseSubFieldWord(i+f,i+C,E),
p=f=>{let C=this.findClosingBracket(i+f,i+n);return C===-1?-1:C-i},c=0;if(n>1&&s.charCodeAt(0)===33&&(o.prefix="!",c=1),n>1&&s.charCodeAt(0)===35){let f=this.scanParamName(
s,1),C=f,E=-1;if(C<n&&s.charCodeAt(C)===91&&(E=p(C+1),E!==-1&&(C=E+1)),f>1&&C===n)return o.prefix="#",o.parameter=s.slice(1,f),o.parameterPos=i+1,o.parameterEnd=
i+f,E!==-1&&(o.index=r(f+1,E,"embedded")),o}let d=c;if(c=this.scanParamName(s,c),o.parameter=s.slice(d,c),o.parameterPos=i+d,o.parameterEnd=i+c,c<n&&s.charCodeAt(
c)===91){let f=p(c+1);f!==-1&&(o.index=r(c+1,f,"embedded"),c=f+1)}if(c>=n)return o;let l=i+c,m=i+n,A=s.charCodeAt(c),g=s.charCodeAt(c+1),k=s[A===58?c+1:c];if(k===
"-"||k==="="||k==="+"||k==="?"){let f=c+(A===58?2:1);return o.operation={type:"Default",pos:l,end:m,operatorEnd:i+f,operator:A===58?`:${k}`:k,operand:r(f,n,e?"q\
uoted":"word")},o}if(A===58){c++;let f=i+c,C=be(s.slice(c),58,!0,(E,b)=>this.findNestedShellEnd(f+E,m,b)-f);return o.operation={type:"Slice",pos:l,end:m,operatorEnd:f,
operator:":",offset:r(c,C===-1?n:c+C,"embedded"),length:C===-1?void 0:r(c+C+1,n,"embedded")},o}if(A===35||A===37){let f=g===A,C=A===35?f?"##":"#":f?"%%":"%",E=c+
(f?2:1);return o.operation={type:"Remove",pos:l,end:m,operatorEnd:i+E,operator:C,operand:r(E,n)},o}if(A===47){c++;let f="/";(g===47||g===35||g===37)&&(f=g===47?
"//":g===35?"/#":"/%",c++);let C=c;g===47&&(C=ht(s,c,n),s.charCodeAt(C)===47&&C++);let E=be(s.slice(C),47),b=E===-1?n:C+E;return o.operation={type:"Replace",pos:l,
end:m,operatorEnd:i+c,operator:f,pattern:r(c,b),replacement:r(E===-1?n:b+1,n)},o}if(A===94||A===44){let f=g===A,C=A===94?f?"^^":"^":f?",,":",",E=c+(f?2:1);return o.
operation={type:"CaseModification",pos:l,end:m,operatorEnd:i+E,operator:C,operand:E===n?void 0:r(E,n)},o}return o.prefix==="!"&&o.index===void 0&&c+1===n&&(A===
64||A===42)?(o.operation={type:"Names",pos:l,end:m,operatorEnd:m,operator:A===64?"@":"*"},o):A===64?(o.operation={type:"Transform",pos:l,end:m,operatorEnd:l+1,operator:"\
@",operand:r(c+1,n)},o):(o.operation={type:"Unknown",pos:l,end:m,operatorEnd:m,operator:s.slice(c)},o)}findNestedShellEnd(t,s,i){let e=this.src.charCodeAt(t);if(e===
96){let n=t+1;for(;n<s;){let r=this.src.charCodeAt(n);if(r===92){n+=2;continue}if(n++,r===96)return n}return s}let o;if(e===36){let n=t+1;if(n<s&&this.src.charCodeAt(
n)===123)o=this.findClosingBrace(n+1,s);else{let r=ht(this.src,n,s);if(r>=s||this.src.charCodeAt(r)!==40)return t;o=this.findClosingParenthesis(r+1,s)}}else{let n=t+
1;if(i||e!==60&&e!==62||n>=s||this.src.charCodeAt(n)!==40)return t;o=this.findClosingParenthesis(n+1,s)}return o===-1?s:o+1}scanParamName(t,s){let i=s;if(i>=t.length)
return i;let e=t.charCodeAt(i);if(e===64||e===42||e===35||e===63||e===45||e===36||e===33)return i+1;if(e>=48&&e<=57){for(;i<t.length&&t.charCodeAt(i)>=48&&t.charCodeAt(
i)<=57;)i++;return i}if(e>=97&&e<=122||e>=65&&e<=90||e===95)for(i++;i<t.length;){let o=t.charCodeAt(i);if(o>=97&&o<=122||o>=65&&o<=90||o>=48&&o<=57||o===95)i++;else
break}return i}readAnsiCQuoted(){let t=this.pos-1,s=Qt(this.src,this.pos,this.srcEnd);return this.pos=s.end,s.closed||this.errors.push({message:"unterminated AN\
SI-C quote",pos:t}),s.value}extractBalanced(t=!0,s=!1){let i=this.src,e=this.srcEnd,o=this._buildParts||this._buildValue,n=s?0:1,r=this.pos;this._unbalanced=!1;
let p=t&&!s?this.substitutionContext.boundaries?.get(r):void 0;if(p!==void 0&&p<=e&&this._nestingDepth<256)return this.pos=p,o?i.slice(r,p-1):"";let c=!0;for(;!s&&
this.pos<e;){let N=i.charCodeAt(this.pos);if(N===41){let X=o?i.slice(r,this.pos):"";return this.pos++,X}else{if(N===40||N===92||N===39||N===34||N===96||N===36&&
(i.charCodeAt(this.pos+1)===39||i.charCodeAt(this.pos+1)===36||i.charCodeAt(this.pos+1)===123))break;if(N===60&&this.pos+1<e&&i.charCodeAt(this.pos+1)===60)break;
if(N===35&&c)break;if(N===99&&c&&this.pos+3<e&&i.charCodeAt(this.pos+1)===97&&i.charCodeAt(this.pos+2)===115&&i.charCodeAt(this.pos+3)===101&&(this.pos+4>=e||i.
charCodeAt(this.pos+4)<128&&Q[i.charCodeAt(this.pos+4)]&1))break;c=N<128&&(Q[N]&1)!==0,this.pos++}}let d=0,l=0,m=[],A=null,g,k=-1,f=r>=2&&i.charCodeAt(r)===40&&
i.charCodeAt(r-1)===40&&i.charCodeAt(r-2)===36,C=0,E=!1,b=s?[{close:34,depth:0}]:[],_=s?1:0,x=0,y,P=-1,w=-1,B=-1,L=-1,rt=!1;for(;this.pos<e&&(n>0||b.length>0);){
let N=i.charCodeAt(this.pos),X=b.length===0?void 0:b[b.length-1];if(X!==void 0&&X.depth===n){let D=!1;if(N===92){this.pos=Math.min(this.pos+2,e);continue}if(N===
X.close){if(b.pop(),N===34?_--:x--,this.pos++,s&&n===0&&b.length===0)return"";continue}if(N===34)b.push({close:34,depth:n}),_++;else if(N===39&&X.close===125){this.
pos++,this.skipSQ();continue}else if(N===96){for(this.pos++;this.pos<e&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===92&&this.pos++,this.pos<e&&this.pos++;
this.pos<e&&this.pos++;continue}else if(N===36){let I=i.charCodeAt(this.pos+1);if(I===39&&X.close===125){this.pos+=2,this.skipAnsiCQuoted();continue}if(I===123)
b.push({close:125,depth:n}),x++,this.pos++;else if(I===40)this.pos++,N=40,D=!0;else if(I===36){this.pos+=i.charCodeAt(this.pos+2)===40?1:2;continue}}if(!E&&this.
_nestingDepth+Math.max(_,x)>256&&(this.errors.push({message:"maximum word nesting depth exceeded",pos:this.pos}),E=!0),!D){for(this.pos++;this.pos<e;){let I=i.charCodeAt(
this.pos);if(I===92||I===34||I===36||I===96||I===125||I===39)break;this.pos++}continue}}if(N===35&&L!==-1&&!f&&k<0&&t&&!rt&&this._nestingDepth+(g?.length??0)<256&&
Mt(i,L,e)===this.pos){rt=!0;let D=g?.[g.length-1],I=this.findSubstitutionEnd(D?.start??r,e,this._nestingDepth+(g?.length??0)+1);if(I!==-1){if(D===void 0)return this.
pos=I,o?i.slice(r,I-1):"";this.pos=I-1,n=D.depth+1,d=0,l=0,m.length=D.parens+1,N=41}}if(N===40){let D=this.pos>r&&this.pos!==B?i.charCodeAt(this.pos-1):0,I=D===
36?this.pos-1:this.pos===w?P:-1,$t=I!==-1||D===60||D===62||D===61||D===64||D===63||D===42||D===43||D===33||D===40&&m[m.length-1]===!1||f&&this.pos===r,ie=I!==-1&&
i.charCodeAt(this.pos+1)!==40||(D===60||D===62)&&k<0&&!f;ie&&((g??(g=[])).push({start:this.pos+1,dollar:I,depth:n,parens:m.length,caseDepth:d,caseParens:l,arithBase:k,
arithExtent:f,substitutions:C,checkedGrammar:rt,pendingDelims:A}),d=0,l=0,k=-1,f=!1,rt=!1,A=null),m.push(!$t),c=!0,!ie&&k<0&&this.pos+1<e&&i.charCodeAt(this.pos+
1)===40&&(k=n),I!==-1&&(ie?C++:(y??(y=[])).push(n),C+(y?.length??0)+this._nestingDepth+(s?0:1)>256&&!E&&(this.errors.push({message:"maximum command substitution\
 nesting depth exceeded",pos:I}),E=!0)),P=-1,w=-1,n++,d>0&&l++,this.pos++}else if(N===41){if(d>0&&l===0)this.pos++,c=!0;else{if(d>0&&l--,n--,n===0&&!s){let I=o?
i.slice(r,this.pos):"";return this.pos++,I}if(n<=k&&(k=-1),y!==void 0)for(;y.length>0&&y[y.length-1]>=n;)y.pop();c=m.pop()??!0,this.pos++;let D=g?.[g.length-1];
D!==void 0&&D.depth===n&&(g.pop(),d=D.caseDepth,l=D.caseParens,k=D.arithBase,f=D.arithExtent,C=D.substitutions,rt=D.checkedGrammar,A=D.pendingDelims)}L=this.pos}else if(N===
92){if(this.pos>r&&i.charCodeAt(this.pos-1)===36){let D=ht(i,this.pos,e);D>this.pos&&i.charCodeAt(D)===40&&i.charCodeAt(D+1)!==40&&(P=this.pos-1,w=D)}this.pos++,
this.pos<e&&(i.charCodeAt(this.pos)!==10&&(c=!1),this.pos++),B=this.pos}else if(N===36){let D=i.charCodeAt(++this.pos);D===39?(this.pos++,this.skipAnsiCQuoted()):
D===36?this.pos++:D===123&&!je(i.charCodeAt(this.pos+1))&&(b.push({close:125,depth:n}),x++,this.pos++),c=!1}else if(N===39)this.pos++,this.skipSQ(),c=!1;else if(N===
34)b.push({close:34,depth:n}),_++,this.pos++,c=!1;else if(N===96){for(this.pos++;this.pos<e&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===92&&this.pos++,
this.pos<e&&this.pos++;this.pos<e&&this.pos++,c=!1}else if(N===60&&k<0&&this.pos+1<e&&i.charCodeAt(this.pos+1)===60){if(this.pos+2<e&&i.charCodeAt(this.pos+2)===
60)this.pos+=3;else{this.pos+=2;let D=this.pos<e&&i.charCodeAt(this.pos)===45;D&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this._hereDelim||
this._hereQuoted)&&(A??(A=[])).push({delimiter:this._hereDelim,strip:D,quoted:this._hereQuoted})}c=!1}else if(N===10&&A){this.pos++;for(let D of A)this.skipHereDocBody(
D.delimiter,D.strip,!0,D.quoted);A=null,c=!0}else if(N===35&&k<0&&!f&&c)for(;this.pos<e&&i.charCodeAt(this.pos)!==10;)this.pos++;else{let D=this.pos;for(;this.pos<
e;){let I=i.charCodeAt(this.pos);if(I<128&&Q[I])break;this.pos++}if(this.pos>D){if(this.pos-D===4&&c&&k<0&&!f){let $t=i.charCodeAt(D);$t===99&&i.charCodeAt(D+1)===
97&&i.charCodeAt(D+2)===115&&i.charCodeAt(D+3)===101?d++:$t===101&&i.charCodeAt(D+1)===115&&i.charCodeAt(D+2)===97&&i.charCodeAt(D+3)===99&&d>0&&(d--,d===0&&(l=
0))}c=!1}else{let I=i.charCodeAt(this.pos);c=I<128&&(Q[I]&1)!==0,this.pos++}}}return this._unbalanced=!0,s&&g!==void 0&&g.length>0&&this.errors.push({message:"u\
nterminated command substitution",pos:g[0].dollar}),o?i.slice(r,this.pos):""}};function de(a){switch(a){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":return 2;case"||":
return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case"\
>>":return 11;case"+":case"-":return 12;case"*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function We(a,t,s){for(;s>t;){let i=a.
charCodeAt(s-1);if(i!==32&&i!==9&&i!==10)break;s--}return s}function ts(a){switch(a){case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"\
&=":case"|=":case"^=":case"**":return!0;default:return!1}}function pe(a,t=0,s,i=0){let e=0,o=a.length,n=s?.embeddedWords.length??0;function r(_,x,y=!1){let P={type:"\
ArithmeticWord",pos:_+t,end:x+t,value:a.slice(_,x),parts:void 0};return y&&s?.embeddedWords.push(P),P}function p(){for(;e<o;){let _=a.charCodeAt(e);if(_===32||_===
9||_===10)e++;else break}}function c(){if(e>=o)return null;let _=a.charCodeAt(e),x=e+1<o?a.charCodeAt(e+1):0,y=e+2<o?a.charCodeAt(e+2):0;switch(_){case 44:return e++,
",";case 61:return x===61?(e+=2,"=="):(e++,"=");case 33:return x===61?(e+=2,"!="):null;case 60:return x===60?y===61?(e+=3,"<<="):(e+=2,"<<"):x===61?(e+=2,"<="):
(e++,"<");case 62:return x===62?y===61?(e+=3,">>="):(e+=2,">>"):x===61?(e+=2,">="):(e++,">");case 43:return x===61?(e+=2,"+="):x===43?null:(e++,"+");case 45:return x===
61?(e+=2,"-="):x===45?null:(e++,"-");case 42:return x===42?(e+=2,"**"):x===61?(e+=2,"*="):(e++,"*");case 47:return x===61?(e+=2,"/="):(e++,"/");case 37:return x===
61?(e+=2,"%="):(e++,"%");case 124:return x===124?(e+=2,"||"):x===61?(e+=2,"|="):(e++,"|");case 38:return x===38?(e+=2,"&&"):x===61?(e+=2,"&="):(e++,"&");case 94:
return x===61?(e+=2,"^="):(e++,"^");case 63:return e++,"?";default:return null}}function d(){for(p();e<o;){let x=a.charCodeAt(e);if(x!==33&&x!==126&&x!==43&&x!==
45||a.charCodeAt(e+1)===61)break;e++,p()}if(a.charCodeAt(e)===40){let x=1;for(e++;e<o&&x>0;){let y=s?.findArithmeticWordEnd?.(e+t,t+o)??e+t;if(y>e+t){e=y-t;continue}
let P=a.charCodeAt(e++);P===40?x++:P===41&&x--}}else e<o&&a.charCodeAt(e)!==41&&a.charCodeAt(e)!==58&&k(0);p();let _=a.charCodeAt(e);(_===43||_===45)&&a.charCodeAt(
e+1)===_&&(e+=2)}function l(_){p();let x=e;if(x===o)return r(x,x);let y=s?.embeddedWords.length??0,P=0;for(;;){if(d(),p(),a.charCodeAt(e)===58&&P>0){P--,e++;continue}
let w=e,B=c();if(B===null||P===0&&de(B)<_){e=w;break}B==="?"&&P++}return s&&(s.embeddedWords.length=y),r(x,We(a,x,e))}function m(_,x){if(x>256)return l(_);let y=A(
x);for(;p(),!(e>=o);){let P=e,w=c();if(!w)break;if(w==="?"){if(de(w)<_){e=P;break}let N=m(1,x+1);p(),e<o&&a.charCodeAt(e)===58&&e++;let X=m(3,x+1);y={type:"Arit\
hmeticTernary",pos:y.pos,end:X.end,test:y,consequent:N,alternate:X};continue}let B=de(w);if(B<_){e=P;break}let L=ts(w)?B:B+1,rt=m(L,x+1);y={type:"ArithmeticBina\
ry",pos:y.pos,end:rt.end,operator:w,left:y,right:rt}}return y}function A(_){if(p(),_>256)return l(15);if(e>=o)return r(e,e);let x=e,y=a.charCodeAt(e),P=e+1<o?a.
charCodeAt(e+1):0;if(y===43&&P===43){e+=2;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"++",operand:w,prefix:!0}}if(y===45&&P===45){e+=
2;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"--",operand:w,prefix:!0}}if(y===33){e++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+
t,end:w.end,operator:"!",operand:w,prefix:!0}}if(y===126){e++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"~",operand:w,prefix:!0}}if(y===
43&&P!==43&&P!==61){e++;let w=A(_+1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"+",operand:w,prefix:!0}}if(y===45&&P!==45&&P!==61){e++;let w=A(_+
1);return{type:"ArithmeticUnary",pos:x+t,end:w.end,operator:"-",operand:w,prefix:!0}}return g(_)}function g(_){let x=k(_);if(p(),e+1<o){let y=a.charCodeAt(e),P=a.
charCodeAt(e+1);if(y===43&&P===43)return e+=2,{type:"ArithmeticUnary",pos:x.pos,end:e+t,operator:"++",operand:x,prefix:!1};if(y===45&&P===45)return e+=2,{type:"\
ArithmeticUnary",pos:x.pos,end:e+t,operator:"--",operand:x,prefix:!1}}return x}function k(_){if(p(),e>=o)return r(e,e);let x=a.charCodeAt(e);if(x===40){let L=e;
e++;let rt=m(0,_+1);return p(),e<o&&a.charCodeAt(e)===41&&e++,{type:"ArithmeticGroup",pos:L+t,end:e+t,expression:rt}}if(x===36){let L=e,rt=s?.embeddedWords.length??
0,N=f(),X=s?.findArithmeticWordEnd?.(L+t,t+o)??e+t;return X>e+t?(s&&(s.embeddedWords.length=rt),e=X-t,r(L,e,!0)):N}if(x===96||x===34||x===39){let L=e;return e=(s?.
findArithmeticWordEnd?.(L+t,t+o)??L+t+1)-t,r(L,e,!0)}let y=e,P=s?.embeddedWords.length??0,w=C(),B=s?.findArithmeticWordEnd?.(y+t,t+o)??e+t;return B>e+t?(s&&(s.embeddedWords.
length=P),e=B-t,r(y,e,!0)):w}function f(){let _=e;if(e++,e>=o)return r(_,e);let x=a.charCodeAt(e);if(x===40)if(e+1<o&&a.charCodeAt(e+1)===40){let y=s?.findArithmeticExpansionEnd(
_+t,t+o)??-1;if(y!==-1)e=y-t;else{e+=2;let P=1;for(;e<o&&P>0;)a.charCodeAt(e)===40&&a.charCodeAt(e+1)===40?(P++,e+=2):a.charCodeAt(e)===41&&a.charCodeAt(e+1)===
41?(P--,e+=2):e++}}else{e++;let y=s?.findClosingParenthesis(e+t,t+o)??-1;if(y!==-1)e=y-t+1;else{let w=1;for(;e<o&&w>0;){let B=a.charCodeAt(e++);B===40?w++:B===41&&
w--}}let P=a.slice(_,e);return s?s.commandExpansion(_+t,e+t,P):new pt("ArithmeticCommandExpansion",_+t,e+t,P)}else if(x===123){let y=s?.findClosingBrace(e+t+1,t+
o)??-1;if(y!==-1)e=y-t+1;else{e++;let P=1;for(;e<o&&P>0;){let w=a.charCodeAt(e++);w===123?P++:w===125&&P--}}}else for(;e<o;){let y=a.charCodeAt(e);if(y>=97&&y<=
122||y>=65&&y<=90||y>=48&&y<=57||y===95)e++;else break}return r(_,e,x===40||x===123)}function C(){let _=e;for(;e<o;){let x=a.charCodeAt(e);if(x>=48&&x<=57||x>=65&&
x<=90||x>=97&&x<=122||x===95||x===35)e++;else break}if(e>_&&e<o&&a.charCodeAt(e)===91){let x=s?.findClosingBracket?.(e+t+1,t+o)??-1;if(x!==-1)e=x-t+1;else{e++;let y=1;
for(;e<o&&y>0;){let P=a.charCodeAt(e);P===91?y++:P===93&&y--,e++}}return r(_,e,!0)}return e===_&&e++,r(_,e)}if(p(),e>=o)return null;let E=e,b=m(0,i);return p(),
e<o?(s&&(s.embeddedWords.length=n),r(E,We(a,E,o),s!==void 0)):b}var jt=(a,t)=>St(t.text)?At(t.text,0,t.text.length,void 0,t.pos):void 0;function Nt(a){return a.wordParts??(a.wordParts=(t,s,i)=>es(t,s,i,a))}function te(a){return a.
embeddedParts??(a.embeddedParts=(t,s,i)=>le(t,s,i,a))}function ve(a){return a.arrayParts??(a.arrayParts=(t,s,i)=>ss(t,s,i,a))}function es(a,t,s=0,i=vt()){let e=new ct(
a,t.pos,t.end,!1,i);return e._nestingDepth=s,e.buildWordParts(t.pos)??void 0}function le(a,t,s=0,i,e=!1){if(!It(a,t.pos,t.end))return;let o=new ct(a,t.pos,t.end,
!1,i);return o._nestingDepth=s,o.buildEmbeddedWordParts(t.pos,e)??void 0}function ss(a,t,s=0,i){let e=new ct(a,t.pos,t.end,!1,i);return e._nestingDepth=s,e.buildArrayElementParts(
t.pos)??void 0}function Re(a,t,s=0,i){let e=new ct(a,t.pos,t.end,!1,i);return e._nestingDepth=s,e.buildHereDocParts(t.pos,t.end)??void 0}function Ft(a,t,s,i,e,o=i){if(!It(s,t,t+a.length))return pe(a,t,void 0,i)??void 0;let n=[],r=new ct(s,0,s.length,!1,e);r._nestingDepth=i;let p=pe(a,t,{embeddedWords:n,
commandExpansion:(c,d,l)=>new pt("ArithmeticCommandExpansion",c,d,l,{source:s,start:c+2,end:d-1,depth:i+1,parenBoundary:!0,context:e}),findClosingBracket:(c,d)=>r.
findClosingBracket(c,d),findClosingBrace:(c,d)=>r.findClosingBrace(c,d),findClosingParenthesis:(c,d)=>r.findClosingParenthesis(c,d),findArithmeticExpansionEnd:(c,d)=>r.
findArithmeticExpansionEnd(c,d),findArithmeticWordEnd:(c,d)=>r.findArithmeticWordEnd(c,d)},i)??void 0;if(o<=256)for(let c of n)c.parts=le(s,c,o,e,!0);return p}var ue=class{type="ArrayValue";pos;end;#t;#e;#i;#s;constructor(t,s,i,e,o){this.pos=s,this.end=i,this.#t=t,this.#e=e,this.#i=o}get elements(){if(this.#s)return this.#s;
let t=new ct(this.#t,this.pos+1,this.end-1,!1,this.#i);t._nestingDepth=this.#e;let s=[];for(;t.peek(u.ArrayElement).token!==h.EOF;){let i=t.next(u.ArrayElement);
if(i.token!==h.Word&&i.token!==h.Assignment)continue;let e=i.raw?i.value:this.#t.slice(i.pos,i.end),o=e.charCodeAt(0)===91,n=t.getSubstitutionContext(),r=!o&&i.
raw&&i.keywordEligible?void 0:this.#t,p=r===void 0?jt:o?ve(n):Nt(n);s.push(new Z(e,i.pos,i.end,r,p,this.#e))}return this.#s=s,s}toJSON(){return{type:this.type,pos:this.
pos,end:this.end,elements:this.elements}}},ee=class{type="Assignment";pos;end;text;#t;#e;#i;#s;#n=null;#h;#r;#o=null;constructor(t,s,i,e,o,n,r){this.pos=s,this.
end=i,this.text=t,this.#t=e,this.#s=o,this.#e=n,this.#i=r}get name(){return this.#n??this.resolveTarget()}get append(){return this.#n===null&&this.resolveTarget(),
this.#h}get index(){return this.#n===null&&this.resolveTarget(),this.#r}get value(){if(this.#o!==null)return this.#o;let t=this.#s+1,s=ht(this.#t,t,this.end);return this.#o=
this.#t.charCodeAt(s)===40&&this.#t.charCodeAt(this.end-1)===41?new ue(this.#t,s,this.end,this.#e,this.#i):new Z(this.#t.slice(t,this.end),t,this.end,this.#t,Nt(
this.#i),this.#e),this.#o}resolveTarget(){let t=this.#s-this.pos,s=t,i=t;for(;i>=2&&this.text.charCodeAt(i-2)===92&&this.text.charCodeAt(i-1)===10;)i-=2;this.text.
charCodeAt(i-1)===43&&(this.#h=!0,s=i-1);let e=this.text.indexOf("[");if(e>0&&e<s){let n=this.text.lastIndexOf("]",t);if(n>e){let r=this.pos+e+1,p=this.pos+n;this.#r=
new Z(this.#t.slice(r,p),r,p,this.#t,te(this.#i),this.#e),s=e}}let o=this.text.slice(0,s);return this.#n=o.includes(`\\
`)?o.split(`\\
`).join(""):o}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,index:this.index,value:this.value}}};var fe=a=>a.type==="Word"||a.type==="Assignment",Vt=class{type="Command";pos;end;name;prefix;suffix;#t;#e;constructor(t,s,i,e,o){this.pos=t,this.end=s,this.name=
i,this.prefix=e,this.suffix=o}get args(){if(this.#t===void 0){let t=this.suffix;this.#t=t.every(fe)?t:t.filter(fe)}return this.#t}get redirects(){if(this.#e===void 0){
let t=[];for(let s of this.prefix)s.type!=="Assignment"&&t.push(s);for(let s of this.suffix)fe(s)||t.push(s);this.#e=t}return this.#e}toJSON(){return{type:this.
type,pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var se=class{type="HereDocBody";pos;end;text="";#t;#e;#i;#s;constructor(t,s,i,e,o){this.pos=s,this.end=s,this.#t=t,this.#e=e,this.#i=o,this.#s=i?void 0:null}get parts(){
return this.#s===null&&(this.#s=Re(this.#t,this,this.#e,this.#i)),this.#s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};ct._findSubstitutionEnd=ds;pt._resolveScript=cs;Wt._resolveExpression=Ft;function is(a){switch(a.length){case 5:return a==="local"||a==="alias";case 6:return a===
"export";case 7:return a==="declare"||a==="typeset";case 8:return a==="readonly";default:return!1}}var Ce=class{type="ArithmeticCommand";pos;end;body;#t;#e;#i;#s=null;constructor(t,s,i,e,o,n){
this.pos=t,this.end=s,this.body=i,this.#t=e,this.#e=o,this.#i=n}get expression(){return this.#s===null&&(this.#s=Ft(this.body,this.pos+2,this.#t,this.#e,this.#i)),
this.#s}set expression(t){this.#s=t??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.expression,body:this.body}}},Gt=class{type="\
ArithmeticFor";pos;end;body;#t;#e;#i;#s;#n;#h;#r;#o;#p;#a=null;#c=null;#d=null;constructor(t,s,i,e,o,n,r,p,c,d,l,m){this.pos=t,this.end=s,this.body=i,this.#t=e,
this.#e=o,this.#i=n,this.#s=r,this.#n=p,this.#h=c,this.#r=d,this.#o=l,this.#p=m}get initialize(){return this.#a===null&&(this.#t?this.#a=Ft(this.#t,this.#s,this.#r,
this.#o,this.#p):this.#a=void 0),this.#a}set initialize(t){this.#a=t??void 0}get test(){return this.#c===null&&(this.#e?this.#c=Ft(this.#e,this.#n,this.#r,this.#o,
this.#p):this.#c=void 0),this.#c}set test(t){this.#c=t??void 0}get update(){return this.#d===null&&(this.#i?this.#d=Ft(this.#i,this.#h,this.#r,this.#o,this.#p):
this.#d=void 0),this.#d}set update(t){this.#d=t??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,initialize:this.initialize,test:this.test,update:this.
update,body:this.body}}},ns={[h.DoubleSemi]:";;",[h.SemiAmp]:";&",[h.DoubleSemiAmp]:";;&"},os={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|",
"&>":"&>","&>>":"&>>"},ot=new Uint8Array(37);ot[h.EOF]=1;ot[h.RParen]=1;ot[h.RBrace]=1;ot[h.Then]=1;ot[h.Else]=1;ot[h.Elif]=1;ot[h.Fi]=1;ot[h.Do]=1;ot[h.Done]=1;
ot[h.Esac]=1;ot[h.DoubleSemi]=1;ot[h.SemiAmp]=1;ot[h.DoubleSemiAmp]=1;var wt=new Uint8Array(37);wt[h.RParen]=1;wt[h.RBrace]=1;wt[h.DblRBracket]=1;wt[h.Fi]=1;wt[h.
Done]=1;wt[h.Esac]=1;wt[h.ArithCmd]=1;function Le(a){return a.token===h.Word&&a.keywordEligible&&a.value==="!"}var et=new Uint8Array(37);et[h.Word]=1;et[h.Assignment]=
1;et[h.Bang]=1;et[h.LParen]=1;et[h.LBrace]=1;et[h.DblLBracket]=1;et[h.If]=1;et[h.For]=1;et[h.While]=1;et[h.Until]=1;et[h.Case]=1;et[h.Function]=1;et[h.Select]=1;
et[h.ArithCmd]=1;et[h.Coproc]=1;et[h.Redirect]=1;var rs={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,
"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"-R":1},hs={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-n\
t":1,"-ot":1,"-ef":1,"<":1,">":1},Oe=[],as=[],me=[];function Ie(a){return new Kt(a,0,a.length).run()}function cs(a,t,s,i=0,e=!1,o){return new Kt(a,t,s,i,e,void 0,
o).run()}var xe=class a extends ct{boundaries;pending;context;constructor(t,s,i,e,o,n=!0){super(t,s.start,s.end,n,o),this._nestingDepth=s.depth,this.boundaries=
i,this.pending=e,this.context=o}fork(t,s,i=!1){return new a(this.getSource(),{start:t,end:s,depth:this._nestingDepth},this.boundaries,this.pending,this.context,
i)}findSubstitutionEnd(t,s,i=this._nestingDepth+1){let e=this.context.boundaries?.get(t);if(e!==void 0)return e<=s?e:-1;let o=this.boundaries.get(t);return o!==
void 0?o<=s?o:-1:(this.boundaries.has(t)||(this.boundaries.set(t,void 0),this.pending.push({start:t,end:s,depth:i})),-1)}};function ds(a,t,s,i,e){let o=new Map(
[[t,void 0]]),n=[{start:t,end:s,depth:i}];for(;n.length>0;){let r=n.length,p=n[r-1],c=new xe(a,p,o,n,e),d=new Kt(a,p.start,p.end,p.depth,!0,c).findSubstitutionEnd();
n.length===r&&(o.set(p.start,d),d!==-1&&oe(e).set(p.start,d),n.pop())}return o.get(t)??-1}var Kt=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(t,s,i,e=0,o=!1,n,r){
this.tok=n??new ct(t,s,i,o,vt(r)),this.tok._nestingDepth=e,this.source=t,this.start=s,this.end=i,this.depth=e}run(){let t=this.start;this.depth>256&&this.error(
"maximum substitution nesting depth exceeded",t);let s;if(t===0&&this.source.charCodeAt(0)===35&&this.source.charCodeAt(1)===33){let o=this.source.indexOf(`
`);s=o===-1?this.source:this.source.slice(0,o)}let i=this.list();for(;;){let o=this.tok.peek(u.CommandStart);if(o.token===h.EOF||(this.unexpectedToken(o),!ot[o.
token]&&o.token!==h.In))break;this.tok.next(u.CommandStart);let n=this.tok.peek(u.CommandStart).token;if(n!==h.Semi&&n!==h.Newline&&n!==h.Amp)break;for(;n===h.Semi||
n===h.Newline||n===h.Amp;)this.tok.next(u.CommandStart),n=this.tok.peek(u.CommandStart).token;let r=this.list();for(let p=0;p<r.length;p++)i.push(r[p])}let e=this.
tok._errors;if(e!==null&&e.length>0){let o=this.errors??(this.errors=[]);for(let n=0;n<e.length;n++)o.push(e[n])}return this.errors!==null&&this.errors.length>1&&
this.errors.sort((o,n)=>o.pos-n.pos),{type:"Script",pos:t,end:this.end,shebang:s,commands:i,errors:this.errors??void 0}}error(t,s){(this.errors??(this.errors=[])).
push({message:t,pos:s})}unexpectedToken(t){this.error(`unexpected token '${t.token===h.Newline?"newline":t.value}'`,t.pos)}findSubstitutionEnd(){return this.list(),
this.acceptEnd(h.RParen)}skipSemi(){this.tok.peek(u.Normal).token===h.Semi&&this.tok.next(u.Normal)}accept(t,s=u.Normal){return this.tok.peek(s).token===t?this.
tok.next(s):null}acceptEnd(t,s=u.Normal){return this.tok.peek(s).token===t?this.tok.next(s).end:-1}skipNewlines(t=u.Normal){for(;this.tok.peek(t).token===h.Newline;)
this.tok.next(t)}doBody(t){let s=this.list(),i=t?this.emptyListPos(s):-1;return i>=0&&this.error("expected command after 'do'",i),s}emptyListPos(t){return t.length===
0?this.tok.peek(u.CommandStart).pos:-1}makeStatement(t){return{type:"Statement",pos:t.pos,end:t.end,command:t,background:void 0}}list(){let t=[];this.skipNewlines(
u.CommandStart);let s=this.tok.peek(u.CommandStart).token;if(ot[s]||!et[s])return t;let i=this.andOr();for(i&&t.push(this.makeStatement(i));s=this.tok.peekFollow(
wt).token,!(s!==h.Semi&&s!==h.Newline&&s!==h.Amp);){let e=s===h.Amp,o=this.tok.next(u.Normal).end;if(e){let r=t[t.length-1];r.background=!0,r.end=o}if(this.skipNewlines(
u.CommandStart),s=this.tok.peek(u.CommandStart).token,ot[s]||!et[s])break;let n=this.andOr();n&&t.push(this.makeStatement(n))}return t}andOr(){let t=this.pipeline();
if(!t)return null;let s=this.tok.peek(u.Normal).token;if(s!==h.And&&s!==h.Or)return t;let i=[t],e=[];do{let o=this.tok.next(u.Normal),n=o.token===h.And?"&&":"||";
this.skipNewlines(u.CommandStart);let r=this.pipeline();if(!r){this.error(`expected command after '${n}'`,o.end);break}e.push(n),i.push(r),s=this.tok.peek(u.Normal).
token}while(s===h.And||s===h.Or);return{type:"AndOr",pos:t.pos,end:i[i.length-1].end,commands:i,operators:e}}withRedirects(t){let s=this.collectTrailingRedirects();
return s.length===0?t:{type:"Redirected",pos:t.pos,end:s[s.length-1].end,command:t,redirects:s}}pipeline(){let t;for(;;){let e=this.tok.peek(u.CommandStart),o=e.
token===h.Word&&e.keywordEligible&&e.value==="time";if(e.token!==h.Bang&&!o)break;let n=this.tok.next(u.CommandStart),r=n.pos,p=n.end,c,d;if(o){let l=this.tok.peek(
u.CommandStart);l.token===h.Word&&l.keywordEligible&&l.value==="-p"&&(this.tok.next(u.CommandStart),c={pos:l.pos,end:l.end},l=this.tok.peek(u.CommandStart)),l.token===
h.Word&&l.keywordEligible&&l.value==="--"&&(this.tok.next(u.CommandStart),d={pos:l.pos,end:l.end})}t===void 0&&(t=[]),t.push(o?{type:"Time",pos:r,end:d?.end??c?.
end??p,keywordEnd:p,posix:c,endOfOptions:d}:{type:"Negation",pos:r,end:p})}let s=this.pipelineCommands();if(!t)return s;let i=t[0].pos;return s?.type==="Pipelin\
e"?(s.prefixes=t,s.pos=i,s):{type:"Pipeline",pos:i,end:s?s.end:t[t.length-1].end,prefixes:t,commands:s?[s]:[],operators:[]}}pipelineCommands(){let t=this.command();
if(!t)return null;if(this.tok.peek(u.Normal).token!==h.Pipe)return t;let s=[t],i=[];for(;this.tok.peek(u.Normal).token===h.Pipe;){let o=this.tok.next(u.Normal),
n=o.value==="|&"?"|&":"|";this.skipNewlines(u.CommandStart);let r=this.command();if(!r){this.error(`expected command after '${n}'`,o.end);break}i.push(n),s.push(
r)}return s.length===1?s[0]:{type:"Pipeline",pos:t.pos,end:s[s.length-1].end,prefixes:as,commands:s,operators:i}}command(){let t;switch(this.tok.peek(u.CommandStart).
token){case h.LParen:t=this.subshell();break;case h.LBrace:t=this.braceGroup();break;case h.If:t=this.ifClause();break;case h.For:t=this.forClause();break;case h.
While:t=this.whileClause();break;case h.Until:t=this.untilClause();break;case h.Case:t=this.caseClause();break;case h.Function:return this.functionDef();case h.
Select:t=this.selectClause();break;case h.DblLBracket:t=this.testCommand();break;case h.ArithCmd:t=this.arithCommand();break;case h.Coproc:return this.coprocCommand();case h.
Word:case h.Assignment:case h.Redirect:return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(t)}collectTrailingRedirects(){let t=Oe;
for(;this.tok.peekFollow(wt).token===h.Redirect;)t===Oe&&(t=[]),t.push(this.readRedirect(u.Normal));return t}arithCommand(){let t=this.tok.next(u.CommandStart);
return new Ce(t.pos,t.end,t.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){let t=this.tok.next(u.CommandStart),s=t.pos,i=this.tok.
peek(u.CommandStart),e;if(i.token===h.Word){let r=this.tok.fork(i.end,this.end);switch(r.peek(u.CommandStart).token){case h.LParen:r.next(u.CommandStart),r.peek(
u.Normal).token!==h.RParen&&(e=this.readWord(u.CommandStart));break;case h.LBrace:case h.If:case h.For:case h.While:case h.Until:case h.Case:case h.Select:case h.
DblLBracket:case h.ArithCmd:e=this.readWord(u.CommandStart)}}let o=i.token===h.Word&&e===void 0?this.simpleCommandOrFunction(!0):this.command();if(o&&o.type!=="\
Function"&&o.type!=="Coproc")return{type:"Coproc",pos:s,end:o.end,name:e,body:o};this.error("expected command after 'coproc'",o?.pos??t.end);let n=o?this.makeCompoundList(
[this.makeStatement(o)]):{type:"CompoundList",pos:t.end,end:t.end,commands:[]};return{type:"Coproc",pos:s,end:n.end,name:e,body:n}}subshell(){return this.subshellBody(
this.tok.next(u.CommandStart).pos)}subshellBody(t){if(this.syntaxDepth>=256){this.error("maximum subshell nesting depth exceeded",t);let o=this.tok.skipSubshellBody();
o<0&&this.error("expected ')' to close subshell",this.tok.getPos());let n=o>=0?o:t;return{type:"Subshell",pos:t,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;
let s=this.list();this.syntaxDepth--,s.length===0&&this.error("expected command in subshell",t);let i=this.acceptEnd(h.RParen,u.Normal);i<0&&this.error("expecte\
d ')' to close subshell",this.tok.getPos());let e=i>=0?i:t;return{type:"Subshell",pos:t,end:e,body:this.makeCompoundList(s)}}braceGroup(){let t=this.tok.next(u.
CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum brace group nesting depth exceeded",t);let o=this.tok.skipCompoundBody(h.RBrace);o<0&&this.error(
"expected '}' to close brace group",this.tok.getPos());let n=o>=0?o:t;return{type:"BraceGroup",pos:t,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;let s=this.
list();this.syntaxDepth--,s.length===0&&this.error("expected command in brace group",t);let i=this.acceptEnd(h.RBrace,u.Normal);i<0&&this.error("expected '}' to\
 close brace group",this.tok.getPos());let e=i>=0?i:t;return{type:"BraceGroup",pos:t,end:e,body:this.makeCompoundList(s)}}ifClause(){let t=this.tok.next(u.CommandStart).
pos;if(this.syntaxDepth>=256){this.error("maximum if nesting depth exceeded",t);let o=this.tok.skipCompoundBody(h.Fi);o<0&&this.error("expected 'fi' to close 'i\
f'",this.tok.getPos());let n=o>=0?o:t;return{type:"If",pos:t,end:n,clause:this.makeCompoundList([]),then:this.makeCompoundList([]),elif:me,else:void 0}}this.syntaxDepth++;
let s,i=t;for(;;){let o=this.list(),n=this.emptyListPos(o),r=this.makeCompoundList(o);this.skipSemi();let p=this.accept(h.Then,u.CommandStart);p?n>=0&&this.error(
`expected command after '${i===t?"if":"elif"}'`,n):this.error("expected 'then'",this.tok.getPos());let c=this.list(),d=this.makeCompoundList(c);p&&c.length===0&&
(this.error("expected command after 'then'",this.tok.peek(u.CommandStart).pos),d.pos=p.end,d.end=p.end),s?(s.elif===me&&(s.elif=[]),s.elif.push({type:"Elif",pos:i,
end:d.end,clause:r,then:d})):s={type:"If",pos:t,end:t,clause:r,then:d,elif:me,else:void 0},this.skipSemi();let l=this.accept(h.Elif,u.CommandStart);if(!l)break;
i=l.pos}if(this.accept(h.Else,u.CommandStart)){let o=this.list(),n=this.emptyListPos(o);n>=0&&this.error("expected command after 'else'",n),s.else=this.makeCompoundList(
o),this.skipSemi()}let e=this.acceptEnd(h.Fi,u.CommandStart);return e<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos()),s.end=e>=0?e:i,this.syntaxDepth--,
s}forClause(){let t=this.tok.next(u.CommandStart).pos;if(this.tok.peek(u.Normal).token===h.LParen)return this.cStyleFor(t);let s=this.readRequiredWord("for"),i;
if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.In)for(this.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===h.Word;)i.
push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.LBrace){let p=this.braceGroup();return{
type:"For",pos:t,end:p.end,name:s,wordlist:i,body:p.body}}let e=this.accept(h.Do,u.CommandStart)!==null;if(e||this.error("expected 'do'",this.tok.getPos()),this.
syntaxDepth>=256){this.error("maximum for nesting depth exceeded",t);let p=this.tok.skipCompoundBody(h.Done);p<0&&this.error("expected 'done' to close 'for'",this.
tok.getPos());let c=p>=0?p:t;return{type:"For",pos:t,end:c,name:s,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(e);this.syntaxDepth--,
this.skipSemi();let n=this.acceptEnd(h.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let r=n>=0?n:t;return{type:"For",
pos:t,end:r,name:s,wordlist:i,body:this.makeCompoundList(o)}}cStyleFor(t){let[s,i,e,o,n,r]=this.tok.readCStyleForExprs();if(this.tok.peek(u.CommandStart).token===
h.Semi&&this.tok.next(u.CommandStart),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.LBrace){let m=this.braceGroup();return new Gt(t,
m.end,m.body,s,i,e,o,n,r,this.source,this.depth,this.tok.getSubstitutionContext())}let p=this.accept(h.Do,u.CommandStart)!==null;if(p||this.error("expected 'do'",
this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth exceeded",t);let m=this.tok.skipCompoundBody(h.Done);m<0&&this.error("expected '\
done' to close 'for'",this.tok.getPos());let A=m>=0?m:t;return new Gt(t,A,this.makeCompoundList([]),s,i,e,o,n,r,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let c=this.doBody(p);this.syntaxDepth--;let d=this.acceptEnd(h.Done,u.CommandStart);d<0&&this.error("expected 'done' to close 'for'",this.tok.
getPos());let l=d>=0?d:t;return new Gt(t,l,this.makeCompoundList(c),s,i,e,o,n,r,this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.
whileOrUntil("while")}untilClause(){return this.whileOrUntil("until")}whileOrUntil(t){let s=this.tok.next(u.CommandStart).pos;if(this.syntaxDepth>=256){this.error(
`maximum ${t} nesting depth exceeded`,s);let d=this.tok.skipCompoundBody(h.Done);d<0&&this.error(`expected 'done' to close '${t}'`,this.tok.getPos());let l=d>=0?
d:s;return{type:"While",pos:s,end:l,kind:t,clause:this.makeCompoundList([]),body:this.makeCompoundList([])}}this.syntaxDepth++;let i=this.list(),e=this.emptyListPos(
i),o=this.makeCompoundList(i);this.skipSemi();let n=this.accept(h.Do,u.CommandStart)!==null;n?e>=0&&this.error(`expected command after '${t}'`,e):this.error("ex\
pected 'do'",this.tok.getPos());let r=this.doBody(n);this.skipSemi();let p=this.acceptEnd(h.Done,u.CommandStart);p<0&&this.error(`expected 'done' to close '${t}\
'`,this.tok.getPos());let c=p>=0?p:s;return this.syntaxDepth--,{type:"While",pos:s,end:c,kind:t,clause:o,body:this.makeCompoundList(r)}}caseClause(){let t=this.
tok.next(u.CommandStart).pos,s=this.readRequiredWord("case");if(this.skipNewlines(u.CommandStart),this.accept(h.In,u.CommandStart)||this.error("expected 'in' af\
ter 'case' word",this.tok.getPos()),this.skipNewlines(u.CasePattern),this.syntaxDepth>=256){this.error("maximum case nesting depth exceeded",t);let p=this.tok.skipCompoundBody(
h.Esac);p<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let c=p>=0?p:t;return{type:"Case",pos:t,end:c,word:s,items:[]}}this.syntaxDepth++;let i=[],
e=!1,o=this.tok.peek(u.CasePattern).token;for(;o!==h.Esac&&o!==h.EOF;){let p=this.tok.peek(u.Normal).pos;this.accept(h.LParen,u.Normal);let c=[],d=!0,l=this.tok.
peek(u.Normal);for(;l.token!==h.RParen&&l.token!==h.EOF;){l.token===(d?h.Word:h.Pipe)?d=!d:e||(this.unexpectedToken(l),e=!0);let b=this.tok.next(u.Normal);b.token===
h.Word&&c.push(this.toWord(b)),l=this.tok.peek(u.Normal)}d&&l.token===h.RParen&&!e&&(this.unexpectedToken(l),e=!0);let m=this.acceptEnd(h.RParen,u.Normal),A=this.
list(),g=m>=0?m:c.length>0?c[c.length-1].end:p,k=A.length>0?A[A.length-1].end:g,f={type:"CaseItem",pos:p,end:k,pattern:c,body:A.length>0?this.makeCompoundList(A):
{type:"CompoundList",pos:g,end:g,commands:[]},terminator:void 0},C=this.tok.peek(u.CommandStart);if(o=C.token,o===h.DoubleSemi||o===h.SemiAmp||o===h.DoubleSemiAmp){
let E=this.tok.next(u.CommandStart);f.terminator=ns[E.token],f.end=E.end}else o!==h.Esac&&o!==h.EOF&&!e&&(this.unexpectedToken(C),e=!0);i.push(f),this.skipNewlines(
u.CasePattern),o=this.tok.peek(u.CasePattern).token}let n=this.acceptEnd(h.Esac,u.CommandStart);n<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());
let r=n>=0?n:t;return this.syntaxDepth--,{type:"Case",pos:t,end:r,word:s,items:i}}selectClause(){let t=this.tok.next(u.CommandStart).pos,s=this.readRequiredWord(
"select"),i;if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.In)for(this.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===
h.Word;)i.push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.LBrace){let p=this.braceGroup();
return{type:"Select",pos:t,end:p.end,name:s,wordlist:i,body:p.body}}let e=this.accept(h.Do,u.CommandStart)!==null;if(e||this.error("expected 'do'",this.tok.getPos()),
this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",t);let p=this.tok.skipCompoundBody(h.Done);p<0&&this.error("expected 'done' to close '\
select'",this.tok.getPos());let c=p>=0?p:t;return{type:"Select",pos:t,end:c,name:s,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let o=this.doBody(
e);this.syntaxDepth--,this.skipSemi();let n=this.acceptEnd(h.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let r=n>=
0?n:t;return{type:"Select",pos:t,end:r,name:s,wordlist:i,body:this.makeCompoundList(o)}}testCommand(){let t=this.tok.next(u.CommandStart).pos,s=this.parseTestOr(),
i=this.acceptEnd(h.DblRBracket,u.TestMode);i<0&&this.error("expected ']]' to close '[['",this.tok.getPos());let e=i>=0?i:t;return{type:"TestCommand",pos:t,end:e,
expression:s}}parseTestOr(){let t=this.parseTestAnd();if(this.tok.peek(u.TestMode).token!==h.Or)return t;let s=[t];do this.tok.next(u.TestMode),s.push(this.parseTestAnd());while(this.
tok.peek(u.TestMode).token===h.Or);return{type:"TestLogical",pos:t.pos,end:s[s.length-1].end,operator:"||",operands:s}}parseTestAnd(){let t=this.parseTestNot();
if(this.tok.peek(u.TestMode).token!==h.And)return t;let s=[t];do this.tok.next(u.TestMode),s.push(this.parseTestNot());while(this.tok.peek(u.TestMode).token===h.
And);return{type:"TestLogical",pos:t.pos,end:s[s.length-1].end,operator:"&&",operands:s}}parseTestNot(){let t=this.tok.peek(u.TestMode);if(!Le(t))return this.parseTestPrimary();
let s=[];for(;Le(t);){let e=this.tok.next(u.TestMode);s.push({type:"Negation",pos:e.pos,end:e.end}),t=this.tok.peek(u.TestMode)}let i=this.parseTestPrimary();return{
type:"TestNot",pos:s[0].pos,end:i.end,negations:s,operand:i}}parseTestPrimary(){if(this.tok.peek(u.TestMode).token===h.LParen){let r=this.tok.next(u.TestMode).pos;
if(this.syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",r);let l=this.tok.skipTestGroup();l<0&&this.error("expected ')' to close test g\
roup",this.tok.getPos());let m=l>=0?l:r,A=new Z("",r,r);return{type:"TestGroup",pos:r,end:m,expression:{type:"TestUnary",pos:r,end:r,operator:"-n",operand:A}}}this.
syntaxDepth++;let p=this.parseTestOr();this.syntaxDepth--;let c=this.acceptEnd(h.RParen,u.TestMode);c<0&&this.error("expected ')' to close test group",this.tok.
getPos());let d=c>=0?c:r;return{type:"TestGroup",pos:r,end:d,expression:p}}let t=this.tok.next(u.TestMode);(t.token===h.And||t.token===h.Or)&&this.unexpectedToken(
t);let s=t.value,i=t.pos,e=t.end;if(t.keywordEligible&&rs[s]===1){if(this.tok.peek(u.TestMode).token===h.Word){let p=this.readTestOperand();return{type:"TestUna\
ry",pos:i,end:p.end,operator:s,operand:p}}this.error("expected operand after unary test operator",e);let r=new Z("",e,e);return{type:"TestUnary",pos:i,end:e,operator:s,
operand:r}}let o=this.tok.peek(u.TestMode);if(o.token===h.Word&&o.keywordEligible&&hs[o.value]===1){let r=this.tok.next(u.TestMode).value,p;if(r==="=~"){let d=this.
tok.readTestRegexWord();p=new Z(this.source.slice(d.pos,d.end),d.pos,d.end,this.source,te(this.tok.getSubstitutionContext()),this.depth)}else p=this.readTestOperand();
let c=this.toWordFromPosEnd(t,i,e);return{type:"TestBinary",pos:i,end:p.end,operator:r,left:c,right:p}}let n=this.toWordFromPosEnd(t,i,e);return{type:"TestUnary",
pos:i,end:n.end,operator:"-n",operand:n}}readTestOperand(){let t=this.tok.next(u.TestMode);return t.keywordEligible&&(t.value==="<"||t.value===">")&&this.error(
`unexpected argument '${t.value}' to conditional operator`,t.pos),this.toWord(t)}functionDef(){let t=this.tok.next(u.CommandStart).pos,s=this.readWord(u.FunctionName),
i;if(this.tok.peek(u.CommandStart).token===h.LParen){let e=this.tok.next(u.CommandStart).pos;this.tok.peek(u.CommandStart).token===h.RParen?(this.tok.next(u.CommandStart),
this.skipNewlines(u.CommandStart),i=this.commandAsBody()):i=this.withRedirects(this.subshellBody(e))}else this.skipNewlines(u.CommandStart),i=this.commandAsBody();
return{type:"Function",pos:t,end:i.end,name:s,body:i}}simpleCommandOrFunction(t){let s=[],i=this.tok.peek(u.CommandStart).pos,e=i,o=u.CommandStart;for(;;){let d=this.
tok.peek(o).token;if(d===h.Assignment){let l=this.tok.next(o);e=l.end,s.push(this.parseAssignment(l))}else if(d===h.Redirect){let l=this.readRedirect(o);s.push(
l),e=l.end}else break;o=u.CommandPrefix}if(this.tok.peek(u.Normal).token!==h.Word)return new Vt(i,e,void 0,s,[]);let n=this.tok.next(u.Normal),r=n.keywordEligible?
n.value:"",p=this.toWord(n);o=is(r)?u.Declaration:r==="eval"||r==="let"?u.EvalArgument:u.Normal,e=p.end;let c=[];if(t)for(;this.tok.peek(u.CommandPrefix).token===
h.Assignment;){let d=this.tok.next(u.CommandPrefix),l=o===u.Declaration?this.parseAssignment(d):this.toWord(d);c.push(l),e=l.end}if(this.tok.peek(o).token===h.LParen&&
c.length===0&&(this.tok.next(u.Normal),this.tok.peek(u.Normal).token===h.RParen)){this.tok.next(u.Normal),this.skipNewlines(u.CommandStart);let d=this.commandAsBody();
return{type:"Function",pos:p.pos,end:d.end,name:p,body:d}}for(;;){let d=this.tok.peek(o).token;if(d===h.Word||d===h.Assignment){let l=this.tok.next(o),m=d===h.Assignment?
this.parseAssignment(l):this.toWord(l);c.push(m),e=m.end}else if(d===h.Redirect){let l=this.readRedirect(o);c.push(l),e=l.end}else break}return new Vt(i,e,p,s,c)}readRedirect(t){
let s=this.tok.next(t),i=s.pos,e=s.end,o=s.fileDescriptor!==void 0?{type:"FileDescriptor",pos:i,end:s.descriptorEnd,value:s.fileDescriptor}:s.variableName!==void 0?
{type:"FileDescriptorVariable",pos:i,end:s.descriptorEnd,name:s.variableName}:void 0,n=s.targetEnd>s.targetPos;if(n||this.error("expected redirect target",s.targetPos),
s.value==="<<"||s.value==="<<-"){let p={type:"HereDoc",pos:i,end:e,operator:s.value,descriptor:o,delimiter:n?{type:"HereDocDelimiter",pos:s.targetPos,end:s.targetEnd,
text:this.source.slice(s.targetPos,s.targetEnd),value:s.content??"",quoted:s.delimiterQuoted}:void 0,body:new se(this.source,e,s.delimiterQuoted,this.depth,this.
tok.getSubstitutionContext()),closing:void 0};return n&&this.tok.registerHereDocTarget(p),p}let r=n?new Z(this.source.slice(s.targetPos,s.targetEnd),s.targetPos,
s.targetEnd,this.source,Nt(this.tok.getSubstitutionContext()),this.depth):void 0;return s.value==="<<<"?{type:"HereString",pos:i,end:e,operator:"<<<",descriptor:o,
target:r}:{type:"Redirect",pos:i,end:e,operator:os[s.value]??">",descriptor:o,target:r}}commandAsBody(){let t=this.command();return t&&t.type!=="Command"&&t.type!==
"Function"&&t.type!=="Coproc"?t:(this.error("expected compound command as function body",t?.pos??this.tok.getPos()),this.makeCompoundList(t?[this.makeStatement(
t)]:[]))}readWord(t){return this.toWord(this.tok.next(t))}readRequiredWord(t){let s=this.tok.peek(u.Normal);return s.token===h.Word?this.toWord(this.tok.next(u.
Normal)):(s.token!==h.EOF&&this.error(`expected word after '${t}'`,s.pos),new Z("",s.pos,s.pos))}toWord(t){let s=t.raw?t.value:this.source.slice(t.pos,t.end),i=t.
raw&&t.keywordEligible?void 0:this.source;return new Z(s,t.pos,t.end,i,i===void 0?jt:Nt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(t,s,i){return t.
pos===s&&t.end===i?this.toWord(t):new Z(this.source.slice(s,i),s,i,this.source,Nt(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(t){let s=t.raw?
t.value:this.source.slice(t.pos,t.end);return new ee(s,t.pos,t.end,this.source,t.assignmentOperatorPos,this.depth,this.tok.getSubstitutionContext())}makeCompoundList(t){
let s=this.tok.getPos(),i=t.length>0?t[0].pos:s,e=t.length>0?t[t.length-1].end:s;return{type:"CompoundList",pos:i,end:e,commands:t}}};0&&(module.exports={parse});
