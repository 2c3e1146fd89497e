export const id = 534;
export const ids = [534];
export const modules = {

/***/ 5439:
/***/ ((module) => {

// Generated from packages/findings/schema/finding-list.v1.schema.json by ajv (MIT). Write it anew with: npm run generate
module.exports = validate20;module.exports["default"] = validate20;const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:agent-remediation:schema:finding-list.v1","title":"A list of findings","description":"What a scanner of one's own writes to have its findings worked through. The list under `findings` may also stand alone.","type":"object","additionalProperties":false,"required":["findings"],"properties":{"$schema":{"description":"For editors; not read.","type":"string"},"version":{"description":"Version of this format.","type":"integer","enum":[1]},"tool":{"description":"Name of the scanner.","type":"string","pattern":"\\S"},"findings":{"description":"All findings that are open. What is not listed is taken for not found.","type":"array","items":{"description":"One finding, with the attributes of a finding and what is needed to rank it.","type":"object","additionalProperties":false,"required":["id","title","severity"],"properties":{"id":{"description":"Identifier: the same in every scan, and no two findings have the same. It becomes part of a branch name.","type":"string","pattern":"\\S"},"title":{"description":"One line for people.","type":"string","pattern":"\\S"},"severity":{"description":"How grave it is.","enum":["critical","high","medium","low","info"]},"kind":{"description":"What it is; generic unless said. Only for dependency may a lockfile change.","enum":["dependency","code","secret","container","generic"]},"explanation":{"description":"What was found and why it matters.","type":"string","pattern":"\\S"},"affected_location":{"description":"A file of the repository.","type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"description":"Relative to the root of the repository.","type":"string","pattern":"\\S"},"line":{"description":"Counted from 1.","type":"integer","minimum":1},"column":{"description":"Counted from 1.","type":"integer","minimum":1}}},"package":{"description":"The package that is affected.","type":"object","additionalProperties":false,"required":["ecosystem","name","manifest"],"properties":{"ecosystem":{"description":"For example npm.","type":"string","pattern":"\\S"},"name":{"description":"Its name.","type":"string","pattern":"\\S"},"manifest":{"description":"Path of the manifest or lockfile.","type":"string","pattern":"\\S"},"vulnerable":{"description":"Range of versions that are affected.","type":"string","pattern":"\\S"},"fixed":{"description":"First version with a fix.","type":"string","pattern":"\\S"}}},"rule":{"description":"Name of the rule that found it.","type":"string","pattern":"\\S"},"reachable_path":{"description":"How the weak code is reached.","type":"string","pattern":"\\S"},"reachable":{"description":"Whether the weak code is reached.","type":"boolean"},"exploitability":{"description":"What is known of how it can be used, in words.","type":"string","pattern":"\\S"},"exploitable":{"description":"True: known to be used or to work. False: shown to be harmless now.","type":"boolean"},"epss":{"description":"Chance of being exploited within 30 days.","type":"number","minimum":0,"maximum":1},"confidence":{"description":"How sure the scanner is.","type":"string","pattern":"\\S"},"validation_result":{"description":"What a check of the finding gave.","type":"string","pattern":"\\S"},"suggested_fix":{"description":"A hint for the agent. Nothing applies it by itself.","type":"string","pattern":"\\S"},"artifacts":{"description":"Addresses or names of what belongs to it.","type":"array","items":{"description":"One address or name.","type":"string","pattern":"\\S"}},"aliases":{"description":"Other ids of the same finding, such as dependabot-12 or issue-7.","type":"array","items":{"description":"One id.","type":"string","pattern":"\\S"}},"opened_at":{"description":"When it was found first, as RFC 3339 writes it.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:[Zz]|[+-]\\d{2}:\\d{2})$"},"url":{"description":"Its page.","type":"string","pattern":"\\S"},"repository":{"description":"Where it lies, when that is not the repository of the sweep.","type":"string","pattern":"^[^/\\s]+/[^/\\s]+$"}}}}}};const pattern4 = new RegExp("\\S", "u");const pattern22 = new RegExp("^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:[Zz]|[+-]\\d{2}:\\d{2})$", "u");const pattern24 = new RegExp("^[^/\\s]+/[^/\\s]+$", "u");const func1 = Object.prototype.hasOwnProperty;function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="urn:agent-remediation:schema:finding-list.v1" */;let vErrors = null;let errors = 0;const evaluated0 = validate20.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if(data.findings === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((((key0 === "$schema") || (key0 === "version")) || (key0 === "tool")) || (key0 === "findings"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.$schema !== undefined){if(typeof data.$schema !== "string"){const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.version !== undefined){let data1 = data.version;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!(data1 === 1)){const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema31.properties.version.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.tool !== undefined){let data2 = data.tool;if(typeof data2 === "string"){if(!pattern4.test(data2)){const err5 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.findings !== undefined){let data3 = data.findings;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(data4.id === undefined){const err7 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data4.title === undefined){const err8 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data4.severity === undefined){const err9 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}for(const key1 in data4){if(!(func1.call(schema31.properties.findings.items.properties, key1))){const err10 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data4.id !== undefined){let data5 = data4.id;if(typeof data5 === "string"){if(!pattern4.test(data5)){const err11 = {instancePath:instancePath+"/findings/" + i0+"/id",schemaPath:"#/properties/findings/items/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/findings/" + i0+"/id",schemaPath:"#/properties/findings/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data4.title !== undefined){let data6 = data4.title;if(typeof data6 === "string"){if(!pattern4.test(data6)){const err13 = {instancePath:instancePath+"/findings/" + i0+"/title",schemaPath:"#/properties/findings/items/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}else {const err14 = {instancePath:instancePath+"/findings/" + i0+"/title",schemaPath:"#/properties/findings/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data4.severity !== undefined){let data7 = data4.severity;if(!(((((data7 === "critical") || (data7 === "high")) || (data7 === "medium")) || (data7 === "low")) || (data7 === "info"))){const err15 = {instancePath:instancePath+"/findings/" + i0+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data4.kind !== undefined){let data8 = data4.kind;if(!(((((data8 === "dependency") || (data8 === "code")) || (data8 === "secret")) || (data8 === "container")) || (data8 === "generic"))){const err16 = {instancePath:instancePath+"/findings/" + i0+"/kind",schemaPath:"#/properties/findings/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.findings.items.properties.kind.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data4.explanation !== undefined){let data9 = data4.explanation;if(typeof data9 === "string"){if(!pattern4.test(data9)){const err17 = {instancePath:instancePath+"/findings/" + i0+"/explanation",schemaPath:"#/properties/findings/items/properties/explanation/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/findings/" + i0+"/explanation",schemaPath:"#/properties/findings/items/properties/explanation/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data4.affected_location !== undefined){let data10 = data4.affected_location;if(data10 && typeof data10 == "object" && !Array.isArray(data10)){if(data10.path === undefined){const err19 = {instancePath:instancePath+"/findings/" + i0+"/affected_location",schemaPath:"#/properties/findings/items/properties/affected_location/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}for(const key2 in data10){if(!(((key2 === "path") || (key2 === "line")) || (key2 === "column"))){const err20 = {instancePath:instancePath+"/findings/" + i0+"/affected_location",schemaPath:"#/properties/findings/items/properties/affected_location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data10.path !== undefined){let data11 = data10.path;if(typeof data11 === "string"){if(!pattern4.test(data11)){const err21 = {instancePath:instancePath+"/findings/" + i0+"/affected_location/path",schemaPath:"#/properties/findings/items/properties/affected_location/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}else {const err22 = {instancePath:instancePath+"/findings/" + i0+"/affected_location/path",schemaPath:"#/properties/findings/items/properties/affected_location/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data10.line !== undefined){let data12 = data10.line;if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){const err23 = {instancePath:instancePath+"/findings/" + i0+"/affected_location/line",schemaPath:"#/properties/findings/items/properties/affected_location/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}if((typeof data12 == "number") && (isFinite(data12))){if(data12 < 1 || isNaN(data12)){const err24 = {instancePath:instancePath+"/findings/" + i0+"/affected_location/line",schemaPath:"#/properties/findings/items/properties/affected_location/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}}if(data10.column !== undefined){let data13 = data10.column;if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){const err25 = {instancePath:instancePath+"/findings/" + i0+"/affected_location/column",schemaPath:"#/properties/findings/items/properties/affected_location/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}if((typeof data13 == "number") && (isFinite(data13))){if(data13 < 1 || isNaN(data13)){const err26 = {instancePath:instancePath+"/findings/" + i0+"/affected_location/column",schemaPath:"#/properties/findings/items/properties/affected_location/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}}else {const err27 = {instancePath:instancePath+"/findings/" + i0+"/affected_location",schemaPath:"#/properties/findings/items/properties/affected_location/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}if(data4.package !== undefined){let data14 = data4.package;if(data14 && typeof data14 == "object" && !Array.isArray(data14)){if(data14.ecosystem === undefined){const err28 = {instancePath:instancePath+"/findings/" + i0+"/package",schemaPath:"#/properties/findings/items/properties/package/required",keyword:"required",params:{missingProperty: "ecosystem"},message:"must have required property '"+"ecosystem"+"'"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}if(data14.name === undefined){const err29 = {instancePath:instancePath+"/findings/" + i0+"/package",schemaPath:"#/properties/findings/items/properties/package/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}if(data14.manifest === undefined){const err30 = {instancePath:instancePath+"/findings/" + i0+"/package",schemaPath:"#/properties/findings/items/properties/package/required",keyword:"required",params:{missingProperty: "manifest"},message:"must have required property '"+"manifest"+"'"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}for(const key3 in data14){if(!(((((key3 === "ecosystem") || (key3 === "name")) || (key3 === "manifest")) || (key3 === "vulnerable")) || (key3 === "fixed"))){const err31 = {instancePath:instancePath+"/findings/" + i0+"/package",schemaPath:"#/properties/findings/items/properties/package/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data14.ecosystem !== undefined){let data15 = data14.ecosystem;if(typeof data15 === "string"){if(!pattern4.test(data15)){const err32 = {instancePath:instancePath+"/findings/" + i0+"/package/ecosystem",schemaPath:"#/properties/findings/items/properties/package/properties/ecosystem/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/findings/" + i0+"/package/ecosystem",schemaPath:"#/properties/findings/items/properties/package/properties/ecosystem/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data14.name !== undefined){let data16 = data14.name;if(typeof data16 === "string"){if(!pattern4.test(data16)){const err34 = {instancePath:instancePath+"/findings/" + i0+"/package/name",schemaPath:"#/properties/findings/items/properties/package/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}else {const err35 = {instancePath:instancePath+"/findings/" + i0+"/package/name",schemaPath:"#/properties/findings/items/properties/package/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data14.manifest !== undefined){let data17 = data14.manifest;if(typeof data17 === "string"){if(!pattern4.test(data17)){const err36 = {instancePath:instancePath+"/findings/" + i0+"/package/manifest",schemaPath:"#/properties/findings/items/properties/package/properties/manifest/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/findings/" + i0+"/package/manifest",schemaPath:"#/properties/findings/items/properties/package/properties/manifest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}if(data14.vulnerable !== undefined){let data18 = data14.vulnerable;if(typeof data18 === "string"){if(!pattern4.test(data18)){const err38 = {instancePath:instancePath+"/findings/" + i0+"/package/vulnerable",schemaPath:"#/properties/findings/items/properties/package/properties/vulnerable/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}else {const err39 = {instancePath:instancePath+"/findings/" + i0+"/package/vulnerable",schemaPath:"#/properties/findings/items/properties/package/properties/vulnerable/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data14.fixed !== undefined){let data19 = data14.fixed;if(typeof data19 === "string"){if(!pattern4.test(data19)){const err40 = {instancePath:instancePath+"/findings/" + i0+"/package/fixed",schemaPath:"#/properties/findings/items/properties/package/properties/fixed/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}else {const err41 = {instancePath:instancePath+"/findings/" + i0+"/package/fixed",schemaPath:"#/properties/findings/items/properties/package/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}else {const err42 = {instancePath:instancePath+"/findings/" + i0+"/package",schemaPath:"#/properties/findings/items/properties/package/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data4.rule !== undefined){let data20 = data4.rule;if(typeof data20 === "string"){if(!pattern4.test(data20)){const err43 = {instancePath:instancePath+"/findings/" + i0+"/rule",schemaPath:"#/properties/findings/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}else {const err44 = {instancePath:instancePath+"/findings/" + i0+"/rule",schemaPath:"#/properties/findings/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}if(data4.reachable_path !== undefined){let data21 = data4.reachable_path;if(typeof data21 === "string"){if(!pattern4.test(data21)){const err45 = {instancePath:instancePath+"/findings/" + i0+"/reachable_path",schemaPath:"#/properties/findings/items/properties/reachable_path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}else {const err46 = {instancePath:instancePath+"/findings/" + i0+"/reachable_path",schemaPath:"#/properties/findings/items/properties/reachable_path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data4.reachable !== undefined){if(typeof data4.reachable !== "boolean"){const err47 = {instancePath:instancePath+"/findings/" + i0+"/reachable",schemaPath:"#/properties/findings/items/properties/reachable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data4.exploitability !== undefined){let data23 = data4.exploitability;if(typeof data23 === "string"){if(!pattern4.test(data23)){const err48 = {instancePath:instancePath+"/findings/" + i0+"/exploitability",schemaPath:"#/properties/findings/items/properties/exploitability/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}else {const err49 = {instancePath:instancePath+"/findings/" + i0+"/exploitability",schemaPath:"#/properties/findings/items/properties/exploitability/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}if(data4.exploitable !== undefined){if(typeof data4.exploitable !== "boolean"){const err50 = {instancePath:instancePath+"/findings/" + i0+"/exploitable",schemaPath:"#/properties/findings/items/properties/exploitable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}if(data4.epss !== undefined){let data25 = data4.epss;if((typeof data25 == "number") && (isFinite(data25))){if(data25 > 1 || isNaN(data25)){const err51 = {instancePath:instancePath+"/findings/" + i0+"/epss",schemaPath:"#/properties/findings/items/properties/epss/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}if(data25 < 0 || isNaN(data25)){const err52 = {instancePath:instancePath+"/findings/" + i0+"/epss",schemaPath:"#/properties/findings/items/properties/epss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}}else {const err53 = {instancePath:instancePath+"/findings/" + i0+"/epss",schemaPath:"#/properties/findings/items/properties/epss/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}}if(data4.confidence !== undefined){let data26 = data4.confidence;if(typeof data26 === "string"){if(!pattern4.test(data26)){const err54 = {instancePath:instancePath+"/findings/" + i0+"/confidence",schemaPath:"#/properties/findings/items/properties/confidence/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}else {const err55 = {instancePath:instancePath+"/findings/" + i0+"/confidence",schemaPath:"#/properties/findings/items/properties/confidence/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}if(data4.validation_result !== undefined){let data27 = data4.validation_result;if(typeof data27 === "string"){if(!pattern4.test(data27)){const err56 = {instancePath:instancePath+"/findings/" + i0+"/validation_result",schemaPath:"#/properties/findings/items/properties/validation_result/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}}else {const err57 = {instancePath:instancePath+"/findings/" + i0+"/validation_result",schemaPath:"#/properties/findings/items/properties/validation_result/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}if(data4.suggested_fix !== undefined){let data28 = data4.suggested_fix;if(typeof data28 === "string"){if(!pattern4.test(data28)){const err58 = {instancePath:instancePath+"/findings/" + i0+"/suggested_fix",schemaPath:"#/properties/findings/items/properties/suggested_fix/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}}else {const err59 = {instancePath:instancePath+"/findings/" + i0+"/suggested_fix",schemaPath:"#/properties/findings/items/properties/suggested_fix/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}}if(data4.artifacts !== undefined){let data29 = data4.artifacts;if(Array.isArray(data29)){const len1 = data29.length;for(let i1=0; i1<len1; i1++){let data30 = data29[i1];if(typeof data30 === "string"){if(!pattern4.test(data30)){const err60 = {instancePath:instancePath+"/findings/" + i0+"/artifacts/" + i1,schemaPath:"#/properties/findings/items/properties/artifacts/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}else {const err61 = {instancePath:instancePath+"/findings/" + i0+"/artifacts/" + i1,schemaPath:"#/properties/findings/items/properties/artifacts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}}}else {const err62 = {instancePath:instancePath+"/findings/" + i0+"/artifacts",schemaPath:"#/properties/findings/items/properties/artifacts/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}}if(data4.aliases !== undefined){let data31 = data4.aliases;if(Array.isArray(data31)){const len2 = data31.length;for(let i2=0; i2<len2; i2++){let data32 = data31[i2];if(typeof data32 === "string"){if(!pattern4.test(data32)){const err63 = {instancePath:instancePath+"/findings/" + i0+"/aliases/" + i2,schemaPath:"#/properties/findings/items/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}}else {const err64 = {instancePath:instancePath+"/findings/" + i0+"/aliases/" + i2,schemaPath:"#/properties/findings/items/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}}}else {const err65 = {instancePath:instancePath+"/findings/" + i0+"/aliases",schemaPath:"#/properties/findings/items/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}}if(data4.opened_at !== undefined){let data33 = data4.opened_at;if(typeof data33 === "string"){if(!pattern22.test(data33)){const err66 = {instancePath:instancePath+"/findings/" + i0+"/opened_at",schemaPath:"#/properties/findings/items/properties/opened_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:[Zz]|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:[Zz]|[+-]\\d{2}:\\d{2})$"+"\""};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}}else {const err67 = {instancePath:instancePath+"/findings/" + i0+"/opened_at",schemaPath:"#/properties/findings/items/properties/opened_at/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}}if(data4.url !== undefined){let data34 = data4.url;if(typeof data34 === "string"){if(!pattern4.test(data34)){const err68 = {instancePath:instancePath+"/findings/" + i0+"/url",schemaPath:"#/properties/findings/items/properties/url/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}}else {const err69 = {instancePath:instancePath+"/findings/" + i0+"/url",schemaPath:"#/properties/findings/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}}if(data4.repository !== undefined){let data35 = data4.repository;if(typeof data35 === "string"){if(!pattern24.test(data35)){const err70 = {instancePath:instancePath+"/findings/" + i0+"/repository",schemaPath:"#/properties/findings/items/properties/repository/pattern",keyword:"pattern",params:{pattern: "^[^/\\s]+/[^/\\s]+$"},message:"must match pattern \""+"^[^/\\s]+/[^/\\s]+$"+"\""};if(vErrors === null){vErrors = [err70];}else {vErrors.push(err70);}errors++;}}else {const err71 = {instancePath:instancePath+"/findings/" + i0+"/repository",schemaPath:"#/properties/findings/items/properties/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err71];}else {vErrors.push(err71);}errors++;}}}else {const err72 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err72];}else {vErrors.push(err72);}errors++;}}}else {const err73 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err73];}else {vErrors.push(err73);}errors++;}}}else {const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err74];}else {vErrors.push(err74);}errors++;}validate20.errors = vErrors;return errors === 0;}validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 5534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readFindingList: () => (/* reexport */ readFindingList)
});

// UNUSED EXPORTS: MAX_LIST_BYTES

// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 2 modules
var lib = __webpack_require__(7192);
// EXTERNAL MODULE: ./packages/findings/generated/validate-finding-list.cjs
var validate_finding_list = __webpack_require__(5439);
// EXTERNAL MODULE: ./packages/findings/lib/fields.js
var fields = __webpack_require__(9967);
// EXTERNAL MODULE: ./packages/findings/lib/finding.js
var lib_finding = __webpack_require__(45);
// EXTERNAL MODULE: ./packages/findings/lib/marks.js
var marks = __webpack_require__(8990);
// EXTERNAL MODULE: ./packages/findings/lib/place.js
var lib_place = __webpack_require__(1327);
// EXTERNAL MODULE: ./packages/findings/lib/severity.js
var severity = __webpack_require__(7777);
// EXTERNAL MODULE: ./packages/findings/lib/tally.js
var tally = __webpack_require__(1978);
// EXTERNAL MODULE: ./packages/findings/lib/words.js
var words = __webpack_require__(9689);
;// CONCATENATED MODULE: ./packages/findings/lib/list/read.js









/** Bytes. A list is read whole. */
const MAX_LIST_BYTES = 64 * 2 ** 20;
/** Never throws for what stands in the file: an entry that does not fit the schema is left out, counted, and named with what is wrong. */
function readFindingList(source, options) {
    if (source.bytes.length > MAX_LIST_BYTES)
        return unread(source, 'too-large', `it has more than ${MAX_LIST_BYTES} bytes`, 'Write several files, or SARIF.');
    const data = parsed(source.bytes);
    if ('says' in data)
        return unread(source, 'not-json', data.says, 'Correct the file.');
    const list = Array.isArray(data.value) ? { findings: data.value } : data.value;
    const frame = (0,fields/* isItem */.WZ)(list) ? { ...list, findings: Array.isArray(list['findings']) ? [] : list['findings'] } : list;
    if (!validate_finding_list(frame))
        return unread(source, 'invalid', faultIn('the file'), `See ${SCHEMA}.`);
    const entries = (0,fields/* listAt */.gT)(list, 'findings');
    const reader = new ListReader((0,fields/* textAt */.$6)(list, 'tool') ?? source.file, options);
    for (const [index, entry] of entries.entries())
        reader.take(entry, index);
    return { is: 'read', source: 'list', of: source.file, seen: entries.length, requests: 0, ...reader.result() };
}
const SCHEMA = 'packages/findings/schema/finding-list.v1.schema.json';
class ListReader {
    #tool;
    #options;
    #tally = new tally/* Tally */.F();
    #findings = new Map();
    constructor(tool, options) {
        this.#tool = tool;
        this.#options = options;
    }
    take(entry, index) {
        if (!validate_finding_list({ findings: [entry] }))
            return this.#tally.add('malformed', faultIn(`finding ${index + 1}`));
        if (!(0,fields/* isItem */.WZ)(entry))
            return;
        const repository = this.#repositoryOf(entry);
        if (repository === undefined)
            return this.#tally.add('unknown-repository', (0,fields/* textAt */.$6)(entry, 'repository'));
        const finding = fromEntry(entry, repository, this.#tool);
        const why = this.#reasonToLeave(finding, JSON.stringify(entry));
        if (why !== undefined)
            return this.#tally.add(why, finding.id);
        this.#findings.set(keyOf(finding), { finding, text: JSON.stringify(entry) });
    }
    /** Of two that differ under one id only one can be claimed; the first stays, and the other is told. */
    #reasonToLeave(finding, text) {
        if (!(0,lib_finding/* isAtLeast */.du)(finding.severity, this.#options.atLeast))
            return 'below-severity';
        const known = this.#findings.get(keyOf(finding));
        if (known === undefined)
            return undefined;
        return known.text === text ? 'same-finding' : 'same-id';
    }
    #repositoryOf(entry) {
        const { repository, others = [] } = this.#options;
        const named = (0,fields/* textAt */.$6)(entry, 'repository')?.toLowerCase();
        return named === undefined ? repository : [repository, ...others].find(({ name }) => name.toLowerCase() === named);
    }
    result() {
        return { findings: [...this.#findings.values()].map(({ finding }) => finding), leftOut: this.#tally.list() };
    }
}
function keyOf({ repository, id }) {
    return `${repository.id} ${id}`;
}
function fromEntry(entry, repository, tool) {
    const id = (0,lib/* findingId */.zK)((0,fields/* textAt */.$6)(entry, 'id') ?? '');
    const named = (0,fields/* textAt */.$6)(entry, 'kind') ?? 'generic';
    const kind = (0,lib/* isFindingKind */.gR)(named) ? named : 'generic';
    const title = (0,words/* titleOf */.Gg)((0,fields/* textAt */.$6)(entry, 'title') ?? id);
    const affected = packageOf((0,fields/* fieldAt */.UK)(entry, 'package'));
    const place = placeOf(entry) ?? (affected === undefined ? undefined : { path: affected.manifest });
    const rule = (0,fields/* textAt */.$6)(entry, 'rule');
    const page = (0,fields/* textAt */.$6)(entry, 'url');
    return (0,fields/* present */.Eb)({
        id,
        kind,
        title,
        explanation: (0,words/* explanationOf */.pg)((0,fields/* textAt */.$6)(entry, 'explanation')) || title,
        severity: (0,severity/* severityOf */.xJ)((0,fields/* textAt */.$6)(entry, 'severity')),
        location: (0,words/* attribute */.lt)(affected === undefined ? whereOf(entry, place) : `${affected.name} in ${affected.manifest}`),
        reachablePath: (0,words/* attribute */.lt)((0,fields/* textAt */.$6)(entry, 'reachable_path')),
        exploitability: (0,words/* attribute */.lt)((0,fields/* textAt */.$6)(entry, 'exploitability')),
        confidence: (0,words/* attribute */.lt)((0,fields/* textAt */.$6)(entry, 'confidence')),
        validationResult: (0,words/* attribute */.lt)((0,fields/* textAt */.$6)(entry, 'validation_result')),
        suggestedFix: (0,words/* attribute */.lt)((0,fields/* textAt */.$6)(entry, 'suggested_fix')),
        artifacts: (0,words/* artifactsOf */.Ns)([page, ...textsAt(entry, 'artifacts')]),
        source: 'list',
        repository,
        openedAt: (0,fields/* dateAt */.iM)(entry, 'opened_at'),
        aliases: textsAt(entry, 'aliases')
            .map(lib/* findingId */.zK)
            .filter((alias) => alias !== id),
        marks: marksOf(entry, kind, tool, place, affected),
        page,
        place,
        rule: rule === undefined ? undefined : { tool, id: rule },
        package: affected,
        signals: (0,fields/* present */.Eb)({
            isExploitable: flagAt(entry, 'exploitable'),
            isReachable: flagAt(entry, 'reachable'),
            epss: (0,fields/* numberAt */.tk)(entry, 'epss'),
        }),
    });
}
function placeOf(entry) {
    const path = (0,lib_place/* plainPath */.s)((0,fields/* textAt */.$6)(entry, 'affected_location', 'path'));
    if (path === undefined)
        return undefined;
    return (0,fields/* present */.Eb)({
        path,
        line: (0,fields/* numberAt */.tk)(entry, 'affected_location', 'line'),
        column: (0,fields/* numberAt */.tk)(entry, 'affected_location', 'column'),
    });
}
function whereOf(entry, place) {
    return place === undefined ? (0,fields/* textAt */.$6)(entry, 'affected_location', 'path') : (0,lib_place/* placeText */.Z)(place);
}
function packageOf(value) {
    const ecosystem = (0,fields/* textAt */.$6)(value, 'ecosystem');
    const name = (0,fields/* textAt */.$6)(value, 'name');
    const manifest = (0,fields/* textAt */.$6)(value, 'manifest');
    if (ecosystem === undefined || name === undefined || manifest === undefined)
        return undefined;
    return (0,fields/* present */.Eb)({ ecosystem, name, manifest, vulnerable: (0,fields/* textAt */.$6)(value, 'vulnerable'), fixed: (0,fields/* textAt */.$6)(value, 'fixed') });
}
function marksOf(entry, kind, tool, place, affected) {
    const rule = (0,fields/* textAt */.$6)(entry, 'rule');
    if (affected !== undefined)
        return (0,marks/* advisoriesIn */.vX)(`${(0,fields/* textAt */.$6)(entry, 'id')} ${rule}`).map((advisory) => (0,marks/* advisoryMark */.jo)(advisory, affected.manifest));
    if (place?.line === undefined)
        return [];
    if (kind === 'secret')
        return [(0,marks/* secretMark */.MX)(place.path, place.line)];
    return rule === undefined
        ? []
        : [(0,marks/* placeMark */.Bg)({ tool, rule, path: place.path, line: place.line, column: place.column })];
}
function textsAt(entry, key) {
    return (0,fields/* listAt */.gT)(entry, key).flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? value : []));
}
function flagAt(entry, key) {
    const value = entry[key];
    return typeof value === 'boolean' ? value : undefined;
}
function parsed(bytes) {
    try {
        return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
    }
    catch (error) {
        return { says: (0,words/* capped */.uo)(error instanceof Error ? error.message : 'it is no JSON', words/* MAX_NAME */.zB) };
    }
}
/** The first fault that the validator found, in words. */
function faultIn(what) {
    const fault = validate_finding_list.errors?.[0];
    if (fault === undefined)
        return what;
    const path = fault.instancePath
        .replace(/^\/findings\/0/, '')
        .replace(/^\//, '')
        .replaceAll('/', '.');
    const where = path === '' ? what : `${what}, \`${path}\``;
    if (fault.keyword === 'additionalProperties')
        return `${where}: unknown key \`${(0,words/* capped */.uo)(String(fault.params['additionalProperty']), words/* MAX_NAME */.zB)}\``;
    if (fault.keyword === 'enum')
        return `${where}: allowed are ${JSON.stringify(fault.params['allowedValues'])}`;
    return `${where}: ${fault.message ?? fault.keyword}`;
}
function unread({ file }, why, message, remedy) {
    return { is: 'unread', source: 'list', of: file, why, message: `${file}: ${message}`, remedy, requests: 0 };
}

;// CONCATENATED MODULE: ./packages/findings/lib/list/index.js
/** The plain JSON list, for scanners of one's own. Schema: packages/findings/schema/finding-list.v1.schema.json. */



/***/ })

};
