export const id = 993;
export const ids = [993];
export const modules = {

/***/ 5292:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

// Generated from packages/conventions/schema/settings.schema.json by ajv (MIT). Write it anew with: npm run generate
module.exports = validate20;module.exports["default"] = validate20;const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:agent-remediation:schema:settings:1","title":"agent-remediation settings","description":"The file .github/agent-remediation.yml on the default branch. Every key is optional but version.","type":"object","additionalProperties":false,"required":["version"],"$defs":{"login":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"},"repository":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$"},"line":{"type":"string","minLength":1,"maxLength":300,"pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"heading":{"type":"string","maxLength":100,"pattern":"^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"},"branch":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"},"glob":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000-\\u001f\\u007f\\\\]+$"},"template":{"type":"string","minLength":1,"maxLength":8000},"day":{"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"count":{"type":"integer","minimum":0,"maximum":10000}},"properties":{"version":{"const":1,"description":"Version of this file's form."},"engine":{"enum":["session","batch"],"description":"Which action answers the label agent-remediate and /agent remediate."},"base-branch":{"$ref":"#/$defs/branch","description":"Branch that the agent branches from and opens its pull request against. Default: the default branch."},"reviewers":{"type":"array","maxItems":15,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,38}(/[A-Za-z0-9._-]{1,100})?$"},"description":"Users, or teams as org/team, who are asked to review."},"team-channel":{"$ref":"#/$defs/line","description":"Where the agent asks and stops: the chat channel that is subscribed to its sessions."},"commands":{"type":"object","additionalProperties":false,"description":"Commands that the agent may rely on.","properties":{"setup":{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/line"}},"build":{"$ref":"#/$defs/line"},"test":{"$ref":"#/$defs/line"}}},"protected-paths":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"#/$defs/glob"},"description":"Globs that the agent must not touch, beside the built-in ones."},"public-api":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"#/$defs/glob"},"description":"Globs of files that are a public API: a change of them needs an approval first."},"pull-request":{"type":"object","additionalProperties":false,"description":"What check-pull-request asks of an agent's pull request, and the brief of the agent.","properties":{"headings":{"type":"object","additionalProperties":false,"description":"Headings of the description's three parts, for a description in another language than English.","properties":{"finding":{"$ref":"#/$defs/heading","description":"Heading of the part that names the finding, where descriptions are in another language than English."},"blast-radius":{"$ref":"#/$defs/heading","description":"Heading of the part that says how far the change reaches."},"verification":{"$ref":"#/$defs/heading","description":"Heading of the part that says how to verify the fix."}}},"approvals":{"type":"integer","minimum":0,"maximum":10,"description":"People with write, the author and the maker of the newest commit left out, who must have approved it in a review."}}},"allow-public":{"type":"boolean","description":"Allow hand-offs from a public repository. Needs a private ledger."},"target-repository":{"$ref":"#/$defs/repository","description":"Repository in which the agent works, where findings live elsewhere than the code."},"authorise":{"type":"object","additionalProperties":false,"properties":{"bots":{"type":"array","maxItems":50,"description":"Bots that may trigger, by exact login and numeric id.","items":{"type":"object","additionalProperties":false,"required":["login","id"],"properties":{"login":{"$ref":"#/$defs/login"},"id":{"type":"integer","minimum":1}}}},"dispatch-senders":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/login"},"description":"If given, only these logins may start a hand-off by repository_dispatch."},"finding-authors":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/login"},"description":"Authors whose issues may name a finding id in a marker comment."}}},"ledger":{"type":"object","additionalProperties":false,"properties":{"repository":{"$ref":"#/$defs/repository"},"branch":{"$ref":"#/$defs/branch"}}},"limits":{"type":"object","additionalProperties":false,"properties":{"per-run":{"type":"integer","minimum":0,"maximum":5,"description":"New sessions per run, at most 5."},"per-day":{"$ref":"#/$defs/count","description":"New sessions per day (UTC) over the whole ledger."},"per-repository-per-day":{"$ref":"#/$defs/count"},"open":{"$ref":"#/$defs/count","description":"Findings in work at the same time."},"acu-per-day":{"type":"integer","minimum":1,"maximum":1000000,"description":"Compute units per day, summed over max_acu_limit."},"acu-per-session":{"type":"integer","minimum":1,"maximum":100000,"description":"What a session without max_acu_limit counts as, under acu-per-day."}}},"sweep":{"type":"object","additionalProperties":false,"description":"The scheduled sweep: what it reads, what it leaves out, and what holds it back beside `limits`.","properties":{"severity":{"enum":["critical","high","medium","low"],"description":"Least severity that is handed off. Default: high."},"sources":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"enum":["code-scanning","dependabot","secret-scanning"]},"description":"Alerts that are read. A source that is named must answer. Default: code-scanning and dependabot, where they are on."},"issues-label":{"$ref":"#/$defs/line","description":"Open issues with this label are findings too. They have no severity that anybody vouches for, so they come last."},"hold":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"},"description":"Ids of findings that a person holds back, such as code-scanning-12."},"cluster":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"enum":["package","rule-and-file"]},"description":"Findings that one change fixes are handed off as one: of the same package and manifest, or of the same rule and file. Default: none."},"deadlines":{"type":"object","additionalProperties":false,"description":"Days within which a finding of a severity is to be fixed. They count for the order.","properties":{"critical":{"type":"integer","minimum":1,"maximum":3650,"description":"Days for a critical finding. Default: 15."},"high":{"type":"integer","minimum":1,"maximum":3650,"description":"Days for a high finding. Default: 30."},"medium":{"type":"integer","minimum":1,"maximum":3650,"description":"Days for a medium finding. Default: 90."},"low":{"type":"integer","minimum":1,"maximum":3650,"description":"Days for a low finding. Default: 180."}}},"open-pull-requests":{"$ref":"#/$defs/count","description":"Agents' pull requests that may wait for a review before the sweep starts no more. Default: 10."},"merge-factor":{"type":"number","exclusiveMinimum":0,"maximum":100,"description":"Findings in work are at most this many times the merges of the last 7 days, and at least `limits.per-run`. Default: no such limit."},"freeze":{"type":"array","maxItems":50,"description":"Days (UTC, both included) on which the sweep hands nothing off.","items":{"type":"object","additionalProperties":false,"required":["from","until"],"properties":{"from":{"$ref":"#/$defs/day"},"until":{"$ref":"#/$defs/day"},"reason":{"$ref":"#/$defs/line"}}}},"freeze-weekdays":{"type":"array","maxItems":7,"uniqueItems":true,"items":{"enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},"description":"Weekdays (UTC) on which the sweep hands nothing off."},"fuse":{"type":"integer","minimum":1,"maximum":1000,"description":"Hand-offs of one repository within 24 hours at which the sweep stops and opens an incident issue. Default: 30."},"scan-age-days":{"type":"integer","minimum":1,"maximum":365,"description":"Days after which the last code scan is too old for its silence to count. Default: 14."}}},"session":{"type":"object","additionalProperties":false,"properties":{"dedupe-tag":{"enum":["fingerprint","none"],"description":"none: the organisation allows listed tags only. Then an unknown session cannot be found by its tag."},"read-back":{"type":"boolean","description":"Whether the credential may list sessions."}}},"templates":{"type":"object","additionalProperties":false,"description":"Text that replaces the task part of a brief, per kind of finding. The conventions are always appended.","properties":{"dependency":{"$ref":"#/$defs/template"},"code":{"$ref":"#/$defs/template"},"secret":{"$ref":"#/$defs/template"},"container":{"$ref":"#/$defs/template"},"generic":{"$ref":"#/$defs/template"}}},"closing":{"type":"object","additionalProperties":false,"properties":{"verify":{"enum":["checks","none"]},"checks":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/line"},"description":"Names of check runs or statuses of the merge commit that must succeed."},"evidence":{"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"enum":["checks","workflows","alert","sarif","reproducer"]},"description":"Under verify: checks, the kinds of evidence that must all speak for the fix."},"workflows":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/line"},"description":"Names of workflows, or of their files, whose runs on the merge commit must succeed."},"link":{"enum":["reference","first-reference"]},"pull-requests":{"enum":["ours","all"]},"base-branches":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/branch"}},"deadline-days":{"type":"integer","minimum":1,"maximum":365,"description":"Days after which an unfinished finding asks for a person."}}}}};const schema32 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"};const schema33 = {"type":"string","minLength":1,"maxLength":300,"pattern":"^[^\\u0000-\\u001f\\u007f]+$"};const schema37 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000-\\u001f\\u007f\\\\]+$"};const schema39 = {"type":"string","maxLength":100,"pattern":"^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"};const schema42 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$"};const schema43 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"};const schema48 = {"type":"integer","minimum":0,"maximum":10000};const schema53 = {"type":"string","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"};const schema56 = {"type":"string","minLength":1,"maxLength":8000};const func1 = Object.prototype.hasOwnProperty;const func2 = (__webpack_require__(6214)/* ["default"] */ .A);const func0 = (__webpack_require__(4951)/* ["default"] */ .A);const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$", "u");const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,38}(/[A-Za-z0-9._-]{1,100})?$", "u");const pattern6 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");const pattern10 = new RegExp("^[^\\u0000-\\u001f\\u007f\\\\]+$", "u");const pattern12 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$", "u");const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$", "u");const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$", "u");const pattern22 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", "u");const pattern23 = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="urn:agent-remediation:schema:settings:1" */;let vErrors = null;let errors = 0;const evaluated0 = validate20.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.version === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func1.call(schema31.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.version !== undefined){if(1 !== data.version){const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.engine !== undefined){let data1 = data.engine;if(!((data1 === "session") || (data1 === "batch"))){const err3 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/enum",keyword:"enum",params:{allowedValues: schema31.properties.engine.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data["base-branch"] !== undefined){let data2 = data["base-branch"];if(typeof data2 === "string"){if(!pattern4.test(data2)){const err4 = {instancePath:instancePath+"/base-branch",schemaPath:"#/$defs/branch/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"+"\""};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/base-branch",schemaPath:"#/$defs/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.reviewers !== undefined){let data3 = data.reviewers;if(Array.isArray(data3)){if(data3.length > 15){const err6 = {instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(!pattern5.test(data4)){const err7 = {instancePath:instancePath+"/reviewers/" + i0,schemaPath:"#/properties/reviewers/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}(/[A-Za-z0-9._-]{1,100})?$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,38}(/[A-Za-z0-9._-]{1,100})?$"+"\""};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/reviewers/" + i0,schemaPath:"#/properties/reviewers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}let i1 = data3.length;let j0;if(i1 > 1){const indices0 = {};for(;i1--;){let item0 = data3[i1];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err9 = {instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;break;}indices0[item0] = i1;}}}else {const err10 = {instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data["team-channel"] !== undefined){let data5 = data["team-channel"];if(typeof data5 === "string"){if(func2(data5) > 300){const err11 = {instancePath:instancePath+"/team-channel",schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(func2(data5) < 1){const err12 = {instancePath:instancePath+"/team-channel",schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(!pattern6.test(data5)){const err13 = {instancePath:instancePath+"/team-channel",schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}else {const err14 = {instancePath:instancePath+"/team-channel",schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.commands !== undefined){let data6 = data.commands;if(data6 && typeof data6 == "object" && !Array.isArray(data6)){for(const key1 in data6){if(!(((key1 === "setup") || (key1 === "build")) || (key1 === "test"))){const err15 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data6.setup !== undefined){let data7 = data6.setup;if(Array.isArray(data7)){if(data7.length > 20){const err16 = {instancePath:instancePath+"/commands/setup",schemaPath:"#/properties/commands/properties/setup/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}const len1 = data7.length;for(let i2=0; i2<len1; i2++){let data8 = data7[i2];if(typeof data8 === "string"){if(func2(data8) > 300){const err17 = {instancePath:instancePath+"/commands/setup/" + i2,schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(func2(data8) < 1){const err18 = {instancePath:instancePath+"/commands/setup/" + i2,schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if(!pattern6.test(data8)){const err19 = {instancePath:instancePath+"/commands/setup/" + i2,schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/commands/setup/" + i2,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath:instancePath+"/commands/setup",schemaPath:"#/properties/commands/properties/setup/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data6.build !== undefined){let data9 = data6.build;if(typeof data9 === "string"){if(func2(data9) > 300){const err22 = {instancePath:instancePath+"/commands/build",schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if(func2(data9) < 1){const err23 = {instancePath:instancePath+"/commands/build",schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}if(!pattern6.test(data9)){const err24 = {instancePath:instancePath+"/commands/build",schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/commands/build",schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data6.test !== undefined){let data10 = data6.test;if(typeof data10 === "string"){if(func2(data10) > 300){const err26 = {instancePath:instancePath+"/commands/test",schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}if(func2(data10) < 1){const err27 = {instancePath:instancePath+"/commands/test",schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(!pattern6.test(data10)){const err28 = {instancePath:instancePath+"/commands/test",schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}else {const err29 = {instancePath:instancePath+"/commands/test",schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data["protected-paths"] !== undefined){let data11 = data["protected-paths"];if(Array.isArray(data11)){if(data11.length > 200){const err31 = {instancePath:instancePath+"/protected-paths",schemaPath:"#/properties/protected-paths/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}const len2 = data11.length;for(let i3=0; i3<len2; i3++){let data12 = data11[i3];if(typeof data12 === "string"){if(func2(data12) > 200){const err32 = {instancePath:instancePath+"/protected-paths/" + i3,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}if(func2(data12) < 1){const err33 = {instancePath:instancePath+"/protected-paths/" + i3,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if(!pattern10.test(data12)){const err34 = {instancePath:instancePath+"/protected-paths/" + i3,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\\\]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f\\\\]+$"+"\""};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}else {const err35 = {instancePath:instancePath+"/protected-paths/" + i3,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}let i4 = data11.length;let j1;if(i4 > 1){outer0:for(;i4--;){for(j1 = i4; j1--;){if(func0(data11[i4], data11[j1])){const err36 = {instancePath:instancePath+"/protected-paths",schemaPath:"#/properties/protected-paths/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;break outer0;}}}}}else {const err37 = {instancePath:instancePath+"/protected-paths",schemaPath:"#/properties/protected-paths/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}if(data["public-api"] !== undefined){let data13 = data["public-api"];if(Array.isArray(data13)){if(data13.length > 200){const err38 = {instancePath:instancePath+"/public-api",schemaPath:"#/properties/public-api/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}const len3 = data13.length;for(let i5=0; i5<len3; i5++){let data14 = data13[i5];if(typeof data14 === "string"){if(func2(data14) > 200){const err39 = {instancePath:instancePath+"/public-api/" + i5,schemaPath:"#/$defs/glob/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}if(func2(data14) < 1){const err40 = {instancePath:instancePath+"/public-api/" + i5,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(!pattern10.test(data14)){const err41 = {instancePath:instancePath+"/public-api/" + i5,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\\\]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f\\\\]+$"+"\""};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}else {const err42 = {instancePath:instancePath+"/public-api/" + i5,schemaPath:"#/$defs/glob/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}let i6 = data13.length;let j2;if(i6 > 1){outer1:for(;i6--;){for(j2 = i6; j2--;){if(func0(data13[i6], data13[j2])){const err43 = {instancePath:instancePath+"/public-api",schemaPath:"#/properties/public-api/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;break outer1;}}}}}else {const err44 = {instancePath:instancePath+"/public-api",schemaPath:"#/properties/public-api/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}if(data["pull-request"] !== undefined){let data15 = data["pull-request"];if(data15 && typeof data15 == "object" && !Array.isArray(data15)){for(const key2 in data15){if(!((key2 === "headings") || (key2 === "approvals"))){const err45 = {instancePath:instancePath+"/pull-request",schemaPath:"#/properties/pull-request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}if(data15.headings !== undefined){let data16 = data15.headings;if(data16 && typeof data16 == "object" && !Array.isArray(data16)){for(const key3 in data16){if(!(((key3 === "finding") || (key3 === "blast-radius")) || (key3 === "verification"))){const err46 = {instancePath:instancePath+"/pull-request/headings",schemaPath:"#/properties/pull-request/properties/headings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data16.finding !== undefined){let data17 = data16.finding;if(typeof data17 === "string"){if(func2(data17) > 100){const err47 = {instancePath:instancePath+"/pull-request/headings/finding",schemaPath:"#/$defs/heading/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}if(!pattern12.test(data17)){const err48 = {instancePath:instancePath+"/pull-request/headings/finding",schemaPath:"#/$defs/heading/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"+"\""};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}else {const err49 = {instancePath:instancePath+"/pull-request/headings/finding",schemaPath:"#/$defs/heading/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}if(data16["blast-radius"] !== undefined){let data18 = data16["blast-radius"];if(typeof data18 === "string"){if(func2(data18) > 100){const err50 = {instancePath:instancePath+"/pull-request/headings/blast-radius",schemaPath:"#/$defs/heading/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}if(!pattern12.test(data18)){const err51 = {instancePath:instancePath+"/pull-request/headings/blast-radius",schemaPath:"#/$defs/heading/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"+"\""};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}else {const err52 = {instancePath:instancePath+"/pull-request/headings/blast-radius",schemaPath:"#/$defs/heading/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}}if(data16.verification !== undefined){let data19 = data16.verification;if(typeof data19 === "string"){if(func2(data19) > 100){const err53 = {instancePath:instancePath+"/pull-request/headings/verification",schemaPath:"#/$defs/heading/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}if(!pattern12.test(data19)){const err54 = {instancePath:instancePath+"/pull-request/headings/verification",schemaPath:"#/$defs/heading/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f#*_`:<>][^\\u0000-\\u001f\\u007f#*_`:<>]*$"+"\""};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}else {const err55 = {instancePath:instancePath+"/pull-request/headings/verification",schemaPath:"#/$defs/heading/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}}else {const err56 = {instancePath:instancePath+"/pull-request/headings",schemaPath:"#/properties/pull-request/properties/headings/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}}if(data15.approvals !== undefined){let data20 = data15.approvals;if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err57 = {instancePath:instancePath+"/pull-request/approvals",schemaPath:"#/properties/pull-request/properties/approvals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 > 10 || isNaN(data20)){const err58 = {instancePath:instancePath+"/pull-request/approvals",schemaPath:"#/properties/pull-request/properties/approvals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}if(data20 < 0 || isNaN(data20)){const err59 = {instancePath:instancePath+"/pull-request/approvals",schemaPath:"#/properties/pull-request/properties/approvals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}}}}else {const err60 = {instancePath:instancePath+"/pull-request",schemaPath:"#/properties/pull-request/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}if(data["allow-public"] !== undefined){if(typeof data["allow-public"] !== "boolean"){const err61 = {instancePath:instancePath+"/allow-public",schemaPath:"#/properties/allow-public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}}if(data["target-repository"] !== undefined){let data22 = data["target-repository"];if(typeof data22 === "string"){if(!pattern15.test(data22)){const err62 = {instancePath:instancePath+"/target-repository",schemaPath:"#/$defs/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$"+"\""};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}}else {const err63 = {instancePath:instancePath+"/target-repository",schemaPath:"#/$defs/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}}if(data.authorise !== undefined){let data23 = data.authorise;if(data23 && typeof data23 == "object" && !Array.isArray(data23)){for(const key4 in data23){if(!(((key4 === "bots") || (key4 === "dispatch-senders")) || (key4 === "finding-authors"))){const err64 = {instancePath:instancePath+"/authorise",schemaPath:"#/properties/authorise/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}}if(data23.bots !== undefined){let data24 = data23.bots;if(Array.isArray(data24)){if(data24.length > 50){const err65 = {instancePath:instancePath+"/authorise/bots",schemaPath:"#/properties/authorise/properties/bots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}const len4 = data24.length;for(let i7=0; i7<len4; i7++){let data25 = data24[i7];if(data25 && typeof data25 == "object" && !Array.isArray(data25)){if(data25.login === undefined){const err66 = {instancePath:instancePath+"/authorise/bots/" + i7,schemaPath:"#/properties/authorise/properties/bots/items/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}if(data25.id === undefined){const err67 = {instancePath:instancePath+"/authorise/bots/" + i7,schemaPath:"#/properties/authorise/properties/bots/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}for(const key5 in data25){if(!((key5 === "login") || (key5 === "id"))){const err68 = {instancePath:instancePath+"/authorise/bots/" + i7,schemaPath:"#/properties/authorise/properties/bots/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}}if(data25.login !== undefined){let data26 = data25.login;if(typeof data26 === "string"){if(!pattern16.test(data26)){const err69 = {instancePath:instancePath+"/authorise/bots/" + i7+"/login",schemaPath:"#/$defs/login/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"+"\""};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}}else {const err70 = {instancePath:instancePath+"/authorise/bots/" + i7+"/login",schemaPath:"#/$defs/login/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err70];}else {vErrors.push(err70);}errors++;}}if(data25.id !== undefined){let data27 = data25.id;if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){const err71 = {instancePath:instancePath+"/authorise/bots/" + i7+"/id",schemaPath:"#/properties/authorise/properties/bots/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err71];}else {vErrors.push(err71);}errors++;}if((typeof data27 == "number") && (isFinite(data27))){if(data27 < 1 || isNaN(data27)){const err72 = {instancePath:instancePath+"/authorise/bots/" + i7+"/id",schemaPath:"#/properties/authorise/properties/bots/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err72];}else {vErrors.push(err72);}errors++;}}}}else {const err73 = {instancePath:instancePath+"/authorise/bots/" + i7,schemaPath:"#/properties/authorise/properties/bots/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err73];}else {vErrors.push(err73);}errors++;}}}else {const err74 = {instancePath:instancePath+"/authorise/bots",schemaPath:"#/properties/authorise/properties/bots/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err74];}else {vErrors.push(err74);}errors++;}}if(data23["dispatch-senders"] !== undefined){let data28 = data23["dispatch-senders"];if(Array.isArray(data28)){if(data28.length > 50){const err75 = {instancePath:instancePath+"/authorise/dispatch-senders",schemaPath:"#/properties/authorise/properties/dispatch-senders/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err75];}else {vErrors.push(err75);}errors++;}const len5 = data28.length;for(let i8=0; i8<len5; i8++){let data29 = data28[i8];if(typeof data29 === "string"){if(!pattern16.test(data29)){const err76 = {instancePath:instancePath+"/authorise/dispatch-senders/" + i8,schemaPath:"#/$defs/login/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"+"\""};if(vErrors === null){vErrors = [err76];}else {vErrors.push(err76);}errors++;}}else {const err77 = {instancePath:instancePath+"/authorise/dispatch-senders/" + i8,schemaPath:"#/$defs/login/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err77];}else {vErrors.push(err77);}errors++;}}let i9 = data28.length;let j3;if(i9 > 1){outer2:for(;i9--;){for(j3 = i9; j3--;){if(func0(data28[i9], data28[j3])){const err78 = {instancePath:instancePath+"/authorise/dispatch-senders",schemaPath:"#/properties/authorise/properties/dispatch-senders/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i9+" are identical)"};if(vErrors === null){vErrors = [err78];}else {vErrors.push(err78);}errors++;break outer2;}}}}}else {const err79 = {instancePath:instancePath+"/authorise/dispatch-senders",schemaPath:"#/properties/authorise/properties/dispatch-senders/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err79];}else {vErrors.push(err79);}errors++;}}if(data23["finding-authors"] !== undefined){let data30 = data23["finding-authors"];if(Array.isArray(data30)){if(data30.length > 50){const err80 = {instancePath:instancePath+"/authorise/finding-authors",schemaPath:"#/properties/authorise/properties/finding-authors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err80];}else {vErrors.push(err80);}errors++;}const len6 = data30.length;for(let i10=0; i10<len6; i10++){let data31 = data30[i10];if(typeof data31 === "string"){if(!pattern16.test(data31)){const err81 = {instancePath:instancePath+"/authorise/finding-authors/" + i10,schemaPath:"#/$defs/login/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,99}(\\[bot\\])?$"+"\""};if(vErrors === null){vErrors = [err81];}else {vErrors.push(err81);}errors++;}}else {const err82 = {instancePath:instancePath+"/authorise/finding-authors/" + i10,schemaPath:"#/$defs/login/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err82];}else {vErrors.push(err82);}errors++;}}let i11 = data30.length;let j4;if(i11 > 1){outer3:for(;i11--;){for(j4 = i11; j4--;){if(func0(data30[i11], data30[j4])){const err83 = {instancePath:instancePath+"/authorise/finding-authors",schemaPath:"#/properties/authorise/properties/finding-authors/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i11+" are identical)"};if(vErrors === null){vErrors = [err83];}else {vErrors.push(err83);}errors++;break outer3;}}}}}else {const err84 = {instancePath:instancePath+"/authorise/finding-authors",schemaPath:"#/properties/authorise/properties/finding-authors/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err84];}else {vErrors.push(err84);}errors++;}}}else {const err85 = {instancePath:instancePath+"/authorise",schemaPath:"#/properties/authorise/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err85];}else {vErrors.push(err85);}errors++;}}if(data.ledger !== undefined){let data32 = data.ledger;if(data32 && typeof data32 == "object" && !Array.isArray(data32)){for(const key6 in data32){if(!((key6 === "repository") || (key6 === "branch"))){const err86 = {instancePath:instancePath+"/ledger",schemaPath:"#/properties/ledger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err86];}else {vErrors.push(err86);}errors++;}}if(data32.repository !== undefined){let data33 = data32.repository;if(typeof data33 === "string"){if(!pattern15.test(data33)){const err87 = {instancePath:instancePath+"/ledger/repository",schemaPath:"#/$defs/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}$"+"\""};if(vErrors === null){vErrors = [err87];}else {vErrors.push(err87);}errors++;}}else {const err88 = {instancePath:instancePath+"/ledger/repository",schemaPath:"#/$defs/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err88];}else {vErrors.push(err88);}errors++;}}if(data32.branch !== undefined){let data34 = data32.branch;if(typeof data34 === "string"){if(!pattern4.test(data34)){const err89 = {instancePath:instancePath+"/ledger/branch",schemaPath:"#/$defs/branch/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"+"\""};if(vErrors === null){vErrors = [err89];}else {vErrors.push(err89);}errors++;}}else {const err90 = {instancePath:instancePath+"/ledger/branch",schemaPath:"#/$defs/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err90];}else {vErrors.push(err90);}errors++;}}}else {const err91 = {instancePath:instancePath+"/ledger",schemaPath:"#/properties/ledger/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err91];}else {vErrors.push(err91);}errors++;}}if(data.limits !== undefined){let data35 = data.limits;if(data35 && typeof data35 == "object" && !Array.isArray(data35)){for(const key7 in data35){if(!((((((key7 === "per-run") || (key7 === "per-day")) || (key7 === "per-repository-per-day")) || (key7 === "open")) || (key7 === "acu-per-day")) || (key7 === "acu-per-session"))){const err92 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err92];}else {vErrors.push(err92);}errors++;}}if(data35["per-run"] !== undefined){let data36 = data35["per-run"];if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){const err93 = {instancePath:instancePath+"/limits/per-run",schemaPath:"#/properties/limits/properties/per-run/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err93];}else {vErrors.push(err93);}errors++;}if((typeof data36 == "number") && (isFinite(data36))){if(data36 > 5 || isNaN(data36)){const err94 = {instancePath:instancePath+"/limits/per-run",schemaPath:"#/properties/limits/properties/per-run/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};if(vErrors === null){vErrors = [err94];}else {vErrors.push(err94);}errors++;}if(data36 < 0 || isNaN(data36)){const err95 = {instancePath:instancePath+"/limits/per-run",schemaPath:"#/properties/limits/properties/per-run/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err95];}else {vErrors.push(err95);}errors++;}}}if(data35["per-day"] !== undefined){let data37 = data35["per-day"];if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){const err96 = {instancePath:instancePath+"/limits/per-day",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err96];}else {vErrors.push(err96);}errors++;}if((typeof data37 == "number") && (isFinite(data37))){if(data37 > 10000 || isNaN(data37)){const err97 = {instancePath:instancePath+"/limits/per-day",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};if(vErrors === null){vErrors = [err97];}else {vErrors.push(err97);}errors++;}if(data37 < 0 || isNaN(data37)){const err98 = {instancePath:instancePath+"/limits/per-day",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err98];}else {vErrors.push(err98);}errors++;}}}if(data35["per-repository-per-day"] !== undefined){let data38 = data35["per-repository-per-day"];if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){const err99 = {instancePath:instancePath+"/limits/per-repository-per-day",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err99];}else {vErrors.push(err99);}errors++;}if((typeof data38 == "number") && (isFinite(data38))){if(data38 > 10000 || isNaN(data38)){const err100 = {instancePath:instancePath+"/limits/per-repository-per-day",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};if(vErrors === null){vErrors = [err100];}else {vErrors.push(err100);}errors++;}if(data38 < 0 || isNaN(data38)){const err101 = {instancePath:instancePath+"/limits/per-repository-per-day",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err101];}else {vErrors.push(err101);}errors++;}}}if(data35.open !== undefined){let data39 = data35.open;if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){const err102 = {instancePath:instancePath+"/limits/open",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err102];}else {vErrors.push(err102);}errors++;}if((typeof data39 == "number") && (isFinite(data39))){if(data39 > 10000 || isNaN(data39)){const err103 = {instancePath:instancePath+"/limits/open",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};if(vErrors === null){vErrors = [err103];}else {vErrors.push(err103);}errors++;}if(data39 < 0 || isNaN(data39)){const err104 = {instancePath:instancePath+"/limits/open",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err104];}else {vErrors.push(err104);}errors++;}}}if(data35["acu-per-day"] !== undefined){let data40 = data35["acu-per-day"];if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){const err105 = {instancePath:instancePath+"/limits/acu-per-day",schemaPath:"#/properties/limits/properties/acu-per-day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err105];}else {vErrors.push(err105);}errors++;}if((typeof data40 == "number") && (isFinite(data40))){if(data40 > 1000000 || isNaN(data40)){const err106 = {instancePath:instancePath+"/limits/acu-per-day",schemaPath:"#/properties/limits/properties/acu-per-day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};if(vErrors === null){vErrors = [err106];}else {vErrors.push(err106);}errors++;}if(data40 < 1 || isNaN(data40)){const err107 = {instancePath:instancePath+"/limits/acu-per-day",schemaPath:"#/properties/limits/properties/acu-per-day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err107];}else {vErrors.push(err107);}errors++;}}}if(data35["acu-per-session"] !== undefined){let data41 = data35["acu-per-session"];if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){const err108 = {instancePath:instancePath+"/limits/acu-per-session",schemaPath:"#/properties/limits/properties/acu-per-session/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err108];}else {vErrors.push(err108);}errors++;}if((typeof data41 == "number") && (isFinite(data41))){if(data41 > 100000 || isNaN(data41)){const err109 = {instancePath:instancePath+"/limits/acu-per-session",schemaPath:"#/properties/limits/properties/acu-per-session/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};if(vErrors === null){vErrors = [err109];}else {vErrors.push(err109);}errors++;}if(data41 < 1 || isNaN(data41)){const err110 = {instancePath:instancePath+"/limits/acu-per-session",schemaPath:"#/properties/limits/properties/acu-per-session/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err110];}else {vErrors.push(err110);}errors++;}}}}else {const err111 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err111];}else {vErrors.push(err111);}errors++;}}if(data.sweep !== undefined){let data42 = data.sweep;if(data42 && typeof data42 == "object" && !Array.isArray(data42)){for(const key8 in data42){if(!(func1.call(schema31.properties.sweep.properties, key8))){const err112 = {instancePath:instancePath+"/sweep",schemaPath:"#/properties/sweep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err112];}else {vErrors.push(err112);}errors++;}}if(data42.severity !== undefined){let data43 = data42.severity;if(!((((data43 === "critical") || (data43 === "high")) || (data43 === "medium")) || (data43 === "low"))){const err113 = {instancePath:instancePath+"/sweep/severity",schemaPath:"#/properties/sweep/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.sweep.properties.severity.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err113];}else {vErrors.push(err113);}errors++;}}if(data42.sources !== undefined){let data44 = data42.sources;if(Array.isArray(data44)){if(data44.length > 3){const err114 = {instancePath:instancePath+"/sweep/sources",schemaPath:"#/properties/sweep/properties/sources/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};if(vErrors === null){vErrors = [err114];}else {vErrors.push(err114);}errors++;}if(data44.length < 1){const err115 = {instancePath:instancePath+"/sweep/sources",schemaPath:"#/properties/sweep/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err115];}else {vErrors.push(err115);}errors++;}const len7 = data44.length;for(let i12=0; i12<len7; i12++){let data45 = data44[i12];if(!(((data45 === "code-scanning") || (data45 === "dependabot")) || (data45 === "secret-scanning"))){const err116 = {instancePath:instancePath+"/sweep/sources/" + i12,schemaPath:"#/properties/sweep/properties/sources/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.sweep.properties.sources.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err116];}else {vErrors.push(err116);}errors++;}}let i13 = data44.length;let j5;if(i13 > 1){outer4:for(;i13--;){for(j5 = i13; j5--;){if(func0(data44[i13], data44[j5])){const err117 = {instancePath:instancePath+"/sweep/sources",schemaPath:"#/properties/sweep/properties/sources/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i13+" are identical)"};if(vErrors === null){vErrors = [err117];}else {vErrors.push(err117);}errors++;break outer4;}}}}}else {const err118 = {instancePath:instancePath+"/sweep/sources",schemaPath:"#/properties/sweep/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err118];}else {vErrors.push(err118);}errors++;}}if(data42["issues-label"] !== undefined){let data46 = data42["issues-label"];if(typeof data46 === "string"){if(func2(data46) > 300){const err119 = {instancePath:instancePath+"/sweep/issues-label",schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err119];}else {vErrors.push(err119);}errors++;}if(func2(data46) < 1){const err120 = {instancePath:instancePath+"/sweep/issues-label",schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err120];}else {vErrors.push(err120);}errors++;}if(!pattern6.test(data46)){const err121 = {instancePath:instancePath+"/sweep/issues-label",schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err121];}else {vErrors.push(err121);}errors++;}}else {const err122 = {instancePath:instancePath+"/sweep/issues-label",schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err122];}else {vErrors.push(err122);}errors++;}}if(data42.hold !== undefined){let data47 = data42.hold;if(Array.isArray(data47)){if(data47.length > 500){const err123 = {instancePath:instancePath+"/sweep/hold",schemaPath:"#/properties/sweep/properties/hold/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};if(vErrors === null){vErrors = [err123];}else {vErrors.push(err123);}errors++;}const len8 = data47.length;for(let i14=0; i14<len8; i14++){let data48 = data47[i14];if(typeof data48 === "string"){if(!pattern22.test(data48)){const err124 = {instancePath:instancePath+"/sweep/hold/" + i14,schemaPath:"#/properties/sweep/properties/hold/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"+"\""};if(vErrors === null){vErrors = [err124];}else {vErrors.push(err124);}errors++;}}else {const err125 = {instancePath:instancePath+"/sweep/hold/" + i14,schemaPath:"#/properties/sweep/properties/hold/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err125];}else {vErrors.push(err125);}errors++;}}let i15 = data47.length;let j6;if(i15 > 1){const indices1 = {};for(;i15--;){let item1 = data47[i15];if(typeof item1 !== "string"){continue;}if(typeof indices1[item1] == "number"){j6 = indices1[item1];const err126 = {instancePath:instancePath+"/sweep/hold",schemaPath:"#/properties/sweep/properties/hold/uniqueItems",keyword:"uniqueItems",params:{i: i15, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i15+" are identical)"};if(vErrors === null){vErrors = [err126];}else {vErrors.push(err126);}errors++;break;}indices1[item1] = i15;}}}else {const err127 = {instancePath:instancePath+"/sweep/hold",schemaPath:"#/properties/sweep/properties/hold/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err127];}else {vErrors.push(err127);}errors++;}}if(data42.cluster !== undefined){let data49 = data42.cluster;if(Array.isArray(data49)){if(data49.length > 2){const err128 = {instancePath:instancePath+"/sweep/cluster",schemaPath:"#/properties/sweep/properties/cluster/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};if(vErrors === null){vErrors = [err128];}else {vErrors.push(err128);}errors++;}const len9 = data49.length;for(let i16=0; i16<len9; i16++){let data50 = data49[i16];if(!((data50 === "package") || (data50 === "rule-and-file"))){const err129 = {instancePath:instancePath+"/sweep/cluster/" + i16,schemaPath:"#/properties/sweep/properties/cluster/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.sweep.properties.cluster.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err129];}else {vErrors.push(err129);}errors++;}}let i17 = data49.length;let j7;if(i17 > 1){outer5:for(;i17--;){for(j7 = i17; j7--;){if(func0(data49[i17], data49[j7])){const err130 = {instancePath:instancePath+"/sweep/cluster",schemaPath:"#/properties/sweep/properties/cluster/uniqueItems",keyword:"uniqueItems",params:{i: i17, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i17+" are identical)"};if(vErrors === null){vErrors = [err130];}else {vErrors.push(err130);}errors++;break outer5;}}}}}else {const err131 = {instancePath:instancePath+"/sweep/cluster",schemaPath:"#/properties/sweep/properties/cluster/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err131];}else {vErrors.push(err131);}errors++;}}if(data42.deadlines !== undefined){let data51 = data42.deadlines;if(data51 && typeof data51 == "object" && !Array.isArray(data51)){for(const key9 in data51){if(!((((key9 === "critical") || (key9 === "high")) || (key9 === "medium")) || (key9 === "low"))){const err132 = {instancePath:instancePath+"/sweep/deadlines",schemaPath:"#/properties/sweep/properties/deadlines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err132];}else {vErrors.push(err132);}errors++;}}if(data51.critical !== undefined){let data52 = data51.critical;if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){const err133 = {instancePath:instancePath+"/sweep/deadlines/critical",schemaPath:"#/properties/sweep/properties/deadlines/properties/critical/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err133];}else {vErrors.push(err133);}errors++;}if((typeof data52 == "number") && (isFinite(data52))){if(data52 > 3650 || isNaN(data52)){const err134 = {instancePath:instancePath+"/sweep/deadlines/critical",schemaPath:"#/properties/sweep/properties/deadlines/properties/critical/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};if(vErrors === null){vErrors = [err134];}else {vErrors.push(err134);}errors++;}if(data52 < 1 || isNaN(data52)){const err135 = {instancePath:instancePath+"/sweep/deadlines/critical",schemaPath:"#/properties/sweep/properties/deadlines/properties/critical/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err135];}else {vErrors.push(err135);}errors++;}}}if(data51.high !== undefined){let data53 = data51.high;if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){const err136 = {instancePath:instancePath+"/sweep/deadlines/high",schemaPath:"#/properties/sweep/properties/deadlines/properties/high/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err136];}else {vErrors.push(err136);}errors++;}if((typeof data53 == "number") && (isFinite(data53))){if(data53 > 3650 || isNaN(data53)){const err137 = {instancePath:instancePath+"/sweep/deadlines/high",schemaPath:"#/properties/sweep/properties/deadlines/properties/high/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};if(vErrors === null){vErrors = [err137];}else {vErrors.push(err137);}errors++;}if(data53 < 1 || isNaN(data53)){const err138 = {instancePath:instancePath+"/sweep/deadlines/high",schemaPath:"#/properties/sweep/properties/deadlines/properties/high/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err138];}else {vErrors.push(err138);}errors++;}}}if(data51.medium !== undefined){let data54 = data51.medium;if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){const err139 = {instancePath:instancePath+"/sweep/deadlines/medium",schemaPath:"#/properties/sweep/properties/deadlines/properties/medium/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err139];}else {vErrors.push(err139);}errors++;}if((typeof data54 == "number") && (isFinite(data54))){if(data54 > 3650 || isNaN(data54)){const err140 = {instancePath:instancePath+"/sweep/deadlines/medium",schemaPath:"#/properties/sweep/properties/deadlines/properties/medium/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};if(vErrors === null){vErrors = [err140];}else {vErrors.push(err140);}errors++;}if(data54 < 1 || isNaN(data54)){const err141 = {instancePath:instancePath+"/sweep/deadlines/medium",schemaPath:"#/properties/sweep/properties/deadlines/properties/medium/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err141];}else {vErrors.push(err141);}errors++;}}}if(data51.low !== undefined){let data55 = data51.low;if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){const err142 = {instancePath:instancePath+"/sweep/deadlines/low",schemaPath:"#/properties/sweep/properties/deadlines/properties/low/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err142];}else {vErrors.push(err142);}errors++;}if((typeof data55 == "number") && (isFinite(data55))){if(data55 > 3650 || isNaN(data55)){const err143 = {instancePath:instancePath+"/sweep/deadlines/low",schemaPath:"#/properties/sweep/properties/deadlines/properties/low/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};if(vErrors === null){vErrors = [err143];}else {vErrors.push(err143);}errors++;}if(data55 < 1 || isNaN(data55)){const err144 = {instancePath:instancePath+"/sweep/deadlines/low",schemaPath:"#/properties/sweep/properties/deadlines/properties/low/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err144];}else {vErrors.push(err144);}errors++;}}}}else {const err145 = {instancePath:instancePath+"/sweep/deadlines",schemaPath:"#/properties/sweep/properties/deadlines/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err145];}else {vErrors.push(err145);}errors++;}}if(data42["open-pull-requests"] !== undefined){let data56 = data42["open-pull-requests"];if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){const err146 = {instancePath:instancePath+"/sweep/open-pull-requests",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err146];}else {vErrors.push(err146);}errors++;}if((typeof data56 == "number") && (isFinite(data56))){if(data56 > 10000 || isNaN(data56)){const err147 = {instancePath:instancePath+"/sweep/open-pull-requests",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};if(vErrors === null){vErrors = [err147];}else {vErrors.push(err147);}errors++;}if(data56 < 0 || isNaN(data56)){const err148 = {instancePath:instancePath+"/sweep/open-pull-requests",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err148];}else {vErrors.push(err148);}errors++;}}}if(data42["merge-factor"] !== undefined){let data57 = data42["merge-factor"];if((typeof data57 == "number") && (isFinite(data57))){if(data57 > 100 || isNaN(data57)){const err149 = {instancePath:instancePath+"/sweep/merge-factor",schemaPath:"#/properties/sweep/properties/merge-factor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};if(vErrors === null){vErrors = [err149];}else {vErrors.push(err149);}errors++;}if(data57 <= 0 || isNaN(data57)){const err150 = {instancePath:instancePath+"/sweep/merge-factor",schemaPath:"#/properties/sweep/properties/merge-factor/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};if(vErrors === null){vErrors = [err150];}else {vErrors.push(err150);}errors++;}}else {const err151 = {instancePath:instancePath+"/sweep/merge-factor",schemaPath:"#/properties/sweep/properties/merge-factor/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err151];}else {vErrors.push(err151);}errors++;}}if(data42.freeze !== undefined){let data58 = data42.freeze;if(Array.isArray(data58)){if(data58.length > 50){const err152 = {instancePath:instancePath+"/sweep/freeze",schemaPath:"#/properties/sweep/properties/freeze/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err152];}else {vErrors.push(err152);}errors++;}const len10 = data58.length;for(let i18=0; i18<len10; i18++){let data59 = data58[i18];if(data59 && typeof data59 == "object" && !Array.isArray(data59)){if(data59.from === undefined){const err153 = {instancePath:instancePath+"/sweep/freeze/" + i18,schemaPath:"#/properties/sweep/properties/freeze/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};if(vErrors === null){vErrors = [err153];}else {vErrors.push(err153);}errors++;}if(data59.until === undefined){const err154 = {instancePath:instancePath+"/sweep/freeze/" + i18,schemaPath:"#/properties/sweep/properties/freeze/items/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};if(vErrors === null){vErrors = [err154];}else {vErrors.push(err154);}errors++;}for(const key10 in data59){if(!(((key10 === "from") || (key10 === "until")) || (key10 === "reason"))){const err155 = {instancePath:instancePath+"/sweep/freeze/" + i18,schemaPath:"#/properties/sweep/properties/freeze/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err155];}else {vErrors.push(err155);}errors++;}}if(data59.from !== undefined){let data60 = data59.from;if(typeof data60 === "string"){if(!pattern23.test(data60)){const err156 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/from",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};if(vErrors === null){vErrors = [err156];}else {vErrors.push(err156);}errors++;}}else {const err157 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/from",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err157];}else {vErrors.push(err157);}errors++;}}if(data59.until !== undefined){let data61 = data59.until;if(typeof data61 === "string"){if(!pattern23.test(data61)){const err158 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/until",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""};if(vErrors === null){vErrors = [err158];}else {vErrors.push(err158);}errors++;}}else {const err159 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/until",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err159];}else {vErrors.push(err159);}errors++;}}if(data59.reason !== undefined){let data62 = data59.reason;if(typeof data62 === "string"){if(func2(data62) > 300){const err160 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/reason",schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err160];}else {vErrors.push(err160);}errors++;}if(func2(data62) < 1){const err161 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/reason",schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err161];}else {vErrors.push(err161);}errors++;}if(!pattern6.test(data62)){const err162 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/reason",schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err162];}else {vErrors.push(err162);}errors++;}}else {const err163 = {instancePath:instancePath+"/sweep/freeze/" + i18+"/reason",schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err163];}else {vErrors.push(err163);}errors++;}}}else {const err164 = {instancePath:instancePath+"/sweep/freeze/" + i18,schemaPath:"#/properties/sweep/properties/freeze/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err164];}else {vErrors.push(err164);}errors++;}}}else {const err165 = {instancePath:instancePath+"/sweep/freeze",schemaPath:"#/properties/sweep/properties/freeze/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err165];}else {vErrors.push(err165);}errors++;}}if(data42["freeze-weekdays"] !== undefined){let data63 = data42["freeze-weekdays"];if(Array.isArray(data63)){if(data63.length > 7){const err166 = {instancePath:instancePath+"/sweep/freeze-weekdays",schemaPath:"#/properties/sweep/properties/freeze-weekdays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};if(vErrors === null){vErrors = [err166];}else {vErrors.push(err166);}errors++;}const len11 = data63.length;for(let i19=0; i19<len11; i19++){let data64 = data63[i19];if(!(((((((data64 === "monday") || (data64 === "tuesday")) || (data64 === "wednesday")) || (data64 === "thursday")) || (data64 === "friday")) || (data64 === "saturday")) || (data64 === "sunday"))){const err167 = {instancePath:instancePath+"/sweep/freeze-weekdays/" + i19,schemaPath:"#/properties/sweep/properties/freeze-weekdays/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.sweep.properties["freeze-weekdays"].items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err167];}else {vErrors.push(err167);}errors++;}}let i20 = data63.length;let j8;if(i20 > 1){outer6:for(;i20--;){for(j8 = i20; j8--;){if(func0(data63[i20], data63[j8])){const err168 = {instancePath:instancePath+"/sweep/freeze-weekdays",schemaPath:"#/properties/sweep/properties/freeze-weekdays/uniqueItems",keyword:"uniqueItems",params:{i: i20, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i20+" are identical)"};if(vErrors === null){vErrors = [err168];}else {vErrors.push(err168);}errors++;break outer6;}}}}}else {const err169 = {instancePath:instancePath+"/sweep/freeze-weekdays",schemaPath:"#/properties/sweep/properties/freeze-weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err169];}else {vErrors.push(err169);}errors++;}}if(data42.fuse !== undefined){let data65 = data42.fuse;if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){const err170 = {instancePath:instancePath+"/sweep/fuse",schemaPath:"#/properties/sweep/properties/fuse/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err170];}else {vErrors.push(err170);}errors++;}if((typeof data65 == "number") && (isFinite(data65))){if(data65 > 1000 || isNaN(data65)){const err171 = {instancePath:instancePath+"/sweep/fuse",schemaPath:"#/properties/sweep/properties/fuse/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};if(vErrors === null){vErrors = [err171];}else {vErrors.push(err171);}errors++;}if(data65 < 1 || isNaN(data65)){const err172 = {instancePath:instancePath+"/sweep/fuse",schemaPath:"#/properties/sweep/properties/fuse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err172];}else {vErrors.push(err172);}errors++;}}}if(data42["scan-age-days"] !== undefined){let data66 = data42["scan-age-days"];if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){const err173 = {instancePath:instancePath+"/sweep/scan-age-days",schemaPath:"#/properties/sweep/properties/scan-age-days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err173];}else {vErrors.push(err173);}errors++;}if((typeof data66 == "number") && (isFinite(data66))){if(data66 > 365 || isNaN(data66)){const err174 = {instancePath:instancePath+"/sweep/scan-age-days",schemaPath:"#/properties/sweep/properties/scan-age-days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};if(vErrors === null){vErrors = [err174];}else {vErrors.push(err174);}errors++;}if(data66 < 1 || isNaN(data66)){const err175 = {instancePath:instancePath+"/sweep/scan-age-days",schemaPath:"#/properties/sweep/properties/scan-age-days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err175];}else {vErrors.push(err175);}errors++;}}}}else {const err176 = {instancePath:instancePath+"/sweep",schemaPath:"#/properties/sweep/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err176];}else {vErrors.push(err176);}errors++;}}if(data.session !== undefined){let data67 = data.session;if(data67 && typeof data67 == "object" && !Array.isArray(data67)){for(const key11 in data67){if(!((key11 === "dedupe-tag") || (key11 === "read-back"))){const err177 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err177];}else {vErrors.push(err177);}errors++;}}if(data67["dedupe-tag"] !== undefined){let data68 = data67["dedupe-tag"];if(!((data68 === "fingerprint") || (data68 === "none"))){const err178 = {instancePath:instancePath+"/session/dedupe-tag",schemaPath:"#/properties/session/properties/dedupe-tag/enum",keyword:"enum",params:{allowedValues: schema31.properties.session.properties["dedupe-tag"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err178];}else {vErrors.push(err178);}errors++;}}if(data67["read-back"] !== undefined){if(typeof data67["read-back"] !== "boolean"){const err179 = {instancePath:instancePath+"/session/read-back",schemaPath:"#/properties/session/properties/read-back/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err179];}else {vErrors.push(err179);}errors++;}}}else {const err180 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err180];}else {vErrors.push(err180);}errors++;}}if(data.templates !== undefined){let data70 = data.templates;if(data70 && typeof data70 == "object" && !Array.isArray(data70)){for(const key12 in data70){if(!(((((key12 === "dependency") || (key12 === "code")) || (key12 === "secret")) || (key12 === "container")) || (key12 === "generic"))){const err181 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err181];}else {vErrors.push(err181);}errors++;}}if(data70.dependency !== undefined){let data71 = data70.dependency;if(typeof data71 === "string"){if(func2(data71) > 8000){const err182 = {instancePath:instancePath+"/templates/dependency",schemaPath:"#/$defs/template/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};if(vErrors === null){vErrors = [err182];}else {vErrors.push(err182);}errors++;}if(func2(data71) < 1){const err183 = {instancePath:instancePath+"/templates/dependency",schemaPath:"#/$defs/template/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err183];}else {vErrors.push(err183);}errors++;}}else {const err184 = {instancePath:instancePath+"/templates/dependency",schemaPath:"#/$defs/template/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err184];}else {vErrors.push(err184);}errors++;}}if(data70.code !== undefined){let data72 = data70.code;if(typeof data72 === "string"){if(func2(data72) > 8000){const err185 = {instancePath:instancePath+"/templates/code",schemaPath:"#/$defs/template/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};if(vErrors === null){vErrors = [err185];}else {vErrors.push(err185);}errors++;}if(func2(data72) < 1){const err186 = {instancePath:instancePath+"/templates/code",schemaPath:"#/$defs/template/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err186];}else {vErrors.push(err186);}errors++;}}else {const err187 = {instancePath:instancePath+"/templates/code",schemaPath:"#/$defs/template/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err187];}else {vErrors.push(err187);}errors++;}}if(data70.secret !== undefined){let data73 = data70.secret;if(typeof data73 === "string"){if(func2(data73) > 8000){const err188 = {instancePath:instancePath+"/templates/secret",schemaPath:"#/$defs/template/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};if(vErrors === null){vErrors = [err188];}else {vErrors.push(err188);}errors++;}if(func2(data73) < 1){const err189 = {instancePath:instancePath+"/templates/secret",schemaPath:"#/$defs/template/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err189];}else {vErrors.push(err189);}errors++;}}else {const err190 = {instancePath:instancePath+"/templates/secret",schemaPath:"#/$defs/template/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err190];}else {vErrors.push(err190);}errors++;}}if(data70.container !== undefined){let data74 = data70.container;if(typeof data74 === "string"){if(func2(data74) > 8000){const err191 = {instancePath:instancePath+"/templates/container",schemaPath:"#/$defs/template/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};if(vErrors === null){vErrors = [err191];}else {vErrors.push(err191);}errors++;}if(func2(data74) < 1){const err192 = {instancePath:instancePath+"/templates/container",schemaPath:"#/$defs/template/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err192];}else {vErrors.push(err192);}errors++;}}else {const err193 = {instancePath:instancePath+"/templates/container",schemaPath:"#/$defs/template/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err193];}else {vErrors.push(err193);}errors++;}}if(data70.generic !== undefined){let data75 = data70.generic;if(typeof data75 === "string"){if(func2(data75) > 8000){const err194 = {instancePath:instancePath+"/templates/generic",schemaPath:"#/$defs/template/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};if(vErrors === null){vErrors = [err194];}else {vErrors.push(err194);}errors++;}if(func2(data75) < 1){const err195 = {instancePath:instancePath+"/templates/generic",schemaPath:"#/$defs/template/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err195];}else {vErrors.push(err195);}errors++;}}else {const err196 = {instancePath:instancePath+"/templates/generic",schemaPath:"#/$defs/template/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err196];}else {vErrors.push(err196);}errors++;}}}else {const err197 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err197];}else {vErrors.push(err197);}errors++;}}if(data.closing !== undefined){let data76 = data.closing;if(data76 && typeof data76 == "object" && !Array.isArray(data76)){for(const key13 in data76){if(!((((((((key13 === "verify") || (key13 === "checks")) || (key13 === "evidence")) || (key13 === "workflows")) || (key13 === "link")) || (key13 === "pull-requests")) || (key13 === "base-branches")) || (key13 === "deadline-days"))){const err198 = {instancePath:instancePath+"/closing",schemaPath:"#/properties/closing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err198];}else {vErrors.push(err198);}errors++;}}if(data76.verify !== undefined){let data77 = data76.verify;if(!((data77 === "checks") || (data77 === "none"))){const err199 = {instancePath:instancePath+"/closing/verify",schemaPath:"#/properties/closing/properties/verify/enum",keyword:"enum",params:{allowedValues: schema31.properties.closing.properties.verify.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err199];}else {vErrors.push(err199);}errors++;}}if(data76.checks !== undefined){let data78 = data76.checks;if(Array.isArray(data78)){if(data78.length > 50){const err200 = {instancePath:instancePath+"/closing/checks",schemaPath:"#/properties/closing/properties/checks/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err200];}else {vErrors.push(err200);}errors++;}const len12 = data78.length;for(let i21=0; i21<len12; i21++){let data79 = data78[i21];if(typeof data79 === "string"){if(func2(data79) > 300){const err201 = {instancePath:instancePath+"/closing/checks/" + i21,schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err201];}else {vErrors.push(err201);}errors++;}if(func2(data79) < 1){const err202 = {instancePath:instancePath+"/closing/checks/" + i21,schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err202];}else {vErrors.push(err202);}errors++;}if(!pattern6.test(data79)){const err203 = {instancePath:instancePath+"/closing/checks/" + i21,schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err203];}else {vErrors.push(err203);}errors++;}}else {const err204 = {instancePath:instancePath+"/closing/checks/" + i21,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err204];}else {vErrors.push(err204);}errors++;}}let i22 = data78.length;let j9;if(i22 > 1){outer7:for(;i22--;){for(j9 = i22; j9--;){if(func0(data78[i22], data78[j9])){const err205 = {instancePath:instancePath+"/closing/checks",schemaPath:"#/properties/closing/properties/checks/uniqueItems",keyword:"uniqueItems",params:{i: i22, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i22+" are identical)"};if(vErrors === null){vErrors = [err205];}else {vErrors.push(err205);}errors++;break outer7;}}}}}else {const err206 = {instancePath:instancePath+"/closing/checks",schemaPath:"#/properties/closing/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err206];}else {vErrors.push(err206);}errors++;}}if(data76.evidence !== undefined){let data80 = data76.evidence;if(Array.isArray(data80)){if(data80.length > 5){const err207 = {instancePath:instancePath+"/closing/evidence",schemaPath:"#/properties/closing/properties/evidence/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};if(vErrors === null){vErrors = [err207];}else {vErrors.push(err207);}errors++;}if(data80.length < 1){const err208 = {instancePath:instancePath+"/closing/evidence",schemaPath:"#/properties/closing/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err208];}else {vErrors.push(err208);}errors++;}const len13 = data80.length;for(let i23=0; i23<len13; i23++){let data81 = data80[i23];if(!(((((data81 === "checks") || (data81 === "workflows")) || (data81 === "alert")) || (data81 === "sarif")) || (data81 === "reproducer"))){const err209 = {instancePath:instancePath+"/closing/evidence/" + i23,schemaPath:"#/properties/closing/properties/evidence/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.closing.properties.evidence.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err209];}else {vErrors.push(err209);}errors++;}}let i24 = data80.length;let j10;if(i24 > 1){outer8:for(;i24--;){for(j10 = i24; j10--;){if(func0(data80[i24], data80[j10])){const err210 = {instancePath:instancePath+"/closing/evidence",schemaPath:"#/properties/closing/properties/evidence/uniqueItems",keyword:"uniqueItems",params:{i: i24, j: j10},message:"must NOT have duplicate items (items ## "+j10+" and "+i24+" are identical)"};if(vErrors === null){vErrors = [err210];}else {vErrors.push(err210);}errors++;break outer8;}}}}}else {const err211 = {instancePath:instancePath+"/closing/evidence",schemaPath:"#/properties/closing/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err211];}else {vErrors.push(err211);}errors++;}}if(data76.workflows !== undefined){let data82 = data76.workflows;if(Array.isArray(data82)){if(data82.length > 50){const err212 = {instancePath:instancePath+"/closing/workflows",schemaPath:"#/properties/closing/properties/workflows/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err212];}else {vErrors.push(err212);}errors++;}const len14 = data82.length;for(let i25=0; i25<len14; i25++){let data83 = data82[i25];if(typeof data83 === "string"){if(func2(data83) > 300){const err213 = {instancePath:instancePath+"/closing/workflows/" + i25,schemaPath:"#/$defs/line/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};if(vErrors === null){vErrors = [err213];}else {vErrors.push(err213);}errors++;}if(func2(data83) < 1){const err214 = {instancePath:instancePath+"/closing/workflows/" + i25,schemaPath:"#/$defs/line/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err214];}else {vErrors.push(err214);}errors++;}if(!pattern6.test(data83)){const err215 = {instancePath:instancePath+"/closing/workflows/" + i25,schemaPath:"#/$defs/line/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};if(vErrors === null){vErrors = [err215];}else {vErrors.push(err215);}errors++;}}else {const err216 = {instancePath:instancePath+"/closing/workflows/" + i25,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err216];}else {vErrors.push(err216);}errors++;}}let i26 = data82.length;let j11;if(i26 > 1){outer9:for(;i26--;){for(j11 = i26; j11--;){if(func0(data82[i26], data82[j11])){const err217 = {instancePath:instancePath+"/closing/workflows",schemaPath:"#/properties/closing/properties/workflows/uniqueItems",keyword:"uniqueItems",params:{i: i26, j: j11},message:"must NOT have duplicate items (items ## "+j11+" and "+i26+" are identical)"};if(vErrors === null){vErrors = [err217];}else {vErrors.push(err217);}errors++;break outer9;}}}}}else {const err218 = {instancePath:instancePath+"/closing/workflows",schemaPath:"#/properties/closing/properties/workflows/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err218];}else {vErrors.push(err218);}errors++;}}if(data76.link !== undefined){let data84 = data76.link;if(!((data84 === "reference") || (data84 === "first-reference"))){const err219 = {instancePath:instancePath+"/closing/link",schemaPath:"#/properties/closing/properties/link/enum",keyword:"enum",params:{allowedValues: schema31.properties.closing.properties.link.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err219];}else {vErrors.push(err219);}errors++;}}if(data76["pull-requests"] !== undefined){let data85 = data76["pull-requests"];if(!((data85 === "ours") || (data85 === "all"))){const err220 = {instancePath:instancePath+"/closing/pull-requests",schemaPath:"#/properties/closing/properties/pull-requests/enum",keyword:"enum",params:{allowedValues: schema31.properties.closing.properties["pull-requests"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err220];}else {vErrors.push(err220);}errors++;}}if(data76["base-branches"] !== undefined){let data86 = data76["base-branches"];if(Array.isArray(data86)){if(data86.length > 50){const err221 = {instancePath:instancePath+"/closing/base-branches",schemaPath:"#/properties/closing/properties/base-branches/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};if(vErrors === null){vErrors = [err221];}else {vErrors.push(err221);}errors++;}const len15 = data86.length;for(let i27=0; i27<len15; i27++){let data87 = data86[i27];if(typeof data87 === "string"){if(!pattern4.test(data87)){const err222 = {instancePath:instancePath+"/closing/base-branches/" + i27,schemaPath:"#/$defs/branch/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/*-]{0,199}$"+"\""};if(vErrors === null){vErrors = [err222];}else {vErrors.push(err222);}errors++;}}else {const err223 = {instancePath:instancePath+"/closing/base-branches/" + i27,schemaPath:"#/$defs/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err223];}else {vErrors.push(err223);}errors++;}}let i28 = data86.length;let j12;if(i28 > 1){outer10:for(;i28--;){for(j12 = i28; j12--;){if(func0(data86[i28], data86[j12])){const err224 = {instancePath:instancePath+"/closing/base-branches",schemaPath:"#/properties/closing/properties/base-branches/uniqueItems",keyword:"uniqueItems",params:{i: i28, j: j12},message:"must NOT have duplicate items (items ## "+j12+" and "+i28+" are identical)"};if(vErrors === null){vErrors = [err224];}else {vErrors.push(err224);}errors++;break outer10;}}}}}else {const err225 = {instancePath:instancePath+"/closing/base-branches",schemaPath:"#/properties/closing/properties/base-branches/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err225];}else {vErrors.push(err225);}errors++;}}if(data76["deadline-days"] !== undefined){let data88 = data76["deadline-days"];if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){const err226 = {instancePath:instancePath+"/closing/deadline-days",schemaPath:"#/properties/closing/properties/deadline-days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err226];}else {vErrors.push(err226);}errors++;}if((typeof data88 == "number") && (isFinite(data88))){if(data88 > 365 || isNaN(data88)){const err227 = {instancePath:instancePath+"/closing/deadline-days",schemaPath:"#/properties/closing/properties/deadline-days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};if(vErrors === null){vErrors = [err227];}else {vErrors.push(err227);}errors++;}if(data88 < 1 || isNaN(data88)){const err228 = {instancePath:instancePath+"/closing/deadline-days",schemaPath:"#/properties/closing/properties/deadline-days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err228];}else {vErrors.push(err228);}errors++;}}}}else {const err229 = {instancePath:instancePath+"/closing",schemaPath:"#/properties/closing/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err229];}else {vErrors.push(err229);}errors++;}}}else {const err230 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err230];}else {vErrors.push(err230);}errors++;}validate20.errors = vErrors;return errors === 0;}validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 4993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/text/lib/index.js + 13 modules
var text_lib = __webpack_require__(1393);
// EXTERNAL MODULE: ./packages/action-kit/lib/inputs.js
var lib_inputs = __webpack_require__(2396);
// EXTERNAL MODULE: ./packages/action-kit/lib/runner.js
var runner = __webpack_require__(1787);
;// CONCATENATED MODULE: ./packages/action-kit/lib/run-action.js




// Shorter values cannot be told from ordinary text; no key or token is that short.
const SHORTEST_SECRET = 6;
/** Runs an action's work and reports it. Every error is wrapped here, once. */
async function runAction({ name, secrets, environment, started, main, }) {
    const inputs = new lib_inputs/* Inputs */.G(environment);
    const values = secrets
        .flatMap((secret) => inputs.text(secret) ?? [])
        .filter((value) => value.length >= SHORTEST_SECRET);
    const redactSecrets = late(() => (0,text_lib/* createRedactor */.lY)(values));
    const redact = (text) => (0,text_lib/* redactTokens */.Oj)(redactSecrets(text));
    const log = (line) => {
        process.stdout.write(`${(0,text_lib/* escapeForLog */.zB)(redact(`${name}: ${line}`))}\n`);
    };
    const kit = { inputs, environment, redact, holdsSecret: late(() => (0,text_lib/* createSecretFinder */.bt)(values)), log };
    const result = await work(started, kit, main);
    // Loaded only now: the report does not need to be ready before the work is done.
    const { report } = await Promise.all(/* import() */[__webpack_require__.e(659), __webpack_require__.e(465)]).then(__webpack_require__.bind(__webpack_require__, 5573));
    await report(result, { name, redact, redactSecrets });
}
/** Builds a function when it is first called: the table of encodings costs some milliseconds that the first request need not wait for. */
function late(build) {
    let built;
    return (text) => (built ??= build())(text);
}
async function work(started, kit, main) {
    try {
        if (started.kind === 'error')
            throw started.error;
        return await main(started.work, { ...kit, runner: (0,runner/* readRunner */.f)(kit.environment) });
    }
    catch (error) {
        const reason = error instanceof lib/* Ending */._n ? error.reason : 'bug';
        const message = error instanceof lib/* Ending */._n ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
        return {
            reason,
            message,
            trace: [{ rule: reason, seen: message, verdict: 'stop', change: lib/* REASONS */.ez[reason].remedy }],
            success: false,
            outputs: {},
        };
    }
}
/** So many random hex digits. */
function run_action_randomHex(digits) {
    return process
        .getBuiltinModule('node:crypto')
        .randomBytes(Math.ceil(digits / 2))
        .toString('hex')
        .slice(0, digits);
}

// EXTERNAL MODULE: ./packages/github/lib/client.js
var client = __webpack_require__(3330);
;// CONCATENATED MODULE: ./packages/github/lib/dig.js

/** Reads a path out of an answer; `undefined` where a step is missing. Keys are own properties only. */
function dig_dig(value, ...path) {
    let at = value;
    for (const key of path) {
        if (Array.isArray(at) && typeof key === 'number')
            at = at[key];
        else if (isRecord(at) && Object.hasOwn(at, key))
            at = at[String(key)];
        else
            return undefined;
    }
    return at;
}
function dig_digText(value, ...path) {
    const found = dig_dig(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function dig_digNumber(value, ...path) {
    const found = dig_dig(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
}
function dig_digList(value, ...path) {
    const found = dig_dig(value, ...path);
    return Array.isArray(found) ? found : [];
}
function dig_digDate(value, ...path) {
    const time = Date.parse(dig_digText(value, ...path) ?? '');
    return Number.isNaN(time) ? undefined : new Date(time);
}

// EXTERNAL MODULE: ./packages/conventions/lib/core.js
var core = __webpack_require__(9879);
// EXTERNAL MODULE: ./packages/http/lib/index.js + 7 modules
var http_lib = __webpack_require__(8611);
;// CONCATENATED MODULE: ./packages/github/lib/issues.js




async function createComment(github, place, body) {
    await github.write('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...route(place), body });
}
async function updateComment(github, place, comment, body) {
    await github.write('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        owner: place.owner,
        repo: place.name,
        comment_id: comment,
        body,
    });
}
/** Ours alone: somebody who took it away in between wanted the same. */
async function deleteComment(github, place, comment) {
    const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
    try {
        await github.write(route, { owner: place.owner, repo: place.name, comment_id: comment });
    }
    catch (error) {
        if (!(error instanceof GitHubFault) || error.status !== 404)
            throw error;
    }
}
const OWN_COMMENT = (/* unused pure expression or super */ null && (`query own($owner: String!, $name: String!, $issue: Int!, $before: String) {
  repository(owner: $owner, name: $name) { issue(number: $issue) {
    comments(last: 100, before: $before) {
      nodes { databaseId viewerDidAuthor body }
      pageInfo { hasPreviousPage startCursor }
    }
  } }
}`));
const COMMENT_PAGES = 10;
/** Our own comment that begins with `marker`, looked for from the newest back, over at most 1,000 comments. */
async function findOwnComment(github, place, marker) {
    let before = null;
    for (let page = 0; page < COMMENT_PAGES; page += 1) {
        const answer = await github.graph('read', OWN_COMMENT, {
            owner: place.owner,
            name: place.name,
            issue: place.issue,
            before,
        });
        const comments = dig(answer.data, 'repository', 'issue', 'comments');
        // Not having seen the comments is not having none: a second comment would be written. Without a reason it passes, as any answer that
        // cannot be read.
        if (!isRecord(comments))
            throw answer.errors.length > 0
                ? graphEnding(answer, 'reading the comments (needs issues: read)')
                : new GitHubFault('reading the comments: GitHub’s answer does not hold them', { ran: 'no', cause: answer });
        const own = ownComment(digList(comments, 'nodes'), marker);
        if (own)
            return own;
        if (dig(comments, 'pageInfo', 'hasPreviousPage') !== true)
            return undefined;
        before = digText(comments, 'pageInfo', 'startCursor') ?? null;
    }
    return undefined;
}
/** Our comment in the newest page of an issue's comments; `unknown`: not in this page, but there are older ones. */
function issues_ownCommentIn(comments, marker) {
    const own = ownComment(digList(comments, 'nodes'), marker);
    return own ?? (dig(comments, 'pageInfo', 'hasPreviousPage') === false ? 'none' : 'unknown');
}
/** Only what the token's own login wrote counts: anybody can copy the marker. The oldest one stays, for every reader the same. */
function ownComment(nodes, marker) {
    const own = nodes.flatMap((node) => {
        const [id, body] = [digNumber(node, 'databaseId'), digText(node, 'body')];
        return dig(node, 'viewerDidAuthor') === true && id !== undefined && body?.startsWith(marker) ? [{ id, body }] : [];
    });
    const [first, ...later] = own;
    return first && { ...first, doubles: later.map(({ id }) => id) };
}
/** Adds the one status label that fits and takes the others off. `present`: the labels that the issue has now. */
async function setStatusLabel(github, place, present, wanted) {
    const name = wanted === undefined ? undefined : STATUS_LABELS[wanted].name;
    if (name !== undefined && !present.includes(name)) {
        await github.write('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...route(place), labels: [name] });
    }
    const others = Object.values(STATUS_LABELS).map((label) => label.name);
    for (const other of present.filter((label) => others.includes(label) && label !== name))
        await removeLabel(github, place, other);
}
async function removeLabel(github, place, name) {
    try {
        await github.write('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', { ...route(place), name });
    }
    catch (error) {
        // Somebody else took it off in between: that is what was wanted.
        if (!(error instanceof GitHubFault) || error.status !== 404)
            throw error;
    }
}
/** Creates the status labels with their colours; those that exist stay as they are. */
async function createStatusLabels(github, repository) {
    for (const { name, colour, description } of Object.values(STATUS_LABELS)) {
        try {
            const label = { owner: repository.owner, repo: repository.name, name, color: colour, description };
            await github.write('POST /repos/{owner}/{repo}/labels', label);
        }
        catch (error) {
            if (!(error instanceof GitHubFault) || error.status !== 422)
                throw error;
        }
    }
}
async function closeIssue(github, place) {
    await patchIssue(github, place, { state: 'closed', state_reason: 'completed' });
}
async function reopenIssue(github, place) {
    await patchIssue(github, place, { state: 'open', state_reason: 'reopened' });
}
async function patchIssue(github, place, fields) {
    await github.write('PATCH /repos/{owner}/{repo}/issues/{issue_number}', { ...route(place), ...fields });
}
/** `undefined`: no such issue here (404), deleted (410) or transferred (301). Throws `GitHubFault` when that cannot be told. */
async function readIssue(github, place) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}/issues/{issue_number}', route(place));
        const [number, state] = [digNumber(data, 'number'), digText(data, 'state')];
        // An answer that cannot be read says nothing about the issue: taken for a missing one, it would end a finding.
        if (number !== place.issue || (state !== 'open' && state !== 'closed'))
            throw new GitHubFault(`issue ${place.issue}: GitHub's answer is not an issue`, { ran: 'no', cause: data });
        return {
            number,
            open: state === 'open',
            isPullRequest: dig(data, 'pull_request') !== undefined,
            labels: digList(data, 'labels').flatMap((label) => digText(label, 'name') ?? []),
        };
    }
    catch (error) {
        // A redirect is not followed and comes as a fault of its own; for an issue it means that it was transferred.
        const status = error instanceof GitHubFault ? (error.status ?? httpFaultIn(error)?.head?.status) : undefined;
        if (status !== undefined && [301, 404, 410].includes(status))
            return undefined;
        throw error;
    }
}
/** Fields of an issue that `closedBy` reads. */
const issues_CLOSED_BY = (/* unused pure expression or super */ null && (`timelineItems(last: 1, itemTypes: [CLOSED_EVENT]) {
  nodes { ... on ClosedEvent { actor { __typename login } closer { __typename } } } }`));
/** `undefined`: it was never closed. */
function issues_closedBy(issue) {
    const event = digList(issue, 'timelineItems', 'nodes').at(-1);
    if (event === undefined)
        return undefined;
    if (isRecord(dig(event, 'closer')))
        return { kind: 'merge' };
    const login = digText(event, 'actor', 'login');
    return digText(event, 'actor', '__typename') === 'User' && login !== undefined
        ? { kind: 'person', login }
        : { kind: 'other' };
}
/** Throws when it cannot be told. */
async function readClosedBy(github, place) {
    const query = `query closedBy($owner: String!, $name: String!, $issue: Int!) {
    repository(owner: $owner, name: $name) { issue(number: $issue) { ${issues_CLOSED_BY} } } }`;
    const answer = await github.graph('read', query, { owner: place.owner, name: place.name, issue: place.issue });
    if (answer.errors.length > 0)
        throw graphEnding(answer, `reading who closed #${place.issue} (needs issues: read)`);
    return issues_closedBy(dig(answer.data, 'repository', 'issue'));
}
const LABELLED = (/* unused pure expression or super */ null && (`query labelled($owner: String!, $name: String!, $label: String!) {
  repository(owner: $owner, name: $name) {
    issues(first: 50, states: OPEN, labels: [$label], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number labels(first: 100) { nodes { name } }
        timelineItems(last: 20, itemTypes: [LABELED_EVENT]) { nodes { ... on LabeledEvent { createdAt actor { login } label { name } } } }
        comments(last: 20) { nodes { databaseId viewerDidAuthor body updatedAt } pageInfo { hasPreviousPage } } }
      pageInfo { hasNextPage }
    }
  }
}`));
/** Open issues with a label, at most 50, the last changed first. Ends with `github-…` when they cannot be read. */
async function labelledIssues(github, repository, label, marker) {
    const doing = `reading the issues with the label ${label}`;
    const answer = await github.graph('read', LABELLED, { ...repository, label }).catch((error) => {
        throw githubEnding(error, doing);
    });
    if (answer.errors.length > 0)
        throw graphEnding(answer, `${doing} (needs issues: read)`);
    return digList(answer.data, 'repository', 'issues', 'nodes').flatMap((node) => {
        const number = digNumber(node, 'number');
        if (number === undefined)
            return [];
        const event = digList(node, 'timelineItems', 'nodes')
            .filter((entry) => digText(entry, 'label', 'name')?.toLowerCase() === label.toLowerCase())
            .at(-1);
        const comment = issues_ownCommentIn(dig(node, 'comments'), marker);
        const written = digList(node, 'comments', 'nodes').find((entry) => typeof comment === 'object' && digNumber(entry, 'databaseId') === comment.id);
        return [
            {
                number,
                labels: digList(node, 'labels', 'nodes').flatMap((entry) => digText(entry, 'name') ?? []),
                labelledAt: digDate(event, 'createdAt'),
                labelledBy: digText(event, 'actor', 'login'),
                comment,
                commentedAt: digDate(written, 'updatedAt'),
            },
        ];
    });
}
function route(place) {
    return { owner: place.owner, repo: place.name, issue_number: place.issue };
}

;// CONCATENATED MODULE: ./packages/github/lib/repository.js




const EDITS_READ = 50;
const QUERY = (/* unused pure expression or super */ null && (`query facts($owner: String!, $name: String!, $issue: Int!, $withIssue: Boolean!) {
  repository(owner: $owner, name: $name) {
    databaseId
    nameWithOwner
    visibility
    defaultBranchRef { name }
    settings: object(expression: "HEAD:${SETTINGS_PATH}") { ... on Blob { text isTruncated isBinary } }
    statusLabel: label(name: "${STATUS_LABELS.working.name}") { id }
    issue(number: $issue) @include(if: $withIssue) {
      number
      state
      title
      createdAt
      author { login }
      lastEditedAt
      editor { login }
      labels(first: 100) { nodes { name } }
      userContentEdits(first: ${EDITS_READ}) { nodes { editedAt editor { login } } pageInfo { hasNextPage } }
      timelineItems(last: ${EDITS_READ}, itemTypes: [RENAMED_TITLE_EVENT]) {
        nodes { ... on RenamedTitleEvent { createdAt actor { login } } }
        pageInfo { hasPreviousPage }
      }
      comments(last: 20) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } }
    }
  }
}`));
/** Ends with `issue-missing` when the issue does not exist (deleted, transferred, or a pull request). */
async function repository_readRepository(github, repository, issue) {
    const answer = await github
        .graph('read', QUERY, { ...repository, issue: issue ?? 0, withIssue: issue !== undefined })
        .catch((error) => {
        throw githubEnding(error, 'reading the repository');
    });
    // A field that failed is null like one that is not there: settings, edits or labels that could not be read are not absent.
    const failed = answer.errors.filter(({ type, path }) => type !== 'NOT_FOUND' || !['repository', 'issue'].includes(String(path?.at(-1))));
    if (failed.length > 0)
        throw graphEnding({ ...answer, errors: failed }, 'reading the repository (needs contents: read and issues: read)');
    const found = dig(answer.data, 'repository');
    const id = digNumber(found, 'databaseId');
    const nameWithOwner = digText(found, 'nameWithOwner');
    const defaultBranch = digText(found, 'defaultBranchRef', 'name');
    if (id === undefined || nameWithOwner === undefined || defaultBranch === undefined) {
        const why = answer.errors[0]?.message ?? 'it has no default branch';
        throw new Ending('github-forbidden', `reading ${repository.owner}/${repository.name}: ${why}`);
    }
    if (issue !== undefined && dig(found, 'issue') === null) {
        throw new Ending('issue-missing', `#${issue}: ${answer.errors[0]?.message ?? 'not found'}`);
    }
    return {
        id,
        nameWithOwner,
        defaultBranch,
        isPublic: digText(found, 'visibility') === 'PUBLIC',
        settingsText: settingsText(found),
        hasStatusLabels: digText(found, 'statusLabel', 'id') !== undefined,
        issue: issue === undefined ? undefined : issueFacts(dig(found, 'issue'), issue),
    };
}
/**
 * `undefined`: it is not there, or the token may not see it; every token sees a public repository, so it is not public. Ends with
 * `github-…` when that cannot be told.
 */
async function seeRepository(github, { owner, name }) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}', { owner, repo: name });
        const defaultBranch = digText(data, 'default_branch');
        if (defaultBranch === undefined)
            throw new Ending('github-unavailable', `${owner}/${name}: GitHub's answer is not one`);
        // Internal repositories of an enterprise count as private, as GitHub's own field has it.
        return { isPublic: dig(data, 'private') !== true, defaultBranch };
    }
    catch (error) {
        if (error instanceof GitHubFault && error.status === 404)
            return undefined;
        throw githubEnding(error, `reading the repository ${owner}/${name}`);
    }
}
function settingsText(repository) {
    const blob = dig(repository, 'settings');
    if (blob === null || blob === undefined)
        return undefined;
    const text = digText(blob, 'text');
    if (text === undefined || dig(blob, 'isTruncated') === true || dig(blob, 'isBinary') === true) {
        throw new Ending('settings-invalid', `${SETTINGS_PATH}: it is not a text file, or too large`);
    }
    return text;
}
function issueFacts(issue, number) {
    const bodies = digList(issue, 'userContentEdits', 'nodes').map((node) => edit(node, 'editedAt', 'editor', 'body'));
    const titles = digList(issue, 'timelineItems', 'nodes').map((node) => edit(node, 'createdAt', 'actor', 'title'));
    // GitHub lists the text as it was first written among the edits; writing an issue is not editing it.
    const created = digDate(issue, 'createdAt')?.getTime();
    // Told apart from the list: it holds also where the list is old, or in another order than the newest first.
    const last = edit(issue, 'lastEditedAt', 'editor', 'body');
    const listed = bodies.some((entry) => entry !== undefined && last !== undefined && entry.at >= last.at);
    const read = [...bodies, ...titles];
    const edits = [...read, ...(listed ? [] : [last])].filter((entry) => entry !== undefined);
    return {
        number,
        open: digText(issue, 'state') === 'OPEN',
        title: digText(issue, 'title') ?? '',
        author: digText(issue, 'author', 'login'),
        labels: digList(issue, 'labels', 'nodes').flatMap((node) => digText(node, 'name') ?? []),
        edits: edits
            .filter(({ at, what }) => what === 'title' || at.getTime() !== created)
            .sort((a, b) => b.at.getTime() - a.at.getTime()),
        editsComplete: read.every((entry) => entry !== undefined) &&
            dig(issue, 'userContentEdits', 'pageInfo', 'hasNextPage') !== true &&
            dig(issue, 'timelineItems', 'pageInfo', 'hasPreviousPage') !== true,
        comment: ownCommentIn(dig(issue, 'comments'), TRACKING_MARKER),
    };
}
function edit(node, time, person, what) {
    const at = digDate(node, time);
    return at === undefined ? undefined : { at, by: digText(node, person, 'login'), what };
}

;// CONCATENATED MODULE: ./packages/github/lib/permission.js


/**
 * What a person may do in a repository. Only `permission` counts: maintain maps to write, triage to read, while `role_name` breaks on
 * custom roles (architecture, trust). Somebody who is no collaborator is known to have no write; a failed look-up is unknown.
 */
async function readPermission(github, repository, login) {
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
            owner: repository.owner,
            repo: repository.name,
            username: login,
        });
        const permission = digText(data, 'permission');
        if (permission === undefined)
            return { kind: 'unknown', why: 'the answer has no permission' };
        return {
            kind: 'known',
            mayWrite: permission === 'admin' || permission === 'write',
            permission,
            userId: digNumber(data, 'user', 'id'),
        };
    }
    catch (error) {
        if (error instanceof GitHubFault && error.status === 404) {
            return { kind: 'known', mayWrite: false, permission: 'none', userId: undefined };
        }
        return { kind: 'unknown', why: error instanceof Error ? error.message : 'the look-up failed' };
    }
}

;// CONCATENATED MODULE: ./packages/github/lib/ledger.js



/**
 * One GraphQL call: every file hangs under one commit object, whose oid comes with it. Reading the branch and the files in two calls
 * could mix two commits (a torn read). Of `flags` it counts that they are there: one that is no text reads as ''. Throws `GitHubFault`.
 */
async function ledger_readLedger(github, place, paths, now, flags = []) {
    const files = paths.map((_, index) => `f${index}: file(path: $p${index}) { object { ... on Blob { text isTruncated } } }`);
    const query = `query ledger($owner: String!, $name: String!, $ref: String!${paths.map((_, i) => `, $p${i}: String!`).join('')}) {
    repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { target { oid ... on Commit { ${files.join(' ')} } } } }
  }`;
    const variables = Object.fromEntries(paths.map((path, index) => [`p${index}`, path]));
    const answer = await github.graph('read', query, {
        owner: place.owner,
        name: place.name,
        ref: `refs/heads/${place.branch}`,
        ...variables,
    });
    const repository = dig(answer.data, 'repository');
    if (!isRecord(repository))
        throw notReadable(answer, `${place.owner}/${place.name} cannot be read`);
    const at = answer.at ?? now();
    if (dig(repository, 'ref') === null) {
        // Taken for absence, a failed field would make closing act as in a repository that has no ledger.
        if (answer.errors.length > 0)
            throw notReadable(answer, 'the ledger branch cannot be read');
        return { kind: 'missing', at };
    }
    const commit = dig(repository, 'ref', 'target');
    const oid = digText(commit, 'oid');
    if (oid === undefined)
        throw notReadable(answer, 'the ledger branch has no commit');
    return {
        kind: 'commit',
        oid,
        at,
        files: new Map(paths.map((path, index) => [path, fileText(answer, commit, `f${index}`, path, flags.includes(path))])),
    };
}
function fileText(answer, commit, alias, path, isFlag) {
    const file = dig(commit, alias);
    // A field that failed is null as well: only an answer without an error for it says that the file is not there.
    if (answer.errors.some((error) => error.path === undefined || error.path.includes(alias))) {
        throw notReadable(answer, `${path} cannot be read`);
    }
    if (file === null)
        return undefined;
    const text = digText(file, 'object', 'text');
    if (text === undefined || dig(file, 'object', 'isTruncated') !== false) {
        if (isFlag)
            return '';
        throw new GitHubFault(`${path} of the ledger is not a text file, or too large`, { ran: 'no', cause: undefined });
    }
    return text;
}
function notReadable(answer, what) {
    const first = answer.errors[0];
    const status = first?.type === 'FORBIDDEN' || first?.type === 'NOT_FOUND' ? { status: 403 } : {};
    return new GitHubFault(`${what}: ${first?.message ?? 'no reason given'}`, { ran: 'no', cause: answer, ...status });
}
const WRITE = (/* unused pure expression or super */ null && (`mutation write($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`));
/** One call. Refused as a whole when the head is not the expected one: this is the lock (architecture, ledger). Never throws. */
async function ledger_writeLedger(github, place, write) {
    const input = {
        branch: { repositoryNameWithOwner: `${place.owner}/${place.name}`, branchName: place.branch },
        expectedHeadOid: write.expectedHead,
        // A ledger commit must not start workflows.
        message: { headline: `${write.headline} [skip ci]` },
        fileChanges: {
            additions: [...write.files].map(([path, text]) => ({ path, contents: Buffer.from(text).toString('base64') })),
        },
    };
    try {
        return written(await github.graph('write', WRITE, { input }));
    }
    catch (error) {
        if (!(error instanceof GitHubFault))
            throw error;
        if (error.status === 401 || error.status === 403)
            return { kind: 'forbidden', why: describe(error) };
        return { kind: 'unknown', why: error.message };
    }
}
function written(answer) {
    const oid = digText(answer.data, 'createCommitOnBranch', 'commit', 'oid');
    if (oid !== undefined)
        return { kind: 'done', oid };
    const first = answer.errors[0];
    const why = first?.message ?? 'GitHub gave neither a commit nor a reason';
    if (first?.type === 'STALE_DATA' || STALE.test(why))
        return { kind: 'stale' };
    if (first?.type === 'FORBIDDEN' || FORBIDDEN.test(why))
        return { kind: 'forbidden', why };
    return { kind: 'unknown', why };
}
// The two forms in which GitHub refuses a head that has moved on, where the type does not say it.
const STALE = /is at [0-9a-f]{40} but expected|Expected branch to point to/;
const FORBIDDEN = /not accessible|protected branch|repository rule|ruleset|permission/i;
function describe(error) {
    return error.needs === '' ? error.message : `${error.message}; the call accepts ${error.needs}`;
}
/**
 * Creates the orphan branch with one commit. Two creators at once: one wins, the other is told that it exists; both then read the
 * same head. Ends with `ledger-forbidden` when it is not allowed; throws `GitHubFault` otherwise.
 */
async function ledger_createLedger(github, place, files) {
    try {
        await pushFirstCommit(github, place, files);
    }
    catch (error) {
        if (!(error instanceof GitHubFault))
            throw error;
        if (error.status === 422 && EXISTS.test(error.message))
            return;
        // What remains of 422 is a rule of the repository; 404 is GitHub's answer where the token may not even see it.
        if (error.status !== undefined && [401, 403, 404, 422].includes(error.status))
            throw new Ending('ledger-forbidden', describe(error), { cause: error });
        throw error;
    }
}
const EXISTS = /Reference already exists/i;
async function pushFirstCommit(github, place, files) {
    const repository = { owner: place.owner, repo: place.name };
    const tree = await github.write('POST /repos/{owner}/{repo}/git/trees', {
        ...repository,
        tree: [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content })),
    });
    const commit = await github.write('POST /repos/{owner}/{repo}/git/commits', {
        ...repository,
        message: 'agent-remediation: start of the ledger [skip ci]',
        tree: shaOf(tree.data, 'tree'),
        parents: [],
    });
    await github.write('POST /repos/{owner}/{repo}/git/refs', {
        ...repository,
        ref: `refs/heads/${place.branch}`,
        sha: shaOf(commit.data, 'commit'),
    });
}
/** An answer that names no object is a fault of the way there: sent on, GitHub would refuse it as if a permission were lacking. */
function shaOf(data, what) {
    const sha = digText(data, 'sha');
    if (sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha))
        return sha;
    const message = `making the ledger's first ${what}: GitHub's answer names none`;
    throw new GitHubFault(message, { ran: 'maybe', cause: data });
}
async function ledger_isPrivate(github, repository) {
    const { data } = await github.get('GET /repos/{owner}/{repo}', { owner: repository.owner, repo: repository.name });
    return digNumber(data, 'id') !== undefined && dig(data, 'private') === true;
}

;// CONCATENATED MODULE: ./packages/github/lib/pull-requests.js



const FIELDS = (/* unused pure expression or super */ null && (`number url createdAt state isDraft body headRefName baseRefName isCrossRepository
  mergedBy { __typename login } mergedAt lastEditedAt mergeCommit { oid } autoMergeRequest { enabledAt }
  timelineItems(last: 10, itemTypes: [AUTO_MERGE_ENABLED_EVENT, AUTO_SQUASH_ENABLED_EVENT, AUTO_REBASE_ENABLED_EVENT, AUTO_MERGE_DISABLED_EVENT]) {
    nodes { __typename }
  }
  queue: timelineItems(last: 1, itemTypes: [ADDED_TO_MERGE_QUEUE_EVENT]) {
    nodes { ... on AddedToMergeQueueEvent { enqueuer { login } } }
  }`));
const ONE = (/* unused pure expression or super */ null && (`query pullRequest($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${FIELDS} } }
}`));
async function readPullRequest(github, repository, number) {
    const answer = await github.graph('read', ONE, { ...repository, number });
    if (answer.errors.some(({ type }) => type !== 'NOT_FOUND'))
        throw graphEnding(answer, 'reading the pull request (needs pull-requests: read)');
    return pullRequestFacts(dig(answer.data, 'repository', 'pullRequest'));
}
/**
 * One call for up to 20 findings; `target` is `owner/name` of the repository that holds the pull requests, where that is another one.
 * The answer's order is the subjects' order. What could not be read of one subject is its own ending, not that of the others.
 */
async function readSubjects(github, repository, subjects, marker, target) {
    const [targetOwner, targetName] = target?.split('/') ?? [repository.owner, repository.name];
    const variables = Object.fromEntries(subjects.flatMap(({ issue, branch, pullRequest }, i) => [
        [`n${i}`, issue ?? 0],
        [`w${i}`, issue !== null],
        [`b${i}`, branch],
        [`k${i}`, pullRequest ?? 0],
        [`v${i}`, pullRequest !== null],
    ]));
    const answer = await github
        .graph('read', subjectsQuery(subjects.length), { ...repository, targetOwner, targetName, ...variables })
        .catch((error) => {
        throw githubEnding(error, 'reading the findings');
    });
    return subjects.map((_, i) => {
        // A failed field is not an empty one: nothing may be concluded from it. An issue or pull request that is gone is NOT_FOUND.
        const failed = answer.errors.filter(({ path, type }) => path === undefined ||
            path.includes(`p${i}`) ||
            path.at(-1) === 'here' ||
            (type !== 'NOT_FOUND' && (path.includes(`i${i}`) || path.includes(`k${i}`))));
        const found = dig(answer.data, 'target', `p${i}`);
        if (failed.length > 0 || found === undefined || found === null) {
            const errors = failed.length > 0 ? failed : answer.errors;
            return graphEnding({ ...answer, errors }, 'reading the finding (needs issues: read and pull-requests: read)');
        }
        return subjectFacts(found, dig(answer.data, 'target', `k${i}`), dig(answer.data, 'here', `i${i}`), marker);
    });
}
function subjectsQuery(count) {
    const each = (part) => Array.from({ length: count }, (_, i) => part(i)).join('\n');
    return `query subjects($owner: String!, $name: String!, $targetOwner: String!, $targetName: String!
    ${each((i) => `$n${i}: Int!, $w${i}: Boolean!, $b${i}: String!, $k${i}: Int!, $v${i}: Boolean!`)}) {
    here: repository(owner: $owner, name: $name) { id
      ${each((i) => `i${i}: issue(number: $n${i}) @include(if: $w${i}) {
          state labels(first: 100) { nodes { name } } ${CLOSED_BY}
          comments(last: 50) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } } }`)} }
    target: repository(owner: $targetOwner, name: $targetName) { id
      ${each((i) => `p${i}: pullRequests(headRefName: $b${i}, first: 20, orderBy: { field: CREATED_AT, direction: DESC }) { nodes { ${FIELDS} } }
          k${i}: pullRequest(number: $k${i}) @include(if: $v${i}) { ${FIELDS} }`)} } }`;
}
function subjectFacts(pullRequests, known, issue, marker) {
    return {
        pullRequests: digList(pullRequests, 'nodes').flatMap((node) => pullRequestFacts(node) ?? []),
        known: pullRequestFacts(known),
        issue: issue === undefined || issue === null ? undefined : subjectIssue(issue, marker),
    };
}
function subjectIssue(issue, marker) {
    const open = digText(issue, 'state') === 'OPEN';
    return {
        open,
        labels: digList(issue, 'labels', 'nodes').flatMap((node) => digText(node, 'name') ?? []),
        comment: ownCommentIn(dig(issue, 'comments'), marker),
        closedBy: open ? undefined : (closedBy(issue) ?? { kind: 'other' }),
    };
}
function pullRequestFacts(node) {
    const number = digNumber(node, 'number');
    if (number === undefined)
        return undefined;
    const state = digText(node, 'state');
    const events = digList(node, 'timelineItems', 'nodes').map((event) => digText(event, '__typename'));
    return {
        number,
        url: digText(node, 'url') ?? '',
        createdAt: digDate(node, 'createdAt'),
        state: state === 'MERGED' ? 'merged' : state === 'OPEN' ? 'open' : 'closed',
        isDraft: dig(node, 'isDraft') === true,
        body: digText(node, 'body') ?? '',
        branch: digText(node, 'headRefName') ?? '',
        baseBranch: digText(node, 'baseRefName') ?? '',
        fromFork: dig(node, 'isCrossRepository') !== false,
        mergedBy: mergerOf(node),
        autoMerge: dig(node, 'autoMergeRequest') !== null || (events.length > 0 && events.at(-1) !== 'AutoMergeDisabledEvent'),
        mergeCommit: digText(node, 'mergeCommit', 'oid'),
        mergedAt: digDate(node, 'mergedAt'),
        editedSince: isSince(digDate(node, 'lastEditedAt'), digDate(node, 'mergedAt')),
    };
}
/** GitHub's times have whole seconds: an edit in the second of the merge counts as later. */
const isSince = (edited, merged) => edited !== undefined && merged !== undefined && edited >= merged;
/** Account under which GitHub's merge queue merges; GraphQL leaves the suffix of a bot's login out. */
const MERGE_QUEUE = /^github-merge-queue(?:\[bot\])?$/;
/**
 * Who merged. GitHub shows a merge by the queue under the name of the person who queued it, or under the queue's own account, which acts
 * for that person; every other bot, and the queue where nobody is named, counts as what it is.
 */
function mergerOf(node) {
    const login = digText(node, 'mergedBy', 'login');
    if (login === undefined)
        return undefined;
    const isPerson = digText(node, 'mergedBy', '__typename') === 'User';
    // The field's type is User: only a person's account can stand there.
    const enqueuer = digText(digList(node, 'queue', 'nodes').at(-1), 'enqueuer', 'login');
    if (!isPerson && MERGE_QUEUE.test(login) && enqueuer !== undefined)
        return { login: enqueuer, isPerson: true, throughQueue: true };
    return { login, isPerson };
}
/** Whether a branch has an open pull request. Throws when that cannot be told. */
async function hasOpenPullRequest(github, repository, branch) {
    const { data } = await github.get('GET /repos/{owner}/{repo}/pulls', {
        owner: repository.owner,
        repo: repository.name,
        head: `${repository.owner}:${branch}`,
        state: 'open',
        per_page: 1,
    });
    return digList(data).length > 0;
}

;// CONCATENATED MODULE: ./packages/github/lib/checks.js



const checks_QUERY = (/* unused pure expression or super */ null && (`query checks($owner: String!, $name: String!, $oid: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) { object(oid: $oid) { ... on Commit { statusCheckRollup {
    contexts(first: 100, after: $after) {
      nodes { __typename
        ... on CheckRun { name databaseId status conclusion checkSuite { databaseId status conclusion
          workflowRun { databaseId workflow { name resourcePath } } } }
        ... on StatusContext { context state } }
      pageInfo { hasNextPage endCursor }
    } } } } }
}`));
const PAGES = 10;
const READING = 'reading the checks of the merge commit';
/**
 * All checks of a commit, and the workflows that they belong to, but those of the workflow run `without`; empty when there are none. Ends
 * with `github-…` when they cannot be read.
 */
async function readChecks(github, repository, commit, without) {
    const checks = [];
    let after = null;
    for (let page = 0; page < PAGES; page += 1) {
        const answer = await github.graph('read', checks_QUERY, { ...repository, oid: commit, after }).catch((error) => {
            throw githubEnding(error, READING);
        });
        if (answer.errors.length > 0)
            throw graphEnding(answer, `${READING} (needs checks: read and statuses: read)`);
        const contexts = dig(answer.data, 'repository', 'object', 'statusCheckRollup', 'contexts');
        checks.push(...digList(contexts, 'nodes').flatMap((node) => check(node, without) ?? []));
        if (dig(contexts, 'pageInfo', 'hasNextPage') !== true)
            return { checks: newest(checks), workflows: workflowsOf(checks) };
        after = digText(contexts, 'pageInfo', 'endCursor') ?? null;
    }
    // The failure may be among those that were not read.
    throw new Ending('github-unavailable', `${READING}: there are more than ${PAGES * 100}`);
}
function check(node, without) {
    if (digText(node, '__typename') === 'CheckRun') {
        const [name, order] = [digText(node, 'name'), digNumber(node, 'databaseId') ?? 0];
        const run = digNumber(node, 'checkSuite', 'workflowRun', 'databaseId');
        if (name === undefined || String(run) === without)
            return undefined;
        const result = runResult(digText(node, 'status'), digText(node, 'conclusion'));
        const suite = dig(node, 'checkSuite');
        return { name, result, suite: digNumber(suite, 'databaseId') ?? 0, order, workflow: workflowOf(suite) };
    }
    const name = digText(node, 'context');
    if (name === undefined)
        return undefined;
    const state = digText(node, 'state');
    const result = state === 'SUCCESS' ? 'success' : state === 'PENDING' || state === 'EXPECTED' ? 'pending' : 'failure';
    return { name, result, suite: undefined, order: 0, workflow: undefined };
}
/** The conclusion of a workflow run is that of its suite: all of its jobs together. */
function workflowOf(suite) {
    const workflow = dig(suite, 'workflowRun', 'workflow');
    const name = digText(workflow, 'name');
    if (name === undefined)
        return undefined;
    const result = runResult(digText(suite, 'status'), digText(suite, 'conclusion'));
    return { name, file: digText(workflow, 'resourcePath')?.split('/').at(-1) ?? '', result };
}
function workflowsOf(checks) {
    const suites = new Map(checks.flatMap(({ suite, workflow }) => (workflow ? [[suite, workflow]] : [])));
    return [...suites.values()];
}
/** Only an explicit success is one. What was skipped, is neutral or went stale verified nothing, but did not fail either. */
function runResult(status, conclusion) {
    if (status !== 'COMPLETED')
        return 'pending';
    if (conclusion === 'SUCCESS')
        return 'success';
    return conclusion === 'SKIPPED' || conclusion === 'NEUTRAL' || conclusion === 'STALE' ? 'skipped' : 'failure';
}
/**
 * A check run that was run again counts in its newest form. Two workflows may both have a job of that name: each suite counts for
 * itself, so that one's success does not hide the other's failure. A run and a status of one name both count.
 */
function newest(checks) {
    const latest = new Map();
    for (const entry of checks) {
        const key = `${entry.suite ?? 'status'}:${entry.name}`;
        const known = latest.get(key);
        if (!known || entry.order > known.order)
            latest.set(key, entry);
    }
    return [...latest.values()];
}

;// CONCATENATED MODULE: ./packages/github/lib/alert-state.js


const ROUTES = {
    'code-scanning': ['GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}', 'security-events: read'],
    dependabot: ['GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}', 'vulnerability-alerts: read'],
    // The workflow's own token has no permission for it, whatever the job grants (D30).
    'secret-scanning': [
        'GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}',
        'the token of an App or a person with "Secret scanning alerts: read" as `github-token`',
    ],
};
/** `undefined`: there is no such alert, or its source is off. Ends with `github-…`, and what the token lacks, when it cannot be read. */
async function readAlertState(github, { owner, name }, alert) {
    const [route, needs] = ROUTES[alert.source];
    // The value of a secret is never asked for.
    const hidden = alert.source === 'secret-scanning' ? { hide_secret: true } : {};
    try {
        const { data } = await github.get(route, { owner, repo: name, alert_number: alert.number, ...hidden });
        return alert.source === 'secret-scanning' ? secretState(data) : alertState(data);
    }
    catch (error) {
        if (error instanceof GitHubFault && (error.status === 404 || isOff(error)))
            return undefined;
        throw githubEnding(error, `reading the alert ${alert.source} ${alert.number} (needs ${needs})`);
    }
}
/** GitHub answers 403 both to a token that lacks a permission and where a feature is off; only the words differ. */
function isOff({ status, message }) {
    return status === 403 && /must be enabled|not enabled|disabled/i.test(message);
}
function alertState(data) {
    const word = digText(data, 'state');
    if (word === undefined)
        return undefined;
    const why = digText(data, 'dismissed_reason');
    return {
        state: word === 'open' || word === 'fixed' ? word : 'decided',
        word: why === undefined ? word : `${word} (${why})`,
        fixedAt: digDate(data, 'fixed_at'),
        tool: digText(data, 'tool', 'name'),
        category: digText(data, 'most_recent_instance', 'category'),
    };
}
/** Only a revoked secret is fixed: taking it out of the code does not make it harmless. */
function secretState(data) {
    const word = digText(data, 'state');
    if (word === undefined)
        return undefined;
    const resolution = digText(data, 'resolution');
    const state = word === 'open' ? 'open' : word === 'resolved' && resolution === 'revoked' ? 'fixed' : 'decided';
    return {
        state,
        word: resolution === undefined ? word : `${word} (${resolution})`,
        fixedAt: digDate(data, 'resolved_at'),
        tool: undefined,
        category: undefined,
    };
}
/** The newest 100 analyses of a tool on a branch. Ends with `github-…` when they cannot be read. */
async function readAnalyses(github, { owner, name }, branch, tool) {
    const query = { ref: `refs/heads/${branch}`, tool_name: tool, per_page: 100, sort: 'created', direction: 'desc' };
    try {
        const { data } = await github.get('GET /repos/{owner}/{repo}/code-scanning/analyses', {
            owner,
            repo: name,
            ...query,
        });
        return digList(data).flatMap((entry) => {
            const [commit, at] = [digText(entry, 'commit_sha'), digDate(entry, 'created_at')];
            if (commit === undefined || at === undefined)
                return [];
            return [{ commit, at, category: digText(entry, 'category') ?? '', sound: digText(entry, 'error') === '' }];
        });
    }
    catch (error) {
        // GitHub's answer where nothing was ever analysed.
        if (error instanceof GitHubFault && error.status === 404)
            return [];
        throw githubEnding(error, `reading the analyses of ${tool} (needs security-events: read)`);
    }
}
/** Pages of 100 alerts that are looked through, of each state. */
const LIST_PAGES = 10;
/**
 * Numbers of a repository's alerts in one state, the last changed first; `complete`: there are no more. Empty where the source is off. Ends
 * with `github-…` when they cannot be read.
 */
async function alertNumbers(github, { owner, name }, source, state) {
    const route = `GET /repos/{owner}/{repo}/${source}/alerts`;
    const query = { owner, repo: name, state, per_page: 100, sort: 'updated', direction: 'desc' };
    const numbers = [];
    let next = {};
    try {
        for (let page = 0; page < LIST_PAGES; page += 1) {
            const { data, link } = await github.get(route, { ...query, ...next });
            numbers.push(...digList(data).flatMap((alert) => digNumber(alert, 'number') ?? []));
            const following = nextOf(link);
            if (following === undefined)
                return { numbers, complete: true };
            next = following;
        }
        return { numbers, complete: false };
    }
    catch (error) {
        if (error instanceof GitHubFault && (error.status === 404 || isOff(error)))
            return { numbers, complete: true };
        throw githubEnding(error, `reading the ${state} alerts of ${source} (needs ${ROUTES[source][1]})`);
    }
}
/** Where the next page begins: some lists have pages, others cursors only. */
function nextOf(link) {
    const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
    if (address === undefined || !URL.canParse(address))
        return undefined;
    const { searchParams } = new URL(address);
    const found = ['page', 'after'].flatMap((key) => {
        const value = searchParams.get(key);
        return value === null ? [] : [[key, value]];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
}

;// CONCATENATED MODULE: ./packages/github/lib/survey.js




const survey_QUERY = (/* unused pure expression or super */ null && (`query survey($owner: String!, $name: String!, $targetOwner: String!, $targetName: String!, $label: String!) {
  here: repository(owner: $owner, name: $name) {
    issues(first: 20, labels: [$label], orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { number state labels(first: 100) { nodes { name } } ${CLOSED_BY}
        reopened: timelineItems(last: 1, itemTypes: [REOPENED_EVENT]) { nodes { ... on ReopenedEvent { actor { login } } } }
        comments(last: 20) { nodes { databaseId viewerDidAuthor body } pageInfo { hasPreviousPage } } }
    }
  }
  target: repository(owner: $targetOwner, name: $targetName) {
    pullRequests(states: OPEN, first: 100, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { number body headRefName isCrossRepository }
      pageInfo { hasNextPage }
    }
  }
}`));
/** One call: the newest 100 open pull requests of `target`, and 20 issues labelled as fixed. Ends with `github-…` when they cannot be read. */
async function survey(github, { owner, name }, target, marker) {
    const doing = 'reading the open pull requests and the fixed issues';
    const label = STATUS_LABELS.fixed.name;
    const variables = { owner, name, targetOwner: target.owner, targetName: target.name, label };
    const answer = await github.graph('read', survey_QUERY, variables).catch((error) => {
        throw githubEnding(error, doing);
    });
    if (answer.errors.length > 0)
        throw graphEnding(answer, `${doing} (needs issues: read and pull-requests: read)`);
    const pullRequests = dig(answer.data, 'target', 'pullRequests');
    return {
        pullRequests: digList(pullRequests, 'nodes').flatMap((node) => openPullRequest(node) ?? []),
        allPullRequests: dig(pullRequests, 'pageInfo', 'hasNextPage') === false,
        fixed: digList(answer.data, 'here', 'issues', 'nodes').flatMap((node) => fixedIssue(node, marker) ?? []),
    };
}
function openPullRequest(node) {
    const number = digNumber(node, 'number');
    if (number === undefined)
        return undefined;
    const [body, branch] = [digText(node, 'body') ?? '', digText(node, 'headRefName') ?? ''];
    return { number, body, branch, fromFork: dig(node, 'isCrossRepository') !== false };
}
function fixedIssue(node, marker) {
    const number = digNumber(node, 'number');
    if (number === undefined)
        return undefined;
    const open = digText(node, 'state') === 'OPEN';
    return {
        number,
        open,
        labels: digList(node, 'labels', 'nodes').flatMap((label) => digText(label, 'name') ?? []),
        closedBy: open ? undefined : (closedBy(node) ?? { kind: 'other' }),
        reopenedBy: digText(digList(node, 'reopened', 'nodes').at(-1), 'actor', 'login'),
        comment: ownCommentIn(dig(node, 'comments'), marker),
    };
}

;// CONCATENATED MODULE: ./packages/github/lib/index.js











;// CONCATENATED MODULE: ./packages/session-api/lib/answer.js
const REFUSALS = new Map([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [402, 'payment-required'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'too-large'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    // 307 and 308 tell the client to send the very same request elsewhere: it was not carried out here.
    [307, 'redirected'],
    [308, 'redirected'],
]);
/**
 * Reads a status as the ledger's table does (architecture, "The ledger"). Of the redirects only 307 and 308 are refusals;
 * 301, 302 and 303 are also what servers send after a POST that was carried out, so they leave it open.
 */
function answer_statusMeaning(status) {
    if (status >= 200 && status < 300)
        return { kind: 'created' };
    const code = REFUSALS.get(status);
    if (code !== undefined)
        return { kind: 'refused', code, retryable: code === 'rate-limited' };
    if (status === 408 || status === 425 || status < 400 || status >= 500)
        return { kind: 'unknown' };
    return { kind: 'refused', code: 'refused', retryable: false };
}

;// CONCATENATED MODULE: ./packages/session-api/lib/request.js
/** Our own bounds, to keep bombs out; the service states none but the 50 tags. Characters and items. */
const REQUEST_LIMITS = {
    promptChars: 500_000,
    titleChars: 1_000,
    idChars: 200,
    tagChars: 200,
    linkChars: 2_048,
    tags: 50,
    items: 200,
};
/** Every field with its kind, in the order in which it is sent. */
const request_SESSION_FIELDS = (/* unused pure expression or super */ null && ([
    ['prompt', 'prompt'],
    ['title', 'title'],
    ['tags', 'tags'],
    ['repos', 'repos'],
    ['knowledge_ids', 'ids'],
    ['playbook_id', 'id'],
    ['max_acu_limit', 'count'],
    ['secret_ids', 'ids'],
    ['session_links', 'links'],
    ['create_as_user_id', 'id'],
]));
const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Says what is allowed where the value is not; nothing where it is right. */
function request_fieldFault(kind, value) {
    switch (kind) {
        case 'prompt':
            return textFault(value, REQUEST_LIMITS.promptChars);
        case 'title':
            return textFault(value, REQUEST_LIMITS.titleChars);
        case 'id':
            return textFault(value, REQUEST_LIMITS.idChars);
        case 'count': {
            const right = typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
            return right ? undefined : 'must be a whole number of 1 or more';
        }
        case 'tags':
            return listFault(value, REQUEST_LIMITS.tags, REQUEST_LIMITS.tagChars);
        case 'ids':
            return listFault(value, REQUEST_LIMITS.items, REQUEST_LIMITS.idChars);
        case 'links':
            return listFault(value, REQUEST_LIMITS.items, REQUEST_LIMITS.linkChars);
        case 'repos': {
            const fault = listFault(value, REQUEST_LIMITS.items, REQUEST_LIMITS.idChars + 1);
            if (fault !== undefined)
                return fault;
            const right = Array.isArray(value) &&
                value.every((name) => typeof name === 'string' && REPOSITORY.test(name) && !DOTS.test(name));
            return right ? undefined : 'must be names of the form <owner>/<repo>, without a host or an address';
        }
    }
}
function textFault(value, maxChars) {
    if (typeof value !== 'string')
        return 'must be text';
    if (value.trim() === '')
        return 'must not be empty';
    return value.length > maxChars ? `must have at most ${maxChars} characters` : undefined;
}
function listFault(value, maxItems, maxChars) {
    if (!Array.isArray(value))
        return 'must be a list of texts';
    if (value.length > maxItems)
        return `must have at most ${maxItems} entries`;
    for (const [index, item] of value.entries()) {
        const fault = textFault(item, maxChars);
        if (fault !== undefined)
            return `entry ${index + 1} ${fault}`;
    }
    return undefined;
}
/**
 * Checks a request of unknown origin and collects all faults (house style 5). A field that is not in seed 4.1 is refused,
 * so that approval is never bypassed by a stray one (P22), and `null` too: to the service it can mean "all secrets".
 */
function checkSessionRequest(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { ok: false, faults: [{ field: '', message: 'the request must be an object' }] };
    }
    const given = new Map(Object.entries(value).filter(([, content]) => content !== undefined));
    const faults = [];
    const known = new Set(request_SESSION_FIELDS.map(([field]) => field));
    for (const field of [...given.keys()].filter((name) => !known.has(name)).slice(0, 20)) {
        faults.push({ field: field.slice(0, 60), message: 'is not a field of a session request: leave it out' });
    }
    for (const [field, kind] of request_SESSION_FIELDS) {
        if (!given.has(field) && field !== 'prompt')
            continue;
        const content = given.get(field);
        const message = content === null ? 'must not be null: leave the field out' : request_fieldFault(kind, content);
        if (message !== undefined)
            faults.push({ field, message });
    }
    const request = { secret_ids: [], ...Object.fromEntries(given) };
    return isChecked(request, faults) ? { ok: true, request } : { ok: false, faults };
}
/** Without a fault every field that is there is right, and the prompt is there; this tells the compiler. */
function isChecked(_request, faults) {
    return faults.length === 0;
}
/** The request as JSON: fields in a fixed order, `secret_ids` always, absent ones never (D6, P22). */
function request_serialise(request) {
    const entries = request_SESSION_FIELDS.map(([field]) => [
        field,
        field === 'secret_ids' ? (request.secret_ids ?? []) : request[field],
    ]);
    return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

;// CONCATENATED MODULE: ./packages/session-api/lib/session.js

/** Reads one session; nothing where it has no id. Fields of another type than expected are left out. */
function session_readSession(value) {
    if (!isRecord(value))
        return undefined;
    const sessionId = shortText(field(value, 'session_id'), 200);
    if (sessionId === undefined)
        return undefined;
    const optional = {
        statusDetail: shortText(field(value, 'status_detail'), 100),
        url: webAddress(field(value, 'url')),
        title: shortText(field(value, 'title'), 10_000),
        createdAt: count(field(value, 'created_at')),
        updatedAt: count(field(value, 'updated_at')),
        acusConsumed: count(field(value, 'acus_consumed')),
    };
    return {
        sessionId,
        status: shortText(field(value, 'status'), 100) ?? '',
        tags: textList(field(value, 'tags')) ?? [],
        pullRequests: pullRequests(field(value, 'pull_requests')),
        ...present(optional),
    };
}
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function count(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
function pullRequests(value) {
    if (!Array.isArray(value))
        return [];
    return value.slice(0, 100).flatMap((item) => {
        if (!isRecord(item))
            return [];
        const url = webAddress(field(item, 'pr_url'));
        const state = shortText(field(item, 'pr_state'), 100);
        return url === undefined ? [] : [state === undefined ? { url } : { url, state }];
    });
}
/**
 * Phase by status, and by status with detail where the detail decides (facts 1.4: `finished` is a detail of `running`).
 * A known status with an unknown detail keeps the status's own phase: it is still alive, or still over.
 */
const PHASES = new Map([
    ['new', 'starting'],
    ['claimed', 'starting'],
    ['resuming', 'working'],
    ['running', 'working'],
    ['running waiting_for_user', 'waiting-for-person'],
    ['running waiting_for_approval', 'waiting-for-person'],
    ['running finished', 'finished'],
    // Nobody answered for long, or somebody paused it: it goes on when a person sends a message.
    ['suspended inactivity', 'waiting-for-person'],
    ['suspended', 'stopped'],
    ['suspended error', 'failed'],
    ['exit', 'stopped'],
    ['exit finished', 'finished'],
    ['error', 'failed'],
]);
function sessionPhase(session) {
    const { status, statusDetail = '' } = session;
    return PHASES.get(`${status} ${statusDetail}`) ?? PHASES.get(status) ?? 'unknown';
}
/** Facts 1.4; the last one is told by third parties only. */
const OUT_OF_CREDITS = new Set([
    'usage_limit_exceeded',
    'out_of_credits',
    'out_of_quota',
    'no_quota_allocation',
    'payment_declined',
    'org_usage_limit_exceeded',
    'user_usage_limit_exceeded',
    'total_session_limit_exceeded',
    'contract_expired',
]);
/** Whether a session stopped because plan, quota or payment ended (seed 8: quotas are to be watched). */
function outOfCredits(session) {
    return session.status === 'suspended' && OUT_OF_CREDITS.has(session.statusDetail ?? '');
}

;// CONCATENATED MODULE: ./packages/session-api/lib/client.js






const PAGE_SIZE = 200;
const DEFAULT_MAX_PAGES = 10;
/** Enough for any session, in characters; a larger answer is still a success, but its text is withheld (D9). */
const MAX_ANSWER_CHARS = 1_000_000;
/** Builds the client from credentials that `checkCredentials` has passed. The key goes into one header and nowhere else (P5). */
function client_createSessionClient(options) {
    const { http, apiKey } = options;
    const sessions = `${options.baseUrl}/v3/organizations/${encodeURIComponent(options.orgId)}/sessions`;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json, application/problem+json' };
    const ask = (request) => attempted(http, { ...request, headers: { ...headers, 'content-type': 'application/json' } });
    const create = async (request) => {
        const body = serialise(request);
        const result = await ask({ method: 'POST', url: sessions, body, effect: 'once', name: 'create session' });
        if (result instanceof HttpFault)
            return answerOfFault(result);
        return answerOf(result, result.text, withheldText(result.text, apiKey));
    };
    const get = async (sessionId) => {
        // Never a path of its own: an id comes from an answer.
        if (!/^[A-Za-z0-9_.:-]{1,200}$/.test(sessionId) || sessionId.includes('..') || sessionId === '.')
            return { kind: 'missing' };
        const url = `${sessions}/${encodeURIComponent(sessionId)}`;
        const result = await ask({ method: 'GET', url, effect: 'none', name: 'read session' });
        if (!(result instanceof HttpFault) && result.status === 404)
            return { kind: 'missing' };
        const page = readable(result, apiKey);
        if (page.kind === 'failed')
            return page;
        const session = readSession(page.body);
        return session === undefined ? { kind: 'failed', status: page.status, why: 'body' } : { kind: 'found', session };
    };
    const list = async (query) => {
        const found = new Map();
        let cursor;
        for (let page = 0; page < (query.maxPages ?? DEFAULT_MAX_PAGES); page += 1) {
            const url = `${sessions}?${listParameters(query, cursor).toString()}`;
            const read = readable(await ask({ method: 'GET', url, effect: 'none', name: 'list sessions' }), apiKey);
            if (read.kind === 'failed')
                return read;
            const items = field(read.body, 'items');
            if (!Array.isArray(items))
                return { kind: 'failed', status: read.status, why: 'body' };
            for (const session of items.map(readSession)) {
                if (session !== undefined && matches(session, query))
                    found.set(session.sessionId, session);
            }
            const next = shortText(field(read.body, 'end_cursor'), 1_000);
            const more = field(read.body, 'has_next_page') === true;
            if (!more)
                return { kind: 'listed', sessions: [...found.values()], complete: true };
            if (next === undefined || next === cursor)
                break;
            cursor = next;
        }
        return { kind: 'listed', sessions: [...found.values()], complete: false };
    };
    return { create, get, list };
}
async function attempted(http, request) {
    try {
        return await http(request);
    }
    catch (error) {
        if (error instanceof HttpFault)
            return error;
        throw error;
    }
}
function withheldText(text, apiKey) {
    if (text.length > MAX_ANSWER_CHARS)
        return 'too-large';
    return carriesKey(text, apiKey) ? 'contains-key' : undefined;
}
/** The answer that a status means; of the body only what is known and harmless. */
function answerOf(head, text, withheld) {
    const { status } = head;
    const answered = withheld === undefined ? { status, text } : { status, text: '', withheld };
    const meaning = statusMeaning(status);
    switch (meaning.kind) {
        case 'created':
            return { kind: 'created', ...answered, ...(withheld === undefined ? createdFields(text) : {}) };
        case 'refused':
            return { ...meaning, ...answered };
        case 'unknown':
            return { kind: 'unknown', why: 'status', ...answered };
    }
}
function createdFields(text) {
    const body = parseBody(text);
    if (!isRecord(body))
        return {};
    const sessionId = shortText(field(body, 'session_id'), 200);
    const url = webAddress(field(body, 'url'));
    const tags = textList(field(body, 'tags'));
    return {
        ...(sessionId === undefined ? {} : { sessionId }),
        ...(url === undefined ? {} : { url }),
        ...(tags === undefined ? {} : { tags }),
    };
}
/** A status that arrived counts even where the body broke off: a 2xx says that the session exists. */
function answerOfFault(fault) {
    if (fault.ran === 'no') {
        return { kind: 'refused', code: 'not-sent', fault: fault.code, retryable: fault.code !== 'invalid-request' };
    }
    if (fault.head === undefined)
        return { kind: 'unknown', why: fault.code };
    const answer = answerOf(fault.head, '', withheldBy(fault));
    return answer.kind === 'unknown' ? { ...answer, why: fault.code } : answer;
}
function withheldBy(fault) {
    if (fault.code === 'too-large')
        return 'too-large';
    return fault.code === 'decode' ? 'unreadable' : 'incomplete';
}
function readable(result, apiKey) {
    if (result instanceof HttpFault) {
        return { kind: 'failed', why: result.code, ...(result.head === undefined ? {} : { status: result.head.status }) };
    }
    const { status, text } = result;
    // An address that holds the key would be kept and shown as the session's own.
    if (status >= 200 && status < 300 && !carriesKey(text, apiKey))
        return { kind: 'read', status, body: parseBody(text) };
    if (status >= 200 && status < 300)
        return { kind: 'failed', why: 'body', status };
    const shown = withheldText(text, apiKey) === undefined ? { text } : {};
    return { kind: 'failed', why: 'status', status, ...shown };
}
function listParameters(query, cursor) {
    const parameters = new URLSearchParams({ first: String(PAGE_SIZE) });
    for (const tag of query.tags ?? [])
        parameters.append('tags', tag);
    if (query.createdAfter !== undefined)
        parameters.set('created_after', String(Math.floor(query.createdAfter)));
    if (cursor !== undefined)
        parameters.set('after', cursor);
    return parameters;
}
function matches(session, query) {
    if (query.createdAfter !== undefined &&
        session.createdAt !== undefined &&
        session.createdAt < Math.floor(query.createdAfter)) {
        return false;
    }
    return (query.tags ?? []).every((tag) => session.tags.includes(tag));
}

;// CONCATENATED MODULE: ./packages/session-api/lib/credentials.js

const MAX_KEY_CHARS = 4_096;
const MAX_ORG_ID_CHARS = 128;
const LEGACY_KEY = /^apk_/i;
const KEY_LIKE = /^(?:apk_|cog_|bearer\s)/i;
// One path segment that no server could read as two, as an address or as a way up.
const ORG_ID = /^[A-Za-z0-9_][A-Za-z0-9._~-]*$/;
/** Checks key, organisation id and address together and collects all faults (seed 5; D8; P5). */
function credentials_checkCredentials(given) {
    const { apiKey, orgId, baseUrl, allowLoopbackHttp = false } = given;
    const faults = [];
    const key = keyFault(apiKey);
    if (key !== undefined)
        faults.push(key);
    const org = orgIdFault(orgId, apiKey);
    if (org !== undefined)
        faults.push(org);
    const parsed = parseBaseUrl(baseUrl, { allowLoopbackHttp });
    if (!parsed.ok) {
        const message = `Input base-url (the variable with the address of the session API): ${parsed.fault.message}.`;
        faults.push({ input: 'base-url', code: parsed.fault.code, message });
    }
    if (faults.length > 0 || !parsed.ok)
        return { ok: false, faults };
    return { ok: true, credentials: { apiKey, orgId, baseUrl: parsed.url } };
}
function keyFault(apiKey) {
    const fault = (code, why) => ({
        input: 'api-key',
        code,
        message: `Input api-key (the secret with the key of a service user): ${why}.`,
    });
    if (apiKey.trim() === '') {
        return fault('missing', 'it is empty: set the secret, and check that the job names the environment that holds it');
    }
    if (/^bearer\s/i.test(apiKey))
        return fault('form', 'leave out the word Bearer');
    if (!/^[\x21-\x7e]+$/.test(apiKey)) {
        return fault('form', 'it holds a space, a line break or a character that no key has: paste it again');
    }
    if (apiKey.length > MAX_KEY_CHARS)
        return fault('form', `it is longer than ${MAX_KEY_CHARS} characters`);
    if (LEGACY_KEY.test(apiKey)) {
        return fault('legacy-key', 'it is a key of the legacy API (it begins with apk_): create a service user in the workspace settings, under ' +
            'service users, give it the permission ManageOrgSessions, and store its key instead');
    }
    return undefined;
}
function orgIdFault(orgId, apiKey) {
    const fault = (code, why) => ({
        input: 'org-id',
        code,
        message: `Input org-id (the secret with the organisation's id): ${why}.`,
    });
    if (orgId.trim() === '')
        return fault('missing', 'it is empty: set the secret to the id shown in the workspace settings');
    // A key in a path would be written into the logs of every server on the way.
    if (KEY_LIKE.test(orgId) || orgId === apiKey)
        return fault('swapped', 'it holds a key: the two secrets are mixed up');
    if (orgId.length > MAX_ORG_ID_CHARS)
        return fault('form', `it is longer than ${MAX_ORG_ID_CHARS} characters`);
    if (!ORG_ID.test(orgId) || orgId.includes('..')) {
        return fault('form', 'write the id alone: letters, digits and - . _ ~');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./packages/session-api/lib/inputs.js

/**
 * Turns an action's inputs (D31: the body fields in kebab case) into typed fields. Blank means absent (house style 3);
 * `secret-ids` is then `[]` (P22). A list is written one entry a line, with commas, or as a JSON array, which is also the
 * way to write an entry with a comma and the empty list. Inputs of other names are left alone. Collects all faults.
 */
function parseSessionInputs(raw) {
    const fields = [];
    const faults = [];
    for (const [field, kind] of SESSION_FIELDS) {
        const input = field.replaceAll('_', '-');
        const text = Object.hasOwn(raw, input) ? (raw[input] ?? '') : '';
        if (text.trim() === '')
            continue;
        const { value, allowed = fieldFault(kind, value) } = parse(kind, text);
        if (allowed === undefined)
            fields.push([field, value]);
        else
            faults.push(inputFault(input, kind, text, allowed));
    }
    if (faults.length > 0)
        return { ok: false, faults };
    return { ok: true, fields: { secret_ids: [], ...Object.fromEntries(fields) } };
}
function parse(kind, text) {
    switch (kind) {
        case 'prompt':
        case 'title':
            return { value: text };
        case 'id':
            return { value: text.trim() };
        case 'count':
            return { value: /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined };
        case 'tags':
        case 'repos':
        case 'ids':
        case 'links':
            return inputs_parseList(text.trim());
    }
}
function inputs_parseList(text) {
    if (!text.startsWith('[')) {
        const entries = text.split(/[\n,]/).map((entry) => entry.trim());
        return { value: entries.filter((entry) => entry !== '') };
    }
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return { value: undefined, allowed: 'begins with [ and so must be a JSON array of texts, such as ["a", "b"]' };
    }
}
function inputFault(input, kind, text, allowed) {
    const given = kind === 'count' || kind === 'repos' ? shown(text) : `${text.length} characters`;
    return { input, given, allowed, message: `Input ${input} ${allowed}; it was given ${given}.` };
}
// Prefixes of keys and tokens that people paste into the wrong input.
const CREDENTIAL = /(?:apk|cog|gh[pousr]|github_pat|glpat|xox[abp]|sk)[_-]|AKIA|eyJ/;
/** At most 60 characters, in quotes, with everything but plain ASCII escaped, so that it cannot act in a log (P6, P7). */
function shown(text) {
    if (CREDENTIAL.test(text))
        return 'something that looks like a credential';
    const clipped = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    return JSON.stringify(clipped).replace(/[^\x20-\x7e…]|[:#](?=[:#])/gu, (character) => {
        return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
    });
}

;// CONCATENATED MODULE: ./packages/session-api/lib/index.js









;// CONCATENATED MODULE: ./packages/github/lib/facts.js
/** What the first request of every run needs, and nothing else. */



;// CONCATENATED MODULE: ./packages/action-kit/lib/open.js




/** Set to `1` where the session service or GitHub is a test server on this very machine; plain http is refused otherwise (P5). */
const LOOPBACK_SWITCH = 'AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP';
const USER_AGENT = 'agent-remediation';
/** Opens what the inputs name; `inputs` collects what is wrong with them, for the caller to raise. */
function open_open(inputs, runner, environment) {
    const token = inputs.required('github-token');
    const totalMs = (inputs.integer('timeout-seconds', 5, 600) ?? 120) * 1_000;
    const listener = {};
    const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment;
    const http = createHttp({
        sleep: open_sleep,
        random: Math.random,
        now: () => Date.now(),
        userAgent: USER_AGENT,
        limits: { totalMs, attemptMs: Math.min(totalMs, 60_000) },
        env: { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy },
        allowLoopbackHttp: open_allowsLoopback(environment),
        onRetry: (notice) => listener.onRetry?.(notice),
    });
    const githubFor = (auth) => createGitHub({
        token: auth,
        apiUrl: runner.apiUrl,
        graphqlUrl: runner.graphqlUrl,
        http: (request) => http({ ...request, rateLimited: isGitHubRateLimit }),
        userAgent: USER_AGENT,
    });
    return { http, githubFor, github: githubFor(token), listener };
}
function open_allowsLoopback(environment) {
    return environment[LOOPBACK_SWITCH] === '1';
}
function open_sleep(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
/**
 * Sends the first request, the reading of repository and issue, before the rest of the action is loaded: GitHub answers while this
 * process still reads its own code. It changes nothing, whatever the rest decides.
 */
async function early(started, environment, issue) {
    if (started.kind === 'error')
        return {};
    const inputs = new Inputs(environment);
    const runner = readRunner(environment);
    const opened = open_open(inputs, runner, environment);
    if (inputs.faulty)
        return {};
    const facts = readRepository(opened.github, runner.repository, issue);
    // Awaited later; until then a failure is nobody's surprise.
    facts.catch(() => undefined);
    // Loading code blocks the event loop: two turns let the connection begin first.
    for (let turn = 0; turn < 2; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
    return { opened, facts };
}

;// CONCATENATED MODULE: ./packages/action-kit/lib/deps.js





/** The world outside, built once per run from inputs and environment; with what was opened early. */
function buildDeps(kit, sessions, early) {
    const { inputs, runner } = kit;
    const { http, github, githubFor, listener } = early.opened ?? open(inputs, runner, kit.environment);
    inputs.check();
    listener.onRetry = ({ name, attempts, waitMs, why }) => kit.log(`${name}: ${why}, attempt ${attempts}; again in ${Math.ceil(waitMs / 1_000)} s`);
    const ledgerToken = inputs.text('ledger-token');
    const ledgerGitHub = ledgerToken === undefined ? github : githubFor(ledgerToken);
    return {
        github,
        ...(early.facts === undefined ? {} : { facts: early.facts }),
        sessions: sessions(http),
        ledgerAt: ({ repository, branch }) => ledgerPort(ledgerGitHub, place(repository, branch)),
        isPrivateRepository: (repository) => isPrivate(ledgerGitHub, place(repository, '')),
        now: () => new Date(),
        sleep,
        random: Math.random,
        randomHex,
        redact: kit.redact,
        holdsSecret: kit.holdsSecret,
        log: kit.log,
    };
}
function ledgerPort(github, at) {
    return {
        read: (paths) => readLedger(github, at, paths, () => new Date(), [HALT_PATH]),
        write: (write) => writeLedger(github, at, write),
        create: (files) => createLedger(github, at, files),
    };
}
function place(repository, branch) {
    const [owner, name] = repository.split('/');
    return { owner: owner ?? '', name: name ?? '', branch };
}
/** The session service's client from the three inputs; every fault of them is raised at once. */
function sessionClient(kit) {
    const { inputs } = kit;
    const given = {
        apiKey: inputs.required('api-key'),
        orgId: inputs.required('org-id'),
        baseUrl: inputs.required('base-url'),
    };
    inputs.check();
    const checked = checkCredentials({ ...given, allowLoopbackHttp: allowsLoopback(kit.environment) });
    if (!checked.ok) {
        const legacy = checked.faults.some(({ code }) => code === 'legacy-key' || code === 'legacy-version');
        throw new Ending(legacy ? 'legacy-api' : 'input-invalid', checked.faults.map(({ message }) => message).join(' '));
    }
    return (http) => createSessionClient({ http, ...checked.credentials });
}
/** For an action that was given no key: sessions cannot be looked up, and nothing pretends that they were. */
function noSessions() {
    const refuse = () => Promise.reject(new Ending('input-missing', 'no API key was given'));
    return { create: refuse, get: refuse, list: refuse };
}

;// CONCATENATED MODULE: ./packages/action-kit/lib/index.js




// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./packages/conventions/generated/validate-settings.cjs
var validate_settings = __webpack_require__(5292);
// EXTERNAL MODULE: ./packages/conventions/lib/outcome.js
var outcome = __webpack_require__(5106);
// EXTERNAL MODULE: ./packages/conventions/lib/limits.js
var limits = __webpack_require__(5324);
// EXTERNAL MODULE: ./packages/conventions/lib/names.js
var names = __webpack_require__(7546);
// EXTERNAL MODULE: ./packages/conventions/lib/settings/settings.js
var settings = __webpack_require__(153);
;// CONCATENATED MODULE: ./packages/conventions/lib/settings/read.js






/**
 * Reads the settings file. All faults are collected, each with its path, and raised once as `settings-invalid`.
 * Aliases are refused (they can grow without bound), duplicate keys too.
 */
function readSettings(text) {
    if (Buffer.byteLength(text) > limits/* MAX_SETTINGS_BYTES */.XK)
        fail([`it has more than ${limits/* MAX_SETTINGS_BYTES */.XK} bytes`]);
    const document = (0,dist/* parseDocument */.Tp)(text, { uniqueKeys: true, logLevel: 'silent' });
    if (document.errors.length > 0)
        fail(document.errors.map((error) => error.message.split('\n')[0] ?? 'not YAML'));
    const data = toData(document);
    if (!validate_settings(data))
        fail((validate_settings.errors ?? []).map(read_describe));
    return complete(data);
}
function toData(document) {
    try {
        return document.toJS({ maxAliasCount: 0 });
    }
    catch {
        return fail(['it uses an alias (`*name`); write the value out']);
    }
}
function read_describe(error) {
    const path = error.instancePath.slice(1).replaceAll('/', '.') || 'the file';
    if (error.keyword === 'additionalProperties')
        return `${path}: unknown key \`${String(error.params['additionalProperty'])}\``;
    if (error.keyword === 'enum')
        return `${path}: allowed are ${JSON.stringify(error.params['allowedValues'])}`;
    if (error.keyword === 'const')
        return `${path}: must be ${JSON.stringify(error.params['allowedValue'])}`;
    return `${path}: ${error.message ?? error.keyword}`;
}
function fail(faults) {
    const shown = faults.slice(0, 20);
    const more = faults.length > shown.length ? `; and ${faults.length - shown.length} more` : '';
    throw new outcome/* Ending */._n('settings-invalid', `${names/* SETTINGS_PATH */.aJ}: ${shown.join('; ')}${more}`);
}
function complete(data) {
    const file = data; // the validator has just said so
    const defaults = settings/* DEFAULT_SETTINGS */.a$;
    return {
        engine: file.engine ?? defaults.engine,
        baseBranch: file['base-branch'],
        reviewers: file.reviewers ?? [],
        teamChannel: file['team-channel'],
        commands: { ...file.commands, setup: file.commands?.setup ?? [] },
        protectedPaths: file['protected-paths'] ?? [],
        publicApi: file['public-api'] ?? [],
        pullRequest: {
            headings: headingsOf(file['pull-request']?.headings ?? {}),
            approvals: file['pull-request']?.approvals ?? defaults.pullRequest.approvals,
        },
        allowPublic: file['allow-public'] ?? false,
        targetRepository: file['target-repository'],
        authorise: {
            bots: file.authorise?.bots ?? [],
            dispatchSenders: file.authorise?.['dispatch-senders'],
            findingAuthors: file.authorise?.['finding-authors'] ?? [],
        },
        ledger: { repository: file.ledger?.repository, branch: file.ledger?.branch ?? defaults.ledger.branch },
        limits: {
            perRun: file.limits?.['per-run'] ?? defaults.limits.perRun,
            perDay: file.limits?.['per-day'] ?? defaults.limits.perDay,
            perRepositoryPerDay: file.limits?.['per-repository-per-day'] ?? defaults.limits.perRepositoryPerDay,
            open: file.limits?.['open'] ?? defaults.limits.open,
            acuPerDay: file.limits?.['acu-per-day'],
            acuPerSession: file.limits?.['acu-per-session'],
        },
        sweep: sweepOf(file.sweep ?? {}),
        session: {
            dedupeTag: file.session?.['dedupe-tag'] ?? defaults.session.dedupeTag,
            readBack: file.session?.['read-back'] ?? defaults.session.readBack,
        },
        templates: file.templates ?? {},
        closing: {
            verify: file.closing?.verify,
            evidence: file.closing?.evidence ?? defaults.closing.evidence,
            checks: file.closing?.checks ?? [],
            workflows: file.closing?.workflows ?? [],
            link: file.closing?.link ?? defaults.closing.link,
            pullRequests: file.closing?.['pull-requests'] ?? defaults.closing.pullRequests,
            baseBranches: file.closing?.['base-branches'] ?? [],
            deadlineDays: file.closing?.['deadline-days'] ?? defaults.closing.deadlineDays,
        },
    };
}
/** Two parts under one heading could not be told apart. */
function headingsOf(file) {
    const [finding, blastRadius, verification] = settings/* DEFAULT_SETTINGS */.a$.pullRequest.headings;
    const headings = [
        file.finding ?? finding,
        file['blast-radius'] ?? blastRadius,
        file.verification ?? verification,
    ];
    const forms = headings.map((heading) => heading.normalize('NFC').trim().toLowerCase());
    if (new Set(forms).size < headings.length)
        fail(['pull-request.headings: each part needs a heading of its own']);
    return headings;
}
function sweepOf(file) {
    const defaults = settings/* DEFAULT_SETTINGS */.a$.sweep;
    const freeze = file.freeze ?? [];
    for (const [index, { from, until }] of freeze.entries()) {
        const wrong = [from, until].find((day) => !isDay(day));
        if (wrong !== undefined)
            fail([`sweep.freeze.${index}: ${wrong} is no day`]);
        if (from > until)
            fail([`sweep.freeze.${index}: it ends before it begins`]);
    }
    return {
        severity: file.severity ?? defaults.severity,
        sources: file.sources,
        issuesLabel: file['issues-label'],
        hold: file.hold ?? [],
        cluster: file.cluster ?? [],
        deadlines: file.deadlines ?? {},
        openPullRequests: file['open-pull-requests'] ?? defaults.openPullRequests,
        mergeFactor: file['merge-factor'],
        freeze,
        freezeWeekdays: file['freeze-weekdays'] ?? [],
        fuse: file.fuse ?? defaults.fuse,
        scanAgeDays: file['scan-age-days'] ?? defaults.scanAgeDays,
    };
}
/** 30 February has the form of a day; `Date` takes it for 2 March. */
function isDay(text) {
    const time = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/catalogue.js
const TEXT = { leaves: 'Only a person can write it: a placeholder would look like an answer.' };
const catalogue_RULES = {
    'file-unreadable': {
        level: 'error',
        why: 'A file that cannot be read as text is not read by the agent either.',
        repair: { leaves: 'What the file should say is not known.' },
    },
    'file-linked-outside': {
        level: 'error',
        why: 'A link that leaves the repository shows the agent something that nobody reviewed.',
        repair: { leaves: 'Which file was meant is not known.' },
    },
    'rules-missing': {
        level: 'warning',
        why: 'Without a rules file the agent knows neither commands nor limits.',
        repair: { leaves: '`init` writes one, from what the repository has.' },
    },
    'rules-too-long': {
        level: 'error',
        why: 'The rules file is read before every session: at most 99 lines; details belong in skills.',
        repair: { leaves: 'What belongs into a skill is a choice.' },
    },
    'rules-empty-description': {
        level: 'warning',
        why: 'The agent has to know what the project is.',
        repair: TEXT,
    },
    'rules-no-commands': {
        level: 'error',
        why: 'The agent verifies its fix with the build and test commands.',
        repair: TEXT,
    },
    'rules-unknown-command': {
        level: 'error',
        why: 'A command that does not exist makes every session fail or guess.',
        repair: { leaves: 'Which command was meant is not known.' },
    },
    'rules-no-conventions': {
        level: 'error',
        why: 'Branch, commit prefix and draft pull request come from here.',
        repair: TEXT,
    },
    'rules-no-protected-paths': {
        level: 'error',
        why: 'The agent has to know what it must not touch.',
        repair: TEXT,
    },
    'rules-protected-paths-differ': {
        level: 'warning',
        why: 'Rules, hooks and the check of pull requests must name the same paths.',
        repair: TEXT,
    },
    'rules-no-stop-and-ask': {
        level: 'error',
        why: 'Public API and database changes need a person first.',
        repair: TEXT,
    },
    'rules-not-imported': {
        level: 'error',
        why: 'This agent reads its own file only: without the import the rules are never read.',
        repair: { mends: 'Writes the import as the first line.' },
    },
    'skill-front-matter': {
        level: 'error',
        why: 'A skill without readable front matter is never loaded.',
        repair: {
            mends: 'Tabs that indent become spaces, and blank lines before the first `---` go; where it should end is left.',
        },
    },
    'skill-name': {
        level: 'error',
        why: 'Small letters, digits and single hyphens, 1 to 64, as the open specification asks.',
        repair: { mends: 'Writes the name of the folder, where that is a valid name.' },
    },
    'skill-name-folder': {
        level: 'error',
        why: 'A skill is found by its folder: name and folder are the same.',
        repair: { mends: 'Writes the name of the folder.' },
    },
    'skill-description': {
        level: 'error',
        why: 'The description decides whether the skill is loaded: 1 to 1,024 characters.',
        repair: TEXT,
    },
    'skill-trigger': {
        level: 'error',
        why: 'A description that does not say when to use the skill never triggers it.',
        repair: TEXT,
    },
    'skill-competes': {
        level: 'warning',
        why: 'Two skills with nearly one description: which one is loaded is chance.',
        repair: { leaves: 'What tells the two apart is a choice.' },
    },
    'skill-section': {
        level: 'error',
        why: 'When to use, Workflow, Output and Never are the sections of a skill.',
        repair: TEXT,
    },
    'skill-workflow-steps': { level: 'error', why: 'The workflow is a list of numbered steps.', repair: TEXT },
    'skill-dependency-steps': {
        level: 'error',
        why: 'The dependency skill has seven steps in their order.',
        repair: TEXT,
    },
    'skill-dependency-never': {
        level: 'error',
        why: 'The dependency skill has three Never rules.',
        repair: TEXT,
    },
    'skill-unknown-field': {
        level: 'note',
        why: 'A field that no agent knows does nothing; often it is a misspelling.',
        repair: {
            mends: 'Letters and hyphens as in the known field, where nothing else differs and that field is not there.',
        },
    },
    'skill-long': {
        level: 'warning',
        why: 'A skill is read whole: below 500 lines.',
        repair: { leaves: 'What to move is a choice.' },
    },
    'skill-misplaced': {
        level: 'error',
        why: 'Only <folder>/<name>/SKILL.md is found, in exactly these letters.',
        repair: { leaves: 'Moving files is left to Git: the fix is the command.' },
    },
    'hooks-form': {
        level: 'error',
        why: 'Settings of another form are not read, and no hook runs.',
        repair: { leaves: 'What was meant is not known.' },
    },
    'hooks-event': {
        level: 'error',
        why: 'An event that the agent does not know never runs its hooks.',
        repair: { mends: 'Capital and small letters, where nothing else differs and that event is not there.' },
    },
    'hooks-matcher': {
        level: 'error',
        why: 'A matcher that matches no tool guards nothing.',
        repair: {
            mends: '`mcp__server` becomes `mcp__server__.*`, a tool gets its capital letters, `*` becomes `.*` where an agent reads patterns only; a misspelling is left.',
        },
    },
    'hooks-command-missing': {
        level: 'error',
        why: 'A hook that is not there fails, and the call goes through.',
        repair: { leaves: 'Which file was meant is not known.' },
    },
    'hooks-command-not-executable': {
        level: 'error',
        why: 'A hook that cannot be started fails, and the call goes through.',
        repair: { mends: 'Sets the right to start it, where its first line begins with `#!`.' },
    },
    'hooks-fail-open': {
        level: 'error',
        why: 'Any exit code but 2 lets the call through: a hook that crashes must end with 2.',
        repair: { mends: 'Ends a single command with `|| exit 2`; a line of several commands is left.' },
    },
    'hooks-post-only': {
        level: 'warning',
        why: 'After the tool has run nothing can be blocked: a guard belongs in PreToolUse.',
        repair: { leaves: 'Which tools a guard should see before they run is a choice.' },
    },
    'hooks-none': {
        level: 'warning',
        why: 'Invariants that must never be violated belong in hooks, not in prompts.',
        repair: { leaves: '`init` writes them.' },
    },
    'mcp-form': {
        level: 'error',
        why: 'A server of another form is not started.',
        repair: { mends: 'A number or a truth value of a variable is written as a text; other forms are left.' },
    },
    'mcp-secret': {
        level: 'error',
        why: 'A secret in a repository file is a secret that leaked.',
        repair: { leaves: 'The secret has to be revoked, and its variable named, by a person.' },
    },
    'mcp-reference': {
        level: 'error',
        why: 'This agent does not know this way to name a variable: it would send the text itself.',
        repair: { mends: 'Writes the form that the agent of the repository reads, where only the form differs.' },
    },
    'mcp-unset': {
        level: 'warning',
        why: 'A variable that is not set leaves the server without its credential.',
        repair: { leaves: 'It is set outside of the repository.' },
    },
    'mcp-write-scope': {
        level: 'warning',
        why: 'Start read-only; add write scopes after about a week of watching.',
        repair: { leaves: 'It would take something away that may be used.' },
    },
    'mcp-unpinned': {
        level: 'warning',
        why: 'An unpinned package runs whatever was published last, with the credential.',
        repair: { leaves: 'Which version was tried is not known.' },
    },
    'mcp-placeholder': {
        level: 'warning',
        why: 'The server is sent the placeholder and refuses it.',
        repair: { leaves: 'How the variable is called is a choice.' },
    },
    'mcp-home-path': {
        level: 'warning',
        why: 'A path of one person is not there on any other machine, and the server does not start.',
        repair: { leaves: 'Where the program is elsewhere is not known.' },
    },
    'mcp-plain-http': {
        level: 'error',
        why: 'Over http everybody on the way reads the credential.',
        repair: { leaves: 'Whether the server answers over https is not known.' },
    },
    'knowledge-front-matter': {
        level: 'error',
        why: 'An entry without readable front matter is never matched.',
        repair: { mends: 'As for skills.' },
    },
    'knowledge-field': {
        level: 'error',
        why: 'Title, tags and repos decide whether an entry is read.',
        repair: { mends: 'Words with commas in one line become a list; what is missing is left.' },
    },
    'knowledge-repository': {
        level: 'warning',
        why: 'The entry does not cover this repository: it is not read here.',
        repair: { leaves: 'Whether the entry is meant for this repository is a choice.' },
    },
    'knowledge-convention': {
        level: 'error',
        why: 'A runbook names the conventions that the pull request is checked for.',
        repair: TEXT,
    },
    'settings-invalid': {
        level: 'error',
        why: 'With settings that cannot be read, every run is refused.',
        repair: { leaves: 'What was meant is not known.' },
    },
    'setup-missing': {
        level: 'note',
        why: 'Without set-up commands the agent asks for them, or guesses. What the workspace has saved cannot be seen from here.',
        repair: { leaves: '`init` finds them; a person knows them.' },
    },
    'secret-literal': {
        level: 'error',
        why: 'A key in a tracked file is known to everybody who can read the repository.',
        repair: { leaves: 'It has to be revoked first; every commit still holds it.' },
    },
};

;// CONCATENATED MODULE: ./packages/agent-config/lib/problem.js

/** Builds problems of one file; a column counts UTF-16 units, as editors do. Where its lines begin is looked up once: a hostile file can hold tens of thousands of problems. */
function reporter(file, text) {
    let starts;
    return (rule, offset, message, fix, repair) => {
        starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
        const at = Math.min(offset, text.length);
        const line = countUpTo(starts, at);
        const column = at - (starts[line - 1] ?? 0) + 1;
        const problem = { rule, level: catalogue_RULES[rule].level, file, line, column, message, fix };
        return repair === undefined ? problem : { ...problem, repair };
    };
}
/** A repair of one edit; none where there is nothing to write. */
function editOf(edit) {
    return edit === undefined ? undefined : { kind: 'edit', edits: [edit] };
}
/** How many numbers of an ascending list are at most `limit`. */
function countUpTo(ascending, limit) {
    let [from, to] = [0, ascending.length];
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((ascending[middle] ?? 0) <= limit)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Names from outside are shown on one line, without what could steer a terminal or Markdown, and short. */
function problem_shown(value, limit = 80) {
    const text = typeof value === 'string' ? value : problem_written(value);
    const points = Array.from(text.replace(/[\p{Cc}\p{Cf}`\u2028\u2029]/gu, '?'));
    return points.length > limit ? `${points.slice(0, limit).join('')}…` : points.join('');
}
/** A value nested so deep that it cannot be written out is not shown. */
function problem_written(value) {
    try {
        return JSON.stringify(value) ?? String(value);
    }
    catch {
        return '(not shown)';
    }
}
/** A whole sentence or a path for a terminal: one line, nothing that steers it; backticks may stay. */
function problem_plainLine(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '?');
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/agents.js
const agents_AGENTS = [
    {
        id: 'neutral',
        title: 'the agent of the conventions',
        rulesFile: 'AGENTS.md',
        skillFolders: ['.agent/skills'],
        hookFile: '.agent/settings.json',
        hooksBelow: 'hooks',
        tools: { edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'], shell: ['Bash'] },
        reference: /\$\{env:[A-Za-z_][A-Za-z0-9_]*\}/g,
        referenceExample: '${env:NAME}',
    },
    {
        id: 'claude-code',
        title: 'Claude Code',
        rulesFile: 'CLAUDE.md',
        skillFolders: ['.claude/skills'],
        hookFile: '.claude/settings.json',
        hooksBelow: 'hooks',
        tools: { edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'], shell: ['Bash', 'PowerShell'] },
        reference: /\$\{[A-Za-z_][A-Za-z0-9_]*(?::-[^}]*)?\}/g,
        referenceExample: '${NAME}',
    },
    {
        id: 'devin',
        title: 'Devin',
        rulesFile: 'AGENTS.md',
        skillFolders: ['.devin/skills'],
        hookFile: '.devin/hooks.v1.json',
        hooksBelow: 'top',
        tools: { edit: ['edit', 'write'], shell: ['exec'] },
        reference: /\$\{[A-Za-z_][A-Za-z0-9_]*\}/g,
        referenceExample: '${NAME}',
    },
];
/**
 * Events on which an agent runs hooks, by their published names. The list grows: a name that is not here is reported only when it is nearly
 * one of these, since a misspelt event is the common fault.
 */
const HOOK_EVENTS = [
    'ConfigChange',
    'DirectoryAdded',
    'Elicitation',
    'ElicitationResult',
    'InstructionsLoaded',
    'Notification',
    'PermissionDenied',
    'PermissionRequest',
    'PostCompact',
    'PostToolBatch',
    'PostToolUse',
    'PostToolUseFailure',
    'PreCompact',
    'PreToolUse',
    'SessionEnd',
    'SessionStart',
    'Setup',
    'Stop',
    'SubagentStart',
    'SubagentStop',
    'TaskCompleted',
    'TaskCreated',
    'TeammateIdle',
    'UserPromptExpansion',
    'UserPromptSubmit',
    'WorktreeCreate',
    'WorktreeRemove',
];
/** Name patterns of tools of MCP servers, as a matcher has to write them. */
const MCP_TOOL = /^mcp__/;

;// CONCATENATED MODULE: ./packages/agent-config/lib/json-file.js

/**
 * JSON itself decides what is valid; the YAML parser, which reads all of JSON, tells where a value stands. It is asked only when there is something to
 * say.
 */
function readJson(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const position = /position (\d+)/.exec(message)?.[1];
        return { kind: 'fault', offset: position === undefined ? text.length : Number(position), message: 'not JSON' };
    }
    let parsed;
    const keys = new WeakMap();
    const find = (path) => {
        // Once, also where the parser gave up: a file may have a thousand things to be said about.
        parsed ??= { root: contentsOf(text) };
        return json_file_place(parsed.root, path, keys);
    };
    return {
        kind: 'read',
        value,
        // The place of the whole needs no second reading, which of a large file takes a second (P9).
        offsetOf: (path) => (path.length === 0 ? text.search(/\S/u) : find(path).offset),
        replace: (path, what, by) => {
            const range = find(path)[what];
            return range && { from: range[0], to: range[1], text: JSON.stringify(by) };
        },
    };
}
/** A document nested so deep that the parser gives up has no places: everything is then at its beginning. */
function contentsOf(text) {
    try {
        return (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent', uniqueKeys: false }).contents;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function json_file_place(root, path, keys) {
    let node = root;
    let key;
    let offset = rangeOf(root)?.[0] ?? 0;
    for (const step of path) {
        if ((0,dist/* isMap */.jh)(node)) {
            const pair = entriesOf(node, keys).get(step);
            if (!pair)
                return { offset };
            key = pair.key;
            offset = rangeOf(key)?.[0] ?? 0;
            node = pair.value;
        }
        else if ((0,dist/* isSeq */.oP)(node) && typeof step === 'number') {
            key = undefined;
            node = node.items[step];
            offset = rangeOf(node)?.[0] ?? 0;
        }
        else
            return { offset };
    }
    return { offset, key: rangeOf(key), value: rangeOf(node) };
}
function entriesOf(map, keys) {
    const known = keys.get(map);
    if (known)
        return known;
    // Of two entries with one key, JSON takes the last.
    const entries = new Map(map.items.map((pair) => [(0,dist/* isScalar */.jn)(pair.key) ? pair.key.value : undefined, pair]));
    keys.set(map, entries);
    return entries;
}
function rangeOf(node) {
    const range = (0,dist/* isNode */.Ll)(node) ? node.range : undefined;
    return range ? [range[0], range[1]] : undefined;
}
function json_file_isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/nearest.js
/** The name that differs least from what was written, if it is near enough to be meant: at most a third of its letters. */
function nearest(written, names) {
    const ranked = names
        .map((name) => ({ name, distance: distance(written.slice(0, 64).toLowerCase(), name.toLowerCase()) }))
        .sort((a, b) => a.distance - b.distance);
    const [best] = ranked;
    return best !== undefined && best.distance <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : undefined;
}
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (const [i, letter] of Array.from(a).entries()) {
        const next = [i + 1];
        for (const [j, other] of Array.from(b).entries())
            next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
        row = next;
    }
    return row.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/command-line.js
/**
 * The repository's own files that a shell line names. What a line does is not judged here: a word counts as a path of the repository when it is a literal
 * relative path, or begins with the variable of the project folder.
 */
const PROJECT_FOLDER = /^(?:\$\{?(?:CLAUDE_PROJECT_DIR|DEVIN_PROJECT_DIR|PWD)(?::-\.)?\}?|\.)\//;
function pathsIn(command) {
    const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|([^\s"';|&()<>]+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
    const paths = words.map((word) => ({ word, path: pathOf(word) }));
    const [start] = paths.filter(({ word }) => !/^[A-Za-z_]\w*=/.test(word) && word !== 'exec');
    return { first: start?.path, all: [...new Set(paths.flatMap(({ path }) => path ?? []))] };
}
function pathOf(word) {
    const isOurs = PROJECT_FOLDER.test(word) || /^\.(agent|claude|devin)\//.test(word);
    if (!isOurs)
        return undefined;
    const path = word.replace(PROJECT_FOLDER, '');
    // What a variable, a pattern or a way up makes of it is not known.
    return path === '' || /[$*?[\]{}`]|(^|\/)\.\.(\/|$)|\/$/.test(path) ? undefined : path.replace(/^(\.\/)+/, '');
}
/** One word for a shell, of a name that comes from a repository: only what a shell reads literally stays bare. */
function quoted(word) {
    return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/hook-settings.js
/** Hook settings (seed 2.5, 6): events, matchers, commands, and whether a hook that fails blocks. */





/** Characters of a line that is looked into; nobody writes a longer one by hand. */
const MAX_COMMAND = 20_000;
/** Keys of a hook file that are looked at; the agents know some thirty events. */
const MAX_EVENTS = 500;
const HOOK_TYPES = new Set(['command', 'http', 'mcp_tool', 'prompt', 'agent']);
function lintHooks({ tree }) {
    const present = agents_AGENTS.filter(({ hookFile }) => tree.files.has(hookFile));
    if (present.length === 0) {
        const isAgentHere = [...tree.files.keys()].some((path) => /^(\.agent|\.claude|\.devin)\/|^AGENTS\.md$|^CLAUDE\.md$/.test(path));
        if (!isAgentHere)
            return [];
        return [
            reporter('.agent/settings.json', '')('hooks-none', 0, 'No guard hooks are configured.', 'agent-remediation init writes them.'),
        ];
    }
    return present.flatMap((agent) => readHooks(tree, agent).problems);
}
/** All commands of all hook files that can be read: what `probe` runs. */
function hookCommands(tree) {
    return AGENTS.filter(({ hookFile }) => tree.files.has(hookFile)).flatMap((agent) => readHooks(tree, agent).commands);
}
function readHooks(tree, agent) {
    const file = agent.hookFile;
    const text = tree.read(file) ?? '';
    const report = reporter(file, text);
    const json = readJson(text);
    if (json.kind === 'fault')
        return { problems: [report('hooks-form', json.offset, `${json.message}.`, 'Mend the JSON.')], commands: [] };
    const form = 'An object whose keys are events, below "hooks".';
    const root = json.value;
    if (!json_file_isRecord(root))
        return { problems: [report('hooks-form', 0, 'The file is not an object.', form)], commands: [] };
    const events = agent.hooksBelow === 'top' ? root : root['hooks'];
    // A settings file may hold other things and no hooks.
    if (events === undefined)
        return {
            problems: [report('hooks-none', 0, `${agent.title} runs no guard hooks.`, 'agent-remediation init writes them.')],
            commands: [],
        };
    const base = agent.hooksBelow === 'top' ? [] : ['hooks'];
    if (!json_file_isRecord(events))
        return { problems: [report('hooks-form', json.offsetOf(base), '"hooks" is not an object.', form)], commands: [] };
    // A schema address may stand beside the events; beyond the bound is no file that a person wrote.
    const named = Object.entries(events).filter(([event]) => !event.startsWith('$'));
    const found = named
        .slice(0, MAX_EVENTS)
        .map(([event, entries]) => readEvent({ agent, tree, json, file, text, events }, [...base, event], event, entries));
    const commands = found.flatMap((each) => each.commands);
    const isBefore = commands.some(({ event }) => event === 'PreToolUse') || 'PreToolUse' in events;
    return {
        commands,
        problems: [...found.flatMap((each) => each.problems), ...(isBefore ? [] : [noneBefore()])],
    };
    /** Guards that run after the tool are misplaced; formatters and messages are no guards. */
    function noneBefore() {
        const isAfter = commands.some(({ event, command }) => event === 'PostToolUse' && isGuard(tree, agent, command));
        const where = json.kind === 'read' ? json.offsetOf(base) : 0;
        return isAfter
            ? report('hooks-post-only', where, 'No hook runs before a tool.', 'Put the guards below PreToolUse.')
            : report('hooks-none', where, `${agent.title} runs no guard hooks.`, 'agent-remediation init writes them.');
    }
}
function readEvent(at, path, event, entries) {
    const report = reporter(at.file, at.text);
    const problems = [];
    if (!HOOK_EVENTS.includes(event)) {
        const near = nearest(event, HOOK_EVENTS);
        if (near !== undefined)
            problems.push(report('hooks-event', at.json.offsetOf(path), `The event ${problem_shown(event)} is not known.`, `Did you mean ${near}?`, near.toLowerCase() === event.toLowerCase() && !Object.hasOwn(at.events, near)
                ? editOf(at.json.replace(path, 'key', near))
                : undefined));
    }
    if (!Array.isArray(entries)) {
        problems.push(report('hooks-form', at.json.offsetOf(path), `${problem_shown(event)} is not a list.`, '[{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "…" }] }]'));
        return { problems, commands: [] };
    }
    const found = entries.map((entry, index) => readEntry(at, [...path, index], event, entry));
    return {
        problems: [...problems, ...found.flatMap((each) => each.problems)],
        commands: found.flatMap((each) => each.commands),
    };
}
function readEntry(at, path, event, entry) {
    const report = reporter(at.file, at.text);
    const fault = (where, says) => report('hooks-form', at.json.offsetOf(where), says, '{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "…" }] }');
    if (!json_file_isRecord(entry) || !Array.isArray(entry['hooks']))
        return { problems: [fault(path, 'An entry has no list "hooks".')], commands: [] };
    const { matcher } = entry;
    const problems = [];
    if (matcher !== undefined && typeof matcher !== 'string')
        problems.push(fault([...path, 'matcher'], 'The matcher is not a text.'));
    else if (matcher !== undefined && /Tool|Permission/.test(event)) {
        const says = matcherFault(matcher, at.agent);
        if (says) {
            const where = [...path, 'matcher'];
            const edit = says.written === undefined ? undefined : at.json.replace(where, 'value', says.written);
            problems.push(report('hooks-matcher', at.json.offsetOf(where), says.message, says.fix, editOf(edit)));
        }
    }
    const commands = [];
    for (const [index, hook] of entry['hooks'].entries()) {
        const where = [...path, 'hooks', index];
        if (!json_file_isRecord(hook) || typeof hook['type'] !== 'string')
            problems.push(fault(where, 'A hook has no "type".'));
        else if (!HOOK_TYPES.has(hook['type']))
            problems.push(fault([...where, 'type'], `The type ${problem_shown(hook['type'])} is not known; a program has the type "command".`));
        else if (hook['timeout'] !== undefined && !(typeof hook['timeout'] === 'number' && hook['timeout'] > 0))
            problems.push(fault([...where, 'timeout'], 'The timeout is not a number of seconds above 0.'));
        else if (hook['type'] === 'command') {
            if (typeof hook['command'] !== 'string' || hook['command'].trim() === '')
                problems.push(fault(where, 'A hook of type "command" has no "command".'));
            else {
                const command = {
                    agent: at.agent,
                    file: at.file,
                    event,
                    matcher: typeof matcher === 'string' ? matcher : undefined,
                    command: hook['command'],
                    path: where,
                };
                commands.push(command);
                problems.push(...judgeCommand(at, command, hook));
            }
        }
    }
    return { problems, commands };
}
/**
 * Letters, digits, `_`, `-`, space, `|` and `,` alone are a list of exact names; everything else is an unanchored regular expression (facts on the
 * agents' tools). Devin's matchers are always regular expressions.
 */
function matcherFault(matcher, { tools, id }) {
    if (matcher === '' || (matcher === '*' && id !== 'devin'))
        return undefined;
    const known = [...tools.edit, ...tools.shell];
    if (/^[\w\s|,-]+$/.test(matcher) && id !== 'devin') {
        const written = mended(matcher, known);
        for (const name of matcher.split(/[|,]/).map((each) => each.trim())) {
            if (isWholeServer(name))
                return {
                    message: `${problem_shown(name)} is compared as a whole name: it matches none of the server's tools.`,
                    fix: `Write ${problem_shown(name)}__.*`,
                    written,
                };
            const near = inOtherLetters(name, known) ?? nearest(name, known);
            if (near !== undefined && !known.includes(name) && !ALSO_KNOWN.has(name))
                return { message: `${problem_shown(name)} matches no tool.`, fix: `Did you mean ${near}? Case counts.`, written };
        }
        return undefined;
    }
    if (isRegularExpression(matcher))
        return undefined;
    return id === 'devin' && matcher === '*'
        ? { message: '* is not a regular expression.', fix: 'Write .* for all tools.', written: '.*' }
        : { message: `${problem_shown(matcher)} is not a regular expression.`, fix: 'Mend it, or write * for all tools.' };
}
const isWholeServer = (name) => MCP_TOOL.test(name) && name.split('__').length < 3;
function inOtherLetters(name, known) {
    return known.find((tool) => tool !== name && tool.toLowerCase() === name.toLowerCase());
}
/** The list with what was certainly meant; with a pattern in it the whole is one, so its names are held to their ends. */
function mended(matcher, known) {
    const names = matcher.split(/[|,]/).map((each) => each.trim());
    const meant = names.map((name) => (isWholeServer(name) ? `${name}__.*` : (inOtherLetters(name, known) ?? name)));
    if (meant.join() === names.join())
        return undefined;
    if (!names.some(isWholeServer)) {
        let next = 0;
        return matcher.replace(/[^|,]+/g, (part) => part.replace(names[next] ?? '', () => meant[next++] ?? ''));
    }
    return meant.length === 1 ? meant[0] : `^(${meant.join('|')})$`;
}
function isRegularExpression(text) {
    try {
        return new RegExp(text) instanceof RegExp;
    }
    catch {
        return false;
    }
}
/** Tools that are near another one's name and real. */
const ALSO_KNOWN = new Set([
    'Read',
    'Glob',
    'Grep',
    'LS',
    'Task',
    'Agent',
    'WebFetch',
    'WebSearch',
    'TodoWrite',
    'Skill',
    'NotebookRead',
    'ExitPlanMode',
    'BashOutput',
    'KillShell',
]);
function judgeCommand(at, { command, event, path }, hook) {
    const report = reporter(at.file, at.text);
    const where = at.json.offsetOf(path);
    const problems = [];
    const { first, all } = pathsIn(command);
    for (const script of all) {
        const file = at.tree.files.get(script);
        if (file === undefined && !at.tree.isCut && !isBehindLink(at.tree, script)) {
            const message = `${problem_shown(script)} is not in the repository.`;
            problems.push(report('hooks-command-missing', where, message, 'Commit it, or mend the path.'));
        }
        else if (file !== undefined && script === first && !file.isExecutable) {
            const message = `${problem_shown(script)} is started directly and is not executable.`;
            const fix = `git update-index --chmod=+x ${quoted(problem_shown(script))}`;
            const isScript = at.tree.read(script)?.startsWith('#!') === true;
            const repair = isScript ? { kind: 'executable', path: script } : undefined;
            problems.push(report('hooks-command-not-executable', where, message, fix, repair));
        }
    }
    if (event !== 'PreToolUse' || !isGuard(at.tree, at.agent, command))
        return problems;
    const says = openEnd(command, all.length > 0, hook);
    if (says !== undefined) {
        const closed = says.closed === undefined ? undefined : at.json.replace([...path, 'command'], 'value', says.closed);
        const fix = 'End the line so that every other end is a block: … || exit 2 (agent-remediation init writes such lines).';
        problems.push(report('hooks-fail-open', where, says.message, fix, editOf(closed)));
    }
    return problems;
}
const GUARD_NAME = /(^|[-_./])(guard|block|deny|protect|prevent|forbid|gate|no|check|validate|verify|secur[a-z]*|safe[a-z]*|policy|restrict[a-z]*)[a-z]{0,3}([-_.]|$)/i;
const GUARD_TEXT = /\bexit(Code)?\b[^\n]{0,12}\b[12]\b|permissionDecision|\bdeny\b|\bblock(s|ed)?\b/i;
/** Characters of a program that are looked into. */
const MAX_PROGRAM = 200_000;
/**
 * Whether a hook is there to stop calls. In the conventions' own file each one is; elsewhere hooks also format and notify, so a guard is one that is
 * named so, or whose line or program says that it blocks.
 */
function isGuard(tree, agent, command) {
    if (agent.id === 'neutral')
        return true;
    const { all } = pathsIn(command);
    const texts = [command, ...all.map((path) => tree.read(path)?.slice(0, MAX_PROGRAM) ?? '')];
    return (all.some((path) => GUARD_NAME.test(path.split('/').at(-1) ?? '')) || texts.some((text) => GUARD_TEXT.test(text)));
}
/** How a guard lets calls through that it should stop, and the line that does not, where one can be given. */
function openEnd(command, hasProgram, hook) {
    if (hook['async'] === true)
        return { message: 'The hook runs beside the call ("async"), which goes through whatever the hook says.' };
    if (Array.isArray(hook['args']))
        return undefined;
    const isOne = /\bexit 1\b/.test(command) && !/\bexit 2\b|permissionDecision/.test(command);
    if (isOne)
        return {
            message: 'The hook ends with 1, which lets the call through.',
            closed: /(\|\||&&) *exit 1 *$/.test(command) ? command.replace(/1( *)$/, '2$1') : undefined,
        };
    if (!hasProgram || endsClosed(command))
        return undefined;
    const isSimple = !/[;&|<>#\n`\\]|\$\(|^\s*(exec|if|for|while|case)\b/.test(command);
    return {
        message: 'When the hook crashes or is not there, the call goes through.',
        closed: isSimple && hasWholeQuotes(command) ? `${command.trimEnd()} || exit 2` : undefined,
    };
}
function hasWholeQuotes(command) {
    return !/["']/.test(command.replace(/"[^"]*"|'[^']*'/g, ''));
}
/** Links to folders are not entered, so what stands behind them is not known: such a link is a file of the tree. */
function isBehindLink({ files }, path) {
    const parts = path.split('/');
    return parts.some((_, index) => index > 0 && files.has(parts.slice(0, index).join('/')));
}
/** Whether a failure of the line's command ends in 2: `|| exit 2`, `|| { …; exit 2; }`, a `case`, or a test of `$?`. After `exec` of a program nothing of the line runs. */
function endsClosed(command) {
    if (command.length > MAX_COMMAND)
        return false;
    if (/^\s*exec\s+[^\d<>\s]/.test(command))
        return /^\s*exec [^;]{0,1000}fail-closed/.test(command);
    return /(\|\||;|\*\)|\bthen\b|\belse\b|\{)\s*exit 2\b/.test(command) || /exec [^;]{0,1000}fail-closed/.test(command);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/front-matter.js

const MAX_FRONT_MATTER = 16_384;
const NONE = { kind: 'fault', offset: 0, message: 'there is no front matter: the first line is not `---`' };
/** Blank lines in front are taken away when what follows is front matter that can be read. */
function blankLinesBefore(text) {
    const blank = /^(?:[ \t]*\r?\n)+/.exec(text)?.[0] ?? '';
    const isRead = blank !== '' && readFrontMatter(text.slice(blank.length)).kind === 'read';
    return isRead ? { edits: [{ from: 0, to: blank.length, text: '' }] } : {};
}
/** Tabs that indent become two spaces each, when the front matter can be read then. */
function tabsIn(text, start, length) {
    const matter = text.slice(start, start + length);
    const edits = [...matter.matchAll(/^[ \t]*\t[ \t]*/gm)].map(({ 0: indent, index }) => ({
        from: start + index,
        to: start + index + indent.length,
        text: indent.replaceAll('\t', '  '),
    }));
    const mended = matter.replace(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '  '));
    return edits.length > 0 && (0,dist/* parseDocument */.Tp)(mended, { logLevel: 'silent' }).errors.length === 0 ? { edits } : {};
}
/** Aliases are refused: they can grow without bound. Tabs and duplicate keys are faults of the parser's own. */
function readFrontMatter(text) {
    const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
    if (!opening)
        return { ...NONE, ...blankLinesBefore(text) };
    const start = opening[0].length;
    const closing = /^---[ \t]*\r?$/m.exec(text.slice(start));
    if (!closing)
        return { kind: 'fault', offset: 0, message: 'the front matter is not closed: no second line `---`' };
    if (closing.index > MAX_FRONT_MATTER)
        return { kind: 'fault', offset: 0, message: 'the front matter is longer than 16 KiB' };
    const document = (0,dist/* parseDocument */.Tp)(text.slice(start, start + closing.index), {
        lineCounter: new dist/* LineCounter */.HN(),
        logLevel: 'silent',
        uniqueKeys: true,
    });
    const [fault] = document.errors;
    if (fault)
        return {
            kind: 'fault',
            offset: start + fault.pos[0],
            message: `not YAML: ${fault.message.split('\n')[0] ?? ''}`,
            ...tabsIn(text, start, closing.index),
        };
    const bodyOffset = start + closing.index + closing[0].length;
    return fieldsOf(document, text, start, bodyOffset);
}
function fieldsOf(document, text, start, bodyOffset) {
    const { contents } = document;
    if (!(0,dist/* isMap */.jh)(contents))
        return { kind: 'fault', offset: start, message: 'the front matter is not a list of `key: value` lines' };
    let data;
    try {
        data = document.toJS({ maxAliasCount: 0 });
    }
    catch {
        return { kind: 'fault', offset: start, message: 'it uses an alias (`*name`); write the value out' };
    }
    const values = new Map(Object.entries(data));
    const fields = new Map();
    const rangeOf = (node) => (0,dist/* isScalar */.jn)(node) && node.range ? [start + node.range[0], start + node.range[1]] : undefined;
    for (const { key, value } of contents.items) {
        if (!(0,dist/* isScalar */.jn)(key))
            continue;
        const name = String(key.value);
        const keyRange = rangeOf(key);
        // A value over several lines, or with an anchor or a tag, is left to a person.
        const isPlain = (0,dist/* isScalar */.jn)(value) && /^(PLAIN|QUOTE_)/.test(value.type ?? '') && !value.anchor && !value.tag;
        const valueRange = isPlain ? rangeOf(value) : undefined;
        const isOneLine = valueRange !== undefined && !text.slice(...valueRange).includes('\n');
        fields.set(name, {
            value: values.get(name),
            offset: keyRange?.[0] ?? start,
            keyRange,
            valueRange: isOneLine ? valueRange : undefined,
        });
    }
    const lineEnd = text.slice(0, start).endsWith('\r\n') ? '\r\n' : '\n';
    return { kind: 'read', start: { offset: start, lineEnd }, fields, body: text.slice(bodyOffset), bodyOffset };
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/knowledge.js
/** Knowledge entries (seed 2.5, 7.9): front matter, selectors that cover this repository, and the runbook's conventions. */



const KNOWLEDGE_FOLDERS = ['.agent/knowledge'];
function lintKnowledge({ tree, repository }) {
    return [...tree.files.keys()]
        .filter((path) => KNOWLEDGE_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
        path.endsWith('.md') &&
        !/(^|\/)README\.md$/.test(path))
        .flatMap((path) => {
        const text = tree.read(path);
        if (text === undefined)
            return [];
        const report = reporter(path, text);
        const read = readFrontMatter(text);
        if (read.kind === 'fault')
            return [
                report('knowledge-front-matter', read.offset, `${read.message}.`, 'Begin the file with ---, title, tags, repos, ---.', read.edits && { kind: 'edit', edits: read.edits }),
            ];
        return [...fields(read, report, repository), ...conventions(read, report, path)];
    });
}
function fields({ fields: all }, report, repository) {
    const problems = [];
    const title = all.get('title');
    if (typeof title?.value !== 'string' || title.value.trim() === '')
        problems.push(report('knowledge-field', title?.offset ?? 0, 'There is no title.', 'Add title: …'));
    for (const name of ['tags', 'repos']) {
        const field = all.get(name);
        const list = textsOf(field?.value);
        const example = name === 'repos' ? "Write repos: ['*'], or owner/name." : 'Write tags: [remediation].';
        if (list === undefined)
            problems.push(report('knowledge-field', field?.offset ?? 0, `"${name}" is not a list of texts, or is empty.`, example, editOf(asList(field))));
        else if (name === 'repos' && repository !== undefined && !list.some((selector) => covers(selector, repository)))
            problems.push(report('knowledge-repository', field?.offset ?? 0, `None of the selectors covers ${problem_shown(repository)}.`, `Add ${problem_shown(repository)}, or '*'.`));
    }
    return problems;
}
/** One line of words with commas: the list that was meant. */
function asList(field) {
    if (typeof field?.value !== 'string' || field.valueRange === undefined)
        return undefined;
    const items = field.value.split(',').map((each) => each.trim());
    // Only what YAML reads back as the same words.
    if (!items.every((each) => /^([A-Za-z][\w./-]*|\*)$/.test(each) && !/^(true|false|null|yes|no|on|off)$/i.test(each)))
        return undefined;
    const [from, to] = field.valueRange;
    return { from, to, text: `[${items.map((each) => (each === '*' ? "'*'" : each)).join(', ')}]` };
}
function textsOf(value) {
    const isList = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each.trim() !== '');
    return isList ? value : undefined;
}
/** `*` selects all (seed 2.5); otherwise a name with or without owner, in which `*` stands for any part. Other forms are not stated. */
function covers(selector, repository) {
    const whole = repository.toLowerCase();
    const text = selector.includes('/') || selector === '*' ? whole : (whole.split('/')[1] ?? whole);
    const parts = selector.toLowerCase().split('*');
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    if (parts.length === 1)
        return text === first;
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return false;
    let from = first.length;
    // The earliest place for each part leaves the most room for the rest.
    for (const part of parts.slice(1, -1)) {
        const at = text.indexOf(part, from);
        if (at < 0)
            return false;
        from = at + part.length;
    }
    return from <= text.length - last.length;
}
/** Seed 2.5: what a runbook entry contains. Only an entry that calls itself a remediation runbook is one. */
const CONVENTIONS = [
    [`the branch ${lib/* BRANCH_PREFIX */.sM}<finding-id>`, /fix\/<finding-id>/i],
    [`the prefixes ${lib/* COMMIT_PREFIXES */.pM.join(' and ')}`, /fix\(sec\):/, /fix\(deps\):/],
    ['the title `fix: <one-line summary>`', /fix: <[^>\n]{1,200}>/],
    [
        'the finding id, the blast radius and the verification steps of the description',
        /finding id/i,
        /blast radius/i,
        /verif/i,
    ],
    ['that pull requests are opened as DRAFT', /draft/i],
    ['the security reviewers team', /review(er)?s?\b/i],
    ['never merge', /never merge/i],
    ['notes for each package manager', /package manager|ecosystem|npm|pip|maven|cargo|\bgo\b/i],
];
function conventions({ body, bodyOffset, fields: all }, report, path) {
    const isRunbook = /runbook/i.test(path) || /runbook/i.test(problem_shown(all.get('title')?.value ?? '', 300));
    if (!isRunbook || !/remediat|security|finding/i.test(body))
        return [];
    return CONVENTIONS.filter(([, ...words]) => !words.every((each) => each.test(body))).map(([says]) => report('knowledge-convention', bodyOffset, `The runbook does not name ${says}.`, 'Add it; agent-remediation init writes a whole one.'));
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/mcp-references.js
/** References to variables in the MCP file: the form that the reading agent knows, and whether the variable is set. */


/** Which form is read depends on who reads the file: an agent's own folder in the repository tells. */
function readersOf({ tree, variables }) {
    const files = [...tree.files.keys()];
    const hasClaude = files.some((file) => file.startsWith('.claude/')) || tree.files.has('CLAUDE.md');
    const hasNeutral = files.some((file) => file.startsWith('.agent/'));
    const only = hasClaude === hasNeutral ? undefined : hasClaude ? 'claude-code' : 'neutral';
    return { only, variables, form: (name) => (only === 'claude-code' ? `\${${name}}` : `\${env:${name}}`) };
}
/** Every `${…}` of a text. */
function references({ readers, say, replace }, path, value) {
    const { only, variables, form } = readers;
    // One edit writes the whole value, so it mends all references of it.
    let edit;
    const seen = new Map([...value.matchAll(/\$\{([^}]*)\}/g)].map(([reference, inside = '']) => [reference, inside]));
    for (const [reference, inside] of seen) {
        const isNeutral = inside.startsWith('env:');
        const [name = '', ...others] = (isNeutral ? inside.slice(4) : inside).split(':-');
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
            say('mcp-reference', path, `${problem_shown(reference)} names no variable.`, `Write ${form('NAME')}.`);
            continue;
        }
        if (only !== undefined && isNeutral !== (only === 'neutral')) {
            const says = only === 'neutral' ? 'is not the form of the conventions' : `is not understood by ${CLAUDE}`;
            // The conventions' form knows no default: leaving one out would change what is sent.
            const isSame = others.length === 0 || only === 'claude-code';
            if (isSame)
                edit ??= replace(path, 'value', allMended(value, readers));
            say('mcp-reference', path, `${problem_shown(reference)} ${says}.`, `Write ${form(name)}.`, isSame ? edit : undefined);
        }
        if (variables?.has(name) === false && others.length === 0)
            say('mcp-unset', path, `The variable ${name} is not set here.`, `Set ${name} where the agent runs.`);
    }
}
const CLAUDE = agents_AGENTS.find(({ id }) => id === 'claude-code')?.title ?? '';
function allMended(value, { only, form }) {
    return only === 'neutral'
        ? value.replace(/\$\{([A-Za-z_]\w*)\}/g, (_, name) => form(name))
        : value.replace(/\$\{env:([A-Za-z_]\w*(?::-[^}]*)?)\}/g, (_, inside) => `\${${inside}}`);
}
/** Forms of a shell, of Windows: no agent puts a value in their place. */
function unexpanded({ readers, say, replace }, path, value) {
    const [, scheme = '', bare, percent] = /^((?:bearer |basic |token )?)(?:\$([A-Z_][A-Z0-9_]*)|%([A-Z_][A-Z0-9_]*)%)$/i.exec(value) ?? [];
    const name = bare ?? percent;
    if (name === undefined)
        return;
    const edit = readers.only === undefined ? undefined : replace(path, 'value', `${scheme}${readers.form(name)}`);
    const message = `${problem_shown(value)} is sent as it stands: no agent reads this form.`;
    say('mcp-reference', path, message, `Write ${scheme}${readers.form(name)}.`, edit);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/mcp-runners.js
/** Servers that a runner fetches at each start: which version runs has to stand in the file. */


function unpinned({ path, say }, words, tree) {
    const found = fetchedBy(words, 0);
    if (found === undefined || found.isPinned || /\$\{|^[.~]?\/|^\.\.?$|^file:/.test(found.name))
        return;
    // A runner takes what the repository has installed, and the lock file pins that.
    if (dependenciesOf(tree).has(found.name))
        return;
    say('mcp-unpinned', [...path, 'args'], `${problem_shown(found.name)} is not pinned to a version.`, found.fix);
}
function dependenciesOf(tree) {
    const read = readJson(tree.read('package.json') ?? '');
    const manifest = read.kind === 'read' && json_file_isRecord(read.value) ? read.value : {};
    return new Set(['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((field) => Object.keys(json_file_isRecord(manifest[field]) ? manifest[field] : {})));
}
/** How deep programs that start programs are followed. */
const mcp_runners_MAX_DEPTH = 6;
/** Programs that only set the stage: what stands after their own options is started. */
const WRAPPERS = {
    env: new Set(['-u', '--unset', '-C', '--chdir']),
    sudo: new Set(['-u', '-g', '-E']),
    nohup: new Set(),
    exec: new Set(),
    command: new Set(),
    nice: new Set(['-n']),
    timeout: new Set(['-k', '-s']),
    stdbuf: new Set(['-i', '-o', '-e']),
    xvfb: new Set(),
};
/** Programs whose own part ends with `--`. */
const UNTIL_DASHES = new Set([
    'op',
    'doppler',
    'infisical',
    'dotenv',
    'dotenvx',
    'mise',
    'direnv',
    'aws-vault',
    'nix',
    'volta',
]);
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh']);
function fetchedBy(words, depth) {
    const [first, ...rest] = words;
    if (first === undefined || depth > mcp_runners_MAX_DEPTH)
        return undefined;
    const program = programOf(first);
    const next = inner(program, rest);
    if (next !== undefined)
        return fetchedBy(next, depth + 1);
    const runner = Object.hasOwn(RUNNERS, program) ? RUNNERS[program] : undefined;
    return runner?.(rest);
}
/** `C:\\…\\npx.cmd` and `/usr/bin/npx` are both `npx`. */
function programOf(word) {
    return (word.split(/[\\/]/).at(-1) ?? '').replace(/\.(exe|cmd|bat|ps1)$/i, '').toLowerCase();
}
/** What a program that starts others is told to start. */
function inner(program, rest) {
    if (program === 'cmd')
        return wordsOf(skipWhile(rest, (word) => /^\/[a-z]/i.test(word)).join(' '));
    if (program === 'powershell' || program === 'pwsh') {
        const at = rest.findIndex((word) => /^-c(ommand)?$/i.test(word));
        return at < 0 ? undefined : wordsOf(rest.slice(at + 1).join(' '));
    }
    if (SHELLS.has(program)) {
        const at = rest.findIndex((word) => /^-[a-z]*c$/.test(word));
        return at < 0 ? undefined : wordsOf(rest[at + 1] ?? '');
    }
    if (UNTIL_DASHES.has(program)) {
        const at = rest.indexOf('--');
        return at < 0 ? undefined : rest.slice(at + 1);
    }
    const valued = Object.hasOwn(WRAPPERS, program) ? WRAPPERS[program] : undefined;
    if (valued === undefined)
        return undefined;
    const options = afterOptions(rest, valued);
    const assigned = skipWhile(options, (word) => /^[A-Za-z_]\w*=/.test(word));
    return program === 'timeout' ? assigned.slice(1) : assigned;
}
function skipWhile(words, isSkipped) {
    const at = words.findIndex((word) => !isSkipped(word));
    return at < 0 ? [] : words.slice(at);
}
/** The first command of a line; a line that sets variables or a folder first is followed to what it runs. */
function wordsOf(line) {
    const commands = line.slice(0, 10_000).split(/&&|\|\||[;|\n]/);
    const each = commands.map((command) => [...command.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
    const started = each.map((words) => skipWhile(words, (word) => /^[A-Za-z_]\w*=/.test(word)));
    return started.find(([first]) => first !== undefined && !/^(cd|export|set|source|\.|test|\[)$/.test(first)) ?? [];
}
/** What follows the options; `valued` take the next word with them. */
function afterOptions(words, valued) {
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (word === '--')
            return words.slice(at + 1);
        if (!word.startsWith('-'))
            return words.slice(at);
        if (valued.has(word))
            at += 1;
    }
    return [];
}
/** Value of an option, in both forms; what follows the package belongs to its own program. */
function mcp_runners_option(all, valued, ...names) {
    const words = all.slice(0, all.length - afterOptions(all, valued).length);
    for (const [at, word] of words.entries()) {
        if (names.includes(word))
            return words[at + 1];
        const name = names.find((each) => each.startsWith('--') && word.startsWith(`${each}=`));
        if (name !== undefined)
            return word.slice(name.length + 1);
    }
    return undefined;
}
const NPM_VALUED = new Set([
    '-p',
    '--package',
    '-c',
    '--call',
    '-w',
    '--workspace',
    '--registry',
    '--prefix',
    '--cache',
    '--userconfig',
    '--node-options',
    '--node-arg',
    '-n',
]);
const PYTHON_VALUED = new Set([
    '--from',
    '--with',
    '-w',
    '--with-editable',
    '--python',
    '-p',
    '--index-url',
    '-i',
    '--index',
    '--default-index',
    '--extra-index-url',
    '--directory',
    '--project',
    '--env-file',
    '--refresh-package',
    '--prerelease',
    '--cache-dir',
    '--spec',
    '--pip-args',
    '--suffix',
    '--exclude-newer',
]);
const DOCKER_VALUED = new Set([
    '-e',
    '--env',
    '--env-file',
    '-v',
    '--volume',
    '--mount',
    '-p',
    '--publish',
    '--name',
    '--network',
    '--net',
    '-w',
    '--workdir',
    '-u',
    '--user',
    '--platform',
    '--entrypoint',
    '--add-host',
    '-l',
    '--label',
    '-m',
    '--memory',
    '--cpus',
    '--pull',
    '-h',
    '--hostname',
    '--security-opt',
    '--cap-add',
    '--cap-drop',
    '--gpus',
    '--ulimit',
    '--tmpfs',
    '--device',
    '--log-driver',
    '--restart',
    '--runtime',
    '--shm-size',
    '--dns',
    '--ip',
    '--link',
    '--cidfile',
    '--pid',
    '--ipc',
    '--userns',
    '--group-add',
    '--expose',
    '--stop-signal',
    '--volumes-from',
    '--pids-limit',
    '-a',
    '--attach',
    '-c',
    '--cpu-shares',
    '--cpuset-cpus',
    '--init-path',
    '--log-opt',
    '--network-alias',
    '--secret',
]);
const DOCKER_OWN = new Set(['-H', '--host', '--context', '-c', '--config', '-l', '--log-level']);
const npm = (words) => {
    const name = mcp_runners_option(words, NPM_VALUED, '-p', '--package') ?? afterOptions(words, NPM_VALUED)[0];
    if (name === undefined)
        return undefined;
    const isGit = /^(git\+|github:|gitlab:|https?:)/.test(name);
    const isPinned = isGit ? /[#@][0-9a-f]{40}$/.test(name) : /^(@[\w.-]+\/)?[\w.-]+@v?\d+\.\d+\.\d+/.test(name);
    return { name, isPinned, fix: `Write ${problem_shown(bare(name))}@<version>, with all three numbers.` };
};
const bare = (name) => name.replace(/(?<=.)@(latest|next|beta|canary|[\d.^~x*]*)$/, '');
const python = (words) => {
    const name = mcp_runners_option(words, PYTHON_VALUED, '--from', '--spec') ?? afterOptions(words, PYTHON_VALUED)[0];
    if (name === undefined)
        return undefined;
    const isGit = /^(git\+|https?:)/.test(name);
    const isPinned = isGit ? /@[0-9a-f]{40}(#|$)/.test(name) : /(==|@)v?\d[^*]*$/.test(name);
    return {
        name,
        isPinned,
        fix: isGit ? 'Name the commit: …@<40 hexadecimal digits>.' : `Write ${problem_shown(bare(name))}==<version>.`,
    };
};
const container = (words) => {
    const [verb, ...rest] = afterOptions(words, DOCKER_OWN);
    const [kind, ...more] = rest;
    const options = verb === 'run' ? rest : verb === 'container' && kind === 'run' ? more : undefined;
    const name = options && afterOptions(options, DOCKER_VALUED)[0];
    // A name without a folder is often an image that was built here.
    if (name === undefined || !name.includes('/'))
        return undefined;
    const isPinned = /@sha256:[0-9a-f]{64}$/.test(name) || /:v?\d+\.\d+\.\d[\w.-]*$/.test(name);
    const image = name.replace(/(:[\w.-]*|@.*)$/, '');
    return { name, isPinned, fix: `Write ${problem_shown(image)}@sha256:<digest>, or the tag of a whole version.` };
};
/** `go run` of the module that one stands in, and of a file, fetches nothing. */
const go = ([verb, ...rest]) => {
    const name = verb === 'run' ? rest.find((word) => !word.startsWith('-')) : undefined;
    if (name === undefined || !name.includes('@'))
        return undefined;
    return { name, isPinned: /@v\d+\.\d+\.\d+|@[0-9a-f]{12,}$/.test(name), fix: 'Write the version: …@v1.2.3.' };
};
const deno = ([verb, ...rest]) => {
    const name = verb === 'run' ? afterOptions(rest, new Set(['-c', '--config', '--import-map']))[0] : undefined;
    if (name === undefined || !/^(npm:|jsr:|https:)/.test(name))
        return undefined;
    return { name, isPinned: /@v?\d+\.\d+\.\d+/.test(name), fix: 'Write the version: …@1.2.3.' };
};
/** A runner with a verb of its own: `npm exec`, `pnpm dlx`, `uv tool run`. */
const verbs = (reader, ...allowed) => (words) => {
    const verb = allowed.find((each) => words.slice(0, each.split(' ').length).join(' ') === each);
    return verb === undefined ? undefined : reader(words.slice(verb.split(' ').length));
};
const RUNNERS = {
    npx: npm,
    pnpx: npm,
    bunx: npm,
    npm: verbs(npm, 'exec', 'x'),
    pnpm: verbs(npm, 'dlx'),
    yarn: verbs(npm, 'dlx'),
    bun: verbs(npm, 'x'),
    uvx: python,
    uv: verbs(python, 'tool run', 'x'),
    pipx: verbs(python, 'run'),
    docker: container,
    podman: container,
    nerdctl: container,
    go,
    deno,
};

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/mcp-scopes.js
/**
 * Write scopes (seed 2.5: least privilege, start read-only). A static check: a program sees switches, and not what a token may do.
 */

/** Each by its own documentation: the switch, and that it is off by default. */
const KNOWN = [
    {
        title: 'GitHub',
        program: /(^|\/)github-mcp-server(\.exe)?([:@]|$)/i,
        flag: /^--read-only(=true|=1)?$/,
        variable: 'GITHUB_READ_ONLY',
        fix: 'Add the argument --read-only, or GITHUB_READ_ONLY=1.',
    },
    {
        title: 'GitHub',
        address: /^https:\/\/(api\.githubcopilot\.com|copilot-api\.[\w.-]+\.ghe\.com)\/mcp/i,
        header: 'x-mcp-readonly',
        inAddress: /\/readonly(\/|$|\?)/,
        fix: 'Add the header X-MCP-Readonly: true, or /readonly to the address.',
    },
    {
        title: 'Supabase',
        program: /^@supabase\/mcp-server-supabase(@|$)/,
        flag: /^--read-only(=true)?$/,
        fix: 'Add the argument --read-only.',
    },
    {
        title: 'Supabase',
        address: /^https:\/\/mcp\.supabase\.com\/mcp/i,
        inAddress: /[?&]read_only=true(&|$)/,
        fix: 'Add read_only=true to the address.',
    },
    {
        title: 'MongoDB',
        program: /(^|\/)(mongodb-mcp-server)([:@]|$)/,
        flag: /^--read-?only(=true)?$/i,
        variable: 'MDB_MCP_READ_ONLY',
        fix: 'Add the argument --readOnly, or MDB_MCP_READ_ONLY=true.',
    },
    {
        title: 'GitLab',
        program: /^@(zereight\/mcp-gitlab|structured-world\/gitlab-mcp)(@|$)/,
        variable: 'GITLAB_READ_ONLY_MODE',
        fix: 'Set GITLAB_READ_ONLY_MODE=true.',
    },
    {
        title: 'Atlassian',
        program: /(^|\/)mcp-atlassian([:@=]|$)/,
        flag: /^--read-only$/,
        variable: 'READ_ONLY_MODE',
        fix: 'Set READ_ONLY_MODE=true.',
    },
    {
        title: 'Kubernetes',
        program: /(^|\/)kubernetes-mcp-server([:@]|$)/,
        flag: /^--read-only(=true)?$/,
        fix: 'Add the argument --read-only.',
    },
];
const SEEN = 'Seen in this file alone: what its credential may do cannot be seen from here.';
function writeScope({ path, say }, started) {
    const { words, env } = started;
    const open = words.find((word) => OPENS.test(word));
    if (open !== undefined)
        say('mcp-write-scope', path, `${problem_shown(open)} lets the server write.`, 'Start read-only.');
    const off = Object.entries(env).find(([name, value]) => (/read_?only/i.test(name) && mcp_scopes_isOff(value)) || (/(allow|enable)_?(write|mutation)/i.test(name) && isOn(value)));
    if (off !== undefined)
        say('mcp-write-scope', [...path, 'env', off[0]], `${problem_shown(off[0])} lets the server write.`, 'Start read-only.');
    if (open !== undefined || off !== undefined)
        return;
    const known = KNOWN.find((each) => isServer(each, started));
    if (known !== undefined && !isReadOnly(known, started))
        say('mcp-write-scope', path, `The server of ${known.title} may write unless it is told not to. ${SEEN}`, `${known.fix} Write scopes come after about a week of watching.`);
}
const OPENS = /^--?(allow-?write|read-?write|enable-?write|write|allow-?mutations?|no-?read-?only|read-?only=(false|0)|access-mode=unrestricted)\b/i;
const isOn = (value) => /^(true|1|yes|on)$/i.test(value);
const mcp_scopes_isOff = (value) => /^(false|0|no|off)$/i.test(value);
/** A value from outside may be either; it is not judged. */
const isReference = (value) => value.includes('${');
function isServer({ program, address }, { words, url }) {
    return program ? words.some((word) => program.test(word)) : address?.test(url) === true;
}
function isReadOnly(known, { words, env, headers, url }) {
    const { flag, variable, header, inAddress } = known;
    const handedOn = words.map((word) => word.startsWith(`${variable}=`) ? word.slice(word.indexOf('=') + 1) : undefined);
    const values = [
        ...(variable === undefined ? [] : [env[variable], ...handedOn]),
        ...Object.entries(headers).map(([name, value]) => (name.toLowerCase() === header ? value : undefined)),
    ].filter((value) => value !== undefined);
    return (values.some((value) => isOn(value) || isReference(value)) ||
        (flag !== undefined && words.some((word) => flag.test(word))) ||
        inAddress?.test(url) === true ||
        (inAddress !== undefined && isReference(url)));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/default.js

/** What a repository vendors when it changes nothing. Conventions name the paths of the seed; the rest is the guards' own. */
const DEFAULT_POLICY = {
    version: 1,
    root: '../..',
    dryRunUntil: null,
    protected: {
        ...core/* PROTECTED_PATHS */.kU,
        agents: [
            '**/.agent/**',
            '**/.agents/**',
            '**/.claude/**',
            '**/.devin/**',
            '**/.codex/**',
            '**/.cursor/**',
            '**/.gemini/**',
            '**/.windsurf/**',
            '**/.mcp.json',
            '**/GEMINI.md',
            '**/.cursorrules',
            '**/.windsurfrules',
        ],
        git: ['**/.git', '**/.git/**', '**/.gitmodules', '**/.githooks/**'],
        checks: [
            '**/.pre-commit-config.yaml',
            '**/lefthook.yml',
            '**/.lefthook.yml',
            '**/.husky/**',
            '**/.huskyrc*',
            // Where packages come from, and what runs while they are installed.
            '**/.npmrc',
            '**/.yarnrc',
            '**/.yarnrc.yml',
            '**/.pnpmfile.cjs',
            '**/pip.conf',
            '**/.cargo/config',
            '**/.cargo/config.toml',
            '**/.mvn/**',
        ],
    },
    lockfiles: core/* LOCKFILES */.JA,
    mainBranches: [
        'main',
        'master',
        'trunk',
        'develop',
        'production',
        'release',
        'release/**',
        'gh-pages',
        'agent-remediation/**',
    ],
    credentialFiles: [
        '**/.env',
        '**/.env.*',
        '**/.netrc',
        '**/_netrc',
        '**/.git-credentials',
        '**/.npmrc',
        '**/.pypirc',
        '**/.pgpass',
        '**/.my.cnf',
        '**/.htpasswd',
        '**/.vault-token',
        '**/.ssh',
        '**/.ssh/id_*',
        '**/.git/config',
        '**/.*_history',
        '**/id_rsa',
        '**/id_dsa',
        '**/id_ecdsa',
        '**/id_ed25519',
        '**/.aws/**',
        '**/.azure/**',
        '**/.config/gcloud/**',
        '**/.config/gh/hosts.yml',
        '**/.docker/config.json',
        '**/.kube/config',
        '**/.gnupg/**',
        '**/.gem/credentials',
        '**/.cargo/credentials*',
        '**/.terraform.d/credentials*',
        '**/.terraformrc',
        '**/*.tfstate',
        '**/.m2/settings*.xml',
        '**/.gradle/gradle.properties',
        '**/.nuget/nuget.config',
        '**/.sbt/.credentials',
        '**/.ivy2/.credentials',
        '**/.bundle/config',
        '**/.composer/auth.json',
        '**/.codex/auth.json',
        '**/.claude/.credentials.json',
        '**/.s3cfg',
        '**/.boto',
        '**/.databrickscfg',
        '**/.snowsql/config',
        '**/.fly/config.yml',
        '**/.config/git/credentials',
        '**/.config/hub',
        '**/.config/glab-cli/**',
        '**/.config/rclone/**',
        '**/.config/doctl/**',
        '**/.config/op/**',
        '**/.config/configstore/**',
        '**/.config/heroku/**',
        '**/.password-store/**',
        '**/keyrings/**',
        '**/Keychains/**',
        '**/master.key',
        '**/gha-creds-*.json',
        '/etc/kubernetes/*.conf',
        '/etc/rancher/**',
        '/proc/*/mem',
        '**/*.pem',
        '**/*.p12',
        '**/*.pfx',
        '**/*.jks',
        '**/*.keystore',
        '/etc/shadow',
        '/etc/gshadow',
        '/etc/sudoers',
        '/proc/*/environ',
        '/run/secrets/**',
        '/var/run/secrets/**',
    ],
    code: [
        'js',
        'cjs',
        'mjs',
        'jsx',
        'ts',
        'cts',
        'mts',
        'tsx',
        'vue',
        'svelte',
        'py',
        'go',
        'rs',
        'java',
        'kt',
        'kts',
        'scala',
        'rb',
        'php',
        'cs',
        'fs',
        'vb',
        'c',
        'h',
        'cc',
        'cpp',
        'cxx',
        'hpp',
        'm',
        'mm',
        'swift',
        'dart',
        'ex',
        'exs',
        'erl',
        'clj',
        'hs',
        'ml',
        'lua',
        'pl',
        'pm',
        'r',
        'sh',
        'bash',
        'sql',
        'groovy',
        'zig',
        'nim',
    ].map((extension) => `**/*.${extension}`),
    tests: [
        '**/test/**',
        '**/tests/**',
        '**/__tests__/**',
        '**/spec/**',
        '**/specs/**',
        '**/e2e/**',
        '**/testing/**',
        '**/src/test/**',
        '**/*.test.*',
        '**/*.tests.*',
        '**/*.spec.*',
        '**/*_test.*',
        '**/*_spec.*',
        '**/test_*.*',
        // Names are compared without regard to case, so `*Test.*` would take latest.ts for a test: only where it is the custom.
        ...['java', 'kt', 'scala', 'groovy', 'cs', 'php', 'swift'].flatMap((extension) => [
            `**/*Test.${extension}`,
            `**/*Tests.${extension}`,
            `**/*Spec.${extension}`,
        ]),
        '**/conftest.py',
    ],
};

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/sha256.js
/**
 * SHA-256 (FIPS 180-4) for the policy's few kilobytes. Node's own is behind a module whose loading costs more than everything else that a
 * hook does (P13); a test compares the two.
 */
// prettier-ignore
const ROOTS = Int32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2);
const START = (/* unused pure expression or super */ null && ([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]));
/** The digest in hexadecimal digits. */
function sha256_sha256(bytes) {
    const state = Int32Array.from(START);
    const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
    const words = new Int32Array(64);
    for (let block = 0; block < padded.length; block += 64) {
        for (let at = 0; at < 16; at += 1)
            words[at] = view.getInt32(block + at * 4);
        extend(words);
        compress(state, words);
    }
    return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
function extend(words) {
    for (let at = 16; at < 64; at += 1) {
        const near = words[at - 2] ?? 0;
        const far = words[at - 15] ?? 0;
        const one = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
        const zero = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
        words[at] = (words[at - 16] ?? 0) + zero + (words[at - 7] ?? 0) + one;
    }
}
/** Written with plain variables: it runs once, before the engine has made anything fast. */
function compress(state, words) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < 64; at += 1) {
        const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
        const one = (h + high + ((e & f) ^ (~e & g)) + (ROOTS[at] ?? 0) + (words[at] ?? 0)) | 0;
        const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
        const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g;
        g = f;
        f = e;
        e = (d + one) | 0;
        d = c;
        c = b;
        b = a;
        a = (one + two) | 0;
    }
    for (const [at, value] of [a, b, c, d, e, f, g, h].entries())
        state[at] = (state[at] ?? 0) + value;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/policy.js




const POLICY_FILE = 'policy.json';
/** In the form of `sha256sum`: digest, two blanks, name. */
const DIGEST_FILE = 'policy.json.sha256';
function digestOf(bytes) {
    return sha256(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
}
const shipped = typeof SHIPPED_DIGEST === 'undefined' ? undefined : SHIPPED_POLICY;
function digestOfPolicy(text) {
    return text === shipped ? SHIPPED_DIGEST : digestOf(text);
}
/**
 * Reads policy and digest from the folder of the hooks.
 *
 * @throws GuardFault when one is missing, they do not agree, or the policy has another form: no policy is no permission.
 */
function readPolicy(folder) {
    const text = contents(folder, POLICY_FILE);
    const line = contents(folder, DIGEST_FILE).trim();
    const digest = line.endsWith(`  ${POLICY_FILE}`) ? line.slice(0, -POLICY_FILE.length - 2) : line.split(/\s+/u, 1)[0];
    if (digest !== digestOfPolicy(text)) {
        throw new GuardFault(`${POLICY_FILE} is not what ${DIGEST_FILE} says (after a reviewed change: sha256sum ${POLICY_FILE} > ${DIGEST_FILE})`);
    }
    // The one that is shipped has the form of a policy: the bundler asked.
    return text === shipped ? JSON.parse(text) : parsePolicy(text);
}
function contents(folder, name) {
    try {
        return readFileSync(join(folder, name), 'utf8');
    }
    catch {
        throw new GuardFault(`${name} beside the hooks cannot be read`);
    }
}
const LISTS = (/* unused pure expression or super */ null && (['lockfiles', 'mainBranches', 'credentialFiles', 'code', 'tests']));
const REQUIRED_GROUPS = (/* unused pure expression or super */ null && (['migrations', 'infrastructure', 'generated', 'automation']));
/** @throws GuardFault naming the field that is wrong */
function parsePolicy(text) {
    const value = parsed(text);
    if (!isPolicy(value))
        throw new GuardFault(`${POLICY_FILE} has not the form of a policy of version 1`);
    return value;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new GuardFault(`${POLICY_FILE} is not JSON`);
    }
}
function isPolicy(value) {
    if (!policy_isRecord(value) || value['version'] !== 1 || typeof value['root'] !== 'string')
        return false;
    const dry = value['dryRunUntil'];
    if (dry !== null && (typeof dry !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(dry)))
        return false;
    const groups = value['protected'];
    if (!policy_isRecord(groups) || !Object.values(groups).every(isStrings))
        return false;
    return REQUIRED_GROUPS.every((name) => Object.hasOwn(groups, name)) && LISTS.every((name) => isStrings(value[name]));
}
function policy_isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isStrings(value) {
    return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item !== '');
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/paths/glob.js
/**
 * Globs without regular expressions, so that no pattern is slow: `**` stands for any folders, `*` for any run of characters within a
 * name, `?` for one. Both sides are compared folded (see `fold`). The work is at most pattern times path.
 */
/**
 * One form for all the names that some file system takes for the same file: compatibility forms joined, letter case folded, characters
 * that a file system ignores taken out, and the blanks and dots that others cut off at the end of a name.
 */
function glob_fold(path) {
    // Nearly every path is plain: nothing to join, nothing to cut.
    if (PLAIN.test(path))
        return path.toLowerCase();
    return (path
        .normalize('NFKC')
        // Not written as an expression: V8 asks the Unicode tables for one of these as soon as it reads it (P13).
        .replace(new RegExp('\\p{Default_Ignorable_Code_Point}', 'gu'), '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKC')
        .split('/')
        .map((name) => (/^\.{1,2}$/u.test(name) ? name : trimEnd(name)))
        .join('/'));
}
/** ASCII without a colon, and no name that ends in a dot or a blank but `.` and `..` themselves. */
const PLAIN = /^(?!.*[. ](?:\/|$))[!-9;-~ ]*$/u;
function trimEnd(name) {
    let end = name.length;
    while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' '))
        end -= 1;
    // `file::$DATA` and `folder:$I30:$INDEX_ALLOCATION` are other names of the same file on NTFS.
    const stream = name.slice(0, end).search(/:{1,2}\$/u);
    return stream > 0 ? name.slice(0, stream) : name.slice(0, end);
}
const compiled = new Map();
function compile(glob) {
    const known = compiled.get(glob);
    if (known !== undefined)
        return known;
    const parts = glob_fold(glob)
        .split('/')
        .filter((part, index) => part !== '' || index === 0);
    compiled.set(glob, parts);
    return parts;
}
const indexes = new WeakMap();
function indexOf(globs) {
    const known = indexes.get(globs);
    if (known !== undefined)
        return known;
    const byName = new Map();
    const byPiece = [];
    for (const glob of globs) {
        const parts = compile(glob);
        const name = longest(parts.filter((part) => part !== '' && !part.includes('*') && !part.includes('?')));
        const same = name === '' ? undefined : byName.get(name);
        if (name === '')
            byPiece.push([longest(parts.flatMap((part) => part.split(/[*?]/u))), glob]);
        else if (same === undefined)
            byName.set(name, [glob]);
        else
            same.push(glob);
    }
    const index = { byName, byPiece };
    indexes.set(globs, index);
    return index;
}
function longest(texts) {
    let found = '';
    for (const text of texts)
        if (text.length > found.length)
            found = text;
    return found;
}
/** Whether a path, already folded, matches one of the globs. The list is read at its first use and must not change. */
function glob_matchesAny(path, globs) {
    const { byName, byPiece } = indexOf(globs);
    for (const name of namesOf(path)) {
        const found = byName.get(name);
        if (found !== undefined && found.some((glob) => matchesGlob(path, glob)))
            return true;
    }
    return byPiece.some(([piece, glob]) => path.includes(piece) && matchesGlob(path, glob));
}
/** Whether a path, already folded, matches a glob. `folder/**` matches the folder itself too. */
function matchesGlob(path, glob) {
    const pattern = compile(glob);
    const names = namesOf(path);
    const name = pattern[1];
    // The two forms that nearly all globs have.
    if (pattern[0] === '**' && name !== undefined && name !== '**') {
        if (pattern.length === 2)
            return matchesName(names.at(-1) ?? '', name);
        if (pattern.length === 3 && pattern[2] === '**')
            return names.some((each) => matchesName(each, name));
    }
    let states = new Set(closure(pattern, 0));
    for (const name of names) {
        const next = new Set();
        for (const at of states) {
            const part = pattern[at];
            if (part === undefined)
                continue;
            if (part === '**')
                for (const state of closure(pattern, at))
                    next.add(state);
            else if (matchesName(name, part))
                for (const state of closure(pattern, at + 1))
                    next.add(state);
        }
        states = next;
        if (states.size === 0)
            return false;
    }
    return states.has(pattern.length);
}
let lastPath = '';
let lastNames = (/* unused pure expression or super */ null && (['']));
/** The names of a path; one path is compared with many globs in a row. */
function namesOf(path) {
    if (path !== lastPath) {
        lastNames = path.split('/').filter((name, index) => name !== '' || index === 0);
        lastPath = path;
    }
    return lastNames;
}
/** A state and those that `**` reaches without reading a name. */
function closure(pattern, from) {
    const states = [from];
    for (let at = from; pattern[at] === '**'; at += 1)
        states.push(at + 1);
    return states;
}
function matchesName(name, pattern) {
    if (!pattern.includes('*') && !pattern.includes('?'))
        return name === pattern;
    let at = 0;
    let inPattern = 0;
    let star = -1;
    let resume = 0;
    while (at < name.length) {
        if (inPattern < pattern.length && (pattern[inPattern] === name[at] || pattern[inPattern] === '?')) {
            at += 1;
            inPattern += 1;
        }
        else if (pattern[inPattern] === '*') {
            star = inPattern;
            resume = at;
            inPattern += 1;
        }
        else if (star >= 0) {
            resume += 1;
            at = resume;
            inPattern = star + 1;
        }
        else
            return false;
    }
    while (pattern[inPattern] === '*')
        inPattern += 1;
    return inPattern === pattern.length;
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/policy/classify.js

/**
 * Classifies a path as git writes it (relative to the root, `/` between names), as text alone: letter case and Unicode forms do not
 * matter, links are not followed.
 */
function classifyPath(path, policy) {
    const folded = fold(path.replace(/^(?:\.?\/)+/u, ''));
    return {
        groups: Object.entries(policy.protected).flatMap(([group, globs]) => (matchesAny(folded, globs) ? [group] : [])),
        lockfile: matchesAny(folded, policy.lockfiles),
        code: matchesAny(folded, policy.code),
        test: matchesAny(folded, policy.tests),
    };
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/scan-secrets/forms.js
const ALPHABETS = {
    hex: '0-9a-fA-F',
    digits: '0-9',
    lower: '0-9a-z',
    upper: '0-9A-Z',
    alphanumeric: '0-9A-Za-z',
    word: '0-9A-Za-z_-',
    dotted: '0-9A-Za-z_.\\-',
    base64: '0-9A-Za-z+/=_-',
    any: '0-9A-Za-z_.~+/=:%$#@!|-',
};
const of = (vendor, alphabet, least, ...prefixes) => prefixes.map((prefix) => ({ vendor, prefix, alphabet, least }));
const PREFIX_FORMS = [
    ...of('1password', 'base64', 60, 'ops_eyJ'),
    ...of('1password', 'word', 24, 'A3-'),
    ...of('adobe', 'alphanumeric', 30, 'p8e-', 'p8e_'),
    ...of('age', 'upper', 50, 'AGE-SECRET-KEY-1'),
    ...of('airtable', 'dotted', 60, 'pat'),
    ...of('alibaba', 'alphanumeric', 16, 'LTAI'),
    ...of('anthropic', 'word', 40, 'sk-ant-'),
    ...of('artifactory', 'alphanumeric', 60, 'AKCp'),
    ...of('artifactory', 'alphanumeric', 55, 'cmVmd'),
    ...of('atlassian', 'base64', 40, 'ATATT3', 'ATCTT3', 'ATBB', 'ATSTT3'),
    ...of('authress', 'dotted', 40, 'sc_', 'ext_', 'scauth_', 'authress_'),
    ...of('aws', 'upper', 16, 'AKIA', 'ASIA', 'ABIA', 'ACCA', 'A3T'),
    ...of('aws-bedrock', 'base64', 60, 'ABSK', 'bedrock-api-key-'),
    ...of('braintree', 'any', 30, 'access_token$production$', 'access_token$sandbox$'),
    ...of('brevo', 'word', 60, 'xkeysib-', 'xsmtpsib-'),
    ...of('buildkite', 'word', 30, 'bkua_', 'bkct_', 'bkaj_'),
    ...of('beamer', 'base64', 40, 'b_'),
    ...of('circleci', 'word', 30, 'CCIPAT_', 'CCIPRJ_'),
    ...of('clickhouse', 'alphanumeric', 38, '4b1d'),
    ...of('clojars', 'alphanumeric', 50, 'CLOJARS_'),
    ...of('cloudflare', 'word', 100, 'v1.0-'),
    ...of('cloudflare', 'word', 35, 'cfat_', 'cfut_', 'cfk_'),
    ...of('cloudinary', 'any', 30, 'cloudinary://'),
    ...of('contentful', 'word', 40, 'CFPAT-'),
    ...of('crates', 'alphanumeric', 30, 'cio'),
    ...of('databricks', 'hex', 30, 'dapi'),
    ...of('defined', 'word', 60, 'dnkey-'),
    ...of('digitalocean', 'hex', 60, 'dop_v1_', 'doo_v1_', 'dor_v1_'),
    ...of('docker', 'word', 24, 'dckr_pat_', 'dckr_oat_'),
    ...of('doppler', 'alphanumeric', 36, 'dp.pt.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'),
    ...of('doppler', 'dotted', 36, 'dp.st.'),
    ...of('dropbox', 'base64', 60, 'sl.', 'sl.u.'),
    ...of('duffel', 'base64', 40, 'duffel_test_', 'duffel_live_'),
    ...of('dynatrace', 'dotted', 80, 'dt0c01.', 'dt0s16.', 'dt0s02.'),
    ...of('easypost', 'alphanumeric', 50, 'EZAK', 'EZTK'),
    ...of('expo', 'word', 40, 'expo_'),
    ...of('facebook', 'alphanumeric', 60, 'EAAM', 'EAAC', 'EAAG', 'EAAB'),
    ...of('figma', 'word', 38, 'figd_', 'figu_', 'figo_'),
    ...of('finicity', 'hex', 30, 'finicity_'),
    ...of('flutterwave', 'word', 11, 'FLWPUBK_TEST-', 'FLWSECK_TEST-', 'FLWSECK_TEST', 'FLWSECK-'),
    ...of('fly', 'base64', 40, 'fo1_', 'fm1_', 'fm1a_', 'fm1r_', 'fm2_', 'FlyV1 fm'),
    ...of('frameio', 'base64', 60, 'fio-u-'),
    ...of('freemius', 'any', 29, 'sk_'),
    ...of('github', 'word', 30, 'ghp_', 'gho_', 'ghu_', 'ghr_', 'github_pat_'),
    ...of('github', 'dotted', 30, 'ghs_'),
    ...of('gitlab', 'dotted', 20, 'glpat-', 'gldt-', 'glrt-', 'glrtr-', 'glcbt-', 'glptt-', 'glft-', 'glsoat-', 'glimt-', 'glagent-', 'gloas-', 'glffct-', 'glwt-', 'GR1348941'),
    ...of('gitlab', 'alphanumeric', 30, '_gitlab_session='),
    ...of('gocardless', 'base64', 40, 'live_'),
    ...of('google', 'word', 35, 'AIza'),
    ...of('google', 'word', 24, 'GOCSPX-'),
    ...of('google', 'word', 40, 'ya29.', '1//0'),
    ...of('grafana', 'base64', 32, 'glc_', 'glsa_'),
    ...of('grafana', 'base64', 60, 'eyJrIjoi'),
    ...of('groq', 'alphanumeric', 40, 'gsk_'),
    ...of('harness', 'dotted', 60, 'pat.', 'sat.'),
    ...of('hashicorp', 'dotted', 24, 'hvs.', 'hvb.', 'hvr.'),
    ...of('heroku', 'word', 50, 'HRKU-'),
    ...of('hubspot', 'word', 36, 'pat-na1-', 'pat-na2-', 'pat-eu1-', 'pat-ap1-'),
    ...of('huggingface', 'alphanumeric', 34, 'hf_', 'api_org_'),
    ...of('infracost', 'alphanumeric', 32, 'ico-'),
    ...of('intra42', 'hex', 60, 's-s4t2ud-', 's-s4t2af-'),
    ...of('langfuse', 'word', 36, 'sk-lf-', 'pk-lf-'),
    ...of('langsmith', 'word', 40, 'lsv2_pt_', 'lsv2_sk_', 'ls__'),
    ...of('launchdarkly', 'word', 36, 'sdk-', 'api-'),
    ...of('linear', 'alphanumeric', 40, 'lin_api_', 'lin_oauth_'),
    ...of('lob', 'hex', 35, 'live_', 'test_'),
    ...of('lob', 'hex', 31, 'live_pub_', 'test_pub_'),
    ...of('mailgun', 'hex', 32, 'key-', 'pubkey-'),
    ...of('mapbox', 'dotted', 80, 'pk.', 'sk.', 'tk.'),
    ...of('meta', 'any', 30, 'EAAJ'),
    ...of('netlify', 'word', 36, 'nfp_', 'nfc_', 'nfo_', 'nfu_', 'nfb_'),
    ...of('neon', 'alphanumeric', 60, 'napi_'),
    ...of('newrelic', 'word', 19, 'NRAK-', 'NRJS-', 'NRII-', 'NRIQ-', 'NRRA-', 'NRBR-', 'NRAA-'),
    ...of('notion', 'alphanumeric', 43, 'ntn_', 'secret_'),
    ...of('npm', 'alphanumeric', 36, 'npm_'),
    ...of('nuget', 'lower', 43, 'oy2'),
    ...of('octopus', 'upper', 26, 'API-'),
    ...of('openai', 'word', 40, 'sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'),
    ...of('openai', 'alphanumeric', 32, 'sk-'),
    ...of('openshift', 'word', 43, 'sha256~'),
    ...of('paystack', 'hex', 36, 'sk_live_', 'sk_test_'),
    ...of('perplexity', 'alphanumeric', 40, 'pplx-'),
    ...of('pinecone', 'word', 40, 'pcsk_'),
    ...of('plaid', 'word', 36, 'access-sandbox-', 'access-development-', 'access-production-', 'public-sandbox-'),
    ...of('planetscale', 'any', 32, 'pscale_tkn_', 'pscale_pw_', 'pscale_oauth_', 'pscale_'),
    ...of('posthog', 'alphanumeric', 40, 'phx_', 'phs_'),
    ...of('postman', 'word', 50, 'PMAK-'),
    ...of('prefect', 'alphanumeric', 36, 'pnu_', 'pnb_'),
    ...of('pulumi', 'hex', 40, 'pul-'),
    ...of('pypi', 'word', 50, 'pypi-AgE', 'pypi-'),
    ...of('razorpay', 'alphanumeric', 14, 'rzp_live_', 'rzp_test_'),
    ...of('readme', 'lower', 60, 'rdme_'),
    ...of('replicate', 'alphanumeric', 37, 'r8_'),
    ...of('resend', 'word', 30, 're_'),
    ...of('rubygems', 'hex', 40, 'rubygems_'),
    ...of('scalingo', 'word', 48, 'tk-us-'),
    ...of('scaleway', 'upper', 17, 'SCW'),
    ...of('sendgrid', 'dotted', 60, 'SG.'),
    ...of('sentry', 'base64', 60, 'sntrys_', 'sntryu_', 'sntrya_', 'sntryi_'),
    ...of('settlemint', 'alphanumeric', 16, 'sm_aat_', 'sm_pat_', 'sm_sat_'),
    ...of('shippo', 'hex', 40, 'shippo_live_', 'shippo_test_'),
    ...of('shopify', 'hex', 32, 'shpat_', 'shpca_', 'shppa_', 'shpss_', 'shptka_', 'shpua_'),
    ...of('slack', 'word', 20, 'xoxb-', 'xoxp-', 'xoxe-', 'xoxe.xoxb-', 'xoxe.xoxp-', 'xoxd-', 'xoxc-'),
    ...of('slack', 'word', 10, 'xoxa-', 'xoxr-', 'xoxs-', 'xoxo-', 'xapp-'),
    ...of('slack', 'any', 30, 'hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'hooks.slack.com/triggers/'),
    ...of('discord', 'any', 60, 'discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'),
    ...of('sonar', 'hex', 40, 'squ_', 'sqp_', 'sqa_'),
    ...of('sourcegraph', 'word', 40, 'sgp_', 'sgd_', 'slk_', 'sgph_'),
    ...of('square', 'word', 22, 'sq0atp-', 'sq0csp-', 'sq0idp-', 'EAAA'),
    ...of('stripe', 'alphanumeric', 10, 'sk_live_', 'sk_test_', 'sk_prod_', 'rk_live_', 'rk_test_', 'rk_prod_'),
    ...of('stripe', 'base64', 30, 'whsec_'),
    ...of('supabase', 'hex', 40, 'sbp_', 'sb_secret_'),
    ...of('tailscale', 'word', 20, 'tskey-'),
    ...of('teams', 'any', 60, 'webhook.office.com/webhookb2/'),
    ...of('telegram', 'word', 32, ':AA'),
    ...of('terraform', 'word', 60, '.atlasv1.'),
    ...of('twilio', 'hex', 32, 'SK', 'AC'),
    ...of('typeform', 'dotted', 50, 'tfp_'),
    ...of('vercel', 'alphanumeric', 24, 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'),
    ...of('wakatime', 'word', 36, 'waka_'),
    ...of('xai', 'alphanumeric', 70, 'xai-'),
    ...of('yandex', 'dotted', 35, 'AQVN', 't1.', 'YC', 'y0_'),
    ...of('zuplo', 'alphanumeric', 60, 'zpka_'),
    ...of('vault', 'alphanumeric', 24, 's.'),
    ...of('jwt', 'dotted', 40, 'eyJ', 'ey'),
    ...of('jwt', 'base64', 90, 'ZXlK'),
    ...of('kubeconfig', 'base64', 90, 'client-key-data: LS0tLS1CRUdJTi'),
    ...of('agent-session', 'word', 20, 'cog_', 'apk_'),
];
/** Prefixes that ordinary text holds: what follows must look like a credential in a stricter way. Parts are separated by dots or dashes. Made when asked for. */
const STRICT = {
    pat: () => /^pat[0-9A-Za-z]{14}\.[0-9a-f]{64}$/u,
    'pat.': () => /^pat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,
    'sat.': () => /^sat\.[\w-]{20,24}\.[\w]{20,26}\.[\w]{16,24}$/u,
    eyJ: () => /^eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]*$/u,
    cio: () => /^cio[0-9A-Za-z]{32}$/u,
    SK: () => /^SK[0-9a-fA-F]{32}$/u,
    's.': () => /^s\.(?=(?:[A-Za-z]*\d){3})(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z0-9]{24}$/u,
    ey: () => /^ey[\w-]{17,}\.ey[\w-]{17,}\.?[\w-]*$/u,
    AC: () => /^AC[0-9a-f]{32}$/u,
    SCW: () => /^SCW[0-9A-Z]{17}$/u,
    A3T: () => /^A3T[0-9A-Z]{17}$/u,
    AKIA: () => /^AKIA[0-9A-Z]{16}$/u,
    ASIA: () => /^ASIA[0-9A-Z]{16}$/u,
    ABIA: () => /^ABIA[0-9A-Z]{16}$/u,
    ACCA: () => /^ACCA[0-9A-Z]{16}$/u,
    LTAI: () => /^LTAI[0-9A-Za-z]{16,26}$/u,
    YC: () => /^YC[\w-]{38}$/u,
    't1.': () => /^t1\.[\w-]{4,}={0,2}\.[\w-]{80,}={0,2}$/u,
    sk_: () => /^sk_\S{29}$/u,
    'sk.': () => /^sk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,
    'pk.': () => /^pk\.[\w-]{60}\.[\w-]{22}$/u,
    'tk.': () => /^tk\.eyJ[\w-]{50,}\.[\w-]{22}$/u,
    b_: () => /^b_[\w=/+-]{44}$/u,
    sc_: () => /^sc_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    ext_: () => /^ext_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    'sdk-': () => /^sdk-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'api-': () => /^api-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    re_: () => /^re_[A-Za-z0-9]{8}_[A-Za-z0-9]{22,}$/u,
    'A3-': () => /^A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/u,
    'API-': () => /^API-[A-Z0-9]{26}$/u,
    '4b1d': () => /^4b1d[A-Za-z0-9]{38}$/u,
    'v1.0-': () => /^v1\.0-[a-f0-9]{24}-[a-f0-9]{146}$/u,
    live_: () => /^live_(?:[\w=-]{40}|[0-9a-f]{35})$/u,
    test_: () => /^test_[0-9a-f]{35}$/u,
    EAAA: () => /^EAAA[\w-]{22,60}$/u,
    EAAJ: () => /^EAAJ[A-Za-z0-9]{60,}$/u,
    ':AA': () => /^:AA[\w-]{32,34}$/u,
    'sl.': () => /^sl\.(?:u\.)?[\w=-]{130,}$/u,
    oy2: () => /^oy2[a-z0-9]{43}$/u,
    ABSK: () => /^ABSK[A-Za-z0-9+/]{100,}={0,2}$/u,
    expo_: () => /^expo_[\w-]{40}$/u,
    'key-': () => /^key-[0-9a-f]{32}$/u,
    'pubkey-': () => /^pubkey-[0-9a-f]{32}$/u,
    secret_: () => /^secret_[A-Za-z0-9]{43}$/u,
    'sk-': () => /^sk-[A-Za-z0-9]{32,}$/u,
    scauth_: () => /^scauth_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    authress_: () => /^authress_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}$/i,
    'pypi-': () => /^pypi-[\w-]{85,}$/u,
    cog_: () => /^cog_[\w-]{30,}$/u,
    apk_: () => /^apk_[\w-]{30,}$/u,
    ZXlK: () => /^ZXlK[A-Za-z0-9+/=_-]{90,}$/u,
};
const anyLength = (set, flags) => (...lengths) => () => new RegExp(`^(?:${lengths.map((length) => `${set}{${length}}`).join('|')})$`, flags);
const hex = anyLength('[0-9a-f]', 'i');
const mixed = anyLength('[0-9a-zA-Z]', 'u');
const wordy = anyLength('[\\w=.-]', 'u');
const UUID = () => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NAMED_FORMS = [
    { names: ['adafruit'], value: wordy(32) },
    { names: ['adobe'], value: hex(32) },
    { names: ['airtable'], value: mixed(17) },
    { names: ['algolia'], value: mixed(32) },
    { names: ['alibaba'], value: mixed(30) },
    { names: ['asana'], value: () => /^(?:\d{16}|[0-9a-zA-Z]{32})$/u },
    { names: ['atlassian', 'confluence', 'jira'], value: mixed(24) },
    { names: ['aws', 'amazon'], value: () => /^[A-Za-z0-9/+]{40}$/u },
    { names: ['beamer'], value: () => /^b_[\w=-]{44}$/u },
    { names: ['bitbucket'], value: () => /^(?:[0-9a-zA-Z]{32}|[\w=-]{64})$/u },
    { names: ['bittrex'], value: mixed(32) },
    { names: ['cloudflare'], value: () => /^(?:[\w-]{40}|[0-9a-f]{37})$/u },
    { names: ['codecov'], value: mixed(32) },
    { names: ['cohere', 'co_api'], value: mixed(40) },
    { names: ['coinbase'], value: wordy(64) },
    { names: ['confluent'], value: mixed(16, 64) },
    { names: ['contentful'], value: wordy(43) },
    { names: ['datadog', 'dd_api', 'dd_app'], value: mixed(32, 40) },
    { names: ['deepgram'], value: hex(40) },
    { names: ['discord'], value: () => /^(?:[0-9a-f]{64}|\d{18}|[\w=-]{32}|[\w-]{24,28}\.[\w-]{6}\.[\w-]{27,40})$/i },
    { names: ['droneci', 'drone'], value: mixed(32) },
    { names: ['dropbox'], value: () => /^(?:[a-z0-9]{15}|[a-z0-9]{11}AAAAAAAAAA[\w=-]{43}|sl\.[\w=-]{135})$/i },
    { names: ['etsy'], value: mixed(24) },
    { names: ['facebook', 'fb_app'], value: hex(32) },
    { names: ['fastly'], value: wordy(32) },
    { names: ['finicity'], value: mixed(20, 32) },
    { names: ['finnhub'], value: mixed(20) },
    { names: ['flickr'], value: mixed(32) },
    { names: ['freshbooks'], value: mixed(64) },
    { names: ['gitter'], value: wordy(40) },
    { names: ['gocardless'], value: () => /^live_[\w=-]{40}$/u },
    { names: ['heroku'], value: UUID },
    { names: ['hubspot'], value: UUID },
    { names: ['intercom'], value: wordy(60) },
    { names: ['jfrog', 'artifactory', 'bintray', 'xray'], value: mixed(64, 73) },
    { names: ['kraken'], value: () => /^[\w=+/-]{80,90}$/u },
    { names: ['kucoin'], value: () => /^(?:[0-9a-f]{24}|[0-9a-f-]{36})$/i },
    { names: ['launchdarkly'], value: wordy(40) },
    { names: ['linear'], value: hex(32) },
    { names: ['linkedin', 'linked_in', 'linked-in'], value: mixed(14, 16) },
    { names: ['lob'], value: () => /^(?:live|test)_(?:pub_)?[0-9a-f]{31,35}$/u },
    { names: ['looker'], value: mixed(20, 24) },
    { names: ['mailchimp'], value: () => /^[0-9a-f]{32}-us\d{1,2}$/u },
    { names: ['mailgun'], value: () => /^(?:(?:key|pubkey)-[0-9a-f]{32}|[0-9a-h]{32}-[0-9a-h]{8}-[0-9a-h]{8})$/u },
    { names: ['mattermost'], value: mixed(26) },
    { names: ['maxmind'], value: () => /^[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk$/u },
    { names: ['messagebird', 'message_bird', 'message-bird'], value: () => /^(?:[0-9a-zA-Z]{25}|[0-9a-f-]{36})$/u },
    { names: ['meraki'], value: hex(40) },
    { names: ['mistral'], value: mixed(32) },
    { names: ['netlify'], value: wordy(40, 41, 42, 43, 44, 45, 46) },
    { names: ['newrelic', 'new_relic', 'new-relic'], value: () => /^(?:[0-9a-z]{64}|NRII-[a-z0-9-]{32})$/i },
    { names: ['nytimes', 'new-york-times', 'newyorktimes'], value: wordy(32) },
    { names: ['okta'], value: () => /^00[\w=-]{40}$/u },
    { names: ['pagerduty', 'pager_duty'], value: () => /^[\w+-]{20}$/u },
    { names: ['plaid'], value: mixed(24, 30) },
    { names: ['privateai', 'private_ai', 'private-ai'], value: mixed(32) },
    { names: ['postmark'], value: UUID },
    { names: ['rapidapi'], value: wordy(50) },
    { names: ['rollbar'], value: hex(32) },
    { names: ['sauce'], value: UUID },
    { names: ['sendbird'], value: () => /^(?:[0-9a-f]{40}|[0-9a-f-]{36})$/u },
    { names: ['sentry'], value: hex(64) },
    { names: ['shodan'], value: mixed(32) },
    {
        names: ['bundle_enterprise__contribsys__com', 'bundle_gems__contribsys__com'],
        value: () => /^[0-9a-f]{8}:[0-9a-f]{8}$/u,
    },
    { names: ['snyk'], value: UUID },
    { names: ['sonar'], value: wordy(40) },
    { names: ['sourcegraph'], value: hex(40) },
    { names: ['splunk'], value: UUID },
    { names: ['squarespace'], value: UUID },
    { names: ['sumo'], value: () => /^(?:su[0-9A-Za-z]{12}|[0-9a-zA-Z]{64})$/u },
    { names: ['teamcity'], value: wordy(60) },
    { names: ['telegr', 'telegram'], value: () => /^\d{5,16}:A[\w-]{34}$/u },
    { names: ['travis'], value: mixed(22) },
    { names: ['trello'], value: () => /^(?:[0-9a-zA-Z-]{32}|[0-9a-f]{64})$/u },
    { names: ['twilio'], value: hex(32) },
    { names: ['twitch'], value: mixed(30) },
    {
        names: ['twitter'],
        value: () => /^(?:[0-9a-zA-Z]{25}|[0-9a-zA-Z]{35}|[0-9a-zA-Z]{45}|[0-9a-zA-Z]{50}|A{22}[0-9a-zA-Z%]{80,100}|\d{15,25}-[0-9a-zA-Z]{20,40})$/u,
    },
    { names: ['vercel', 'zeit'], value: mixed(24) },
    { names: ['yandex'], value: () => /^(?:AQVN[\w-]{35,38}|t1\.[\w-]+={0,2}\.[\w-]{86}={0,2}|YC[\w-]{38})$/u },
    { names: ['zendesk'], value: mixed(40) },
    {
        names: ['azure', 'azurerm', 'arm_client', 'ad_client'],
        value: () => /^(?:[\w.~-]{3}\dQ~[\w.~-]{31,34}|[A-Za-z0-9+/]{86}==)$/u,
    },
    { names: ['accountkey', 'sharedaccesskey'], value: () => /^[A-Za-z0-9+/]{43,86}={1,2}$/u },
    {
        names: ['polymarket', 'infura', 'alchemy', 'etherscan'],
        value: () => /^(?:[0-9a-f]{32}|[\w-]{32}|[0-9A-Z]{34})$/u,
    },
    { names: ['wiz'], value: () => /^[0-9a-z]{52,64}$/i },
    { names: ['openweather', 'weatherapi', 'newsapi'], value: hex(32) },
];

;// CONCATENATED MODULE: ./packages/guardrails/lib/hooks/scan-secrets/find.js

/** Candidates in one run of an alphabet that are looked at closely. */
const MOST_CANDIDATES = 64;
/** Characters of one credential beyond which nothing more is read. */
const LONGEST = 4_096;
const BY_PREFIX = new Map();
for (const form of PREFIX_FORMS) {
    const known = BY_PREFIX.get(form.prefix);
    if (known === undefined)
        BY_PREFIX.set(form.prefix, [form]);
    else
        known.push(form);
}
/**
 * The longest prefix first. Nothing but literal alternatives and no `u`: V8 makes a search tree of them in under a millisecond, where the
 * same with a look-behind each took eight (P13). What a look-behind would ask is asked afterwards.
 */
const PREFIX = new RegExp(anyOf(BY_PREFIX.keys()), 'g');
function anyOf(words) {
    const longestFirst = [...words].sort((one, other) => other.length - one.length);
    return longestFirst
        .join('\n')
        .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
        .replaceAll('\n', '|');
}
/** Where the run of one alphabet ends; each character is looked at once per alphabet. */
class Runs {
    #text;
    #asked = new Map();
    #ends = new Map();
    constructor(text) {
        this.#text = text;
    }
    /** Whether too many candidates began in this one run already: text that repeats a prefix without end is no credential. */
    isTired(alphabet) {
        const asked = (this.#asked.get(alphabet) ?? 0) + 1;
        this.#asked.set(alphabet, asked);
        return asked > MOST_CANDIDATES;
    }
    endOf(alphabet, from) {
        const known = this.#ends.get(alphabet);
        if (known !== undefined && from >= known.from && from <= known.to)
            return known.to;
        const run = new RegExp(`[${ALPHABETS[alphabet]}]*`, 'uy');
        run.lastIndex = from;
        run.exec(this.#text);
        const to = Math.max(from, run.lastIndex);
        this.#asked.set(alphabet, 0);
        this.#ends.set(alphabet, { from, to });
        return to;
    }
}
/** Every credential that its own form gives away. Time is linear in the text. */
function findSecrets(text) {
    return [...prefixed(text), ...named(text), ...shaped(text), ...keys(text), ...inAddresses(text), ...generic(text)];
}
function prefixed(text) {
    const found = [];
    const runs = new Runs(text);
    PREFIX.lastIndex = 0;
    for (let match = PREFIX.exec(text); match !== null; match = PREFIX.exec(text)) {
        const from = match.index;
        const after = from + match[0].length;
        if (from > 0 && isAlphanumeric(text.charCodeAt(from)) && isAlphanumeric(text.charCodeAt(from - 1))) {
            PREFIX.lastIndex = from + 1;
            continue;
        }
        for (const form of BY_PREFIX.get(match[0]) ?? []) {
            const to = Math.min(runs.endOf(form.alphabet, after), after + LONGEST);
            if (to - after < form.least || runs.isTired(form.alphabet) || !fits(text.slice(from, to), form, text[to]))
                continue;
            found.push({ form: form.vendor, from, to, certain: true });
            PREFIX.lastIndex = to;
            break;
        }
        PREFIX.lastIndex = Math.max(PREFIX.lastIndex, from + 1);
    }
    return found;
}
/** ASCII letters and digits, by their code. */
function isAlphanumeric(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
function fits(token, form, next) {
    const strict = STRICT[form.prefix]?.();
    const plain = token.replace(/[.=-]+$/u, '');
    if (strict !== undefined && !strict.test(plain) && !strict.test(token))
        return false;
    // A run of one alphabet that goes on in letters is a word of something longer.
    if ((form.alphabet === 'hex' || form.alphabet === 'upper') && next !== undefined && /[0-9A-Za-z]/u.test(next))
        return false;
    return isRandom(token.slice(form.prefix.length));
}
/** Placeholders repeat a few characters, spell words, or count up. */
function isRandom(text) {
    // Some vendors pad with a run of one letter.
    const value = text.replace(/A{10,22}/u, '');
    const body = value.replace(/[^0-9A-Za-z]/gu, '');
    if (body.length < 8)
        return false;
    const distinct = new Set(body.toLowerCase()).size;
    if (distinct < Math.min(6, body.length / 2))
        return false;
    if (/example|placeholder|redacted|your[_-]?(?:api|key|token|secret)|changeme|dummy|(.)\1{7}|0123456789|1234567890|abcdefghij|xxxx/i.test(value))
        return false;
    return /\d/u.test(body) || (/[a-z]/u.test(body) && /[A-Z]/u.test(body)) || distinct >= 12;
}
const NAME_TO_FORMS = new Map();
for (const { names, value } of NAMED_FORMS) {
    for (const name of names)
        NAME_TO_FORMS.set(name, [...(NAME_TO_FORMS.get(name) ?? []), value]);
}
// Here and below: `i` without `u`. With both, V8 asks the Unicode tables for each letter, which takes milliseconds (P13).
const NAME = new RegExp(anyOf(NAME_TO_FORMS.keys()), 'gi');
/** From a name to its value: the rest of the name, a sign, quotation marks. All bounded. */
const ASSIGNED = /[\w.\- \t]{0,32}["'`\s]{0,3}(?:=>|:{1,3}=?|\?=|\|\||=|>|,)[\s"'`=]{0,5}([\w+/=.~:%-]{10,200})/uy;
function named(text) {
    const found = [];
    NAME.lastIndex = 0;
    for (let match = NAME.exec(text); match !== null; match = NAME.exec(text)) {
        ASSIGNED.lastIndex = match.index + match[0].length;
        const value = ASSIGNED.exec(text)?.[1];
        if (value === undefined)
            continue;
        const to = ASSIGNED.lastIndex;
        const forms = NAME_TO_FORMS.get(match[0].toLowerCase()) ?? [];
        if (forms.some((form) => form().test(value)) && isMixed(value))
            found.push({ form: match[0].toLowerCase(), from: to - value.length, to, certain: true });
    }
    return found;
}
/** A value that no word and no name has: letters and digits change places often. */
function isMixed(value) {
    const body = value.replace(/[^0-9A-Za-z]/gu, '');
    if (/^\d+$/u.test(body))
        return body.length >= 15 && new Set(body).size >= 5;
    const changes = body.match(/[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])|[a-z](?=[A-Z])/gu)?.length ?? 0;
    return isRandom(value) && changes >= Math.min(4, Math.floor(body.length / 8) + 1) && /\d/u.test(body);
}
const KEY = /-----BEGIN[ A-Z0-9_-]{0,60}PRIVATE KEY(?: BLOCK)?-----/gu;
/** Characters in which the end of a key is looked for. */
const LONGEST_KEY = 10_000;
function keys(text) {
    return [...text.matchAll(KEY)].flatMap((match) => {
        const start = match.index + match[0].length;
        const window = text.slice(start, start + LONGEST_KEY);
        const end = /KEY(?: BLOCK)?-----/u.exec(window)?.index ?? 0;
        const body = window.replace(/\\[nr]|\s|["'+,]/gu, '');
        const whole = end > 64 && !/\.\.\.|…|<|\$\{|x{8}/i.test(window.slice(0, end)) && new Set(window.slice(0, end)).size > 12;
        return whole || /^[\w+/=:.,-]{40,}/u.test(body)
            ? [{ form: 'private-key', from: match.index, to: start, certain: true }]
            : [];
    });
}
/** Forms whose telling part stands in the middle or at the end. */
const SHAPES = [
    ['azure', /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/gu],
    ['maxmind', /(?<!\w)[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/gu],
    ['facebook', /(?<!\d)\d{15,16}[|%][\w-]{27,40}(?![\w-])/gu],
    ['sidekiq', /\b[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com/gi],
    ['discord', /(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/gu],
    ['nuget', /<add key="(?:ClearText)?Password"\s{0,20}value="[^"%]{8,200}"/gi],
];
function shaped(text) {
    return SHAPES.flatMap(([form, shape]) => [...text.matchAll(shape)]
        .filter((match) => form === 'nuget' || isRandom(match[0]))
        .map((match) => ({ form, from: match.index, to: match.index + match[0].length, certain: true })));
}
/** User and password in an address, and in the options of `curl`. */
const ADDRESS = /(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,128}:([^\s/@"'`<>]{3,128})@[\w.-]/gi;
const CURL = /\bcurl\b(?:\\\r?\n|[^\n]){0,400}?(?:-[a-zA-Z]{0,8}H|--header)[ =]?["'](?:Authorization|[\w-]{0,20}(?:Key|Token))\s*:\s*(?:(?:Bearer|Basic|Token|ApiKey)\s+)?([\w=~@.+/-]{8,200})["']/gi;
const CURL_USER = /\bcurl\b(?:\\\r?\n|[^\n]){0,400}?(?<=\s)(?:-[a-zA-Z]{0,8}u|--user)[ =]?["']?[^\s:"']{0,60}:([^\s"']{3,120})["']?/gi;
function inAddresses(text) {
    const at = (match, form, certain) => ({
        form,
        from: match.index ?? 0,
        to: (match.index ?? 0) + match[0].length,
        certain,
    });
    const real = (value) => !/^[$%{<*]|^\*+$|^x+$|password|secret|token|pass$|example/i.test(value);
    return [
        ...[...text.matchAll(ADDRESS)]
            .filter((match) => real(match[1] ?? ''))
            .map((match) => at(match, 'password-in-address', false)),
        ...[...text.matchAll(CURL)]
            .filter((match) => isRandom(match[1] ?? ''))
            .map((match) => at(match, 'curl-header', true)),
        ...[...text.matchAll(CURL_USER)]
            .filter((match) => real(match[1] ?? '') && isRandom(match[1] ?? ''))
            .map((match) => at(match, 'curl-user', true)),
    ];
}
const GENERIC = /(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential|auth)[\w.-]{0,24}["'`]?\s{0,3}(?::=|=>|[:=])\s{0,3}["'`]([\w+/=.~!@#%^&*-]{16,150})["'`]/gi;
/** A quoted value that looks random, given to something with a telling name. Too common in test data to block. */
function generic(text) {
    return [...text.matchAll(GENERIC)]
        .filter((match) => isMixed(match[1] ?? ''))
        .map((match) => ({ form: 'generic', from: match.index, to: match.index + match[0].length, certain: false }));
}

;// CONCATENATED MODULE: ./packages/guardrails/lib/rules.js
/** The rules of the guards as data and pure functions, without the shell parser: what the pull request's contract judges by. */







;// CONCATENATED MODULE: ./packages/agent-config/lib/secrets.js

/** Tokens of a published form; the generic guesses of the guard hooks only warn there, and are left out here. */
function findTokens(text) {
    return findSecrets(text)
        .filter(({ certain }) => certain)
        .map(({ from, form }) => ({ offset: from, kind: form }));
}
function holdsToken(text) {
    return findTokens(text).length > 0;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/mcp-values.js
/** What a value of a server gives away: credentials in the open, and paths of one person's machine. */

/** Names whose value is a credential; a name that ends otherwise says where one lies, or how much of something is allowed. */
const mcp_values_CREDENTIAL = /(token|secret|password|passwd|api[_-]?key|private[_-]?key|authorization|credentials?|access[_-]?key)(?!s?.*[_-](file|path|dir|url|uri|endpoint|limit|name|id|ttl|project|region|provider|mode|type)s?$)/i;
/** A number or the path of a file: nobody's credential. */
const NO_CREDENTIAL = /^(\d+|(\/|~\/|\.\.?\/)[\w./-]+)$/;
/** What stands in examples where a credential belongs. */
const PLACEHOLDER = /^(<[^<>]*>|\[[^[\]]*\]|\{\{[^{}]*\}\}|[\w-]{0,8}[x*•.…]{3,}|(?:[^a-z]|^)?.{0,40}(?:^|[^a-z])(your|change-?me|changeit|replace|insert|example|placeholder|redacted|todo|fixme|dummy)(?:[^a-z].{0,60}|$)|.{0,60}[-_ ]here)$/i;
/** Shorter ones are words such as `none` or `true`. */
const LEAST = 8;
function secretInVariable(name, value) {
    if (holdsToken(value))
        return 'secret';
    if (!mcp_values_CREDENTIAL.test(name))
        return undefined;
    // A default is written in the file as much as a value is.
    const text = value
        .replace(/\$\{[^}:]*:-([^}]*)\}/g, '$1')
        .replace(/\$\{[^}]*\}/g, '')
        .replace(/^(bearer|basic|token)\s*/i, '')
        .trim();
    if (PLACEHOLDER.test(text))
        return 'placeholder';
    // `$NAME` is a reference in another form, and said as such.
    return text.length >= LEAST && !NO_CREDENTIAL.test(text) && !/^\$\w+$/.test(text) ? 'secret' : undefined;
}
/** A flag and its value may be one argument or two; `-e NAME=value` and `--header 'Name: value'` hand a credential on. */
function secretInArgument(value, before) {
    if (holdsToken(value))
        return true;
    const isOne = /^(--?)?[\w-]*(token|secret|password|api[_-]?key)=[^$\s-][^$\s]{7,}/i.test(value);
    const isSecond = /^--?([\w-]+-)?(token|secret|password|api-?key)$/i.test(before) && /^[^$\s-][^$\s]{7,}$/.test(value);
    const isHeader = /^-{1,2}h(eader)?$/i.test(before) && /^(authorization|x-api-key): *(\w+ +)?[^$\s]{8,}$/i.test(value);
    const part = isSecond ? value : value.slice(value.indexOf('=') + 1);
    const isOpen = (isOne || isSecond || isHeader) && !NO_CREDENTIAL.test(part) && !PLACEHOLDER.test(part);
    return isOpen || isConnection(value);
}
/** The address of a database with a password in it; the ones that tools are delivered with protect nothing. */
function isConnection(value) {
    const password = /^[a-z][a-z0-9+]{1,20}:\/\/[^\s:/@?#]{0,100}:([^\s@/]{1,200})@/i.exec(value)?.[1];
    const isDelivered = /^(\$.*|postgres|password|root|admin|guest|user|mysql|test|secret)$/i;
    return password !== undefined && !isDelivered.test(password) && !PLACEHOLDER.test(password);
}
function secretInUrl(url) {
    if (holdsToken(url))
        return 'The address holds a token.';
    const user = /^[a-z]+:\/\/([^/?#]*)@/i.exec(url)?.[1];
    if (user !== undefined && !user.includes('${'))
        return 'The address holds a user or a password.';
    for (const [, name = '', value = ''] of url.matchAll(/[?&]([\w.-]{1,60})=([^&#]*)/g)) {
        const isNamed = /(^|[_.-])(api[_-]?key|token|access[_-]?token|secret|password|apikey)$/i.test(name);
        const least = isNamed ? LEAST : /^(key|auth)$/i.test(name) ? 16 : Infinity;
        if (value.length >= least && !/^(\$|%24|\{|%7B)/i.test(value) && !PLACEHOLDER.test(value))
            return 'The address holds a credential.';
    }
    return undefined;
}
/** Homes of people, and not those that images and runners are delivered with. */
function isOfOneHome(word) {
    return /^(\/Users\/(?!Shared\/)[^/]+\/|\/home\/(?!(runner|vscode|node|codespace|coder|user|ubuntu|agent|app|dev|linuxbrew|pwuser)\/)[^/]+\/|[a-z]:[\\/]+Users[\\/]+(?!Public[\\/])[^\\/]+[\\/])/i.test(word);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/mcp.js
/** The MCP file (seed 2.5, 5, 7.11): fields, and what each value gives away. */






const MCP_FILE = '.mcp.json';
function lintMcp(context) {
    const text = context.tree.read(MCP_FILE);
    if (text === undefined)
        return [];
    const report = reporter(MCP_FILE, text);
    const json = readJson(text);
    if (json.kind === 'fault')
        return [report('mcp-form', json.offset, `${json.message}.`, 'Mend the JSON.')];
    const problems = [];
    const readers = readersOf(context);
    const say = (rule, path, message, fix, edit) => problems.push(report(rule, json.offsetOf(path), message, fix, edit && { kind: 'edit', edits: [edit] }));
    const servers = serversOf(json);
    if (servers === undefined)
        say('mcp-form', [], 'There is no object "mcpServers".', '{ "mcpServers": { "name": { "command": "…" } } }');
    for (const [name, server] of Object.entries(servers ?? {}))
        judge({ readers, path: ['mcpServers', name], say, replace: json.replace }, server, context);
    return problems;
}
function serversOf(json) {
    const servers = json_file_isRecord(json.value) ? json.value['mcpServers'] : undefined;
    return json_file_isRecord(servers) ? servers : undefined;
}
const TYPES = new Set(['stdio', 'http', 'sse', 'ws', 'sdk', 'streamable-http']);
function judge(at, server, { tree }) {
    const { path, say } = at;
    if (!json_file_isRecord(server))
        return say('mcp-form', path, 'A server is not an object.', '{ "command": "…", "args": [], "env": {} }');
    const { command, args, env, url, headers, type } = server;
    if (typeof url === 'string')
        remote(at, url, headers);
    else if (typeof command !== 'string' || command.trim() === '')
        say('mcp-form', path, 'A server has neither "command" nor "url".', 'Name the program that starts it.');
    if (args !== undefined && !(Array.isArray(args) && args.every((each) => typeof each === 'string')))
        say('mcp-form', [...path, 'args'], '"args" is not a list of texts.', '["--flag"]');
    if (type !== undefined && !TYPES.has(problem_shown(type)))
        say('mcp-form', [...path, 'type'], `The type ${problem_shown(type)} is not known.`, 'stdio, http or sse.');
    variables(at, 'env', env);
    variables(at, 'headers', headers);
    const list = Array.isArray(args) ? args.filter((each) => typeof each === 'string') : [];
    for (const [index, arg] of list.entries()) {
        const where = [...path, 'args', index];
        if (secretInArgument(arg, list[index - 1] ?? ''))
            say('mcp-secret', where, 'An argument holds a credential.', 'Pass it by a variable: other users of the machine can read arguments.');
        references(at, where, arg);
    }
    const program = typeof command === 'string' ? command : '';
    references(at, [...path, 'command'], program);
    const words = [program, ...list];
    const home = words.findIndex(isOfOneHome);
    if (home >= 0)
        say('mcp-home-path', home === 0 ? [...path, 'command'] : [...path, 'args', home - 1], `${problem_shown(words[home])} is a path of one person's machine.`, 'Name a program that is on the PATH, or a path from the root of the repository.');
    writeScope(at, { words, env: mcp_textsOf(env), headers: mcp_textsOf(headers), url: typeof url === 'string' ? url : '' });
    unpinned(at, words, tree);
}
function mcp_textsOf(value) {
    return Object.fromEntries(Object.entries(json_file_isRecord(value) ? value : {}).map(([name, each]) => [name, problem_shown(each)]));
}
const LOCAL = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(?=[:/?#]|$)/i;
/** Hosts of the machine's or the company's own network, by the ranges and names that are kept for them. */
const PRIVATE = /^https?:\/\/(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|[\w-]+|[\w.-]+\.(local|internal|localhost|lan|svc))(?=[:/?#]|$)/i;
function remote(at, url, headers) {
    const where = [...at.path, 'url'];
    // Without headers no credential of the file is on its way through a network of one's own.
    const isQuiet = PRIVATE.test(url) && !(json_file_isRecord(headers) && Object.keys(headers).length > 0);
    if (/^http:\/\//i.test(url) && !LOCAL.test(url) && !isQuiet)
        at.say('mcp-plain-http', where, 'The server is reached over http.', 'Write https.');
    if (!/^(https?|wss?):\/\//i.test(url) && !url.startsWith('${'))
        at.say('mcp-form', where, `${problem_shown(url)} is no address.`, 'Write it with https:// in front.');
    const says = secretInUrl(url);
    if (says !== undefined)
        at.say('mcp-secret', where, says, 'Reference a variable in a header.');
    references(at, where, url);
}
function variables(at, field, values) {
    if (values === undefined)
        return;
    const { path, say, readers } = at;
    if (!json_file_isRecord(values))
        return say('mcp-form', [...path, field], `"${field}" is not an object.`, '{ "NAME": "${env:NAME}" }');
    for (const [name, value] of Object.entries(values)) {
        const where = [...path, field, name];
        if (typeof value !== 'string') {
            const isPlain = typeof value === 'number' || typeof value === 'boolean';
            const edit = isPlain ? at.replace(where, 'value', String(value)) : undefined;
            say('mcp-form', where, `The value of ${problem_shown(name)} is not a text.`, 'Write it in quotes.', edit);
            continue;
        }
        const found = secretInVariable(name, value);
        const variable = readers.form(/^[A-Za-z_]\w*$/.test(name) ? name : 'NAME');
        if (found === 'secret')
            say('mcp-secret', where, `${problem_shown(name)} holds its value literally.`, `Write ${variable}, and set the variable outside of the repository.`);
        if (found === 'placeholder')
            say('mcp-placeholder', where, `${problem_shown(name)} holds a placeholder.`, `Write ${variable}, and set the variable.`);
        references(at, where, value);
        unexpanded(at, where, value);
    }
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/repository.js
/** What concerns the repository as a whole: settings, set-up commands, links, and literal keys in any file. */



const AGENT_FILE = /^(\.agent|\.claude|\.devin)\/|^(AGENTS|CLAUDE)\.md$|^\.mcp\.json$|^\.github\/agent-remediation\.yml$/;
function lintRepository({ tree, settings }) {
    const problems = [];
    for (const { path, leadsOutside } of tree.files.values()) {
        if (!AGENT_FILE.test(path))
            continue;
        const report = reporter(path, '');
        if (leadsOutside)
            problems.push(report('file-linked-outside', 0, 'The link leads out of the repository, or nowhere.', 'Commit the file itself.'));
        else if (tree.read(path) === undefined && /\.(md|json|ya?ml)$/.test(path))
            problems.push(report('file-unreadable', 0, 'The file is not UTF-8 text, or larger than 1 MiB.', 'Save it as UTF-8.'));
    }
    if (tree.files.has('AGENTS.md') && settings.commands.setup.length === 0)
        problems.push(reporter(lib/* SETTINGS_PATH */.aJ, '')('setup-missing', 0, 'No set-up commands are named.', 'Add commands.setup to the settings, and save the same in the workspace.'));
    return [...problems, ...secrets(tree)];
}
/** Characters that are looked through for keys in one run; a repository of that much text has a scanner of its own. */
const MAX_SCANNED = 64_000_000;
/** Every text file of the repository, up to a bound; what is beyond it, or too large, is not claimed to be clean. */
function secrets(tree) {
    const found = [];
    let scanned = 0;
    for (const path of tree.files.keys()) {
        if (scanned > MAX_SCANNED)
            break;
        const text = tree.read(path);
        if (text === undefined || text.includes('\0'))
            continue;
        scanned += text.length;
        const report = reporter(path, text);
        for (const { offset, kind } of findTokens(text))
            found.push(report('secret-literal', offset, `This looks like ${problem_shown(kind)}.`, 'Take it out, revoke it, and use a secret of the environment.'));
    }
    return found;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/markdown-sections.js
function sectionsOf(text) {
    const found = [];
    let fence = '';
    for (const match of text.matchAll(/^.*$/gm)) {
        const [line] = match;
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence !== '') {
            if (mark?.startsWith(fence) === true)
                fence = '';
            continue;
        }
        if (mark !== undefined) {
            fence = mark;
            continue;
        }
        const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line)?.[1];
        if (heading !== undefined)
            found.push({ title: titleOf(heading), offset: match.index, bodyOffset: match.index + line.length });
    }
    return found.map((entry, index) => ({
        ...entry,
        body: text.slice(entry.bodyOffset, found[index + 1]?.offset ?? text.length),
    }));
}
/** Without the marks that may close a heading. Written as a walk: patterns for this take quadratic time on long runs of spaces. */
function titleOf(heading) {
    const text = heading.trim();
    let end = text.length;
    while (end > 0 && text[end - 1] === '#')
        end -= 1;
    return end < text.length && (end === 0 || text[end - 1] === ' ') ? text.slice(0, end).trim() : text;
}
/** Numbered items at the start of a line: `1.` or `1)`. */
function stepsOf(section) {
    const starts = [...section.body.matchAll(/^ {0,3}\d+[.)]\s+/gm)];
    return starts.map((match, index) => ({
        text: section.body.slice(match.index + match[0].length, starts[index + 1]?.index ?? section.body.length),
        offset: section.bodyOffset + match.index,
    }));
}
/** The text with everything outside of code spans and code blocks turned into spaces, so that offsets stay: "make sure" in a sentence is no command. */
function codeOf(text) {
    let fence = '';
    const lines = text.split('\n').map((line) => {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        const isFence = mark !== undefined && (fence === '' || mark.startsWith(fence));
        if (isFence)
            fence = fence === '' ? mark : '';
        if (isFence)
            return ' '.repeat(line.length);
        if (fence !== '' || /^(?: {4}|\t)(?!\s*(?:[-*+]|\d+[.)])\s)/.test(line))
            return line;
        // The marks stay: they say where a command begins.
        return line
            .split('`')
            .map((part, index) => (index % 2 === 1 ? part : ' '.repeat(part.length)))
            .join('`');
    });
    return lines.join('\n');
}
/** Where fenced blocks begin and end; one that is not closed goes to the end. */
function fencesOf(text) {
    const found = [];
    let open;
    for (const { 1: mark = '', index } of text.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
        if (open === undefined)
            open = { mark, from: index };
        else if (mark.startsWith(open.mark)) {
            found.push([open.from, index]);
            open = undefined;
        }
    }
    return open === undefined ? found : [...found, [open.from, text.length]];
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/scripts.js

/** Only what a file in the root defines for certain; a call of anything else is not judged. */
function scriptsOf(tree) {
    return [npmScripts(tree), makeTargets(tree), justRecipes(tree)].flatMap((found) => found ?? []);
}
/** Manifests whose scripts are known: a command may be meant for a folder that a sentence names. */
const MAX_MANIFESTS = 500;
const isManifest = (path) => path === 'package.json' || path.endsWith('/package.json');
function npmScripts(tree) {
    const read = readJson(tree.read('package.json') ?? '');
    if (read.kind !== 'read' || !json_file_isRecord(read.value))
        return undefined;
    return {
        runner: 'package.json',
        // Not yarn and bun: they run programs and files by this word too. A flag with a value (`--prefix web`) leads elsewhere.
        pattern: /(?<![\w-])(?:npm|pnpm) run (?:(?:-s|--silent|--if-present) )*(\w[\w:.-]*)(?![\w:.*<{[$/-])/g,
        names: new Set([...tree.files.keys()].filter(isManifest).slice(0, MAX_MANIFESTS).flatMap(namesIn)),
    };
    function namesIn(path) {
        const file = readJson(tree.read(path) ?? '');
        const scripts = file.kind === 'read' && json_file_isRecord(file.value) ? file.value['scripts'] : undefined;
        return json_file_isRecord(scripts) ? Object.keys(scripts) : [];
    }
}
function makeTargets(tree) {
    const text = tree.read('Makefile') ?? tree.read('makefile');
    if (text === undefined)
        return undefined;
    const lines = text.split('\n');
    // With includes, patterns or computed targets the names are not known.
    const isComputed = (line) => /^(-?include\b|[^\t#:=]*\$[^\t#:=]*:(?!=))/.test(line) ||
        (!/^[\t#]/.test(line) && line.includes('%') && line.includes(':'));
    if (lines.some(isComputed))
        return undefined;
    const names = lines.flatMap((line) => (/^([\w./-][^:=\t#]*):(?!=)/.exec(line)?.[1] ?? '').split(' ')).filter(Boolean);
    return {
        runner: 'Makefile',
        pattern: /(?<=`|^[ \t]{0,8}|&& )make ([a-zA-Z][\w-]*)(?![\w=./<$-])/gm,
        names: new Set(names),
    };
}
function justRecipes(tree) {
    const text = tree.read('justfile') ?? tree.read('Justfile');
    if (text === undefined || /^import\b|^mod\b/m.test(text))
        return undefined;
    // The first word of a line is a recipe or a setting; what follows it, such as parameters with defaults, has no simple form.
    const names = [...text.matchAll(/^@?([A-Za-z_][\w-]*)/gm)].map(([, name]) => name ?? '');
    const aliases = [...text.matchAll(/^alias\s+([\w-]+)/gm)].map(([, name]) => name ?? '');
    return {
        runner: 'justfile',
        pattern: /(?<=`|^[ \t]{0,8}|&& )just ([a-zA-Z][\w-]*)(?![\w=./<$-])/gm,
        names: new Set([...names, ...aliases]),
    };
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/rules-file.js
/** The rules file (seed 2.5; at most 99 lines: D32). */





const MAX_LINES = 99;
const NEUTRAL = 'AGENTS.md';
/** Read by content, not by heading: users word their headings as they like. */
const PARTS = [
    {
        rule: 'rules-no-commands',
        says: 'names no test command',
        isThere: (text) => /\b(test|check|verify)\b/i.test(text) && /`[^`\n]+`|^ {4,}\S|^```/m.test(text),
        fix: 'Add a section "Commands" with the build and the test command, each in backticks.',
    },
    {
        rule: 'rules-no-conventions',
        says: 'does not name the conventions of a fix',
        isThere: (text) => /fix\/</.test(text) && /fix\((sec|deps)\):/.test(text) && /draft/i.test(text),
        fix: 'Name the branch `fix/<finding-id>`, the prefixes `fix(sec):` and `fix(deps):`, and that pull requests are opened as DRAFT.',
    },
    {
        rule: 'rules-no-protected-paths',
        says: 'does not name what must not be touched',
        isThere: (text) => [/migration/i, /infra|terraform|kubernetes/i, /generated/i, /lockfile|lock file|package-lock|\.lock\b/i].every((each) => each.test(text)),
        fix: 'Name migrations, infrastructure code, generated code, and lockfiles unless the task is a dependency bump.',
    },
    {
        rule: 'rules-no-stop-and-ask',
        says: 'does not say when to stop and ask',
        isThere: (text) => /\b(stop|ask|pause)\b/i.test(text) && /public API/i.test(text) && /column|schema|database/i.test(text),
        fix: 'Add: "Stop and ask before changing a public API or a database column."',
    },
];
function lintRulesFile(context) {
    const { tree } = context;
    const problems = [];
    const text = tree.read(NEUTRAL);
    if (text === undefined) {
        const others = agents_AGENTS.filter(({ rulesFile }) => rulesFile !== NEUTRAL && tree.files.has(rulesFile));
        const [other] = others;
        if (other)
            return rules_file_judge(context, other.rulesFile, tree.read(other.rulesFile) ?? '');
        return [reporter(NEUTRAL, '')('rules-missing', 0, 'There is no rules file.', 'agent-remediation init writes one.')];
    }
    problems.push(...rules_file_judge(context, NEUTRAL, text), ...imports(context));
    return problems;
}
/** An agent with a rules file of its own name has to import the common one, or be a link to it. */
function imports({ tree }) {
    return agents_AGENTS.filter(({ rulesFile }) => rulesFile !== NEUTRAL).flatMap(({ rulesFile, title }) => {
        const text = tree.read(rulesFile);
        if (text === undefined || text === tree.read(NEUTRAL) || /(^|[\s(])@(\.\/)?AGENTS\.md(?![\w/-])/.test(text))
            return [];
        const lineEnd = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
        return [
            reporter(rulesFile, text)('rules-not-imported', 0, `${title} reads ${rulesFile} and not ${NEUTRAL}, and it does not import it.`, `Add the line @${NEUTRAL} to ${rulesFile}.`, editOf({ from: 0, to: 0, text: `@${NEUTRAL}${lineEnd}${lineEnd}` })),
        ];
    });
}
function rules_file_judge(context, file, text) {
    const report = reporter(file, text);
    const problems = [];
    const lines = text.replace(/\n$/, '').split('\n').length;
    if (lines > MAX_LINES)
        problems.push(report('rules-too-long', text.split('\n').slice(0, MAX_LINES).join('\n').length + 1, `${lines} lines; at most ${MAX_LINES} are allowed.`, 'Move details into skills.'));
    if (!hasDescription(text))
        problems.push(report('rules-empty-description', 0, 'It does not say what the project is.', 'Begin with one or two sentences on what the project does.'));
    for (const { rule, says, isThere, fix } of PARTS) {
        if (!isThere(text))
            problems.push(report(rule, 0, `It ${says}.`, fix));
    }
    return [...problems, ...protectedPaths(context, report, text), ...commands(scriptsOf(context.tree), report, text)];
}
/** A sentence before the first list, or below the first heading. */
function hasDescription(text) {
    const [first, second] = sectionsOf(text);
    const opening = first === undefined ? text : `${text.slice(0, first.offset)}\n${first.body}\n${second?.body ?? ''}`;
    return opening.split('\n').some((line) => !/^\s*([-*+] |[#>|]|\d+[.)] |```|@)/.test(line) && isSentence(line));
}
/** Four words, or as many signs as four words have in scripts that write none apart. */
function isSentence(line) {
    return (line.trim().split(/\s+/).length >= 4 ||
        (line.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0) >= 8);
}
/** Globs of the settings must stand in the rules too: the agent reads those, the hooks and the check read the settings. */
function protectedPaths({ settings }, report, text) {
    const builtIn = new Set([...Object.values(lib/* PROTECTED_PATHS */.kU).flat(), ...lib/* LOCKFILES */.JA]);
    return settings.protectedPaths
        .filter((glob) => !builtIn.has(glob) && !text.includes(glob))
        .map((glob) => report('rules-protected-paths-differ', 0, `The settings protect ${problem_shown(glob)}, which it does not name.`, `Add \`${problem_shown(glob)}\` to the protected paths.`));
}
/** Commands in backticks and code blocks whose script the repository does not have. */
function commands(scripts, report, text) {
    const problems = [];
    const code = codeOf(text);
    const isElsewhere = elsewhereIn(code, text);
    for (const { runner, pattern, names } of scripts) {
        for (const match of code.matchAll(pattern)) {
            const name = match[1] ?? '';
            if (names.has(name) || isElsewhere(match.index))
                continue;
            problems.push(report('rules-unknown-command', match.index, `\`${problem_shown(match[0])}\`: ${runner} has no "${problem_shown(name)}".`, names.size === 0
                ? `There is none in ${runner}.`
                : `There are: ${problem_shown([...names].slice(0, 12).join(', '), 200)}.`));
        }
    }
    return problems;
}
/** After `cd` into a folder, on one line or in one block, a command is one of that folder, whose scripts are not looked at. */
function elsewhereIn(code, text) {
    const changes = [...code.matchAll(/\b(?:cd|pushd)[ \t]+(?!\.?(?:[ \t]|$))/gm)].map(({ index }) => index);
    const lines = [...code.matchAll(/\n/g)].map(({ index }) => index);
    const blocks = fencesOf(text);
    const starts = blocks.map(([from]) => from);
    return (offset) => {
        const change = changes[countUpTo(changes, offset) - 1];
        if (change === undefined)
            return false;
        const [from, to] = blocks[countUpTo(starts, offset) - 1] ?? [0, 0];
        return change > (offset < to ? from : (lines[countUpTo(lines, offset) - 1] ?? -1));
    };
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/skills.js
/** Skills (seed 2.5, 7.8; the open specification: name, description, lengths, name = folder). */






/** The conventions' own folder. */
const skills_NEUTRAL = '.agent/skills';
const skills_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_NAME = 64;
const MAX_DESCRIPTION = 1_024;
const skills_MAX_LINES = 500;
/** Characters that are looked into, of a step and of the Never section; patterns that span words are slow on endless texts. */
const MAX_STEP = 2_000;
const MAX_NEVER = 10_000;
/** Fields that are compared with the known ones. */
const MAX_FIELDS = 100;
/** Skills that are compared with each other. */
const MAX_COMPARED = 200;
const SECTIONS = ['When to use', 'Workflow', 'Output', 'Never'];
/** Of the open specification, and of the agents that are named in the facts. */
const skills_FIELDS = new Set([
    'name',
    'description',
    'license',
    'compatibility',
    'metadata',
    'allowed-tools',
    'when_to_use',
    'argument-hint',
    'model',
    'subagent',
    'agent',
    'permissions',
    'triggers',
    'hooks',
    'paths',
    'disable-model-invocation',
    'user-invocable',
    'context',
    'version',
    'arguments',
    'effort',
    'shell',
]);
function lintSkills({ tree }) {
    const problems = [];
    const skills = [];
    const folders = [...new Set(agents_AGENTS.flatMap(({ skillFolders }) => skillFolders))];
    for (const { path } of tree.files.values()) {
        const folder = folders.find((each) => path.startsWith(`${each}/`));
        if (folder === undefined || !path.toLowerCase().endsWith('.md'))
            continue;
        const says = misplaced(tree.files, folder, path);
        if (says) {
            problems.push(reporter(path, '')('skill-misplaced', 0, says.message, says.fix));
            continue;
        }
        const text = path.endsWith('/SKILL.md') && path.split('/').length === folder.split('/').length + 2
            ? tree.read(path)
            : undefined;
        if (text === undefined)
            continue;
        const report = reporter(path, text);
        const name = path.split('/').at(-2) ?? '';
        const read = readFrontMatter(text);
        if (read.kind === 'fault') {
            const repair = read.edits && { kind: 'edit', edits: read.edits };
            const fix = 'Begin the file with ---, name, description, ---.';
            problems.push(report('skill-front-matter', read.offset, `${read.message}.`, fix, repair));
            continue;
        }
        problems.push(...frontMatter(read, { folder, name }, report), ...body(read, text, { folder, name }, report));
        const description = read.fields.get('description');
        if (typeof description?.value === 'string')
            skills.push({ path, folder, description: description.value, report, offset: description.offset });
    }
    return [...problems, ...competing(skills.slice(0, MAX_COMPARED))];
}
/** Only `<folder>/<name>/SKILL.md` is found. What lies beside such a file belongs to the skill, whatever its name. */
function misplaced(files, folder, path) {
    const [name = '', ...below] = path.slice(folder.length + 1).split('/');
    const file = below.at(-1) ?? name;
    const isNamed = file.toLowerCase() === 'skill.md';
    const move = (to) => `mkdir -p ${quoted(problem_shown(`${folder}/${to}`, 200))} && git mv ${quoted(problem_shown(path, 200))} ${quoted(problem_shown(`${folder}/${to}/SKILL.md`, 200))}`;
    if (below.length === 0) {
        if (/^(readme|index|changelog|contributing|licen[cs]e|agents|claude)\.md$/i.test(file))
            return undefined;
        const own = file.slice(0, -'.md'.length);
        const fix = isNamed ? `Move it to ${folder}/<name>/SKILL.md.` : move(own);
        return { message: 'A skill is a folder that holds SKILL.md: no agent looks here.', fix };
    }
    if (!isNamed || files.has(`${folder}/${name}/SKILL.md`))
        return undefined;
    if (below.length === 1) {
        const to = `${folder}/${name}/SKILL.md`;
        return {
            message: `The file is not named SKILL.md in exactly these letters.`,
            fix: `git mv ${quoted(problem_shown(path, 200))} ${quoted(problem_shown(to, 200))}`,
        };
    }
    return { message: 'No agent looks so deep.', fix: move(below.at(-2) ?? name) };
}
function frontMatter({ fields, start }, { folder: place, name: folder }, report) {
    const problems = [];
    const name = fields.get('name');
    const written = nameEdit({ fields, start }, folder);
    // The other agents take the folder's name where there is none.
    if (name === undefined) {
        if (place === skills_NEUTRAL)
            problems.push(report('skill-name', 0, 'There is no name.', `Add name: ${problem_shown(folder)}`, editOf(written)));
    }
    else if (typeof name.value !== 'string' || name.value.length > MAX_NAME || !skills_NAME.test(name.value))
        problems.push(report('skill-name', name.offset, `The name is ${problem_shown(name.value)}.`, 'Small letters, digits and single hyphens, 1 to 64 characters.', editOf(written)));
    else if (name.value !== folder)
        problems.push(report('skill-name-folder', name.offset, `The name is ${problem_shown(name.value)}, the folder ${problem_shown(folder)}.`, `Write name: ${problem_shown(folder)}, or rename the folder.`, editOf(written)));
    const description = fields.get('description');
    const text = description?.value;
    if (typeof text !== 'string' || text.trim() === '')
        problems.push(report('skill-description', description?.offset ?? 0, 'There is no description.', 'Say what the skill does and when to use it.'));
    else if (lengthOf(text) > MAX_DESCRIPTION)
        problems.push(report('skill-description', description?.offset ?? 0, `The description has ${lengthOf(text)} characters; at most ${MAX_DESCRIPTION} are allowed.`, 'Shorten it; details belong below.'));
    else if (!saysWhen(fields, text))
        problems.push(report('skill-trigger', description?.offset ?? 0, 'The description does not say when to use the skill.', 'Add a sentence "Use when …" with the words that the task will have.'));
    return [...problems, ...unknownFields(fields, report)];
}
/** Writes the folder's name as the name, where that is a valid one. */
function nameEdit({ fields, start }, folder) {
    if (folder.length > MAX_NAME || !skills_NAME.test(folder))
        return undefined;
    // YAML would read these as no text.
    const text = /^(\d[\d-]*|true|false|null|yes|no|on|off|y|n)$/.test(folder) ? `'${folder}'` : folder;
    const name = fields.get('name');
    if (name === undefined)
        return { from: start.offset, to: start.offset, text: `name: ${text}${start.lineEnd}` };
    return name.valueRange && { from: name.valueRange[0], to: name.valueRange[1], text };
}
const WHEN = /\b(when|whenever|while|during|if|for|before|after|once|use (this|it)|useful|asks?|requests?|triggers?|triggered|invoked?|mentions?)\b/i;
/** A skill that the model never loads by itself needs no trigger; a description in another script is not judged. */
function saysWhen(fields, text) {
    if (fields.get('disable-model-invocation')?.value === true || fields.has('when_to_use'))
        return true;
    const letters = text.match(/\p{L}/gu) ?? [];
    const isLatin = letters.filter((letter) => /[a-z]/i.test(letter)).length > letters.length / 2;
    return !isLatin || WHEN.test(text);
}
/** Fields of their own do no harm; a field that is nearly a known one was meant to be it. */
function unknownFields(fields, report) {
    const known = [...skills_FIELDS];
    return [...fields].slice(0, MAX_FIELDS).flatMap(([field, { offset, keyRange }]) => {
        if (skills_FIELDS.has(field))
            return [];
        const bare = (name) => name.toLowerCase().replace(/[-_ ]/g, '');
        const same = known.find((each) => bare(each) === bare(field));
        const meant = same ?? nearest(field, known);
        if (meant === undefined)
            return [];
        const isSafe = same !== undefined && keyRange !== undefined && !fields.has(same);
        const edit = isSafe ? { from: keyRange[0], to: keyRange[1], text: same } : undefined;
        const message = `The field ${problem_shown(field)} is not known.`;
        return [report('skill-unknown-field', offset, message, `Did you mean ${meant}?`, editOf(edit))];
    });
}
/**
 * The four sections are the conventions' (seed 2.5): they are asked of skills in the neutral folder, and of those for remediation in the folders of
 * the other agents, whose own skills have no set form.
 */
function isOurs({ folder, name }) {
    return folder === skills_NEUTRAL || /^(remediate|triage)-/.test(name);
}
function body({ body: text, bodyOffset }, whole, skill, report) {
    const sections = sectionsOf(text);
    const find = (title) => sections.find((section) => section.title.toLowerCase() === title.toLowerCase());
    const required = isOurs(skill) ? SECTIONS : [];
    const problems = required
        .filter((title) => (find(title)?.body ?? '').trim() === '')
        .map((title) => report('skill-section', bodyOffset + (find(title)?.offset ?? 0), `The section "${title}" is missing or empty.`, `Add "## ${title}".`));
    const workflow = find('Workflow');
    const steps = workflow === undefined ? [] : stepsOf(workflow);
    if (isOurs(skill) && workflow !== undefined && workflow.body.trim() !== '' && steps.length === 0)
        problems.push(report('skill-workflow-steps', bodyOffset + workflow.offset, 'The workflow has no numbered steps.', 'Write it as "1. …", "2. …".'));
    if (whole.split('\n').length > skills_MAX_LINES)
        problems.push(report('skill-long', 0, `${whole.split('\n').length} lines; below ${skills_MAX_LINES} are advised.`, 'Move reference material to files beside it.'));
    if (isDependencySkill(skill.name))
        problems.push(...dependencySkill(workflow, steps.map((step) => step.text), find('Never'), bodyOffset, report));
    return problems;
}
/** In code points, as the specification counts. */
function lengthOf(text) {
    return Array.from(text).length;
}
/** The seed's name of the dependency skill; others may be anything. */
function isDependencySkill(name) {
    return name === 'remediate-cve' || name === 'remediate-dependency';
}
/** Seed 2.5: the seven steps, in their order, by the words that each cannot do without. */
const DEPENDENCY_STEPS = [
    ['read the advisory: package, affected range, fixed version', /advisor[\s\S]*(range|version)/i],
    ['find how the package enters the dependency tree', /dependency tree|enters|why|transitive/i],
    ['branch', /branch/i],
    ['upgrade the smallest thing', /smallest|direct[\s\S]*(override|resolution)|bump/i],
    ['regenerate the lockfile with the package manager', /lock ?file/i],
    ['run the tests', /\btests?\b/i],
    ['open a pull request if tests pass, otherwise stop and summarise', /(pull request|\bPR\b)[\s\S]*(stop|summar)/i],
];
/** Seed 2.5: the three Never rules. */
const DEPENDENCY_NEVER = [
    ['cross a major version without stating in the body that a major bump is required', /major/i],
    ['disable a test to get CI green', /(disable|skip|weaken)[^.\n]*tests?/i],
    [
        'commit a lockfile without running the package manager',
        /lock ?file[\s\S]*(package manager|by hand)|(package manager|by hand)[\s\S]*lock ?file/i,
    ],
];
function dependencySkill(workflow, steps, never, bodyOffset, report) {
    let from = 0;
    const missing = DEPENDENCY_STEPS.filter(([, words]) => {
        const at = steps.findIndex((step, index) => index >= from && words.test(step.slice(0, MAX_STEP)));
        if (at >= 0)
            from = at + 1;
        return at < 0;
    });
    return [
        ...missing.map(([says]) => report('skill-dependency-steps', bodyOffset + (workflow?.offset ?? 0), `The workflow lacks the step, or has it out of order: ${says}.`, `Add it as a numbered step of its own.`)),
        ...DEPENDENCY_NEVER.filter(([, words]) => !words.test((never?.body ?? '').slice(0, MAX_NEVER))).map(([says]) => report('skill-dependency-never', bodyOffset + (never?.offset ?? 0), `Never lacks: ${says}.`, 'Add it to the section Never.')),
    ];
}
/** Two descriptions of one folder that share most of their telling words. */
function competing(skills) {
    const ENOUGH = 0.6;
    const all = skills.map((skill) => ({ ...skill, words: skills_wordsOf(skill.description.slice(0, MAX_DESCRIPTION)) }));
    return all.flatMap((skill, index) => all
        .slice(0, index)
        .filter(({ folder, words }) => folder === skill.folder && likeness(words, skill.words) >= ENOUGH)
        .map((other) => skill.report('skill-competes', skill.offset, `The description is nearly that of ${problem_shown(other.path, 120)}.`, 'Say in each what the other does not do.')));
}
const COMMON = new Set('the and for with that this from use when skill into are its has have not'.split(' '));
function likeness(left, right) {
    const shared = [...left].filter((word) => right.has(word)).length;
    const all = left.size + right.size - shared;
    return all === 0 ? 0 : shared / all;
}
function skills_wordsOf(text) {
    return new Set(text
        .toLowerCase()
        .match(/[a-z][a-z-]{2,}/g)
        ?.filter((word) => !COMMON.has(word)) ?? []);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/lint/lint.js









const lint_PARTS = [
    lintRulesFile,
    lintSkills,
    lintHooks,
    lintMcp,
    lintKnowledge,
    lintRepository,
];
/** Everything that is wrong with the agent's files of a repository (seed 2.5), in the order of file and line. */
function lint_lint(tree, { repository, variables } = {}) {
    const { settings, problems } = settingsOf(tree);
    const context = { tree, repository, variables, settings };
    const all = [...problems, ...lint_PARTS.flatMap((part) => part(context))];
    return all.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule));
}
function settingsOf(tree) {
    const text = tree.read(lib/* SETTINGS_PATH */.aJ);
    if (text === undefined)
        return { settings: lib/* DEFAULT_SETTINGS */.a$, problems: [] };
    try {
        return { settings: readSettings(text), problems: [] };
    }
    catch (error) {
        if (!(error instanceof lib/* Ending */._n))
            throw error;
        const problem = reporter(lib/* SETTINGS_PATH */.aJ, text)('settings-invalid', 0, error.message, 'docs/settings.md lists every key.');
        return { settings: lib/* DEFAULT_SETTINGS */.a$, problems: [problem] };
    }
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/tree.js
/** A repository's files as the lint sees them: names first, text on demand, nothing that leaves the repository. */


/** Bytes. No file of this kind is that large; reading more would be a way to stop us. */
const MAX_FILE_BYTES = 1_048_576;
/** Files of one repository that are looked at. */
const MAX_FILES = 200_000;
const SKIPPED = new Set(['.git', 'node_modules']);
/** Reads a folder; anything else is an error. Folders behind symbolic links are not entered: they could lead outside, or in a circle. */
function readTree(root, maxFiles = MAX_FILES) {
    const top = (0,external_node_fs_.realpathSync)(root);
    if (!(0,external_node_fs_.statSync)(top).isDirectory())
        throw new Error(`${root} is no folder. Name the folder of the repository.`);
    const files = new Map();
    const waiting = [''];
    let isCut = false;
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        const entries = tree_entriesOf((0,external_node_path_.join)(top, folder));
        if (entries === undefined)
            isCut = true;
        for (const entry of entries ?? []) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && !SKIPPED.has(entry.name))
                waiting.push(path);
            if (!entry.isFile() && !entry.isSymbolicLink())
                continue;
            if (files.size >= maxFiles) {
                isCut = true;
                waiting.length = 0;
                break;
            }
            files.set(path, tree_describe(top, path));
        }
    }
    return {
        files: new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        isCut,
        read: (path) => (files.get(path)?.leadsOutside === false ? readText((0,external_node_path_.join)(top, path)) : undefined),
    };
}
/** `undefined`: it may not be read, or its path is too long for the system. */
function tree_entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}
function tree_describe(top, path) {
    const full = (0,external_node_path_.join)(top, path);
    try {
        const isExecutable = ((0,external_node_fs_.statSync)(full).mode & 0o111) !== 0;
        const isLink = (0,external_node_fs_.lstatSync)(full).isSymbolicLink();
        const away = (0,external_node_path_.relative)(top, isLink ? (0,external_node_fs_.realpathSync)(full) : full);
        const leadsOutside = (0,external_node_path_.isAbsolute)(away) || /^(\.\.|\.git)$/.test(away.split(external_node_path_.sep)[0] ?? '');
        return { path, isExecutable, isLink, leadsOutside };
    }
    catch {
        return { path, isExecutable: false, isLink: true, leadsOutside: true };
    }
}
function readText(full) {
    try {
        if (!(0,external_node_fs_.statSync)(full).isFile() || (0,external_node_fs_.statSync)(full).size > MAX_FILE_BYTES)
            return undefined;
        return new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(full));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/repair/plan.js

/** A repair can uncover the next: a matcher in a settings file whose event was misspelt. More rounds than that would be repairs that fight. */
const MAX_ROUNDS = 8;
function planRepairs(tree, options = {}) {
    const texts = new Map();
    const started = new Set();
    const rules = new Map();
    const now = overlay(tree, texts, started);
    const found = lint(now, options);
    let problems = found;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const due = problems.filter(({ repair, file }) => repair !== undefined && plan_isOurs(tree, repair, file));
        if (due.length === 0)
            break;
        for (const [file, edits] of editsOf(due))
            texts.set(file, applied(now.read(file) ?? '', edits));
        for (const { repair, file, rule } of due) {
            const path = repair?.kind === 'executable' ? repair.path : file;
            if (repair?.kind === 'executable')
                started.add(path);
            rules.set(path, (rules.get(path) ?? new Set()).add(rule));
        }
        problems = lint(now, options);
    }
    const changes = [...rules].map(([path, of]) => {
        const before = tree.read(path) ?? '';
        return { path, before, after: texts.get(path) ?? before, makesExecutable: started.has(path), rules: [...of] };
    });
    return { changes: changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)), found, left: problems };
}
/** What a link leads to is mended under its own name, or is not ours. */
function plan_isOurs(tree, repair, file) {
    return tree.files.get(repair.kind === 'executable' ? repair.path : file)?.isLink === false;
}
function overlay(tree, texts, started) {
    const files = tree.files;
    return {
        isCut: tree.isCut,
        read: (path) => texts.get(path) ?? tree.read(path),
        get files() {
            if (started.size === 0)
                return files;
            return new Map([...files].map(([path, file]) => [path, started.has(path) ? { ...file, isExecutable: true } : file]));
        },
    };
}
/** By file, from front to back; of two edits of one place the later waits for the next round. */
function editsOf(problems) {
    const all = new Map();
    for (const { file, repair } of problems) {
        if (repair?.kind === 'edit')
            all.set(file, [...(all.get(file) ?? []), ...repair.edits]);
    }
    return new Map([...all].map(([file, edits]) => {
        let free = 0;
        const kept = edits
            .toSorted((a, b) => a.from - b.from || a.to - b.to)
            .filter(({ from, to }) => {
            const fits = from >= free;
            if (fits)
                free = Math.max(to, from + 1);
            return fits;
        });
        return [file, kept];
    }));
}
function applied(text, edits) {
    let at = 0;
    const parts = edits.flatMap(({ from, to, text: by }) => {
        const part = [text.slice(at, from), by];
        at = to;
        return part;
    });
    return parts.join('') + text.slice(at);
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/repair/listing.js
/** Changes for people, line by line. */


/** Lines that are looked ahead for the next common one. */
const WINDOW = 200;
/** Characters of a line that are shown. */
const MAX_LINE = 400;
/** A block a file: each line that goes, with `-`, and that comes, with `+`, by its number. A line can hold a credential, and what steers a terminal. */
function listing(changes) {
    return changes
        .map(({ path, before, after, makesExecutable, rules }) => {
        const lines = differences(before.split('\n'), after.split('\n')).map(({ sign, number, text }) => `  ${String(number).padStart(4)} ${sign} ${safe(text)}\n`);
        const mode = makesExecutable ? '       + may be started (mode +x)\n' : '';
        return `${plainLine(path)}  ${rules.join(', ')}\n${lines.join('')}${mode}`;
    })
        .join('\n');
}
function safe(text) {
    const line = plainLine(redactTokens(text.replace(/\r$/, '')));
    return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}
function differences(before, after) {
    const found = [];
    let [i, j] = [0, 0];
    while (i < before.length || j < after.length) {
        if (i < before.length && j < after.length && before[i] === after[j]) {
            i += 1;
            j += 1;
            continue;
        }
        const [gone, come] = nextCommon(before, after, i, j);
        for (let line = i; line < i + gone; line += 1)
            found.push({ sign: '-', number: line + 1, text: before[line] ?? '' });
        for (let line = j; line < j + come; line += 1)
            found.push({ sign: '+', number: line + 1, text: after[line] ?? '' });
        i += gone;
        j += come;
    }
    return found;
}
/** How many lines go and come until both are alike again; all of them where that is too far. */
function nextCommon(before, after, i, j) {
    for (let distance = 1; distance <= WINDOW; distance += 1) {
        for (let gone = 0; gone <= distance; gone += 1) {
            const come = distance - gone;
            const isEnd = i + gone === before.length && j + come === after.length;
            const isCommon = i + gone < before.length && j + come < after.length && before[i + gone] === after[j + come];
            if (isEnd || isCommon)
                return [gone, come];
        }
    }
    return [before.length - i, after.length - j];
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/format/text.js


/** For people: one block a problem, and a last line with the numbers. File names and messages can hold what steers a terminal. */
function text_text(problems) {
    const blocks = problems.map(({ file, line, column, level, rule, message, fix }) => `${plainLine(file)}:${line}:${column}  ${level}  ${rule}\n    ${plainLine(message)}\n    Why: ${RULES[rule].why}\n    Fix: ${plainLine(fix)}\n`);
    return `${blocks.join('\n')}${blocks.length === 0 ? '' : '\n'}${counts(problems)}\n`;
}
function counts(problems) {
    const of = (level) => {
        const count = problems.filter((problem) => problem.level === level).length;
        return `${count} ${level}${count === 1 ? '' : 's'}`;
    };
    return `${of('error')}, ${of('warning')}, ${of('note')}.`;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/format/sarif.js


/** SARIF 2.1.0, for code scanning and editors. */
function sarif(problems) {
    const ids = [...new Set(problems.map(({ rule }) => rule))].toSorted();
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'agent-remediation lint',
                        informationUri: `https://github.com/${core/* PROJECT */.yl}`,
                        rules: ids.map((id) => ({
                            id,
                            shortDescription: { text: catalogue_RULES[id].why },
                            defaultConfiguration: { level: catalogue_RULES[id].level },
                        })),
                    },
                },
                columnKind: 'utf16CodeUnits',
                results: problems.map(({ rule, level, file, line, column, message, fix }) => ({
                    ruleId: rule,
                    ruleIndex: ids.indexOf(rule),
                    level,
                    message: { text: `${message} ${fix}` },
                    locations: [
                        {
                            physicalLocation: {
                                artifactLocation: { uri: uriOf(file) },
                                region: { startLine: line, startColumn: column },
                            },
                        },
                    ],
                })),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
/** Relative to the repository. Half of a character, which some file systems allow in a name, is none in a URI. */
function uriOf(file) {
    return file.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/format/markdown.js



const MOST = 100;
/** For a step summary: a table of at most a hundred rows, and the true numbers. What comes from the repository is made inert. */
function markdown(problems) {
    if (problems.length === 0)
        return 'The agent’s files are as they should be.\n';
    const rows = problems
        .slice(0, MOST)
        .map(({ rule, level, file, line, message, fix }) => `| ${level} | ${(0,text_lib/* inertInline */.Mo)(`${file}:${line}`)} | ${(0,text_lib/* inertInline */.Mo)(message)} | ${(0,text_lib/* inertInline */.Mo)(fix)} | ${rule}: ${catalogue_RULES[rule].why} |`);
    const more = problems.length > MOST ? `\nThe first ${MOST} of ${problems.length}.\n` : '';
    return `${counts(problems)}\n\n| Level | Where | What | Fix | Why |\n|---|---|---|---|---|\n${rows.join('\n')}\n${more}`;
}

;// CONCATENATED MODULE: ./packages/agent-config/lib/index.js
/** The agent's files of a repository (seed 2.5): read, linted, explained. */















// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/match.js
/** Which files of a workspace patterns mean. Links to folders are not followed; what leads out of the workspace is left to the reader's refusal. */


/** Entries of folders that are looked at for one pattern. */
const MAX_ENTRIES = 500_000;
class TooManyFiles extends (/* unused pure expression or super */ null && (Error)) {
}
/**
 * Paths relative to the workspace, in the order of the patterns and sorted within each. A line that begins with `!` takes files out again.
 * A pattern that matches nothing is returned as it is, so that the reader says so; none at all when nothing matches.
 * @throws TooManyFiles
 */
async function match_matchFiles(workspace, patterns) {
    const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
    const refused = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    if (refused.length === 0 && !wanted.some(isPattern))
        return [...new Set(wanted)];
    // Loaded only where there is a pattern: most callers name one file.
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19));
    const isRefused = refused.length === 0 ? () => false : picomatch(refused.map(plain), { dot: true });
    const found = new Set();
    const empty = [];
    for (const pattern of wanted) {
        const paths = isPattern(pattern) ? await expand(workspace, pattern, picomatch) : [plain(pattern)];
        const kept = paths.filter((path) => !isRefused(path));
        for (const path of kept)
            found.add(path);
        if (kept.length === 0)
            empty.push(pattern);
    }
    return found.size === 0 ? [] : [...found, ...empty];
}
function isPattern(text) {
    return /[*?[\]{}()]/.test(text);
}
function plain(path) {
    return path.startsWith('./') ? path.slice(2) : path;
}
async function expand(workspace, pattern, picomatch) {
    const { base, glob } = picomatch.scan(plain(pattern));
    const root = await realpath(workspace);
    const folder = await realpath(resolve(root, base)).catch(() => undefined);
    if (folder === undefined)
        return [];
    // A base that leads out of the workspace is handed on as it is: the reader refuses it.
    if (folder !== root && !folder.startsWith(root + sep))
        return [base];
    const isMatch = picomatch(glob, { dot: true });
    const names = await filesBelow(folder);
    return names
        .filter((name) => isMatch(name))
        .map((name) => relative(root, join(resolve(root, base), name))
        .split(sep)
        .join('/'))
        .sort();
}
/** Files and links below a folder, `.git` left out. Breadth first, without recursion: depth is the file system's to choose. */
async function filesBelow(folder) {
    const files = [];
    const folders = [''];
    let entries = 0;
    for (const below of folders) {
        for (const entry of await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new TooManyFiles(`more than ${MAX_ENTRIES} files and folders below ${folder}`);
            const name = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory()) {
                if (entry.name !== '.git')
                    folders.push(name);
            }
            else
                files.push(name);
        }
    }
    return files;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/faults.js
/** What a fault is, the closed list of its codes, and the list that counts all and keeps the first. */

/** Code of a fault → the sentence that explains it. */
const faults_FAULT_CODES = {
    'no-such-file': 'The file is not there or cannot be read.',
    'outside-workspace': 'The path leads out of the workspace.',
    'no-files': 'The pattern matches no file.',
    'empty-document': 'The file holds no document.',
    'byte-order-mark': 'The file begins with a byte order mark, which JSON text must not (RFC 8259, section 8.1).',
    'utf-16': 'The file is UTF-16 or UTF-32; JSON text is UTF-8 (RFC 8259, section 8.1).',
    'not-utf8': 'The file holds bytes that are not UTF-8.',
    'not-json': 'The text is not JSON.',
    'cut-off': 'The document ends in the middle.',
    'too-deep': 'The document is nested deeper than any snapshot.',
    'too-large': 'The document, or one value in it, is larger than this reader accepts.',
    'duplicate-key': 'The same field is written twice in one object; readers disagree about which one counts.',
    'proto-field': 'A field named __proto__ changes the object in careless readers.',
    'unknown-version': 'The schema_version is not one that this reader knows.',
    'wrong-type': 'The value has another type.',
    'missing-field': 'A required field is missing.',
    'unknown-field': 'The field does not exist in the schema.',
    'wrong-length': 'The string is too short or too long.',
    'wrong-pattern': 'The identifier has another form.',
    'wrong-choice': 'The value is not one of the allowed ones.',
    'wrong-number': 'The number is out of range or not whole.',
    'wrong-date': 'The value is not a date and time as RFC 3339 writes it.',
    'repeated-item': 'The list holds the same item twice.',
    incoherent: 'The field contradicts another one.',
};
/** Counts every fault and keeps the first `limit`. */
class faults_FaultList {
    #limit;
    #kept = [];
    #count = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** The true number, also of faults that are not kept. */
    get count() {
        return this.#count;
    }
    get kept() {
        return this.#kept;
    }
    get isFull() {
        return this.#kept.length >= this.#limit;
    }
    /** Ask {@link isFull} first where making the fault costs something. */
    add(fault) {
        this.#count += 1;
        if (!this.isFull)
            this.#kept.push(fault);
    }
    /** Counts faults that nobody will see. */
    skip(count) {
        this.#count += count;
    }
}
/**
 * JSON pointer of a place (RFC 6901). A name that no schema would give a field is shortened like every other value that is shown: one of
 * megabytes, in the place of every fault below it, would make more text than a string can hold.
 */
function faults_pointerOf(place) {
    return place.map((token) => `/${shorten(String(token)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/encoding.js
/** Bytes to text: UTF-8 and nothing else (RFC 8259, section 8.1). */
/** Bytes that {@link encodingOf} looks at. */
const encoding_SNIFFED_BYTES = 4;
/** Length of the UTF-8 byte order mark. */
const encoding_MARK_BYTES = 3;
/** How the document begins. JSON text starts with an ASCII character, so a zero byte in the first two is a wider encoding. */
function encoding_encodingOf(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'byte-order-mark';
    const isMarked = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
    return isMarked || first === 0 || second === 0 ? 'utf-16' : 'utf-8';
}
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The text, or undefined when the bytes are not UTF-8. */
function encoding_decode(bytes) {
    try {
        return decoder.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** The text up to the first byte that is not UTF-8. */
function encoding_decodePrefix(bytes) {
    const whole = encoding_decode(bytes);
    if (whole !== undefined)
        return whole;
    let good = 0;
    let bad = bytes.length + 1;
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (beginsWell(bytes.subarray(0, middle)))
            good = middle;
        else
            bad = middle;
    }
    return new TextDecoder().decode(bytes.subarray(0, good), { stream: true });
}
/** True when the bytes are UTF-8, save for a last character that may be cut. */
function beginsWell(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/position.js
const position_DOCUMENT_START = { line: 1, column: 1 };
/** The position of `offset` in a text that begins at `base`. A line ends with a line feed. */
function position_positionIn(text, offset, base) {
    let line = base.line;
    let lineStart = 0;
    for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
        line += 1;
        lineStart = next + 1;
    }
    const isFirstLine = line === base.line;
    return { line, column: (isFirstLine ? base.column : 1) + offset - lineStart };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/piece.js



/** Some records, with a bracket before and behind that may stand for a comma. */
class piece_SlicePiece {
    #read;
    #text;
    #records;
    #first;
    #base;
    #record = 0;
    #recordAt = 0;
    /**
     * `read` is asked only when somebody wants the text; `first` is the index of the first record, `base` the position behind the opening
     * bracket; `records` are given where they need no decoding.
     */
    constructor(read, first, base, records) {
        this.#read = read;
        this.#first = first;
        this.#base = base;
        this.#records = records;
    }
    get text() {
        return (this.#text ??= this.#read());
    }
    /** The record with that index, with its strings as they are to be shown. */
    record(index) {
        this.#records ??= parseList(this.text) ?? [];
        return this.#records[index - this.#first];
    }
    at(offset) {
        return positionIn(this.text.slice(1), offset - 1, this.#base);
    }
    /** The position of a place below `/portfolios/<index>`. Asked in the order of the document it looks at each record once. */
    find(place, onKey = false) {
        const record = Number(place[1]) - this.#first;
        const start = this.#start(record);
        if (start === undefined)
            return undefined;
        const offset = locate(this.text, place.slice(2), onKey, start);
        return offset === undefined ? undefined : this.at(offset);
    }
    #start(record) {
        if (this.#recordAt === 0 || record < this.#record) {
            this.#recordAt = itemAt(this.text, 0, 0) ?? 0;
            this.#record = 0;
        }
        if (record < 0 || this.#recordAt === 0)
            return undefined;
        const start = itemAfter(this.text, this.#recordAt, record - this.#record);
        if (start !== undefined) {
            this.#record = record;
            this.#recordAt = start;
        }
        return start;
    }
}
/** All but the records of the list: what stands before them and what stands behind, read as one text. */
class piece_EnvelopePiece {
    text;
    #head;
    #tail;
    #tailBase;
    constructor(head, tail, tailBase) {
        this.text = head + tail;
        this.#head = head;
        this.#tail = tail;
        this.#tailBase = tailBase;
    }
    at(offset) {
        if (offset < this.#head.length || this.#tail === '')
            return positionIn(this.#head, offset, DOCUMENT_START);
        return positionIn(this.#tail, offset - this.#head.length, this.#tailBase);
    }
    find(place, onKey = false) {
        const offset = locate(this.text, place, onKey);
        return offset === undefined ? undefined : this.at(offset);
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/relocate.js


class relocate_Relocator {
    positions = new Map();
    /** In the order of the document. */
    #wanted = [];
    #next = 0;
    /** Bytes of the document that went by. */
    #passed = 0;
    /** Of the next wanted slice, as far as it went by. */
    #gathered = new Uint8Array();
    #gatheredBytes = 0;
    /** Faults whose places begin with `/portfolios/<index>`. */
    constructor(faults, log) {
        for (const fault of [...faults].sort((a, b) => recordOf(a) - recordOf(b))) {
            const slice = log.find(recordOf(fault));
            const last = this.#wanted.at(-1);
            if (slice === undefined)
                continue;
            if (last?.slice === slice)
                last.faults.push(fault);
            else
                this.#wanted.push({ slice, faults: [fault] });
        }
    }
    /** Returns false when all places are known. */
    push(bytes) {
        const start = this.#passed;
        this.#passed += bytes.length;
        for (let wanted = this.#wanted[this.#next]; wanted !== undefined; wanted = this.#wanted[this.#next]) {
            const { offset, bytes: length } = wanted.slice;
            if (offset >= this.#passed)
                return true;
            this.#gather(bytes.subarray(Math.max(0, offset - start), offset + length - start), length);
            if (offset + length > this.#passed)
                return true;
            this.#search(wanted);
            this.#next += 1;
        }
        return false;
    }
    #gather(bytes, length) {
        if (this.#gatheredBytes === 0)
            this.#gathered = new Uint8Array(length);
        this.#gathered.set(bytes, this.#gatheredBytes);
        this.#gatheredBytes += bytes.length;
    }
    #search({ slice, faults }) {
        // A file that changed in between has no such text, and its faults have no position.
        const text = `[${decode(this.#gathered) ?? ''}`;
        const piece = new SlicePiece(() => text, slice.first, slice.position);
        this.#gatheredBytes = 0;
        for (const fault of faults) {
            const position = piece.find(fault.place, fault.onKey);
            if (position !== undefined)
                this.positions.set(fault, position);
        }
    }
}
function recordOf(fault) {
    return Number(fault.place[1]);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/derive.js
/** 0..100. A portfolio in which nothing was found and nothing is open is not proved covered: at most 78. */
function coverageScore(counts) {
    const lost = (counts.owner_missing ? 18 : 0) +
        (counts.environment_missing ? 6 : 0) +
        (counts.relationship_gap ? 8 : 0) +
        Math.min(20, 6 * counts.needs_case_count) +
        Math.min(30, 10 * counts.manual_exposure_count) +
        Math.min(18, 4 * counts.needs_config_exposure_count) +
        Math.min(20, 7 * counts.template_exposure_count) +
        Math.min(18, 8 * counts.blocked_exposure_count);
    const score = 100 - lost;
    if (isIdle(counts))
        return Math.max(0, Math.min(78, score));
    const bonus = counts.live_ready_exposure_count > 0 && score < 94 ? 4 : 0;
    return Math.max(0, Math.min(100, score + bonus));
}
function coverageState(counts) {
    if (isIdle(counts))
        return 'tracked';
    const needsAction = counts.manual_exposure_count > 0 ||
        counts.template_exposure_count > 0 ||
        counts.blocked_exposure_count > 0 ||
        counts.owner_missing ||
        counts.needs_case_count > 0;
    if (needsAction)
        return 'action_needed';
    const isPartial = counts.needs_config_exposure_count > 0 ||
        counts.relationship_gap ||
        counts.environment_missing ||
        (counts.exposure_count > 0 && counts.live_ready_exposure_count === 0);
    return isPartial ? 'partial' : 'ready';
}
/** No exposure and no open case. */
function isIdle(counts) {
    return counts.exposure_count === 0 && counts.open_case_count === 0;
}
function routesSum(portfolio) {
    const routes = portfolio.route_state_counts;
    return routes.ready + routes.copy_only + routes.needs_config + routes.template + routes.blocked + routes.manual;
}
function routeCoverageState(routes) {
    const live = routes.ready > 0;
    const handoff = routes.copy_only > 0 || routes.needs_config > 0;
    const manual = routes.manual > 0 || routes.template > 0 || routes.blocked > 0;
    if (!live && !handoff && !manual)
        return 'tracked';
    if (live && !handoff && !manual)
        return 'live_ready';
    if (handoff && !live && !manual)
        return 'handoff_only';
    if (manual && !live && !handoff)
        return 'manual_only';
    return 'mixed';
}
const ROUTE_TOKENS = {
    live_ready: 'ready',
    handoff_only: 'copy_only',
    mixed: 'needs_config',
    manual_only: 'blocked',
    tracked: 'template',
};
const COVERAGE_LABELS = {
    ready: 'Coverage ready',
    partial: 'Coverage partial',
    action_needed: 'Action needed',
    tracked: 'Tracked',
};
const ROUTE_LABELS = {
    live_ready: 'Route live-ready',
    handoff_only: 'Route handoff-only',
    mixed: 'Route mixed',
    manual_only: 'Route manual',
    tracked: 'Route tracked',
};
/** The original never recommends more (coverage-rules.md, "Dependencies, order, summary"). */
const MOST_RECOMMENDED_ACTIONS = 6;
/** Portfolios are listed in this order of states. */
const derive_STATE_RANK = {
    action_needed: 0,
    partial: 1,
    ready: 2,
    tracked: 3,
};
const SEVERITY_RANK = {
    critical: 0,
    high: 1,
    medium: 2,
    low: 3,
    info: 4,
};
const CRITICALITY_RANK = {
    critical: 0,
    high: 1,
    medium: 2,
    low: 3,
    unassigned: 4,
};
/**
 * Order of two portfolios in the list, below 0 when `a` comes first: by state, exposures, open cases, severity and criticality. The
 * original breaks a tie by label in the reader's language; 0 here, as any order of equals is right.
 */
function compareUrgency(a, b) {
    const byState = a.coverage_state === b.coverage_state ? 0 : derive_STATE_RANK[a.coverage_state] - derive_STATE_RANK[b.coverage_state];
    return (byState ||
        b.exposure_count - a.exposure_count ||
        b.open_case_count - a.open_case_count ||
        SEVERITY_RANK[a.highest_severity] - SEVERITY_RANK[b.highest_severity] ||
        CRITICALITY_RANK[a.highest_criticality] - CRITICALITY_RANK[b.highest_criticality]);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/rule.js
function equal(tier, id, at, due, sentence) {
    return { kind: 'equal', tier, id, at, due, sentence };
}
function atMost(tier, id, at, most, sentence) {
    return { kind: 'at-most', tier, id, at, most, sentence };
}
function holds(tier, id, at, test, sentence) {
    return { kind: 'holds', tier, id, at, holds: test, sentence };
}
function sum(tier, id, at, add, sentence) {
    return { kind: 'sum', tier, id, at, add, sentence };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/summary-rules.js
/** The rules about the summary that are a sum over the portfolios (coverage-rules.md: A1, A2, A4, A5, and two of B and C). */

/** For counting. */
function summary_rules_one(is) {
    return is ? 1 : 0;
}
const summary_rules_SUM_RULES = [
    sum('A', 'total-portfolios', 'total_portfolios', (p) => summary_rules_one(p.id !== ''), 'total_portfolios is the number of portfolios.'),
    sum('A', 'ready-count', 'ready_count', (p) => summary_rules_one(p.coverage_state === 'ready'), 'ready_count is the number of portfolios whose coverage_state is ready.'),
    sum('A', 'partial-count', 'partial_count', (p) => summary_rules_one(p.coverage_state === 'partial'), 'partial_count is the number of portfolios whose coverage_state is partial.'),
    sum('A', 'action-needed-count', 'action_needed_count', (p) => summary_rules_one(p.coverage_state === 'action_needed'), 'action_needed_count is the number of portfolios whose coverage_state is action_needed.'),
    sum('A', 'tracked-count', 'tracked_count', (p) => summary_rules_one(p.coverage_state === 'tracked'), 'tracked_count is the number of portfolios whose coverage_state is tracked.'),
    sum('A', 'owner-gap-count', 'owner_gap_count', (p) => summary_rules_one(p.owner_missing), 'owner_gap_count is the number of portfolios with owner_missing.'),
    sum('A', 'environment-gap-count', 'environment_gap_count', (p) => summary_rules_one(p.environment_missing), 'environment_gap_count is the number of portfolios with environment_missing.'),
    sum('A', 'relationship-gap-count', 'relationship_gap_count', (p) => summary_rules_one(p.relationship_gap), 'relationship_gap_count is the number of portfolios with relationship_gap.'),
    sum('A', 'exposure-sum', 'exposure_count', (p) => p.exposure_count, 'exposure_count is the sum over the portfolios.'),
    sum('A', 'blocked-sum', 'blocked_exposure_count', (p) => p.blocked_exposure_count, 'blocked_exposure_count is the sum over the portfolios.'),
    sum('A', 'needs-config-sum', 'needs_config_exposure_count', (p) => p.needs_config_exposure_count, 'needs_config_exposure_count is the sum over the portfolios.'),
    sum('A', 'template-sum', 'template_exposure_count', (p) => p.template_exposure_count, 'template_exposure_count is the sum over the portfolios.'),
    sum('A', 'open-case-sum', 'open_case_count', (p) => p.open_case_count, 'open_case_count is the sum over the portfolios.'),
    sum('A', 'needs-case-sum', 'needs_case_count', (p) => p.needs_case_count, 'needs_case_count is the sum over the portfolios.'),
    sum('A', 'dependency-edges', 'dependency_edge_count', (p) => p.dependency_count, 'dependency_edge_count is the sum of dependency_count, which is the sum of dependent_count.'),
    sum('A', 'handoff-only-portfolios', 'handoff_only_portfolio_count', (p) => summary_rules_one(p.route_coverage_state === 'handoff_only'), 'handoff_only_portfolio_count is the number of portfolios whose route_coverage_state is handoff_only.'),
    sum('A', 'manual-route-portfolios', 'manual_route_portfolio_count', (p) => summary_rules_one(p.route_coverage_state === 'manual_only'), 'manual_route_portfolio_count is the number of portfolios whose route_coverage_state is manual_only.'),
    sum('A', 'mixed-route-portfolios', 'mixed_route_portfolio_count', (p) => summary_rules_one(p.route_coverage_state === 'mixed'), 'mixed_route_portfolio_count is the number of portfolios whose route_coverage_state is mixed.'),
    sum('A', 'dependency-gap-portfolios', 'dependency_gap_portfolio_count', (p) => summary_rules_one(p.dependency_gap_count > 0), 'dependency_gap_portfolio_count is the number of portfolios with a dependency_gap_count above 0.'),
    sum('A', 'downstream-gap-portfolios', 'downstream_gap_portfolio_count', (p) => summary_rules_one(p.dependent_gap_count > 0), 'downstream_gap_portfolio_count is the number of portfolios with a dependent_gap_count above 0.'),
    sum('B', 'unrouted-sum', 'unrouted_exposure_count', (p) => p.manual_exposure_count, 'unrouted_exposure_count is the sum of manual_exposure_count.'),
    sum('B', 'live-ready-portfolios', 'live_ready_portfolio_count', (p) => summary_rules_one(p.live_ready_exposure_count > 0), 'live_ready_portfolio_count is the number of portfolios with at least one live-ready exposure.'),
    sum('C', 'live-ready-states', 'live_ready_portfolio_count', (p) => summary_rules_one(p.route_coverage_state === 'live_ready'), 'live_ready_portfolio_count is the number of portfolios whose route_coverage_state is live_ready.'),
];

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/agreement.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */



/** True when the portfolio keeps every rule of tier A that it decides alone. */
function agreement_agreesA(p) {
    if (!(p.policy_count === p.policy_ids.length))
        return false;
    if (!(p.relationship_count === p.linked_asset_ids.length))
        return false;
    if (!(p.dependency_count === p.dependency_portfolio_ids.length))
        return false;
    if (!(p.dependent_count === p.dependent_portfolio_ids.length))
        return false;
    if (!(p.owner_missing === (p.owner_teams.length === 0 && p.owner_names.length === 0)))
        return false;
    if (!(p.environment_missing === (p.environments.length === 0)))
        return false;
    if (!(p.live_ready_exposure_count === p.route_state_counts.ready))
        return false;
    if (!(p.needs_config_exposure_count === p.route_state_counts.needs_config))
        return false;
    if (!(p.template_exposure_count === p.route_state_counts.template))
        return false;
    if (!(p.blocked_exposure_count === p.route_state_counts.blocked))
        return false;
    if (!(p.manual_exposure_count === p.route_state_counts.manual))
        return false;
    if (!(p.critical_asset_count <= p.asset_count))
        return false;
    if (!(p.asset_count >= p.asset_ids.length))
        return false;
    if (!(p.needs_case_count <= p.exposure_count))
        return false;
    if (!(p.tracked_exposure_count <= p.exposure_count))
        return false;
    if (!(p.routed_exposure_count <= p.exposure_count))
        return false;
    if (!(p.live_ready_exposure_count <= p.exposure_count))
        return false;
    if (!(p.local_handoff_exposure_count <= p.exposure_count))
        return false;
    if (!(p.needs_config_exposure_count <= p.exposure_count))
        return false;
    if (!(p.template_exposure_count <= p.exposure_count))
        return false;
    if (!(p.blocked_exposure_count <= p.exposure_count))
        return false;
    if (!(p.manual_exposure_count <= p.exposure_count))
        return false;
    if (!(p.dependency_gap_count <= p.dependency_count))
        return false;
    if (!(p.dependency_live_ready_count <= p.dependency_count))
        return false;
    if (!(p.dependency_handoff_count <= p.dependency_count))
        return false;
    if (!(p.dependency_manual_count <= p.dependency_count))
        return false;
    if (!(p.dependent_gap_count <= p.dependent_count))
        return false;
    return true;
}
/** True when the portfolio keeps every rule of tier B that it decides alone. */
function agreement_agreesB(p, f) {
    if (!(p.exposure_count === derive.routesSum(p)))
        return false;
    if (!(p.local_handoff_exposure_count === p.route_state_counts.copy_only + p.route_state_counts.needs_config))
        return false;
    if (!(p.routed_exposure_count === p.exposure_count - p.manual_exposure_count))
        return false;
    if (!(p.tracked_exposure_count === p.exposure_count - p.needs_case_count))
        return false;
    if (!(p.relationship_gap === (p.asset_count > 1 && p.relationship_count === 0)))
        return false;
    if (!areDisjoint(p.linked_asset_ids, p.asset_ids))
        return false;
    if (!(p.critical_asset_count > 0 === (f.highest_criticality === 0 || f.highest_criticality === 1)))
        return false;
    if (!(p.exposure_count > 0 || f.highest_severity === 4))
        return false;
    if (!(p.exposure_count > 0 || p.workflow_values.length === 0))
        return false;
    if (!(p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0))
        return false;
    if (!(p.recommended_actions.length <= derive.MOST_RECOMMENDED_ACTIONS))
        return false;
    if (!(p.coverage_score === derive.coverageScore(p)))
        return false;
    if (!(p.coverage_state === derive.coverageState(p)))
        return false;
    if (!(p.coverage_label ===
        (f.coverage_state === 0
            ? 'Coverage ready'
            : f.coverage_state === 1
                ? 'Coverage partial'
                : f.coverage_state === 2
                    ? 'Action needed'
                    : 'Tracked')))
        return false;
    if (!(p.route_coverage_state === derive.routeCoverageState(p.route_state_counts)))
        return false;
    if (!(p.route_coverage_label ===
        (f.route_coverage_state === 0
            ? 'Route live-ready'
            : f.route_coverage_state === 1
                ? 'Route handoff-only'
                : f.route_coverage_state === 2
                    ? 'Route mixed'
                    : f.route_coverage_state === 3
                        ? 'Route manual'
                        : 'Route tracked')))
        return false;
    if (!(p.route_coverage_token ===
        (f.route_coverage_state === 0
            ? 'ready'
            : f.route_coverage_state === 1
                ? 'copy_only'
                : f.route_coverage_state === 2
                    ? 'needs_config'
                    : f.route_coverage_state === 3
                        ? 'blocked'
                        : 'template')))
        return false;
    return true;
}
/** True when the portfolio keeps every rule of tier C that it decides alone. */
function agreement_agreesC(p) {
    if (!(p.asset_count === p.asset_ids.length))
        return false;
    if (!(p.asset_names.length === p.asset_ids.length))
        return false;
    if (!(p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length))
        return false;
    if (!(p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length))
        return false;
    if (!areDisjoint(p.dependent_portfolio_ids, p.dependency_portfolio_ids))
        return false;
    return true;
}
/** Adds the portfolio to the totals, which are in the order of SUM_RULES. */
function agreement_addToTotals(totals, p, f) {
    totals[0] += one(p.id !== '');
    totals[1] += one(f.coverage_state === 0);
    totals[2] += one(f.coverage_state === 1);
    totals[3] += one(f.coverage_state === 2);
    totals[4] += one(f.coverage_state === 3);
    totals[5] += one(p.owner_missing);
    totals[6] += one(p.environment_missing);
    totals[7] += one(p.relationship_gap);
    totals[8] += p.exposure_count;
    totals[9] += p.blocked_exposure_count;
    totals[10] += p.needs_config_exposure_count;
    totals[11] += p.template_exposure_count;
    totals[12] += p.open_case_count;
    totals[13] += p.needs_case_count;
    totals[14] += p.dependency_count;
    totals[15] += one(f.route_coverage_state === 1);
    totals[16] += one(f.route_coverage_state === 3);
    totals[17] += one(f.route_coverage_state === 2);
    totals[18] += one(p.dependency_gap_count > 0);
    totals[19] += one(p.dependent_gap_count > 0);
    totals[20] += p.manual_exposure_count;
    totals[21] += one(p.live_ready_exposure_count > 0);
    totals[22] += one(f.route_coverage_state === 0);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./packages/snapshot/lib/read/raw.js
/**
 * Raw text: a string with one character for each byte of UTF-8. Making it is copying, where decoding costs as much as parsing, and
 * JSON.parse reads it in half the time. All that JSON gives a meaning to is ASCII, so a value of raw text is that of the text, but
 * for the characters of strings beyond ASCII. Nobody is shown raw text: what is shown is decoded first.
 */

/** The bytes as raw text, or undefined when they are not UTF-8. */
function raw_rawOf(bytes) {
    if (!isUtf8(bytes))
        return undefined;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
/** Two escapes that are one character, one escape of a unit, any other. */
const ESCAPE = /\\(?:u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|u([\da-fA-F]{4})|[^])/g;
/** Raw JSON with the bytes of each character beyond ASCII that was written as an escape, so that equal strings are equal as raw text. */
function raw_withoutEscapes(raw) {
    if (!raw.includes('\\u'))
        return raw;
    return raw.replaceAll(ESCAPE, (escape, high, low, unit) => {
        if (high !== undefined && low !== undefined)
            return rawCharacter(codeOfPair(raw_hex(high), raw_hex(low)));
        const code = unit === undefined ? 0 : raw_hex(unit);
        return code < 0x80 ? escape : rawCharacter(code);
    });
}
/** The text that the raw text stands for. A surrogate that was written as an escape, alone, comes back. */
function raw_textOf(raw) {
    let text = '';
    for (let at = 0; at < raw.length;) {
        const lead = raw.charCodeAt(at);
        const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        // Of the first byte what its length leaves: 7, 5, 4 or 3 bits. Of each other 6 bits.
        let code = length === 1 ? lead : lead & (0x7f >> length);
        for (let next = at + 1; next < at + length; next += 1)
            code = (code << 6) | (raw.charCodeAt(next) & 0x3f);
        text += String.fromCodePoint(code);
        at += length;
    }
    return text;
}
/** Length of the text in code points: the bytes that begin one. */
function raw_rawPoints(raw) {
    let count = 0;
    for (let at = 0; at < raw.length; at += 1)
        if ((raw.charCodeAt(at) & 0xc0) !== 0x80)
            count += 1;
    return count;
}
function raw_hex(digits) {
    return Number.parseInt(digits, 16);
}
function codeOfPair(high, low) {
    return 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
}
/** UTF-8 of a code point beyond ASCII, a surrogate written as any other of its size. */
function rawCharacter(code) {
    const tail = (shift) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x800)
        return String.fromCharCode(0xc0 | (code >> 6), tail(0));
    if (code < 0x10000)
        return String.fromCharCode(0xe0 | (code >> 12), tail(6), tail(0));
    return String.fromCharCode(0xf0 | (code >> 18), tail(12), tail(6), tail(0));
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/findings.js
/** Collects what the coherence rules found: the tier decides between error, warning and silence (D20). */


function findings_strictnessOf(tier, options) {
    switch (tier) {
        case 'A':
            return 'error';
        case 'B':
            return options.tierB ?? 'warn';
        case 'C':
            return options.tierC ?? 'off';
    }
}
class findings_Findings {
    errors;
    warnings;
    #options;
    constructor(options, limit) {
        this.#options = options;
        this.errors = new FaultList(limit);
        this.warnings = new FaultList(limit);
    }
    isOn(rule) {
        return findings_strictnessOf(rule.tier, this.#options) !== 'off';
    }
    /** A field whose value is known to be due. */
    differs(rule, place, found, due) {
        this.add(rule, place, found, () => `${quote(due)} by what the rest of the document says`);
    }
    /** `allowed` is asked only when the fault is kept. */
    add(rule, place, found, allowed) {
        const strictness = findings_strictnessOf(rule.tier, this.#options);
        if (strictness === 'off')
            return;
        const list = strictness === 'error' ? this.errors : this.warnings;
        if (list.isFull)
            return list.skip(1);
        const due = printable(allowed());
        const shown = quote(found);
        const message = `${rule.sentence} Here stands ${shown}; allowed is ${due}.`;
        list.add({ code: 'incoherent', rule: rule.id, place, message, found: shown, allowed: due });
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/link-rules.js
const link_rules_LINK_RULES = {
    uniqueIds: { id: 'unique-ids', tier: 'A', sentence: 'No two portfolios have the same id.' },
    dependencyExists: {
        id: 'dependency-exists',
        tier: 'A',
        sentence: 'dependency_portfolio_ids names portfolios of this document.',
    },
    dependentExists: {
        id: 'dependent-exists',
        tier: 'A',
        sentence: 'dependent_portfolio_ids names portfolios of this document.',
    },
    notItself: { id: 'not-itself', tier: 'A', sentence: 'A portfolio is not its own dependency or dependent.' },
    dependencyAnswered: {
        id: 'dependency-answered',
        tier: 'A',
        sentence: 'A portfolio that is named as a dependency names the other as its dependent.',
    },
    dependentAnswered: {
        id: 'dependent-answered',
        tier: 'A',
        sentence: 'A portfolio that is named as a dependent names the other as its dependency.',
    },
    dependencyLabels: {
        id: 'dependency-labels',
        tier: 'A',
        sentence: 'dependency_portfolio_labels are the labels of the portfolios in dependency_portfolio_ids.',
    },
    dependentLabels: {
        id: 'dependent-labels',
        tier: 'A',
        sentence: 'dependent_portfolio_labels are the labels of the portfolios in dependent_portfolio_ids.',
    },
    topPortfolio: {
        id: 'top-portfolio',
        tier: 'A',
        sentence: 'top_portfolio_id and top_portfolio_label are those of one portfolio of the list, and empty only when the list is empty.',
    },
    dependencyGaps: {
        id: 'dependency-gaps',
        tier: 'B',
        sentence: 'dependency_gap_count is the number of dependencies whose coverage_state is action_needed or partial.',
    },
    dependencyLiveReady: {
        id: 'dependency-live-ready',
        tier: 'B',
        sentence: 'dependency_live_ready_count is the number of dependencies whose route_coverage_state is live_ready.',
    },
    dependencyHandoff: {
        id: 'dependency-handoff',
        tier: 'B',
        sentence: 'dependency_handoff_count is the number of dependencies whose route_coverage_state is handoff_only.',
    },
    dependencyManual: {
        id: 'dependency-manual',
        tier: 'B',
        sentence: 'dependency_manual_count is the number of dependencies whose route_coverage_state is manual_only.',
    },
    dependentGaps: {
        id: 'dependent-gaps',
        tier: 'B',
        sentence: 'dependent_gap_count is the number of dependents whose coverage_state is action_needed or partial.',
    },
    dependentExposures: {
        id: 'dependent-exposures',
        tier: 'B',
        sentence: 'dependent_exposure_count is the sum of exposure_count over the dependents.',
    },
    assetOnce: { id: 'asset-once', tier: 'B', sentence: 'An asset belongs to at most one portfolio.' },
    order: {
        id: 'portfolio-order',
        tier: 'B',
        sentence: 'Portfolios are ordered by coverage_state, exposures, open cases, severity and criticality.',
    },
    overallState: {
        id: 'overall-state',
        tier: 'B',
        sentence: 'overall_state is action_needed if any portfolio is, else partial if any, else ready if any, else tracked.',
    },
    topIsFirst: { id: 'top-is-first', tier: 'B', sentence: 'top_portfolio_id is the first portfolio of the list.' },
    topAction: {
        id: 'top-action',
        tier: 'B',
        sentence: 'top_portfolio_action is the first recommended action of the first portfolio.',
    },
};

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/shape.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */
const shape_snapshotShape = {
    kind: 'record',
    fields: {
        schema_version: { kind: 'choice', values: ['service.portfolio-coverage.v1'] },
        generated_at: { kind: 'date-time' },
        browser_model: { kind: 'choice', values: ['client_side_byo_token'] },
        summary: {
            kind: 'record',
            fields: {
                total_portfolios: { kind: 'integer', min: 0 },
                ready_count: { kind: 'integer', min: 0 },
                partial_count: { kind: 'integer', min: 0 },
                action_needed_count: { kind: 'integer', min: 0 },
                tracked_count: { kind: 'integer', min: 0 },
                live_ready_portfolio_count: { kind: 'integer', min: 0 },
                owner_gap_count: { kind: 'integer', min: 0 },
                environment_gap_count: { kind: 'integer', min: 0 },
                relationship_gap_count: { kind: 'integer', min: 0 },
                exposure_count: { kind: 'integer', min: 0 },
                unrouted_exposure_count: { kind: 'integer', min: 0 },
                blocked_exposure_count: { kind: 'integer', min: 0 },
                needs_config_exposure_count: { kind: 'integer', min: 0 },
                template_exposure_count: { kind: 'integer', min: 0 },
                open_case_count: { kind: 'integer', min: 0 },
                needs_case_count: { kind: 'integer', min: 0 },
                dependency_edge_count: { kind: 'integer', min: 0 },
                handoff_only_portfolio_count: { kind: 'integer', min: 0 },
                manual_route_portfolio_count: { kind: 'integer', min: 0 },
                mixed_route_portfolio_count: { kind: 'integer', min: 0 },
                dependency_gap_portfolio_count: { kind: 'integer', min: 0 },
                downstream_gap_portfolio_count: { kind: 'integer', min: 0 },
                top_portfolio_id: { kind: 'text', min: 0, max: 80 },
                top_portfolio_label: { kind: 'text', min: 0, max: 120 },
                overall_state: { kind: 'choice', values: ['ready', 'partial', 'action_needed', 'tracked'] },
                label: { kind: 'text', min: 0, max: 80 },
                description: { kind: 'text', min: 0, max: 240 },
                top_portfolio_action: { kind: 'text', min: 0, max: 240 },
            },
        },
        portfolios: {
            kind: 'list',
            unique: false,
            of: {
                kind: 'record',
                fields: {
                    id: { kind: 'slug', prefix: 'portfolio-', pattern: '^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    label: { kind: 'text', min: 1, max: 120 },
                    asset_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'asset-', pattern: '^asset-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    asset_names: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 140 } },
                    owner_teams: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    owner_names: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    environments: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 60 } },
                    linked_asset_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'asset-', pattern: '^asset-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    relationship_count: { kind: 'integer', min: 0 },
                    asset_count: { kind: 'integer', min: 0 },
                    critical_asset_count: { kind: 'integer', min: 0 },
                    highest_criticality: { kind: 'choice', values: ['critical', 'high', 'medium', 'low', 'unassigned'] },
                    exposure_count: { kind: 'integer', min: 0 },
                    needs_case_count: { kind: 'integer', min: 0 },
                    tracked_exposure_count: { kind: 'integer', min: 0 },
                    open_case_count: { kind: 'integer', min: 0 },
                    highest_severity: { kind: 'choice', values: ['critical', 'high', 'medium', 'low', 'info'] },
                    workflow_values: {
                        kind: 'list',
                        unique: true,
                        of: {
                            kind: 'choice',
                            values: ['dependency', 'sast', 'sensitive-data', 'mcp-guardrail', 'base-image', 'recipe-runbook'],
                        },
                    },
                    route_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    policy_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'routing-', pattern: '^routing-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    policy_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    policy_count: { kind: 'integer', min: 0 },
                    route_blockers: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 160 } },
                    route_state_counts: {
                        kind: 'record',
                        fields: {
                            ready: { kind: 'integer', min: 0 },
                            copy_only: { kind: 'integer', min: 0 },
                            needs_config: { kind: 'integer', min: 0 },
                            template: { kind: 'integer', min: 0 },
                            blocked: { kind: 'integer', min: 0 },
                            manual: { kind: 'integer', min: 0 },
                        },
                    },
                    live_ready_exposure_count: { kind: 'integer', min: 0 },
                    local_handoff_exposure_count: { kind: 'integer', min: 0 },
                    needs_config_exposure_count: { kind: 'integer', min: 0 },
                    template_exposure_count: { kind: 'integer', min: 0 },
                    blocked_exposure_count: { kind: 'integer', min: 0 },
                    manual_exposure_count: { kind: 'integer', min: 0 },
                    routed_exposure_count: { kind: 'integer', min: 0 },
                    owner_missing: { kind: 'boolean' },
                    environment_missing: { kind: 'boolean' },
                    relationship_gap: { kind: 'boolean' },
                    coverage_score: { kind: 'integer', min: 0, max: 100 },
                    coverage_state: { kind: 'choice', values: ['ready', 'partial', 'action_needed', 'tracked'] },
                    coverage_label: { kind: 'text', min: 0, max: 80 },
                    route_coverage_state: {
                        kind: 'choice',
                        values: ['live_ready', 'handoff_only', 'mixed', 'manual_only', 'tracked'],
                    },
                    route_coverage_label: { kind: 'text', min: 0, max: 80 },
                    route_coverage_token: {
                        kind: 'choice',
                        values: ['ready', 'copy_only', 'needs_config', 'blocked', 'template'],
                    },
                    coverage_summary: { kind: 'text', min: 0, max: 240 },
                    route_coverage_summary: { kind: 'text', min: 0, max: 320 },
                    recommended_actions: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 240 } },
                    dependency_portfolio_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'portfolio-', pattern: '^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    dependency_portfolio_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    dependency_count: { kind: 'integer', min: 0 },
                    dependency_gap_count: { kind: 'integer', min: 0 },
                    dependency_live_ready_count: { kind: 'integer', min: 0 },
                    dependency_handoff_count: { kind: 'integer', min: 0 },
                    dependency_manual_count: { kind: 'integer', min: 0 },
                    dependency_route_blockers: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 160 } },
                    dependent_portfolio_ids: {
                        kind: 'list',
                        unique: true,
                        of: { kind: 'slug', prefix: 'portfolio-', pattern: '^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$' },
                    },
                    dependent_portfolio_labels: { kind: 'list', unique: true, of: { kind: 'text', min: 1, max: 120 } },
                    dependent_count: { kind: 'integer', min: 0 },
                    dependent_gap_count: { kind: 'integer', min: 0 },
                    dependent_exposure_count: { kind: 'integer', min: 0 },
                    dependency_summary: { kind: 'text', min: 0, max: 320 },
                },
            },
        },
    },
};

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/choices.js
/** Tables about the choices of the schema, by the numbers that its check gives them. */

/** By the number of the choice what `values` says of it by name, 0 where that says nothing. */
function numbersOf(field, values) {
    const list = shape_snapshotShape.fields['portfolios'];
    const portfolio = list?.kind === 'list' ? list.of : undefined;
    const shape = portfolio?.kind === 'record' ? portfolio.fields[field] : undefined;
    if (shape?.kind !== 'choice')
        throw new Error(`${field} is no choice of the schema.`);
    return shape.values.map((value) => values[value] ?? 0);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/number-list.js
const BITS = 13;
/** Numbers of one block. */
const BLOCK = 2 ** BITS;
/** Numbers of the first block, which grows before there is a second one: most documents are small. */
const FIRST = (/* unused pure expression or super */ null && (2 ** 9));
/** In place of a number that four bytes do not hold. */
const LARGE = (/* unused pure expression or super */ null && (-(2 ** 31)));
/**
 * A growing list of numbers, four bytes each: what the links between portfolios are kept in while a large document streams by. It grows
 * by blocks, so that little is copied and no more than one block is spare. The rare number that is too large stands beside it.
 */
class number_list_NumberList {
    #blocks = [];
    #large = new Map();
    #last = new Int32Array();
    #length = 0;
    get length() {
        return this.#length;
    }
    push(value) {
        const within = this.#length & (BLOCK - 1);
        if (within === 0 || within === this.#last.length)
            this.#makeRoom(within);
        this.#last[within] = this.#small(this.#length, value);
        this.#length += 1;
    }
    /** 0 for an index that is not in the list. */
    at(index) {
        const value = this.#blocks[index >> BITS]?.[index & (BLOCK - 1)] ?? 0;
        return value === LARGE ? (this.#large.get(index) ?? 0) : value;
    }
    /** All of them in one array; of a large one, where {@link at} must be asked, the number that stands in its place. */
    all() {
        const all = new Int32Array(this.#length);
        this.#blocks.forEach((block, number) => {
            const start = number * BLOCK;
            all.set(block.subarray(0, this.#length - start), start);
        });
        return all;
    }
    set(index, value) {
        const block = this.#blocks[index >> BITS];
        if (block !== undefined)
            block[index & (BLOCK - 1)] = this.#small(index, value);
    }
    #small(index, value) {
        if ((value | 0) === value && value !== LARGE)
            return value;
        this.#large.set(index, value);
        return LARGE;
    }
    #makeRoom(within) {
        if (within === 0) {
            this.#last = new Int32Array(this.#length === 0 ? FIRST : BLOCK);
            this.#blocks.push(this.#last);
        }
        else {
            const first = this.#last;
            this.#last = new Int32Array(2 * first.length);
            this.#last.set(first);
            this.#blocks[0] = this.#last;
        }
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/direction.js


const direction_NO_PORTFOLIO = (/* unused pure expression or super */ null && (-1));
/** One direction of dependency: the ids and labels that each portfolio lists, one after the other, as numbers. */
class direction_Direction {
    /** By link: number of the id. */
    #ids = new NumberList();
    /** By link: number of the label that stands at its place in the list of labels. */
    #labels = new NumberList();
    /** By portfolio: the link behind its last one. */
    #ends = new NumberList();
    /** By portfolio, where it lists more labels than ids: numbers of those beyond. */
    #surplus = new Map();
    #isLabelled = true;
    /** True as long as every portfolio lists exactly one label for each id: the one that was first seen for it. */
    get isLabelled() {
        return this.#isLabelled;
    }
    /** `hashes` are those of the ids. */
    add(ids, hashes, labels, known, names) {
        const count = ids.length;
        for (let item = 0; item < count; item += 1) {
            const id = known.numberOf(ids[item] ?? '', hashes[item] ?? 0);
            const label = labels[item];
            const number = label === undefined ? NO_LABEL : names.numberOf(id, label);
            if (number !== id)
                this.#isLabelled = false;
            this.#ids.push(id);
            this.#labels.push(number);
        }
        if (labels.length > count)
            this.#addSurplus(labels.slice(count), names);
        this.#ends.push(this.#ids.length);
    }
    /** When all portfolios are known: which of them each link leads to. `owners`: by number of id, which portfolio carries it. */
    resolve(owners) {
        const ids = this.#ids.all();
        return {
            owners: ids.map((id) => owners[id] ?? direction_NO_PORTFOLIO),
            ends: this.#ends.all(),
            ids,
            labelAt: (link) => this.#labels.at(link),
            surplusOf: (portfolio) => this.#surplus.get(portfolio) ?? [],
        };
    }
    #addSurplus(labels, names) {
        this.#isLabelled = false;
        this.#surplus.set(this.#ends.length, labels.map((label) => names.other(label)));
    }
}
/** Counted, summed up, filled in: linear in the number of links. */
function direction_inverseOf({ owners, ends }) {
    const starts = new Int32Array(ends.length + 2);
    for (const owner of owners)
        if (owner !== direction_NO_PORTFOLIO)
            starts[owner + 2] = (starts[owner + 2] ?? 0) + 1;
    for (let index = 1; index < starts.length; index += 1)
        starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
    const froms = new Int32Array(owners.length);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? direction_NO_PORTFOLIO;
            if (owner === direction_NO_PORTFOLIO)
                continue;
            const slot = starts[owner + 1] ?? 0;
            froms[slot] = index;
            starts[owner + 1] = slot + 1;
        }
    }
    return { starts, froms };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/neighbour-counts.js



/** Bits that say what a neighbour counts as. */
const GAP = 1;
const LIVE_READY = 2;
const HANDOFF = 4;
const MANUAL = 8;
/** Numbers that are kept of each portfolio: of its id and label, what it counts as, exposures, then the counts that neighbours decide. */
const neighbour_counts_ROW = { id: 0, label: 1, bits: 2, exposures: 3, dependencies: 4, dependents: 8, size: 10 };
/** By the number of the choice. */
const STATE_BITS = numbersOf('coverage_state', { action_needed: GAP, partial: GAP });
const ROUTE_BITS = numbersOf('route_coverage_state', {
    live_ready: LIVE_READY,
    handoff_only: HANDOFF,
    manual_only: MANUAL,
});
/** Adds the row of a portfolio. One field after the other: this runs once for every portfolio. */
function neighbour_counts_addRow(rows, id, label, p, facts) {
    rows.push(id);
    rows.push(label);
    rows.push((STATE_BITS[facts.coverage_state] ?? 0) | (ROUTE_BITS[facts.route_coverage_state] ?? 0));
    rows.push(p.exposure_count);
    rows.push(p.dependency_gap_count);
    rows.push(p.dependency_live_ready_count);
    rows.push(p.dependency_handoff_count);
    rows.push(p.dependency_manual_count);
    rows.push(p.dependent_gap_count);
    rows.push(p.dependent_exposure_count);
}
/** All counts of the dependencies in one pass over the links. Of a neighbour that is not there nobody knows what it counts as. */
function neighbour_counts_judgeDependencyCounts(rows, { owners, ends }, findings) {
    const compare = comparer(rows, findings);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        let gaps = 0;
        let liveReady = 0;
        let handoff = 0;
        let manual = 0;
        let isWhole = true;
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                isWhole = false;
            const bits = rows.at(owner * neighbour_counts_ROW.size + neighbour_counts_ROW.bits);
            gaps += bits & GAP;
            liveReady += (bits & LIVE_READY) >> 1;
            handoff += (bits & HANDOFF) >> 2;
            manual += (bits & MANUAL) >> 3;
        }
        if (!isWhole)
            continue;
        compare(LINK_RULES.dependencyGaps, 'dependency_gap_count', index, neighbour_counts_ROW.dependencies, gaps);
        compare(LINK_RULES.dependencyLiveReady, 'dependency_live_ready_count', index, neighbour_counts_ROW.dependencies + 1, liveReady);
        compare(LINK_RULES.dependencyHandoff, 'dependency_handoff_count', index, neighbour_counts_ROW.dependencies + 2, handoff);
        compare(LINK_RULES.dependencyManual, 'dependency_manual_count', index, neighbour_counts_ROW.dependencies + 3, manual);
    }
}
/** The same for the dependents. */
function neighbour_counts_judgeDependentCounts(rows, { owners, ends }, findings) {
    const compare = comparer(rows, findings);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        let gaps = 0;
        let exposures = 0;
        let isWhole = true;
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                isWhole = false;
            gaps += rows.at(owner * neighbour_counts_ROW.size + neighbour_counts_ROW.bits) & GAP;
            exposures += rows.at(owner * neighbour_counts_ROW.size + neighbour_counts_ROW.exposures);
        }
        if (!isWhole)
            continue;
        compare(LINK_RULES.dependentGaps, 'dependent_gap_count', index, neighbour_counts_ROW.dependents, gaps);
        compare(LINK_RULES.dependentExposures, 'dependent_exposure_count', index, neighbour_counts_ROW.dependents + 1, exposures);
    }
}
function comparer(rows, findings) {
    return (rule, field, index, column, due) => {
        const seen = rows.at(index * neighbour_counts_ROW.size + column);
        if (seen !== due)
            findings.differs(rule, ['portfolios', index, field], seen, due);
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/links.js








const DEPENDENCIES = {
    field: 'dependency_portfolio_ids',
    labelsField: 'dependency_portfolio_labels',
    exists: link_rules_LINK_RULES.dependencyExists,
    answered: link_rules_LINK_RULES.dependencyAnswered,
    labelled: link_rules_LINK_RULES.dependencyLabels,
};
const DEPENDENTS = {
    field: 'dependent_portfolio_ids',
    labelsField: 'dependent_portfolio_labels',
    exists: link_rules_LINK_RULES.dependentExists,
    answered: link_rules_LINK_RULES.dependentAnswered,
    labelled: link_rules_LINK_RULES.dependentLabels,
};
/** What every id of a portfolio begins with (seed 2.3). */
const links_PREFIX = 'portfolio-';
class links_Links {
    #findings;
    #ids;
    #labels;
    #dependencies = new Direction();
    #dependents = new Direction();
    /** By number of id: which portfolio of the list carries it. */
    #owner = new NumberList();
    /** By portfolio: {@link ROW}. */
    #rows = new NumberList();
    /** True as long as every portfolio has the label that was first seen for its id. */
    #isLabelled = true;
    #size = 0;
    /** `texts` keeps the ids; `shown` is the text that a label stands for. */
    constructor(findings, texts, shown) {
        this.#findings = findings;
        this.#ids = new Ids(texts);
        this.#labels = new Labels(shown);
    }
    add(p, facts) {
        const index = this.#size;
        this.#size += 1;
        const id = this.#ids.numberOf(p.id, facts.id);
        this.#claimId(p, id, index);
        const label = this.#labels.numberOf(id, p.label);
        if (label !== id)
            this.#isLabelled = false;
        addRow(this.#rows, id, label, p, facts);
        const { dependency_portfolio_ids: dependencies, dependent_portfolio_ids: dependents } = facts;
        const known = this.#ids;
        const names = this.#labels;
        this.#dependencies.add(p.dependency_portfolio_ids, dependencies.items, p.dependency_portfolio_labels, known, names);
        this.#dependents.add(p.dependent_portfolio_ids, dependents.items, p.dependent_portfolio_labels, known, names);
    }
    /** After the last portfolio. */
    finish() {
        while (this.#owner.length < this.#ids.size)
            this.#owner.push(NO_PORTFOLIO);
        const owners = this.#owner.all();
        const dependencies = this.#dependencies.resolve(owners);
        const dependents = this.#dependents.resolve(owners);
        if (!areAnswered(dependencies, dependents)) {
            this.#judgeLinks(DEPENDENCIES, dependencies, dependents);
            this.#judgeLinks(DEPENDENTS, dependents, dependencies);
        }
        if (!this.#isLabelled || !this.#dependencies.isLabelled)
            this.#judgeLabels(DEPENDENCIES, dependencies);
        if (!this.#isLabelled || !this.#dependents.isLabelled)
            this.#judgeLabels(DEPENDENTS, dependents);
        judgeDependencyCounts(this.#rows, dependencies, this.#findings);
        judgeDependentCounts(this.#rows, dependents, this.#findings);
    }
    /** Whether one portfolio has both this id and this label. */
    has(id, label) {
        const owner = this.#ownerOf(this.#ids.find(id, slugHash(id, links_PREFIX)));
        return owner !== NO_PORTFOLIO && this.#labelOf(owner) === label;
    }
    #claimId(portfolio, id, index) {
        while (this.#owner.length <= id)
            this.#owner.push(NO_PORTFOLIO);
        const other = this.#owner.at(id);
        if (other === NO_PORTFOLIO) {
            this.#owner.set(id, index);
        }
        else {
            const allowed = () => `an id other than that of portfolio ${other}`;
            this.#findings.add(LINK_RULES.uniqueIds, ['portfolios', index, 'id'], portfolio.id, allowed);
        }
    }
    #ownerOf(id) {
        return id >= 0 && id < this.#owner.length ? this.#owner.at(id) : NO_PORTFOLIO;
    }
    /** Every id leads to a portfolio of the list, not to itself, and that one names this one back. */
    #judgeLinks(side, forth, back) {
        const { starts, froms } = inverseOf(back);
        const lastSeen = new Int32Array(this.#size).fill(NO_PORTFOLIO);
        for (let index = 0, link = 0; index < this.#size; index += 1) {
            const start = link;
            const end = forth.ends[index] ?? 0;
            for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1)
                lastSeen[froms[at] ?? 0] = index;
            for (; link < end; link += 1) {
                const other = forth.owners[link] ?? NO_PORTFOLIO;
                const isAnswered = other !== index && other !== NO_PORTFOLIO && lastSeen[other] === index;
                if (!isAnswered)
                    this.#badLink(side, index, link - start, forth.ids[link] ?? 0, other);
            }
        }
    }
    #badLink(side, index, item, id, other) {
        const place = ['portfolios', index, side.field, item];
        const own = this.#ids.textOf(this.#row(index, ROW.id));
        const text = this.#ids.textOf(id);
        if (text === own) {
            this.#findings.add(LINK_RULES.notItself, place, text, () => 'the id of another portfolio');
        }
        else if (other === NO_PORTFOLIO) {
            this.#findings.add(side.exists, place, text, () => 'the id of a portfolio of this document');
        }
        else {
            const answer = side === DEPENDENCIES ? DEPENDENTS.field : DEPENDENCIES.field;
            this.#findings.add(side.answered, place, text, () => `a portfolio that lists ${own} in its ${answer}`);
        }
    }
    /** Labels as sets of distinct labels (D20); a list may leave out one that differs from another only by case. */
    #judgeLabels(side, direction) {
        for (let index = 0, link = 0; index < this.#size; index += 1) {
            const from = link;
            link = direction.ends[index] ?? 0;
            if (!this.#areLabelled(direction, from, link) || direction.surplusOf(index).length > 0) {
                this.#explainLabels(side, direction, index, from, link);
            }
        }
    }
    /** The usual case: one label for each id, in the same order. */
    #areLabelled({ owners, labelAt }, from, to) {
        for (let link = from; link < to; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            const label = labelAt(link);
            if (owner === NO_PORTFOLIO || label === NO_LABEL)
                return false;
            const isSame = this.#row(owner, ROW.label) === label || this.#labelOf(owner) === this.#labels.textOf(label);
            if (!isSame)
                return false;
        }
        return true;
    }
    #explainLabels(side, direction, index, from, to) {
        const due = new Set();
        const numbers = [];
        for (let link = from; link < to; link += 1) {
            const owner = direction.owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                return; // Said already, by the rule that the id exists.
            due.add(this.#labelOf(owner));
            if (direction.labelAt(link) !== NO_LABEL)
                numbers.push(direction.labelAt(link));
        }
        for (const number of direction.surplusOf(index))
            numbers.push(number);
        const labels = numbers.map((number) => this.#labels.textOf(number));
        const listed = new Set(labels.map((label) => label.toLowerCase()));
        labels.forEach((label, item) => {
            if (due.has(label))
                return;
            const place = ['portfolios', index, side.labelsField, item];
            this.#findings.add(side.labelled, place, label, () => `the label of a portfolio in ${side.field}`);
        });
        for (const label of due) {
            if (listed.has(label.toLowerCase()))
                continue;
            const allowed = () => `a list that holds "${label}"`;
            this.#findings.add(side.labelled, ['portfolios', index, side.labelsField], labels, allowed);
        }
    }
    #labelOf(portfolio) {
        return this.#labels.textOf(this.#row(portfolio, ROW.label));
    }
    #row(portfolio, column) {
        return this.#rows.at(portfolio * ROW.size + column);
    }
}
/** True when every link leads to another portfolio that lists it back: the links back are as many as those forth, and the same. */
function areAnswered(forth, back) {
    if (forth.owners.length !== back.owners.length)
        return false;
    const { starts, froms } = inverseOf(back);
    const lastSeen = new Int32Array(forth.ends.length).fill(NO_PORTFOLIO);
    for (let index = 0, link = 0; index < forth.ends.length; index += 1) {
        const from = starts[index] ?? 0;
        const to = starts[index + 1] ?? 0;
        const end = forth.ends[index] ?? 0;
        if (to - from !== end - link)
            return false;
        for (let at = from; at < to; at += 1)
            lastSeen[froms[at] ?? 0] = index;
        for (; link < end; link += 1) {
            const other = forth.owners[link] ?? NO_PORTFOLIO;
            if (other === index || other === NO_PORTFOLIO || lastSeen[other] !== index)
                return false;
        }
    }
    return true;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/texts.js
/** Two ways to keep many ids by number: as the strings that the document gave, and as characters alone, in a third of the memory. */

/** For ids that are asked for again and again. */
class texts_StringTexts {
    #texts = [];
    add(text) {
        this.#texts.push(text);
    }
    isAt(number, text) {
        return this.#texts[number] === text;
    }
    at(number) {
        return this.#texts[number] ?? '';
    }
}
/** Characters of one block. */
const texts_BLOCK = (/* unused pure expression or super */ null && (2 ** 16));
/** For ids that are mostly named once. Only for ids: no character is 0 or above 127. Each text ends with a 0. */
class texts_PackedTexts {
    #blocks = [];
    /** Of the last block, how much is in use. */
    #used = texts_BLOCK;
    /** By number: block and place within it. */
    #starts = new NumberList();
    add(text) {
        if (this.#used + text.length + 1 > texts_BLOCK) {
            this.#blocks.push(new Uint8Array(Math.max(texts_BLOCK, text.length + 1)));
            this.#used = 0;
        }
        const block = this.#blocks.at(-1) ?? new Uint8Array();
        const start = this.#used;
        for (let index = 0; index < text.length; index += 1)
            block[start + index] = text.charCodeAt(index);
        this.#starts.push((this.#blocks.length - 1) * texts_BLOCK + start);
        this.#used = start + text.length + 1;
    }
    isAt(number, text) {
        const block = this.#blockOf(number);
        const start = this.#starts.at(number) % texts_BLOCK;
        for (let index = 0; index < text.length; index += 1) {
            if (block[start + index] !== text.charCodeAt(index))
                return false;
        }
        return block[start + text.length] === 0;
    }
    at(number) {
        const block = this.#blockOf(number);
        const start = this.#starts.at(number) % texts_BLOCK;
        return new TextDecoder().decode(block.subarray(start, block.indexOf(0, start)));
    }
    #blockOf(number) {
        return this.#blocks[Math.floor(this.#starts.at(number) / texts_BLOCK)] ?? new Uint8Array();
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/urgency.js


const STATES = numbersOf('coverage_state', derive_STATE_RANK);
const SEVERITIES = numbersOf('highest_severity', SEVERITY_RANK);
const CRITICALITIES = numbersOf('highest_criticality', CRITICALITY_RANK);
/** Says what derive.compareUrgency says of two portfolios, one of which is gone. */
class urgency_Urgency {
    #state = 0;
    #exposures = 0;
    #cases = 0;
    #severity = 0;
    #criticality = 0;
    /** The most urgent state so far. */
    #overall = STATE_RANK.tracked;
    /** The state of the whole: that of the most urgent portfolio, `tracked` where there is none. */
    get overall() {
        const states = ['action_needed', 'partial', 'ready', 'tracked'];
        return states.find((state) => STATE_RANK[state] === this.#overall) ?? 'tracked';
    }
    /** True when the portfolio is more urgent than the one that was taken last. */
    isBehind(next, facts) {
        const order = this.#state - (STATES[facts.coverage_state] ?? 0) ||
            next.exposure_count - this.#exposures ||
            next.open_case_count - this.#cases ||
            this.#severity - (SEVERITIES[facts.highest_severity] ?? 0) ||
            this.#criticality - (CRITICALITIES[facts.highest_criticality] ?? 0);
        return order > 0;
    }
    take(portfolio, facts) {
        this.#state = STATES[facts.coverage_state] ?? 0;
        this.#exposures = portfolio.exposure_count;
        this.#cases = portfolio.open_case_count;
        this.#severity = SEVERITIES[facts.highest_severity] ?? 0;
        this.#criticality = CRITICALITIES[facts.highest_criticality] ?? 0;
        if (this.#state < this.#overall)
            this.#overall = this.#state;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/coherence.js
/**
 * Whether the fields of a schema-valid snapshot agree with each other. One pass: portfolios are added one by one and not kept, the
 * summary comes last. Only the places of what is found at the end (rules across portfolios) need a second look at the bytes.
 */









class coherence_Coherence {
    findings;
    #isOnB;
    #isOnC;
    /** The text that a string of a portfolio stands for. */
    #shown;
    #totals = new Float64Array(SUM_RULES.length);
    #links;
    #assets;
    #size = 0;
    #first;
    /** Of the last portfolio. */
    #urgency = new Urgency();
    /** `isRaw`: the strings are raw text (read/raw.ts), of a document that nobody holds in memory, so that what is kept of it counts. */
    constructor(options, limit, isRaw = false) {
        this.findings = new Findings(options, limit);
        this.#isOnB = strictnessOf('B', options) !== 'off';
        this.#isOnC = strictnessOf('C', options) !== 'off';
        const texts = () => (isRaw ? new PackedTexts() : new StringTexts());
        this.#shown = isRaw ? textOf : (text) => text;
        this.#links = new Links(this.findings, texts(), this.#shown);
        this.#assets = this.findings.isOn(LINK_RULES.assetOnce) ? new Ids(texts()) : undefined;
    }
    /** The next portfolio of the list, and what its check learned. */
    add(portfolio, facts) {
        const index = this.#size;
        this.#size += 1;
        addToTotals(this.#totals, portfolio, facts);
        this.#links.add(portfolio, facts);
        if (this.#assets !== undefined)
            this.#addAssets(this.#assets, portfolio, facts, index);
        this.#judgeOrder(portfolio, facts, index);
    }
    /** After the last portfolio. */
    finish(summary) {
        this.#links.finish();
        SUM_RULES.forEach((rule, number) => {
            const total = this.#totals[number] ?? 0;
            if (summary[rule.at] !== total)
                this.findings.differs(rule, ['summary', rule.at], summary[rule.at], total);
        });
        this.#judgeTop(summary);
        const overall = this.#urgency.overall;
        if (summary.overall_state !== overall) {
            this.findings.differs(LINK_RULES.overallState, ['summary', 'overall_state'], summary.overall_state, overall);
        }
    }
    /** True when the portfolio breaks no rule that it decides alone. */
    agrees(portfolio, facts) {
        return agreesA(portfolio) && (!this.#isOnB || agreesB(portfolio, facts)) && (!this.#isOnC || agreesC(portfolio));
    }
    #addAssets(assets, portfolio, facts, index) {
        const ids = portfolio.asset_ids;
        const { items } = facts.asset_ids;
        for (let item = 0; item < ids.length; item += 1) {
            const id = ids[item] ?? '';
            const seen = assets.size;
            if (assets.numberOf(id, items[item] ?? 0) === seen)
                continue;
            const place = ['portfolios', index, 'asset_ids', item];
            this.findings.add(LINK_RULES.assetOnce, place, id, () => 'an asset of no other portfolio');
        }
    }
    #judgeOrder(portfolio, facts, index) {
        if (index === 0)
            this.#first = portfolio;
        else if (this.#urgency.isBehind(portfolio, facts)) {
            this.findings.add(LINK_RULES.order, ['portfolios', index], portfolio, () => 'a portfolio that is not more urgent than the one before');
        }
        this.#urgency.take(portfolio, facts);
    }
    #judgeTop(summary) {
        const { top_portfolio_id: id, top_portfolio_label: label } = summary;
        const first = this.#first;
        const isOne = first === undefined ? id === '' && label === '' : this.#links.has(id, label);
        const allowed = () => first === undefined ? 'empty, as the list is' : 'the id and the label of one portfolio';
        if (!isOne) {
            this.findings.add(LINK_RULES.topPortfolio, ['summary', 'top_portfolio_id'], id, allowed);
        }
        else if (first !== undefined && id !== first.id) {
            this.findings.differs(LINK_RULES.topIsFirst, ['summary', 'top_portfolio_id'], id, first.id);
        }
        const action = this.#shown(first?.recommended_actions[0] ?? '');
        if (summary.top_portfolio_action !== action) {
            this.findings.differs(LINK_RULES.topAction, ['summary', 'top_portfolio_action'], summary.top_portfolio_action, action);
        }
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-a-rules.js

const LENGTHS = [
    equal('A', 'policy-count', 'policy_count', (p) => p.policy_ids.length, 'policy_count is the number of policy_ids.'),
    equal('A', 'relationship-count', 'relationship_count', (p) => p.linked_asset_ids.length, 'relationship_count is the number of linked_asset_ids.'),
    equal('A', 'dependency-count', 'dependency_count', (p) => p.dependency_portfolio_ids.length, 'dependency_count is the number of dependency_portfolio_ids.'),
    equal('A', 'dependent-count', 'dependent_count', (p) => p.dependent_portfolio_ids.length, 'dependent_count is the number of dependent_portfolio_ids.'),
];
const FLAGS = [
    equal('A', 'owner-missing', 'owner_missing', (p) => p.owner_teams.length === 0 && p.owner_names.length === 0, 'owner_missing is true exactly when owner_teams and owner_names are both empty.'),
    equal('A', 'environment-missing', 'environment_missing', (p) => p.environments.length === 0, 'environment_missing is true exactly when environments is empty.'),
];
const tier_a_rules_ROUTES = [
    equal('A', 'route-ready', 'live_ready_exposure_count', (p) => p.route_state_counts.ready, 'live_ready_exposure_count is route_state_counts.ready.'),
    equal('A', 'route-needs-config', 'needs_config_exposure_count', (p) => p.route_state_counts.needs_config, 'needs_config_exposure_count is route_state_counts.needs_config.'),
    equal('A', 'route-template', 'template_exposure_count', (p) => p.route_state_counts.template, 'template_exposure_count is route_state_counts.template.'),
    equal('A', 'route-blocked', 'blocked_exposure_count', (p) => p.route_state_counts.blocked, 'blocked_exposure_count is route_state_counts.blocked.'),
    equal('A', 'route-manual', 'manual_exposure_count', (p) => p.route_state_counts.manual, 'manual_exposure_count is route_state_counts.manual.'),
];
const exposures = (p) => p.exposure_count;
const dependencies = (p) => p.dependency_count;
const BOUNDS = [
    atMost('A', 'critical-assets-bound', 'critical_asset_count', (p) => p.asset_count, 'critical_asset_count is at most asset_count.'),
    holds('A', 'assets-bound', 'asset_count', (p) => p.asset_count >= p.asset_ids.length, 'asset_count is at least the number of asset_ids.'),
    atMost('A', 'needs-case-bound', 'needs_case_count', exposures, 'needs_case_count is at most exposure_count.'),
    atMost('A', 'tracked-bound', 'tracked_exposure_count', exposures, 'tracked_exposure_count is at most exposure_count.'),
    atMost('A', 'routed-bound', 'routed_exposure_count', exposures, 'routed_exposure_count is at most exposure_count.'),
    atMost('A', 'live-ready-bound', 'live_ready_exposure_count', exposures, 'live_ready_exposure_count is at most exposure_count.'),
    atMost('A', 'local-handoff-bound', 'local_handoff_exposure_count', exposures, 'local_handoff_exposure_count is at most exposure_count.'),
    atMost('A', 'needs-config-bound', 'needs_config_exposure_count', exposures, 'needs_config_exposure_count is at most exposure_count.'),
    atMost('A', 'template-bound', 'template_exposure_count', exposures, 'template_exposure_count is at most exposure_count.'),
    atMost('A', 'blocked-bound', 'blocked_exposure_count', exposures, 'blocked_exposure_count is at most exposure_count.'),
    atMost('A', 'manual-bound', 'manual_exposure_count', exposures, 'manual_exposure_count is at most exposure_count.'),
    atMost('A', 'dependency-gap-bound', 'dependency_gap_count', dependencies, 'dependency_gap_count is at most dependency_count.'),
    atMost('A', 'dependency-live-ready-bound', 'dependency_live_ready_count', dependencies, 'dependency_live_ready_count is at most dependency_count.'),
    atMost('A', 'dependency-handoff-bound', 'dependency_handoff_count', dependencies, 'dependency_handoff_count is at most dependency_count.'),
    atMost('A', 'dependency-manual-bound', 'dependency_manual_count', dependencies, 'dependency_manual_count is at most dependency_count.'),
    atMost('A', 'dependent-gap-bound', 'dependent_gap_count', (p) => p.dependent_count, 'dependent_gap_count is at most dependent_count.'),
];
const TIER_A_RULES = [...LENGTHS, ...FLAGS, ...tier_a_rules_ROUTES, ...BOUNDS];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/disjoint.js
/** Up to this length of the shorter list comparing every pair is faster than building a set. */
const FEW = 8;
function disjoint_areDisjoint(some, others) {
    if (some.length === 0 || others.length === 0)
        return true;
    if (some.length > others.length)
        return disjoint_areDisjoint(others, some);
    if (some.length > FEW)
        return !hasAny(new Set(some), others);
    for (let item = 0; item < some.length; item += 1) {
        for (let other = 0; other < others.length; other += 1)
            if (some[item] === others[other])
                return false;
    }
    return true;
}
function hasAny(known, ids) {
    return ids.some((id) => known.has(id));
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-b-rules.js
/** Rules of tier B that one portfolio decides alone: the default policy's own (coverage-rules.md, "What must cohere": B). */



const DEFAULT_COUNTS = [
    equal('B', 'routes-sum', 'exposure_count', routesSum, 'The six route_state_counts add up to exposure_count.'),
    equal('B', 'local-handoff', 'local_handoff_exposure_count', (p) => p.route_state_counts.copy_only + p.route_state_counts.needs_config, 'local_handoff_exposure_count is route_state_counts.copy_only plus needs_config.'),
    equal('B', 'routed', 'routed_exposure_count', (p) => p.exposure_count - p.manual_exposure_count, 'routed_exposure_count is exposure_count less manual_exposure_count.'),
    equal('B', 'cases-sum', 'tracked_exposure_count', (p) => p.exposure_count - p.needs_case_count, 'Every exposure is tracked or needs a case: tracked_exposure_count plus needs_case_count is exposure_count.'),
    equal('B', 'relationship-gap', 'relationship_gap', (p) => p.asset_count > 1 && p.relationship_count === 0, 'relationship_gap is true exactly when there is more than one asset and no relationship.'),
    holds('B', 'linked-outside', 'linked_asset_ids', (p) => disjoint_areDisjoint(p.linked_asset_ids, p.asset_ids), 'linked_asset_ids names no asset of the portfolio itself.'),
    holds('B', 'critical-assets', 'highest_criticality', (p) => p.critical_asset_count > 0 === (p.highest_criticality === 'critical' || p.highest_criticality === 'high'), 'highest_criticality is critical or high exactly when critical_asset_count is above 0.'),
    holds('B', 'idle-severity', 'highest_severity', (p) => p.exposure_count > 0 || p.highest_severity === 'info', 'Without exposures highest_severity is info.'),
    holds('B', 'idle-workflows', 'workflow_values', (p) => p.exposure_count > 0 || p.workflow_values.length === 0, 'Without exposures workflow_values is empty.'),
    holds('B', 'route-blockers', 'route_blockers', (p) => p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0, 'route_blockers names something exactly when an exposure is blocked or needs configuration.'),
    holds('B', 'recommended-actions', 'recommended_actions', (p) => p.recommended_actions.length <= MOST_RECOMMENDED_ACTIONS, `At most ${MOST_RECOMMENDED_ACTIONS} recommended_actions.`),
];
const DEFAULT_STATES = [
    equal('B', 'coverage-score', 'coverage_score', coverageScore, 'coverage_score follows from the counts by the default policy.'),
    equal('B', 'coverage-state', 'coverage_state', coverageState, 'coverage_state follows from the counts by the default policy.'),
    equal('B', 'coverage-label', 'coverage_label', (p) => COVERAGE_LABELS[p.coverage_state], 'coverage_label is the label of coverage_state.'),
    equal('B', 'route-coverage-state', 'route_coverage_state', (p) => routeCoverageState(p.route_state_counts), 'route_coverage_state follows from route_state_counts by the default policy; without exposures it is tracked.'),
    equal('B', 'route-coverage-label', 'route_coverage_label', (p) => ROUTE_LABELS[p.route_coverage_state], 'route_coverage_label is the label of route_coverage_state.'),
    equal('B', 'route-coverage-token', 'route_coverage_token', (p) => ROUTE_TOKENS[p.route_coverage_state], 'route_coverage_token is the token of route_coverage_state.'),
];
const TIER_B_RULES = [...DEFAULT_COUNTS, ...DEFAULT_STATES];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-c-rules.js
/** Rules of tier C that one portfolio decides alone: often untrue of honest documents (coverage-rules.md, "What must cohere": C). */


const TIER_C_RULES = [
    equal('C', 'asset-count', 'asset_count', (p) => p.asset_ids.length, 'asset_count is the number of asset_ids, unless the list was cut.'),
    holds('C', 'asset-names', 'asset_names', (p) => p.asset_names.length === p.asset_ids.length, 'asset_names has one name for each of asset_ids, unless names are equal.'),
    holds('C', 'dependency-labels-count', 'dependency_portfolio_labels', (p) => p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length, 'dependency_portfolio_labels has one label for each id, unless labels are equal.'),
    holds('C', 'dependent-labels-count', 'dependent_portfolio_labels', (p) => p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length, 'dependent_portfolio_labels has one label for each id, unless labels are equal.'),
    holds('C', 'one-direction', 'dependent_portfolio_ids', (p) => disjoint_areDisjoint(p.dependent_portfolio_ids, p.dependency_portfolio_ids), 'No portfolio is both a dependency and a dependent of another.'),
];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/portfolio-rules.js



const portfolio_rules_PORTFOLIO_RULES = [...TIER_A_RULES, ...TIER_B_RULES, ...TIER_C_RULES];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/explain-portfolio.js

/** Says which of the rules that it decides alone a portfolio breaks; `portfolio` as it is to be shown. */
function explain_portfolio_explainPortfolio(portfolio, index, findings) {
    for (const rule of PORTFOLIO_RULES) {
        if (findings.isOn(rule) && !isKept(rule, portfolio))
            tell(rule, portfolio, index, findings);
    }
}
function tell(rule, portfolio, index, findings) {
    const place = ['portfolios', index, rule.at];
    const found = portfolio[rule.at];
    switch (rule.kind) {
        case 'equal':
            return findings.differs(rule, place, found, rule.due(portfolio));
        case 'at-most':
            return findings.add(rule, place, found, () => `at most ${rule.most(portfolio)}`);
        case 'holds':
            return findings.add(rule, place, found, () => 'what the sentence says');
    }
}
function isKept(rule, portfolio) {
    switch (rule.kind) {
        case 'equal':
            return portfolio[rule.at] === rule.due(portfolio);
        case 'at-most':
            return Number(portfolio[rule.at]) <= rule.most(portfolio);
        case 'holds':
            return rule.holds(portfolio);
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/judge.js
/** The schema and the coherence rules, asked value by value: portfolios one by one, then all that stands around them. */











const listShape = shape_snapshotShape.fields['portfolios'];
const portfolioShape = listShape?.kind === 'list' ? listShape.of : shape_snapshotShape;
class judge_Judge {
    schema;
    coherence;
    #facts;
    #portfolios = 0;
    /** Coherence is judged only while the schema holds: a count that is not even a number contradicts nothing. */
    #coheres = true;
    /** `isRaw`: the strings of portfolios are raw text (read/raw.ts). */
    constructor(options, limit, isRaw = false) {
        this.schema = new FaultList(limit);
        this.coherence = new Coherence(options, limit, isRaw);
        this.#facts = new PortfolioFacts(isRaw ? rawPoints : codePoints);
    }
    get portfolios() {
        return this.#portfolios;
    }
    /** The next item of the list; returns how many strings it holds, names of fields included. `shown` are the items as faults show them. */
    portfolio(value, shown) {
        const index = this.#portfolios;
        this.#portfolios += 1;
        const strings = portfolioStrings(value, this.#facts);
        if (isPortfolio(value, strings)) {
            if (this.#coheres)
                this.#cohere(value, index, shown);
            return strings;
        }
        this.#coheres = false;
        explain(shown === undefined ? value : shown.record(index), portfolioShape, ['portfolios', index], this.schema);
        return stringsIn(value);
    }
    #cohere(portfolio, index, shown) {
        if (!this.coherence.agrees(portfolio, this.#facts)) {
            const record = shown === undefined ? portfolio : shown.record(index);
            if (isPortfolio(record, 0))
                explainPortfolio(record, index, this.coherence.findings);
        }
        this.coherence.add(portfolio, this.#facts);
    }
    /** The document without the items of its list, after the last of them. */
    root(value) {
        const before = this.schema.count;
        explain(value, snapshotShape, [], this.schema);
        if (isSnapshot(value, this.schema.count === before) && this.#coheres && before === 0)
            this.coherence.finish(value.summary);
    }
}
function isPortfolio(value, strings) {
    return strings !== INVALID;
}
function isSnapshot(value, isExplained) {
    return isExplained;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/count.js
/** Counts in bytes: quotes tell how many strings were written, line feeds and units where a slice ends. */

const count_QUOTE = 0x22;
const count_LINE_FEED = 0x0a;
/** Words after which the sum of one lane may reach 255. Sums are kept to 32 bits (`| 0`): beyond them numbers are slower ones. */
const count_BLOCK = 255;
/** How often the byte occurs. Looks at four bytes at a time, as a word of four lanes; at the few before and behind whole words one by one. */
function count_countOf(byte, bytes) {
    const { lead, words, rest } = inWords(bytes);
    const wanted = byte * 0x01010101;
    let others = 0;
    for (let start = 0; start < words.length; start += count_BLOCK) {
        const end = Math.min(start + count_BLOCK, words.length);
        let lanes = 0;
        for (let index = start; index < end; index += 1)
            lanes = (lanes + nonZeroLanes((words[index] ?? 0) ^ wanted)) | 0;
        others += sumOfLanes(lanes);
    }
    return 4 * words.length - others + countSlowly(byte, lead) + countSlowly(byte, rest);
}
/** Length of UTF-8 in UTF-16 code units: a byte that continues a character adds none, one that begins a character of four bytes two. */
function count_unitsOf(bytes) {
    if (isAscii(bytes))
        return bytes.length;
    const { lead, words, rest } = inWords(bytes);
    let units = unitsSlowly(lead) + unitsSlowly(rest) + 4 * words.length;
    for (let start = 0; start < words.length; start += count_BLOCK) {
        const end = Math.min(start + count_BLOCK, words.length);
        let continuing = 0;
        let double = 0;
        for (let index = start; index < end; index += 1) {
            const word = words[index] ?? 0;
            if ((word & 0x80808080) === 0)
                continue;
            continuing = (continuing + ((word >>> 7) & ~(word >>> 6) & 0x01010101)) | 0;
            double = (double + ((word >>> 7) & (word >>> 6) & (word >>> 5) & (word >>> 4) & 0x01010101)) | 0;
        }
        units += sumOfLanes(double) - sumOfLanes(continuing);
    }
    return units;
}
function inWords(bytes) {
    const lead = bytes.length < 4 ? bytes.length : -bytes.byteOffset & 3;
    const words = (bytes.length - lead) >> 2;
    return {
        lead: bytes.subarray(0, lead),
        words: words === 0 ? new Uint32Array() : new Uint32Array(bytes.buffer, bytes.byteOffset + lead, words),
        rest: bytes.subarray(lead + 4 * words),
    };
}
function countSlowly(byte, bytes) {
    let count = 0;
    for (const each of bytes)
        if (each === byte)
            count += 1;
    return count;
}
function unitsSlowly(bytes) {
    let units = 0;
    for (const byte of bytes)
        units += (byte & 0xc0) === 0x80 ? 0 : byte < 0xf0 ? 1 : 2;
    return units;
}
/** 1 in each lane that is not zero: the sum carries into the highest bit of a lane, which is never lost to the next one. */
function nonZeroLanes(word) {
    return ((((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word) >>> 7) & 0x01010101;
}
function sumOfLanes(word) {
    return (word & 0xff) + ((word >>> 8) & 0xff) + ((word >>> 16) & 0xff) + (word >>> 24);
}
/** Strings that a text of JSON, raw or not, holds, names of fields included: its quotes, less those within strings, by two. */
function count_stringsOf(text, quotes) {
    let within = 0;
    for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at + 2)) {
        if (text.charCodeAt(at + 1) === count_QUOTE)
            within += 1;
    }
    return (quotes - within) / 2;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/diagnose.js
/** Finds where a text stops being JSON. Asked only after JSON.parse refused it; strict as RFC 8259 is. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const UNICODE_ESCAPE = /^\\u[0-9a-fA-F]{4}$/;
const CUT_ESCAPE = /^\\(?:u[0-9a-fA-F]*)?$/;
const diagnose_QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE_CHARACTER = 0x20;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
/** From the opening bracket of an object or a list to the closing one. */
const TO_CLOSING = 2;
const WORDS = (/* unused pure expression or super */ null && (['true', 'false', 'null']));
class Refused extends Error {
    offset;
    expected;
    constructor(offset, expected) {
        super(expected);
        this.offset = offset;
        this.expected = expected;
    }
}
/** The first fault, or undefined when the text is JSON. Works with a stack of its own: no depth of nesting overflows it. */
function diagnose_diagnose(text) {
    try {
        new Grammar(text).document();
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Refused))
            throw error;
        return { offset: error.offset, isCutOff: error.offset >= text.length, expected: error.expected };
    }
}
class Grammar {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        const open = [];
        this.#space();
        for (;;) {
            if (this.#opened(open))
                continue;
            if (!this.#close(open))
                break;
        }
        if (this.#at < this.#text.length)
            throw new Refused(this.#at, 'the end of the document');
    }
    /** Reads one value, or the opening of one. True when a value must follow. */
    #opened(open) {
        const unit = this.#text.charCodeAt(this.#at);
        if (unit !== OPEN_OBJECT && unit !== OPEN_LIST) {
            this.#scalar();
            return false;
        }
        this.#at += 1;
        this.#space();
        if (this.#text.charCodeAt(this.#at) === unit + TO_CLOSING) {
            this.#at += 1;
            return false;
        }
        open.push(unit);
        if (unit === OPEN_OBJECT)
            this.#key('a field name in double quotes, or }');
        return true;
    }
    /** After a value: commas and closing brackets. True when a value must follow. */
    #close(open) {
        for (;;) {
            this.#space();
            const innermost = open.at(-1);
            if (innermost === undefined)
                return false;
            const unit = this.#text.charCodeAt(this.#at);
            if (unit === COMMA) {
                this.#at += 1;
                this.#space();
                if (innermost === OPEN_OBJECT)
                    this.#key('a field name in double quotes');
                return true;
            }
            if (unit !== innermost + TO_CLOSING)
                throw new Refused(this.#at, `a comma or ${innermost === OPEN_OBJECT ? '}' : ']'}`);
            this.#at += 1;
            open.pop();
        }
    }
    #key(expected) {
        if (this.#text.charCodeAt(this.#at) !== diagnose_QUOTE)
            throw new Refused(this.#at, expected);
        this.#string();
        this.#space();
        if (this.#text.charCodeAt(this.#at) !== COLON)
            throw new Refused(this.#at, 'a colon');
        this.#at += 1;
        this.#space();
    }
    #scalar() {
        if (this.#text.charCodeAt(this.#at) === diagnose_QUOTE)
            return this.#string();
        const word = WORDS.find((candidate) => this.#text.startsWith(candidate, this.#at));
        if (word !== undefined) {
            this.#at += word.length;
            return;
        }
        NUMBER.lastIndex = this.#at;
        const number = NUMBER.exec(this.#text);
        if (number === null)
            throw new Refused(this.#cutWord(), 'a value');
        this.#at += number[0].length;
        // `1.` or `1e` at the very end was cut off in the middle of the number.
        if (/[.eE+-]/.test(this.#text[this.#at] ?? ''))
            throw new Refused(this.#endOfNumber(), 'a digit');
    }
    #string() {
        const text = this.#text;
        let at = this.#at + 1;
        for (let unit = text.charCodeAt(at); unit !== diagnose_QUOTE; unit = text.charCodeAt(at)) {
            if (at >= text.length)
                throw new Refused(text.length, 'the closing quote of a string');
            if (unit < SPACE_CHARACTER)
                throw new Refused(at, 'no control character in a string');
            at += unit === BACKSLASH ? this.#escapeLength(at) : 1;
        }
        this.#at = at + 1;
    }
    #escapeLength(at) {
        const next = this.#text[at + 1] ?? '';
        if (next !== 'u' && next !== '' && '"\\/bfnrt'.includes(next))
            return 2;
        const escape = this.#text.slice(at, at + 6);
        if (UNICODE_ESCAPE.test(escape))
            return 6;
        const isCut = at + escape.length === this.#text.length && CUT_ESCAPE.test(escape);
        throw new Refused(isCut ? this.#text.length : at, 'an escape that JSON knows');
    }
    /** Where the refused word ends, when the text ends in the middle of `true`, `false`, `null` or a sign; else where it starts. */
    #cutWord() {
        const rest = this.#text.slice(this.#at, this.#at + 6);
        const isCut = rest === '-' || WORDS.some((word) => word.startsWith(rest));
        return isCut ? this.#text.length : this.#at;
    }
    #endOfNumber() {
        const rest = this.#text.slice(this.#at, this.#at + 3);
        return /^(?:\.|[eE][+-]?)$/.test(rest) && this.#at + rest.length === this.#text.length
            ? this.#text.length
            : this.#at;
    }
    #space() {
        const text = this.#text;
        let at = this.#at;
        for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
            at += 1;
            unit = text.charCodeAt(at);
        }
        this.#at = at;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/position-after.js

/** The position behind bytes of UTF-8 that begin at `base`; `raw` is their raw text, in which searching is faster. */
function position_after_positionAfter(bytes, raw, base) {
    const lastBreak = raw.includes('\n') ? bytes.lastIndexOf(LINE_FEED) : -1;
    if (lastBreak === -1)
        return { line: base.line, column: base.column + unitsOf(bytes) };
    return { line: base.line + countOf(LINE_FEED, bytes), column: unitsOf(bytes.subarray(lastBreak + 1)) + 1 };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/splitter.js
/**
 * Cuts the bytes of a document into pieces that fit into memory: the envelope (all but the list of portfolios) and slices of that
 * list, each some whole records long. Whether a piece is JSON is JSON.parse's business.
 *
 * Where a slice may end is guessed by looking back from the last byte for `},{`: when JSON.parse takes what stands before the comma
 * for a list of values, the comma does stand between two of them. Only where that fails (a record larger than a slice, such
 * characters in a string, a fault, the end of the list) are all bytes looked at, one by one.
 */

const splitter_QUOTE = 0x22;
const splitter_COMMA = 0x2c;
const splitter_COLON = 0x3a;
const splitter_BACKSLASH = 0x5c;
const splitter_OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const splitter_OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const LIST_KEY = new TextEncoder().encode('"portfolios"');
/** Depth inside the list of portfolios: root object, list. */
const splitter_LIST_DEPTH = 2;
/** Longer than this many slices, what is read is not one record among others, and guessing where it ends costs too much. */
const MOST_GUESSED = 4;
class splitter_Splitter {
    #sink;
    #sliceBytes;
    #buffer;
    /** The piece that is being read lies from `#start` to `#end`; looked at is what is before `#scan`. */
    #start = 1;
    #scan = 1;
    #end = 1;
    #phase = 'head';
    #depth = 0;
    #inString = false;
    /** The last comma that is known to stand between two records. */
    #cut = 0;
    /** Where the buffer begins in the document. */
    #base = -1;
    #head = new Uint8Array();
    /** Whether a comma was met between records. */
    #hasComma = false;
    #isStopped = false;
    #stop;
    constructor(sink, sliceBytes = SLICE_BYTES) {
        this.#sink = sink;
        this.#sliceBytes = sliceBytes;
        this.#buffer = new Uint8Array(4 * sliceBytes + 2);
    }
    get stop() {
        return this.#stop;
    }
    get phase() {
        return this.#phase;
    }
    /** Returns false when nothing more is wanted: see {@link stop}. */
    push(bytes) {
        for (let from = 0; from < bytes.length && !this.#isStopped; from += this.#sliceBytes) {
            this.#append(bytes.subarray(from, from + this.#sliceBytes));
            if (!this.#isStopped)
                this.#advance();
        }
        return !this.#isStopped;
    }
    /** After the last byte: looks at what was left. Returns false as {@link push} does. */
    end() {
        while (!this.#isStopped && this.#scan < this.#end)
            this.#look();
        return !this.#isStopped;
    }
    /** What stands around the list, or for a document without one all of it. Call after {@link end}. */
    envelope() {
        const rest = this.pending();
        if (this.#phase === 'head')
            return { head: rest, tail: new Uint8Array() };
        return { head: this.#head, tail: this.#phase === 'tail' ? rest : new Uint8Array() };
    }
    /** The bytes of the piece that is being read. */
    pending() {
        return this.#buffer.slice(this.#start, this.#end);
    }
    #append(bytes) {
        if (this.#end - this.#start + bytes.length > MAX_PIECE_BYTES)
            return this.#halt('too-large', this.#end);
        if (this.#end + bytes.length + 1 > this.#buffer.length)
            this.#makeRoom(bytes.length);
        this.#buffer.set(bytes, this.#end);
        this.#end += bytes.length;
    }
    /** Moves the piece to the front of the buffer, behind one free byte for a bracket; makes a larger buffer where it must. */
    #makeRoom(more) {
        const kept = this.#end - this.#start;
        const needed = kept + more + 2;
        const target = needed > this.#buffer.length ? new Uint8Array(2 * needed) : this.#buffer;
        target.set(this.#buffer.subarray(this.#start, this.#end), 1);
        const shift = this.#start - 1;
        this.#buffer = target;
        this.#start -= shift;
        this.#scan -= shift;
        this.#end -= shift;
        this.#cut -= shift;
        this.#base += shift;
    }
    #advance() {
        if (this.#phase === 'head')
            this.#look();
        if (this.#phase === 'records' && this.#guess())
            return;
        if (!this.#isStopped)
            this.#look();
        if (!this.#isStopped && this.#phase === 'records' && this.#cut > this.#start)
            this.#hand(this.#cut, false);
    }
    /** Hands out all records up to the last place that looks like the end of one. False when there is none, or it only looked so. */
    #guess() {
        if (this.#end - this.#start > MOST_GUESSED * this.#sliceBytes)
            return false;
        const cut = this.#lastBoundary();
        if (cut === undefined || this.#hand(cut, true) === 'not-records')
            return false;
        this.#depth = splitter_LIST_DEPTH;
        this.#inString = false;
        this.#scan = this.#start;
        return true;
    }
    /** The comma of the last `},{`, white space aside. */
    #lastBoundary() {
        const bytes = this.#buffer;
        for (let at = this.#end - 1; at > this.#start; at -= 1) {
            if (bytes[at] !== splitter_OPEN_OBJECT)
                continue;
            const comma = this.#skipSpaceBack(at - 1);
            if (bytes[comma] === splitter_COMMA && bytes[this.#skipSpaceBack(comma - 1)] === CLOSE_OBJECT && comma > this.#start)
                return comma;
        }
        return undefined;
    }
    /** Looks at the bytes that came in, one by one, up to the opening of the list or to their end. */
    #look() {
        const bytes = this.#buffer;
        const end = this.#end;
        const phase = this.#phase;
        let at = this.#scan;
        let inString = this.#inString;
        while (at < end) {
            const byte = bytes[at] ?? 0;
            at += 1;
            if (inString) {
                // An escape may carry `at` one beyond the bytes that are there.
                if (byte === splitter_BACKSLASH)
                    at += 1;
                else
                    inString = byte !== splitter_QUOTE;
            }
            else if (byte === splitter_QUOTE) {
                inString = true;
            }
            else if (byte === splitter_COMMA ? this.#depth === splitter_LIST_DEPTH : (byte & 0xd9) === 0x59) {
                this.#structure(byte, at - 1);
                if (this.#isStopped || (phase === 'head' && this.#phase === 'records'))
                    break;
            }
        }
        this.#inString = inString;
        this.#scan = at;
    }
    #structure(byte, at) {
        if (byte === splitter_COMMA) {
            if (this.#phase === 'records')
                this.#cut = at;
        }
        else if (byte === splitter_OPEN_LIST || byte === splitter_OPEN_OBJECT) {
            this.#open(at);
        }
        else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
            this.#depth -= 1;
            if (this.#depth < splitter_LIST_DEPTH && this.#phase === 'records')
                this.#closeList(at);
        }
    }
    #open(at) {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            return this.#halt('too-deep', at);
        if (this.#depth !== splitter_LIST_DEPTH || this.#phase !== 'head' || !this.#isListOpening(at))
            return;
        this.#head = this.#buffer.slice(this.#start, at + 1);
        this.#sink.head(this.#head);
        this.#begin('records', at + 1);
    }
    /** True for `"portfolios" : [`, read backwards from the bracket. */
    #isListOpening(at) {
        const bytes = this.#buffer;
        if (bytes[at] !== splitter_OPEN_LIST)
            return false;
        const colon = this.#skipSpaceBack(at - 1);
        if (bytes[colon] !== splitter_COLON)
            return false;
        const start = this.#skipSpaceBack(colon - 1) - LIST_KEY.length + 1;
        return start >= this.#start && LIST_KEY.every((byte, index) => bytes[start + index] === byte);
    }
    #skipSpaceBack(from) {
        let at = from;
        for (let byte = this.#buffer[at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = this.#buffer[at])
            at -= 1;
        return at;
    }
    #closeList(at) {
        this.#hand(at, false);
        this.#begin('tail', at);
    }
    #begin(phase, start) {
        this.#phase = phase;
        this.#start = start;
        this.#cut = start;
    }
    /** Hands out the records from the start to the comma or bracket at `end`, with brackets written around them for the moment. */
    #hand(end, isGuess) {
        const bytes = this.#buffer;
        const before = bytes[this.#start - 1] ?? 0;
        const after = bytes[end] ?? 0;
        const isLast = after !== splitter_COMMA;
        bytes[this.#start - 1] = splitter_OPEN_LIST;
        bytes[end] = CLOSE_LIST;
        const slice = {
            bytes: bytes.subarray(this.#start - 1, end + 1),
            offset: this.#base + this.#start,
            hasNeighbour: this.#hasComma || !isLast,
            isLast,
            isGuess,
        };
        const taken = this.#sink.slice(slice);
        bytes[this.#start - 1] = before;
        bytes[end] = after;
        if (taken === 'not-records')
            return taken;
        if (taken === 'stop')
            this.#isStopped = true;
        this.#hasComma ||= !isLast;
        this.#begin(this.#phase, end + 1);
        return taken;
    }
    #halt(code, at) {
        this.#isStopped = true;
        this.#stop = { code, pending: this.#buffer.slice(this.#start, at), phase: this.#phase };
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/reader.js
/**
 * Reads one document as its bytes come: cuts, decodes, parses, judges, and locates the faults of a slice while its text is still there.
 * Nothing of a portfolio is kept but what the coherence rules need at the end.
 */
















class reader_SnapshotReader {
    #judge;
    #splitter;
    #unreadable = [];
    #positions = new Map();
    #slices = new SliceLog();
    /** How many faults of each list have been located. */
    #located = new Map();
    #bytes = 0;
    #start = new Uint8Array();
    #isSniffed = false;
    /** Bytes of the byte order mark, which the splitter does not see. */
    #markBytes = 0;
    #isStopped = false;
    #versionAt;
    /** Where the next slice begins, or the tail behind the last one. */
    #next = DOCUMENT_START;
    constructor(options) {
        this.#judge = new Judge(options, options.faultLimit, true);
        const sink = {
            head: (bytes) => this.#head(bytes),
            slice: (slice) => this.#slice(slice),
        };
        this.#splitter = new Splitter(sink, options.sliceBytes);
    }
    /** Returns false when no more bytes are wanted. */
    push(bytes) {
        this.#bytes += bytes.length;
        if (this.#bytes > MAX_DOCUMENT_BYTES)
            return this.#refuse('too-large', this.#next, `at most ${MAX_DOCUMENT_BYTES} bytes`);
        if (this.#isSniffed)
            return this.#feed(bytes);
        // A copy where bytes are kept: the caller may use its buffer again.
        this.#start = this.#start.length === 0 && bytes.length >= SNIFFED_BYTES ? bytes : joined(this.#start, bytes);
        return this.#start.length < SNIFFED_BYTES ? true : this.#sniff();
    }
    /** After the last byte. */
    finish() {
        if (!this.#isSniffed && !this.#isStopped)
            this.#sniff();
        if (!this.#isStopped && !this.#splitter.end())
            this.#halted();
        const root = this.#isStopped ? undefined : this.#envelope();
        const reading = {
            judge: this.#judge,
            root,
            unreadable: this.#unreadable,
            positions: this.#positions,
            slices: this.#slices,
        };
        return this.#versionAt === undefined ? reading : { ...reading, versionAt: this.#versionAt };
    }
    #sniff() {
        this.#isSniffed = true;
        const encoding = encodingOf(this.#start);
        if (encoding === 'utf-16')
            return this.#refuse('utf-16', DOCUMENT_START, 'UTF-8');
        if (encoding === 'utf-8')
            return this.#feed(this.#start);
        this.#report('byte-order-mark', DOCUMENT_START, 'the document without it');
        this.#markBytes = MARK_BYTES;
        return this.#feed(this.#start.subarray(MARK_BYTES));
    }
    #feed(bytes) {
        if (this.#isStopped)
            return false;
        return this.#splitter.push(bytes) || this.#halted();
    }
    /** The splitter wants nothing more: it met a limit, or a piece was refused. */
    #halted() {
        if (this.#splitter.stop !== undefined)
            this.#stopped(this.#splitter.stop.code, this.#splitter.stop.pending);
        this.#isStopped = true;
        return false;
    }
    /** The splitter met a limit. What is no JSON before that place is the better explanation. */
    #stopped(code, pending) {
        const text = decodePrefix(pending);
        if (code === 'too-deep') {
            this.#refuse(code, positionIn(text, text.length, this.#next), `at most ${MAX_DEPTH} levels`);
            return;
        }
        const piece = this.#splitter.phase === 'head'
            ? new EnvelopePiece(text, '', this.#next)
            : new SlicePiece(() => `[${text}`, 0, this.#next);
        const fault = this.#splitter.phase === 'tail' ? undefined : diagnose(piece.text);
        if (fault === undefined || fault.isCutOff)
            this.#refuse(code, this.#next, `at most ${MAX_PIECE_BYTES} bytes in one value`);
        else
            this.#refuseSyntax(fault, piece);
    }
    #head(bytes) {
        const text = decodePrefix(bytes);
        this.#next = positionIn(text, text.length, DOCUMENT_START);
    }
    #slice(slice) {
        const raw = rawOf(slice.bytes);
        const json = raw === undefined ? undefined : withoutEscapes(raw);
        const records = json === undefined ? undefined : parseList(json);
        if (raw === undefined || records === undefined)
            return slice.isGuess ? 'not-records' : this.#refuseSlice(slice);
        const written = slice.bytes.subarray(1, -1);
        const end = positionAfter(written, raw, this.#next);
        if (slice.hasNeighbour && records.length === 0) {
            this.#refuse('not-json', end, 'a value');
            return 'stop';
        }
        const first = this.#judge.portfolios;
        const offset = slice.offset + this.#markBytes;
        this.#slices.add({ offset, bytes: written.length, first, position: this.#next });
        const isShown = json === raw && isAscii(written);
        const read = () => (isShown ? raw : decodePrefix(slice.bytes));
        const piece = new SlicePiece(read, first, this.#next, isShown ? records : undefined);
        let strings = 0;
        for (const record of records)
            strings += this.#judge.portfolio(record, piece);
        if (!this.#isWritten(raw, countOf(QUOTE, slice.bytes), strings, piece, first))
            return 'stop';
        this.#locate(piece);
        this.#next = slice.isLast ? end : { line: end.line, column: end.column + 1 };
        return 'taken';
    }
    #refuseSlice(slice) {
        const text = decode(slice.bytes);
        const read = () => asWritten(text ?? '', slice);
        if (text === undefined)
            this.#refuseBytes(decodePrefix(slice.bytes).slice(1), this.#next);
        else
            this.#refuseSyntax(diagnose(text), new SlicePiece(read, this.#judge.portfolios, this.#next));
        return 'stop';
    }
    /**
     * Compares the strings that were written with those that JSON.parse made of them: a duplicate key is one that it swallowed. Without a
     * quote within a string the quotes are twice the strings, and nothing more is looked at. False when reading must stop.
     */
    #isWritten(raw, quotes, strings, piece, first) {
        if (quotes === 2 * strings || stringsOf(raw, quotes) === strings)
            return true;
        const report = (object, key, offset) => this.#duplicate(object, key, () => piece.at(offset), first);
        const tooDeep = duplicateKeys(piece.text, first === undefined ? 0 : LIST_DEPTH - 1, report);
        return tooDeep === undefined || this.#refuse('too-deep', piece.at(tooDeep), `at most ${MAX_DEPTH} levels`);
    }
    /** What stands around the list, when all slices were read. */
    #envelope() {
        const envelope = this.#splitter.envelope();
        const head = decode(envelope.head);
        const tail = decode(envelope.tail);
        if (head === undefined)
            return void this.#refuseBytes(decodePrefix(envelope.head), DOCUMENT_START);
        if (tail === undefined)
            return void this.#refuseBytes(decodePrefix(envelope.tail), this.#next);
        if (this.#splitter.phase === 'records')
            return void this.#cutOff();
        const piece = new EnvelopePiece(head, tail, this.#next);
        if (piece.text.trim() === '')
            return void this.#refuse('empty-document', DOCUMENT_START, 'a snapshot');
        const parsed = parseJson(piece.text);
        if (parsed === undefined)
            return void this.#refuseSyntax(diagnose(piece.text), piece);
        this.#judge.root(parsed.value);
        this.#versionAt = piece.find(['schema_version']);
        const quotes = countOf(QUOTE, envelope.head) + countOf(QUOTE, envelope.tail);
        this.#isWritten(piece.text, quotes, stringsIn(parsed.value), piece);
        this.#locate(piece);
        return parsed.value;
    }
    /** The document ended within the list: the last piece says whether it was cut off or went wrong before. */
    #cutOff() {
        const pending = this.#splitter.pending();
        const text = decode(pending);
        if (text === undefined)
            return this.#refuseBytes(decodePrefix(pending), this.#next);
        const piece = new SlicePiece(() => `[${text}`, 0, this.#next);
        return this.#refuseSyntax(diagnose(piece.text), piece);
    }
    #duplicate(object, key, position, first) {
        if (this.#judge.schema.isFull)
            return this.#judge.schema.skip(1);
        const [index, ...rest] = object;
        const fault = {
            code: 'duplicate-key',
            place: first === undefined ? [...object, key] : ['portfolios', first + Number(index), ...rest, key],
            message: `The field ${quote(key)} is written twice in one object.`,
            found: quote(key),
            allowed: 'each field once',
        };
        this.#judge.schema.add(fault);
        this.#positions.set(fault, position());
    }
    /** Gives a position to each fault that was found since the last piece, where the piece has it. */
    #locate(piece) {
        const { errors, warnings } = this.#judge.coherence.findings;
        for (const list of [this.#judge.schema, errors, warnings]) {
            for (let at = this.#located.get(list) ?? 0; at < list.kept.length; at += 1) {
                const fault = list.kept[at];
                if (fault === undefined || this.#positions.has(fault))
                    continue;
                const position = piece.find(fault.place, fault.onKey);
                if (position !== undefined)
                    this.#positions.set(fault, position);
            }
            this.#located.set(list, list.kept.length);
        }
    }
    #refuseBytes(good, base) {
        return this.#refuse('not-utf8', positionIn(good, good.length, base), 'UTF-8');
    }
    #refuseSyntax(fault, piece) {
        const offset = fault?.offset ?? 0;
        const found = piece.text.slice(offset, offset + 1);
        const code = fault?.isCutOff === true ? 'cut-off' : 'not-json';
        return this.#refuse(code, piece.at(offset), fault?.expected ?? 'JSON', found === '' ? 'the end of the document' : quote(found));
    }
    /** Notes the fault and stops reading. */
    #refuse(code, position, allowed, found = 'something else') {
        this.#report(code, position, allowed, found);
        this.#isStopped = true;
        return false;
    }
    #report(code, position, allowed, found = 'something else') {
        const fault = { code, place: [], message: `${FAULT_CODES[code]} Expected: ${allowed}.`, found, allowed };
        this.#unreadable.push(fault);
        this.#positions.set(fault, position);
    }
}
/** The text with the comma for which a bracket stands at its end. */
function asWritten(text, slice) {
    return slice.isLast ? text : `${text.slice(0, -1)},`;
}
function joined(some, more) {
    const all = new Uint8Array(some.length + more.length);
    all.set(some);
    all.set(more, some.length);
    return all;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/verdict.js
/** What a reading comes to: one reason, and the faults in the order of the document. */



function verdict_judgementOf(reading, unknownVersion) {
    const { judge, unreadable, root } = reading;
    const { schema, coherence } = judge;
    const gate = versionGate(root, unknownVersion);
    // What a reader noticed before the text stopped being JSON is chance; a byte order mark stops nothing.
    if (unreadable.some(({ code }) => code !== 'byte-order-mark')) {
        return invalid('snapshot-unreadable', unreadable, unreadable.length);
    }
    if (unreadable.length > 0) {
        return invalid('snapshot-unreadable', [...unreadable, ...schema.kept], unreadable.length + schema.count);
    }
    if (gate.is === 'other') {
        return { ...invalid('snapshot-unknown-version', [unknownVersionFault(gate.version)], 1), outcome: gate.outcome };
    }
    if (schema.count > 0)
        return invalid('snapshot-invalid', schema.kept, schema.count);
    const { errors, warnings } = coherence.findings;
    const isCoherent = errors.count === 0;
    return {
        reason: isCoherent ? 'snapshot-valid' : 'snapshot-incoherent',
        outcome: isCoherent ? 'valid' : 'invalid',
        errors: errors.kept,
        errorCount: errors.count,
        warnings: warnings.kept,
        warningCount: warnings.count,
    };
}
function invalid(reason, errors, errorCount) {
    return { reason, outcome: 'invalid', errors, errorCount, warnings: [], warningCount: 0 };
}
function unknownVersionFault(version) {
    const allowed = `only ${SCHEMA_VERSION}`;
    return {
        code: 'unknown-version',
        place: ['schema_version'],
        message: `This reader knows ${SCHEMA_VERSION}; the document says ${quote(version)}.`,
        found: quote(version),
        allowed,
    };
}
function verdict_verdictOf(file, judgement, portfolios, positions) {
    const finished = (severity) => (raw) => faultOf(raw, severity, positions.get(raw));
    const faults = [...judgement.errors.map(finished('error')), ...judgement.warnings.map(finished('warning'))];
    return {
        file,
        reason: judgement.reason,
        outcome: judgement.outcome,
        portfolios,
        errors: judgement.errorCount,
        warnings: judgement.warningCount,
        faults: faults.sort(inDocumentOrder),
    };
}
function faultOf(raw, severity, position) {
    const { place, onKey: _, ...rest } = raw;
    const fault = { ...rest, severity, pointer: pointerOf(place) };
    return position === undefined ? fault : { ...fault, position };
}
function inDocumentOrder(a, b) {
    if (a.position === undefined || b.position === undefined)
        return Number(b.position !== undefined) - Number(a.position !== undefined);
    return a.position.line - b.position.line || a.position.column - b.position.column;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/validate.js







/** Reads the document to its end, or to where nothing can be made of it. Rejects only when reading the bytes fails. */
async function validate_validateSnapshot(source, options = {}) {
    if ('bytes' in source)
        return validateBytes(source.file, source.bytes, options);
    const reader = readerOf(options);
    for await (const chunk of source.open())
        if (!reader.push(chunk))
            break;
    const { reading, judgement, relocator } = judged(reader, options);
    if (relocator !== undefined) {
        for await (const chunk of source.open())
            if (!relocator.push(chunk))
                break;
    }
    return verdict(source.file, reading, judgement, relocator);
}
/** The same for a document that is in memory. */
function validateBytes(file, bytes, options = {}) {
    const reader = readerOf(options);
    reader.push(bytes);
    const { reading, judgement, relocator } = judged(reader, options);
    relocator?.push(bytes);
    return verdict(file, reading, judgement, relocator);
}
/** For a value that was parsed already: faults have pointers, but no line and column, and what JSON.parse hides stays hidden. */
function validateValue(file, value, options = {}) {
    const judge = new Judge(options, options.faultLimit ?? DEFAULT_FAULT_LIMIT);
    const portfolios = isObject(value) && Array.isArray(value['portfolios']) ? value['portfolios'] : undefined;
    for (const portfolio of portfolios ?? [])
        judge.portfolio(portfolio);
    const root = portfolios === undefined || !isObject(value) ? value : { ...value, portfolios: [] };
    judge.root(root);
    const reading = { judge, root, unreadable: [], positions: new Map(), slices: new SliceLog() };
    return verdict(file, reading, judgementOf(reading, options.unknownVersion ?? 'reject'), undefined);
}
function readerOf(options) {
    return new SnapshotReader({ ...options, faultLimit: options.faultLimit ?? DEFAULT_FAULT_LIMIT });
}
function judged(reader, options) {
    const reading = reader.finish();
    const judgement = judgementOf(reading, options.unknownVersion ?? 'reject');
    const isLater = (fault) => fault.place[0] === 'portfolios' && fault.place.length > 1 && !reading.positions.has(fault);
    const later = [...judgement.errors, ...judgement.warnings].filter(isLater);
    return { reading, judgement, relocator: later.length === 0 ? undefined : new Relocator(later, reading.slices) };
}
function verdict(file, reading, judgement, relocator) {
    const positions = new Map([...reading.positions, ...(relocator?.positions ?? [])]);
    const [version] = judgement.errors;
    if (version?.code === 'unknown-version' && reading.versionAt !== undefined)
        positions.set(version, reading.versionAt);
    return verdictOf(file, judgement, reading.judge.portfolios, positions);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/validate-files.js
/** Validates the files that a pattern matched. An action or a command only reads its inputs and shows what comes back. */


/** From the gravest on. */
const GRAVITY = (/* unused pure expression or super */ null && ([
    'snapshot-unreadable',
    'snapshot-unknown-version',
    'snapshot-invalid',
    'snapshot-incoherent',
    'snapshot-valid',
]));
/** `paths` is what the caller's pattern matched; matching nothing is a fault, never a success. A path that occurs twice is read once. */
async function validateFiles(paths, pattern, read, options = {}) {
    const verdicts = [];
    const seen = new Set();
    for (const path of paths) {
        const found = await read(path);
        if (seen.has(found.file))
            continue;
        seen.add(found.file);
        verdicts.push(found.is === 'file' ? await validated(found, options) : unreadable(found.file, found.is));
    }
    if (verdicts.length === 0)
        verdicts.push(unreadable(pattern, 'no-files'));
    return {
        // With `unknownVersion: 'unknown'` a document of another version is no failure: nothing is known about it.
        valid: verdicts.every(({ outcome }) => outcome !== 'invalid'),
        reason: GRAVITY.find((reason) => verdicts.some((verdict) => verdict.reason === reason)) ?? 'snapshot-valid',
        errors: verdicts.reduce((sum, verdict) => sum + verdict.errors, 0),
        warnings: verdicts.reduce((sum, verdict) => sum + verdict.warnings, 0),
        verdicts,
    };
}
async function validated(source, options) {
    try {
        return await validateSnapshot(source, options);
    }
    catch (error) {
        if (!isSystemError(error))
            throw error;
        return unreadable(source.file, 'no-such-file');
    }
}
/** An error of the file system carries a code; a fault of this program does not, and must not look like one of the file. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
function unreadable(file, code) {
    const fault = {
        code,
        severity: 'error',
        pointer: '',
        message: FAULT_CODES[code],
        found: 'nothing',
        allowed: 'a file of the workspace',
    };
    return {
        file,
        reason: 'snapshot-unreadable',
        outcome: 'invalid',
        portfolios: 0,
        errors: 1,
        warnings: 0,
        faults: [fault],
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/workspace.js
/** Files of a workspace, and nothing outside it, also through symbolic links (P10). */


/** Bytes that are read at a time. */
const CHUNK_BYTES = (/* unused pure expression or super */ null && (2 ** 18));
/**
 * A reader whose paths are relative to the workspace, or absolute within it. It asks the file system without promises: loading those
 * takes longer than the answers, and a small file, which is read whole, then needs none.
 */
function workspace_workspaceReader(workspace) {
    return (path) => {
        const root = realPath(workspace);
        return Promise.resolve(root === undefined ? { is: 'no-such-file', file: path } : find(root, path));
    };
}
function find(root, path) {
    const file = relative(root, resolve(root, path)).split(sep).join('/');
    if (!isInside(root, resolve(root, path)))
        return { is: 'outside-workspace', file: path };
    const real = realPath(resolve(root, path));
    if (real === undefined)
        return { is: 'no-such-file', file };
    if (!isInside(root, real))
        return { is: 'outside-workspace', file };
    // The real path is opened, so that a link that changes in between leads nowhere else.
    if (statSync(real, { throwIfNoEntry: false })?.isFile() !== true)
        return { is: 'no-such-file', file };
    return { is: 'file', file, open: () => chunksOf(real), whole: (maxBytes) => wholeFile(real, maxBytes) };
}
function realPath(path) {
    try {
        return realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function wholeFile(path, maxBytes) {
    return statSync(path).size > maxBytes ? undefined : readFileSync(path);
}
function isInside(root, path) {
    const way = relative(root, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
/**
 * The bytes of a file in pieces: each is valid until the next is asked for. The next piece is read while the caller looks at
 * this one. Memory does not grow with the file.
 */
async function* chunksOf(path) {
    const handle = await promises.open(path);
    try {
        let buffer = new Uint8Array(CHUNK_BYTES);
        let other = new Uint8Array(CHUNK_BYTES);
        let reading = handle.read(buffer, 0, CHUNK_BYTES);
        for (;;) {
            const { bytesRead } = await reading;
            if (bytesRead === 0)
                return;
            reading = handle.read(other, 0, CHUNK_BYTES);
            // It fails where it is awaited; a caller that wants no more never awaits it.
            reading.catch(() => undefined);
            yield buffer.subarray(0, bytesRead);
            [buffer, other] = [other, buffer];
        }
    }
    finally {
        await handle.close();
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/write.js
/** Writes a file of the workspace, and nothing outside it, also through symbolic links (P10). */



/** The file is as it was before. */
class NotWritten extends Error {
}
class OutsideWorkspace extends NotWritten {
    constructor(path) {
        super(`${path} leads out of the workspace`);
    }
}
/**
 * Returns the path relative to the workspace. Folders are made as needed. The file is there whole or not at all, also where two processes
 * write it or the disk is full: the next run compares with it.
 * @throws OutsideWorkspace, also where the file is a link: what it leads to can change in between.
 * @throws NotWritten when the file system refuses.
 */
async function writeInWorkspace(workspace, path, text) {
    try {
        return await writeWhole(workspace, path, text);
    }
    catch (error) {
        if (typeof error !== 'object' || error === null || !('syscall' in error) || !('code' in error))
            throw error;
        throw new NotWritten(`${path} cannot be written (${String(error.code)})`, { cause: error });
    }
}
async function writeWhole(workspace, path, text) {
    const root = await (0,promises_.realpath)(workspace);
    const target = (0,external_node_path_.resolve)(root, path);
    if (!target.startsWith(root + external_node_path_.sep))
        throw new OutsideWorkspace(path);
    const folder = await nearestFolder((0,external_node_path_.dirname)(target));
    if (folder !== root && !folder.startsWith(root + external_node_path_.sep))
        throw new OutsideWorkspace(path);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
    const real = (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.dirname)(target)), target.slice((0,external_node_path_.dirname)(target).length));
    const isLink = await (0,promises_.lstat)(real).then((found) => found.isSymbolicLink(), () => false);
    if (isLink)
        throw new OutsideWorkspace(path);
    const draft = (0,external_node_path_.join)((0,external_node_path_.dirname)(real), `.${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.tmp`);
    try {
        await (0,promises_.writeFile)(draft, text, { flag: 'wx' });
        await (0,promises_.rename)(draft, real);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    return (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join('/');
}
/** The real path of the deepest folder on the way that exists. */
async function nearestFolder(path) {
    for (let folder = path;; folder = (0,external_node_path_.dirname)(folder)) {
        const real = await (0,promises_.realpath)(folder).catch(() => undefined);
        if (real !== undefined || folder === (0,external_node_path_.dirname)(folder))
            return real ?? folder;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/whole.js
/** Files that are needed whole in memory. */


/** Why a file cannot be had, for people. */
const REFUSED = {
    'outside-workspace': 'The path leads out of the workspace.',
    'no-such-file': 'There is no such file.',
    'no-files': 'The pattern matches no file.',
};
/** Every file that the patterns mean, or why it cannot be had. A pattern that matches nothing is refused. Throws TooManyFiles. */
async function wholeFiles(workspace, patterns, maxBytes) {
    const read = workspaceReader(workspace);
    const paths = await matchFiles(workspace, patterns);
    const files = [];
    const refused = [];
    if (paths.length === 0)
        refused.push({ file: patterns.join(', '), why: REFUSED['no-files'] });
    for (const path of paths) {
        const found = await read(path);
        if (files.some(({ file }) => file === found.file))
            continue;
        if (found.is !== 'file') {
            refused.push({ file: found.file, why: REFUSED[found.is] });
            continue;
        }
        const bytes = found.whole(maxBytes);
        if (bytes === undefined)
            refused.push({ file: found.file, why: `The file has more than ${maxBytes} bytes.` });
        else
            files.push({ file: found.file, bytes });
    }
    return { files, refused };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/files/index.js
/** Files of a workspace: found, read, and never left. */






;// CONCATENATED MODULE: ./actions/check-agent-config/lib/run.js






/** Problems that go into the output: an output has a limit, and nobody reads more. */
const LISTED = 100;
/** What `lint --fix` would write is for the command line. */
const SHOWN = ['rule', 'level', 'file', 'line', 'column', 'message', 'fix'];
function run(started, environment) {
    return runAction({ name: 'check-agent-config', secrets: [], environment, started, main: (_, kit) => main(kit) });
}
/** Reads files and nothing else: no program of the repository is started, so a pull request's own branch may be checked. */
async function main({ inputs, environment, runner }) {
    const failOn = inputs.choice('fail-on', ['error', 'warning']) ?? 'error';
    const sarifFile = inputs.text('sarif-file');
    inputs.check();
    const workspace = environment['GITHUB_WORKSPACE'] ?? process.cwd();
    const folder = folderOf(workspace, inputs.text('folder') ?? '.');
    const tree = readTree(folder);
    const problems = lint_lint(tree, { repository: `${runner.repository.owner}/${runner.repository.name}` });
    const [errors, warnings] = ['error', 'warning'].map((level) => problems.filter((problem) => problem.level === level).length);
    const isFaulty = (errors ?? 0) > 0 || (failOn === 'warning' && (warnings ?? 0) > 0);
    return {
        reason: isFaulty ? 'agent-config-faulty' : 'agent-config-checked',
        message: `${errors} errors, ${warnings} warnings in ${tree.files.size} files`,
        success: !isFaulty,
        trace: traceOf(problems, tree.isCut),
        annotations: problems.map(({ rule, level, file, line, message, fix }) => ({
            level: level === 'note' ? 'notice' : level,
            title: rule,
            message: `${message} ${catalogue_RULES[rule].why} Fix: ${fix}`,
            path: file,
            line,
        })),
        outputs: {
            errors: String(errors),
            warnings: String(warnings),
            problems: JSON.stringify(problems.slice(0, LISTED), SHOWN),
            'sarif-path': sarifFile === undefined ? '' : await writeSarif(workspace, sarifFile, problems),
        },
        summary: markdown(problems),
    };
}
function folderOf(workspace, input) {
    const folder = (0,external_node_path_.resolve)(workspace, input);
    const isFolder = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    // A pull request can put a link in the place of the folder; what it leads to counts.
    if (!isFolder || !isBelow(folder, (0,external_node_path_.resolve)(workspace)) || !isBelow((0,external_node_fs_.realpathSync)(folder), (0,external_node_fs_.realpathSync)(workspace)))
        throw new core/* Ending */._n('input-invalid', 'input `folder`: a folder below the workspace is allowed, and no link that leads out of it; check the repository out first');
    return folder;
}
function isBelow(folder, top) {
    return folder === top || folder.startsWith(`${top}${external_node_path_.sep}`);
}
async function writeSarif(workspace, file, problems) {
    try {
        return await writeInWorkspace(workspace, file, sarif(problems));
    }
    catch (error) {
        if (error instanceof OutsideWorkspace || error instanceof NotWritten)
            throw new core/* Ending */._n('input-invalid', `input \`sarif-file\`: ${error.message}`);
        throw error;
    }
}
/** One row for each rule that was broken; what the walk did not reach is not said to be clean. */
function traceOf(problems, isCut) {
    const rules = [...new Set(problems.map(({ rule }) => rule))];
    const rows = rules.map((rule) => {
        const [first] = problems.filter((problem) => problem.rule === rule);
        const places = problems.filter((problem) => problem.rule === rule).map(({ file, line }) => `${file}:${line}`);
        return {
            rule,
            seen: places.slice(0, 5).join(', '),
            verdict: catalogue_RULES[rule].level === 'error' ? 'stop' : 'note',
            ...(first === undefined ? {} : { change: catalogue_RULES[rule].why }),
        };
    });
    const cut = { rule: 'files', seen: 'more files than are looked at', verdict: 'note' };
    return [
        ...(isCut ? [cut] : []),
        ...(rows.length === 0 ? [{ rule: 'agent-config', seen: 'no fault', verdict: 'pass' }] : rows),
    ];
}


/***/ }),

/***/ 7192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sM: () => (/* reexport */ core/* BRANCH_PREFIX */.sM),
  pM: () => (/* reexport */ core/* COMMIT_PREFIXES */.pM),
  a$: () => (/* reexport */ settings/* DEFAULT_SETTINGS */.a$),
  _n: () => (/* reexport */ core/* Ending */._n),
  JA: () => (/* reexport */ core/* LOCKFILES */.JA),
  Q0: () => (/* reexport */ core/* MAX_SUMMARY_BYTES */.Q0),
  kU: () => (/* reexport */ core/* PROTECTED_PATHS */.kU),
  ez: () => (/* reexport */ core/* REASONS */.ez),
  e2: () => (/* reexport */ core/* REASONS_PAGE */.e2),
  aJ: () => (/* reexport */ core/* SETTINGS_PATH */.aJ)
});

// UNUSED EXPORTS: ASK_FIRST, DESCRIPTION_HEADINGS, DISPATCH_EVENT_TYPE, EDIT_WINDOW_MINUTES, EVIDENCE_KINDS, FENCE_AFTER_SECONDS, FINDING_ID, FINDING_KINDS, FINDING_MARKER, FINGERPRINT, FINGERPRINT_VERSION, HALT_PATH, INCIDENT_MARKER, LABEL_INCIDENT, LABEL_READY, LABEL_REMEDIATE, LEDGER_BRANCH, LEDGER_ROUNDS, LEDGER_UNKNOWN_ROUNDS, MAX_AUTOMATIC_ATTEMPTS, MAX_COMMENT, MAX_DATA_TEXT, MAX_DATA_TITLE, MAX_EVENT_BYTES, MAX_PAYLOAD_TEXT_BYTES, MAX_RESPONSE_BYTES, MAX_SESSIONS_PER_RUN, MAX_SETTINGS_BYTES, MAX_TITLE, PROJECT, PULL_REQUEST_TITLE_PREFIX, RERUN_MAX_AGE_HOURS, SESSION_START_MINUTES, STATUS_LABELS, TAG_REMEDIATION, TRACKING_MARKER, TRIGGER_TAGS, Trace, UNKNOWN_AFTER_MINUTES, WEEKDAYS, branchName, findingId, fingerprint, isFindingKind, sourceKind, succeeds

// EXTERNAL MODULE: ./packages/conventions/lib/core.js
var core = __webpack_require__(9879);
;// CONCATENATED MODULE: ./packages/conventions/lib/kinds.js
/**
 * One table that maps what a finding is to the seed's `workflowValue` (2.4), to the template of its brief, and to whether a
 * lockfile may change (seed 2.5). There is no second vocabulary (D10).
 */
const FINDING_KINDS = {
    dependency: {
        workflowValue: 'dependency',
        commitPrefix: 'fix(deps):',
        lockfileAllowed: true,
        says: 'a vulnerable dependency',
    },
    code: { workflowValue: 'sast', commitPrefix: 'fix(sec):', lockfileAllowed: false, says: 'a weakness in the code' },
    secret: {
        workflowValue: 'sensitive-data',
        commitPrefix: 'fix(sec):',
        lockfileAllowed: false,
        says: 'a secret in the repository',
    },
    container: {
        workflowValue: 'base-image',
        commitPrefix: 'fix(deps):',
        lockfileAllowed: false,
        says: 'a vulnerable base image',
    },
    generic: {
        workflowValue: 'recipe-runbook',
        commitPrefix: 'fix(sec):',
        lockfileAllowed: false,
        says: 'a security finding',
    },
};
function isFindingKind(text) {
    return Object.hasOwn(FINDING_KINDS, text);
}

// EXTERNAL MODULE: ./packages/conventions/lib/names.js
var names = __webpack_require__(7546);
;// CONCATENATED MODULE: ./packages/conventions/lib/finding-id.js

/** What a finding id may look like. What does not fit becomes slug and hash (D1). */
const FINDING_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const SLUG_LENGTH = 40;
/**
 * The id under which a finding is claimed, from what a trigger named it. Never taken from free text (D1).
 * Throws on an empty name: a finding without a name cannot be claimed.
 */
function findingId(named) {
    const name = named.normalize('NFC').trim();
    if (name === '')
        throw new RangeError('a finding id must not be empty');
    if (FINDING_ID.test(name))
        return name;
    return `${slug(name)}-${shortHash(name)}`;
}
/**
 * Branch of a finding (seed 2.5, D5): `fix/<finding-id>`, from the second generation on `fix/<finding-id>+<n>`.
 * A plus, which no id can hold: `fix/issue-1-2` would be the branch of a finding that a scanner names `issue-1-2`.
 * Ids that git refuses in a ref (`a..b`, `x.lock`, a trailing dot) become slug and hash.
 */
function branchName(id, generation = 1) {
    const legal = !id.includes('..') && !id.endsWith('.') && !id.toLowerCase().endsWith('.lock');
    const name = legal ? id : `${slug(id)}-${shortHash(id)}`;
    return `${BRANCH_PREFIX}${name}${generation > 1 ? `+${generation}` : ''}`;
}
/**
 * Fingerprint of a finding (D2): versioned hash of `<source kind>:<host>:<numeric repository id>:<id>`. The numeric id
 * keeps it over renames; the kind keeps alert 12, issue 12 and Dependabot alert 12 apart. Form: `1-<40 hex digits>`.
 */
function fingerprint(source) {
    const text = `${sourceKind(source.id)}:${source.host.toLowerCase()}:${source.repositoryId}:${source.id}`;
    return `${FINGERPRINT_VERSION}-${sha256(text).slice(0, 40)}`;
}
const FINGERPRINT_VERSION = 1;
const FINGERPRINT = /^1-[0-9a-f]{40}$/;
/**
 * The kind is part of the id itself (`issue-12`, `dependabot-12`, `code-scanning-12`, `secret-scanning-12`), so that a label, a
 * comment, a dispatch, a ticket and a direct call that name the same finding claim the same one.
 */
function sourceKind(id) {
    const kind = /^(issue|code-scanning|dependabot|secret-scanning)-[1-9][0-9]*$/.exec(id)?.[1];
    return kind ?? 'finding';
}
function slug(text) {
    const ascii = text
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .slice(0, SLUG_LENGTH);
    const trimmed = ascii.replace(/^-/, '').replace(/-$/, '');
    return trimmed === '' ? 'finding' : trimmed;
}
function shortHash(text) {
    return sha256(text).slice(0, 12);
}
function sha256(text) {
    // Not imported above: loading node:crypto costs some 5 ms, and most runs end before they need it.
    return process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./packages/conventions/lib/settings/settings.js
var settings = __webpack_require__(153);
;// CONCATENATED MODULE: ./packages/conventions/lib/index.js






/***/ }),

/***/ 153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a$: () => (/* binding */ DEFAULT_SETTINGS)
/* harmony export */ });
/* unused harmony exports EVIDENCE_KINDS, WEEKDAYS */
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7546);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5324);


/** What can speak for a merged fix (seed 3.2, "fix verified"; D14). */
const EVIDENCE_KINDS = (/* unused pure expression or super */ null && (['checks', 'workflows', 'alert', 'sarif', 'reproducer']));
/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = (/* unused pure expression or super */ null && (['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']));
const DEFAULT_SETTINGS = {
    engine: 'session',
    baseBranch: undefined,
    reviewers: [],
    teamChannel: undefined,
    commands: { setup: [] },
    protectedPaths: [],
    publicApi: [],
    pullRequest: { headings: _names_js__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIPTION_HEADINGS */ .vB, approvals: 0 },
    allowPublic: false,
    targetRepository: undefined,
    authorise: { bots: [], dispatchSenders: undefined, findingAuthors: [] },
    ledger: { repository: undefined, branch: _names_js__WEBPACK_IMPORTED_MODULE_0__/* .LEDGER_BRANCH */ .jF },
    limits: {
        perRun: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SESSIONS_PER_RUN */ .VC,
        perDay: 20,
        perRepositoryPerDay: 10,
        open: 20,
        acuPerDay: undefined,
        acuPerSession: undefined,
    },
    sweep: {
        severity: 'high',
        sources: undefined,
        issuesLabel: undefined,
        hold: [],
        cluster: [],
        deadlines: {},
        openPullRequests: 10,
        mergeFactor: undefined,
        freeze: [],
        freezeWeekdays: [],
        fuse: 30,
        scanAgeDays: 14,
    },
    session: { dedupeTag: 'fingerprint', readBack: true },
    templates: {},
    closing: {
        verify: undefined,
        evidence: ['checks'],
        checks: [],
        workflows: [],
        link: 'reference',
        pullRequests: 'ours',
        baseBranches: [],
        deadlineDays: 7,
    },
};


/***/ }),

/***/ 3330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   jR: () => (/* binding */ statusFault),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* unused harmony exports GitHubFault, graphEnding, createGitHub, githubEnding */
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8611);


/**
 * A call that GitHub answered with an error status, or that did not come through. `ran` tells whether it may have had its effect.
 */
class GitHubFault extends Error {
    status;
    ran;
    /** What the token lacks, from the header `X-Accepted-GitHub-Permissions`; empty when unknown. */
    needs;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.name = 'GitHubFault';
        this.status = facts.status;
        this.ran = facts.ran;
        this.needs = facts.needs ?? '';
    }
}
/**
 * The ending for a GraphQL field that came back with an error beside the data. A field that may not be read is null like one that is not
 * there: without this it would be taken for absence.
 */
function graphEnding({ errors }, doing) {
    const first = errors[0];
    const reason = errors.some(({ type, message }) => type === 'FORBIDDEN' || message.startsWith(NOT_ACCESSIBLE))
        ? 'github-forbidden'
        : 'github-unavailable';
    return new Ending(reason, `${doing}: ${first?.message ?? 'GitHub gave no answer'}`);
}
const NOT_ACCESSIBLE = 'Resource not accessible';
/**
 * GraphQL goes through our HTTP function directly, and Octokit is loaded with the first REST call: the first request of every run is a
 * GraphQL query, and it should not wait for what it does not need.
 */
function createGitHub(options) {
    let loaded;
    const rest = () => (loaded ??= Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 1783)).then(({ createRest }) => createRest(options)));
    return {
        get: async (route, parameters) => (await rest())('none', route, parameters),
        write: async (route, parameters) => (await rest())('once', route, parameters),
        graph: (effect, query, variables) => graph(options, effect === 'read' ? 'none' : 'once', query, variables),
    };
}
async function graph({ http, token, graphqlUrl }, effect, query, variables) {
    const headers = {
        authorization: `token ${token}`,
        'content-type': 'application/json',
        accept: 'application/vnd.github+json',
    };
    const body = JSON.stringify({ query, variables });
    const name = `GraphQL ${/^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''}`;
    let response;
    try {
        response = await http({ method: 'POST', url: graphqlUrl, headers, body, effect, name });
    }
    catch (error) {
        throw faultOf(error, name);
    }
    const data = parsed(response.text);
    if (response.status !== 200)
        throw statusFault(name, response.status, response.headers, data, response);
    return graphAnswer({ status: response.status, data, at: response.date });
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function graphAnswer({ data, at }) {
    if (!isRecord(data))
        throw new GitHubFault('GitHub answered GraphQL with something else than JSON', { ran: 'maybe', cause: data });
    const errors = Array.isArray(data['errors']) ? data['errors'].filter(isRecord) : [];
    return {
        data: data['data'] ?? null,
        errors: errors.map((error) => ({
            message: textOf(error['message']),
            ...(typeof error['type'] === 'string' ? { type: error['type'] } : {}),
            ...(Array.isArray(error['path']) ? { path: error['path'] } : {}),
        })),
        at,
    };
}
/** A call that brought no answer. */
function faultOf(error, what) {
    if (error instanceof _agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__/* .HttpFault */ .F9)
        return new GitHubFault(`${what}: ${error.message}`, { ran: error.ran, cause: error });
    return new GitHubFault(`${what}: ${error instanceof Error ? error.message : 'failed'}`, {
        ran: 'maybe',
        cause: error,
    });
}
/** A call that was answered with an error status. */
function statusFault(what, status, headers, body, cause) {
    const said = isRecord(body) && typeof body['message'] === 'string' ? body['message'].slice(0, 300) : 'no message';
    return new GitHubFault(`${what}: GitHub answered ${status} (${said})`, {
        status,
        ran: status >= 500 || status === 408 ? 'maybe' : 'no',
        needs: textOf(headers['x-accepted-github-permissions']).slice(0, 200),
        cause,
    });
}
/** The ending for a call that has no better one: what was being done, what GitHub said, what the token lacks. */
function githubEnding(error, doing) {
    if (error instanceof Ending)
        return error;
    if (!(error instanceof GitHubFault))
        return new Ending('bug', `${doing}: ${String(error)}`, { cause: error });
    if (error.status === 401 || error.status === 403) {
        const needs = error.needs === '' ? '' : ` The call accepts: ${error.needs}.`;
        return new Ending('github-forbidden', `${doing}: ${error.message}.${needs}`, { cause: error });
    }
    return new Ending('github-unavailable', `${doing}: ${error.message}`, { cause: error });
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** What comes from outside is `unknown` until it is checked. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F9: () => (/* reexport */ contract_HttpFault),
  eK: () => (/* reexport */ httpFaultIn),
  qU: () => (/* reexport */ toFetch)
});

// UNUSED EXPORTS: DEFAULT_HTTP_LIMITS, createHttp, effectOfMethod, isGitHubRateLimit, isLoopback, parseBaseUrl, parseHttpDate

;// CONCATENATED MODULE: ./packages/http/lib/base-url.js
const MAX_LENGTH = 2_048;
const MESSAGES = {
    empty: 'it is empty: write the address of the API, such as https://api.example.com',
    'too-long': `it is longer than ${MAX_LENGTH} characters`,
    characters: 'it holds a space, a backslash, a control, invisible or percent-encoded character: write it plainly',
    scheme: 'it must begin with https://',
    form: 'it must have the form https://<host>, with a port and a path where needed',
    userinfo: 'it must not hold a user name, a password or an @',
    query: 'it must not hold a ?',
    fragment: 'it must not hold a #',
    host: 'its host is not a plain name or address: write it in its usual form, without a dot at the end',
    port: 'its port must be a number from 1 to 65535 without leading zeros',
    path: 'its path may hold letters, digits and - . _ ~ between single slashes, and no . or .. segment',
    'legacy-version': 'it names version 1 or 2 of the session API, which are legacy: write the address without a version, ' +
        'create a service user key for version 3 in the workspace settings, and use that key',
    'version-in-path': 'it names a version: leave it out, /v3 is added',
};
// Percent signs are among them: an encoded slash, dot or at-sign means one thing here and another at the server.
const BAD_CHARACTERS = /[\s\\%"<>^`{|}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const PARTS = /^(?<scheme>[A-Za-z]+):\/\/(?<authority>[^/]+)(?<path>\/.*)?$/;
const AUTHORITY = /^(?<host>\[[0-9A-Fa-f:.]+\]|[^:[\]]+)(?::(?<port>.*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SEGMENT = /^[A-Za-z0-9._~-]+$/;
const VERSION = /^v(?<major>\d{1,4})(?:(?:alpha|beta)\d{0,4})?$/i;
/**
 * Reads the address of an API (P5, D8). The WHATWG parser forgives much (tabs, backslashes, missing slashes, odd ways to
 * write a host), so the text is checked first, and what the parser makes of it must be what was written.
 */
function parseBaseUrl(text, options = {}) {
    const early = textFault(text);
    if (early !== undefined)
        return refused(early);
    const { scheme = '', authority = '', path = '' } = PARTS.exec(text)?.groups ?? {};
    const { host = '', port } = AUTHORITY.exec(authority)?.groups ?? {};
    const url = URL.parse(text);
    if (port !== undefined && !isPort(port))
        return refused('port');
    if (url === null || host === '' || !isPlainHost(host, url.hostname))
        return refused('host');
    const protocol = scheme.toLowerCase();
    const loopback = protocol === 'http' && options.allowLoopbackHttp === true && base_url_isLoopback(url.hostname);
    if (protocol !== 'https' && !loopback)
        return refused('scheme');
    const segments = path === '' || path === '/' ? [] : path.slice(1).replace(/\/$/, '').split('/');
    const pathFault = segmentFault(segments, options.versionInPath ?? 'refuse');
    if (pathFault !== undefined)
        return refused(pathFault);
    return { ok: true, url: [url.origin, ...segments].join('/'), host: url.host };
}
function refused(code) {
    return { ok: false, fault: { code, message: MESSAGES[code] } };
}
function textFault(text) {
    if (text.trim() === '')
        return 'empty';
    if (text.length > MAX_LENGTH)
        return 'too-long';
    if (BAD_CHARACTERS.test(text))
        return 'characters';
    if (text.includes('@'))
        return 'userinfo';
    if (text.includes('?'))
        return 'query';
    if (text.includes('#'))
        return 'fragment';
    const scheme = /^(?<name>[A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.groups?.['name']?.toLowerCase();
    if (scheme !== 'https' && scheme !== 'http')
        return 'scheme';
    return PARTS.test(text) ? undefined : 'form';
}
function isPort(port) {
    return /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535;
}
/**
 * A host must be what it looks like. The parser turns 0x7f.1 into 127.0.0.1 and full-width letters into plain ones, so a
 * label written in ASCII must stay as it is, and any other must become an `xn--` label.
 */
function isPlainHost(written, parsed) {
    if (written.startsWith('['))
        return written.toLowerCase() === parsed;
    const labels = parsed.split('.');
    const writtenLabels = written.split('.');
    return (parsed.length <= 253 &&
        labels.length === writtenLabels.length &&
        labels.every((label, index) => {
            const before = writtenLabels[index] ?? '';
            return LABEL.test(label) && (isAscii(before) ? label === before.toLowerCase() : label.startsWith('xn--'));
        }));
}
function isAscii(text) {
    return /^[\x21-\x7e]*$/.test(text);
}
function segmentFault(segments, versions) {
    if (segments.some((segment) => !SEGMENT.test(segment) || segment === '.' || segment === '..'))
        return 'path';
    if (versions === 'allow')
        return undefined;
    const majors = segments.map((segment) => VERSION.exec(segment)?.groups?.['major']);
    if (majors.some((major) => major !== undefined && Number(major) <= 2))
        return 'legacy-version';
    return majors.some((major) => major !== undefined) ? 'version-in-path' : undefined;
}
/** Whether a parsed host name is this machine. Only the exact name `localhost`: a resolver may send others elsewhere. */
function base_url_isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

;// CONCATENATED MODULE: ./packages/http/lib/contract.js
/** A request that brought no whole answer. Message and cause carry no header and no body, hence no key (P6). */
class contract_HttpFault extends Error {
    name = 'HttpFault';
    code;
    /** `no`: no byte of the request left this machine towards the server. `maybe`: it may have been carried out. */
    ran;
    head;
    attempts;
    constructor(code, ran, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.ran = ran;
        this.head = details.head;
        this.attempts = details.attempts ?? 1;
    }
    /** The same fault, told after so many attempts. */
    after(attempts) {
        return new contract_HttpFault(this.code, this.ran, this.message, { cause: this.cause, head: this.head, attempts });
    }
}
/** Finds the fault in an error that somebody else wrapped, as Octokit does; at most eight causes deep. */
function httpFaultIn(error) {
    let current = error;
    for (let depth = 0; depth < 8; depth += 1) {
        if (current instanceof contract_HttpFault)
            return current;
        if (typeof current !== 'object' || current === null || !('cause' in current))
            return undefined;
        current = current.cause;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./packages/http/lib/connection.js

// Not `import http from 'node:http'`: its ESM namespace fires lazy getters that load Node's own undici (+25 ms).
const nodeHttp = () => process.getBuiltinModule('node:http');
const nodeHttps = () => process.getBuiltinModule('node:https');
/**
 * Two ways out, each built when first used: plain (loopback, never through a proxy) and secure.
 *
 * A request of effect `once` always gets a fresh connection: a kept one that the server closes in that very moment
 * could not be told from a request that was processed. Reads share kept connections, which do not keep the process alive.
 */
function connection_createConnections(env) {
    let plain;
    let secured;
    return (secure) => {
        if (secure)
            return (secured ??= secureConnection(env));
        return (plain ??= plainConnection());
    };
}
function plainConnection() {
    const { Agent, request } = nodeHttp();
    const agents = perEffect((keepAlive) => new Agent({ keepAlive }));
    return { secure: false, open: (options, effect) => request({ ...options, agent: agents(effect) }) };
}
function secureConnection(env) {
    const { Agent, request } = nodeHttps();
    const proxyEnv = proxyFor(env);
    const agents = perEffect(
    // Said aloud, because NODE_TLS_REJECT_UNAUTHORIZED=0 would otherwise send the key to whoever answers (P5).
    (keepAlive) => new Agent({ keepAlive, rejectUnauthorized: true, ...(proxyEnv === undefined ? {} : { proxyEnv }) }));
    return { secure: true, open: (options, effect) => request({ ...options, agent: agents(effect) }) };
}
function perEffect(build) {
    let kept;
    let fresh;
    return (effect) => (effect === 'none' ? (kept ??= build(true)) : (fresh ??= build(false)));
}
/** The proxy settings for the agent, or nothing without a proxy. The message never repeats the URL: it may hold a password. */
function proxyFor(env) {
    const proxy = env.https_proxy || env.HTTPS_PROXY;
    if (proxy === undefined || proxy === '')
        return undefined;
    if (!isProxyUrl(proxy)) {
        throw new HttpFault('proxy', 'no', 'HTTPS_PROXY is not the URL of a proxy: write http://<host>:<port>.');
    }
    if (!agentKnowsProxies()) {
        const message = `HTTPS_PROXY is set, but Node ${process.versions.node} cannot use it: run under Node 24.5 or newer.`;
        throw new HttpFault('proxy', 'no', message);
    }
    return { https_proxy: proxy, no_proxy: env.no_proxy || env.NO_PROXY };
}
function isProxyUrl(text) {
    const url = URL.parse(text);
    // Node takes other schemes, socks5 among them, for no proxy at all and would go out directly.
    return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}
/** Asks the agent itself: one that knows the option reads this property at once, an older one never does. */
function agentKnowsProxies() {
    let asked = false;
    const { Agent } = nodeHttps();
    const proxyEnv = {
        get https_proxy() {
            asked = true;
            return '';
        },
    };
    new Agent({ proxyEnv }).destroy();
    return asked;
}
/**
 * Calls `ready` when the first byte of a request may be written: connected, and for https also trusted. Until then
 * nothing was sent, which is what makes a fault before this moment certain not to have run (P16).
 */
function connection_whenReady(socket, secure, ready) {
    if (secure) {
        if ('authorized' in socket && socket.authorized === true)
            ready();
        else
            socket.once('secureConnect', ready);
    }
    else if (socket.connecting)
        socket.once('connect', ready);
    else
        ready();
}

;// CONCATENATED MODULE: ./packages/http/lib/attempt.js



/** Sends the request once and reads the whole answer. Throws an {@link HttpFault} that says whether a byte was sent. */
function attempt_attempt(request, url, connection, limits) {
    const { promise, resolve, reject } = Promise.withResolvers();
    let outgoing;
    let sent = false;
    let settled = false;
    let head;
    const settle = () => {
        if (settled)
            return false;
        settled = true;
        clearTimeout(timer);
        return true;
    };
    const fail = (code, message, cause) => {
        if (!settle())
            return;
        reject(new HttpFault(code, sent ? 'maybe' : 'no', `${request.name}: ${message}`, { cause, head }));
        outgoing?.destroy();
    };
    const timer = setTimeout(() => {
        fail(limits.deadlineCode, `no whole answer within ${limits.deadlineMs} ms`);
    }, limits.deadlineMs);
    try {
        outgoing = connection.open(requestOptions(request, url, limits.userAgent), request.effect);
    }
    catch (cause) {
        fail('invalid-request', 'the request has a method, path or header that HTTP does not allow', cause);
        return promise;
    }
    const opened = outgoing;
    opened.on('error', (cause) => fail(faultCode(cause, sent, connection.secure), plainReason(cause), cause));
    opened.on('socket', (socket) => {
        whenReady(socket, connection.secure, () => {
            if (settled)
                return;
            sent = true;
            opened.end(request.body);
        });
    });
    opened.on('upgrade', (_incoming, socket) => {
        socket.destroy();
        fail('protocol', 'the server switched to another protocol, which nobody asked for');
    });
    opened.on('response', (incoming) => {
        head = readHead(incoming);
        readBody(incoming, limits.maxBodyBytes, fail, (text) => {
            if (head !== undefined && settle())
                resolve({ ...head, text, url: url.href, attempts: 1 });
        });
    });
    return promise;
}
function requestOptions(request, url, userAgent) {
    const headers = [];
    for (const [name, value] of Object.entries(request.headers))
        headers.push([name.toLowerCase(), value]);
    return {
        method: request.method,
        // An IPv6 address stands in brackets in a URL and without them in a look-up.
        hostname: url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname,
        port: url.port === '' ? undefined : Number(url.port),
        path: url.pathname + url.search,
        // Identity: a small compressed answer could unfold to gigabytes (P9).
        headers: { 'user-agent': userAgent, ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
    };
}
function readHead(incoming) {
    const headers = [];
    for (const [name, value] of Object.entries(incoming.headers)) {
        if (value !== undefined)
            headers.push([name, Array.isArray(value) ? value.join(', ') : value]);
    }
    // `fromEntries` defines a header called __proto__ as a plain property.
    const head = { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers) };
    const date = parseHttpDate(incoming.headers.date ?? '');
    return date === undefined ? head : { ...head, date };
}
function readBody(incoming, maxBytes, fail, done) {
    const encoding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    if (encoding !== 'identity' && encoding !== '') {
        fail('decode', 'the answer is compressed although an uncompressed one was asked for');
        return;
    }
    const tooLarge = () => fail('too-large', `the answer is larger than ${maxBytes} bytes`);
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
        tooLarge();
        return;
    }
    const chunks = [];
    let size = 0;
    incoming.on('data', (chunk) => {
        size += chunk.length;
        if (size > maxBytes)
            tooLarge();
        else
            chunks.push(chunk);
    });
    incoming.on('error', (cause) => fail(faultCode(cause, true, false), plainReason(cause), cause));
    incoming.on('end', () => {
        if (incoming.complete)
            done(Buffer.concat(chunks).toString('utf8'));
        else
            fail('reset', 'the connection ended before the answer did');
    });
    incoming.on('close', () => fail('reset', 'the connection ended before the answer did'));
}
// Not `instanceof Error`: an error of Node's core may come from another realm.
function codeOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return typeof code === 'string' ? code : '';
}
const NO_CONNECTION = new Set([
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENETDOWN',
    'EADDRNOTAVAIL',
    'EACCES',
    'EPERM',
]);
function faultCode(error, sent, secure) {
    const code = codeOf(error);
    if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
        return 'too-large';
    if (code.startsWith('HPE_'))
        return 'protocol';
    if (sent)
        return 'reset';
    if (code.startsWith('ERR_PROXY'))
        return 'proxy';
    if (code === 'ENOTFOUND' || code.startsWith('EAI_'))
        return 'dns';
    if (NO_CONNECTION.has(code))
        return 'refused';
    if (code === 'ETIMEDOUT')
        return 'timeout';
    return secure ? 'tls' : 'reset';
}
function plainReason(error) {
    const code = codeOf(error);
    return code === '' ? 'the connection failed' : `the connection failed (${code})`;
}

;// CONCATENATED MODULE: ./packages/http/lib/retry-rule.js

/** Faults that come back the same however often one asks, or after which nothing may be asked. */
const FINAL_FAULTS = new Set(['invalid-request', 'too-large', 'decode', 'budget', 'bad-redirect']);
/**
 * The one retry rule (P16). A request of effect `once` is repeated only where it certainly did not run: no byte of it
 * was sent, or the server refused it for its rate (429, or what the caller calls a rate limit). 408, 425, 5xx, a
 * time-out and a reset leave that open, so only a request of effect `none` is repeated after them.
 */
function retry_rule_retryVerdict(request, attempted) {
    const head = attempted.kind === 'response' ? attempted.response : attempted.fault.head;
    if (head?.status === 429)
        return 'rate-limited';
    if (attempted.kind === 'response') {
        if (request.rateLimited?.(attempted.response) === true)
            return 'rate-limited';
        const { status } = attempted.response;
        const passing = status === 408 || status === 425 || status >= 500;
        return passing && request.effect === 'none' ? 'back-off' : 'done';
    }
    const { fault } = attempted;
    if (FINAL_FAULTS.has(fault.code))
        return 'done';
    return request.effect === 'none' || fault.ran === 'no' ? 'back-off' : 'done';
}
/** GitHub's rate limits: 429, and 403 with `retry-after` or with nothing left of the quota. */
function isGitHubRateLimit(response) {
    if (response.status === 429)
        return true;
    const { headers } = response;
    return response.status === 403 && ('retry-after' in headers || headers['x-ratelimit-remaining'] === '0');
}
const BASE_MS = 250;
const CAP_MS = 8_000;
/** Capped exponential back-off with full jitter, in milliseconds: a random part of 250, 500, 1000 … 8000. */
function retry_rule_backOffMs(attempts, random) {
    return Math.min(CAP_MS, BASE_MS * 2 ** Math.min(attempts - 1, 16)) * random();
}
/**
 * How long the server asked us to wait, in milliseconds; `undefined` where it said nothing readable. Seconds or an
 * HTTP-date, which is compared with the server's own clock; else the moment at which GitHub's quota is filled again.
 */
function retry_rule_askedWaitMs(head, now) {
    const { headers } = head;
    const retryAfter = headers['retry-after']?.trim();
    const here = head.date?.getTime() ?? now;
    if (retryAfter !== undefined) {
        if (/^\d+$/.test(retryAfter))
            return Number(retryAfter) * 1000;
        const date = parseHttpDate(retryAfter);
        return date === undefined ? undefined : Math.max(0, date.getTime() - here);
    }
    const reset = headers['x-ratelimit-remaining'] === '0' ? headers['x-ratelimit-reset'] : undefined;
    return reset !== undefined && /^\d{1,15}$/.test(reset) ? Math.max(0, Number(reset) * 1000 - here) : undefined;
}

;// CONCATENATED MODULE: ./packages/http/lib/create-http.js





const DEFAULT_HTTP_LIMITS = {
    attemptMs: 30_000,
    totalMs: 90_000,
    maxBodyBytes: 10 * 1024 * 1024,
    maxAttempts: 4,
    maxRetryAfterMs: 60_000,
};
/** With less time left than this, in milliseconds, another attempt is not worth beginning. */
const SHORTEST_ATTEMPT_MS = 20;
/**
 * The one HTTP function with the one retry rule (house style 6; P5, P9, P16): https only, no redirect followed, a limit
 * for each attempt, for the whole and for the body. It never throws for a status; it throws {@link HttpFault} alone.
 */
function createHttp(options) {
    const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits };
    const connectionFor = createConnections(options.env ?? {});
    const tryOnce = async (request, url, left) => {
        try {
            const response = await attempt(request, url, connectionFor(url.protocol === 'https:'), {
                deadlineMs: Math.ceil(Math.min(limits.attemptMs, left)),
                deadlineCode: left < limits.attemptMs ? 'budget' : 'timeout',
                maxBodyBytes: limits.maxBodyBytes,
                userAgent: options.userAgent,
            });
            return { kind: 'response', response };
        }
        catch (error) {
            if (error instanceof HttpFault)
                return { kind: 'fault', fault: error };
            throw error;
        }
    };
    return async (request) => {
        const url = allowedUrl(request, options.allowLoopbackHttp === true);
        const end = options.now() + limits.totalMs;
        for (let attempts = 1;; attempts += 1) {
            const attempted = await tryOnce(request, url, end - options.now());
            const left = end - options.now();
            const waitMs = attempts < limits.maxAttempts ? waitBefore(request, attempted, attempts, left) : undefined;
            if (waitMs === undefined)
                return finish(attempted, attempts);
            options.onRetry?.({ name: request.name, attempts, waitMs, why: whyRetried(attempted) });
            await options.sleep(waitMs);
            if (end - options.now() < SHORTEST_ATTEMPT_MS)
                return finish(attempted, attempts);
        }
    };
    /** Milliseconds to wait before the next attempt, or nothing where there must be none. */
    function waitBefore(request, last, attempts, left) {
        const verdict = retryVerdict(request, last);
        if (verdict === 'done' || left < 2 * SHORTEST_ATTEMPT_MS)
            return undefined;
        const head = last.kind === 'response' ? last.response : last.fault.head;
        const asked = head === undefined ? undefined : askedWaitMs(head, options.now());
        if (asked !== undefined) {
            const within = asked <= limits.maxRetryAfterMs && asked <= left - SHORTEST_ATTEMPT_MS;
            return within ? asked : undefined;
        }
        // A long back-off near the end is cut so that an attempt still fits behind it.
        return Math.min(backOffMs(attempts, options.random), left / 2);
    }
}
function finish(attempted, attempts) {
    if (attempted.kind === 'fault')
        throw attempted.fault.after(attempts);
    return { ...attempted.response, attempts };
}
function whyRetried(attempted) {
    return attempted.kind === 'response' ? `status ${attempted.response.status}` : attempted.fault.code;
}
function allowedUrl(request, allowLoopbackHttp) {
    const refuse = (why) => new HttpFault('invalid-request', 'no', `${request.name}: ${why}`);
    const url = URL.parse(request.url);
    if (url === null)
        throw refuse('the address is not a URL');
    if (url.username !== '' || url.password !== '')
        throw refuse('the address holds a user name or password');
    if (url.protocol === 'https:')
        return url;
    if (url.protocol !== 'http:')
        throw refuse('the address must begin with https://');
    if (allowLoopbackHttp && isLoopback(url.hostname))
        return url;
    throw refuse('the address must begin with https://; plain http is for loopback, where it was allowed');
}

;// CONCATENATED MODULE: ./packages/http/lib/fetch-adapter.js

/** GET, HEAD and OPTIONS change nothing (RFC 9110, 9.2.1); everything else is sent at most once. */
function effectOfMethod(method) {
    return ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase()) ? 'none' : 'once';
}
/**
 * Gives our HTTP function the shape of `fetch`, as far as Octokit uses it, so that every call obeys the one retry rule.
 * `effect` is fixed, or told by the call (a GraphQL query is a POST that changes nothing). A fault comes out of Octokit
 * as the cause of its `RequestError`: see `httpFaultIn`. Redirects are not followed (P5); as Octokit would take a 301 for
 * a success, they throw `bad-redirect`.
 */
function toFetch(http, effect, options = {}) {
    return async (url, init = {}) => {
        const method = init.method ?? 'GET';
        const body = bodyText(init.body);
        if (init.signal !== undefined && init.signal !== null) {
            throw new TypeError('An abort signal is not supported: the limits given to createHttp end a request.');
        }
        const request = {
            method,
            url,
            headers: init.headers ?? {},
            effect: typeof effect === 'function' ? effect(method, url, body) : effect,
            name: options.name?.(method, url) ?? `${method} ${URL.parse(url)?.pathname ?? 'a bad URL'}`,
            ...(body === undefined ? {} : { body }),
            ...(options.rateLimited === undefined ? {} : { rateLimited: options.rateLimited }),
        };
        const response = await http(request);
        if (response.status >= 300 && response.status < 400 && response.status !== 304)
            throw redirected(request, response);
        return fetchResponse(response);
    };
}
function bodyText(body) {
    if (body === undefined || body === null || typeof body === 'string')
        return body ?? undefined;
    throw new TypeError('Only text can be sent as a body.');
}
function redirected(request, response) {
    const message = `${request.name}: answered with a redirect (status ${response.status}), which is not followed: what it names may have been renamed or moved`;
    return new contract_HttpFault('bad-redirect', 'maybe', message, { head: response, attempts: response.attempts });
}
function fetchResponse(response) {
    const { headers, text } = response;
    return {
        status: response.status,
        ok: response.status >= 200 && response.status < 300,
        statusText: '',
        url: response.url,
        headers: {
            get: (name) => (Object.hasOwn(headers, name.toLowerCase()) ? (headers[name.toLowerCase()] ?? null) : null),
            [Symbol.iterator]: () => Object.entries(headers)[Symbol.iterator](),
        },
        text: () => Promise.resolve(text),
        json: () => Promise.resolve().then(() => JSON.parse(text)),
        arrayBuffer: () => {
            const bytes = Buffer.from(text, 'utf8');
            const copy = new ArrayBuffer(bytes.byteLength);
            new Uint8Array(copy).set(bytes);
            return Promise.resolve(copy);
        },
    };
}

;// CONCATENATED MODULE: ./packages/http/lib/index.js








/***/ }),

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yA: () => (/* reexport */ cap_capText),
  lY: () => (/* reexport */ createRedactor),
  bt: () => (/* reexport */ createSecretFinder),
  zB: () => (/* reexport */ escapeForLog),
  Mo: () => (/* reexport */ inertInline),
  Oj: () => (/* reexport */ redactTokens),
  UC: () => (/* reexport */ traceTable)
});

// UNUSED EXPORTS: COMMANDS, cleanText, cleanTitle, closingKeywords, fenceData, firstReference, heredoc, inertBlock, looksLikeToken, proseOf, readCommand, references, removeInvisible

;// CONCATENATED MODULE: ./packages/text/lib/cap.js
const one = () => 1;
/** Bytes in UTF-8; a lone surrogate is written as U+FFFD, which takes three. */
const utf8 = (codePoint) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);
/** Walks whole code points until `limit` would be passed. */
function walk(text, measure, limit) {
    let size = 0;
    let end = 0;
    while (end < text.length) {
        const codePoint = text.codePointAt(end) ?? 0;
        const next = size + measure(codePoint);
        if (next > limit)
            break;
        size = next;
        end += codePoint > 0xffff ? 2 : 1;
    }
    return { end, size };
}
const cutMark = (cut, unit) => `\n[… ${cut} ${unit} were cut here]`;
/**
 * Cuts a text to a limit, mark included, never inside a surrogate pair. A limit too small for the mark is met with `…` or nothing.
 *
 * @throws RangeError when the limit is not a whole number of at least 0.
 */
function cap_capText(text, cap, mark = cutMark) {
    const [limit, unit, measure] = 'codePoints' in cap ? [cap.codePoints, 'characters', one] : [cap.bytes, 'bytes', utf8];
    if (!Number.isSafeInteger(limit) || limit < 0)
        throw new RangeError(`A cap is a whole number of ${unit}, not ${limit}.`);
    const total = walk(text, measure, Number.POSITIVE_INFINITY).size;
    if (total <= limit)
        return { text, cut: 0 };
    const size = (words) => walk(words, measure, Number.POSITIVE_INFINITY).size;
    // The mark for the whole text is the longest that can come: reserving it leaves room for the real one.
    const room = limit - size(mark(total, unit));
    const kept = walk(text, measure, Math.max(room, 0));
    const cut = total - kept.size;
    if (room >= 0)
        return { text: text.slice(0, kept.end) + mark(cut, unit), cut };
    return { text: size('…') <= limit ? '…' : '', cut: total };
}

;// CONCATENATED MODULE: ./packages/text/lib/markdown-blocks.js
/*
 * Markdown's block structure (CommonMark 0.31 chapters 4 and 5, GitHub's tables), as far as it decides what is prose and what is code, a
 * quote or raw HTML. It reads each line once.
 */
const NONE = { kind: 'none' };
const CODE_INDENT = 4;
/** No person nests deeper; it keeps the time linear in the text. Marks beyond it are read as text of the innermost container. */
const MAX_DEPTH = 100;
function indentOf(source, cursor) {
    let columns = cursor.spare;
    let column = cursor.column + cursor.spare;
    let at = cursor.at;
    for (; at < cursor.end; at += 1) {
        const character = source[at];
        if (character !== ' ' && character !== '\t')
            break;
        const width = character === '\t' ? 4 - (column % 4) : 1;
        columns += width;
        column += width;
    }
    return { columns, at };
}
function takeColumns(source, cursor, count) {
    let left = count;
    while (left > 0) {
        if (cursor.spare > 0) {
            const taken = Math.min(left, cursor.spare);
            cursor.spare -= taken;
            cursor.column += taken;
            left -= taken;
            continue;
        }
        const character = source[cursor.at];
        if (cursor.at >= cursor.end || (character !== ' ' && character !== '\t'))
            return;
        cursor.spare = character === '\t' ? 4 - (cursor.column % 4) : 1;
        cursor.at += 1;
    }
}
function moveTo(cursor, indent, length) {
    cursor.column += indent.columns + length;
    cursor.spare = 0;
    cursor.at = indent.at + length;
}
/** How many of the open containers go on in this line; the cursor ends behind their marks. */
function matchContainers(state, cursor) {
    let matched = 0;
    for (const container of state.containers) {
        const indent = indentOf(state.source, cursor);
        const blank = indent.at >= cursor.end;
        if (container.kind === 'quote') {
            if (indent.columns >= CODE_INDENT || state.source[indent.at] !== '>' || blank)
                break;
            moveTo(cursor, indent, 1);
            takeColumns(state.source, cursor, 1);
        }
        else if (blank) {
            if (container.empty)
                break;
        }
        else if (indent.columns >= container.indent) {
            takeColumns(state.source, cursor, container.indent);
            container.empty = false;
        }
        else
            break;
        matched += 1;
    }
    return matched;
}
const isQuoted = (state) => state.containers.some((container) => container.kind === 'quote');
function closeLeaf(state) {
    const { leaf } = state;
    state.leaf = NONE;
    if (leaf.kind === 'html')
        state.out.push({ kind: 'html', quoted: leaf.quoted, pieces: leaf.pieces });
    if (leaf.kind !== 'paragraph')
        return;
    const rest = takeDefinitions(state, leaf.pieces);
    for (const pieces of splitTable(state.source, rest))
        state.out.push({ kind: 'markdown', quoted: leaf.quoted, pieces });
}
function closeTo(state, matched) {
    closeLeaf(state);
    state.containers.length = matched;
}
/** A label as links and definitions compare it. */
function markdown_blocks_normalLabel(label) {
    return label.trim().replace(/\s+/gu, ' ').toLowerCase();
}
const DEFINITION = /^\[((?!\^)(?:[^[\]\\]|\\.){1,999})\]:[ \t]*/su;
const ONLY_TITLE = /^(?:"[^"]*"|'[^']*'|\([^()]*\))[ \t]*$/u;
/** Link reference definitions at the start of a paragraph are not shown; they make `[label]` a link. */
function takeDefinitions(state, pieces) {
    const textOf = (index) => {
        const piece = pieces[index];
        return piece === undefined ? '' : state.source.slice(piece.from, piece.to).trim();
    };
    let next = 0;
    while (next < pieces.length) {
        const found = DEFINITION.exec(textOf(next));
        if (found === null)
            break;
        const alone = found[0].length === textOf(next).length;
        if (alone && textOf(next + 1) === '')
            break;
        const label = markdown_blocks_normalLabel(found[1] ?? '');
        if (label === '')
            break;
        state.definitions.add(label);
        next += alone ? 2 : 1;
        if (ONLY_TITLE.test(textOf(next)))
            next += 1;
    }
    return pieces.slice(next);
}
/** A row's cells: a `|` divides even inside code, unless a backslash stands before it. */
function cellsOf(source, piece) {
    const cells = [];
    let from = piece.from;
    for (let at = piece.from; at < piece.to; at += 1) {
        if (source[at] === '\\')
            at += 1;
        else if (source[at] === '|') {
            cells.push({ from, to: at });
            from = at + 1;
        }
    }
    cells.push({ from, to: piece.to });
    const bare = (cell) => cell !== undefined && source.slice(cell.from, cell.to).trim() === '';
    if (cells.length > 1 && bare(cells[0]))
        cells.shift();
    if (cells.length > 1 && bare(cells.at(-1)))
        cells.pop();
    return cells;
}
const DELIMITER_CELL = /^[ \t]*:?-+:?[ \t]*$/u;
/** A paragraph that holds a table (GitHub Flavored Markdown 4.10) falls into what stands before it and its single cells. */
function splitTable(source, pieces) {
    for (let row = 1; row < pieces.length; row += 1) {
        const delimiter = pieces[row];
        const header = pieces[row - 1];
        if (delimiter === undefined || header === undefined)
            break;
        if (delimiter.loose === true)
            continue;
        const text = source.slice(delimiter.from, delimiter.to);
        if (!/^[-|: \t]*$/u.test(text) || !text.includes('-'))
            continue;
        const columns = cellsOf(source, delimiter);
        if (!columns.every((cell) => DELIMITER_CELL.test(source.slice(cell.from, cell.to))))
            continue;
        if (columns.length !== cellsOf(source, header).length)
            continue;
        // A loose line cannot go on with a table as it could with a paragraph; what follows it is left out.
        const end = pieces.findIndex((piece, index) => index > row && piece.loose === true);
        const rows = pieces
            .slice(row + 1, end === -1 ? pieces.length : end)
            .flatMap((piece) => cellsOf(source, piece).slice(0, columns.length));
        return [pieces.slice(0, row - 1), ...[...cellsOf(source, header), ...rows].map((cell) => [cell])];
    }
    return pieces.length === 0 ? [] : [pieces];
}
const RAW_TEXT = /^<(?:script|pre|style|textarea)(?:[\s>]|$)/iu;
const RAW_TEXT_END = /<\/(?:script|pre|style|textarea)>/iu;
const BLOCK_NAMES = 'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|' +
    'figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|' +
    'option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const BLOCK_TAG = new RegExp(`^</?(?:${BLOCK_NAMES})(?:[\\s>]|/>|$)`, 'iu');
const LONE_CLOSING_TAG = /^<\/[a-z][a-z0-9-]*[ \t]*>[ \t]*$/iu;
/** A whole opening tag and nothing else on the line. */
function isLoneTag(line) {
    if (LONE_CLOSING_TAG.test(line))
        return true;
    if (!line.startsWith('<'))
        return false;
    const end = markdown_blocks_endOfTag(line, 0);
    return end !== -1 && line.slice(end).trim() === '';
}
/** The seven kinds of HTML block (CommonMark 4.6) by what ends them. */
function htmlBlockEnd(line, insideParagraph) {
    if (RAW_TEXT.test(line))
        return RAW_TEXT_END;
    if (line.startsWith('<!--'))
        return /-->/u;
    if (line.startsWith('<?'))
        return /\?>/u;
    if (line.startsWith('<![CDATA['))
        return /\]\]>/u;
    if (/^<![a-z]/iu.test(line))
        return />/u;
    if (BLOCK_TAG.test(line))
        return 'blank';
    return !insideParagraph && isLoneTag(line) ? 'blank' : undefined;
}
/** Where the HTML tag that begins at `start` ends (CommonMark 6.6: open or closing tag), or -1. Reads no further than the tag. */
function markdown_blocks_endOfTag(text, start) {
    const closing = text[start + 1] === '/';
    const name = /[a-z][a-z0-9-]*/iuy;
    name.lastIndex = start + (closing ? 2 : 1);
    if (!name.test(text))
        return -1;
    const skipSpace = (from) => {
        let to = from;
        while (to < text.length && /\s/u.test(text.charAt(to)))
            to += 1;
        return to;
    };
    let at = name.lastIndex;
    for (;;) {
        const next = skipSpace(at);
        if (text[next] === '>')
            return next + 1;
        if (closing)
            return -1;
        if (text[next] === '/' && text[next + 1] === '>')
            return next + 2;
        const attribute = /[a-z_:][\w.:-]*/iuy;
        attribute.lastIndex = next;
        if (next === at || !attribute.test(text))
            return -1;
        at = attribute.lastIndex;
        const equals = skipSpace(at);
        if (text[equals] !== '=')
            continue;
        const value = endOfValue(text, skipSpace(equals + 1));
        if (value === -1)
            return -1;
        at = value;
    }
}
function endOfValue(text, start) {
    const quote = text[start];
    if (quote === '"' || quote === "'") {
        const close = text.indexOf(quote, start + 1);
        return close === -1 ? -1 : close + 1;
    }
    const bare = /[^\s"'=<>`]+/uy;
    bare.lastIndex = start;
    return bare.test(text) ? bare.lastIndex : -1;
}
const HEADING = /^#{1,6}(?=[ \t]|$)/u;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/u;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/u;
const ITEM = /^(?:[*+-]|(\d{1,9})[.)])(?=[ \t]|$)/u;
function isThematicBreak(line) {
    const marks = line.replace(/[ \t]/gu, '');
    return marks.length >= 3 && ['*', '-', '_'].some((mark) => marks === mark.repeat(marks.length));
}
/** Tries to begin one block at the cursor. `inner` is whether an open paragraph belongs to the innermost container that goes on here. */
function openBlock(state, cursor, matched, inner) {
    const { source } = state;
    const indent = indentOf(source, cursor);
    const paragraph = state.leaf.kind === 'paragraph';
    if (indent.at >= cursor.end)
        return 'nothing';
    if (indent.columns >= CODE_INDENT) {
        if (paragraph)
            return 'nothing';
        closeTo(state, matched);
        return 'done';
    }
    const line = source.slice(indent.at, cursor.end);
    const deep = Math.min(matched, state.containers.length) >= MAX_DEPTH;
    if (line.startsWith('>') && !deep) {
        closeTo(state, matched);
        state.containers.push({ kind: 'quote' });
        moveTo(cursor, indent, 1);
        takeColumns(source, cursor, 1);
        return 'container';
    }
    const heading = HEADING.exec(line);
    if (heading !== null) {
        closeTo(state, matched);
        state.out.push({
            kind: 'markdown',
            quoted: isQuoted(state),
            pieces: [{ from: indent.at + heading[0].length, to: cursor.end }],
        });
        return 'done';
    }
    const fence = FENCE.exec(line);
    if (fence !== null) {
        const marks = fence[1] ?? fence[2] ?? '';
        closeTo(state, matched);
        state.leaf = { kind: 'fence', mark: marks.charAt(0), length: marks.length };
        return 'done';
    }
    const end = htmlBlockEnd(line, paragraph);
    if (end !== undefined) {
        closeTo(state, matched);
        state.leaf = { kind: 'html', pieces: [{ from: indent.at, to: cursor.end }], quoted: isQuoted(state), end };
        if (end !== 'blank' && end.test(line))
            closeLeaf(state);
        return 'done';
    }
    if (paragraph && inner && UNDERLINE.test(line)) {
        closeLeaf(state);
        return 'done';
    }
    if (isThematicBreak(line)) {
        closeTo(state, matched);
        return 'done';
    }
    return deep ? 'nothing' : openItem(state, cursor, matched, { indent, line, interrupts: paragraph && inner });
}
function openItem(state, cursor, matched, { indent, line, interrupts }) {
    const marker = ITEM.exec(line);
    if (marker === null)
        return 'nothing';
    const blank = line.slice(marker[0].length).trim() === '';
    // Only an item with content, and a numbered one only when it counts from 1, may end a paragraph.
    if (interrupts && (blank || (marker[1] !== undefined && Number(marker[1]) !== 1)))
        return 'nothing';
    closeTo(state, matched);
    moveTo(cursor, indent, marker[0].length);
    const spaces = indentOf(state.source, cursor).columns;
    const padding = blank || spaces > CODE_INDENT ? 1 : spaces;
    takeColumns(state.source, cursor, padding);
    state.containers.push({ kind: 'item', indent: indent.columns + marker[0].length + padding, empty: blank });
    return 'container';
}
/** A line inside a fence or an HTML block. Says whether the line is used up. */
function continueLeaf(state, cursor) {
    const { leaf, source } = state;
    const indent = indentOf(source, cursor);
    const line = source.slice(indent.at, cursor.end);
    if (leaf.kind === 'fence') {
        const marks = line.trimEnd();
        if (indent.columns < CODE_INDENT && marks.length >= leaf.length && marks === leaf.mark.repeat(marks.length))
            state.leaf = NONE;
        return true;
    }
    if (leaf.kind !== 'html')
        return false;
    if (leaf.end === 'blank' && line.trim() === '') {
        closeLeaf(state);
        return true;
    }
    leaf.pieces.push({ from: indent.at, to: cursor.end });
    if (leaf.end !== 'blank' && leaf.end.test(line))
        closeLeaf(state);
    return true;
}
function readLine(state, from, to) {
    const cursor = { at: from, column: 0, spare: 0, end: to };
    let matched = matchContainers(state, cursor);
    let inner = matched === state.containers.length;
    if (inner && continueLeaf(state, cursor))
        return;
    if (!inner && state.leaf.kind !== 'paragraph')
        closeTo(state, matched);
    for (;;) {
        const opened = openBlock(state, cursor, matched, inner);
        if (opened === 'done')
            return;
        if (opened === 'nothing')
            break;
        matched = state.containers.length;
        inner = true;
    }
    const indent = indentOf(state.source, cursor);
    if (indent.at >= to) {
        closeTo(state, matched);
        return;
    }
    const loose = indent.columns >= CODE_INDENT || !inner;
    const piece = { from: indent.at, to, ...(loose && { loose }) };
    // A paragraph goes on, also without the marks of its containers: a lazy line after `> quote` is still inside the quote.
    if (state.leaf.kind === 'paragraph') {
        state.leaf.pieces.push(piece);
        return;
    }
    closeTo(state, matched);
    state.leaf = { kind: 'paragraph', pieces: [piece], quoted: isQuoted(state) };
}
/** The blocks of a Markdown text in order. Line breaks are `\n`, `\r\n` or `\r`. */
function markdown_blocks_readBlocks(source) {
    const state = { source, containers: [], leaf: NONE, out: [], definitions: new Set() };
    const lineBreak = /\r\n?|\n/gu;
    let from = 0;
    for (;;) {
        const found = lineBreak.exec(source);
        readLine(state, from, found?.index ?? source.length);
        if (found === null)
            break;
        from = lineBreak.lastIndex;
    }
    closeTo(state, 0);
    return { blocks: state.out, definitions: state.definitions };
}

;// CONCATENATED MODULE: ./packages/text/lib/markdown-inline.js

/** Elements whose text GitHub does not read for references (its filters skip CODE, PRE and A) or does not show. */
const UNREAD = new Set(['a', 'code', 'iframe', 'math', 'noscript', 'pre', 'svg', 'template', 'tt']);
/** Elements in which a browser knows no tag but their own end. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp']);
/** HTML elements may open in one block and close in another, so this is kept for the whole text. */
class OpenElements {
    #count = new Map();
    #unread = 0;
    #raw;
    /** An HTML block left a comment open: a browser hides all that follows. */
    comment = false;
    /** An open `<a>` or `<code>` that never closes hides all that follows; a browser does the same. */
    get unread() {
        return this.comment || this.#unread > 0 || this.#raw !== undefined;
    }
    get quoted() {
        return (this.#count.get('blockquote') ?? 0) > 0;
    }
    get raw() {
        return this.#raw !== undefined;
    }
    take(tag) {
        const name = /^<\/?([a-z][a-z0-9-]*)/iu.exec(tag)?.[1]?.toLowerCase() ?? '';
        const closing = tag.startsWith('</');
        if (this.#raw !== undefined) {
            if (closing && name === this.#raw)
                this.#raw = undefined;
            return;
        }
        if (RAW.has(name)) {
            if (!closing)
                this.#raw = name;
            return;
        }
        if (!UNREAD.has(name) && name !== 'blockquote')
            return;
        const count = this.#count.get(name) ?? 0;
        if (closing && count === 0)
            return;
        const step = closing ? -1 : 1;
        this.#count.set(name, count + step);
        if (UNREAD.has(name))
            this.#unread += step;
    }
}
/** Runs of backticks by their length, in order. */
function backtickRuns(text) {
    const runs = new Map();
    for (const run of text.matchAll(/`+/gu)) {
        const same = runs.get(run[0].length);
        if (same === undefined)
            runs.set(run[0].length, [run.index]);
        else
            same.push(run.index);
    }
    // In reverse, so that those left behind are dropped from the end.
    for (const starts of runs.values())
        starts.reverse();
    return runs;
}
function read(inline, from, to) {
    const { elements } = inline;
    const kind = elements.unread ? 'hidden' : inline.quoted || elements.quoted ? 'quote' : 'prose';
    for (let at = from; at < to; at += 1)
        inline.kinds[at] = kind;
}
/** The end of a construct that closes with `mark`, or -1. */
function endOf(inline, mark, from) {
    if (inline.absent.has(mark))
        return -1;
    const found = inline.text.indexOf(mark, from);
    if (found === -1)
        inline.absent.add(mark);
    return found === -1 ? -1 : found + mark.length;
}
/** Comment, processing instruction, CDATA, declaration or tag at `start`: where it ends, or -1 when `<` is only a character. */
function endOfHtml(inline, start) {
    const { text } = inline;
    const at = (mark) => text.startsWith(mark, start);
    if (at('<!-->'))
        return start + 5;
    if (at('<!--->'))
        return start + 6;
    if (at('<!--'))
        return endOf(inline, '-->', start + 4);
    if (at('<?'))
        return endOf(inline, '?>', start + 2);
    if (at('<![CDATA['))
        return endOf(inline, ']]>', start + 9);
    if (at('<!'))
        return /[a-z]/iu.test(text.charAt(start + 2)) ? endOf(inline, '>', start + 2) : -1;
    return endOfTag(text, start);
}
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+)>/iuy;
/** `<` at `start`; returns where reading goes on. */
function takeAngle(inline, start) {
    const { text, elements } = inline;
    AUTOLINK.lastIndex = start;
    const autolink = elements.raw ? null : AUTOLINK.exec(text);
    if (autolink !== null) {
        const end = start + autolink[0].length;
        // A target is read (it may be the URL of an issue); an address of mail is not.
        if ((autolink[1] ?? '').includes(':'))
            read(inline, start + 1, end - 1);
        return end;
    }
    const end = endOfHtml(inline, start);
    if (end === -1) {
        read(inline, start, start + 1);
        return start + 1;
    }
    elements.take(text.slice(start, end));
    return end;
}
/** A code span runs to the next run of as many backticks; without one the backticks are plain characters. */
function takeBackticks(inline, start) {
    const { text } = inline;
    let end = start;
    while (text[end] === '`')
        end += 1;
    const same = inline.runs.get(end - start) ?? [];
    while (same.length > 0 && (same.at(-1) ?? 0) < end)
        same.pop();
    const close = same.at(-1);
    if (close === undefined) {
        read(inline, start, end);
        return end;
    }
    return close + end - start;
}
/** Where `(target "title")` ends that begins at `start`, or -1. */
function endOfTarget(text, start) {
    const space = /[ \t]*\n?[ \t]*/uy;
    const skip = (from) => {
        space.lastIndex = from;
        space.test(text);
        return space.lastIndex;
    };
    let at = skip(start + 1);
    if (text[at] === '<') {
        const pointed = /<(?:[^<>\n\\]|\\.)*>/uy;
        pointed.lastIndex = at;
        if (!pointed.test(text))
            return -1;
        at = pointed.lastIndex;
    }
    else {
        let depth = 0;
        for (; at < text.length; at += 1) {
            const character = text.charAt(at);
            if (character === '\\')
                at += 1;
            else if (character === '(')
                depth += 1;
            else if (character === ')' && depth === 0)
                break;
            else if (character === ')')
                depth -= 1;
            else if (/[\s\p{Cc}]/u.test(character))
                break;
            if (depth > 32)
                return -1;
        }
        if (depth > 0)
            return -1;
    }
    const afterSpace = skip(at);
    if (text[afterSpace] === ')')
        return afterSpace + 1;
    if (afterSpace === at)
        return -1;
    const title = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)/suy;
    title.lastIndex = afterSpace;
    if (!title.test(text))
        return -1;
    const end = skip(title.lastIndex);
    return text[end] === ')' ? end + 1 : -1;
}
const LABEL = /\[((?:[^[\]\\]|\\.){0,999})\]/suy;
/** Where the link ends whose text closes at `close`, or -1 when the brackets are plain characters. */
function endOfLink(inline, opener, close) {
    const { text, definitions } = inline;
    if (text[close + 1] === '(') {
        const end = endOfTarget(text, close + 1);
        if (end !== -1)
            return end;
    }
    if (definitions.size === 0)
        return -1;
    LABEL.lastIndex = close + 1;
    const label = LABEL.exec(text);
    const own = close - opener.at > 1000 ? '' : text.slice(opener.at + 1, close);
    if (label !== null && label[1] !== '')
        return definitions.has(normalLabel(label[1] ?? '')) ? close + 1 + label[0].length : -1;
    if (!definitions.has(normalLabel(own)))
        return -1;
    return label === null ? close + 1 : close + 3;
}
function takeClosingBracket(inline, close) {
    const opener = inline.openers.pop();
    const active = opener !== undefined && (opener.image || inline.openers.length >= inline.activeFrom);
    inline.activeFrom = Math.min(inline.activeFrom, inline.openers.length);
    const end = opener !== undefined && active ? endOfLink(inline, opener, close) : -1;
    if (opener === undefined || end === -1) {
        read(inline, close, close + 1);
        return close + 1;
    }
    const step = (at, by) => void inline.linkSteps.set(at, (inline.linkSteps.get(at) ?? 0) + by);
    step(opener.at, 1);
    step(close + 1, -1);
    if (!opener.image)
        inline.activeFrom = inline.openers.length;
    return end;
}
function readMarkdown(inline) {
    const { text } = inline;
    let at = 0;
    while (at < text.length) {
        const character = text[at];
        if (character === '\\' && /[!-/:-@[-`{-~]/u.test(text.charAt(at + 1))) {
            read(inline, at, at + 2);
            at += 2;
        }
        else if (character === '`')
            at = takeBackticks(inline, at);
        else if (character === '<')
            at = takeAngle(inline, at);
        else if (character === ']')
            at = takeClosingBracket(inline, at);
        else {
            if (character === '[')
                inline.openers.push({ at, image: text[at - 1] === '!' });
            read(inline, at, at + 1);
            at += 1;
        }
    }
}
/** As a browser reads it: everything from `<` and a letter, `/`, `!` or `?` to the next `>` is markup of some kind. */
function endOfMarkup(inline, start) {
    const { text } = inline;
    if (!/^<[a-z/!?]/iu.test(text.slice(start, start + 2)))
        return start;
    if (text.startsWith('<!--', start))
        return endOfHtml(inline, start);
    const tag = endOfTag(text, start);
    if (tag !== -1)
        return tag;
    const end = endOf(inline, '>', start);
    // A quotation mark out of place may swallow the `>`; where the tag then ends nobody can say.
    return /["']/u.test(text.slice(start, end)) ? -1 : end;
}
function readHtml(inline) {
    const { text, elements } = inline;
    let at = 0;
    while (at < text.length) {
        const next = text.indexOf('<', at);
        read(inline, at, next === -1 ? text.length : next);
        if (next === -1)
            return;
        const end = endOfMarkup(inline, next);
        if (end === -1) {
            // Markup without an end goes on behind the block: nothing that follows is read.
            elements.comment = true;
            return;
        }
        if (end === next)
            read(inline, next, next + 1);
        else
            elements.take(text.slice(next, end));
        at = Math.max(end, next + 1);
    }
}
function openInline(source, block, elements, definitions) {
    const places = [];
    const parts = [];
    for (const { from, to } of block.pieces) {
        if (parts.length > 0) {
            parts.push('\n');
            places.push(-1);
        }
        parts.push(source.slice(from, to));
        for (let at = from; at < to; at += 1)
            places.push(at);
    }
    const text = parts.join('');
    return {
        text,
        places,
        kinds: Array.from({ length: text.length }).fill('hidden'),
        quoted: block.quoted,
        elements,
        definitions,
        absent: new Set(),
        runs: backtickRuns(text),
        openers: [],
        activeFrom: 0,
        linkSteps: new Map(),
    };
}
/** Tells `mark` the kind of every character that belongs to a block, in order of the blocks. */
function markdown_inline_readInlines(source, { blocks, definitions }, mark) {
    const elements = new OpenElements();
    for (const block of blocks) {
        const inline = openInline(source, block, elements, definitions);
        if (block.kind === 'markdown')
            readMarkdown(inline);
        else
            readHtml(inline);
        let links = 0;
        for (const [at, place] of inline.places.entries()) {
            links += inline.linkSteps.get(at) ?? 0;
            const kind = inline.kinds[at] ?? 'hidden';
            if (place !== -1)
                mark(place, links > 0 && kind !== 'hidden' ? 'link' : kind);
        }
    }
}

;// CONCATENATED MODULE: ./packages/text/lib/prose.js


/** Stands for each character between the stretches of text: list and quote marks, blank lines, code blocks. */
const prose_STRUCTURE = '\u0001';
/** Stands for each character that is not read inside a stretch of text: code, tags, comments, targets of links. */
const prose_HIDDEN = '\ufffc';
/**
 * A Markdown text (CommonMark with GitHub's tables) as its readers see it: the same length, line breaks kept, each character that is not
 * prose replaced by `STRUCTURE` or `HIDDEN`, so that a position here is a position there. Linear in the text.
 */
function prose_proseOf(source, also) {
    const out = Array.from(source.split(''), (character) => character === '\n' || character === '\r' ? character : prose_STRUCTURE);
    readInlines(source, readBlocks(source), (place, kind) => {
        const shown = kind === 'prose' || (kind === 'quote' && also.quotes) || (kind === 'link' && also.links);
        out[place] = shown ? source.charAt(place) : prose_HIDDEN;
    });
    return out.join('');
}

;// CONCATENATED MODULE: ./packages/text/lib/closing-keywords.js

/** Numeric character references, and the named ones for `#` and `:`; a page shows the character, and GitHub reads the page. */
const ENTITY = /&(?:#(\d{1,7});|#x([\da-f]{1,6});|(num|colon|sol|nbsp);)/giu;
const NAMED = { num: '#', colon: ':', sol: '/', nbsp: ' ' };
function decodeEntities(text) {
    return text.replace(ENTITY, (whole, decimal, hex, name) => {
        if (name !== undefined)
            return NAMED[name.toLowerCase()] ?? whole;
        const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        // A line break here would shift the count of lines.
        return codePoint > 0x1f && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ' ';
    });
}
/** Between keyword and reference: white space with at most one line break, a colon, emphasis, brackets, escapes, tags. At most 40 of them. */
const CLOSING = new RegExp(String.raw `(?<![\p{L}\p{N}_-])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:*_~()[\]<"\\${prose_HIDDEN}-]{0,40})` +
    String.raw `(?:https?://([\w.:-]{1,255})/([\w.-]{1,100})/([\w.-]{1,100})/(?:issues|pull|discussions)/` +
    String.raw `|(?:([\w-]{1,100})/([\w.-]{1,100}))?\\?#|gh-)(\d{1,12})(?![\p{L}\p{N}])`, 'giu');
/**
 * The closing keywords with a reference on which GitHub would close an issue at merge (docs.github.com, "Linking a pull request to an
 * issue": close, closes, closed, fix, fixes, fixed, resolve, resolves, resolved; any case, with or without a colon; own and other
 * repositories), for check-pull-request to refuse (D13). It reads on the side of refusal, the other way round than `references`: quotes,
 * links, escapes and entities count, since no source says that GitHub overlooks them; code and HTML comments do not.
 */
function closingKeywords(body, context) {
    // Where a paragraph goes on, its indentation and its quote marks are no more than the space after the line break.
    const marked = proseOf(body, { quotes: true, links: true }).replaceAll(STRUCTURE, (mark, at) => /[ \t>]/u.test(body.charAt(at)) ? ' ' : mark);
    const prose = decodeEntities(marked);
    const found = [];
    let line = 1;
    let counted = 0;
    for (const match of prose.matchAll(CLOSING)) {
        const [text, keyword = '', between = '', host, urlOwner, urlRepo, shortOwner, shortRepo, digits = ''] = match;
        const number = Number(digits);
        if (number === 0 || (between.match(/\r\n?|\n/gu)?.length ?? 0) > 1)
            continue;
        if (host !== undefined && host.toLowerCase() !== context.host.toLowerCase())
            continue;
        line += prose.slice(counted, match.index).match(/\r\n?|\n/gu)?.length ?? 0;
        counted = match.index;
        const owner = urlOwner ?? shortOwner ?? context.owner;
        const repo = urlRepo ?? shortRepo ?? context.repo;
        const own = `${owner}/${repo}`.toLowerCase() === `${context.owner}/${context.repo}`.toLowerCase();
        found.push({ keyword: keyword.toLowerCase(), owner, repo, number, own, line, text: text.replaceAll(HIDDEN, '') });
    }
    return found;
}

;// CONCATENATED MODULE: ./packages/text/lib/commands.js

/** What a person may ask of us in a comment (D11). */
const COMMANDS = (/* unused pure expression or super */ null && (['remediate', 'retry', 'why']));
const LINE = /^\/agent(?:[ \t]+(\S+)([ \t]+\S.*)?)?[ \t]*$/u;
const isCommand = (word) => COMMANDS.some((command) => command === word);
function commands_readLine(line) {
    const match = LINE.exec(line);
    if (match === null)
        return undefined;
    const [, word, rest] = match;
    if (!isCommand(word))
        return 'unknown';
    return rest === undefined ? word : 'arguments';
}
/**
 * Reads a comment for `/agent remediate`, `/agent retry` or `/agent why`: alone on its line, from the first column, in lower case, white
 * space allowed at the end, outside code, quotes and HTML comments (D11). Only a new comment is asked; the caller sees to that.
 */
function readCommand(comment) {
    const prose = proseOf(comment, { quotes: false, links: false }).split(/\r\n?|\n/u);
    const commands = new Set();
    let why = 'absent';
    for (const [index, raw] of comment.split(/\r\n?|\n/u).entries()) {
        const meant = commands_readLine(raw);
        if (meant === undefined)
            continue;
        const shown = prose[index] ?? '';
        if (!shown.startsWith('/agent'))
            why = why === 'absent' ? 'not-prose' : why;
        else if (isCommand(meant))
            commands.add(meant);
        else
            why = meant;
    }
    const [command] = commands;
    if (command === undefined)
        return { kind: 'none', why };
    return commands.size > 1 ? { kind: 'none', why: 'several' } : { kind: 'command', command };
}

;// CONCATENATED MODULE: ./packages/text/lib/clean.js
/** U+FFF9..U+FFFB are format characters that renderers hide, but Unicode does not list them as default-ignorable. */
const UNSEEN = /\r\n?|[\u2028\u2029]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n])\p{Cc}|\p{Cs}/gu;
const isLineBreak = (unit) => unit === 0x0d || unit === 0x2028 || unit === 0x2029;
const isSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdfff;
const isControl = (unit) => unit < 0x20 || (unit >= 0x7f && unit <= 0x9f);
/**
 * Takes out what a reader cannot see and normalises line breaks to `\n` (P2). HTML comments stay: this form is for text that people
 * read inside a code block, where a comment is visible.
 */
function clean_removeInvisible(text) {
    let invisible = 0;
    let control = 0;
    let surrogates = 0;
    const seen = text.replace(UNSEEN, (found) => {
        const unit = found.charCodeAt(0);
        if (isLineBreak(unit))
            return '\n';
        // Two units are a whole pair: a tag character or a variation selector.
        if (found.length === 1 && isSurrogate(unit)) {
            surrogates += 1;
            return '\ufffd';
        }
        if (isControl(unit))
            control += 1;
        else
            invisible += 1;
        return '';
    });
    return { text: seen, removed: { invisible, control, surrogates } };
}
/** Where a comment that opens at `start` ends: `<!-->` and `<!--->` are whole; else `-->` or `--!>`; else it never closes (HTML standard). */
function endOfComment(text, start) {
    if (text.startsWith('>', start + 4))
        return start + 5;
    if (text.startsWith('->', start + 4))
        return start + 6;
    const close = /--!?>/g;
    close.lastIndex = start + 4;
    return close.exec(text) === null ? text.length : close.lastIndex;
}
/** What is left of an opening mark at the end of `kept` could become a comment with the text that follows. */
function couldOpen(kept) {
    return kept.endsWith('<') || kept.endsWith('<!') || kept.endsWith('<!-');
}
function removeComments(text) {
    const kept = [];
    let last = '';
    let comments = 0;
    let from = 0;
    for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
        last = append(kept, last, text.slice(from, start));
        from = endOfComment(text, start);
        comments += 1;
    }
    append(kept, last, text.slice(from));
    return { text: kept.join(''), comments };
}
/** `<!` + removed comment + `-- x` would join to a new comment; one space keeps them apart, so that cleaning twice changes nothing. */
function append(kept, last, piece) {
    if (piece === '')
        return last;
    const apart = couldOpen(last) ? ' ' : '';
    kept.push(apart, piece);
    return (last + apart + piece.slice(-3)).slice(-3);
}
/**
 * Makes a text safe to hand on (P2): nothing invisible, no control characters but tab and line feed, no HTML comments (closed or not).
 * Linear in the text; cleaning twice changes nothing. Text that a page hides in another way (an attribute, a link title) stays, visible
 * to whoever reads the prompt.
 */
function cleanText(text) {
    const seen = clean_removeInvisible(text);
    const plain = removeComments(seen.text);
    return { text: plain.text, removed: { ...seen.removed, comments: plain.comments } };
}

;// CONCATENATED MODULE: ./packages/text/lib/markdown.js


/*
 * Inside code GitHub makes no mention, no reference, no closing keyword, no link, no image and no HTML out of a text; so untrusted
 * text goes into a code span or a fenced block that it cannot close. (CommonMark 6.1 and 4.5; GitHub's own filters skip CODE and PRE,
 * as the open source of its desktop application shows.)
 */
function longestRun(text, mark) {
    let longest = 0;
    let run = 0;
    for (const character of text) {
        run = character === mark ? run + 1 : 0;
        if (run > longest)
            longest = run;
    }
    return longest;
}
/** A longer run would ask for a fence that fills the page. */
const MAX_RUN = 200;
function shortenRuns(text) {
    return text.replace(/`+/gu, (run) => (run.length > MAX_RUN ? `${'`'.repeat(MAX_RUN)}…` : run));
}
/**
 * Untrusted text for the middle of a line or a table cell (P8), as a code span. A `|` is shown as `│`: a table splits its cells before it
 * looks for code, and a backslash in front of an escaped `|` would undo the escape.
 *
 * @param max code points that are shown.
 */
function inertInline(text, max = 300) {
    const line = clean_removeInvisible(text).text.replace(/\s+/gu, ' ').trim().replaceAll('|', '│');
    const shown = shortenRuns(cap_capText(line, { codePoints: max }, () => '…').text);
    if (shown === '')
        return '_(empty)_';
    const fence = '`'.repeat(longestRun(shown, '`') + 1);
    const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** GitHub refuses a comment of more than 65,536 characters (code points); a block leaves room for the words around it. */
const BLOCK_CODE_POINTS = 50_000;
/**
 * Untrusted text as a block of its own (P8): a fenced code block with a fence longer than any run of backticks inside. It begins and ends
 * its own lines and stands at the left margin: never in a list item or a quote, where a line could leave the container.
 *
 * @param max code points that are shown; the rest is counted in a mark.
 */
function inertBlock(text, max = BLOCK_CODE_POINTS) {
    const shown = shortenRuns(capText(removeInvisible(text).text, { codePoints: max }).text);
    const fence = '`'.repeat(Math.max(3, longestRun(shown, '`') + 1));
    return `${fence}text\n${shown}${shown === '' || shown.endsWith('\n') ? '' : '\n'}${fence}\n`;
}

;// CONCATENATED MODULE: ./packages/text/lib/redact.js
/** What stands for a secret. Its length says nothing of the secret's. */
const MASK = '***';
const MIN_SECRET = 4;
/** Shorter lines of a multi-line secret are brackets, blanks and words that any text may hold. */
const MIN_LINE = 6;
/** A secret that stands inside a longer base64 text looks different at each of the three offsets; these are the digits that it decides alone. */
function base64Forms(secret) {
    const whole = secret.toString('base64');
    const inner = [0, 1, 2].map((offset) => {
        const digits = Buffer.concat([Buffer.alloc(offset), secret])
            .toString('base64')
            .replace(/=+$/u, '');
        const first = Math.ceil((offset * 8) / 6);
        return digits.slice(first, Math.floor(((offset + secret.length) * 8) / 6));
    });
    const plain = [whole, whole.replace(/=+$/u, ''), ...inner];
    return plain.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
const jsonEscape = (text) => JSON.stringify(text).slice(1, -1);
function jsonForms(secret) {
    const once = jsonEscape(secret);
    const ascii = once.replace(/[\u007f-\uffff]/gu, (character) => [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join(''));
    return [once, ascii, once.replaceAll('/', '\\/')].flatMap((text) => [text, jsonEscape(text)]);
}
function urlForms(secret) {
    const component = encodeURIComponent(secret.toWellFormed());
    const strict = component.replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    const form = new URLSearchParams({ a: secret }).toString().slice('a='.length);
    const every = Buffer.from(secret).toString('hex').replace(/../gu, '%$&');
    const forms = [
        component,
        strict,
        strict.replaceAll('%20', '+'),
        form,
        encodeURI(secret.toWellFormed()),
        every,
        every.toUpperCase(),
    ];
    return forms.flatMap((text) => [text, text.replace(/%[\dA-F]{2}/gu, (code) => code.toLowerCase())]);
}
function htmlForms(secret) {
    const basic = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const quoted = basic.replaceAll('"', '&quot;');
    return [basic, quoted, ...['&#39;', '&#x27;', '&apos;'].map((quote) => quoted.replaceAll("'", quote))];
}
/** The secret itself, without the white space around it, and each of its lines. */
function parts(secret) {
    const lines = secret.split(/[\r\n]+/u).map((line) => line.trim());
    const whole = [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), secret.replace(/\r?\n/gu, '\r\n')];
    return [
        ...whole.filter((part) => part.length >= MIN_SECRET),
        ...(lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE) : []),
    ];
}
function encodings(secrets) {
    const found = new Map();
    for (const secret of secrets) {
        if (secret.trim().length < MIN_SECRET) {
            throw new RangeError(`A secret of fewer than ${MIN_SECRET} characters cannot be kept out of the output: it occurs in ordinary text.`);
        }
        for (const part of new Set(parts(secret))) {
            const bytes = Buffer.from(part);
            const hex = bytes.toString('hex');
            for (const text of base64Forms(bytes))
                found.set(text, true);
            const others = [part, hex, hex.toUpperCase(), ...urlForms(part), ...jsonForms(part), ...htmlForms(part)];
            for (const text of others)
                found.set(text, false);
        }
    }
    return [...found].filter(([text]) => text.length >= MIN_SECRET).map(([text, base64]) => ({ text, base64 }));
}
const newNode = () => ({ next: new Map(), fail: undefined, plain: 0, base64: 0 });
/**
 * All encodings in one automaton (Aho and Corasick): one pass over the text, whatever the number of secrets. A search for each encoding
 * would be slow for a secret that repeats itself, and one expression of alternatives would try them all at each place.
 */
function automaton(needles) {
    const root = newNode();
    for (const { text, base64 } of needles) {
        let node = root;
        for (let at = 0; at < text.length; at += 1) {
            const unit = text.charCodeAt(at);
            const next = node.next.get(unit) ?? newNode();
            node.next.set(unit, next);
            node = next;
        }
        node[base64 ? 'base64' : 'plain'] = text.length;
    }
    const queue = [root];
    for (const node of queue) {
        for (const [unit, child] of node.next) {
            child.fail = node === root ? root : step(root, node.fail ?? root, unit);
            child.plain ||= child.fail.plain;
            child.base64 ||= child.fail.base64;
            queue.push(child);
        }
    }
    return root;
}
function step(root, from, unit) {
    let node = from;
    while (node !== undefined) {
        const next = node.next.get(unit);
        if (next !== undefined)
            return next;
        node = node.fail;
    }
    return root;
}
/** The places of all encodings, in order, those that touch joined to one. */
function spans(root, text) {
    const found = [];
    let node = root;
    for (let at = 0; at < text.length; at += 1) {
        node = step(root, node, text.charCodeAt(at));
        const length = Math.max(node.plain, node.base64);
        if (length === 0)
            continue;
        let from = at + 1 - length;
        let base64 = node.base64 > 0;
        for (let last = found.at(-1); last !== undefined && last.to >= from; last = found.at(-1)) {
            from = Math.min(from, last.from);
            base64 ||= last.base64;
            found.pop();
        }
        found.push({ from, to: at + 1, base64 });
    }
    return found;
}
const BASE64_DIGIT = /[A-Za-z0-9+/=_-]/u;
/** Hides the spans; around base64 the whole run of its digits, since the digits at the edge hold bits of the secret too. */
function mask(text, found) {
    const kept = [];
    let end = 0;
    for (const span of found) {
        let { from, to } = span;
        if (span.base64) {
            while (from > end && BASE64_DIGIT.test(text.charAt(from - 1)))
                from -= 1;
            to = Math.max(to, end);
            while (to < text.length && BASE64_DIGIT.test(text.charAt(to)))
                to += 1;
        }
        if (from > end || (from === end && kept.at(-1) !== MASK))
            kept.push(text.slice(end, from), MASK);
        end = Math.max(end, to);
    }
    kept.push(text.slice(end));
    return kept.join('');
}
/**
 * Makes a function that hides the secrets in a text (P6): as they are, in base64 (at any offset, also the form for URLs), hexadecimal, URL-,
 * JSON- (once and twice) and HTML-escaped, each also line by line where a secret has several. Linear in the text.
 *
 * @throws RangeError for a secret of fewer than 4 characters, without showing it.
 */
function createRedactor(secrets) {
    const root = automaton(encodings(secrets));
    return (text) => mask(text, spans(root, text));
}
/** Makes a function that says whether a text holds one of the secrets in any of these forms, to withhold it whole (D9). */
function createSecretFinder(secrets) {
    const root = automaton(encodings(secrets));
    const holds = (text) => spans(root, text).length > 0;
    return (text) => holds(text) || holds(unescaped(text));
}
/** JSON and URLs may escape any character, so a secret has more escaped forms than can be listed: here they are undone, in one pass. */
function unescaped(text) {
    return text
        .replace(/\\{2,}/gu, '\\')
        .replace(/\\u([\da-f]{4})|%([\da-f]{2})/giu, (_, unit, byte) => String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)))
        .replaceAll('\\/', '/');
}

;// CONCATENATED MODULE: ./packages/text/lib/references.js

/** A 32-bit integer is what GitHub's GraphQL API knows as a number of an issue. */
const MAX_NUMBER = 2_147_483_647;
/** An issue number without a leading zero, or undefined. */
function issueNumber(digits) {
    if (!/^[1-9]\d{0,9}$/u.test(digits))
        return undefined;
    const number = Number(digits);
    return number <= MAX_NUMBER ? number : undefined;
}
/** Marks of emphasis and what a page does not show: a reference may stand inside them. */
const SOFT = new Set(['*', '_', '~', prose_HIDDEN]);
/** Before a reference these belong to a word, a path, an address, an escape or an entity. */
const GLUE_LEFT = /[\p{L}\p{N}\p{M}#&/\\.=?@%+$^-]/u;
const WORD = /[\p{L}\p{N}\p{M}]/u;
const GLUE_RIGHT = /[./#@=&%+\\$^-]/u;
/** The code point that ends at `at`; half a pair would not be known as a letter. */
function before(text, at) {
    const low = text.charAt(at - 1);
    return /[\udc00-\udfff]/u.test(low) ? text.slice(Math.max(0, at - 2), at) : low;
}
function after(text, at) {
    const codePoint = text.codePointAt(at);
    return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
}
function freeOnLeft(text, start) {
    let at = start;
    while (at > 0 && SOFT.has(text.charAt(at - 1)))
        at -= 1;
    return !GLUE_LEFT.test(before(text, at));
}
function freeOnRight(text, end) {
    let at = end;
    while (at < text.length && SOFT.has(text.charAt(at)))
        at += 1;
    if (WORD.test(after(text, at)))
        return false;
    return !(GLUE_RIGHT.test(text.charAt(at)) && (WORD.test(after(text, at + 1)) || text.charAt(at + 1) === '_'));
}
/** URLs and the three short forms; a URL is taken whole, so that nothing inside it is a reference. */
const CANDIDATE = new RegExp(String.raw `(?:https?://|www\.)[^\s<${prose_STRUCTURE}${prose_HIDDEN}]*` +
    String.raw `|(?<![A-Za-z0-9./-])(?:(?:[\w-]{1,100}/[\w.-]{1,100})?#|gh-)\d+`, 'giu');
const BEFORE_URL = /[\p{L}\p{N}\p{M}/.@-]/u;
/** GitHub leaves these out of a URL at its end (GitHub Flavored Markdown 6.9); a quotation mark or bracket ends it for readers too. */
const URL_TAIL = /^[?!.,:;*_~'")\]}]*$/u;
/** The issue's number when the URL is that of an issue in this very repository, without any further path, query or fragment. */
function issueOfUrl(url, context) {
    const path = `://${context.host}/${context.owner}/${context.repo}/issues/`.toLowerCase();
    const scheme = /^https?/iu.exec(url)?.[0] ?? '';
    if (!url.slice(scheme.length).toLowerCase().startsWith(path))
        return undefined;
    const rest = url.slice(scheme.length + path.length);
    const digits = /^\d+/u.exec(rest)?.[0] ?? '';
    const number = issueNumber(digits);
    if (number === undefined || !URL_TAIL.test(rest.slice(digits.length)))
        return undefined;
    return { number, length: scheme.length + path.length + digits.length };
}
function shortReference(prose, start, candidate, context) {
    if (!freeOnLeft(prose, start) || !freeOnRight(prose, start + candidate.length))
        return undefined;
    const hash = candidate.indexOf('#');
    if (hash === -1) {
        const number = issueNumber(candidate.slice('gh-'.length));
        return number === undefined ? undefined : { number, form: 'gh', text: candidate };
    }
    const number = issueNumber(candidate.slice(hash + 1));
    if (number === undefined)
        return undefined;
    if (hash === 0)
        return { number, form: 'number', text: candidate };
    // `_owner/repo#12_` is emphasis around a name that begins without the underscore.
    const text = candidate.replace(/^_+/u, '');
    const own = `${context.owner}/${context.repo}`.toLowerCase();
    return text.slice(0, text.indexOf('#')).toLowerCase() === own ? { number, form: 'repository', text } : undefined;
}
/** Counts line breaks (`\n`, `\r\n`, `\r`) up to a position; asked for rising positions it reads the text once. */
function lineCounter(text) {
    const lineBreak = /\r\n?|\n/gu;
    let line = 1;
    let next = lineBreak.exec(text);
    return (position) => {
        while (next !== null && next.index < position) {
            line += 1;
            next = lineBreak.exec(text);
        }
        return line;
    };
}
/**
 * The references to issues of this repository in a pull request body, in order, read as GitHub reads them (D13, P20). GitHub
 * documents the four forms (docs.github.com, "Autolinked references and URLs"); the filters of its desktop application, which are public,
 * show that text in CODE, PRE and A is skipped, that a word character before or after the reference makes it none, and that `GH-` counts
 * in any case. Quotes do not count here (D13). Where no source says how GitHub reads a form, it is no reference: an issue that stays
 * open is seen, an issue closed by mistake is not. So `\#12`, `&#35;12`, `/#12`, `#12-x`, `#012`, a pull request's or a comment's URL
 * name nothing.
 */
function references(body, context) {
    const prose = proseOf(body, { quotes: false, links: false });
    const lineOf = lineCounter(body);
    const found = [];
    for (const match of prose.matchAll(CANDIDATE)) {
        const [candidate] = match;
        if (/^(?:https?:|www\.)/iu.test(candidate)) {
            const issue = BEFORE_URL.test(before(prose, match.index)) ? undefined : issueOfUrl(candidate, context);
            if (issue === undefined)
                continue;
            found.push({
                number: issue.number,
                form: 'url',
                line: lineOf(match.index),
                text: candidate.slice(0, issue.length),
            });
            continue;
        }
        const reference = shortReference(prose, match.index, candidate, context);
        if (reference !== undefined)
            found.push({ ...reference, line: lineOf(match.index) });
    }
    return found;
}
/**
 * Which issue a pull request body means. `reference` (default) takes the first of `references`; `literal` is the seed's rule to the letter,
 * the first `#` with digits behind it wherever it stands (seed section 6; `link: first-reference`, D13), undefined when those digits
 * are no issue number.
 */
function firstReference(body, context, mode = 'reference') {
    if (mode === 'reference')
        return references(body, context)[0];
    const match = /#(\d+)/u.exec(body);
    const number = issueNumber((match?.[1] ?? '').replace(/^0+/u, ''));
    if (match === null || number === undefined)
        return undefined;
    return { number, form: 'number', line: lineCounter(body)(match.index), text: match[0] };
}

;// CONCATENATED MODULE: ./packages/text/lib/tokens.js
/*
 * Credentials that can be known by their form, in texts that come from outside: nobody told us their values. Each expression begins with
 * a fixed word and goes on over one class of characters, so a text is read once; the look-behind keeps a long run from starting anew at
 * each of its characters.
 */
const tokens_MASK = '***';
const whole = (pattern) => ({ pattern, shown: tokens_MASK });
const FORMS = [
    // GitHub: ghs_ tokens are JWTs of about 520 characters since 2026, so the length is open and dots belong to them.
    whole(/(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_)[\w.-]{16,}/gu),
    // Session API: current and legacy keys.
    whole(/(?<![A-Za-z0-9])(?:cog|apk)_[\w=-]{8,}/gu),
    whole(/(?<![A-Za-z0-9])(?:xox[a-z]|xapp)-[\w-]{8,}/gu),
    whole(/(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])/gu),
    whole(/(?<![A-Za-z0-9])(?:glpat-|npm_|sk_live_|rk_live_|sk-|AIza|lin_api_)[\w-]{16,}/gu),
    // JSON Web Tokens: a header and a payload that both begin with {" in base64.
    whole(/(?<![\w.-])eyJ[\w-]{8,}\.eyJ[\w-]{4,}(?:\.[\w-]*)*/gu),
    // The value of an Authorization header to the end of its line or quotation.
    { pattern: /(authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?)[^\s"'\\][^\r\n"'\\]*/giu, shown: `$1${tokens_MASK}` },
    { pattern: /(?<![A-Za-z0-9])(bearer[ \t]{1,8})[\w.~+/=-]{16,}/giu, shown: `$1${tokens_MASK}` },
    // A password in a URL.
    { pattern: /(:\/\/)[^\s/:@"'<>]{0,256}:[^\s/@"'<>]{1,1024}@/gu, shown: `$1${tokens_MASK}@` },
];
const KEY_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu;
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu;
/** A private key from its first line to its last, or to the end of the text where the last is missing. */
function hideKeys(text) {
    const kept = [];
    let end = 0;
    KEY_BEGIN.lastIndex = 0;
    for (let begin = KEY_BEGIN.exec(text); begin !== null; begin = KEY_BEGIN.exec(text)) {
        kept.push(text.slice(end, begin.index), tokens_MASK);
        KEY_END.lastIndex = KEY_BEGIN.lastIndex;
        end = KEY_END.test(text) ? KEY_END.lastIndex : text.length;
        KEY_BEGIN.lastIndex = end;
    }
    kept.push(text.slice(end));
    return kept.join('');
}
/** Hides what has the form of a well-known credential. It knows forms, not values: `createRedactor` hides what we hold ourselves (P6). */
function redactTokens(text) {
    let shown = hideKeys(text);
    for (const form of FORMS)
        shown = shown.replace(form.pattern, form.shown);
    return shown;
}
/** Whether something in the text has the form of a well-known credential. */
function looksLikeToken(text) {
    return redactTokens(text) !== text;
}

;// CONCATENATED MODULE: ./packages/text/lib/workflow-command.js
/*
 * The runner reads every line of a step's output with two parsers (actions/runner, ActionCommand): `::name props::data` where the line
 * begins with `::` after white space was trimmed, and the older `##[name props]data` anywhere in the line. Both compare by culture, which
 * overlooks zero-width characters; so those go first, and what breaks a command is a visible space.
 */
/** Line breaks of the runner (`\r`, `\n`), and those that its trimming of white space treats alike. */
// Stryker disable next-line Regex: of \v it would make \V, which no engine reads, and so no test of this file would run.
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;
const OVERLOOKED = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n])\p{Cc}|\p{Cs}/gu;
/** Untrusted text for the log (P7): no line of it is a workflow command. Lines stay lines; invisible and control characters go. */
function escapeForLog(text) {
    return text
        .replace(LINE_BREAK, '\n')
        .replace(OVERLOOKED, '')
        .split('\n')
        .map((line) => {
        const start = line.trimStart();
        const indent = line.slice(0, line.length - start.length);
        return (start.startsWith('::') ? `${indent}: ${start.slice(1)}` : line).replaceAll('##[', '## [');
    })
        .join('\n');
}
const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const RANDOM = /^[A-Za-z0-9-]{16,}$/;
const ATTEMPTS = 8;
/**
 * One entry of a file command (`GITHUB_OUTPUT`, `GITHUB_ENV`, `GITHUB_STATE`): the value stands between two lines with a delimiter that
 * does not occur in it, so that no value can end itself and set another name (P7).
 *
 * @param random gives at least 16 letters and digits at each call, different every time.
 * @throws TypeError for a name or a delimiter of another form.
 */
function heredoc(name, value, random) {
    if (!NAME.test(name))
        throw new TypeError(`An output is named by letters, digits, "_" and "-", not ${JSON.stringify(name)}.`);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const token = random();
        if (!RANDOM.test(token))
            throw new TypeError('A delimiter is made of at least 16 random letters and digits.');
        const delimiter = `delimiter_${token}`;
        if (!value.includes(delimiter) && !name.includes(delimiter))
            return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    }
    throw new Error(`No delimiter in ${ATTEMPTS} attempts was absent from the value: the source of randomness is broken.`);
}

;// CONCATENATED MODULE: ./packages/text/lib/trace-table.js

/** A decision as a Markdown table; what was seen may be untrusted and is made inert, rules and advice are ours. */
function traceTable(trace) {
    const marks = { pass: '✅', stop: '⛔', note: 'ℹ️' };
    return [
        '| | Rule | Seen | To change it |',
        '|---|---|---|---|',
        ...trace.map(({ rule, seen, verdict, change }) => `| ${marks[verdict]} ${verdict} | ${rule} | ${inertInline(seen, 500)} | ${change ?? ''} |`),
    ];
}

;// CONCATENATED MODULE: ./packages/text/lib/index.js
/** Makes hostile text harmless, and reads the few things that people write to us. */















/***/ })

};
