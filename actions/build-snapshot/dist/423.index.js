export const id = 423;
export const ids = [423];
export const modules = {

/***/ 9526:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

// Generated from packages/snapshot/schema/coverage-inputs.v1.schema.json by ajv (MIT). Write it anew with: npm run generate
module.exports = validate20;module.exports["default"] = validate20;const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:agent-remediation:schema:coverage-inputs.v1","title":"Inputs of a coverage snapshot","description":"What build-snapshot reads, as JSON or YAML. Every list may be left out, and several files are read as one.","type":"object","additionalProperties":false,"properties":{"$schema":{"description":"For editors; not read.","type":"string","maxLength":500},"portfolios":{"description":"Names of portfolios. Once one is named here, the list is closed: a portfolio id that is not in it is a fault.","type":"array","items":{"description":"One portfolio.","type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"description":"For example portfolio-payments.","type":"string","maxLength":500,"pattern":"^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"},"label":{"description":"Shown to people.","type":"string","minLength":1,"maxLength":2000}}}},"assets":{"description":"What is to be covered.","type":"array","items":{"description":"One asset.","type":"object","additionalProperties":false,"required":["id","name","asset_type","criticality"],"properties":{"id":{"description":"For example asset-checkout.","type":"string","maxLength":500,"pattern":"^asset-[a-z0-9]+(?:-[a-z0-9]+)*$"},"name":{"description":"Shown to people. The snapshot keeps 140 characters.","type":"string","minLength":1,"maxLength":2000},"asset_type":{"description":"What it is. A service or application without a portfolio is a portfolio of its own.","enum":["repository","service","host","application","cloud-resource","identity","api","data-store","tenant"]},"criticality":{"description":"How much depends on it.","enum":["critical","high","medium","low","unassigned"]},"aliases":{"description":"Other names under which exposures, cases and links may name it, such as owner/repository.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"owner_team":{"description":"One owning team.","type":"string","minLength":1,"maxLength":2000},"owner_name":{"description":"One owning person.","type":"string","minLength":1,"maxLength":2000},"environment":{"description":"The environment that it runs in.","type":"string","minLength":1,"maxLength":2000},"owner_teams":{"description":"Owning teams, where there are several.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"owner_names":{"description":"Owning people, where there are several.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"environments":{"description":"Environments, where there are several.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"portfolio_id":{"description":"The portfolio that it belongs to.","type":"string","maxLength":500,"pattern":"^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"},"portfolio_label":{"description":"The portfolio by its label, where no id is given.","type":"string","minLength":1,"maxLength":2000},"linked_asset_ids":{"description":"Ids or aliases of the assets that this one depends on.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"not_looked_at":{"description":"Sources that could not be looked at for this asset.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000}}}}},"exposures":{"description":"Clusters of findings: one per rule, per alert rule, or per type of secret. Each counts once.","type":"array","items":{"description":"One exposure.","type":"object","additionalProperties":false,"required":["id","asset_id","severity","workflow_value","source_id"],"properties":{"id":{"description":"Unique among the exposures.","type":"string","minLength":1,"maxLength":500},"asset_id":{"description":"Id or alias of the asset that it lies on.","type":"string","minLength":1,"maxLength":500},"severity":{"description":"The worst of its findings.","enum":["critical","high","medium","low","info"]},"workflow_value":{"description":"The remediation workflow that it belongs to.","enum":["dependency","sast","sensitive-data","mcp-guardrail","base-image","recipe-runbook"]},"source_id":{"description":"The scanner or alert source.","type":"string","minLength":1,"maxLength":500},"finding_count":{"description":"Findings in the cluster.","type":"integer","minimum":1,"maximum":1000000000},"title":{"description":"One line for people.","type":"string","minLength":1,"maxLength":2000},"file":{"description":"Path of the affected file.","type":"string","minLength":1,"maxLength":2000}}}},"cases":{"description":"Tickets and issues. A case relates to an exposure by asset, by file, or by source and workflow.","type":"array","items":{"description":"One case.","type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"description":"Unique among the cases.","type":"string","minLength":1,"maxLength":500},"status":{"description":"A closed case still tracks its exposures.","enum":["open","in_review","closed"]},"asset_id":{"description":"Id or alias of an asset.","type":"string","minLength":1,"maxLength":500},"file":{"description":"Path of a file.","type":"string","minLength":1,"maxLength":2000},"source_id":{"description":"A scanner or alert source; counts together with workflow_value.","type":"string","minLength":1,"maxLength":500},"workflow_value":{"description":"A remediation workflow; counts together with source_id.","enum":["dependency","sast","sensitive-data","mcp-guardrail","base-image","recipe-runbook"]}}}},"channels":{"description":"Ways in which exposures reach those who fix them.","type":"array","items":{"description":"One channel.","type":"object","additionalProperties":false,"required":["id","label","delivery"],"properties":{"id":{"description":"Named by policies.","type":"string","minLength":1,"maxLength":500},"label":{"description":"Shown to people.","type":"string","minLength":1,"maxLength":2000},"delivery":{"description":"live_or_copy can be handed over by hand while settings are missing, live_only cannot; planned and config_only exist on paper.","enum":["live_only","live_or_copy","copy_only","planned","config_only"]},"settings":{"description":"What it needs to deliver by itself. Names only, never values.","type":"array","items":{"description":"One setting.","type":"object","additionalProperties":false,"required":["name","present"],"properties":{"name":{"description":"For example AGENT_API_KEY.","type":"string","minLength":1,"maxLength":500,"pattern":"[!-~]"},"present":{"description":"Whether it is there.","type":"boolean"}}}}}}},"policies":{"description":"Which exposures go through which channel. The most specific policy that matches wins.","type":"array","items":{"description":"One policy.","type":"object","additionalProperties":false,"required":["id","label","match","route"],"properties":{"id":{"description":"For example routing-code.","type":"string","maxLength":500,"pattern":"^routing-[a-z0-9]+(?:-[a-z0-9]+)*$"},"label":{"description":"Shown to people.","type":"string","minLength":1,"maxLength":2000},"match":{"description":"All conditions that are set must hold.","type":"object","additionalProperties":false,"required":[],"properties":{"severity_min":{"description":"At least this severity.","enum":["critical","high","medium","low","info"]},"asset_criticality_min":{"description":"At least this criticality of the asset.","enum":["critical","high","medium","low","unassigned"]},"workflow_values":{"description":"One of these workflows.","type":"array","items":{"enum":["dependency","sast","sensitive-data","mcp-guardrail","base-image","recipe-runbook"]},"minItems":1},"source_ids":{"description":"One of these sources.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000},"minItems":1},"owner_teams":{"description":"The asset is owned by one of these teams.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000},"minItems":1},"portfolio_ids":{"description":"The asset belongs to one of these portfolios.","type":"array","items":{"description":"A portfolio.","type":"string","maxLength":500,"pattern":"^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"},"minItems":1},"environments":{"description":"The asset runs in one of these environments.","type":"array","items":{"type":"string","minLength":1,"maxLength":2000},"minItems":1}}},"route":{"description":"Where its exposures go.","type":"object","additionalProperties":false,"required":["channel"],"properties":{"channel":{"description":"Id of a channel.","type":"string","minLength":1,"maxLength":500},"label":{"description":"Shown to people; default: the label of the channel.","type":"string","minLength":1,"maxLength":2000}}},"updated_at":{"description":"RFC 3339; of two equally specific policies the newer one wins.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})$","maxLength":40}}}}}};const func1 = (__webpack_require__(6214)/* ["default"] */ .A);const func5 = Object.prototype.hasOwnProperty;const pattern4 = new RegExp("^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$", "u");const pattern5 = new RegExp("^asset-[a-z0-9]+(?:-[a-z0-9]+)*$", "u");const pattern7 = new RegExp("[!-~]", "u");const pattern8 = new RegExp("^routing-[a-z0-9]+(?:-[a-z0-9]+)*$", "u");const pattern10 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})$", "u");function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="urn:agent-remediation:schema:coverage-inputs.v1" */;let vErrors = null;let errors = 0;const evaluated0 = validate20.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((((key0 === "$schema") || (key0 === "portfolios")) || (key0 === "assets")) || (key0 === "exposures")) || (key0 === "cases")) || (key0 === "channels")) || (key0 === "policies"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.$schema !== undefined){let data0 = data.$schema;if(typeof data0 === "string"){if(func1(data0) > 500){const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.portfolios !== undefined){let data1 = data.portfolios;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(data2.id === undefined){const err3 = {instancePath:instancePath+"/portfolios/" + i0,schemaPath:"#/properties/portfolios/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data2.label === undefined){const err4 = {instancePath:instancePath+"/portfolios/" + i0,schemaPath:"#/properties/portfolios/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}for(const key1 in data2){if(!((key1 === "id") || (key1 === "label"))){const err5 = {instancePath:instancePath+"/portfolios/" + i0,schemaPath:"#/properties/portfolios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data2.id !== undefined){let data3 = data2.id;if(typeof data3 === "string"){if(func1(data3) > 500){const err6 = {instancePath:instancePath+"/portfolios/" + i0+"/id",schemaPath:"#/properties/portfolios/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern4.test(data3)){const err7 = {instancePath:instancePath+"/portfolios/" + i0+"/id",schemaPath:"#/properties/portfolios/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/portfolios/" + i0+"/id",schemaPath:"#/properties/portfolios/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data2.label !== undefined){let data4 = data2.label;if(typeof data4 === "string"){if(func1(data4) > 2000){const err9 = {instancePath:instancePath+"/portfolios/" + i0+"/label",schemaPath:"#/properties/portfolios/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(func1(data4) < 1){const err10 = {instancePath:instancePath+"/portfolios/" + i0+"/label",schemaPath:"#/properties/portfolios/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/portfolios/" + i0+"/label",schemaPath:"#/properties/portfolios/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/portfolios/" + i0,schemaPath:"#/properties/portfolios/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/portfolios",schemaPath:"#/properties/portfolios/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.assets !== undefined){let data5 = data.assets;if(Array.isArray(data5)){const len1 = data5.length;for(let i1=0; i1<len1; i1++){let data6 = data5[i1];if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if(data6.id === undefined){const err14 = {instancePath:instancePath+"/assets/" + i1,schemaPath:"#/properties/assets/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(data6.name === undefined){const err15 = {instancePath:instancePath+"/assets/" + i1,schemaPath:"#/properties/assets/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(data6.asset_type === undefined){const err16 = {instancePath:instancePath+"/assets/" + i1,schemaPath:"#/properties/assets/items/required",keyword:"required",params:{missingProperty: "asset_type"},message:"must have required property '"+"asset_type"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if(data6.criticality === undefined){const err17 = {instancePath:instancePath+"/assets/" + i1,schemaPath:"#/properties/assets/items/required",keyword:"required",params:{missingProperty: "criticality"},message:"must have required property '"+"criticality"+"'"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}for(const key2 in data6){if(!(func5.call(schema31.properties.assets.items.properties, key2))){const err18 = {instancePath:instancePath+"/assets/" + i1,schemaPath:"#/properties/assets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data6.id !== undefined){let data7 = data6.id;if(typeof data7 === "string"){if(func1(data7) > 500){const err19 = {instancePath:instancePath+"/assets/" + i1+"/id",schemaPath:"#/properties/assets/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(!pattern5.test(data7)){const err20 = {instancePath:instancePath+"/assets/" + i1+"/id",schemaPath:"#/properties/assets/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^asset-[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^asset-[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/assets/" + i1+"/id",schemaPath:"#/properties/assets/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data6.name !== undefined){let data8 = data6.name;if(typeof data8 === "string"){if(func1(data8) > 2000){const err22 = {instancePath:instancePath+"/assets/" + i1+"/name",schemaPath:"#/properties/assets/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if(func1(data8) < 1){const err23 = {instancePath:instancePath+"/assets/" + i1+"/name",schemaPath:"#/properties/assets/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}else {const err24 = {instancePath:instancePath+"/assets/" + i1+"/name",schemaPath:"#/properties/assets/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data6.asset_type !== undefined){let data9 = data6.asset_type;if(!(((((((((data9 === "repository") || (data9 === "service")) || (data9 === "host")) || (data9 === "application")) || (data9 === "cloud-resource")) || (data9 === "identity")) || (data9 === "api")) || (data9 === "data-store")) || (data9 === "tenant"))){const err25 = {instancePath:instancePath+"/assets/" + i1+"/asset_type",schemaPath:"#/properties/assets/items/properties/asset_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.assets.items.properties.asset_type.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data6.criticality !== undefined){let data10 = data6.criticality;if(!(((((data10 === "critical") || (data10 === "high")) || (data10 === "medium")) || (data10 === "low")) || (data10 === "unassigned"))){const err26 = {instancePath:instancePath+"/assets/" + i1+"/criticality",schemaPath:"#/properties/assets/items/properties/criticality/enum",keyword:"enum",params:{allowedValues: schema31.properties.assets.items.properties.criticality.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data6.aliases !== undefined){let data11 = data6.aliases;if(Array.isArray(data11)){const len2 = data11.length;for(let i2=0; i2<len2; i2++){let data12 = data11[i2];if(typeof data12 === "string"){if(func1(data12) > 2000){const err27 = {instancePath:instancePath+"/assets/" + i1+"/aliases/" + i2,schemaPath:"#/properties/assets/items/properties/aliases/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(func1(data12) < 1){const err28 = {instancePath:instancePath+"/assets/" + i1+"/aliases/" + i2,schemaPath:"#/properties/assets/items/properties/aliases/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}else {const err29 = {instancePath:instancePath+"/assets/" + i1+"/aliases/" + i2,schemaPath:"#/properties/assets/items/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath:instancePath+"/assets/" + i1+"/aliases",schemaPath:"#/properties/assets/items/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data6.owner_team !== undefined){let data13 = data6.owner_team;if(typeof data13 === "string"){if(func1(data13) > 2000){const err31 = {instancePath:instancePath+"/assets/" + i1+"/owner_team",schemaPath:"#/properties/assets/items/properties/owner_team/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}if(func1(data13) < 1){const err32 = {instancePath:instancePath+"/assets/" + i1+"/owner_team",schemaPath:"#/properties/assets/items/properties/owner_team/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/assets/" + i1+"/owner_team",schemaPath:"#/properties/assets/items/properties/owner_team/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data6.owner_name !== undefined){let data14 = data6.owner_name;if(typeof data14 === "string"){if(func1(data14) > 2000){const err34 = {instancePath:instancePath+"/assets/" + i1+"/owner_name",schemaPath:"#/properties/assets/items/properties/owner_name/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}if(func1(data14) < 1){const err35 = {instancePath:instancePath+"/assets/" + i1+"/owner_name",schemaPath:"#/properties/assets/items/properties/owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/assets/" + i1+"/owner_name",schemaPath:"#/properties/assets/items/properties/owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data6.environment !== undefined){let data15 = data6.environment;if(typeof data15 === "string"){if(func1(data15) > 2000){const err37 = {instancePath:instancePath+"/assets/" + i1+"/environment",schemaPath:"#/properties/assets/items/properties/environment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}if(func1(data15) < 1){const err38 = {instancePath:instancePath+"/assets/" + i1+"/environment",schemaPath:"#/properties/assets/items/properties/environment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}else {const err39 = {instancePath:instancePath+"/assets/" + i1+"/environment",schemaPath:"#/properties/assets/items/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data6.owner_teams !== undefined){let data16 = data6.owner_teams;if(Array.isArray(data16)){const len3 = data16.length;for(let i3=0; i3<len3; i3++){let data17 = data16[i3];if(typeof data17 === "string"){if(func1(data17) > 2000){const err40 = {instancePath:instancePath+"/assets/" + i1+"/owner_teams/" + i3,schemaPath:"#/properties/assets/items/properties/owner_teams/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(func1(data17) < 1){const err41 = {instancePath:instancePath+"/assets/" + i1+"/owner_teams/" + i3,schemaPath:"#/properties/assets/items/properties/owner_teams/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}else {const err42 = {instancePath:instancePath+"/assets/" + i1+"/owner_teams/" + i3,schemaPath:"#/properties/assets/items/properties/owner_teams/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}}else {const err43 = {instancePath:instancePath+"/assets/" + i1+"/owner_teams",schemaPath:"#/properties/assets/items/properties/owner_teams/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}if(data6.owner_names !== undefined){let data18 = data6.owner_names;if(Array.isArray(data18)){const len4 = data18.length;for(let i4=0; i4<len4; i4++){let data19 = data18[i4];if(typeof data19 === "string"){if(func1(data19) > 2000){const err44 = {instancePath:instancePath+"/assets/" + i1+"/owner_names/" + i4,schemaPath:"#/properties/assets/items/properties/owner_names/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}if(func1(data19) < 1){const err45 = {instancePath:instancePath+"/assets/" + i1+"/owner_names/" + i4,schemaPath:"#/properties/assets/items/properties/owner_names/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}else {const err46 = {instancePath:instancePath+"/assets/" + i1+"/owner_names/" + i4,schemaPath:"#/properties/assets/items/properties/owner_names/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}}else {const err47 = {instancePath:instancePath+"/assets/" + i1+"/owner_names",schemaPath:"#/properties/assets/items/properties/owner_names/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data6.environments !== undefined){let data20 = data6.environments;if(Array.isArray(data20)){const len5 = data20.length;for(let i5=0; i5<len5; i5++){let data21 = data20[i5];if(typeof data21 === "string"){if(func1(data21) > 2000){const err48 = {instancePath:instancePath+"/assets/" + i1+"/environments/" + i5,schemaPath:"#/properties/assets/items/properties/environments/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}if(func1(data21) < 1){const err49 = {instancePath:instancePath+"/assets/" + i1+"/environments/" + i5,schemaPath:"#/properties/assets/items/properties/environments/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}else {const err50 = {instancePath:instancePath+"/assets/" + i1+"/environments/" + i5,schemaPath:"#/properties/assets/items/properties/environments/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}}else {const err51 = {instancePath:instancePath+"/assets/" + i1+"/environments",schemaPath:"#/properties/assets/items/properties/environments/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}if(data6.portfolio_id !== undefined){let data22 = data6.portfolio_id;if(typeof data22 === "string"){if(func1(data22) > 500){const err52 = {instancePath:instancePath+"/assets/" + i1+"/portfolio_id",schemaPath:"#/properties/assets/items/properties/portfolio_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}if(!pattern4.test(data22)){const err53 = {instancePath:instancePath+"/assets/" + i1+"/portfolio_id",schemaPath:"#/properties/assets/items/properties/portfolio_id/pattern",keyword:"pattern",params:{pattern: "^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}}else {const err54 = {instancePath:instancePath+"/assets/" + i1+"/portfolio_id",schemaPath:"#/properties/assets/items/properties/portfolio_id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}if(data6.portfolio_label !== undefined){let data23 = data6.portfolio_label;if(typeof data23 === "string"){if(func1(data23) > 2000){const err55 = {instancePath:instancePath+"/assets/" + i1+"/portfolio_label",schemaPath:"#/properties/assets/items/properties/portfolio_label/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}if(func1(data23) < 1){const err56 = {instancePath:instancePath+"/assets/" + i1+"/portfolio_label",schemaPath:"#/properties/assets/items/properties/portfolio_label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}}else {const err57 = {instancePath:instancePath+"/assets/" + i1+"/portfolio_label",schemaPath:"#/properties/assets/items/properties/portfolio_label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}if(data6.linked_asset_ids !== undefined){let data24 = data6.linked_asset_ids;if(Array.isArray(data24)){const len6 = data24.length;for(let i6=0; i6<len6; i6++){let data25 = data24[i6];if(typeof data25 === "string"){if(func1(data25) > 2000){const err58 = {instancePath:instancePath+"/assets/" + i1+"/linked_asset_ids/" + i6,schemaPath:"#/properties/assets/items/properties/linked_asset_ids/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}if(func1(data25) < 1){const err59 = {instancePath:instancePath+"/assets/" + i1+"/linked_asset_ids/" + i6,schemaPath:"#/properties/assets/items/properties/linked_asset_ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}}else {const err60 = {instancePath:instancePath+"/assets/" + i1+"/linked_asset_ids/" + i6,schemaPath:"#/properties/assets/items/properties/linked_asset_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}}else {const err61 = {instancePath:instancePath+"/assets/" + i1+"/linked_asset_ids",schemaPath:"#/properties/assets/items/properties/linked_asset_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}}if(data6.not_looked_at !== undefined){let data26 = data6.not_looked_at;if(Array.isArray(data26)){const len7 = data26.length;for(let i7=0; i7<len7; i7++){let data27 = data26[i7];if(typeof data27 === "string"){if(func1(data27) > 2000){const err62 = {instancePath:instancePath+"/assets/" + i1+"/not_looked_at/" + i7,schemaPath:"#/properties/assets/items/properties/not_looked_at/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}if(func1(data27) < 1){const err63 = {instancePath:instancePath+"/assets/" + i1+"/not_looked_at/" + i7,schemaPath:"#/properties/assets/items/properties/not_looked_at/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}}else {const err64 = {instancePath:instancePath+"/assets/" + i1+"/not_looked_at/" + i7,schemaPath:"#/properties/assets/items/properties/not_looked_at/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}}}else {const err65 = {instancePath:instancePath+"/assets/" + i1+"/not_looked_at",schemaPath:"#/properties/assets/items/properties/not_looked_at/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}}}else {const err66 = {instancePath:instancePath+"/assets/" + i1,schemaPath:"#/properties/assets/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}}}else {const err67 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}}if(data.exposures !== undefined){let data28 = data.exposures;if(Array.isArray(data28)){const len8 = data28.length;for(let i8=0; i8<len8; i8++){let data29 = data28[i8];if(data29 && typeof data29 == "object" && !Array.isArray(data29)){if(data29.id === undefined){const err68 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}if(data29.asset_id === undefined){const err69 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/required",keyword:"required",params:{missingProperty: "asset_id"},message:"must have required property '"+"asset_id"+"'"};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}if(data29.severity === undefined){const err70 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};if(vErrors === null){vErrors = [err70];}else {vErrors.push(err70);}errors++;}if(data29.workflow_value === undefined){const err71 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/required",keyword:"required",params:{missingProperty: "workflow_value"},message:"must have required property '"+"workflow_value"+"'"};if(vErrors === null){vErrors = [err71];}else {vErrors.push(err71);}errors++;}if(data29.source_id === undefined){const err72 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/required",keyword:"required",params:{missingProperty: "source_id"},message:"must have required property '"+"source_id"+"'"};if(vErrors === null){vErrors = [err72];}else {vErrors.push(err72);}errors++;}for(const key3 in data29){if(!((((((((key3 === "id") || (key3 === "asset_id")) || (key3 === "severity")) || (key3 === "workflow_value")) || (key3 === "source_id")) || (key3 === "finding_count")) || (key3 === "title")) || (key3 === "file"))){const err73 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err73];}else {vErrors.push(err73);}errors++;}}if(data29.id !== undefined){let data30 = data29.id;if(typeof data30 === "string"){if(func1(data30) > 500){const err74 = {instancePath:instancePath+"/exposures/" + i8+"/id",schemaPath:"#/properties/exposures/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err74];}else {vErrors.push(err74);}errors++;}if(func1(data30) < 1){const err75 = {instancePath:instancePath+"/exposures/" + i8+"/id",schemaPath:"#/properties/exposures/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err75];}else {vErrors.push(err75);}errors++;}}else {const err76 = {instancePath:instancePath+"/exposures/" + i8+"/id",schemaPath:"#/properties/exposures/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err76];}else {vErrors.push(err76);}errors++;}}if(data29.asset_id !== undefined){let data31 = data29.asset_id;if(typeof data31 === "string"){if(func1(data31) > 500){const err77 = {instancePath:instancePath+"/exposures/" + i8+"/asset_id",schemaPath:"#/properties/exposures/items/properties/asset_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err77];}else {vErrors.push(err77);}errors++;}if(func1(data31) < 1){const err78 = {instancePath:instancePath+"/exposures/" + i8+"/asset_id",schemaPath:"#/properties/exposures/items/properties/asset_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err78];}else {vErrors.push(err78);}errors++;}}else {const err79 = {instancePath:instancePath+"/exposures/" + i8+"/asset_id",schemaPath:"#/properties/exposures/items/properties/asset_id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err79];}else {vErrors.push(err79);}errors++;}}if(data29.severity !== undefined){let data32 = data29.severity;if(!(((((data32 === "critical") || (data32 === "high")) || (data32 === "medium")) || (data32 === "low")) || (data32 === "info"))){const err80 = {instancePath:instancePath+"/exposures/" + i8+"/severity",schemaPath:"#/properties/exposures/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.exposures.items.properties.severity.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err80];}else {vErrors.push(err80);}errors++;}}if(data29.workflow_value !== undefined){let data33 = data29.workflow_value;if(!((((((data33 === "dependency") || (data33 === "sast")) || (data33 === "sensitive-data")) || (data33 === "mcp-guardrail")) || (data33 === "base-image")) || (data33 === "recipe-runbook"))){const err81 = {instancePath:instancePath+"/exposures/" + i8+"/workflow_value",schemaPath:"#/properties/exposures/items/properties/workflow_value/enum",keyword:"enum",params:{allowedValues: schema31.properties.exposures.items.properties.workflow_value.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err81];}else {vErrors.push(err81);}errors++;}}if(data29.source_id !== undefined){let data34 = data29.source_id;if(typeof data34 === "string"){if(func1(data34) > 500){const err82 = {instancePath:instancePath+"/exposures/" + i8+"/source_id",schemaPath:"#/properties/exposures/items/properties/source_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err82];}else {vErrors.push(err82);}errors++;}if(func1(data34) < 1){const err83 = {instancePath:instancePath+"/exposures/" + i8+"/source_id",schemaPath:"#/properties/exposures/items/properties/source_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err83];}else {vErrors.push(err83);}errors++;}}else {const err84 = {instancePath:instancePath+"/exposures/" + i8+"/source_id",schemaPath:"#/properties/exposures/items/properties/source_id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err84];}else {vErrors.push(err84);}errors++;}}if(data29.finding_count !== undefined){let data35 = data29.finding_count;if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){const err85 = {instancePath:instancePath+"/exposures/" + i8+"/finding_count",schemaPath:"#/properties/exposures/items/properties/finding_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err85];}else {vErrors.push(err85);}errors++;}if((typeof data35 == "number") && (isFinite(data35))){if(data35 > 1000000000 || isNaN(data35)){const err86 = {instancePath:instancePath+"/exposures/" + i8+"/finding_count",schemaPath:"#/properties/exposures/items/properties/finding_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};if(vErrors === null){vErrors = [err86];}else {vErrors.push(err86);}errors++;}if(data35 < 1 || isNaN(data35)){const err87 = {instancePath:instancePath+"/exposures/" + i8+"/finding_count",schemaPath:"#/properties/exposures/items/properties/finding_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err87];}else {vErrors.push(err87);}errors++;}}}if(data29.title !== undefined){let data36 = data29.title;if(typeof data36 === "string"){if(func1(data36) > 2000){const err88 = {instancePath:instancePath+"/exposures/" + i8+"/title",schemaPath:"#/properties/exposures/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err88];}else {vErrors.push(err88);}errors++;}if(func1(data36) < 1){const err89 = {instancePath:instancePath+"/exposures/" + i8+"/title",schemaPath:"#/properties/exposures/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err89];}else {vErrors.push(err89);}errors++;}}else {const err90 = {instancePath:instancePath+"/exposures/" + i8+"/title",schemaPath:"#/properties/exposures/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err90];}else {vErrors.push(err90);}errors++;}}if(data29.file !== undefined){let data37 = data29.file;if(typeof data37 === "string"){if(func1(data37) > 2000){const err91 = {instancePath:instancePath+"/exposures/" + i8+"/file",schemaPath:"#/properties/exposures/items/properties/file/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err91];}else {vErrors.push(err91);}errors++;}if(func1(data37) < 1){const err92 = {instancePath:instancePath+"/exposures/" + i8+"/file",schemaPath:"#/properties/exposures/items/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err92];}else {vErrors.push(err92);}errors++;}}else {const err93 = {instancePath:instancePath+"/exposures/" + i8+"/file",schemaPath:"#/properties/exposures/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err93];}else {vErrors.push(err93);}errors++;}}}else {const err94 = {instancePath:instancePath+"/exposures/" + i8,schemaPath:"#/properties/exposures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err94];}else {vErrors.push(err94);}errors++;}}}else {const err95 = {instancePath:instancePath+"/exposures",schemaPath:"#/properties/exposures/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err95];}else {vErrors.push(err95);}errors++;}}if(data.cases !== undefined){let data38 = data.cases;if(Array.isArray(data38)){const len9 = data38.length;for(let i9=0; i9<len9; i9++){let data39 = data38[i9];if(data39 && typeof data39 == "object" && !Array.isArray(data39)){if(data39.id === undefined){const err96 = {instancePath:instancePath+"/cases/" + i9,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err96];}else {vErrors.push(err96);}errors++;}if(data39.status === undefined){const err97 = {instancePath:instancePath+"/cases/" + i9,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};if(vErrors === null){vErrors = [err97];}else {vErrors.push(err97);}errors++;}for(const key4 in data39){if(!((((((key4 === "id") || (key4 === "status")) || (key4 === "asset_id")) || (key4 === "file")) || (key4 === "source_id")) || (key4 === "workflow_value"))){const err98 = {instancePath:instancePath+"/cases/" + i9,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err98];}else {vErrors.push(err98);}errors++;}}if(data39.id !== undefined){let data40 = data39.id;if(typeof data40 === "string"){if(func1(data40) > 500){const err99 = {instancePath:instancePath+"/cases/" + i9+"/id",schemaPath:"#/properties/cases/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err99];}else {vErrors.push(err99);}errors++;}if(func1(data40) < 1){const err100 = {instancePath:instancePath+"/cases/" + i9+"/id",schemaPath:"#/properties/cases/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err100];}else {vErrors.push(err100);}errors++;}}else {const err101 = {instancePath:instancePath+"/cases/" + i9+"/id",schemaPath:"#/properties/cases/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err101];}else {vErrors.push(err101);}errors++;}}if(data39.status !== undefined){let data41 = data39.status;if(!(((data41 === "open") || (data41 === "in_review")) || (data41 === "closed"))){const err102 = {instancePath:instancePath+"/cases/" + i9+"/status",schemaPath:"#/properties/cases/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.cases.items.properties.status.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err102];}else {vErrors.push(err102);}errors++;}}if(data39.asset_id !== undefined){let data42 = data39.asset_id;if(typeof data42 === "string"){if(func1(data42) > 500){const err103 = {instancePath:instancePath+"/cases/" + i9+"/asset_id",schemaPath:"#/properties/cases/items/properties/asset_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err103];}else {vErrors.push(err103);}errors++;}if(func1(data42) < 1){const err104 = {instancePath:instancePath+"/cases/" + i9+"/asset_id",schemaPath:"#/properties/cases/items/properties/asset_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err104];}else {vErrors.push(err104);}errors++;}}else {const err105 = {instancePath:instancePath+"/cases/" + i9+"/asset_id",schemaPath:"#/properties/cases/items/properties/asset_id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err105];}else {vErrors.push(err105);}errors++;}}if(data39.file !== undefined){let data43 = data39.file;if(typeof data43 === "string"){if(func1(data43) > 2000){const err106 = {instancePath:instancePath+"/cases/" + i9+"/file",schemaPath:"#/properties/cases/items/properties/file/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err106];}else {vErrors.push(err106);}errors++;}if(func1(data43) < 1){const err107 = {instancePath:instancePath+"/cases/" + i9+"/file",schemaPath:"#/properties/cases/items/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err107];}else {vErrors.push(err107);}errors++;}}else {const err108 = {instancePath:instancePath+"/cases/" + i9+"/file",schemaPath:"#/properties/cases/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err108];}else {vErrors.push(err108);}errors++;}}if(data39.source_id !== undefined){let data44 = data39.source_id;if(typeof data44 === "string"){if(func1(data44) > 500){const err109 = {instancePath:instancePath+"/cases/" + i9+"/source_id",schemaPath:"#/properties/cases/items/properties/source_id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err109];}else {vErrors.push(err109);}errors++;}if(func1(data44) < 1){const err110 = {instancePath:instancePath+"/cases/" + i9+"/source_id",schemaPath:"#/properties/cases/items/properties/source_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err110];}else {vErrors.push(err110);}errors++;}}else {const err111 = {instancePath:instancePath+"/cases/" + i9+"/source_id",schemaPath:"#/properties/cases/items/properties/source_id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err111];}else {vErrors.push(err111);}errors++;}}if(data39.workflow_value !== undefined){let data45 = data39.workflow_value;if(!((((((data45 === "dependency") || (data45 === "sast")) || (data45 === "sensitive-data")) || (data45 === "mcp-guardrail")) || (data45 === "base-image")) || (data45 === "recipe-runbook"))){const err112 = {instancePath:instancePath+"/cases/" + i9+"/workflow_value",schemaPath:"#/properties/cases/items/properties/workflow_value/enum",keyword:"enum",params:{allowedValues: schema31.properties.cases.items.properties.workflow_value.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err112];}else {vErrors.push(err112);}errors++;}}}else {const err113 = {instancePath:instancePath+"/cases/" + i9,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err113];}else {vErrors.push(err113);}errors++;}}}else {const err114 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err114];}else {vErrors.push(err114);}errors++;}}if(data.channels !== undefined){let data46 = data.channels;if(Array.isArray(data46)){const len10 = data46.length;for(let i10=0; i10<len10; i10++){let data47 = data46[i10];if(data47 && typeof data47 == "object" && !Array.isArray(data47)){if(data47.id === undefined){const err115 = {instancePath:instancePath+"/channels/" + i10,schemaPath:"#/properties/channels/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err115];}else {vErrors.push(err115);}errors++;}if(data47.label === undefined){const err116 = {instancePath:instancePath+"/channels/" + i10,schemaPath:"#/properties/channels/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err116];}else {vErrors.push(err116);}errors++;}if(data47.delivery === undefined){const err117 = {instancePath:instancePath+"/channels/" + i10,schemaPath:"#/properties/channels/items/required",keyword:"required",params:{missingProperty: "delivery"},message:"must have required property '"+"delivery"+"'"};if(vErrors === null){vErrors = [err117];}else {vErrors.push(err117);}errors++;}for(const key5 in data47){if(!((((key5 === "id") || (key5 === "label")) || (key5 === "delivery")) || (key5 === "settings"))){const err118 = {instancePath:instancePath+"/channels/" + i10,schemaPath:"#/properties/channels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err118];}else {vErrors.push(err118);}errors++;}}if(data47.id !== undefined){let data48 = data47.id;if(typeof data48 === "string"){if(func1(data48) > 500){const err119 = {instancePath:instancePath+"/channels/" + i10+"/id",schemaPath:"#/properties/channels/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err119];}else {vErrors.push(err119);}errors++;}if(func1(data48) < 1){const err120 = {instancePath:instancePath+"/channels/" + i10+"/id",schemaPath:"#/properties/channels/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err120];}else {vErrors.push(err120);}errors++;}}else {const err121 = {instancePath:instancePath+"/channels/" + i10+"/id",schemaPath:"#/properties/channels/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err121];}else {vErrors.push(err121);}errors++;}}if(data47.label !== undefined){let data49 = data47.label;if(typeof data49 === "string"){if(func1(data49) > 2000){const err122 = {instancePath:instancePath+"/channels/" + i10+"/label",schemaPath:"#/properties/channels/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err122];}else {vErrors.push(err122);}errors++;}if(func1(data49) < 1){const err123 = {instancePath:instancePath+"/channels/" + i10+"/label",schemaPath:"#/properties/channels/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err123];}else {vErrors.push(err123);}errors++;}}else {const err124 = {instancePath:instancePath+"/channels/" + i10+"/label",schemaPath:"#/properties/channels/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err124];}else {vErrors.push(err124);}errors++;}}if(data47.delivery !== undefined){let data50 = data47.delivery;if(!(((((data50 === "live_only") || (data50 === "live_or_copy")) || (data50 === "copy_only")) || (data50 === "planned")) || (data50 === "config_only"))){const err125 = {instancePath:instancePath+"/channels/" + i10+"/delivery",schemaPath:"#/properties/channels/items/properties/delivery/enum",keyword:"enum",params:{allowedValues: schema31.properties.channels.items.properties.delivery.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err125];}else {vErrors.push(err125);}errors++;}}if(data47.settings !== undefined){let data51 = data47.settings;if(Array.isArray(data51)){const len11 = data51.length;for(let i11=0; i11<len11; i11++){let data52 = data51[i11];if(data52 && typeof data52 == "object" && !Array.isArray(data52)){if(data52.name === undefined){const err126 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11,schemaPath:"#/properties/channels/items/properties/settings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err126];}else {vErrors.push(err126);}errors++;}if(data52.present === undefined){const err127 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11,schemaPath:"#/properties/channels/items/properties/settings/items/required",keyword:"required",params:{missingProperty: "present"},message:"must have required property '"+"present"+"'"};if(vErrors === null){vErrors = [err127];}else {vErrors.push(err127);}errors++;}for(const key6 in data52){if(!((key6 === "name") || (key6 === "present"))){const err128 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11,schemaPath:"#/properties/channels/items/properties/settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err128];}else {vErrors.push(err128);}errors++;}}if(data52.name !== undefined){let data53 = data52.name;if(typeof data53 === "string"){if(func1(data53) > 500){const err129 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11+"/name",schemaPath:"#/properties/channels/items/properties/settings/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err129];}else {vErrors.push(err129);}errors++;}if(func1(data53) < 1){const err130 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11+"/name",schemaPath:"#/properties/channels/items/properties/settings/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err130];}else {vErrors.push(err130);}errors++;}if(!pattern7.test(data53)){const err131 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11+"/name",schemaPath:"#/properties/channels/items/properties/settings/items/properties/name/pattern",keyword:"pattern",params:{pattern: "[!-~]"},message:"must match pattern \""+"[!-~]"+"\""};if(vErrors === null){vErrors = [err131];}else {vErrors.push(err131);}errors++;}}else {const err132 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11+"/name",schemaPath:"#/properties/channels/items/properties/settings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err132];}else {vErrors.push(err132);}errors++;}}if(data52.present !== undefined){if(typeof data52.present !== "boolean"){const err133 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11+"/present",schemaPath:"#/properties/channels/items/properties/settings/items/properties/present/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err133];}else {vErrors.push(err133);}errors++;}}}else {const err134 = {instancePath:instancePath+"/channels/" + i10+"/settings/" + i11,schemaPath:"#/properties/channels/items/properties/settings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err134];}else {vErrors.push(err134);}errors++;}}}else {const err135 = {instancePath:instancePath+"/channels/" + i10+"/settings",schemaPath:"#/properties/channels/items/properties/settings/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err135];}else {vErrors.push(err135);}errors++;}}}else {const err136 = {instancePath:instancePath+"/channels/" + i10,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err136];}else {vErrors.push(err136);}errors++;}}}else {const err137 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err137];}else {vErrors.push(err137);}errors++;}}if(data.policies !== undefined){let data55 = data.policies;if(Array.isArray(data55)){const len12 = data55.length;for(let i12=0; i12<len12; i12++){let data56 = data55[i12];if(data56 && typeof data56 == "object" && !Array.isArray(data56)){if(data56.id === undefined){const err138 = {instancePath:instancePath+"/policies/" + i12,schemaPath:"#/properties/policies/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err138];}else {vErrors.push(err138);}errors++;}if(data56.label === undefined){const err139 = {instancePath:instancePath+"/policies/" + i12,schemaPath:"#/properties/policies/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err139];}else {vErrors.push(err139);}errors++;}if(data56.match === undefined){const err140 = {instancePath:instancePath+"/policies/" + i12,schemaPath:"#/properties/policies/items/required",keyword:"required",params:{missingProperty: "match"},message:"must have required property '"+"match"+"'"};if(vErrors === null){vErrors = [err140];}else {vErrors.push(err140);}errors++;}if(data56.route === undefined){const err141 = {instancePath:instancePath+"/policies/" + i12,schemaPath:"#/properties/policies/items/required",keyword:"required",params:{missingProperty: "route"},message:"must have required property '"+"route"+"'"};if(vErrors === null){vErrors = [err141];}else {vErrors.push(err141);}errors++;}for(const key7 in data56){if(!(((((key7 === "id") || (key7 === "label")) || (key7 === "match")) || (key7 === "route")) || (key7 === "updated_at"))){const err142 = {instancePath:instancePath+"/policies/" + i12,schemaPath:"#/properties/policies/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err142];}else {vErrors.push(err142);}errors++;}}if(data56.id !== undefined){let data57 = data56.id;if(typeof data57 === "string"){if(func1(data57) > 500){const err143 = {instancePath:instancePath+"/policies/" + i12+"/id",schemaPath:"#/properties/policies/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err143];}else {vErrors.push(err143);}errors++;}if(!pattern8.test(data57)){const err144 = {instancePath:instancePath+"/policies/" + i12+"/id",schemaPath:"#/properties/policies/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^routing-[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^routing-[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};if(vErrors === null){vErrors = [err144];}else {vErrors.push(err144);}errors++;}}else {const err145 = {instancePath:instancePath+"/policies/" + i12+"/id",schemaPath:"#/properties/policies/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err145];}else {vErrors.push(err145);}errors++;}}if(data56.label !== undefined){let data58 = data56.label;if(typeof data58 === "string"){if(func1(data58) > 2000){const err146 = {instancePath:instancePath+"/policies/" + i12+"/label",schemaPath:"#/properties/policies/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err146];}else {vErrors.push(err146);}errors++;}if(func1(data58) < 1){const err147 = {instancePath:instancePath+"/policies/" + i12+"/label",schemaPath:"#/properties/policies/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err147];}else {vErrors.push(err147);}errors++;}}else {const err148 = {instancePath:instancePath+"/policies/" + i12+"/label",schemaPath:"#/properties/policies/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err148];}else {vErrors.push(err148);}errors++;}}if(data56.match !== undefined){let data59 = data56.match;if(data59 && typeof data59 == "object" && !Array.isArray(data59)){for(const key8 in data59){if(!(((((((key8 === "severity_min") || (key8 === "asset_criticality_min")) || (key8 === "workflow_values")) || (key8 === "source_ids")) || (key8 === "owner_teams")) || (key8 === "portfolio_ids")) || (key8 === "environments"))){const err149 = {instancePath:instancePath+"/policies/" + i12+"/match",schemaPath:"#/properties/policies/items/properties/match/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err149];}else {vErrors.push(err149);}errors++;}}if(data59.severity_min !== undefined){let data60 = data59.severity_min;if(!(((((data60 === "critical") || (data60 === "high")) || (data60 === "medium")) || (data60 === "low")) || (data60 === "info"))){const err150 = {instancePath:instancePath+"/policies/" + i12+"/match/severity_min",schemaPath:"#/properties/policies/items/properties/match/properties/severity_min/enum",keyword:"enum",params:{allowedValues: schema31.properties.policies.items.properties.match.properties.severity_min.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err150];}else {vErrors.push(err150);}errors++;}}if(data59.asset_criticality_min !== undefined){let data61 = data59.asset_criticality_min;if(!(((((data61 === "critical") || (data61 === "high")) || (data61 === "medium")) || (data61 === "low")) || (data61 === "unassigned"))){const err151 = {instancePath:instancePath+"/policies/" + i12+"/match/asset_criticality_min",schemaPath:"#/properties/policies/items/properties/match/properties/asset_criticality_min/enum",keyword:"enum",params:{allowedValues: schema31.properties.policies.items.properties.match.properties.asset_criticality_min.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err151];}else {vErrors.push(err151);}errors++;}}if(data59.workflow_values !== undefined){let data62 = data59.workflow_values;if(Array.isArray(data62)){if(data62.length < 1){const err152 = {instancePath:instancePath+"/policies/" + i12+"/match/workflow_values",schemaPath:"#/properties/policies/items/properties/match/properties/workflow_values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err152];}else {vErrors.push(err152);}errors++;}const len13 = data62.length;for(let i13=0; i13<len13; i13++){let data63 = data62[i13];if(!((((((data63 === "dependency") || (data63 === "sast")) || (data63 === "sensitive-data")) || (data63 === "mcp-guardrail")) || (data63 === "base-image")) || (data63 === "recipe-runbook"))){const err153 = {instancePath:instancePath+"/policies/" + i12+"/match/workflow_values/" + i13,schemaPath:"#/properties/policies/items/properties/match/properties/workflow_values/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.policies.items.properties.match.properties.workflow_values.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err153];}else {vErrors.push(err153);}errors++;}}}else {const err154 = {instancePath:instancePath+"/policies/" + i12+"/match/workflow_values",schemaPath:"#/properties/policies/items/properties/match/properties/workflow_values/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err154];}else {vErrors.push(err154);}errors++;}}if(data59.source_ids !== undefined){let data64 = data59.source_ids;if(Array.isArray(data64)){if(data64.length < 1){const err155 = {instancePath:instancePath+"/policies/" + i12+"/match/source_ids",schemaPath:"#/properties/policies/items/properties/match/properties/source_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err155];}else {vErrors.push(err155);}errors++;}const len14 = data64.length;for(let i14=0; i14<len14; i14++){let data65 = data64[i14];if(typeof data65 === "string"){if(func1(data65) > 2000){const err156 = {instancePath:instancePath+"/policies/" + i12+"/match/source_ids/" + i14,schemaPath:"#/properties/policies/items/properties/match/properties/source_ids/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err156];}else {vErrors.push(err156);}errors++;}if(func1(data65) < 1){const err157 = {instancePath:instancePath+"/policies/" + i12+"/match/source_ids/" + i14,schemaPath:"#/properties/policies/items/properties/match/properties/source_ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err157];}else {vErrors.push(err157);}errors++;}}else {const err158 = {instancePath:instancePath+"/policies/" + i12+"/match/source_ids/" + i14,schemaPath:"#/properties/policies/items/properties/match/properties/source_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err158];}else {vErrors.push(err158);}errors++;}}}else {const err159 = {instancePath:instancePath+"/policies/" + i12+"/match/source_ids",schemaPath:"#/properties/policies/items/properties/match/properties/source_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err159];}else {vErrors.push(err159);}errors++;}}if(data59.owner_teams !== undefined){let data66 = data59.owner_teams;if(Array.isArray(data66)){if(data66.length < 1){const err160 = {instancePath:instancePath+"/policies/" + i12+"/match/owner_teams",schemaPath:"#/properties/policies/items/properties/match/properties/owner_teams/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err160];}else {vErrors.push(err160);}errors++;}const len15 = data66.length;for(let i15=0; i15<len15; i15++){let data67 = data66[i15];if(typeof data67 === "string"){if(func1(data67) > 2000){const err161 = {instancePath:instancePath+"/policies/" + i12+"/match/owner_teams/" + i15,schemaPath:"#/properties/policies/items/properties/match/properties/owner_teams/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err161];}else {vErrors.push(err161);}errors++;}if(func1(data67) < 1){const err162 = {instancePath:instancePath+"/policies/" + i12+"/match/owner_teams/" + i15,schemaPath:"#/properties/policies/items/properties/match/properties/owner_teams/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err162];}else {vErrors.push(err162);}errors++;}}else {const err163 = {instancePath:instancePath+"/policies/" + i12+"/match/owner_teams/" + i15,schemaPath:"#/properties/policies/items/properties/match/properties/owner_teams/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err163];}else {vErrors.push(err163);}errors++;}}}else {const err164 = {instancePath:instancePath+"/policies/" + i12+"/match/owner_teams",schemaPath:"#/properties/policies/items/properties/match/properties/owner_teams/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err164];}else {vErrors.push(err164);}errors++;}}if(data59.portfolio_ids !== undefined){let data68 = data59.portfolio_ids;if(Array.isArray(data68)){if(data68.length < 1){const err165 = {instancePath:instancePath+"/policies/" + i12+"/match/portfolio_ids",schemaPath:"#/properties/policies/items/properties/match/properties/portfolio_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err165];}else {vErrors.push(err165);}errors++;}const len16 = data68.length;for(let i16=0; i16<len16; i16++){let data69 = data68[i16];if(typeof data69 === "string"){if(func1(data69) > 500){const err166 = {instancePath:instancePath+"/policies/" + i12+"/match/portfolio_ids/" + i16,schemaPath:"#/properties/policies/items/properties/match/properties/portfolio_ids/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err166];}else {vErrors.push(err166);}errors++;}if(!pattern4.test(data69)){const err167 = {instancePath:instancePath+"/policies/" + i12+"/match/portfolio_ids/" + i16,schemaPath:"#/properties/policies/items/properties/match/properties/portfolio_ids/items/pattern",keyword:"pattern",params:{pattern: "^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^portfolio-[a-z0-9]+(?:-[a-z0-9]+)*$"+"\""};if(vErrors === null){vErrors = [err167];}else {vErrors.push(err167);}errors++;}}else {const err168 = {instancePath:instancePath+"/policies/" + i12+"/match/portfolio_ids/" + i16,schemaPath:"#/properties/policies/items/properties/match/properties/portfolio_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err168];}else {vErrors.push(err168);}errors++;}}}else {const err169 = {instancePath:instancePath+"/policies/" + i12+"/match/portfolio_ids",schemaPath:"#/properties/policies/items/properties/match/properties/portfolio_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err169];}else {vErrors.push(err169);}errors++;}}if(data59.environments !== undefined){let data70 = data59.environments;if(Array.isArray(data70)){if(data70.length < 1){const err170 = {instancePath:instancePath+"/policies/" + i12+"/match/environments",schemaPath:"#/properties/policies/items/properties/match/properties/environments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err170];}else {vErrors.push(err170);}errors++;}const len17 = data70.length;for(let i17=0; i17<len17; i17++){let data71 = data70[i17];if(typeof data71 === "string"){if(func1(data71) > 2000){const err171 = {instancePath:instancePath+"/policies/" + i12+"/match/environments/" + i17,schemaPath:"#/properties/policies/items/properties/match/properties/environments/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err171];}else {vErrors.push(err171);}errors++;}if(func1(data71) < 1){const err172 = {instancePath:instancePath+"/policies/" + i12+"/match/environments/" + i17,schemaPath:"#/properties/policies/items/properties/match/properties/environments/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err172];}else {vErrors.push(err172);}errors++;}}else {const err173 = {instancePath:instancePath+"/policies/" + i12+"/match/environments/" + i17,schemaPath:"#/properties/policies/items/properties/match/properties/environments/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err173];}else {vErrors.push(err173);}errors++;}}}else {const err174 = {instancePath:instancePath+"/policies/" + i12+"/match/environments",schemaPath:"#/properties/policies/items/properties/match/properties/environments/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err174];}else {vErrors.push(err174);}errors++;}}}else {const err175 = {instancePath:instancePath+"/policies/" + i12+"/match",schemaPath:"#/properties/policies/items/properties/match/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err175];}else {vErrors.push(err175);}errors++;}}if(data56.route !== undefined){let data72 = data56.route;if(data72 && typeof data72 == "object" && !Array.isArray(data72)){if(data72.channel === undefined){const err176 = {instancePath:instancePath+"/policies/" + i12+"/route",schemaPath:"#/properties/policies/items/properties/route/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};if(vErrors === null){vErrors = [err176];}else {vErrors.push(err176);}errors++;}for(const key9 in data72){if(!((key9 === "channel") || (key9 === "label"))){const err177 = {instancePath:instancePath+"/policies/" + i12+"/route",schemaPath:"#/properties/policies/items/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err177];}else {vErrors.push(err177);}errors++;}}if(data72.channel !== undefined){let data73 = data72.channel;if(typeof data73 === "string"){if(func1(data73) > 500){const err178 = {instancePath:instancePath+"/policies/" + i12+"/route/channel",schemaPath:"#/properties/policies/items/properties/route/properties/channel/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};if(vErrors === null){vErrors = [err178];}else {vErrors.push(err178);}errors++;}if(func1(data73) < 1){const err179 = {instancePath:instancePath+"/policies/" + i12+"/route/channel",schemaPath:"#/properties/policies/items/properties/route/properties/channel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err179];}else {vErrors.push(err179);}errors++;}}else {const err180 = {instancePath:instancePath+"/policies/" + i12+"/route/channel",schemaPath:"#/properties/policies/items/properties/route/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err180];}else {vErrors.push(err180);}errors++;}}if(data72.label !== undefined){let data74 = data72.label;if(typeof data74 === "string"){if(func1(data74) > 2000){const err181 = {instancePath:instancePath+"/policies/" + i12+"/route/label",schemaPath:"#/properties/policies/items/properties/route/properties/label/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};if(vErrors === null){vErrors = [err181];}else {vErrors.push(err181);}errors++;}if(func1(data74) < 1){const err182 = {instancePath:instancePath+"/policies/" + i12+"/route/label",schemaPath:"#/properties/policies/items/properties/route/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err182];}else {vErrors.push(err182);}errors++;}}else {const err183 = {instancePath:instancePath+"/policies/" + i12+"/route/label",schemaPath:"#/properties/policies/items/properties/route/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err183];}else {vErrors.push(err183);}errors++;}}}else {const err184 = {instancePath:instancePath+"/policies/" + i12+"/route",schemaPath:"#/properties/policies/items/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err184];}else {vErrors.push(err184);}errors++;}}if(data56.updated_at !== undefined){let data75 = data56.updated_at;if(typeof data75 === "string"){if(func1(data75) > 40){const err185 = {instancePath:instancePath+"/policies/" + i12+"/updated_at",schemaPath:"#/properties/policies/items/properties/updated_at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};if(vErrors === null){vErrors = [err185];}else {vErrors.push(err185);}errors++;}if(!pattern10.test(data75)){const err186 = {instancePath:instancePath+"/policies/" + i12+"/updated_at",schemaPath:"#/properties/policies/items/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:Z|[+-][0-9]{2}:[0-9]{2})$"+"\""};if(vErrors === null){vErrors = [err186];}else {vErrors.push(err186);}errors++;}}else {const err187 = {instancePath:instancePath+"/policies/" + i12+"/updated_at",schemaPath:"#/properties/policies/items/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err187];}else {vErrors.push(err187);}errors++;}}}else {const err188 = {instancePath:instancePath+"/policies/" + i12,schemaPath:"#/properties/policies/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err188];}else {vErrors.push(err188);}errors++;}}}else {const err189 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err189];}else {vErrors.push(err189);}errors++;}}}else {const err190 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err190];}else {vErrors.push(err190);}errors++;}validate20.errors = vErrors;return errors === 0;}validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 6423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./packages/conventions/lib/index.js + 3 modules
var lib = __webpack_require__(2833);
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
        else if ((0,client/* isRecord */.u4)(at) && Object.hasOwn(at, key))
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

// EXTERNAL MODULE: ./packages/conventions/lib/core.js + 2 modules
var core = __webpack_require__(7061);
// EXTERNAL MODULE: ./packages/http/lib/index.js + 8 modules
var http_lib = __webpack_require__(4005);
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
    const repository = dig_dig(answer.data, 'repository');
    if (!(0,client/* isRecord */.u4)(repository))
        throw notReadable(answer, `${place.owner}/${place.name} cannot be read`);
    const at = answer.at ?? now();
    if (dig_dig(repository, 'ref') === null) {
        // Taken for absence, a failed field would make closing act as in a repository that has no ledger.
        if (answer.errors.length > 0)
            throw notReadable(answer, 'the ledger branch cannot be read');
        return { kind: 'missing', at };
    }
    const commit = dig_dig(repository, 'ref', 'target');
    const oid = dig_digText(commit, 'oid');
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
    const file = dig_dig(commit, alias);
    // A field that failed is null as well: only an answer without an error for it says that the file is not there.
    if (answer.errors.some((error) => error.path === undefined || error.path.includes(alias))) {
        throw notReadable(answer, `${path} cannot be read`);
    }
    if (file === null)
        return undefined;
    const text = dig_digText(file, 'object', 'text');
    if (text === undefined || dig_dig(file, 'object', 'isTruncated') !== false) {
        if (isFlag)
            return '';
        throw new client/* GitHubFault */.Q4(`${path} of the ledger is not a text file, or too large`, { ran: 'no', cause: undefined });
    }
    return text;
}
function notReadable(answer, what) {
    const first = answer.errors[0];
    const status = first?.type === 'FORBIDDEN' || first?.type === 'NOT_FOUND' ? { status: 403 } : {};
    return new client/* GitHubFault */.Q4(`${what}: ${first?.message ?? 'no reason given'}`, { ran: 'no', cause: answer, ...status });
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
            return parseList(text.trim());
    }
}
function parseList(text) {
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
    const http = (0,http_lib/* createHttp */.V0)({
        sleep: open_sleep,
        random: Math.random,
        now: () => Date.now(),
        userAgent: USER_AGENT,
        limits: { totalMs, attemptMs: Math.min(totalMs, 60_000) },
        env: { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy },
        allowLoopbackHttp: open_allowsLoopback(environment),
        onRetry: (notice) => listener.onRetry?.(notice),
    });
    const githubFor = (auth) => (0,client/* createGitHub */.Cl)({
        token: auth,
        apiUrl: runner.apiUrl,
        graphqlUrl: runner.graphqlUrl,
        http: (request) => http({ ...request, rateLimited: http_lib/* isGitHubRateLimit */.r8 }),
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




// EXTERNAL MODULE: ./packages/snapshot/lib/faults.js
var faults = __webpack_require__(7369);
;// CONCATENATED MODULE: ./packages/snapshot/lib/reasons.js
/** The closed list of endings. Programs branch on the code; people read the sentence. */
const reasons_REASONS = {
    'snapshot-valid': 'The document follows the schema and its fields agree with each other.',
    'snapshot-invalid': 'The document does not follow the schema.',
    'snapshot-incoherent': 'The document follows the schema, but its fields contradict each other.',
    'snapshot-unknown-version': 'The document carries a schema_version that this reader does not know.',
    'snapshot-unreadable': 'The document could not be read as JSON.',
};

// EXTERNAL MODULE: ./packages/snapshot/lib/validate/validate.js + 37 modules
var validate = __webpack_require__(4780);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/link-rules.js
var link_rules = __webpack_require__(553);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/portfolio-rules.js + 3 modules
var portfolio_rules = __webpack_require__(5659);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/summary-rules.js
var summary_rules = __webpack_require__(17);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/catalogue.js
/** Every coherence rule by id, for documentation and for SARIF. */



const catalogue_RULES = [...portfolio_rules/* PORTFOLIO_RULES */.H, ...summary_rules/* SUM_RULES */.k, ...Object.values(link_rules/* LINK_RULES */.j)].map(({ id, tier, sentence }) => ({ id, tier, sentence }));

;// CONCATENATED MODULE: ./packages/snapshot/lib/format/markdown.js




/** Rows are left out, with their number, rather than cut. */
function markdown(verdicts, options = {}) {
    const maxBytes = options.maxBytes ?? SUMMARY_BYTES;
    // Half of the room, where there are that many files: the faults are what people look for.
    const files = fitting(gravestFirst(verdicts).map(overviewRow), maxBytes / 2);
    const overview = [
        '## Coverage snapshot',
        '',
        '| File | Verdict | Portfolios | Errors | Warnings |',
        '| --- | --- | ---: | ---: | ---: |',
        ...files,
        '',
        ...(files.length < verdicts.length
            ? [`${verdicts.length - files.length} more files are not listed here.`, '']
            : []),
    ];
    const rows = verdicts.flatMap((verdict) => verdict.faults.map((fault) => faultRow(verdict.file, fault)));
    const head = ['| Place | Fault |', '| --- | --- |'];
    const shown = fitting(rows, maxBytes - bytesOf([...overview, ...head]) - 200);
    const left = verdicts.reduce((sum, { errors, warnings }) => sum + errors + warnings, 0) - shown.length;
    const rest = left > 0 ? ['', `${left} more are not listed here.`] : [];
    return [...overview, ...(shown.length > 0 ? [...head, ...shown] : []), ...rest, ''].join('\n');
}
/** Files that are not valid before those that are: what is left out of a list is the less important part. */
function gravestFirst(verdicts) {
    const isFine = ({ outcome }) => outcome === 'valid';
    return [...verdicts.filter((verdict) => !isFine(verdict)), ...verdicts.filter(isFine)];
}
function overviewRow(verdict) {
    const { file, reason, portfolios, errors, warnings } = verdict;
    return `| ${code(file)} | ${code(reason)} ${REASONS[reason]} | ${portfolios} | ${errors} | ${warnings} |`;
}
function faultRow(file, fault) {
    const at = fault.position === undefined ? '' : `:${fault.position.line}:${fault.position.column}`;
    const name = fault.severity === 'warning' ? `warning ${fault.rule ?? fault.code}` : (fault.rule ?? fault.code);
    return `| ${code(`${file}${at}`)} | ${code(name)} ${code(sentence(fault))} |`;
}
/** Text as a code span: what could close the span or the cell is written as an escape. */
function code(text) {
    return `\`${printable(text)}\``;
}
function fitting(rows, bytes) {
    let left = bytes;
    const end = rows.findIndex((row) => {
        left -= bytesOf([row]);
        return left < 0;
    });
    return end === -1 ? rows : rows.slice(0, end);
}
function bytesOf(rows) {
    return new TextEncoder().encode(rows.join('\n')).length + 1;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/format/sarif.js
/** The verdicts as SARIF 2.1.0, for code scanning. Columns are UTF-16 code units, as this package counts them. */




const TOOL = 'agent-remediation validate-snapshot';
function sarif(verdicts) {
    const rules = [
        ...Object.entries(FAULT_CODES).map(([id, text]) => ({ id, shortDescription: { text } })),
        ...RULES.map(({ id, sentence: text }) => ({ id: `coherence/${id}`, shortDescription: { text } })),
    ];
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: TOOL, rules } },
                columnKind: 'utf16CodeUnits',
                results: verdicts.flatMap((verdict) => verdict.faults.map((fault) => resultOf(verdict.file, fault))),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
/** Names of fields come from the document: no invisible characters, and no link, which a message of SARIF may hold (3.11.6; P8). */
function inert(text) {
    return printable(text).replaceAll('](', String.raw `]\u0028`);
}
function resultOf(file, fault) {
    const region = { startLine: fault.position?.line ?? 1, startColumn: fault.position?.column ?? 1 };
    const uri = file.split('/').map(encodeURIComponent).join('/');
    return {
        ruleId: fault.rule === undefined ? fault.code : `coherence/${fault.rule}`,
        level: fault.severity,
        message: { text: inert(sentence(fault)) },
        locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
    };
}

// EXTERNAL MODULE: ./packages/snapshot/lib/files/validate-files.js
var validate_files = __webpack_require__(7372);
// EXTERNAL MODULE: ./packages/snapshot/lib/files/workspace.js
var workspace = __webpack_require__(9583);
;// CONCATENATED MODULE: ./packages/snapshot/lib/index.js












// EXTERNAL MODULE: ./packages/snapshot/lib/build/index.js + 9 modules
var build = __webpack_require__(858);
// EXTERNAL MODULE: ./packages/snapshot/lib/files/index.js + 3 modules
var lib_files = __webpack_require__(7209);
;// CONCATENATED MODULE: ./packages/snapshot/lib/report/badge.js
const COLOURS = {
    // White text on each of them has a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3).
    ready: '#1a7f37',
    partial: '#8a6100',
    action_needed: '#c1272d',
    tracked: '#57606a',
};
/** Characters that are shown on each side. */
const MAX_TEXT = 40;
/** Pixels of an average character at 11 pixels of Verdana; widths are fixed by `textLength`, so that no font breaks the badge. */
const CHARACTER = 6.6;
const PADDING = 10;
/** `coverage | Action needed · 52`, in the colour of the state. */
function badge({ summary, portfolios }, title = 'coverage') {
    const scores = portfolios.map(({ coverage_score }) => coverage_score);
    const mean = scores.length === 0 ? undefined : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    const value = mean === undefined ? summary.label : `${summary.label} · ${mean}`;
    return svg(badge_shown(title), badge_shown(value), COLOURS[summary.overall_state]);
}
function svg(left, right, colour) {
    const [a, b] = [widthOf(left), widthOf(right)];
    const label = escapeXml(`${left}: ${right}`);
    const text = (x, width, content) => `<text x="${x + width / 2}" y="14" textLength="${width - PADDING}" lengthAdjust="spacingAndGlyphs">${escapeXml(content)}</text>`;
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${label}">`,
        `<title>${label}</title>`,
        `<clipPath id="r"><rect width="${a + b}" height="20" rx="3" fill="#fff"/></clipPath>`,
        `<g clip-path="url(#r)"><rect width="${a}" height="20" fill="#24292f"/><rect x="${a}" width="${b}" height="20" fill="${colour}"/></g>`,
        `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(0, a, left)}${text(a, b, right)}</g>`,
        '</svg>',
        '',
    ].join('\n');
}
function widthOf(text) {
    return Math.round(Array.from(text).length * CHARACTER) + PADDING;
}
/** Characters that XML 1.0 allows, up to the width of a badge. */
function badge_shown(text) {
    const clean = text
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]+/gu, ' ')
        .trim();
    const characters = Array.from(clean);
    return characters.length <= MAX_TEXT ? clean : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}
function escapeXml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/report/csv.js
const COLUMNS = [
    'id',
    'label',
    'coverage_state',
    'coverage_score',
    'route_coverage_state',
    'asset_count',
    'critical_asset_count',
    'highest_criticality',
    'owner_teams',
    'owner_names',
    'environments',
    'exposure_count',
    'highest_severity',
    'needs_case_count',
    'open_case_count',
    'live_ready_exposure_count',
    'needs_config_exposure_count',
    'template_exposure_count',
    'blocked_exposure_count',
    'manual_exposure_count',
    'route_blockers',
    'dependency_portfolio_ids',
    'dependent_portfolio_ids',
    'recommended_actions',
];
function csv({ portfolios }) {
    const rows = portfolios.map((portfolio) => COLUMNS.map((column) => cell(portfolio[column])).join(','));
    return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
function cell(value) {
    if (typeof value === 'number')
        return String(value);
    const text = typeof value === 'string' ? value : value.join('; ');
    return `"${harmless(text).replaceAll('"', '""')}"`;
}
/**
 * What begins like a formula, or could after a spreadsheet has trimmed it, gets an apostrophe in front (OWASP, "CSV injection"): at the
 * start of a cell, and behind a separator, since a spreadsheet whose language separates by semicolons cuts cells there, whatever is quoted.
 * Line breaks and tabs become spaces: some readers split lines before they look for quotes.
 */
function harmless(text) {
    const line = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
    return line.replace(/(?<=^|[;,])(?=[\s\p{Cf}'"]*[=+\-@|%＝＋－＠])/gu, "'");
}

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/derive.js
var derive = __webpack_require__(4028);
;// CONCATENATED MODULE: ./packages/snapshot/lib/report/lines.js
/** Pieces of Markdown. Whatever a snapshot holds is inert in it (P8): labels and actions come from outside. */

/** A table; cells are Markdown already. */
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line), ''];
}
/** Untrusted text for a cell or the middle of a line. */
function lines_inert(text, max = 140) {
    return (0,text_lib/* inertInline */.Mo)(text, max);
}
const encoder = new TextEncoder();
/**
 * Lines up to a size; what does not fit is left out whole and counted.
 *
 * @param maxBytes bytes of UTF-8 that the result may have.
 */
function lines_fitting(head, rows, maxBytes) {
    let left = maxBytes - encoder.encode(head.join('\n')).length - 80;
    const end = rows.findIndex((row) => {
        left -= encoder.encode(row).length + 1;
        return left < 0;
    });
    if (end === -1)
        return [...head, ...rows];
    return [...head, ...rows.slice(0, end), '', `${rows.length - end} more are not shown here.`];
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/report/diff.js
/** What changed between two snapshots, portfolio by portfolio. Portfolios are the same when their ids are. */


function diffSnapshots(before, after) {
    const old = new Map(before.portfolios.map((portfolio) => [portfolio.id, portfolio]));
    const now = new Map(after.portfolios.map((portfolio) => [portfolio.id, portfolio]));
    const changes = [];
    let unchanged = 0;
    let fall = 0;
    for (const [id, portfolio] of now) {
        const last = old.get(id);
        const direction = last === undefined ? 'new' : compareSides(last, portfolio);
        if (last !== undefined)
            fall += last.coverage_score - portfolio.coverage_score;
        if (direction === undefined)
            unchanged += 1;
        else
            changes.push({ direction, id, label: portfolio.label, before: last && sideOf(last), after: sideOf(portfolio) });
    }
    for (const [id, last] of old) {
        if (!now.has(id))
            changes.push({ direction: 'gone', id, label: last.label, before: sideOf(last), after: undefined });
    }
    const both = [...now.keys()].filter((id) => old.has(id)).length;
    return { changes: changes.sort(worstFirst), unchanged, scoreFall: both === 0 ? 0 : fall / both };
}
/** By score, then by state, then by exposures without a case, then by exposures. `undefined`: the same in all of them. */
function compareSides(before, after) {
    const change = after.coverage_score - before.coverage_score ||
        derive/* STATE_RANK */.di[after.coverage_state] - derive/* STATE_RANK */.di[before.coverage_state] ||
        before.needs_case_count - after.needs_case_count ||
        before.exposure_count - after.exposure_count;
    return change === 0 ? undefined : change < 0 ? 'worse' : 'better';
}
function sideOf({ coverage_score, coverage_state, exposure_count, needs_case_count }) {
    return { coverage_score, coverage_state, exposure_count, needs_case_count };
}
const ORDER = ['worse', 'new', 'gone', 'better'];
function worstFirst(a, b) {
    const fall = ({ before, after }) => (before?.coverage_score ?? 0) - (after?.coverage_score ?? 0);
    return (ORDER.indexOf(a.direction) - ORDER.indexOf(b.direction) ||
        fall(b) - fall(a) ||
        (a.id < b.id ? -1 : Number(a.id > b.id)));
}
const MARKS = {
    worse: '🔻 worse',
    new: '🆕 new',
    gone: '❌ gone',
    better: '🔺 better',
};
const ROWS_SHOWN = 100;
function diffMarkdown({ changes, unchanged }) {
    const number = (direction) => changes.filter((change) => change.direction === direction).length;
    const counts = ORDER.map((direction) => `${number(direction)} ${direction}`).join(', ');
    const rows = changes
        .slice(0, ROWS_SHOWN)
        .map(({ direction, label, before, after }) => [
        MARKS[direction],
        lines_inert(label),
        moved(before?.coverage_score, after?.coverage_score),
        moved(before?.coverage_state, after?.coverage_state),
        moved(before?.exposure_count, after?.exposure_count),
        moved(before?.needs_case_count, after?.needs_case_count),
    ]);
    const rest = changes.length - rows.length;
    const head = ['Change', 'Portfolio', 'Score', 'Coverage', 'Exposures', 'Without a case'];
    return [
        '### Since the last snapshot',
        '',
        `${counts}, ${unchanged} unchanged.`,
        '',
        ...(rows.length === 0 ? [] : table(head, rows)),
        ...(rest > 0 ? [`${rest} more are not shown here.`, ''] : []),
    ].join('\n');
}
function moved(before, after) {
    if (before === after)
        return String(after ?? '');
    return `${before ?? '–'} → ${after ?? '–'}`;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/report/markdown.js

const markdown_SUMMARY_BYTES = 400_000;
const COMMENT_BYTES = 60_000;
const COMMENT_PORTFOLIOS = 10;
const markdown_MARKS = {
    action_needed: '🔴',
    partial: '🟡',
    ready: '🟢',
    tracked: '⚪',
};
/** Everything that people act on: the state, every portfolio with its first action, and what was not looked at. */
function summaryMarkdown({ summary, portfolios, generated_at }, options = {}) {
    const { maxBytes = markdown_SUMMARY_BYTES, notices = [] } = options;
    const told = noticeLines(notices);
    const head = [
        `### ${markdown_MARKS[summary.overall_state]} ${lines_inert(summary.label)}`,
        '',
        `${lines_inert(summary.description, 240)} Made at ${lines_inert(generated_at)}.`,
        '',
        ...totals(summary),
        ...told,
        ...(portfolios.length === 0 ? [] : portfolioHead()),
    ];
    return `${lines_fitting(head, portfolios.map(portfolioRow), maxBytes).join('\n')}\n`;
}
/** For a comment: the state and the portfolios to look at first. */
function commentMarkdown(snapshot, options = {}) {
    const { summary, portfolios } = snapshot;
    const first = portfolios.filter(({ coverage_state }) => coverage_state !== 'ready' && coverage_state !== 'tracked');
    const shown = first.slice(0, COMMENT_PORTFOLIOS);
    const rest = first.length - shown.length;
    const head = [
        `### ${markdown_MARKS[summary.overall_state]} ${lines_inert(summary.label)}`,
        '',
        lines_inert(summary.description, 240),
        '',
        ...(shown.length === 0 ? ['Every portfolio is ready or tracked.'] : portfolioHead()),
    ];
    const rows = [
        ...shown.map(portfolioRow),
        ...(rest > 0 ? ['', `${rest} more need a look; see the run's summary.`] : []),
    ];
    return `${lines_fitting([...head], [...rows, '', ...noticeLines(options.notices ?? [])], options.maxBytes ?? COMMENT_BYTES).join('\n')}\n`;
}
function totals(summary) {
    const rows = [
        ['Portfolios', summary.total_portfolios],
        ['of them in need of action', summary.action_needed_count],
        ['Exposures', summary.exposure_count],
        ['of them without a route', summary.unrouted_exposure_count],
        ['of them without a case', summary.needs_case_count],
        ['Open cases', summary.open_case_count],
        ['Portfolios without an owner', summary.owner_gap_count],
        ['Dependencies between portfolios', summary.dependency_edge_count],
    ];
    return table(['What', 'Number'], rows.map(([what, number]) => [what, String(number)]));
}
function portfolioHead() {
    const head = ['Portfolio', 'Coverage', 'Score', 'Routes', 'Exposures', 'Without a case', 'What to do first'];
    return table(head, []).slice(0, 2);
}
function portfolioRow(portfolio) {
    const { label, coverage_state, coverage_label, coverage_score, route_coverage_label } = portfolio;
    const cells = [
        lines_inert(label),
        `${markdown_MARKS[coverage_state]} ${lines_inert(coverage_label)}`,
        String(coverage_score),
        lines_inert(route_coverage_label),
        String(portfolio.exposure_count),
        String(portfolio.needs_case_count),
        lines_inert(portfolio.recommended_actions[0] ?? '', 240),
    ];
    return `| ${cells.join(' | ')} |`;
}
/** Notices with their first subjects, so that nothing that is missing looks clean. */
function noticeLines(notices) {
    if (notices.length === 0)
        return [];
    const rows = notices.map(({ code, says, count, subjects }) => {
        const rest = count - subjects.length;
        const named = subjects.map((subject) => lines_inert(subject, 200)).join('<br>');
        return [`\`${code}\``, says, String(count), `${named}${rest > 0 ? `<br>and ${rest} more` : ''}`];
    });
    return ['#### Notices', '', ...table(['Code', 'Meaning', 'Number', 'Which'], rows)];
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/report/read.js

function readSnapshot(file, bytes) {
    // The default policy's own rules do not matter to a reader: another policy is as good.
    const verdict = (0,validate/* validateBytes */.q3)(file, bytes, { tierB: 'off', unknownVersion: 'reject' });
    if (verdict.outcome !== 'valid')
        return { is: 'refused', verdict };
    const value = JSON.parse(new TextDecoder().decode(bytes));
    return isJudgedValid(value, verdict) ? { is: 'snapshot', snapshot: value, verdict } : { is: 'refused', verdict };
}
/** The validator has just said so about the same bytes. */
function isJudgedValid(_, verdict) {
    return verdict.outcome === 'valid';
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/report/index.js
/** Shows snapshots: Markdown, difference, badge, CSV. */






;// CONCATENATED MODULE: ./packages/remediation/lib/ledger/entry.js

const OPEN_PATH = 'open.json';
const STATES = ['posting', 'created', 'rejected', 'merged', 'closed', 'abandoned'];
function findingPath(fingerprint) {
    // Two digits of the hash, behind the version prefix, keep folders small.
    return `findings/${fingerprint.slice(2, 4)}/${fingerprint}.json`;
}
function dayPath(time) {
    const [year, month, day] = time.toISOString().slice(0, 10).split('-');
    return `days/${year}/${month}-${day}.json`;
}
/** Whether a finding is not finished yet, and so stands in `open.json`. */
function isOpen({ state, verify }) {
    return state === 'posting' || state === 'created' || (state === 'merged' && verify !== 'none');
}
function parseEntry(text, path) {
    return text === undefined ? undefined : checkEntry(json(text, path), path);
}
function parseOpen(text) {
    if (text === undefined)
        return new Map();
    const entries = listOf(json(text, OPEN_PATH), 'findings', OPEN_PATH).map((entry) => checkEntry(entry, OPEN_PATH));
    return new Map(entries.map((entry) => [entry.fingerprint, entry]));
}
/** Times of the merges of the last days, by which the pace of review is measured. Ledgers of earlier releases have none. */
function parseMerges(text) {
    const merges = text === undefined ? undefined : record(json(text, OPEN_PATH), OPEN_PATH)['merges'];
    if (merges === undefined)
        return [];
    return Array.isArray(merges) && merges.every(isTime) ? merges : unreadable(OPEN_PATH, '`merges` is not understood');
}
function parseDay(text, path) {
    return text === undefined ? [] : listOf(json(text, path), 'sessions', path).map((row) => checkRow(row, path));
}
function writeEntry(entry) {
    return `${JSON.stringify(entry, null, 1)}\n`;
}
function writeOpen(open, merges = []) {
    const findings = [...open.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    return `${JSON.stringify({ version: 1, findings, ...(merges.length === 0 ? {} : { merges }) }, null, 1)}\n`;
}
function writeDay(rows) {
    return `${JSON.stringify({ version: 1, sessions: rows }, null, 1)}\n`;
}
/** Fails closed: a file that is not understood stops every claim that needs it. */
function unreadable(path, why) {
    throw new lib/* Ending */._n('ledger-unreadable', `${path}: ${why}`);
}
function json(text, path) {
    try {
        return JSON.parse(text);
    }
    catch {
        return unreadable(path, 'not JSON');
    }
}
function listOf(value, key, path) {
    const file = record(value, path);
    if (file['version'] !== 1)
        unreadable(path, `version ${JSON.stringify(file['version'])} is not known to this release`);
    const list = file[key];
    return Array.isArray(list) ? list : unreadable(path, `\`${key}\` is not a list`);
}
function record(value, path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return unreadable(path, 'not an object');
    return value;
}
function checkEntry(value, path) {
    const entry = record(value, path);
    const repository = record(entry['repository'], path);
    const faults = [
        entry['version'] === 1 || 'version',
        entry_matches(entry['fingerprint'], lib/* FINGERPRINT */.lj) || 'fingerprint',
        entry_matches(entry['findingId'], lib/* FINDING_ID */.GB) || 'findingId',
        entry['kind'] === undefined || isKind(entry['kind']) || 'kind',
        typeof repository['host'] === 'string' || 'repository.host',
        isCount(repository['id']) || 'repository.id',
        typeof repository['name'] === 'string' || 'repository.name',
        entry['issue'] === null || isCount(entry['issue']) || 'issue',
        isCount(entry['generation']) || 'generation',
        isCount(entry['attempt']) || 'attempt',
        STATES.includes(entry['state']) || 'state',
        entry_matches(entry['nonce'], /^[0-9a-f]{8,64}$/) || 'nonce',
        typeof entry['runId'] === 'string' || 'runId',
        isTime(entry['claimedAt']) || 'claimedAt',
        isTime(entry['at']) || 'at',
        entry_matches(entry['branch'], BRANCH) || 'branch',
        entry['acu'] === null || isCount(entry['acu']) || 'acu',
        typeof entry['retryable'] === 'boolean' || 'retryable',
        entry['session'] === null || isReference(entry['session']) || 'session',
        entry['pullRequest'] === null || isCount(entry['pullRequest']) || 'pullRequest',
        entry['mergeCommit'] === null || typeof entry['mergeCommit'] === 'string' || 'mergeCommit',
        entry['mergedAt'] === null || isTime(entry['mergedAt']) || 'mergedAt',
        entry['verify'] === null || entry['verify'] === 'checks' || entry['verify'] === 'none' || 'verify',
        entry['evidence'] === undefined || isEvidence(entry['evidence']) || 'evidence',
        entry['covers'] === undefined || isCovers(entry['covers']) || 'covers',
        entry['retryBy'] === undefined || typeof entry['retryBy'] === 'string' || 'retryBy',
        (Array.isArray(entry['strays']) && entry['strays'].every(isReference)) || 'strays',
    ].filter((fault) => fault !== true);
    if (faults.length > 0)
        unreadable(path, `wrong or missing: ${faults.join(', ')}`);
    return entry;
}
function checkRow(value, path) {
    const row = record(value, path);
    const sound = entry_matches(row['fingerprint'], FINGERPRINT) &&
        typeof row['runId'] === 'string' &&
        typeof row['repository'] === 'string' &&
        (row['acu'] === null || isCount(row['acu'])) &&
        isTime(row['at']);
    return sound ? row : unreadable(path, 'a row is not understood');
}
function isReference(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const reference = value;
    return isCount(reference['attempt']) && isTextOrNull(reference['id']) && isAddressOrNull(reference['url']);
}
function isCovers(value) {
    return Array.isArray(value) && value.every((item) => entry_matches(item, lib/* FINGERPRINT */.lj));
}
function isEvidence(value) {
    if (!Array.isArray(value))
        return false;
    return value.every((item) => {
        if (typeof item !== 'object' || item === null)
            return false;
        const { kind, result, commit, runId, at } = item;
        const known = (kind === 'sarif' || kind === 'reproducer') && (result === 'success' || result === 'failure');
        return known && entry_matches(commit, /^[0-9a-f]{40,64}$/) && typeof runId === 'string' && isTime(at);
    });
}
// What is shown as code or as a link must not be more than that, also where somebody else wrote the file.
const BRANCH = /^fix\/[A-Za-z0-9._+-]{1,100}$/;
const isTextOrNull = (value) => value === null || typeof value === 'string';
const isAddressOrNull = (value) => value === null || entry_matches(value, /^https:\/\/\S+$/i);
const isKind = (value) => typeof value === 'string' && (0,lib/* isFindingKind */.gR)(value);
const isCount = (value) => Number.isSafeInteger(value) && value >= 1;
const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const entry_matches = (value, pattern) => typeof value === 'string' && pattern.test(value);

;// CONCATENATED MODULE: ./packages/remediation/lib/ledger/open-findings.js



/**
 * The findings of a repository's ledger that are not finished, for whoever only looks; `undefined`: there is no ledger.
 * @throws GitHubFault when GitHub does not say, `Ending` when the ledger is not understood.
 */
async function readOpenFindings(github, repository, now) {
    const read = await ledger_readLedger(github, { ...repository, branch: lib/* LEDGER_BRANCH */.jF }, [OPEN_PATH], now);
    return read.kind === 'missing' ? undefined : [...parseOpen(read.files.get(OPEN_PATH)).values()];
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/inputs/types.js
const ASSET_TYPES = [
    'repository',
    'service',
    'host',
    'application',
    'cloud-resource',
    'identity',
    'api',
    'data-store',
    'tenant',
];
/**
 * How a channel delivers: `live_or_copy` can be handed over by hand while settings are missing, `live_only` cannot; `planned` and
 * `config_only` exist on paper.
 */
const DELIVERIES = (/* unused pure expression or super */ null && (['live_only', 'live_or_copy', 'copy_only', 'planned', 'config_only']));

// EXTERNAL MODULE: ./packages/snapshot/lib/build/names.js
var names = __webpack_require__(9805);
// EXTERNAL MODULE: ./packages/snapshot/lib/build/notices.js
var build_notices = __webpack_require__(1212);
;// CONCATENATED MODULE: ./packages/snapshot/lib/build/github/port.js
/** Looking things up at GitHub, so that "nothing there" is never taken for "not allowed to look". */
/** Entries per page, GitHub's most. */
const PAGE = 100;
/** Pages of one list; what is beyond is told. */
const MAX_PAGES = 100;
/** A whole list. `under`: the field that holds it, where the answer is an object. */
async function lookAtList(port, route, parameters, { under, cursor = false } = {}) {
    const found = [];
    let next = cursor ? {} : { page: 1 };
    try {
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { data, link } = await port.get(route, { ...parameters, per_page: PAGE, ...next });
            const list = under === undefined ? data : isItem(data) ? data[under] : undefined;
            if (!Array.isArray(list))
                return { is: 'unseen', why: 'GitHub answered with something else than a list' };
            const items = list.filter(isItem);
            found.push(...items);
            if (items.length < list.length)
                return { is: 'seen', found, isWhole: false };
            if (list.length < PAGE)
                return { is: 'seen', found, isWhole: true };
            const after = afterOf(link);
            if (cursor && after === undefined)
                return { is: 'seen', found, isWhole: link !== undefined };
            next = cursor ? { after } : { page: page + 1 };
        }
        return { is: 'seen', found, isWhole: false };
    }
    catch (error) {
        return { is: 'unseen', why: whyOf(error) };
    }
}
/** A text file of the default branch; found is `undefined` when there is none. */
async function lookAtFile(port, parameters) {
    try {
        const { data } = await port.get('GET /repos/{owner}/{repo}/contents/{path}', parameters);
        if (!isItem(data) || typeof data['content'] !== 'string' || data['encoding'] !== 'base64')
            return { is: 'unseen', why: 'it is not a file of less than 1 MB' };
        const bytes = Uint8Array.from(atob(data['content'].replace(/\s+/g, '')), (character) => character.charCodeAt(0));
        return { is: 'seen', found: new TextDecoder().decode(bytes), isWhole: true };
    }
    catch (error) {
        if (statusOf(error) === 404)
            return { is: 'seen', found: undefined, isWhole: true };
        return { is: 'unseen', why: whyOf(error) };
    }
}
function afterOf(link) {
    const next = link?.split(',').find((part) => part.includes('rel="next"'));
    const url = next?.slice(next.indexOf('<') + 1, next.indexOf('>'));
    return url !== undefined && URL.canParse(url) ? (new URL(url).searchParams.get('after') ?? undefined) : undefined;
}
/** Why something could not be looked at, in words. */
function whyOf(error) {
    const status = statusOf(error);
    const needs = isItem(error) && typeof error['needs'] === 'string' && error['needs'] !== '' ? error['needs'] : undefined;
    const lacks = needs === undefined ? '' : `, the call accepts ${needs.slice(0, 200)}`;
    switch (status) {
        case undefined:
            return error instanceof Error && error.message !== '' ? error.message : 'GitHub could not be reached';
        case 401:
            return 'the token was not accepted (401)';
        case 403:
            return `the token may not, or the feature is off (403${lacks})`;
        case 404:
            return `it is not enabled, or the token may not see it (404${lacks})`;
        default:
            return `GitHub answered ${status}`;
    }
}
function statusOf(error) {
    return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
        ? error.status
        : undefined;
}
function isItem(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Text at a path of own fields. */
function textAt(value, ...path) {
    let at = value;
    for (const key of path)
        at = isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    return typeof at === 'string' && at !== '' ? at : undefined;
}
function listAt(value, ...path) {
    let at = value;
    for (const key of path)
        at = isItem(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    return Array.isArray(at) ? at : [];
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/github/alerts.js
/** Exposures from GitHub's three alert lists: one per rule, advisory or type of secret. The value of a secret is never asked for. */


const ALERT_SOURCES = [
    {
        name: 'code scanning',
        id: 'github-code-scanning',
        route: 'GET /repos/{owner}/{repo}/code-scanning/alerts',
        parameters: { state: 'open' },
        cursor: false,
        permission: '`security-events: read`',
        workflowValue: lib/* FINDING_KINDS */.mH.code.workflowValue,
        cluster: (alert) => {
            const rule = textAt(alert, 'rule', 'id') ?? textAt(alert, 'rule', 'name');
            if (rule === undefined)
                return undefined;
            const severity = textAt(alert, 'rule', 'security_severity_level');
            return {
                key: `${textAt(alert, 'tool', 'name') ?? ''} ${rule}`,
                title: textAt(alert, 'rule', 'description') ?? rule,
                severity: severityOf(severity) ?? levelSeverity(textAt(alert, 'rule', 'severity')),
            };
        },
    },
    {
        name: 'Dependabot alerts',
        id: 'github-dependabot',
        route: 'GET /repos/{owner}/{repo}/dependabot/alerts',
        parameters: { state: 'open' },
        cursor: true,
        permission: '`vulnerability-alerts: read`',
        workflowValue: lib/* FINDING_KINDS */.mH.dependency.workflowValue,
        cluster: (alert) => {
            const advisory = textAt(alert, 'security_advisory', 'ghsa_id');
            if (advisory === undefined)
                return undefined;
            return {
                key: `${advisory} ${textAt(alert, 'dependency', 'package', 'name') ?? ''}`,
                title: textAt(alert, 'security_advisory', 'summary') ?? advisory,
                severity: severityOf(textAt(alert, 'security_advisory', 'severity')) ?? 'medium',
            };
        },
    },
    {
        name: 'secret scanning',
        id: 'github-secret-scanning',
        route: 'GET /repos/{owner}/{repo}/secret-scanning/alerts',
        parameters: { state: 'open', hide_secret: true },
        cursor: false,
        permission: 'an App or personal token that may read secret scanning alerts; the workflow token never may',
        workflowValue: lib/* FINDING_KINDS */.mH.secret.workflowValue,
        cluster: (alert) => {
            const type = textAt(alert, 'secret_type');
            if (type === undefined)
                return undefined;
            // GitHub gives secrets no severity: one that still works is critical.
            const severity = textAt(alert, 'validity') === 'active' ? 'critical' : 'high';
            return { key: type, title: textAt(alert, 'secret_type_display_name') ?? type, severity };
        },
    },
];
const RANKS = ['critical', 'high', 'medium', 'low', 'info'];
/** One exposure per cluster with its worst severity; `unread`: alerts that lack what tells them apart. */
function clusterAlerts(source, alerts, assetId, repository) {
    const clusters = new Map();
    let unread = 0;
    for (const alert of alerts) {
        const found = source.cluster(alert);
        if (found === undefined) {
            unread += 1;
            continue;
        }
        const known = clusters.get(found.key);
        if (known === undefined)
            clusters.set(found.key, { title: found.title, severity: found.severity, count: 1 });
        else {
            known.count += 1;
            if (RANKS.indexOf(found.severity) < RANKS.indexOf(known.severity))
                known.severity = found.severity;
        }
    }
    const exposures = [...clusters].map(([key, { title, severity, count }]) => ({
        id: `${source.id} ${repository} ${key}`,
        asset_id: assetId,
        severity,
        workflow_value: source.workflowValue,
        source_id: source.id,
        finding_count: count,
        title,
    }));
    return { exposures, unread };
}
function severityOf(text) {
    return RANKS.find((severity) => severity === text);
}
/** SARIF levels as severities (coverage-rules.md, "SARIF severity"). */
function levelSeverity(level) {
    return level === 'error' ? 'high' : level === 'warning' ? 'medium' : level === 'note' ? 'low' : 'info';
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/github/ledger.js
/**
 * The cases of one repository, `owner/name` in lower case; a shared ledger holds those of others as well. A finding with an issue has
 * the id of that issue's case, so that both are one.
 */
function casesFromLedger(findings, repository, assetId) {
    return findings
        .filter((finding) => finding.repository.name.toLowerCase() === repository)
        .map((finding) => ({
        id: finding.issue === null ? `${repository} ${finding.findingId}` : `${repository}#${finding.issue}`,
        // Merged is not finished: the fix waits for its verification.
        status: finding.pullRequest !== null || finding.state === 'merged' ? 'in_review' : 'open',
        asset_id: assetId,
    }));
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/github/owners.js
/** Who owns a repository: the default owners of CODEOWNERS, else the teams that have it. */

/** Where GitHub looks for the file, in its order. */
const PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
async function ownersOf(port, owner, repo) {
    for (const path of PLACES) {
        const file = await lookAtFile(port, { owner, repo, path });
        if (file.is === 'unseen')
            return { teams: [], people: [], unseen: `CODEOWNERS: ${file.why}` };
        if (file.found === undefined)
            continue;
        const owners = defaultOwners(file.found);
        if (owners.teams.length + owners.people.length > 0)
            return owners;
        break;
    }
    const teams = await lookAtList(port, 'GET /repos/{owner}/{repo}/teams', { owner, repo });
    if (teams.is === 'unseen')
        return { teams: [], people: [], unseen: `teams: ${teams.why}` };
    return { teams: teams.found.flatMap((team) => textAt(team, 'name') ?? []), people: [] };
}
/** The owners of everything: the last line that says `*`, as GitHub reads the file. */
function defaultOwners(text) {
    const lines = text
        .split(/\r?\n/)
        .map((line) => line.split(/\s+/).filter((word) => word !== ''))
        .filter(([pattern]) => pattern === '*' || pattern === '**' || pattern === '/**');
    const words = (lines.at(-1) ?? []).slice(1);
    const end = words.findIndex((word) => word.startsWith('#'));
    const owners = end === -1 ? words : words.slice(0, end);
    const isTeam = (name) => name.startsWith('@') && name.includes('/');
    const plain = (name) => (name.startsWith('@') ? name.slice(1) : name);
    return {
        teams: owners.filter(isTeam).map(plain),
        people: owners.filter((name) => !isTeam(name) && name.includes('@')).map(plain),
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/github/collect.js
/** Assets, exposures and cases of repositories, looked up at GitHub. */








/** Issues that were handed off, or that could be. */
const CASE_LABELS = [lib/* LABEL_READY */.zX, lib/* LABEL_REMEDIATE */._h, ...Object.values(lib/* STATUS_LABELS */.Zt).map(({ name }) => name)];
const MAX_ASSET_ID = 100;
/** Rejects only when the repositories themselves cannot be listed. */
async function collectFromGitHub(port, options) {
    const notices = new build_notices/* Notices */.q7();
    const repositories = await repositoriesOf(port, options, notices);
    // The owner is a part of the ids only where there are several.
    const isOneOwner = new Set(repositories.map((repository) => nameOf(repository).split('/')[0])).size === 1;
    const gathered = await pooled(repositories, options.width ?? 4, async (repository, done) => {
        const found = await lookAtRepository(port, repository, isOneOwner, options);
        options.progress?.(done, repositories.length, nameOf(repository));
        return found;
    });
    const known = new Set(gathered.flatMap(({ asset }) => asset.aliases ?? []).map((alias) => alias.toLowerCase()));
    return {
        inputs: {
            assets: gathered.map(({ asset, packages }) => ({
                ...asset,
                // Most packages come from elsewhere: only those that one of these repositories publishes are links.
                linked_asset_ids: [
                    ...(asset.linked_asset_ids ?? []),
                    ...packages.filter((name) => known.has(name.toLowerCase())),
                ],
            })),
            exposures: gathered.flatMap(({ exposures }) => exposures),
            cases: gathered.flatMap(({ cases }) => cases),
        },
        notices: (0,build_notices/* mergeNotices */.UD)(notices.list, ...gathered.map((found) => found.notices.list)),
    };
}
async function repositoriesOf(port, options, notices) {
    const found = [];
    if (options.organisation !== undefined) {
        const listed = await lookAtList(port, 'GET /orgs/{org}/repos', { org: options.organisation, type: 'all' });
        if (listed.is === 'unseen')
            throw new Error(`the repositories of ${options.organisation} could not be listed: ${listed.why}`);
        if (!listed.isWhole)
            notices.add('incomplete', `repositories of ${options.organisation}`);
        found.push(...listed.found);
    }
    for (const name of options.repositories ?? []) {
        const [owner = '', repo = ''] = name.split('/');
        try {
            const { data } = await port.get('GET /repos/{owner}/{repo}', { owner, repo });
            if (isItem(data))
                found.push(data);
        }
        catch (error) {
            throw new Error(`${name} could not be looked at`, { cause: error });
        }
    }
    const byName = new Map(found.map((repository) => [nameOf(repository), repository]));
    for (const [name, repository] of byName) {
        if (repository['archived'] !== true || options.withArchived === true)
            continue;
        notices.add('left-out', `${name}: archived`);
        byName.delete(name);
    }
    return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, repository]) => repository);
}
async function lookAtRepository(port, repository, isOneOwner, options) {
    const name = nameOf(repository);
    const [owner = '', repo = ''] = name.split('/');
    const place = { port, owner, repo, name, notices: new build_notices/* Notices */.q7(), unseen: [] };
    const properties = await propertiesOf(place, repository);
    const owners = await ownersOf(port, owner, repo);
    if (owners.unseen !== undefined)
        place.notices.add('not-looked-at', `${name}: ${owners.unseen}`);
    const catalog = await catalogOf(place, options);
    const manifest = await manifestOf(place);
    const id = `asset-${(0,names/* shortened */.vI)((0,names/* exactSlug */.Jt)(isOneOwner ? repo : name), MAX_ASSET_ID)}`;
    const exposures = await exposuresOf(place, id);
    const cases = [
        ...(await issueCases(place, id, repository, options.caseLabels ?? CASE_LABELS)),
        ...(await ledgerCases(place, id, options)),
    ];
    const environments = await environmentsOf(place);
    const label = properties.get('portfolio') ?? catalog.system ?? (options.ungrouped === 'none' ? undefined : repo);
    const type = properties.get('asset-type') ?? catalog.type;
    const asset = {
        id,
        name,
        asset_type: ASSET_TYPES.find((known) => known === type) ?? 'repository',
        criticality: CRITICALITIES.find((known) => known === properties.get('criticality')) ?? 'unassigned',
        aliases: [name, ...catalog.names, ...manifest.names],
        owner_teams: owners.teams.length === 0 && owners.people.length === 0 ? catalog.owners : owners.teams,
        owner_names: owners.people,
        environments,
        linked_asset_ids: catalog.links,
        not_looked_at: place.unseen,
        ...(label === undefined ? {} : { portfolio_label: label }),
    };
    return { asset, packages: manifest.packages, exposures, cases: distinct(cases), notices: place.notices };
}
const CRITICALITIES = ['critical', 'high', 'medium', 'low', 'unassigned'];
/** Custom properties, and under them topics such as `criticality-high`, `portfolio-payments`, `asset-type-service`. */
async function propertiesOf({ port, owner, repo, name, notices }, repository) {
    const found = new Map();
    for (const topic of listAt(repository, 'topics')) {
        for (const key of ['criticality', 'portfolio', 'asset-type']) {
            if (typeof topic === 'string' && topic.startsWith(`${key}-`))
                found.set(key, topic.slice(key.length + 1));
        }
    }
    const looked = await lookAtList(port, 'GET /repos/{owner}/{repo}/properties/values', { owner, repo });
    // An account that is no organisation has no properties: nothing is missing then.
    if (looked.is === 'unseen') {
        if (textAt(repository, 'owner', 'type') !== 'User')
            notices.add('not-looked-at', `${name}: custom properties: ${looked.why}`);
        return found;
    }
    for (const property of looked.found) {
        const [key, value] = [textAt(property, 'property_name'), textAt(property, 'value')];
        if (key !== undefined && value !== undefined)
            found.set(key.toLowerCase().replaceAll('_', '-'), value);
    }
    return found;
}
async function exposuresOf({ port, owner, repo, name, notices, unseen }, id) {
    const all = [];
    for (const source of ALERT_SOURCES) {
        const { route, parameters, cursor } = source;
        const looked = await lookAtList(port, route, { owner, repo, ...parameters }, { cursor });
        if (looked.is === 'unseen') {
            unseen.push(source.name);
            notices.add('not-looked-at', `${name}: ${source.name}: ${looked.why}. Needs ${source.permission}.`);
            continue;
        }
        const { exposures, unread } = clusterAlerts(source, looked.found, id, name);
        if (!looked.isWhole)
            notices.add('incomplete', `${name}: ${source.name}: only the first ${looked.found.length} alerts`);
        if (unread > 0)
            notices.add('incomplete', `${name}: ${source.name}: ${unread} alerts of unknown form`);
        all.push(...exposures);
    }
    return all;
}
async function issueCases({ port, owner, repo, name, notices }, id, repository, labels) {
    if (repository['has_issues'] === false)
        return [];
    const unseen = (why) => {
        notices.add('not-looked-at', `${name}: issues: ${why}. Needs \`issues: read\`.`);
        return [];
    };
    // One request for most repositories: they have none of the labels, and each label is a list of its own.
    const known = await lookAtList(port, 'GET /repos/{owner}/{repo}/labels', { owner, repo });
    if (known.is === 'unseen')
        return unseen(known.why);
    const names = new Set(known.found.map((label) => textAt(label, 'name')?.toLowerCase()));
    const cases = new Map();
    for (const label of labels.filter((each) => !known.isWhole || names.has(each.toLowerCase()))) {
        const route = 'GET /repos/{owner}/{repo}/issues';
        const looked = await lookAtList(port, route, { owner, repo, labels: label, state: 'all' });
        if (looked.is === 'unseen')
            return unseen(looked.why);
        if (!looked.isWhole)
            notices.add('incomplete', `${name}: issues labelled ${label}`);
        for (const issue of looked.found) {
            const number = issue['number'];
            if (typeof number !== 'number' || issue['pull_request'] !== undefined)
                continue;
            cases.set(number, { id: `${name}#${number}`, status: collect_statusOf(issue), asset_id: id });
        }
    }
    return [...cases.values()];
}
async function ledgerCases({ owner, repo, name, notices }, id, { readLedger }) {
    try {
        return casesFromLedger((await readLedger?.(owner, repo)) ?? [], name, id);
    }
    catch (error) {
        notices.add('not-looked-at', `${name}: ledger: ${whyOf(error)}. Needs \`contents: read\`.`);
        return [];
    }
}
/** Each case once. The ledger, which comes last, knows more than the issue; that the issue is closed, it may not know yet. */
function distinct(cases) {
    const byId = new Map();
    for (const entry of cases)
        if (byId.get(entry.id)?.status !== 'closed')
            byId.set(entry.id, entry);
    return [...byId.values()];
}
function collect_statusOf(issue) {
    if (textAt(issue, 'state') === 'closed')
        return 'closed';
    const isInReview = listAt(issue, 'labels').some((label) => textAt(label, 'name') === lib/* STATUS_LABELS */.Zt.review.name);
    return isInReview ? 'in_review' : 'open';
}
/** Environments as they are set up, else those that something was deployed to. */
async function environmentsOf({ port, owner, repo, name, notices }) {
    const route = 'GET /repos/{owner}/{repo}/environments';
    const looked = await lookAtList(port, route, { owner, repo }, { under: 'environments' });
    if (looked.is === 'unseen')
        notices.add('not-looked-at', `${name}: environments: ${looked.why}. Needs \`actions: read\`.`);
    else if (looked.found.length > 0)
        return looked.found.flatMap((entry) => textAt(entry, 'name') ?? []);
    const deployed = await lookAtList(port, 'GET /repos/{owner}/{repo}/deployments', { owner, repo });
    if (deployed.is === 'unseen') {
        notices.add('not-looked-at', `${name}: deployments: ${deployed.why}. Needs \`deployments: read\`.`);
        return [];
    }
    return [...new Set(deployed.found.flatMap((entry) => textAt(entry, 'environment') ?? []))];
}
const NO_CATALOG = { names: [], links: [], owners: [] };
/** `catalog-info.yaml` of the software catalogue: kind, name, owner, system, and what it depends on. */
async function catalogOf({ port, owner, repo, name, notices }, { parseYaml }) {
    if (parseYaml === undefined)
        return NO_CATALOG;
    const file = await lookAtFile(port, { owner, repo, path: 'catalog-info.yaml' });
    if (file.is === 'unseen') {
        notices.add('not-looked-at', `${name}: catalog-info.yaml: ${file.why}. Needs \`contents: read\`.`);
        return NO_CATALOG;
    }
    if (file.found === undefined)
        return NO_CATALOG;
    try {
        const entities = parseYaml(file.found).filter((entity) => textAt(entity, 'metadata', 'name') !== undefined);
        const [first] = entities;
        const system = textAt(first, 'spec', 'system');
        const type = textAt(first, 'spec', 'type');
        const ownerName = textAt(first, 'spec', 'owner');
        return {
            names: entities.map((entity) => reference(textAt(entity, 'kind') ?? 'component', textAt(entity, 'metadata', 'name') ?? '')),
            links: entities.flatMap((entity) => listAt(entity, 'spec', 'dependsOn').flatMap((entry) => typeof entry === 'string' ? reference('component', entry) : [])),
            owners: ownerName === undefined ? [] : [ownerName],
            ...(system === undefined ? {} : { system }),
            ...(type === undefined ? {} : { type }),
        };
    }
    catch {
        notices.add('incomplete', `${name}: catalog-info.yaml is not YAML`);
        return NO_CATALOG;
    }
}
/** `component:default/name` in one spelling, whatever the file left out. */
function reference(kind, text) {
    const [before = '', after] = text.split(':');
    const path = after ?? before;
    return `${after === undefined ? kind : before}:${path.includes('/') ? path : `default/${path}`}`.toLowerCase();
}
/** What `package.json` publishes and depends on, as `npm:<name>`. */
async function manifestOf({ port, owner, repo, name, notices }) {
    const none = { names: [], packages: [] };
    const file = await lookAtFile(port, { owner, repo, path: 'package.json' });
    if (file.is === 'unseen' || file.found === undefined)
        return none;
    try {
        const manifest = JSON.parse(file.found);
        const published = textAt(manifest, 'name');
        const dependencies = isItem(manifest) && isItem(manifest['dependencies']) ? Object.keys(manifest['dependencies']) : [];
        return {
            names: published === undefined ? [] : [`npm:${published}`],
            packages: dependencies.filter((entry) => entry !== published).map((entry) => `npm:${entry}`),
        };
    }
    catch {
        notices.add('incomplete', `${name}: package.json is not JSON`);
        return none;
    }
}
function nameOf(repository) {
    return (textAt(repository, 'full_name') ?? '').toLowerCase();
}
/** So many at a time; results in the order of the items. */
async function pooled(items, width, work) {
    const results = new Map();
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results.set(index, await work(item, results.size + 1));
    };
    await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
    return items.flatMap((_, index) => results.get(index) ?? []);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/github/index.js
/** What a snapshot is built from, looked up at GitHub. Loads nothing of Node. */


// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/quote.js
var quote = __webpack_require__(7473);
// EXTERNAL MODULE: ./packages/snapshot/generated/validate-inputs.cjs
var validate_inputs = __webpack_require__(9526);
;// CONCATENATED MODULE: ./packages/snapshot/lib/build/inputs/faults.js
/** Faults of input files. */
/** Faults that are described; all are counted. */
const FAULTS_LISTED = 100;
class Faults {
    kept = [];
    count = 0;
    add(file, pointer, message) {
        this.count += 1;
        if (this.kept.length < FAULTS_LISTED)
            this.kept.push({ file, pointer, message });
        return undefined;
    }
}

// EXTERNAL MODULE: ./packages/snapshot/lib/build/assets.js
var assets = __webpack_require__(8704);
;// CONCATENATED MODULE: ./packages/snapshot/lib/build/inputs/merge.js
/** Several input files as one data set, and what only the whole can tell: ids that occur twice, portfolios that nobody names. */

const KINDS = ['portfolios', 'assets', 'exposures', 'cases', 'channels', 'policies'];
function mergeFiles(files, faults) {
    for (const kind of KINDS)
        checkUnique(kind, files, faults);
    const inputs = {
        portfolios: files.flatMap(({ data }) => data.portfolios ?? []),
        assets: files.flatMap(({ data }) => (data.assets ?? []).map(assetOf)),
        exposures: files.flatMap(({ data }) => data.exposures ?? []),
        cases: files.flatMap(({ data }) => data.cases ?? []),
        channels: files.flatMap(({ data }) => data.channels ?? []),
        policies: files.flatMap(({ data }) => data.policies ?? []),
    };
    checkPortfolios(files, inputs, faults);
    return inputs;
}
function assetOf({ owner_team, owner_name, environment, ...asset }) {
    const all = (one, more) => [
        ...(one === undefined ? [] : [one]),
        ...(more ?? []),
    ];
    return {
        ...asset,
        owner_teams: all(owner_team, asset.owner_teams),
        owner_names: all(owner_name, asset.owner_names),
        environments: all(environment, asset.environments),
    };
}
function checkUnique(kind, files, faults) {
    const seen = new Map();
    for (const { file, data } of files) {
        (data[kind] ?? []).forEach(({ id }, index) => {
            const first = seen.get(id);
            if (first === undefined)
                seen.set(id, `${file}#/${kind}/${index}`);
            else
                faults.add(file, `/${kind}/${index}/id`, `The id stands in ${first} already.`);
        });
    }
}
/** A portfolio is known when it is declared; where none is declared, when an asset belongs to it. */
function checkPortfolios(files, inputs, faults) {
    const declared = (inputs.portfolios ?? []).map(({ id }) => id);
    const isClosed = declared.length > 0;
    const known = new Set(isClosed ? declared : inputs.assets.flatMap((asset) => (0,assets/* homeOf */.lt)(asset)?.id ?? []));
    for (const { file, data } of files) {
        (data.assets ?? []).forEach(({ portfolio_id }, index) => {
            if (isClosed && portfolio_id !== undefined && !known.has(portfolio_id))
                faults.add(file, `/assets/${index}/portfolio_id`, 'The portfolio is not among the declared portfolios.');
        });
        (data.policies ?? []).forEach(({ match }, index) => {
            (match.portfolio_ids ?? []).forEach((id, at) => {
                if (known.has(id))
                    return;
                const why = isClosed ? 'is not among the declared portfolios' : 'is not declared, and no asset belongs to it';
                faults.add(file, `/policies/${index}/match/portfolio_ids/${at}`, `The portfolio ${why}.`);
            });
        });
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/inputs/read.js
/** Reads the input files: JSON or YAML, checked by the published schema, then read as one data set. All faults at once, with their places. */





/** Bytes. Larger JSON is split by its makers: files are read as one. */
const MAX_JSON_BYTES = 256 * 2 ** 20;
/** Bytes. The YAML reader keeps every node with its place; large inputs are JSON. */
const MAX_YAML_BYTES = 4 * 2 ** 20;
function readInputs(files) {
    const faults = new Faults();
    const read = files.flatMap(({ file, bytes }) => {
        const data = read_parse(file, bytes, faults);
        return data === undefined ? [] : [checked(file, data.value, faults)].filter((entry) => entry !== undefined);
    });
    const inputs = mergeFiles(read, faults);
    return faults.count === 0 ? { ok: true, inputs } : { ok: false, faults: faults.kept, count: faults.count };
}
function read_parse(file, bytes, faults) {
    const isJson = file.toLowerCase().endsWith('.json');
    const limit = isJson ? MAX_JSON_BYTES : MAX_YAML_BYTES;
    if (bytes.length > limit) {
        const advice = isJson ? 'Split it into several files.' : 'Write it as JSON.';
        return faults.add(file, '', `The file has more than ${limit} bytes. ${advice}`);
    }
    const text = decoded(bytes);
    if (text === undefined)
        return faults.add(file, '', 'The file is not UTF-8.');
    return isJson ? parseJson(file, text, faults) : parseYaml(file, text, faults);
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function parseJson(file, text, faults) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        return faults.add(file, '', `The file is not JSON: ${reasonOf(error)}`);
    }
}
/** Aliases are refused (they can grow without bound), duplicate keys too. */
function parseYaml(file, text, faults) {
    try {
        const document = (0,dist/* parseDocument */.Tp)(text, { uniqueKeys: true, logLevel: 'silent' });
        const [error] = document.errors;
        if (error !== undefined)
            return faults.add(file, '', `The file is not YAML: ${reasonOf(error)}`);
        return { value: document.toJS({ maxAliasCount: 0 }) };
    }
    catch (error) {
        return faults.add(file, '', `The file cannot be read as YAML: ${reasonOf(error)}`);
    }
}
function reasonOf(error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return (0,quote/* printable */.g$)(line.slice(0, 200));
}
function checked(file, data, faults) {
    if (validate_inputs(data) && isInputs(data))
        return { file, data };
    for (const error of validate_inputs.errors ?? [])
        faults.add(file, ...read_describe(error));
    return undefined;
}
/** The validator has just said so. */
function isInputs(data) {
    return typeof data === 'object' && data !== null;
}
function read_describe(error) {
    const { instancePath, keyword, params, message } = error;
    const pointer = (0,quote/* printable */.g$)(instancePath);
    switch (keyword) {
        case 'additionalProperties':
            return [pointer, `There is no field ${(0,quote/* printable */.g$)(JSON.stringify(params['additionalProperty']).slice(0, 100))}.`];
        case 'required':
            return [pointer, `The field ${String(params['missingProperty'])} is missing.`];
        case 'enum':
            return [pointer, `Allowed are ${JSON.stringify(params['allowedValues'])}.`];
        default:
            return [pointer, `The value ${message ?? keyword}.`];
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/inputs/yaml.js

/** Every document of a YAML text. Aliases are refused: they can grow without bound. Throws when it is not YAML. */
function parseYamlDocuments(text) {
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { uniqueKeys: true, logLevel: 'silent' });
    if (!Array.isArray(documents))
        return [];
    return documents.map((document) => {
        const [error] = document.errors;
        if (error !== undefined)
            throw error;
        return document.toJS({ maxAliasCount: 0 });
    });
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/inputs/index.js



;// CONCATENATED MODULE: ./actions/build-snapshot/lib/gather.js







/** One data set from files, SARIF and GitHub. */
async function gather(settings, workspace, kit) {
    try {
        return await gatherAll(settings, workspace, kit);
    }
    catch (error) {
        if (error instanceof lib_files/* TooManyFiles */.vn)
            throw new lib/* Ending */._n('input-invalid', error.message, { cause: error });
        throw error;
    }
}
async function gatherAll(settings, workspace, kit) {
    const { files, sarifFiles, sarifAsset } = settings;
    const fromFiles = files.length === 0 ? { files: [], refused: [] } : await (0,lib_files/* wholeFiles */.R9)(workspace, files, MAX_JSON_BYTES);
    // Loaded only where there is such a file.
    const sarif = sarifFiles.length === 0 ? undefined : await __webpack_require__.e(/* import() */ 810).then(__webpack_require__.bind(__webpack_require__, 8810));
    const scans = await sarif?.readScans(workspace, sarifFiles, sarifAsset);
    const reading = readInputs(fromFiles.files);
    const faults = [...fromFiles.refused, ...(scans?.refused ?? [])].map(({ file, why }) => ({
        file,
        pointer: '',
        message: why,
    }));
    if (!reading.ok)
        return { ok: false, faults: [...faults, ...reading.faults], count: faults.length + reading.count };
    if (faults.length > 0)
        return { ok: false, faults, count: faults.length };
    const github = await fromGitHub(settings, kit);
    const { inputs } = reading;
    const assets = [...inputs.assets, ...github.inputs.assets];
    return {
        ok: true,
        inputs: {
            ...inputs,
            assets: scans === undefined ? assets : scans.mark(assets),
            exposures: [...inputs.exposures, ...(scans?.exposures ?? []), ...github.inputs.exposures],
            cases: [...inputs.cases, ...github.inputs.cases],
        },
        notices: (0,build/* mergeNotices */.UD)(scans?.notices ?? [], github.notices),
    };
}
async function fromGitHub(settings, kit) {
    const { repositories, organisation, caseLabels, withArchived, ungrouped } = settings;
    if (repositories.length === 0 && organisation === undefined)
        return { inputs: { assets: [], exposures: [], cases: [] }, notices: [] };
    const { github, listener } = open_open(kit.inputs, kit.runner, kit.environment);
    kit.inputs.check();
    listener.onRetry = ({ name, attempts, why }) => kit.log(`${name}: ${why}, attempt ${attempts}`);
    try {
        return await collectFromGitHub(github, {
            repositories,
            withArchived,
            ungrouped,
            parseYaml: parseYamlDocuments,
            readLedger: ledgerReader(github, settings.ledgerRepository),
            progress: (done, all, repository) => kit.log(`${done} of ${all}: ${repository}`),
            ...(organisation === undefined ? {} : { organisation }),
            ...(caseLabels === undefined ? {} : { caseLabels }),
        });
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new lib/* Ending */._n('github-forbidden', `${why}. The token needs \`metadata: read\` there.`, { cause: error });
    }
}
/** Each repository's own ledger, or one that all share, which is then read once. */
function ledgerReader(github, shared) {
    const read = (owner, name) => readOpenFindings(github, { owner, name }, () => new Date());
    if (shared === undefined)
        return read;
    const [owner = '', name = ''] = shared.split('/');
    let reading;
    return () => (reading ??= read(owner, name));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./packages/snapshot/lib/page/embed.js
/**
 * Puts snapshots, and another address of GitHub's API, into the page's HTML: for `open` and for the artifact of build-snapshot (D23).
 * Needs no browser.
 */
/** The page as it is committed, with nothing inside. */
const embed_PAGE = __webpack_require__.ab + "index.html";
const PUBLIC_API = 'https://api.github.com';
const DATA = '<script id="snapshots" type="application/json">';
/** @throws when the page is not ours, or the address is one that the page must not call. */
function embed_embed(page, { snapshots = [], apiUrl = PUBLIC_API }) {
    const address = embed_checked(apiUrl);
    const start = page.indexOf(DATA);
    const end = page.indexOf('</script>', start);
    if (start === -1 || end === -1)
        throw new Error('This is not the snapshot page: it has no place for snapshots.');
    const head = page
        .slice(0, start)
        .replace(`connect-src ${PUBLIC_API};`, () => `connect-src ${policySource(address)};`)
        .replace(`name="github-api" content="${PUBLIC_API}"`, () => `name="github-api" content="${address}"`);
    return `${head}${DATA}${embed_inert(JSON.stringify(snapshots))}${page.slice(end)}`;
}
/** A `<` could end the element that holds the data, and what follows would be markup. */
function embed_inert(json) {
    return json.replaceAll('<', String.raw `\u003c`);
}
function embed_checked(apiUrl) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
    const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
    // What is left can stand in an attribute and in a policy.
    const isPlain = url !== undefined && /^[a-z]+:\/\/[a-zA-Z0-9.:[\]_/-]+$/.test(apiUrl) && url.username === '';
    if (!isPlain || (url.protocol !== 'https:' && !isLoopback)) {
        throw new Error(`The address of the API must be https without query or user name, but is ${JSON.stringify(apiUrl)}.`);
    }
    return apiUrl.replace(/\/$/, '');
}
/** With a slash behind it a path stands for everything below; without one for itself alone (CSP level 3, path matching). */
function policySource(address) {
    return new URL(address).pathname === '/' ? address : `${address}/`;
}

;// CONCATENATED MODULE: ./actions/build-snapshot/lib/write.js





/** Writes everything that is asked for; returns the outputs that name it. */
async function write(settings, workspace, kit, made) {
    const { snapshot, text, notices } = made;
    const comment = `${kit.environment['RUNNER_TEMP'] ?? workspace}/build-snapshot-comment.md`;
    await (0,promises_.writeFile)(comment, commentMarkdown(snapshot, { notices }));
    if (settings.dryRun)
        return { 'comment-path': comment };
    const put = async (path, content) => path === undefined ? '' : (0,lib_files/* writeInWorkspace */.A9)(workspace, path, await content());
    try {
        const path = await put(settings.output, () => text);
        const page = await put(settings.pageFile, () => pageOf(made, settings.output, kit.runner.apiUrl));
        await put(settings.badgeFile, () => badge(snapshot));
        await put(settings.csvFile, () => csv(snapshot));
        return { 'comment-path': comment, 'snapshot-path': path, 'page-path': page };
    }
    catch (error) {
        if (error instanceof lib_files/* NotWritten */.rl)
            throw new lib/* Ending */._n('input-invalid', error.message, { cause: error });
        throw error;
    }
}
/** The page as it is committed, with the snapshots inside, the newest last, and this server's address (D23). */
async function pageOf({ text, last }, name, apiUrl) {
    const snapshots = [...(last === undefined ? [] : [{ name: 'the last one', text: last.text }]), { name, text }];
    return embed_embed(await (0,promises_.readFile)(embed_PAGE, 'utf8'), { snapshots, apiUrl });
}

;// CONCATENATED MODULE: ./actions/build-snapshot/lib/run.js









/** Bytes of a last snapshot that are read whole. */
const MAX_LAST_BYTES = 64 * 2 ** 20;
function run(started, environment) {
    return runAction({ name: 'build-snapshot', secrets: ['github-token'], environment, started, main });
}
async function main(settings, kit) {
    const workspace = kit.environment['GITHUB_WORKSPACE'] ?? '';
    if (workspace === '')
        throw new lib/* Ending */._n('input-invalid', 'GITHUB_WORKSPACE is not set: this runs inside GitHub Actions');
    const trace = new lib/* Trace */.Cn();
    const gathered = await gather(settings, workspace, kit);
    if (!gathered.ok)
        return refused(gathered, trace);
    // Read before the new one is written: both may have the same path.
    const last = await lastSnapshot(settings, workspace, trace);
    const { snapshot, notices: told } = (0,build/* buildSnapshot */.tX)({ ...gathered.inputs, generatedAt: new Date() });
    const notices = (0,build/* mergeNotices */.UD)(gathered.notices, told);
    const text = run_checked(snapshot, trace);
    for (const { code, says, count } of notices)
        trace.note(code, `${count}: ${says}`);
    const paths = await write(settings, workspace, kit, { snapshot, text, notices, last });
    const difference = last && diffSnapshots(last.snapshot, snapshot);
    const regressed = difference !== undefined && isRegression(difference, settings.maxScoreFall, trace);
    return {
        reason: regressed ? 'snapshot-regressed' : 'snapshot-built',
        message: '',
        trace: trace.rows,
        success: !regressed,
        outputs: { ...paths, ...numbers(snapshot, notices, difference) },
        summary: [
            ...(difference === undefined ? [] : [diffMarkdown(difference)]),
            summaryMarkdown(snapshot, { notices }),
        ].join('\n'),
    };
}
function refused({ faults, count }, trace) {
    const rows = faults.map(({ file, pointer, message }) => `| ${(0,text_lib/* inertInline */.Mo)(`${file}#${pointer}`)} | ${(0,text_lib/* inertInline */.Mo)(message)} |`);
    const rest = count > faults.length ? [``, `${count - faults.length} more are not listed here.`] : [];
    for (const { file, pointer, message } of faults.slice(0, 20))
        trace.stop('inputs', `${file}#${pointer}: ${message}`, 'Correct the file.');
    const [first] = faults;
    return {
        reason: 'snapshot-inputs-invalid',
        message: `${count} faults; the first: ${first?.file ?? ''}#${first?.pointer ?? ''}: ${first?.message ?? ''}`,
        trace: trace.rows,
        success: false,
        outputs: {},
        summary: ['| Place | Fault |', '|---|---|', ...rows, ...rest].join('\n'),
    };
}
/** What is built is checked like what anybody else built, with the default policy's own rules as errors. */
function run_checked(snapshot, trace) {
    const text = (0,build/* serialiseSnapshot */.gV)(snapshot);
    const verdict = (0,validate/* validateBytes */.q3)('snapshot.json', new TextEncoder().encode(text), { tierB: 'error' });
    if (verdict.outcome !== 'valid')
        throw new lib/* Ending */._n('bug', `the snapshot fails its own validator: ${verdict.faults[0]?.pointer ?? ''} ${verdict.faults[0]?.message ?? ''}`);
    trace.pass('validator', `${verdict.portfolios} portfolios, 0 errors`);
    return text;
}
async function lastSnapshot({ last }, workspace, trace) {
    if (last === undefined)
        return undefined;
    const { files, refused: gone } = await (0,lib_files/* wholeFiles */.R9)(workspace, [last], MAX_LAST_BYTES);
    const [file] = files;
    if (file === undefined) {
        const why = gone[0]?.why ?? '';
        if (why !== lib_files/* REFUSED */.ln['no-such-file'])
            throw new lib/* Ending */._n('input-invalid', `input \`last\`: ${why}`);
        trace.note('last', 'There is no last snapshot: a first run.');
        return undefined;
    }
    const reading = readSnapshot(file.file, file.bytes);
    if (reading.is === 'snapshot')
        return { snapshot: reading.snapshot, text: new TextDecoder().decode(file.bytes) };
    throw new lib/* Ending */._n(reading.verdict.reason, `the last snapshot: ${reading.verdict.faults[0]?.message ?? ''}`);
}
function isRegression({ changes }, maxScoreFall, trace) {
    const falls = changes.map(({ before, after }) => before && after ? before.coverage_score - after.coverage_score : 0);
    const worst = falls.reduce((most, fall) => Math.max(most, fall), 0);
    const seen = `the largest fall of a score is ${worst}`;
    if (maxScoreFall === undefined || worst <= maxScoreFall) {
        trace.pass('max-score-fall', seen);
        return false;
    }
    trace.stop('max-score-fall', `${seen}, allowed is ${maxScoreFall}`, 'Act on what got worse, or raise `max-score-fall`.');
    return true;
}
function numbers({ summary }, notices, difference) {
    const worse = difference?.changes.filter(({ direction }) => direction === 'worse').length;
    return {
        'overall-state': summary.overall_state,
        portfolios: String(summary.total_portfolios),
        'action-needed': String(summary.action_needed_count),
        exposures: String(summary.exposure_count),
        'not-looked-at': String(notices.find(({ code }) => code === 'not-looked-at')?.count ?? 0),
        worse: worse === undefined ? '' : String(worse),
    };
}


/***/ }),

/***/ 2833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _n: () => (/* reexport */ core/* Ending */._n),
  GB: () => (/* reexport */ FINDING_ID),
  mH: () => (/* reexport */ FINDING_KINDS),
  lj: () => (/* reexport */ FINGERPRINT),
  zX: () => (/* reexport */ core/* LABEL_READY */.zX),
  _h: () => (/* reexport */ core/* LABEL_REMEDIATE */._h),
  jF: () => (/* reexport */ core/* LEDGER_BRANCH */.jF),
  cv: () => (/* reexport */ core/* MAX_DATA_TEXT */.cv),
  Rt: () => (/* reexport */ core/* MAX_DATA_TITLE */.Rt),
  Q0: () => (/* reexport */ core/* MAX_SUMMARY_BYTES */.Q0),
  ez: () => (/* reexport */ core/* REASONS */.ez),
  e2: () => (/* reexport */ core/* REASONS_PAGE */.e2),
  Zt: () => (/* reexport */ core/* STATUS_LABELS */.Zt),
  Cn: () => (/* reexport */ core/* Trace */.Cn),
  gR: () => (/* reexport */ isFindingKind)
});

// UNUSED EXPORTS: ASK_FIRST, BRANCH_PREFIX, COMMIT_PREFIXES, DEFAULT_SETTINGS, DESCRIPTION_HEADINGS, DISPATCH_EVENT_TYPE, EDIT_WINDOW_MINUTES, EVIDENCE_KINDS, FENCE_AFTER_SECONDS, FINDING_MARKER, FINGERPRINT_VERSION, HALT_PATH, INCIDENT_MARKER, LABEL_INCIDENT, LEDGER_ROUNDS, LEDGER_UNKNOWN_ROUNDS, LOCKFILES, MAX_AUTOMATIC_ATTEMPTS, MAX_COMMENT, MAX_EVENT_BYTES, MAX_PAYLOAD_TEXT_BYTES, MAX_RESPONSE_BYTES, MAX_SESSIONS_PER_RUN, MAX_SETTINGS_BYTES, MAX_TITLE, PROJECT, PROTECTED_PATHS, PULL_REQUEST_TITLE_PREFIX, RERUN_MAX_AGE_HOURS, SESSION_START_MINUTES, SETTINGS_PATH, TAG_REMEDIATION, TRACKING_MARKER, TRIGGER_TAGS, UNKNOWN_AFTER_MINUTES, WEEKDAYS, branchName, findingId, fingerprint, sourceKind, succeeds

// EXTERNAL MODULE: ./packages/conventions/lib/core.js + 2 modules
var core = __webpack_require__(7061);
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

// EXTERNAL MODULE: ./packages/conventions/lib/limits.js
var limits = __webpack_require__(5324);
;// CONCATENATED MODULE: ./packages/conventions/lib/settings/settings.js


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
    pullRequest: { headings: names/* DESCRIPTION_HEADINGS */.vB, approvals: 0 },
    allowPublic: false,
    targetRepository: undefined,
    authorise: { bots: [], dispatchSenders: undefined, findingAuthors: [] },
    ledger: { repository: undefined, branch: names/* LEDGER_BRANCH */.jF },
    limits: {
        perRun: limits/* MAX_SESSIONS_PER_RUN */.VC,
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

;// CONCATENATED MODULE: ./packages/conventions/lib/index.js






/***/ }),

/***/ 3330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ createGitHub),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   Q4: () => (/* binding */ GitHubFault),
/* harmony export */   jR: () => (/* binding */ statusFault),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* unused harmony exports graphEnding, githubEnding */
/* harmony import */ var _agent_remediation_conventions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7061);
/* harmony import */ var _agent_remediation_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4005);


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

/***/ 4005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F9: () => (/* reexport */ HttpFault),
  V0: () => (/* reexport */ createHttp),
  eK: () => (/* reexport */ httpFaultIn),
  r8: () => (/* reexport */ isGitHubRateLimit),
  qU: () => (/* reexport */ toFetch)
});

// UNUSED EXPORTS: DEFAULT_HTTP_LIMITS, effectOfMethod, isLoopback, parseBaseUrl, parseHttpDate

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
    const loopback = protocol === 'http' && options.allowLoopbackHttp === true && isLoopback(url.hostname);
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
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

;// CONCATENATED MODULE: ./packages/http/lib/contract.js
/** A request that brought no whole answer. Message and cause carry no header and no body, hence no key (P6). */
class HttpFault extends Error {
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
        return new HttpFault(this.code, this.ran, this.message, { cause: this.cause, head: this.head, attempts });
    }
}
/** Finds the fault in an error that somebody else wrapped, as Octokit does; at most eight causes deep. */
function httpFaultIn(error) {
    let current = error;
    for (let depth = 0; depth < 8; depth += 1) {
        if (current instanceof HttpFault)
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
function createConnections(env) {
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
function whenReady(socket, secure, ready) {
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

;// CONCATENATED MODULE: ./packages/http/lib/http-date.js
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// RFC 9110, 5.6.7: the form in use, and two old ones that a recipient must still read.
const FIXDATE = /^[A-Z][a-z]{2}, (?<d>\d{2}) (?<m>[A-Z][a-z]{2}) (?<y>\d{4}) (?<t>\d{2}:\d{2}:\d{2}) GMT$/;
const RFC850 = /^[A-Z][a-z]{5,8}, (?<d>\d{2})-(?<m>[A-Z][a-z]{2})-(?<y>\d{2}) (?<t>\d{2}:\d{2}:\d{2}) GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} (?<m>[A-Z][a-z]{2}) (?<d>[\d ]\d) (?<t>\d{2}:\d{2}:\d{2}) (?<y>\d{4})$/;
/** Reads an HTTP-date in any of its three forms; `undefined` for everything else, as `Date.parse` guesses too much. */
function parseHttpDate(text) {
    const parts = (FIXDATE.exec(text) ?? RFC850.exec(text) ?? ASCTIME.exec(text))?.groups;
    if (parts === undefined)
        return undefined;
    const { d = '', m = '', y = '', t = '' } = parts;
    const month = MONTHS.findIndex((name) => name === m);
    if (month < 0)
        return undefined;
    const [hours = 0, minutes = 0, seconds = 0] = t.split(':').map(Number);
    if (hours > 23 || minutes > 59 || seconds > 60)
        return undefined;
    const day = Number(d);
    const year = y.length === 2 ? 2000 + Number(y) : Number(y);
    const date = new Date(Date.UTC(year, month, day, hours, minutes, seconds));
    return date.getUTCDate() === day || seconds === 60 ? date : undefined;
}

;// CONCATENATED MODULE: ./packages/http/lib/attempt.js



/** Sends the request once and reads the whole answer. Throws an {@link HttpFault} that says whether a byte was sent. */
function attempt(request, url, connection, limits) {
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
function retryVerdict(request, attempted) {
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
function backOffMs(attempts, random) {
    return Math.min(CAP_MS, BASE_MS * 2 ** Math.min(attempts - 1, 16)) * random();
}
/**
 * How long the server asked us to wait, in milliseconds; `undefined` where it said nothing readable. Seconds or an
 * HTTP-date, which is compared with the server's own clock; else the moment at which GitHub's quota is filled again.
 */
function askedWaitMs(head, now) {
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
    return new HttpFault('bad-redirect', 'maybe', message, { head: response, attempts: response.attempts });
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

/***/ 8704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ compare),
/* harmony export */   ZE: () => (/* binding */ labelOfId),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   sP: () => (/* binding */ Assets)
/* harmony export */ });
/* harmony import */ var _cohere_derive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4028);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9805);
/** Assets by every name that they have, and the portfolio that each belongs to (coverage-rules.md, "Portfolio of an asset"). */


const PORTFOLIO = 'portfolio-';
const ASSET = 'asset-';
/** `undefined`: the asset belongs to no portfolio. */
function homeOf({ id, name, asset_type, portfolio_id, portfolio_label }) {
    const label = portfolio_label === undefined || portfolio_label.trim() === '' ? undefined : portfolio_label;
    if (portfolio_id !== undefined)
        return { id: portfolio_id, label };
    if (label !== undefined)
        return { id: PORTFOLIO + (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctSlug */ .yh)(label), label };
    if (asset_type === 'service' || asset_type === 'application')
        return { id: PORTFOLIO + id.slice(ASSET.length), label: name };
    return undefined;
}
/** The label of a portfolio that nobody named. */
function labelOfId(id) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .labelFromId */ .ae)(id, PORTFOLIO);
}
/** Criticality from the highest, then name, then id: the order of assets everywhere. */
function byUrgency(a, b) {
    return (_cohere_derive_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITICALITY_RANK */ .rq[a.criticality] - _cohere_derive_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITICALITY_RANK */ .rq[b.criticality] || compare(a.name, b.name) || compare(a.id, b.id));
}
/** By code units: the same on every machine, whatever its language. */
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}
class Assets {
    /** Each id once, in the order of {@link byUrgency}. */
    list;
    #byName = new Map();
    constructor({ assets }, notices) {
        for (const asset of assets) {
            if (this.#byName.has(asset.id))
                notices.add('asset-repeated', asset.id);
            else
                this.#byName.set(asset.id, asset);
        }
        this.list = [...this.#byName.values()].sort(byUrgency);
        for (const asset of this.list) {
            for (const alias of asset.aliases ?? [])
                this.#addAlias(alias.toLowerCase(), asset, notices);
        }
    }
    /** By id, or by an alias whatever its case. */
    find(name) {
        return this.#byName.get(name) ?? this.#byName.get(name.toLowerCase());
    }
    #addAlias(alias, asset, notices) {
        const known = this.#byName.get(alias);
        if (known === undefined)
            this.#byName.set(alias, asset);
        else if (known !== asset)
            notices.add('alias-ambiguous', `${alias}: ${known.id}, not ${asset.id}`);
    }
}


/***/ }),

/***/ 858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q7: () => (/* reexport */ build_notices/* Notices */.q7),
  tX: () => (/* reexport */ buildSnapshot),
  UD: () => (/* reexport */ build_notices/* mergeNotices */.UD),
  gV: () => (/* reexport */ serialiseSnapshot)
});

// UNUSED EXPORTS: ASSET_TYPES, DELIVERIES, NOTICE_CODES, specificity

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/derive.js
var derive = __webpack_require__(4028);
// EXTERNAL MODULE: ./packages/snapshot/lib/version.js
var version = __webpack_require__(7794);
// EXTERNAL MODULE: ./packages/snapshot/lib/build/assets.js
var build_assets = __webpack_require__(8704);
// EXTERNAL MODULE: ./packages/text/lib/index.js + 13 modules
var lib = __webpack_require__(1393);
;// CONCATENATED MODULE: ./packages/snapshot/lib/build/fit.js
/** The one place where a text is made to fit the schema. Nothing is cut or dropped without a notice. */

/** Printable ASCII words with single spaces between them: nothing to clean. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
class Fit {
    #notices;
    #known = new Map();
    constructor(notices) {
        this.#notices = notices;
    }
    /**
     * The text on one line, without invisible characters, of at most `max` code points; never cut inside a character. Empty when nothing
     * visible is left. The same text is told once.
     */
    text(text, max, what) {
        if (text.length <= max && PLAIN.test(text))
            return text;
        const key = `${max} ${text}`;
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        const fitted = this.#fitted(text, max, what);
        this.#known.set(key, fitted);
        return fitted;
    }
    /** A list of distinct texts; equal but for case is equal, and the first spelling stays (coverage-rules.md, "Counters"). */
    list(texts, max, what) {
        const kept = new Map();
        for (const text of texts) {
            const fitted = this.text(text, max, what);
            if (fitted === '')
                continue;
            const folded = fitted.toLowerCase();
            if (!kept.has(folded))
                kept.set(folded, fitted);
        }
        return [...kept.values()];
    }
    #fitted(text, max, what) {
        const wellFormed = text.toWellFormed();
        const visible = (0,lib/* removeInvisible */.i)(wellFormed)
            .text.replace(/[\s\p{Z}\p{Cc}]+/gu, ' ')
            .trim();
        const isCleaned = visible !== wellFormed.replace(/\s+/gu, ' ').trim() || wellFormed !== text;
        if (visible === '') {
            this.#notices.add('text-empty', what);
            return '';
        }
        if (isCleaned)
            this.#notices.add('text-cleaned', `${what}: ${(0,lib/* capText */.yA)(visible, { codePoints: 60 }, () => '…').text}`);
        const { text: cut, cut: left } = (0,lib/* capText */.yA)(visible, { codePoints: max }, () => '…');
        if (left > 0)
            this.#notices.add('text-cut', `${what}: ${(0,lib/* capText */.yA)(cut, { codePoints: 60 }, () => '…').text}`);
        return cut.trimEnd();
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/routing.js
/** Which policy an exposure falls under, and what that makes of it (coverage-rules.md, "Policy" and "Route state"). */

const WORKFLOW_VALUES = [
    'dependency',
    'sast',
    'sensitive-data',
    'mcp-guardrail',
    'base-image',
    'recipe-runbook',
];
const WORKFLOW_RANK = {
    dependency: 0,
    sast: 1,
    'sensitive-data': 2,
    'mcp-guardrail': 3,
    'base-image': 4,
    'recipe-runbook': 5,
};
const MANUAL = { state: 'manual', blockers: [] };
/** derive.ts ranks the worst first; thresholds count upwards: 1..5 for severities, 0..4 for criticalities. */
const severityRank = (severity) => 5 - derive/* SEVERITY_RANK */.f3[severity];
const criticalityRank = (criticality) => 4 - derive/* CRITICALITY_RANK */.rq[criticality];
/** How specific a policy is; the most specific one that matches wins. */
function specificity({ match }) {
    const listed = (base, list) => list === undefined ? 0 : base + Math.min(2, list.length);
    return ((match.severity_min === undefined ? 0 : 2 + severityRank(match.severity_min)) +
        (match.asset_criticality_min === undefined ? 0 : 2 + criticalityRank(match.asset_criticality_min)) +
        listed(4, match.workflow_values) +
        listed(4, match.source_ids) +
        listed(5, match.owner_teams) +
        listed(5, match.portfolio_ids) +
        listed(3, match.environments));
}
const fold = (text) => text.toLowerCase();
/**
 * Routes exposures. Assets that no policy tells apart share a list of the policies that can apply, and exposures that no policy tells
 * apart share the answer, so that the work does not grow with exposures times policies.
 */
class Router {
    #rules;
    #sourceNumbers = new Map();
    #classes = new Map();
    constructor({ policies, channels = [] }, notices) {
        const byId = new Map(channels.map((channel) => [channel.id, channel]));
        this.#rules = [...policies]
            .sort(bestFirst)
            .map((policy) => ruleOf(policy, byId.get(policy.route.channel), notices));
        for (const { policy } of this.#rules) {
            for (const source of policy.match.source_ids ?? []) {
                if (!this.#sourceNumbers.has(source))
                    this.#sourceNumbers.set(source, this.#sourceNumbers.size + 1);
            }
        }
    }
    /** Ask once per asset. */
    classOf(placed) {
        const rules = this.#rules.filter((rule) => allowsAsset(rule, placed));
        const key = rules.map(({ policy }) => policy.id).join(' ');
        const known = this.#classes.get(key);
        if (known !== undefined)
            return known;
        const made = { rules, routes: [] };
        this.#classes.set(key, made);
        return made;
    }
    route(assets, { severity, workflow_value, source_id }) {
        const source = this.#sourceNumbers.size === 0 ? 0 : (this.#sourceNumbers.get(source_id) ?? 0);
        const key = (source * WORKFLOW_VALUES.length + WORKFLOW_RANK[workflow_value]) * 5 + derive/* SEVERITY_RANK */.f3[severity];
        const known = assets.routes[key];
        if (known !== undefined)
            return known;
        const rank = severityRank(severity);
        const rule = assets.rules.find(({ policy: { match }, workflows, sources }) => (match.severity_min === undefined || rank >= severityRank(match.severity_min)) &&
            (workflows === undefined || workflows.has(workflow_value)) &&
            (sources === undefined || sources.has(source_id)));
        const route = rule?.route ?? MANUAL;
        assets.routes[key] = route;
        return route;
    }
    /** Policies that can never decide anything. */
    tell(notices) {
        const possible = new Set([...this.#classes.values()].flatMap(({ rules }) => rules.map(({ policy }) => policy.id)));
        const seen = new Set();
        for (const { policy } of this.#rules) {
            const conditions = conditionsOf(policy);
            if (!possible.has(policy.id))
                notices.add('policy-never-matches', policy.id);
            else if (seen.has(conditions))
                notices.add('policy-outranked', policy.id);
            seen.add(conditions);
        }
    }
}
function bestFirst(a, b) {
    return specificity(b) - specificity(a) || timeOf(b) - timeOf(a) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
function timeOf({ updated_at }) {
    const time = updated_at === undefined ? Number.NaN : Date.parse(updated_at);
    return Number.isNaN(time) ? 0 : time;
}
function ruleOf(policy, channel, notices) {
    if (channel === undefined)
        notices.add('channel-unknown', `${policy.id}: ${policy.route.channel}`);
    const { match } = policy;
    return {
        policy,
        route: routeOf(policy, channel),
        teams: match.owner_teams && new Set(match.owner_teams.map(fold)),
        portfolios: match.portfolio_ids && new Set(match.portfolio_ids),
        environments: match.environments && new Set(match.environments.map(fold)),
        workflows: match.workflow_values && new Set(match.workflow_values),
        sources: match.source_ids && new Set(match.source_ids),
    };
}
function routeOf(policy, channel) {
    const label = policy.route.label ?? channel?.label;
    const route = { policy, blockers: [], ...(label === undefined ? {} : { label }) };
    if (channel === undefined)
        return { ...route, state: 'manual' };
    const missing = (channel.settings ?? []).filter(({ present }) => !present).map(({ name }) => name);
    switch (channel.delivery) {
        case 'copy_only':
            return { ...route, state: 'copy_only' };
        case 'planned':
        case 'config_only':
            return { ...route, state: 'template' };
        case 'live_only':
        case 'live_or_copy':
            if (missing.length === 0)
                return { ...route, state: 'ready' };
            return { ...route, state: channel.delivery === 'live_only' ? 'blocked' : 'needs_config', blockers: missing };
    }
}
function allowsAsset({ policy: { match }, teams, portfolios, environments }, { asset, portfolio }) {
    // The original compares ranks 1..5 with thresholds 0..4, so that "critical" admits high. Here both count from 0.
    const isCriticalEnough = match.asset_criticality_min === undefined ||
        criticalityRank(asset.criticality) >= criticalityRank(match.asset_criticality_min);
    return (isCriticalEnough &&
        (teams === undefined || (asset.owner_teams ?? []).some((team) => teams.has(fold(team)))) &&
        (portfolios === undefined || portfolios.has(portfolio)) &&
        (environments === undefined || (asset.environments ?? []).some((name) => environments.has(fold(name)))));
}
function conditionsOf({ match }) {
    const sorted = (list) => list && [...new Set(list)].sort();
    return JSON.stringify([
        match.severity_min,
        match.asset_criticality_min,
        sorted(match.workflow_values),
        sorted(match.source_ids),
        sorted(match.owner_teams),
        sorted(match.portfolio_ids),
        sorted(match.environments),
    ]);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/cases.js

class Cases {
    list;
    #byAsset = new Map();
    #byFile = new Map();
    #bySource = new Map();
    constructor(cases, assets) {
        this.list = cases.map((entry) => {
            const asset = entry.asset_id === undefined ? undefined : assets.find(entry.asset_id);
            const source = entry.source_id === undefined || entry.workflow_value === undefined
                ? undefined
                : this.#sourceOf(entry.source_id, entry.workflow_value);
            return { case: entry, asset, source, isUsed: false };
        });
        for (const placed of this.list) {
            if (placed.asset !== undefined)
                push(this.#byAsset, placed.asset, placed);
            if (placed.case.file !== undefined)
                push(this.#byFile, placed.case.file, placed);
            placed.source?.cases.push(placed);
        }
    }
    ofAsset(asset) {
        return this.#byAsset.get(asset) ?? [];
    }
    ofFile(file) {
        return this.#byFile.get(file) ?? [];
    }
    /** Remembers what relates to an exposure, for the portfolio that it lies in; false when nothing does. */
    relate(exposure, asset, related) {
        const { file } = exposure;
        const hasFile = file !== undefined && this.#byFile.size > 0 && this.#byFile.has(file);
        if (hasFile)
            related.files.add(file);
        const source = this.#bySource.get(exposure.source_id)?.[WORKFLOW_RANK[exposure.workflow_value]];
        if (source !== undefined)
            related.sources.add(source);
        return hasFile || source !== undefined || this.#byAsset.has(asset);
    }
    /**
     * The cases of a portfolio that are not closed, each once. Cases of one source are counted together: a source that every portfolio has
     * must not make this quadratic.
     */
    countOpen(related, assets) {
        let open = 0;
        for (const source of related.sources)
            open += openOf(source);
        const others = [
            ...assets.map((asset) => this.ofAsset(asset)),
            ...[...related.files].map((file) => this.ofFile(file)),
        ];
        const counted = new Set();
        for (const placed of others.flat()) {
            placed.isUsed = true;
            const isCounted = counted.has(placed) || (placed.source !== undefined && related.sources.has(placed.source));
            if (!isCounted && placed.case.status !== 'closed')
                open += 1;
            counted.add(placed);
        }
        return open;
    }
    #sourceOf(source, workflow) {
        const byWorkflow = this.#bySource.get(source) ?? [];
        this.#bySource.set(source, byWorkflow);
        return (byWorkflow[WORKFLOW_RANK[workflow]] ??= { cases: [] });
    }
}
function openOf(source) {
    if (source.open !== undefined)
        return source.open;
    for (const placed of source.cases)
        placed.isUsed = true;
    source.open = source.cases.filter((placed) => placed.case.status !== 'closed').length;
    return source.open;
}
function push(map, key, placed) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [placed]);
    else
        list.push(placed);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/gather.js
/** One pass over assets, exposures and cases: what each portfolio holds, before anything is worded. */




function gather(inputs, notices) {
    const assets = new build_assets/* Assets */.sP(inputs, notices);
    const router = new Router(inputs, notices);
    const { places, portfolios } = settle(inputs, assets, router, notices);
    const cases = new Cases(inputs.cases, assets);
    for (const exposure of inputs.exposures)
        addExposure(exposure, assets, places, router, cases, notices);
    for (const asset of assets.list)
        addLinks(asset, assets, places, notices);
    for (const portfolio of portfolios)
        portfolio.openCases = cases.countOpen(portfolio.related, portfolio.assets);
    for (const { isUsed, case: entry } of cases.list)
        if (!isUsed)
            notices.add('case-without-relation', entry.id);
    router.tell(notices);
    return portfolios;
}
function settle(inputs, assets, router, notices) {
    const declared = new Map((inputs.portfolios ?? []).map(({ id, label }) => [id, label]));
    const byId = new Map();
    const places = new Map();
    for (const asset of assets.list) {
        const home = (0,build_assets/* homeOf */.lt)(asset);
        if (home === undefined) {
            notices.add('asset-without-portfolio', asset.id);
            continue;
        }
        const portfolio = byId.get(home.id) ?? empty(home.id, declared.get(home.id));
        byId.set(home.id, portfolio);
        portfolio.assets.push(asset);
        portfolio.label ??= home.label;
        places.set(asset, { portfolio, assets: router.classOf({ asset, portfolio: home.id }) });
    }
    for (const id of declared.keys())
        if (!byId.has(id))
            notices.add('portfolio-empty', id);
    const portfolios = [...byId.values()].sort((a, b) => (0,build_assets/* compare */.UD)(a.fullId, b.fullId));
    for (const portfolio of portfolios)
        portfolio.label ??= (0,build_assets/* labelOfId */.ZE)(portfolio.fullId);
    return { places, portfolios };
}
function empty(fullId, label) {
    return {
        fullId,
        label,
        assets: [],
        related: { files: new Set(), sources: new Set() },
        routes: { ready: 0, copy_only: 0, needs_config: 0, template: 0, blocked: 0, manual: 0 },
        taken: new Set(),
        dependencies: new Set(),
        linked: new Set(),
        exposures: 0,
        needsCase: 0,
        openCases: 0,
        workflows: 0,
        severityRank: derive/* SEVERITY_RANK */.f3.info,
    };
}
function addExposure(exposure, assets, places, router, cases, notices) {
    const asset = assets.find(exposure.asset_id);
    if (asset === undefined)
        return notices.add('exposure-without-asset', `${exposure.id}: ${exposure.asset_id}`);
    const place = places.get(asset);
    if (place === undefined)
        return notices.add('exposure-without-portfolio', `${exposure.id}: ${asset.id}`);
    const { portfolio } = place;
    const route = router.route(place.assets, exposure);
    portfolio.exposures += 1;
    portfolio.routes[route.state] += 1;
    portfolio.taken.add(route);
    portfolio.workflows |= 1 << WORKFLOW_RANK[exposure.workflow_value];
    portfolio.severityRank = Math.min(portfolio.severityRank, derive/* SEVERITY_RANK */.f3[exposure.severity]);
    if (!cases.relate(exposure, asset, portfolio.related))
        portfolio.needsCase += 1;
}
function addLinks(asset, assets, places, notices) {
    const from = places.get(asset)?.portfolio;
    for (const name of asset.linked_asset_ids ?? []) {
        const other = assets.find(name);
        if (other === undefined) {
            notices.add('link-unknown', `${asset.id}: ${name}`);
            continue;
        }
        const to = places.get(other)?.portfolio;
        if (from === to)
            continue;
        // The relationship is seen from both sides; the dependency has the direction of the link.
        from?.linked.add(other.id);
        to?.linked.add(asset.id);
        if (from !== undefined && to !== undefined)
            from.dependencies.add(to);
    }
}

// EXTERNAL MODULE: ./packages/snapshot/lib/build/limits.js
var limits = __webpack_require__(1813);
// EXTERNAL MODULE: ./packages/snapshot/lib/build/names.js
var names = __webpack_require__(9805);
;// CONCATENATED MODULE: ./packages/snapshot/lib/build/neighbours.js

/** `edges`: for each portfolio, those that its assets' links lead to. */
function addNeighbours(edges) {
    const dependents = new Map();
    for (const [from, targets] of edges) {
        for (const to of targets) {
            const list = dependents.get(to);
            if (list === undefined)
                dependents.set(to, [from]);
            else
                list.push(from);
        }
        addDependencies(from, targets);
    }
    for (const portfolio of edges.keys())
        addDependents(portfolio, dependents.get(portfolio) ?? []);
}
function addDependencies(portfolio, targets) {
    if (targets.length === 0)
        return;
    const others = [...targets].sort((a, b) => (0,build_assets/* compare */.UD)(a.id, b.id));
    portfolio.dependency_portfolio_ids = others.map(({ id }) => id);
    portfolio.dependency_portfolio_labels = others.map(({ label }) => label);
    portfolio.dependency_count = others.length;
    portfolio.dependency_gap_count = others.filter(hasGap).length;
    portfolio.dependency_live_ready_count = inState(others, 'live_ready');
    portfolio.dependency_handoff_count = inState(others, 'handoff_only');
    portfolio.dependency_manual_count = inState(others, 'manual_only');
    portfolio.dependency_route_blockers = [...new Set(others.flatMap((other) => other.route_blockers))].sort(build_assets/* compare */.UD);
}
function addDependents(portfolio, dependents) {
    if (dependents.length === 0)
        return;
    const others = [...dependents].sort((a, b) => (0,build_assets/* compare */.UD)(a.id, b.id));
    portfolio.dependent_portfolio_ids = others.map(({ id }) => id);
    portfolio.dependent_portfolio_labels = others.map(({ label }) => label);
    portfolio.dependent_count = others.length;
    portfolio.dependent_gap_count = others.filter(hasGap).length;
    portfolio.dependent_exposure_count = others.reduce((sum, { exposure_count }) => sum + exposure_count, 0);
}
function hasGap({ coverage_state }) {
    return coverage_state === 'action_needed' || coverage_state === 'partial';
}
function inState(portfolios, state) {
    return portfolios.filter((portfolio) => portfolio.route_coverage_state === state).length;
}

// EXTERNAL MODULE: ./packages/snapshot/lib/build/notices.js
var build_notices = __webpack_require__(1212);
;// CONCATENATED MODULE: ./packages/snapshot/lib/build/record.js
/** The record of one portfolio, everything but its neighbours. */




const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'];
function recordOf(gathered, id, label, fit) {
    const held = assetsOf(gathered, id, fit);
    const routed = routesOf(gathered, id, fit);
    const flags = {
        owner_missing: held.owner_teams.length === 0 && held.owner_names.length === 0,
        environment_missing: held.environments.length === 0,
        relationship_gap: held.asset_count > 1 && held.relationship_count === 0,
    };
    const counts = { ...routed, ...flags };
    const state = (0,derive/* coverageState */.yI)(counts);
    const routeState = (0,derive/* routeCoverageState */.zl)(routed.route_state_counts);
    return {
        id,
        label,
        ...held,
        ...routed,
        ...flags,
        coverage_score: (0,derive/* coverageScore */.bg)(counts),
        coverage_state: state,
        coverage_label: derive/* COVERAGE_LABELS */.Vl[state],
        route_coverage_state: routeState,
        route_coverage_label: derive/* ROUTE_LABELS */.Ss[routeState],
        route_coverage_token: derive/* ROUTE_TOKENS */.zR[routeState],
        coverage_summary: '',
        route_coverage_summary: '',
        recommended_actions: [],
        dependency_portfolio_ids: [],
        dependency_portfolio_labels: [],
        dependency_count: 0,
        dependency_gap_count: 0,
        dependency_live_ready_count: 0,
        dependency_handoff_count: 0,
        dependency_manual_count: 0,
        dependency_route_blockers: [],
        dependent_portfolio_ids: [],
        dependent_portfolio_labels: [],
        dependent_count: 0,
        dependent_gap_count: 0,
        dependent_exposure_count: 0,
        dependency_summary: '',
    };
}
function assetsOf({ assets, linked }, id, fit) {
    const [first] = assets;
    const sorted = (texts) => texts.flatMap((list) => list ?? []).sort(build_assets/* compare */.UD);
    return {
        asset_ids: assets.map((asset) => asset.id),
        asset_names: fit.list(assets.map(({ name }) => name), limits/* MAX_ASSET_NAME */.c9, `${id}, asset name`),
        owner_teams: fit.list(sorted(assets.map(({ owner_teams }) => owner_teams)), limits/* MAX_OWNER */.xy, `${id}, owner team`),
        owner_names: fit.list(sorted(assets.map(({ owner_names }) => owner_names)), limits/* MAX_OWNER */.xy, `${id}, owner name`),
        environments: fit.list(sorted(assets.map(({ environments }) => environments)), limits/* MAX_ENVIRONMENT */.pT, `${id}, environment`),
        linked_asset_ids: [...linked].sort(build_assets/* compare */.UD),
        relationship_count: linked.size,
        asset_count: assets.length,
        critical_asset_count: assets.filter(({ criticality }) => criticality === 'critical' || criticality === 'high')
            .length,
        // The assets are in the order of their criticality.
        highest_criticality: first?.criticality ?? 'unassigned',
    };
}
function routesOf(gathered, id, fit) {
    const { routes, exposures } = gathered;
    const taken = [...gathered.taken];
    const policies = [...new Set(taken.flatMap(({ policy }) => policy ?? []))].sort((a, b) => (0,build_assets/* compare */.UD)(a.id, b.id));
    const policyIds = [...new Set(policies.map((policy) => policy.id))];
    const labels = taken.flatMap(({ label }) => label ?? []).sort(build_assets/* compare */.UD);
    const missing = taken.flatMap((route) => route.blockers).sort(build_assets/* compare */.UD);
    const blockers = fit.list(missing, limits/* MAX_BLOCKER */.qg, `${id}, setting`);
    const isBlocked = routes.needs_config + routes.blocked > 0;
    return {
        exposure_count: exposures,
        needs_case_count: gathered.needsCase,
        tracked_exposure_count: exposures - gathered.needsCase,
        open_case_count: gathered.openCases,
        highest_severity: SEVERITIES[gathered.severityRank] ?? 'info',
        workflow_values: WORKFLOW_VALUES.filter((value) => (gathered.workflows & (1 << WORKFLOW_RANK[value])) !== 0),
        route_labels: fit.list(labels, limits/* MAX_LABEL */.EF, `${id}, route label`),
        policy_ids: policyIds,
        policy_labels: fit.list(policies.map(({ label }) => label), limits/* MAX_LABEL */.EF, `${id}, policy label`),
        policy_count: policyIds.length,
        route_blockers: isBlocked && blockers.length === 0 ? ['a setting without a name'] : blockers,
        route_state_counts: { ...routes },
        live_ready_exposure_count: routes.ready,
        local_handoff_exposure_count: routes.copy_only + routes.needs_config,
        needs_config_exposure_count: routes.needs_config,
        template_exposure_count: routes.template,
        blocked_exposure_count: routes.blocked,
        manual_exposure_count: routes.manual,
        routed_exposure_count: exposures - routes.manual,
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/sentences.js


/** `1 exposure`, `2 exposures`. */
function count(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}
function named(blockers) {
    const rest = blockers.length - limits/* BLOCKERS_NAMED */.eQ;
    return `${blockers.slice(0, limits/* BLOCKERS_NAMED */.eQ).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function coverageSummary(portfolio, notLookedAt) {
    const { asset_count, exposure_count, tracked_exposure_count, needs_case_count, open_case_count } = portfolio;
    const found = exposure_count === 0
        ? 'no exposure is known'
        : `${count(exposure_count, 'exposure')}: ${tracked_exposure_count} with a case, ${needs_case_count} without`;
    const unseen = notLookedAt.length === 0 ? '' : ` Not looked at: ${notLookedAt.join(', ')}.`;
    return `${count(asset_count, 'asset')}, ${found}. ${count(open_case_count, 'case')} open.${unseen}`;
}
function routeSummary(portfolio) {
    const { exposure_count, routed_exposure_count, route_state_counts: routes, route_blockers } = portfolio;
    if (exposure_count === 0)
        return 'There is no exposure to route.';
    const parts = [
        [routes.ready, 'live'],
        [routes.copy_only, 'handed over by hand'],
        [routes.needs_config, 'waiting for settings'],
        [routes.template, 'on a channel that is only planned'],
        [routes.blocked, 'blocked'],
        [routes.manual, 'left to people'],
    ];
    const split = parts.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : [])).join(', ');
    const missing = route_blockers.length === 0 ? '' : ` Missing: ${named(route_blockers)}.`;
    return `${routed_exposure_count} of ${count(exposure_count, 'exposure')} routed: ${split}.${missing}`;
}
function dependencySummary(portfolio) {
    const { dependency_count, dependency_gap_count, dependent_count, dependent_gap_count } = portfolio;
    if (dependency_count === 0 && dependent_count === 0)
        return 'No dependency to or from another portfolio is known.';
    const gaps = (number) => (number === 0 ? 'none with gaps' : `${number} with gaps`);
    return `Depends on ${count(dependency_count, 'portfolio')}, ${gaps(dependency_gap_count)}. ${count(dependent_count, 'portfolio')} depend on it, ${gaps(dependent_gap_count)}.`;
}
/** What to do, the most urgent first (coverage-rules.md, "Recommended actions"). */
function recommendedActions(portfolio) {
    const { needs_config_exposure_count: needsConfig, blocked_exposure_count: blocked, route_blockers } = portfolio;
    const settings = named(route_blockers);
    const exposures = (number) => count(number, 'exposure');
    const candidates = [
        [portfolio.owner_missing, 'Name a team or a person that owns this portfolio.'],
        [
            portfolio.manual_exposure_count > 0,
            `Add a routing policy for ${exposures(portfolio.manual_exposure_count)} that no policy routes.`,
        ],
        [needsConfig > 0, `Add the missing settings for ${exposures(needsConfig)}: ${settings}.`],
        [
            portfolio.template_exposure_count > 0,
            `Make the planned channel of ${exposures(portfolio.template_exposure_count)} a live one.`,
        ],
        [blocked > 0 && needsConfig === 0, `Unblock ${exposures(blocked)}; missing are: ${settings}.`],
        [
            portfolio.needs_case_count > 0,
            `Open a case for ${exposures(portfolio.needs_case_count)} that ${portfolio.needs_case_count === 1 ? 'has' : 'have'} none.`,
        ],
        [portfolio.relationship_gap, 'Record what these assets depend on and what depends on them.'],
        [portfolio.environment_missing, 'Record the environments in which these assets run.'],
        [
            portfolio.dependency_gap_count > 0,
            `Look at ${count(portfolio.dependency_gap_count, 'portfolio')} with gaps that this one depends on.`,
        ],
        [
            portfolio.route_coverage_state === 'handoff_only',
            'Connect a live channel: every exposure is handed over by hand.',
        ],
        [portfolio.route_coverage_state === 'manual_only', 'Give the exposures a first route that delivers.'],
        [
            portfolio.coverage_state === 'action_needed' && portfolio.dependent_count > 0,
            `Tell the owners of ${count(portfolio.dependent_count, 'portfolio')} that depend on this one.`,
        ],
    ];
    const due = candidates.flatMap(([isDue, action]) => (isDue ? [action] : []));
    return due.length === 0 ? [IDLE] : due.slice(0, derive/* MOST_RECOMMENDED_ACTIONS */.ib);
}
const IDLE = 'Nothing to do: keep watching.';
function overallDescription(portfolios) {
    const of = (state) => portfolios.filter((portfolio) => portfolio.coverage_state === state).length;
    if (portfolios.length === 0)
        return 'No portfolio is known: no asset names one.';
    return `${count(portfolios.length, 'portfolio')}: ${of('action_needed')} need action, ${of('partial')} partly covered, ${of('ready')} ready, ${of('tracked')} tracked.`;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/summary.js
/** The summary: plain sums over the portfolios, and the portfolio to look at first (coverage-rules.md, "Summary"). */



function summaryOf(portfolios, fit) {
    const sum = (of) => portfolios.reduce((total, portfolio) => total + of(portfolio), 0);
    const number = (is) => portfolios.filter(is).length;
    const inState = (state) => number((p) => p.coverage_state === state);
    const [top] = portfolios;
    const overall = overallState(portfolios);
    return {
        total_portfolios: portfolios.length,
        ready_count: inState('ready'),
        partial_count: inState('partial'),
        action_needed_count: inState('action_needed'),
        tracked_count: inState('tracked'),
        live_ready_portfolio_count: number((p) => p.live_ready_exposure_count > 0),
        owner_gap_count: number((p) => p.owner_missing),
        environment_gap_count: number((p) => p.environment_missing),
        relationship_gap_count: number((p) => p.relationship_gap),
        exposure_count: sum((p) => p.exposure_count),
        unrouted_exposure_count: sum((p) => p.manual_exposure_count),
        blocked_exposure_count: sum((p) => p.blocked_exposure_count),
        needs_config_exposure_count: sum((p) => p.needs_config_exposure_count),
        template_exposure_count: sum((p) => p.template_exposure_count),
        open_case_count: sum((p) => p.open_case_count),
        needs_case_count: sum((p) => p.needs_case_count),
        dependency_edge_count: sum((p) => p.dependency_count),
        handoff_only_portfolio_count: number((p) => p.route_coverage_state === 'handoff_only'),
        manual_route_portfolio_count: number((p) => p.route_coverage_state === 'manual_only'),
        mixed_route_portfolio_count: number((p) => p.route_coverage_state === 'mixed'),
        dependency_gap_portfolio_count: number((p) => p.dependency_gap_count > 0),
        downstream_gap_portfolio_count: number((p) => p.dependent_gap_count > 0),
        top_portfolio_id: top?.id ?? '',
        top_portfolio_label: top?.label ?? '',
        overall_state: overall,
        label: derive/* COVERAGE_LABELS */.Vl[overall],
        description: fit.text(overallDescription(portfolios), limits/* MAX_DESCRIPTION */.o1, 'summary, description'),
        top_portfolio_action: top?.recommended_actions[0] ?? '',
    };
}
function overallState(portfolios) {
    const order = ['action_needed', 'partial', 'ready'];
    return order.find((state) => portfolios.some(({ coverage_state }) => coverage_state === state)) ?? 'tracked';
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/build.js












/**
 * A snapshot by the rules of coverage-rules.md, from inputs that were checked. Pure and linear; the order of the inputs does not matter.
 * It follows the schema and the coherence rules of tiers A and B, whatever the texts are.
 */
function buildSnapshot({ generatedAt, ...inputs }) {
    const notices = new build_notices/* Notices */.q7();
    const fit = new Fit(notices);
    const gathered = gather(inputs, notices);
    const drafts = draft(gathered, fit, notices);
    addNeighbours(edgesOf(drafts));
    const portfolios = [...drafts]
        .map(([source, record]) => worded(record, source, fit))
        .sort((a, b) => (0,derive/* compareUrgency */.tt)(a, b) || (0,build_assets/* compare */.UD)(a.label, b.label) || (0,build_assets/* compare */.UD)(a.id, b.id));
    return {
        snapshot: {
            schema_version: version/* SCHEMA_VERSION */.f,
            generated_at: generatedAt.toISOString(),
            // Also of a file that CI builds: the token is the user's own, held by the user's runner (D22).
            browser_model: 'client_side_byo_token',
            summary: summaryOf(portfolios, fit),
            portfolios,
        },
        notices: notices.list,
    };
}
/** Deterministic bytes, with a line break at the end. */
function serialiseSnapshot(snapshot) {
    return `${JSON.stringify(snapshot, null, 2)}\n`;
}
function draft(gathered, fit, notices) {
    const ids = new names/* PortfolioIds */.pP(notices);
    const labels = new Labels(gathered, fit, notices);
    return new Map(gathered.map((portfolio) => {
        const id = ids.of(portfolio.fullId);
        return [portfolio, recordOf(portfolio, id, labels.of(portfolio, id), fit)];
    }));
}
/** Labels that differ, also but for case: the schema refuses a list of dependencies that names one label twice. */
class Labels {
    #fitted;
    #users = new Map();
    #taken = new Set();
    #fit;
    #notices;
    constructor(gathered, fit, notices) {
        this.#fit = fit;
        this.#notices = notices;
        this.#fitted = new Map(gathered.map((portfolio) => [
            portfolio,
            fit.text(portfolio.label ?? '', limits/* MAX_LABEL */.EF, `${portfolio.fullId}, label`),
        ]));
        for (const label of this.#fitted.values()) {
            const folded = label.toLowerCase();
            this.#users.set(folded, (this.#users.get(folded) ?? 0) + 1);
        }
        for (const [folded, users] of this.#users)
            if (users === 1)
                this.#taken.add(folded);
    }
    of(portfolio, id) {
        const label = this.#fitted.get(portfolio) ?? '';
        if (label !== '' && this.#users.get(label.toLowerCase()) === 1)
            return label;
        this.#notices.add('label-made-distinct', id);
        for (let number = 1;; number += 1) {
            const suffix = number === 1 ? ` (${id})` : ` (${id}, ${number})`;
            const head = this.#fit.text(label, limits/* MAX_LABEL */.EF - suffix.length, `${id}, label`);
            const distinct = `${head}${suffix}`.trimStart();
            if (this.#taken.has(distinct.toLowerCase()))
                continue;
            this.#taken.add(distinct.toLowerCase());
            return distinct;
        }
    }
}
function edgesOf(drafts) {
    return new Map([...drafts].map(([source, record]) => [
        record,
        [...source.dependencies].flatMap((other) => drafts.get(other) ?? []),
    ]));
}
function worded(record, { assets }, fit) {
    const { id } = record;
    const unseen = [...new Set(assets.flatMap(({ not_looked_at }) => not_looked_at ?? []))].sort(build_assets/* compare */.UD);
    record.coverage_summary = fit.text(coverageSummary(record, unseen), limits/* MAX_COVERAGE_SUMMARY */.fI, `${id}, summary`);
    record.route_coverage_summary = fit.text(routeSummary(record), limits/* MAX_ROUTE_SUMMARY */.gf, `${id}, route summary`);
    record.dependency_summary = fit.text(dependencySummary(record), limits/* MAX_DEPENDENCY_SUMMARY */.I1, `${id}, dependency summary`);
    record.recommended_actions = fit.list(recommendedActions(record), limits/* MAX_ACTION */.gp, `${id}, action`);
    return record;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/build/index.js
/** Builds a snapshot from assets, exposures, cases and policies. Loads nothing of Node: it runs in a browser as well. */






/***/ }),

/***/ 1813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ MAX_LABEL),
/* harmony export */   I1: () => (/* binding */ MAX_DEPENDENCY_SUMMARY),
/* harmony export */   UC: () => (/* binding */ MAX_PORTFOLIO_ID),
/* harmony export */   aX: () => (/* binding */ NOTICES_LISTED),
/* harmony export */   c9: () => (/* binding */ MAX_ASSET_NAME),
/* harmony export */   eQ: () => (/* binding */ BLOCKERS_NAMED),
/* harmony export */   fI: () => (/* binding */ MAX_COVERAGE_SUMMARY),
/* harmony export */   gf: () => (/* binding */ MAX_ROUTE_SUMMARY),
/* harmony export */   gp: () => (/* binding */ MAX_ACTION),
/* harmony export */   o1: () => (/* binding */ MAX_DESCRIPTION),
/* harmony export */   pT: () => (/* binding */ MAX_ENVIRONMENT),
/* harmony export */   qg: () => (/* binding */ MAX_BLOCKER),
/* harmony export */   xy: () => (/* binding */ MAX_OWNER)
/* harmony export */ });
/** The lengths that the schema allows, in code points (seed 8), and our own bounds. */
const MAX_PORTFOLIO_ID = 80;
const MAX_LABEL = 120;
const MAX_ASSET_NAME = 140;
const MAX_OWNER = 120;
const MAX_ENVIRONMENT = 60;
const MAX_BLOCKER = 160;
const MAX_ACTION = 240;
const MAX_COVERAGE_SUMMARY = 240;
const MAX_ROUTE_SUMMARY = 320;
const MAX_DEPENDENCY_SUMMARY = 320;
const MAX_DESCRIPTION = 240;
/** Missing settings that an action names; the rest is in `route_blockers`. */
const BLOCKERS_NAMED = 3;
/** Notices of one kind that are listed; all are counted. */
const NOTICES_LISTED = 20;


/***/ }),

/***/ 9805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ exactSlug),
/* harmony export */   ae: () => (/* binding */ labelFromId),
/* harmony export */   pP: () => (/* binding */ PortfolioIds),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   yh: () => (/* binding */ distinctSlug)
/* harmony export */ });
/* unused harmony exports hashOf, slugOf */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1813);
/** Ids from names: at most 80 characters, of the schema's form, and different for different names (D21). */

const HASH_LENGTH = 12;
/** Twelve letters and digits that tell names apart (FNV-1a with two offsets). No secret and no signature. */
function hashOf(text) {
    let a = 0x811c9dc5;
    let b = 0x9747b28c;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        a = Math.imul(a ^ unit, 0x01000193);
        b = Math.imul(b ^ unit ^ (a >>> 24), 0x01000193);
    }
    const digits = (value) => (value >>> 0).toString(36).padStart(7, '0');
    return `${digits(a)}${digits(b)}`.slice(-HASH_LENGTH);
}
/** Lower-case letters and digits, joined by single hyphens; may be empty. */
function slugOf(text) {
    const words = text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[^a-z0-9]+/gu, '-');
    return words.slice(words.startsWith('-') ? 1 : 0, words.endsWith('-') ? -1 : undefined);
}
/**
 * A slug that another name cannot share: names that differ in case, spaces, `-` and `_` only are the same; what else a slug loses is
 * kept as a hash.
 */
function distinctSlug(text) {
    const folded = text.normalize('NFKC').toLowerCase().trim();
    const slug = slugOf(folded);
    if (slug !== '' && /^[a-z0-9\s_-]+$/u.test(folded))
        return slug;
    return slug === '' ? hashOf(folded) : `${slug}-${hashOf(folded)}`;
}
/** A slug that no other name has: whatever it does not spell exactly, but for case, adds a hash. */
function exactSlug(text) {
    const folded = text.toLowerCase();
    const slug = slugOf(folded);
    if (slug === folded)
        return slug;
    return slug === '' ? hashOf(folded) : `${slug}-${hashOf(folded)}`;
}
/** The first characters and a hash of the whole, within `max`; unchanged when it fits. */
function shortened(id, max) {
    if (id.length <= max)
        return id;
    const head = id.slice(0, max - HASH_LENGTH - 1);
    return `${head.endsWith('-') ? head.slice(0, -1) : head}-${hashOf(id)}`;
}
/** Words for people from an id without its prefix: `payments-api` becomes `Payments api`. */
function labelFromId(id, prefix) {
    const words = id.slice(prefix.length).replaceAll('-', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
/** Portfolio ids as they stand in the snapshot: shortened where needed, and still different after that. */
class PortfolioIds {
    #short = new Map();
    #taken = new Set();
    #notices;
    constructor(notices) {
        this.#notices = notices;
    }
    of(full) {
        const known = this.#short.get(full);
        if (known !== undefined)
            return known;
        const first = shortened(full, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PORTFOLIO_ID */ .UC);
        let id = first;
        for (let number = 2; this.#taken.has(id); number += 1)
            id = shortened(`${full}-${number}`, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PORTFOLIO_ID */ .UC);
        if (id !== full)
            this.#notices.add('id-shortened', id);
        this.#short.set(full, id);
        this.#taken.add(id);
        return id;
    }
}


/***/ }),

/***/ 1212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ mergeNotices),
/* harmony export */   q7: () => (/* binding */ Notices)
/* harmony export */ });
/* unused harmony export NOTICE_CODES */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1813);
/** What a builder must not do in silence: everything that was cut, left out or not looked at. */

const NOTICE_CODES = {
    'text-cut': 'A text was longer than the schema allows and was cut.',
    'text-cleaned': 'A text held invisible or control characters, which were removed.',
    'text-empty': 'A text held nothing visible and was left out.',
    'id-shortened': 'A portfolio id had more than 80 characters and was shortened.',
    'label-made-distinct': 'Two portfolios had the same label; the id was added.',
    'asset-repeated': 'Two assets have the same id; the first one counts.',
    'alias-ambiguous': 'Two assets have the same alias; it names the first one.',
    'asset-without-portfolio': 'The asset belongs to no portfolio and is in no count.',
    'exposure-without-asset': 'The asset of the exposure is not known: the exposure is in no count.',
    'exposure-without-portfolio': 'The asset of the exposure belongs to no portfolio: the exposure is in no count.',
    'case-without-relation': 'The case relates to no portfolio and no exposure: it is in no count.',
    'link-unknown': 'The linked asset is not known; the link is left out.',
    'portfolio-empty': 'The declared portfolio has no asset and is not in the snapshot.',
    'policy-never-matches': 'The policy can never match: no asset meets its conditions.',
    'policy-outranked': 'The policy can never win: a newer one has the same conditions.',
    'channel-unknown': 'The policy routes to a channel that is not known: its exposures are left to people.',
    'not-looked-at': 'This could not be looked at. That nothing was found there does not mean that it is clean.',
    incomplete: 'Only a part of this could be looked at.',
    'left-out': 'This was left out on purpose.',
};
/** Collects notices by code: all are counted, the first ones are listed, so that a large input cannot make a large report. */
class Notices {
    #found = new Map();
    add(code, subject) {
        const entry = this.#found.get(code) ?? { count: 0, subjects: [] };
        entry.count += 1;
        if (entry.subjects.length < _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICES_LISTED */ .aX)
            entry.subjects.push(subject);
        this.#found.set(code, entry);
    }
    /** In the order of {@link NOTICE_CODES}. */
    get list() {
        return noticeCodes().flatMap((code) => {
            const entry = this.#found.get(code);
            return entry === undefined ? [] : [{ code, says: NOTICE_CODES[code], ...entry }];
        });
    }
}
function noticeCodes() {
    return Object.keys(NOTICE_CODES).filter((code) => Object.hasOwn(NOTICE_CODES, code));
}
/** Several lists as one, counts added up. */
function mergeNotices(...lists) {
    return noticeCodes().flatMap((code) => {
        const same = lists.flat().filter((notice) => notice.code === code);
        if (same.length === 0)
            return [];
        const count = same.reduce((sum, notice) => sum + notice.count, 0);
        const subjects = same.flatMap((notice) => notice.subjects).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICES_LISTED */ .aX);
        return [{ code, says: NOTICE_CODES[code], count, subjects }];
    });
}


/***/ }),

/***/ 4028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ routesSum),
/* harmony export */   Ss: () => (/* binding */ ROUTE_LABELS),
/* harmony export */   Vl: () => (/* binding */ COVERAGE_LABELS),
/* harmony export */   bg: () => (/* binding */ coverageScore),
/* harmony export */   di: () => (/* binding */ STATE_RANK),
/* harmony export */   f3: () => (/* binding */ SEVERITY_RANK),
/* harmony export */   ib: () => (/* binding */ MOST_RECOMMENDED_ACTIONS),
/* harmony export */   rq: () => (/* binding */ CRITICALITY_RANK),
/* harmony export */   tt: () => (/* binding */ compareUrgency),
/* harmony export */   yI: () => (/* binding */ coverageState),
/* harmony export */   zR: () => (/* binding */ ROUTE_TOKENS),
/* harmony export */   zl: () => (/* binding */ routeCoverageState)
/* harmony export */ });
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
const STATE_RANK = {
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
    const byState = a.coverage_state === b.coverage_state ? 0 : STATE_RANK[a.coverage_state] - STATE_RANK[b.coverage_state];
    return (byState ||
        b.exposure_count - a.exposure_count ||
        b.open_case_count - a.open_case_count ||
        SEVERITY_RANK[a.highest_severity] - SEVERITY_RANK[b.highest_severity] ||
        CRITICALITY_RANK[a.highest_criticality] - CRITICALITY_RANK[b.highest_criticality]);
}


/***/ }),

/***/ 5359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ areDisjoint)
/* harmony export */ });
/** Up to this length of the shorter list comparing every pair is faster than building a set. */
const FEW = 8;
function areDisjoint(some, others) {
    if (some.length === 0 || others.length === 0)
        return true;
    if (some.length > others.length)
        return areDisjoint(others, some);
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


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ LINK_RULES)
/* harmony export */ });
const LINK_RULES = {
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


/***/ }),

/***/ 5659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ PORTFOLIO_RULES)
});

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/rule.js
var rule = __webpack_require__(6353);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-a-rules.js

const LENGTHS = [
    (0,rule/* equal */.LC)('A', 'policy-count', 'policy_count', (p) => p.policy_ids.length, 'policy_count is the number of policy_ids.'),
    (0,rule/* equal */.LC)('A', 'relationship-count', 'relationship_count', (p) => p.linked_asset_ids.length, 'relationship_count is the number of linked_asset_ids.'),
    (0,rule/* equal */.LC)('A', 'dependency-count', 'dependency_count', (p) => p.dependency_portfolio_ids.length, 'dependency_count is the number of dependency_portfolio_ids.'),
    (0,rule/* equal */.LC)('A', 'dependent-count', 'dependent_count', (p) => p.dependent_portfolio_ids.length, 'dependent_count is the number of dependent_portfolio_ids.'),
];
const FLAGS = [
    (0,rule/* equal */.LC)('A', 'owner-missing', 'owner_missing', (p) => p.owner_teams.length === 0 && p.owner_names.length === 0, 'owner_missing is true exactly when owner_teams and owner_names are both empty.'),
    (0,rule/* equal */.LC)('A', 'environment-missing', 'environment_missing', (p) => p.environments.length === 0, 'environment_missing is true exactly when environments is empty.'),
];
const ROUTES = [
    (0,rule/* equal */.LC)('A', 'route-ready', 'live_ready_exposure_count', (p) => p.route_state_counts.ready, 'live_ready_exposure_count is route_state_counts.ready.'),
    (0,rule/* equal */.LC)('A', 'route-needs-config', 'needs_config_exposure_count', (p) => p.route_state_counts.needs_config, 'needs_config_exposure_count is route_state_counts.needs_config.'),
    (0,rule/* equal */.LC)('A', 'route-template', 'template_exposure_count', (p) => p.route_state_counts.template, 'template_exposure_count is route_state_counts.template.'),
    (0,rule/* equal */.LC)('A', 'route-blocked', 'blocked_exposure_count', (p) => p.route_state_counts.blocked, 'blocked_exposure_count is route_state_counts.blocked.'),
    (0,rule/* equal */.LC)('A', 'route-manual', 'manual_exposure_count', (p) => p.route_state_counts.manual, 'manual_exposure_count is route_state_counts.manual.'),
];
const exposures = (p) => p.exposure_count;
const dependencies = (p) => p.dependency_count;
const BOUNDS = [
    (0,rule/* atMost */.Tu)('A', 'critical-assets-bound', 'critical_asset_count', (p) => p.asset_count, 'critical_asset_count is at most asset_count.'),
    (0,rule/* holds */.v9)('A', 'assets-bound', 'asset_count', (p) => p.asset_count >= p.asset_ids.length, 'asset_count is at least the number of asset_ids.'),
    (0,rule/* atMost */.Tu)('A', 'needs-case-bound', 'needs_case_count', exposures, 'needs_case_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'tracked-bound', 'tracked_exposure_count', exposures, 'tracked_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'routed-bound', 'routed_exposure_count', exposures, 'routed_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'live-ready-bound', 'live_ready_exposure_count', exposures, 'live_ready_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'local-handoff-bound', 'local_handoff_exposure_count', exposures, 'local_handoff_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'needs-config-bound', 'needs_config_exposure_count', exposures, 'needs_config_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'template-bound', 'template_exposure_count', exposures, 'template_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'blocked-bound', 'blocked_exposure_count', exposures, 'blocked_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'manual-bound', 'manual_exposure_count', exposures, 'manual_exposure_count is at most exposure_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-gap-bound', 'dependency_gap_count', dependencies, 'dependency_gap_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-live-ready-bound', 'dependency_live_ready_count', dependencies, 'dependency_live_ready_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-handoff-bound', 'dependency_handoff_count', dependencies, 'dependency_handoff_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependency-manual-bound', 'dependency_manual_count', dependencies, 'dependency_manual_count is at most dependency_count.'),
    (0,rule/* atMost */.Tu)('A', 'dependent-gap-bound', 'dependent_gap_count', (p) => p.dependent_count, 'dependent_gap_count is at most dependent_count.'),
];
const TIER_A_RULES = [...LENGTHS, ...FLAGS, ...ROUTES, ...BOUNDS];

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/derive.js
var derive = __webpack_require__(4028);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/disjoint.js
var disjoint = __webpack_require__(5359);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-b-rules.js
/** Rules of tier B that one portfolio decides alone: the default policy's own (coverage-rules.md, "What must cohere": B). */



const DEFAULT_COUNTS = [
    (0,rule/* equal */.LC)('B', 'routes-sum', 'exposure_count', derive/* routesSum */.Mi, 'The six route_state_counts add up to exposure_count.'),
    (0,rule/* equal */.LC)('B', 'local-handoff', 'local_handoff_exposure_count', (p) => p.route_state_counts.copy_only + p.route_state_counts.needs_config, 'local_handoff_exposure_count is route_state_counts.copy_only plus needs_config.'),
    (0,rule/* equal */.LC)('B', 'routed', 'routed_exposure_count', (p) => p.exposure_count - p.manual_exposure_count, 'routed_exposure_count is exposure_count less manual_exposure_count.'),
    (0,rule/* equal */.LC)('B', 'cases-sum', 'tracked_exposure_count', (p) => p.exposure_count - p.needs_case_count, 'Every exposure is tracked or needs a case: tracked_exposure_count plus needs_case_count is exposure_count.'),
    (0,rule/* equal */.LC)('B', 'relationship-gap', 'relationship_gap', (p) => p.asset_count > 1 && p.relationship_count === 0, 'relationship_gap is true exactly when there is more than one asset and no relationship.'),
    (0,rule/* holds */.v9)('B', 'linked-outside', 'linked_asset_ids', (p) => (0,disjoint/* areDisjoint */.h)(p.linked_asset_ids, p.asset_ids), 'linked_asset_ids names no asset of the portfolio itself.'),
    (0,rule/* holds */.v9)('B', 'critical-assets', 'highest_criticality', (p) => p.critical_asset_count > 0 === (p.highest_criticality === 'critical' || p.highest_criticality === 'high'), 'highest_criticality is critical or high exactly when critical_asset_count is above 0.'),
    (0,rule/* holds */.v9)('B', 'idle-severity', 'highest_severity', (p) => p.exposure_count > 0 || p.highest_severity === 'info', 'Without exposures highest_severity is info.'),
    (0,rule/* holds */.v9)('B', 'idle-workflows', 'workflow_values', (p) => p.exposure_count > 0 || p.workflow_values.length === 0, 'Without exposures workflow_values is empty.'),
    (0,rule/* holds */.v9)('B', 'route-blockers', 'route_blockers', (p) => p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0, 'route_blockers names something exactly when an exposure is blocked or needs configuration.'),
    (0,rule/* holds */.v9)('B', 'recommended-actions', 'recommended_actions', (p) => p.recommended_actions.length <= derive/* MOST_RECOMMENDED_ACTIONS */.ib, `At most ${derive/* MOST_RECOMMENDED_ACTIONS */.ib} recommended_actions.`),
];
const DEFAULT_STATES = [
    (0,rule/* equal */.LC)('B', 'coverage-score', 'coverage_score', derive/* coverageScore */.bg, 'coverage_score follows from the counts by the default policy.'),
    (0,rule/* equal */.LC)('B', 'coverage-state', 'coverage_state', derive/* coverageState */.yI, 'coverage_state follows from the counts by the default policy.'),
    (0,rule/* equal */.LC)('B', 'coverage-label', 'coverage_label', (p) => derive/* COVERAGE_LABELS */.Vl[p.coverage_state], 'coverage_label is the label of coverage_state.'),
    (0,rule/* equal */.LC)('B', 'route-coverage-state', 'route_coverage_state', (p) => derive/* routeCoverageState */.zl(p.route_state_counts), 'route_coverage_state follows from route_state_counts by the default policy; without exposures it is tracked.'),
    (0,rule/* equal */.LC)('B', 'route-coverage-label', 'route_coverage_label', (p) => derive/* ROUTE_LABELS */.Ss[p.route_coverage_state], 'route_coverage_label is the label of route_coverage_state.'),
    (0,rule/* equal */.LC)('B', 'route-coverage-token', 'route_coverage_token', (p) => derive/* ROUTE_TOKENS */.zR[p.route_coverage_state], 'route_coverage_token is the token of route_coverage_state.'),
];
const TIER_B_RULES = [...DEFAULT_COUNTS, ...DEFAULT_STATES];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/tier-c-rules.js
/** Rules of tier C that one portfolio decides alone: often untrue of honest documents (coverage-rules.md, "What must cohere": C). */


const TIER_C_RULES = [
    (0,rule/* equal */.LC)('C', 'asset-count', 'asset_count', (p) => p.asset_ids.length, 'asset_count is the number of asset_ids, unless the list was cut.'),
    (0,rule/* holds */.v9)('C', 'asset-names', 'asset_names', (p) => p.asset_names.length === p.asset_ids.length, 'asset_names has one name for each of asset_ids, unless names are equal.'),
    (0,rule/* holds */.v9)('C', 'dependency-labels-count', 'dependency_portfolio_labels', (p) => p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length, 'dependency_portfolio_labels has one label for each id, unless labels are equal.'),
    (0,rule/* holds */.v9)('C', 'dependent-labels-count', 'dependent_portfolio_labels', (p) => p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length, 'dependent_portfolio_labels has one label for each id, unless labels are equal.'),
    (0,rule/* holds */.v9)('C', 'one-direction', 'dependent_portfolio_ids', (p) => (0,disjoint/* areDisjoint */.h)(p.dependent_portfolio_ids, p.dependency_portfolio_ids), 'No portfolio is both a dependency and a dependent of another.'),
];

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/portfolio-rules.js



const PORTFOLIO_RULES = [...TIER_A_RULES, ...TIER_B_RULES, ...TIER_C_RULES];


/***/ }),

/***/ 6353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ equal),
/* harmony export */   Tu: () => (/* binding */ atMost),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
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


/***/ }),

/***/ 17:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SUM_RULES),
/* harmony export */   x: () => (/* binding */ one)
/* harmony export */ });
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6353);
/** The rules about the summary that are a sum over the portfolios (coverage-rules.md: A1, A2, A4, A5, and two of B and C). */

/** For counting. */
function one(is) {
    return is ? 1 : 0;
}
const SUM_RULES = [
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'total-portfolios', 'total_portfolios', (p) => one(p.id !== ''), 'total_portfolios is the number of portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'ready-count', 'ready_count', (p) => one(p.coverage_state === 'ready'), 'ready_count is the number of portfolios whose coverage_state is ready.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'partial-count', 'partial_count', (p) => one(p.coverage_state === 'partial'), 'partial_count is the number of portfolios whose coverage_state is partial.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'action-needed-count', 'action_needed_count', (p) => one(p.coverage_state === 'action_needed'), 'action_needed_count is the number of portfolios whose coverage_state is action_needed.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'tracked-count', 'tracked_count', (p) => one(p.coverage_state === 'tracked'), 'tracked_count is the number of portfolios whose coverage_state is tracked.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'owner-gap-count', 'owner_gap_count', (p) => one(p.owner_missing), 'owner_gap_count is the number of portfolios with owner_missing.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'environment-gap-count', 'environment_gap_count', (p) => one(p.environment_missing), 'environment_gap_count is the number of portfolios with environment_missing.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'relationship-gap-count', 'relationship_gap_count', (p) => one(p.relationship_gap), 'relationship_gap_count is the number of portfolios with relationship_gap.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'exposure-sum', 'exposure_count', (p) => p.exposure_count, 'exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'blocked-sum', 'blocked_exposure_count', (p) => p.blocked_exposure_count, 'blocked_exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'needs-config-sum', 'needs_config_exposure_count', (p) => p.needs_config_exposure_count, 'needs_config_exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'template-sum', 'template_exposure_count', (p) => p.template_exposure_count, 'template_exposure_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'open-case-sum', 'open_case_count', (p) => p.open_case_count, 'open_case_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'needs-case-sum', 'needs_case_count', (p) => p.needs_case_count, 'needs_case_count is the sum over the portfolios.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'dependency-edges', 'dependency_edge_count', (p) => p.dependency_count, 'dependency_edge_count is the sum of dependency_count, which is the sum of dependent_count.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'handoff-only-portfolios', 'handoff_only_portfolio_count', (p) => one(p.route_coverage_state === 'handoff_only'), 'handoff_only_portfolio_count is the number of portfolios whose route_coverage_state is handoff_only.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'manual-route-portfolios', 'manual_route_portfolio_count', (p) => one(p.route_coverage_state === 'manual_only'), 'manual_route_portfolio_count is the number of portfolios whose route_coverage_state is manual_only.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'mixed-route-portfolios', 'mixed_route_portfolio_count', (p) => one(p.route_coverage_state === 'mixed'), 'mixed_route_portfolio_count is the number of portfolios whose route_coverage_state is mixed.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'dependency-gap-portfolios', 'dependency_gap_portfolio_count', (p) => one(p.dependency_gap_count > 0), 'dependency_gap_portfolio_count is the number of portfolios with a dependency_gap_count above 0.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('A', 'downstream-gap-portfolios', 'downstream_gap_portfolio_count', (p) => one(p.dependent_gap_count > 0), 'downstream_gap_portfolio_count is the number of portfolios with a dependent_gap_count above 0.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('B', 'unrouted-sum', 'unrouted_exposure_count', (p) => p.manual_exposure_count, 'unrouted_exposure_count is the sum of manual_exposure_count.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('B', 'live-ready-portfolios', 'live_ready_portfolio_count', (p) => one(p.live_ready_exposure_count > 0), 'live_ready_portfolio_count is the number of portfolios with at least one live-ready exposure.'),
    (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)('C', 'live-ready-states', 'live_ready_portfolio_count', (p) => one(p.route_coverage_state === 'live_ready'), 'live_ready_portfolio_count is the number of portfolios whose route_coverage_state is live_ready.'),
];


/***/ }),

/***/ 7369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ FAULT_CODES),
/* harmony export */   rq: () => (/* binding */ pointerOf),
/* harmony export */   xT: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _validate_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7473);
/** What a fault is, the closed list of its codes, and the list that counts all and keeps the first. */

/** Code of a fault → the sentence that explains it. */
const FAULT_CODES = {
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
class FaultList {
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
function pointerOf(place) {
    return place.map((token) => `/${(0,_validate_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(String(token)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}


/***/ }),

/***/ 7209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rl: () => (/* reexport */ NotWritten),
  ln: () => (/* reexport */ REFUSED),
  vn: () => (/* reexport */ TooManyFiles),
  xo: () => (/* reexport */ matchFiles),
  R9: () => (/* reexport */ wholeFiles),
  Xx: () => (/* reexport */ files_workspace/* workspaceReader */.X),
  A9: () => (/* reexport */ writeInWorkspace)
});

// UNUSED EXPORTS: OutsideWorkspace, validateFiles

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./packages/snapshot/lib/files/match.js
/** Which files of a workspace patterns mean. Links to folders are not followed; what leads out of the workspace is left to the reader's refusal. */


/** Entries of folders that are looked at for one pattern. */
const MAX_ENTRIES = 500_000;
class TooManyFiles extends Error {
}
/**
 * Paths relative to the workspace, in the order of the patterns and sorted within each. A line that begins with `!` takes files out again.
 * A pattern that matches nothing is returned as it is, so that the reader says so; none at all when nothing matches.
 * @throws TooManyFiles
 */
async function matchFiles(workspace, patterns) {
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
    const root = await (0,promises_.realpath)(workspace);
    const folder = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, base)).catch(() => undefined);
    if (folder === undefined)
        return [];
    // A base that leads out of the workspace is handed on as it is: the reader refuses it.
    if (folder !== root && !folder.startsWith(root + external_node_path_.sep))
        return [base];
    const isMatch = picomatch(glob, { dot: true });
    const names = await filesBelow(folder);
    return names
        .filter((name) => isMatch(name))
        .map((name) => (0,external_node_path_.relative)(root, (0,external_node_path_.join)((0,external_node_path_.resolve)(root, base), name))
        .split(external_node_path_.sep)
        .join('/'))
        .sort();
}
/** Files and links below a folder, `.git` left out. Breadth first, without recursion: depth is the file system's to choose. */
async function filesBelow(folder) {
    const files = [];
    const folders = [''];
    let entries = 0;
    for (const below of folders) {
        for (const entry of await (0,promises_.readdir)((0,external_node_path_.join)(folder, below), { withFileTypes: true }).catch(() => [])) {
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

// EXTERNAL MODULE: ./packages/snapshot/lib/files/validate-files.js
var validate_files = __webpack_require__(7372);
// EXTERNAL MODULE: ./packages/snapshot/lib/files/workspace.js
var files_workspace = __webpack_require__(9583);
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
    const read = (0,files_workspace/* workspaceReader */.X)(workspace);
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







/***/ }),

/***/ 7372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export validateFiles */
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7369);
/* harmony import */ var _validate_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4780);
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


/***/ }),

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ workspaceReader)
/* harmony export */ });
/* unused harmony export chunksOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Files of a workspace, and nothing outside it, also through symbolic links (P10). */


/** Bytes that are read at a time. */
const CHUNK_BYTES = 2 ** 18;
/**
 * A reader whose paths are relative to the workspace, or absolute within it. It asks the file system without promises: loading those
 * takes longer than the answers, and a small file, which is read whole, then needs none.
 */
function workspaceReader(workspace) {
    return (path) => {
        const root = realPath(workspace);
        return Promise.resolve(root === undefined ? { is: 'no-such-file', file: path } : find(root, path));
    };
}
function find(root, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    if (!isInside(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)))
        return { is: 'outside-workspace', file: path };
    const real = realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
    if (real === undefined)
        return { is: 'no-such-file', file };
    if (!isInside(root, real))
        return { is: 'outside-workspace', file };
    // The real path is opened, so that a link that changes in between leads nowhere else.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false })?.isFile() !== true)
        return { is: 'no-such-file', file };
    return { is: 'file', file, open: () => chunksOf(real), whole: (maxBytes) => wholeFile(real, maxBytes) };
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function wholeFile(path, maxBytes) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maxBytes ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/**
 * The bytes of a file in pieces: each is valid until the next is asked for. The next piece is read while the caller looks at
 * this one. Memory does not grow with the file.
 */
async function* chunksOf(path) {
    const handle = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.open(path);
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


/***/ }),

/***/ 4184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ MAX_PIECE_BYTES),
/* harmony export */   XF: () => (/* binding */ SLICE_BYTES),
/* harmony export */   as: () => (/* binding */ SHOWN_CODE_POINTS),
/* harmony export */   bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   vt: () => (/* binding */ DEFAULT_FAULT_LIMIT)
/* harmony export */ });
/* unused harmony exports ANNOTATIONS_PER_STEP, ANNOTATION_CHARACTERS, SUMMARY_BYTES */
/** Every limit of this package, in one place, with its unit and its source. */
/** Bytes. A document above this is refused: twice what the largest measured organisation needs (issue: 569 MB works). */
const MAX_DOCUMENT_BYTES = 2 ** 30;
/** Bytes. One portfolio, or all that stands beside the list of portfolios: what must be held in memory at once. */
const MAX_PIECE_BYTES = 32 * 2 ** 20;
/** Levels of nesting. A snapshot has four; a reader that recurses must not be led further than this (P9). */
const MAX_DEPTH = 64;
/** Bytes that are read, checked and forgotten together. */
const SLICE_BYTES = 2 ** 15;
/** Faults that are described and located; all are counted. Errors and warnings each. */
const DEFAULT_FAULT_LIMIT = 100;
/** Code points of a value that a message shows. */
const SHOWN_CODE_POINTS = 80;
/** GitHub shows this many error and this many warning annotations per step. */
const ANNOTATIONS_PER_STEP = 10;
/** Characters of one annotation that GitHub shows. */
const ANNOTATION_CHARACTERS = 4096;
/** Bytes of a step summary that GitHub accepts. */
const SUMMARY_BYTES = (/* unused pure expression or super */ null && (2 ** 20));


/***/ }),

/***/ 7473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4184);
/** Shows a value from a document that nobody trusts, in a message. */

/**
 * The value as JSON, shortened, in printable characters only: controls, invisible and bidirectional characters, and what Markdown,
 * HTML or a workflow command could take for its own, are written as `\u` escapes, so that the text shows what is there.
 */
function quote(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value === 'string')
        return printable(JSON.stringify(shorten(value)));
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return value === null ? 'null' : 'nothing';
}
const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`|<>&@#%]|[^\P{Zs} ]/gu;
/** Replaces every character that is not plainly visible, or that a renderer could act on, by its escape. */
function printable(text) {
    return text.replaceAll(NOT_PRINTABLE, (character) => Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''));
}
function escapeUnit(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
/** The first {@link SHOWN_CODE_POINTS} code points, and an ellipsis where something was left out. */
function shorten(text) {
    const start = Array.from(text.slice(0, 2 * _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as));
    const isWhole = start.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as && text.length <= 2 * _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as;
    return isWhole ? text : `${start.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_CODE_POINTS */ .as).join('')}…`;
}


/***/ }),

/***/ 4780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q3: () => (/* binding */ validateBytes)
});

// UNUSED EXPORTS: validateSnapshot, validateValue

// EXTERNAL MODULE: ./packages/snapshot/lib/limits.js
var limits = __webpack_require__(4184);
;// CONCATENATED MODULE: ./packages/snapshot/lib/read/encoding.js
/** Bytes to text: UTF-8 and nothing else (RFC 8259, section 8.1). */
/** Bytes that {@link encodingOf} looks at. */
const SNIFFED_BYTES = 4;
/** Length of the UTF-8 byte order mark. */
const MARK_BYTES = 3;
/** How the document begins. JSON text starts with an ASCII character, so a zero byte in the first two is a wider encoding. */
function encodingOf(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'byte-order-mark';
    const isMarked = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
    return isMarked || first === 0 || second === 0 ? 'utf-16' : 'utf-8';
}
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The text, or undefined when the bytes are not UTF-8. */
function decode(bytes) {
    try {
        return decoder.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** The text up to the first byte that is not UTF-8. */
function decodePrefix(bytes) {
    const whole = decode(bytes);
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

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/locate.js

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/**
 * Offset of the value at `place`, or of its key. Where a key is written twice the last one counts, as for JSON.parse. Undefined when
 * the text has no such place. `from` is the offset at which the outermost value begins.
 */
function locate(text, place, onKey = false, from = 0) {
    let at = skipSpace(text, from);
    for (const [depth, token] of place.entries()) {
        const isLast = depth === place.length - 1;
        const next = typeof token === 'number' ? itemAt(text, at, token) : fieldAt(text, at, token, onKey && isLast);
        if (next === undefined)
            return undefined;
        at = next;
    }
    return at;
}
/** Offset of an item of the list that begins at `list`. */
function itemAt(text, list, index) {
    if (text.charCodeAt(list) !== OPEN_LIST)
        return undefined;
    const first = skipSpace(text, list + 1);
    return text.charCodeAt(first) === CLOSE_LIST ? undefined : itemAfter(text, first, index);
}
/** Offset of the item that stands `steps` behind the one that begins at `item`. */
function itemAfter(text, item, steps) {
    let at = item;
    for (let step = 0; step < steps; step += 1) {
        at = skipSpace(text, skipValue(text, at));
        if (text[at] !== ',')
            return undefined;
        at = skipSpace(text, at + 1);
    }
    return at;
}
function fieldAt(text, object, name, wantsKey) {
    if (text.charCodeAt(object) !== OPEN_OBJECT)
        return undefined;
    let found;
    for (let key = firstKey(text, object); text.charCodeAt(key) === QUOTE;) {
        const keyEnd = skipString(text, key);
        const value = valueBehind(text, keyEnd);
        if (keyOf(text, key, keyEnd) === name)
            found = wantsKey ? key : value;
        key = nextItem(text, skipValue(text, value));
    }
    return found;
}
/**
 * Reports every key that was written before in its object, at any depth. The place of the object is valid until `report` returns.
 * Returns the offset of the bracket that opens one level too many, where it gives up; the text itself stands `above` levels deep.
 * One loop, since a document may be nothing but keys, ten million of them (P9).
 */
function duplicateKeys(text, above, report) {
    const hasEscapes = text.includes('\\');
    /** Of the containers that are open the keys so far; of a list undefined. */
    const open = [];
    let keys;
    /** Of the innermost container, and the item of it that is being read. */
    const place = [];
    let item = 0;
    let at = skipSpace(text, 0);
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (unit === OPEN_OBJECT || unit === OPEN_LIST) {
            if (above + open.length >= limits/* MAX_DEPTH */.lr)
                return at;
            if (open.length > 0)
                place.push(item);
            keys = unit === OPEN_OBJECT ? new Set() : undefined;
            open.push(keys);
            item = -1;
            at = skipSpace(text, at + 1);
        }
        else
            at = nextItem(text, unit === QUOTE ? skipString(text, at) : skipScalar(text, at));
        while (isClosing(text.charCodeAt(at))) {
            open.pop();
            // Nothing is read behind the end: that would make each reading slower for good.
            if (open.length === 0)
                return undefined;
            keys = open.at(-1);
            item = place.pop() ?? 0;
            at = nextItem(text, at + 1);
        }
        if (keys === undefined)
            item = Number(item) + 1;
        else if (at < text.length) {
            const keyEnd = skipString(text, at);
            const key = hasEscapes ? keyOf(text, at, keyEnd) : text.slice(at + 1, keyEnd - 1);
            if (keys.has(key))
                report(place, key, at);
            else
                keys.add(key);
            item = key;
            at = valueBehind(text, keyEnd);
        }
    }
    return undefined;
}
function isClosing(unit) {
    return unit === CLOSE_LIST || unit === CLOSE_OBJECT;
}
/** Offset of the first key of an object, or of its closing bracket. */
function firstKey(text, object) {
    return skipSpace(text, object + 1);
}
/** Offset of the value whose key ends there. */
function valueBehind(text, keyEnd) {
    return skipSpace(text, skipSpace(text, keyEnd) + 1);
}
/** Offset of what follows a value that ends there: the next item or key, or the closing bracket. */
function nextItem(text, valueEnd) {
    const at = skipSpace(text, valueEnd);
    return text.charCodeAt(at) === COMMA ? skipSpace(text, at + 1) : at;
}
function keyOf(text, start, end) {
    const literal = text.slice(start + 1, end - 1);
    if (!literal.includes('\\'))
        return literal;
    const key = JSON.parse(text.slice(start, end));
    return String(key);
}
function skipSpace(text, from) {
    let at = from;
    for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
        at += 1;
        unit = text.charCodeAt(at);
    }
    return at;
}
/** Offset behind the value that begins at `from`. */
function skipValue(text, from) {
    const opening = text.charCodeAt(from);
    if (opening === QUOTE)
        return skipString(text, from);
    if (opening === OPEN_OBJECT || opening === OPEN_LIST)
        return skipContainer(text, from);
    return skipScalar(text, from);
}
function skipScalar(text, from) {
    let at = from;
    while (at < text.length && !isScalarEnd(text.charCodeAt(at)))
        at += 1;
    return at;
}
function isScalarEnd(unit) {
    return unit === 0x2c || unit === CLOSE_LIST || unit === CLOSE_OBJECT || unit <= 0x20;
}
function skipString(text, from) {
    let at = from + 1;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        at += 1;
        if (unit === QUOTE)
            return at;
        if (unit === BACKSLASH)
            at += 1;
    }
    return at;
}
function skipContainer(text, from) {
    let depth = 0;
    let at = from;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE) {
            at = skipString(text, at);
            continue;
        }
        at += 1;
        if (unit === OPEN_OBJECT || unit === OPEN_LIST)
            depth += 1;
        if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) {
            depth -= 1;
            if (depth === 0)
                return at;
        }
    }
    return at;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/parse.js
/** JSON.parse without exceptions: its messages carry no place, so they are of no use here. */
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return { value };
    }
    catch {
        return undefined;
    }
}
/** The items of a text that is a list with its brackets. */
function parseList(text) {
    const parsed = parseJson(text);
    return Array.isArray(parsed?.value) ? parsed.value : undefined;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/position.js
const DOCUMENT_START = { line: 1, column: 1 };
/** The position of `offset` in a text that begins at `base`. A line ends with a line feed. */
function positionIn(text, offset, base) {
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
class SlicePiece {
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
class EnvelopePiece {
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


class Relocator {
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

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/derive.js
var derive = __webpack_require__(4028);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/disjoint.js
var disjoint = __webpack_require__(5359);
// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/summary-rules.js
var summary_rules = __webpack_require__(17);
;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/agreement.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */



/** True when the portfolio keeps every rule of tier A that it decides alone. */
function agreesA(p) {
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
function agreesB(p, f) {
    if (!(p.exposure_count === derive/* routesSum */.Mi(p)))
        return false;
    if (!(p.local_handoff_exposure_count === p.route_state_counts.copy_only + p.route_state_counts.needs_config))
        return false;
    if (!(p.routed_exposure_count === p.exposure_count - p.manual_exposure_count))
        return false;
    if (!(p.tracked_exposure_count === p.exposure_count - p.needs_case_count))
        return false;
    if (!(p.relationship_gap === (p.asset_count > 1 && p.relationship_count === 0)))
        return false;
    if (!(0,disjoint/* areDisjoint */.h)(p.linked_asset_ids, p.asset_ids))
        return false;
    if (!(p.critical_asset_count > 0 === (f.highest_criticality === 0 || f.highest_criticality === 1)))
        return false;
    if (!(p.exposure_count > 0 || f.highest_severity === 4))
        return false;
    if (!(p.exposure_count > 0 || p.workflow_values.length === 0))
        return false;
    if (!(p.route_blockers.length > 0 === p.needs_config_exposure_count + p.blocked_exposure_count > 0))
        return false;
    if (!(p.recommended_actions.length <= derive/* MOST_RECOMMENDED_ACTIONS */.ib))
        return false;
    if (!(p.coverage_score === derive/* coverageScore */.bg(p)))
        return false;
    if (!(p.coverage_state === derive/* coverageState */.yI(p)))
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
    if (!(p.route_coverage_state === derive/* routeCoverageState */.zl(p.route_state_counts)))
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
function agreesC(p) {
    if (!(p.asset_count === p.asset_ids.length))
        return false;
    if (!(p.asset_names.length === p.asset_ids.length))
        return false;
    if (!(p.dependency_portfolio_labels.length === p.dependency_portfolio_ids.length))
        return false;
    if (!(p.dependent_portfolio_labels.length === p.dependent_portfolio_ids.length))
        return false;
    if (!(0,disjoint/* areDisjoint */.h)(p.dependent_portfolio_ids, p.dependency_portfolio_ids))
        return false;
    return true;
}
/** Adds the portfolio to the totals, which are in the order of SUM_RULES. */
function addToTotals(totals, p, f) {
    totals[0] += (0,summary_rules/* one */.x)(p.id !== '');
    totals[1] += (0,summary_rules/* one */.x)(f.coverage_state === 0);
    totals[2] += (0,summary_rules/* one */.x)(f.coverage_state === 1);
    totals[3] += (0,summary_rules/* one */.x)(f.coverage_state === 2);
    totals[4] += (0,summary_rules/* one */.x)(f.coverage_state === 3);
    totals[5] += (0,summary_rules/* one */.x)(p.owner_missing);
    totals[6] += (0,summary_rules/* one */.x)(p.environment_missing);
    totals[7] += (0,summary_rules/* one */.x)(p.relationship_gap);
    totals[8] += p.exposure_count;
    totals[9] += p.blocked_exposure_count;
    totals[10] += p.needs_config_exposure_count;
    totals[11] += p.template_exposure_count;
    totals[12] += p.open_case_count;
    totals[13] += p.needs_case_count;
    totals[14] += p.dependency_count;
    totals[15] += (0,summary_rules/* one */.x)(f.route_coverage_state === 1);
    totals[16] += (0,summary_rules/* one */.x)(f.route_coverage_state === 3);
    totals[17] += (0,summary_rules/* one */.x)(f.route_coverage_state === 2);
    totals[18] += (0,summary_rules/* one */.x)(p.dependency_gap_count > 0);
    totals[19] += (0,summary_rules/* one */.x)(p.dependent_gap_count > 0);
    totals[20] += p.manual_exposure_count;
    totals[21] += (0,summary_rules/* one */.x)(p.live_ready_exposure_count > 0);
    totals[22] += (0,summary_rules/* one */.x)(f.route_coverage_state === 0);
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
function rawOf(bytes) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
/** Two escapes that are one character, one escape of a unit, any other. */
const ESCAPE = /\\(?:u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|u([\da-fA-F]{4})|[^])/g;
/** Raw JSON with the bytes of each character beyond ASCII that was written as an escape, so that equal strings are equal as raw text. */
function withoutEscapes(raw) {
    if (!raw.includes('\\u'))
        return raw;
    return raw.replaceAll(ESCAPE, (escape, high, low, unit) => {
        if (high !== undefined && low !== undefined)
            return rawCharacter(codeOfPair(hex(high), hex(low)));
        const code = unit === undefined ? 0 : hex(unit);
        return code < 0x80 ? escape : rawCharacter(code);
    });
}
/** The text that the raw text stands for. A surrogate that was written as an escape, alone, comes back. */
function textOf(raw) {
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
function rawPoints(raw) {
    let count = 0;
    for (let at = 0; at < raw.length; at += 1)
        if ((raw.charCodeAt(at) & 0xc0) !== 0x80)
            count += 1;
    return count;
}
function hex(digits) {
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

// EXTERNAL MODULE: ./packages/snapshot/lib/faults.js
var faults = __webpack_require__(7369);
// EXTERNAL MODULE: ./packages/snapshot/lib/validate/quote.js
var quote = __webpack_require__(7473);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/findings.js
/** Collects what the coherence rules found: the tier decides between error, warning and silence (D20). */


function strictnessOf(tier, options) {
    switch (tier) {
        case 'A':
            return 'error';
        case 'B':
            return options.tierB ?? 'warn';
        case 'C':
            return options.tierC ?? 'off';
    }
}
class Findings {
    errors;
    warnings;
    #options;
    constructor(options, limit) {
        this.#options = options;
        this.errors = new faults/* FaultList */.xT(limit);
        this.warnings = new faults/* FaultList */.xT(limit);
    }
    isOn(rule) {
        return strictnessOf(rule.tier, this.#options) !== 'off';
    }
    /** A field whose value is known to be due. */
    differs(rule, place, found, due) {
        this.add(rule, place, found, () => `${(0,quote/* quote */.hD)(due)} by what the rest of the document says`);
    }
    /** `allowed` is asked only when the fault is kept. */
    add(rule, place, found, allowed) {
        const strictness = strictnessOf(rule.tier, this.#options);
        if (strictness === 'off')
            return;
        const list = strictness === 'error' ? this.errors : this.warnings;
        if (list.isFull)
            return list.skip(1);
        const due = (0,quote/* printable */.g$)(allowed());
        const shown = (0,quote/* quote */.hD)(found);
        const message = `${rule.sentence} Here stands ${shown}; allowed is ${due}.`;
        list.add({ code: 'incoherent', rule: rule.id, place, message, found: shown, allowed: due });
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/ids.js
const NO_ID = -1;
/** Slots that are looked at for one id. In a table that is at most half full more are hardly ever needed, unless somebody made it so. */
const MOST_STEPS = 64;
/**
 * Gives each distinct id a number, in the order of first sight: an open-addressed table over hashes that the schema check made anyway
 * (half the time of a `Map`, which would make its own). Equal is only what is equal as text. Ids whose hashes somebody crafted to
 * collide go to a `Map`, so that no document makes it slow.
 */
class Ids {
    /** Number of the id + 1, or 0. */
    #slots = new Int32Array(2 ** 9);
    /** By number. */
    #hashes = new Int32Array(2 ** 8);
    #texts;
    #size = 0;
    #crowded = new Map();
    constructor(texts) {
        this.#texts = texts;
    }
    /** How many ids were seen. */
    get size() {
        return this.#size;
    }
    numberOf(id, hash) {
        const known = this.find(id, hash);
        return known === NO_ID ? this.#add(id, hash) : known;
    }
    /** The number of an id that was seen, or NO_ID. */
    find(id, hash) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        for (let step = 0; step < MOST_STEPS; step += 1) {
            const number = (slots[(hash + step) & mask] ?? 0) - 1;
            if (number < 0)
                break;
            if (this.#hashes[number] === hash && this.#texts.isAt(number, id))
                return number;
        }
        return this.#crowded.size === 0 ? NO_ID : (this.#crowded.get(id) ?? NO_ID);
    }
    textOf(number) {
        return this.#texts.at(number);
    }
    #add(id, hash) {
        const number = this.#size;
        if (number === this.#hashes.length)
            this.#grow();
        this.#texts.add(id);
        this.#size += 1;
        this.#hashes[number] = hash;
        if (!this.#place(number, hash))
            this.#crowded.set(id, number);
        return number;
    }
    /** False when there is no free slot near by. */
    #place(number, hash) {
        const slots = this.#slots;
        const mask = slots.length - 1;
        for (let step = 0; step < MOST_STEPS; step += 1) {
            const slot = (hash + step) & mask;
            if (slots[slot] !== 0)
                continue;
            slots[slot] = number + 1;
            return true;
        }
        return false;
    }
    #grow() {
        const hashes = this.#hashes;
        this.#hashes = new Int32Array(2 * hashes.length);
        this.#hashes.set(hashes);
        this.#slots = new Int32Array(2 * this.#slots.length);
        for (let number = 0; number < hashes.length; number += 1) {
            if (!this.#place(number, hashes[number] ?? 0))
                this.#crowded.set(this.textOf(number), number);
        }
    }
}

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/link-rules.js
var link_rules = __webpack_require__(553);
;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/strings.js
/** What one string must satisfy, as straight loops: linear in its length, no regular expression. */
const HYPHEN = 0x2d;
/** Spreads hashes over the numbers; odd. */
const SPREAD = 0x5bd1e995;
/** Units up to which a regular expression tests an id: it keeps a stack of the words that it passed. */
const LONGEST_TESTED = 1_000;
/** True for `prefix` followed by `[a-z0-9]+(?:-[a-z0-9]+)*`: words of lower case letters and digits joined by single hyphens. */
function isSlug(text, prefix) {
    return slugHash(text, prefix) !== 0;
}
/** A hash of the slug, or 0 when it is none. */
function slugHash(text, prefix) {
    return typeof text === 'string' && text.startsWith(prefix) ? wordsHash(text, prefix.length) : 0;
}
/** A hash of `[a-z0-9]+(?:-[a-z0-9]+)*` from that unit on, or 0 when it is not that. The one place where ids are read unit by unit. */
function wordsHash(text, from) {
    const { length } = text;
    let hash = length;
    // A hyphen behind the prefix, behind a hyphen or at the end joins no words.
    let last = HYPHEN;
    for (let index = from; index < length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit < 0x61 || unit > 0x7a) {
            if (unit === HYPHEN ? last === HYPHEN : unit < 0x30 || unit > 0x39)
                return 0;
        }
        last = unit;
        hash = Math.imul(hash ^ unit, SPREAD);
    }
    // The low bits must depend on the high ones, and 0 means no slug.
    return last === HYPHEN ? 0 : hash ^ (hash >>> 15) || 1;
}
/** True for a string of `min` (0 or 1) to `max` code points. Most strings are decided by their length in units alone. */
function isText(text, min, max, points) {
    return typeof text === 'string' && text.length >= min && (text.length <= max || points(text) <= max);
}
/** Length in code points; a surrogate that stands alone counts as one. */
function codePoints(text) {
    let count = text.length;
    for (let index = 1; index < text.length; index += 1) {
        const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00;
        if (isLow && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800)
            count -= 1;
    }
    return count;
}
/** True for a whole number from 0. Nearly all are decided by the first comparison. */
function isCount(value) {
    return typeof value === 'number' && (value >>> 0 === value || isInteger(value, 0, Infinity));
}
/** True for a number that is whole, finite and within the bounds. */
function isInteger(value, min, max) {
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/shape.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */
const snapshotShape = {
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
    const list = snapshotShape.fields['portfolios'];
    const portfolio = list?.kind === 'list' ? list.of : undefined;
    const shape = portfolio?.kind === 'record' ? portfolio.fields[field] : undefined;
    if (shape?.kind !== 'choice')
        throw new Error(`${field} is no choice of the schema.`);
    return shape.values.map((value) => values[value] ?? 0);
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/labels.js
/** Stands for no label at all. */
const NO_LABEL = -1;
/** Labels as numbers. A portfolio is called the same wherever it is named, so one text for each id is nearly all there is to keep. */
class Labels {
    /** By number of id: the label with which it was first seen. */
    #usual = [];
    #others = [];
    #shown;
    /** `shown` is the text that a label stands for. */
    constructor(shown) {
        this.#shown = shown;
    }
    /** Stands for the label: the number of the id itself where the label is its usual one, else below NO_LABEL. */
    numberOf(id, label) {
        while (this.#usual.length <= id)
            this.#usual.push(undefined);
        const usual = this.#usual[id];
        if (usual === label)
            return id;
        if (usual !== undefined)
            return this.other(label);
        this.#usual[id] = label;
        return id;
    }
    /** For a label of no id. */
    other(label) {
        this.#others.push(label);
        return NO_LABEL - this.#others.length;
    }
    textOf(number) {
        return this.#shown((number >= 0 ? this.#usual[number] : this.#others[NO_LABEL - 1 - number]) ?? '');
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/number-list.js
const BITS = 13;
/** Numbers of one block. */
const BLOCK = 2 ** BITS;
/** Numbers of the first block, which grows before there is a second one: most documents are small. */
const FIRST = 2 ** 9;
/** In place of a number that four bytes do not hold. */
const LARGE = -(2 ** 31);
/**
 * A growing list of numbers, four bytes each: what the links between portfolios are kept in while a large document streams by. It grows
 * by blocks, so that little is copied and no more than one block is spare. The rare number that is too large stands beside it.
 */
class NumberList {
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


const NO_PORTFOLIO = -1;
/** One direction of dependency: the ids and labels that each portfolio lists, one after the other, as numbers. */
class Direction {
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
            owners: ids.map((id) => owners[id] ?? NO_PORTFOLIO),
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
function inverseOf({ owners, ends }) {
    const starts = new Int32Array(ends.length + 2);
    for (const owner of owners)
        if (owner !== NO_PORTFOLIO)
            starts[owner + 2] = (starts[owner + 2] ?? 0) + 1;
    for (let index = 1; index < starts.length; index += 1)
        starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
    const froms = new Int32Array(owners.length);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
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
const ROW = { id: 0, label: 1, bits: 2, exposures: 3, dependencies: 4, dependents: 8, size: 10 };
/** By the number of the choice. */
const STATE_BITS = numbersOf('coverage_state', { action_needed: GAP, partial: GAP });
const ROUTE_BITS = numbersOf('route_coverage_state', {
    live_ready: LIVE_READY,
    handoff_only: HANDOFF,
    manual_only: MANUAL,
});
/** Adds the row of a portfolio. One field after the other: this runs once for every portfolio. */
function addRow(rows, id, label, p, facts) {
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
function judgeDependencyCounts(rows, { owners, ends }, findings) {
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
            const bits = rows.at(owner * ROW.size + ROW.bits);
            gaps += bits & GAP;
            liveReady += (bits & LIVE_READY) >> 1;
            handoff += (bits & HANDOFF) >> 2;
            manual += (bits & MANUAL) >> 3;
        }
        if (!isWhole)
            continue;
        compare(link_rules/* LINK_RULES */.j.dependencyGaps, 'dependency_gap_count', index, ROW.dependencies, gaps);
        compare(link_rules/* LINK_RULES */.j.dependencyLiveReady, 'dependency_live_ready_count', index, ROW.dependencies + 1, liveReady);
        compare(link_rules/* LINK_RULES */.j.dependencyHandoff, 'dependency_handoff_count', index, ROW.dependencies + 2, handoff);
        compare(link_rules/* LINK_RULES */.j.dependencyManual, 'dependency_manual_count', index, ROW.dependencies + 3, manual);
    }
}
/** The same for the dependents. */
function judgeDependentCounts(rows, { owners, ends }, findings) {
    const compare = comparer(rows, findings);
    for (let index = 0, link = 0; index < ends.length; index += 1) {
        let gaps = 0;
        let exposures = 0;
        let isWhole = true;
        for (const end = ends[index] ?? 0; link < end; link += 1) {
            const owner = owners[link] ?? NO_PORTFOLIO;
            if (owner === NO_PORTFOLIO)
                isWhole = false;
            gaps += rows.at(owner * ROW.size + ROW.bits) & GAP;
            exposures += rows.at(owner * ROW.size + ROW.exposures);
        }
        if (!isWhole)
            continue;
        compare(link_rules/* LINK_RULES */.j.dependentGaps, 'dependent_gap_count', index, ROW.dependents, gaps);
        compare(link_rules/* LINK_RULES */.j.dependentExposures, 'dependent_exposure_count', index, ROW.dependents + 1, exposures);
    }
}
function comparer(rows, findings) {
    return (rule, field, index, column, due) => {
        const seen = rows.at(index * ROW.size + column);
        if (seen !== due)
            findings.differs(rule, ['portfolios', index, field], seen, due);
    };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/links.js








const DEPENDENCIES = {
    field: 'dependency_portfolio_ids',
    labelsField: 'dependency_portfolio_labels',
    exists: link_rules/* LINK_RULES */.j.dependencyExists,
    answered: link_rules/* LINK_RULES */.j.dependencyAnswered,
    labelled: link_rules/* LINK_RULES */.j.dependencyLabels,
};
const DEPENDENTS = {
    field: 'dependent_portfolio_ids',
    labelsField: 'dependent_portfolio_labels',
    exists: link_rules/* LINK_RULES */.j.dependentExists,
    answered: link_rules/* LINK_RULES */.j.dependentAnswered,
    labelled: link_rules/* LINK_RULES */.j.dependentLabels,
};
/** What every id of a portfolio begins with (seed 2.3). */
const PREFIX = 'portfolio-';
class Links {
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
        const owner = this.#ownerOf(this.#ids.find(id, slugHash(id, PREFIX)));
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
            this.#findings.add(link_rules/* LINK_RULES */.j.uniqueIds, ['portfolios', index, 'id'], portfolio.id, allowed);
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
            this.#findings.add(link_rules/* LINK_RULES */.j.notItself, place, text, () => 'the id of another portfolio');
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
class StringTexts {
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
const texts_BLOCK = 2 ** 16;
/** For ids that are mostly named once. Only for ids: no character is 0 or above 127. Each text ends with a 0. */
class PackedTexts {
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


const STATES = numbersOf('coverage_state', derive/* STATE_RANK */.di);
const SEVERITIES = numbersOf('highest_severity', derive/* SEVERITY_RANK */.f3);
const CRITICALITIES = numbersOf('highest_criticality', derive/* CRITICALITY_RANK */.rq);
/** Says what derive.compareUrgency says of two portfolios, one of which is gone. */
class Urgency {
    #state = 0;
    #exposures = 0;
    #cases = 0;
    #severity = 0;
    #criticality = 0;
    /** The most urgent state so far. */
    #overall = derive/* STATE_RANK */.di.tracked;
    /** The state of the whole: that of the most urgent portfolio, `tracked` where there is none. */
    get overall() {
        const states = ['action_needed', 'partial', 'ready', 'tracked'];
        return states.find((state) => derive/* STATE_RANK */.di[state] === this.#overall) ?? 'tracked';
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









class Coherence {
    findings;
    #isOnB;
    #isOnC;
    /** The text that a string of a portfolio stands for. */
    #shown;
    #totals = new Float64Array(summary_rules/* SUM_RULES */.k.length);
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
        this.#assets = this.findings.isOn(link_rules/* LINK_RULES */.j.assetOnce) ? new Ids(texts()) : undefined;
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
        summary_rules/* SUM_RULES */.k.forEach((rule, number) => {
            const total = this.#totals[number] ?? 0;
            if (summary[rule.at] !== total)
                this.findings.differs(rule, ['summary', rule.at], summary[rule.at], total);
        });
        this.#judgeTop(summary);
        const overall = this.#urgency.overall;
        if (summary.overall_state !== overall) {
            this.findings.differs(link_rules/* LINK_RULES */.j.overallState, ['summary', 'overall_state'], summary.overall_state, overall);
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
            this.findings.add(link_rules/* LINK_RULES */.j.assetOnce, place, id, () => 'an asset of no other portfolio');
        }
    }
    #judgeOrder(portfolio, facts, index) {
        if (index === 0)
            this.#first = portfolio;
        else if (this.#urgency.isBehind(portfolio, facts)) {
            this.findings.add(link_rules/* LINK_RULES */.j.order, ['portfolios', index], portfolio, () => 'a portfolio that is not more urgent than the one before');
        }
        this.#urgency.take(portfolio, facts);
    }
    #judgeTop(summary) {
        const { top_portfolio_id: id, top_portfolio_label: label } = summary;
        const first = this.#first;
        const isOne = first === undefined ? id === '' && label === '' : this.#links.has(id, label);
        const allowed = () => first === undefined ? 'empty, as the list is' : 'the id and the label of one portfolio';
        if (!isOne) {
            this.findings.add(link_rules/* LINK_RULES */.j.topPortfolio, ['summary', 'top_portfolio_id'], id, allowed);
        }
        else if (first !== undefined && id !== first.id) {
            this.findings.differs(link_rules/* LINK_RULES */.j.topIsFirst, ['summary', 'top_portfolio_id'], id, first.id);
        }
        const action = this.#shown(first?.recommended_actions[0] ?? '');
        if (summary.top_portfolio_action !== action) {
            this.findings.differs(link_rules/* LINK_RULES */.j.topAction, ['summary', 'top_portfolio_action'], summary.top_portfolio_action, action);
        }
    }
}

// EXTERNAL MODULE: ./packages/snapshot/lib/cohere/portfolio-rules.js + 3 modules
var portfolio_rules = __webpack_require__(5659);
;// CONCATENATED MODULE: ./packages/snapshot/lib/cohere/explain-portfolio.js

/** Says which of the rules that it decides alone a portfolio breaks; `portfolio` as it is to be shown. */
function explainPortfolio(portfolio, index, findings) {
    for (const rule of portfolio_rules/* PORTFOLIO_RULES */.H) {
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

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/hashes.js
/**
 * Hashes of ids. The schema check reads every character of an id; on the way it makes the hash by which the coherence rules find
 * equal ids, so that no character is read twice.
 */
/** Hashes of the ids of one list. One array serves record after record: its items are valid up to the length of the list. */
class HashList {
    #items = new Int32Array(16);
    get items() {
        return this.#items;
    }
    /** The array, with room for that many. What was in it is lost. */
    room(count) {
        if (count > this.#items.length)
            this.#items = new Int32Array(2 * count);
        return this.#items;
    }
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/lists.js

const INVALID = -1;
/** Up to this length comparing every pair is faster than building a set. */
const PAIRWISE = 10;
function textList(list, min, max, points) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (!isText(list[index], min, max, points))
            return INVALID;
    }
    return isUnique(list) ? list.length : INVALID;
}
/** For ids that nobody looks up. */
function slugList(list, isSlug) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (!isSlug(list[index]))
            return INVALID;
    }
    return isUnique(list) ? list.length : INVALID;
}
/** Leaves the hashes of the ids in `hashes`. `hashOf` gives 0 for what is no id. */
function slugHashes(list, hashOf, hashes) {
    if (!Array.isArray(list))
        return INVALID;
    const count = list.length;
    const seen = hashes.room(count);
    for (let index = 0; index < count; index += 1) {
        const hash = hashOf(list[index]);
        if (hash === 0)
            return INVALID;
        seen[index] = hash;
    }
    return count <= 1 || areUniqueSlugs(list, seen) ? count : INVALID;
}
/** Items that are compared with one. Further ones have hashes that somebody crafted. */
const lists_MOST_STEPS = 32;
function areUniqueSlugs(list, hashes) {
    const count = list.length;
    if (count > PAIRWISE)
        return areUniqueByHash(list, hashes);
    for (let later = 1; later < count; later += 1) {
        for (let earlier = 0; earlier < later; earlier += 1) {
            if (hashes[earlier] === hashes[later] && list[earlier] === list[later])
                return false;
        }
    }
    return true;
}
/** By a table of the indices of the items: a `Set` would make hashes of its own. */
function areUniqueByHash(list, hashes) {
    const slots = new Int32Array(2 ** (33 - Math.clz32(list.length)));
    const mask = slots.length - 1;
    for (let index = 0; index < list.length; index += 1) {
        const hash = hashes[index] ?? 0;
        let slot = hash & mask;
        for (let step = 0; slots[slot] !== 0; step += 1) {
            const other = (slots[slot] ?? 0) - 1;
            if (hashes[other] === hash && list[other] === list[index])
                return false;
            if (step === lists_MOST_STEPS)
                return isUnique(list);
            slot = (slot + 1) & mask;
        }
        slots[slot] = index + 1;
    }
    return true;
}
/** `choiceOf` gives INVALID for what is no choice. */
function choiceList(list, choiceOf) {
    if (!Array.isArray(list))
        return INVALID;
    for (let index = 0; index < list.length; index += 1) {
        if (choiceOf(list[index]) === INVALID)
            return INVALID;
    }
    return isUnique(list) ? list.length : INVALID;
}
/** For lists of strings. A `Set`, not an object used as one: `__proto__` is a string like any other. */
function isUnique(list) {
    const count = list.length;
    if (count > PAIRWISE)
        return new Set(list).size === count;
    for (let later = 1; later < count; later += 1) {
        const item = list[later];
        for (let earlier = 0; earlier < later; earlier += 1) {
            if (list[earlier] === item)
                return false;
        }
    }
    return true;
}
function lists_isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** True when the object has exactly that many fields. After all required ones were seen: no other field is there. */
function hasFields(value, count) {
    let seen = 0;
    for (const key in value)
        if (key !== undefined)
            seen += 1;
    return seen === count;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/generated/checks.js
/* Generated from the schema and the coherence rules by src/generator/main.ts. Do not edit. */



function choice1(value) {
    return value === 'critical'
        ? 0
        : value === 'high'
            ? 1
            : value === 'medium'
                ? 2
                : value === 'low'
                    ? 3
                    : value === 'unassigned'
                        ? 4
                        : INVALID;
}
function choice2(value) {
    return value === 'critical'
        ? 0
        : value === 'high'
            ? 1
            : value === 'medium'
                ? 2
                : value === 'low'
                    ? 3
                    : value === 'info'
                        ? 4
                        : INVALID;
}
function choice3(value) {
    return value === 'dependency'
        ? 0
        : value === 'sast'
            ? 1
            : value === 'sensitive-data'
                ? 2
                : value === 'mcp-guardrail'
                    ? 3
                    : value === 'base-image'
                        ? 4
                        : value === 'recipe-runbook'
                            ? 5
                            : INVALID;
}
function choice4(value) {
    return value === 'ready'
        ? 0
        : value === 'partial'
            ? 1
            : value === 'action_needed'
                ? 2
                : value === 'tracked'
                    ? 3
                    : INVALID;
}
function choice5(value) {
    return value === 'live_ready'
        ? 0
        : value === 'handoff_only'
            ? 1
            : value === 'mixed'
                ? 2
                : value === 'manual_only'
                    ? 3
                    : value === 'tracked'
                        ? 4
                        : INVALID;
}
function choice6(value) {
    return value === 'ready'
        ? 0
        : value === 'copy_only'
            ? 1
            : value === 'needs_config'
                ? 2
                : value === 'blocked'
                    ? 3
                    : value === 'template'
                        ? 4
                        : INVALID;
}
const assetTestPattern = /^asset-[a-z0-9]+(?:-[a-z0-9]+)*$/;
function assetTest(text) {
    if (typeof text !== 'string')
        return false;
    return text.length <= LONGEST_TESTED ? assetTestPattern.test(text) : isSlug(text, 'asset-');
}
const routingTestPattern = /^routing-[a-z0-9]+(?:-[a-z0-9]+)*$/;
function routingTest(text) {
    if (typeof text !== 'string')
        return false;
    return text.length <= LONGEST_TESTED ? routingTestPattern.test(text) : isSlug(text, 'routing-');
}
function portfolioHash(text) {
    return typeof text === 'string' &&
        text.charCodeAt(0) === 112 &&
        text.charCodeAt(1) === 111 &&
        text.charCodeAt(2) === 114 &&
        text.charCodeAt(3) === 116 &&
        text.charCodeAt(4) === 102 &&
        text.charCodeAt(5) === 111 &&
        text.charCodeAt(6) === 108 &&
        text.charCodeAt(7) === 105 &&
        text.charCodeAt(8) === 111 &&
        text.charCodeAt(9) === 45
        ? wordsHash(text, 10)
        : 0;
}
function assetHash(text) {
    return typeof text === 'string' &&
        text.charCodeAt(0) === 97 &&
        text.charCodeAt(1) === 115 &&
        text.charCodeAt(2) === 115 &&
        text.charCodeAt(3) === 101 &&
        text.charCodeAt(4) === 116 &&
        text.charCodeAt(5) === 45
        ? wordsHash(text, 6)
        : 0;
}
/** What the check of one portfolio learns on its way: hashes of its ids, and its choices as numbers. Valid until the next check. */
class PortfolioFacts {
    points;
    id = 0;
    asset_ids = new HashList();
    /** Index of the value among those that the schema allows. */
    highest_criticality = 0;
    /** Index of the value among those that the schema allows. */
    highest_severity = 0;
    /** Index of the value among those that the schema allows. */
    coverage_state = 0;
    /** Index of the value among those that the schema allows. */
    route_coverage_state = 0;
    /** Index of the value among those that the schema allows. */
    route_coverage_token = 0;
    dependency_portfolio_ids = new HashList();
    dependent_portfolio_ids = new HashList();
    /** `points` counts the code points of the strings that come. */
    constructor(points) {
        this.points = points;
    }
}
/** How many strings the portfolio holds, names of fields included, or INVALID when the schema refuses it. Leaves the rest in `facts`. */
function portfolioStrings(record, facts) {
    if (!lists_isObject(record))
        return INVALID;
    let strings = 75;
    let items = 0;
    facts.id = portfolioHash(record.id);
    if (facts.id === 0)
        return INVALID;
    if (!isText(record.label, 1, 120, facts.points))
        return INVALID;
    items = slugHashes(record.asset_ids, assetHash, facts.asset_ids);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.asset_names, 1, 140, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.owner_teams, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.owner_names, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.environments, 1, 60, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugList(record.linked_asset_ids, assetTest);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.relationship_count))
        return INVALID;
    if (!isCount(record.asset_count))
        return INVALID;
    if (!isCount(record.critical_asset_count))
        return INVALID;
    facts.highest_criticality = choice1(record.highest_criticality);
    if (facts.highest_criticality === INVALID)
        return INVALID;
    if (!isCount(record.exposure_count))
        return INVALID;
    if (!isCount(record.needs_case_count))
        return INVALID;
    if (!isCount(record.tracked_exposure_count))
        return INVALID;
    if (!isCount(record.open_case_count))
        return INVALID;
    facts.highest_severity = choice2(record.highest_severity);
    if (facts.highest_severity === INVALID)
        return INVALID;
    items = choiceList(record.workflow_values, choice3);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.route_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugList(record.policy_ids, routingTest);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.policy_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.policy_count))
        return INVALID;
    items = textList(record.route_blockers, 1, 160, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    const record_route_state_counts = record.route_state_counts;
    if (!lists_isObject(record_route_state_counts))
        return INVALID;
    if (!isCount(record_route_state_counts.ready))
        return INVALID;
    if (!isCount(record_route_state_counts.copy_only))
        return INVALID;
    if (!isCount(record_route_state_counts.needs_config))
        return INVALID;
    if (!isCount(record_route_state_counts.template))
        return INVALID;
    if (!isCount(record_route_state_counts.blocked))
        return INVALID;
    if (!isCount(record_route_state_counts.manual))
        return INVALID;
    if (!hasFields(record_route_state_counts, 6))
        return INVALID;
    if (!isCount(record.live_ready_exposure_count))
        return INVALID;
    if (!isCount(record.local_handoff_exposure_count))
        return INVALID;
    if (!isCount(record.needs_config_exposure_count))
        return INVALID;
    if (!isCount(record.template_exposure_count))
        return INVALID;
    if (!isCount(record.blocked_exposure_count))
        return INVALID;
    if (!isCount(record.manual_exposure_count))
        return INVALID;
    if (!isCount(record.routed_exposure_count))
        return INVALID;
    if (typeof record.owner_missing !== 'boolean')
        return INVALID;
    if (typeof record.environment_missing !== 'boolean')
        return INVALID;
    if (typeof record.relationship_gap !== 'boolean')
        return INVALID;
    if (!isInteger(record.coverage_score, 0, 100))
        return INVALID;
    facts.coverage_state = choice4(record.coverage_state);
    if (facts.coverage_state === INVALID)
        return INVALID;
    if (!isText(record.coverage_label, 0, 80, facts.points))
        return INVALID;
    facts.route_coverage_state = choice5(record.route_coverage_state);
    if (facts.route_coverage_state === INVALID)
        return INVALID;
    if (!isText(record.route_coverage_label, 0, 80, facts.points))
        return INVALID;
    facts.route_coverage_token = choice6(record.route_coverage_token);
    if (facts.route_coverage_token === INVALID)
        return INVALID;
    if (!isText(record.coverage_summary, 0, 240, facts.points))
        return INVALID;
    if (!isText(record.route_coverage_summary, 0, 320, facts.points))
        return INVALID;
    items = textList(record.recommended_actions, 1, 240, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugHashes(record.dependency_portfolio_ids, portfolioHash, facts.dependency_portfolio_ids);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.dependency_portfolio_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.dependency_count))
        return INVALID;
    if (!isCount(record.dependency_gap_count))
        return INVALID;
    if (!isCount(record.dependency_live_ready_count))
        return INVALID;
    if (!isCount(record.dependency_handoff_count))
        return INVALID;
    if (!isCount(record.dependency_manual_count))
        return INVALID;
    items = textList(record.dependency_route_blockers, 1, 160, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = slugHashes(record.dependent_portfolio_ids, portfolioHash, facts.dependent_portfolio_ids);
    if (items === INVALID)
        return INVALID;
    strings += items;
    items = textList(record.dependent_portfolio_labels, 1, 120, facts.points);
    if (items === INVALID)
        return INVALID;
    strings += items;
    if (!isCount(record.dependent_count))
        return INVALID;
    if (!isCount(record.dependent_gap_count))
        return INVALID;
    if (!isCount(record.dependent_exposure_count))
        return INVALID;
    if (!isText(record.dependency_summary, 0, 320, facts.points))
        return INVALID;
    if (!hasFields(record, 57))
        return INVALID;
    return strings;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/date-time.js
/** Date and time as RFC 3339 section 5.6 writes it: `T` between them and a zone behind; both letters may be lower case. */
const FORM = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** True for an instant that exists: month lengths, leap years, and second 60 only where a leap second can be (section 5.7). */
function isDateTime(text) {
    if (typeof text !== 'string')
        return false;
    const match = FORM.exec(text);
    if (match === null)
        return false;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
    if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
        return false;
    if (hour > 23 || minute > 59 || second > 60)
        return false;
    const zoneHour = Number(match[8] ?? 0);
    const zoneMinute = Number(match[9] ?? 0);
    if (zoneHour > 23 || zoneMinute > 59)
        return false;
    const behind = (match[7] === '-' ? 1 : -1) * (zoneHour * 60 + zoneMinute);
    return second < 60 || isLastMinuteOfMonth(year, month, day, hour, minute + behind);
}
function daysIn(year, month) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
/** A leap second is 23:59:60 UTC on the last day of a month. The minutes may lie outside 0..59: they carry the zone. */
function isLastMinuteOfMonth(year, month, day, hour, minute) {
    const next = new Date(0);
    next.setUTCFullYear(year, month - 1, day);
    next.setUTCHours(hour, minute + 1);
    return next.getUTCDate() === 1 && next.getUTCHours() === 0 && next.getUTCMinutes() === 0;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/suggest.js
/** What somebody probably meant: the nearest of a few allowed words. */
/** A longer word is no near miss of a field or an enumeration value; it also bounds the work. */
const LONGEST = 64;
/** The nearest candidate within two edits (one for short words), or undefined. Case and `-`/`_`/space do not count as edits. */
function suggest(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return undefined;
    const given = plain(word);
    let best;
    let bestDistance = given.length <= 4 ? 2 : 3;
    for (const candidate of candidates) {
        const distance = editDistance(given, plain(candidate));
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function plain(word) {
    return word.toLowerCase().replaceAll(/[-_ ]/g, '_');
}
/** Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other. */
function editDistance(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
            const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
            current[column] = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped);
        }
        beforeLast = last;
        last = current;
    }
    return last[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/explain.js





/** Adds every fault of `value` to the list, in the order of the document. */
function explain(value, shape, place, faults) {
    switch (shape.kind) {
        case 'record':
            if (lists_isObject(value))
                explainRecord(value, shape, place, faults);
            else
                wrongType(value, 'an object', place, faults);
            return;
        case 'list':
            if (Array.isArray(value))
                explainList(value, shape, place, faults);
            else
                wrongType(value, 'a list', place, faults);
            return;
        case 'boolean':
            if (typeof value !== 'boolean')
                wrongType(value, 'true or false', place, faults);
            return;
        case 'integer':
            if (!isInteger(value, shape.min, shape.max ?? Infinity))
                explainInteger(value, shape, place, faults);
            return;
        case 'text':
        case 'slug':
        case 'choice':
        case 'date-time':
            explainString(value, shape, place, faults);
    }
}
function explainRecord(value, shape, place, faults) {
    const names = Object.keys(shape.fields);
    let missing = names.length;
    for (const key of Object.keys(value)) {
        const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
        if (field === undefined) {
            explainUnknownField(key, names, place, faults);
        }
        else {
            missing -= 1;
            explain(value[key], field, below(place, key, faults), faults);
        }
    }
    if (missing > 0)
        explainMissing(value, names, missing, place, faults);
}
/** A place that nobody will see is not made: most of the time of a document with a hundred thousand faults. */
function below(place, token, faults) {
    return faults.isFull ? place : [...place, token];
}
function explainMissing(value, names, missing, place, faults) {
    if (faults.isFull)
        return faults.skip(missing);
    for (const name of names) {
        if (Object.hasOwn(value, name))
            continue;
        add(faults, 'missing-field', place, `The field ${name} is missing.`, 'nothing', name);
    }
}
function explainUnknownField(key, names, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    const meant = suggest(key, names);
    const allowed = `one of the ${names.length} fields of the schema`;
    const code = key === '__proto__' ? 'proto-field' : 'unknown-field';
    const fault = {
        code,
        place: [...place, key],
        onKey: true,
        message: `The field ${(0,quote/* quote */.hD)(key)} does not exist in the schema.`,
        found: (0,quote/* quote */.hD)(key),
        allowed,
    };
    faults.add(meant === undefined ? fault : { ...fault, suggestion: meant });
}
function explainList(list, shape, place, faults) {
    list.forEach((item, index) => explain(item, shape.of, below(place, index, faults), faults));
    if (!shape.unique)
        return;
    const seen = new Set();
    list.forEach((item, index) => {
        if (seen.has(item)) {
            if (faults.isFull)
                faults.skip(1);
            else
                add(faults, 'repeated-item', [...place, index], 'The list holds this item twice.', (0,quote/* quote */.hD)(item), 'an item that is not in the list yet');
        }
        seen.add(item);
    });
}
function explainInteger(value, shape, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    const allowed = shape.max === undefined ? `a whole number from ${shape.min}` : `a whole number from ${shape.min} to ${shape.max}`;
    if (typeof value === 'number') {
        add(faults, 'wrong-number', place, `${(0,quote/* quote */.hD)(value)} is not ${allowed}.`, (0,quote/* quote */.hD)(value), allowed);
    }
    else {
        wrongType(value, allowed, place, faults);
    }
}
function explainString(value, shape, place, faults) {
    if (typeof value !== 'string')
        return wrongType(value, allowedString(shape), place, faults);
    if (isString(value, shape))
        return;
    if (faults.isFull)
        return faults.skip(1);
    const allowed = allowedString(shape);
    switch (shape.kind) {
        case 'text':
            return add(faults, 'wrong-length', place, `The string has ${codePoints(value)} characters; allowed are ${shape.min} to ${shape.max}.`, (0,quote/* quote */.hD)(value), allowed);
        case 'slug':
            return add(faults, 'wrong-pattern', place, `${(0,quote/* quote */.hD)(value)} does not match ${shape.pattern}.`, (0,quote/* quote */.hD)(value), allowed, slugOf(value, shape));
        case 'choice':
            return add(faults, 'wrong-choice', place, `${(0,quote/* quote */.hD)(value)} is not allowed here.`, (0,quote/* quote */.hD)(value), allowed, suggest(value, shape.values));
        case 'date-time':
            return add(faults, 'wrong-date', place, `${(0,quote/* quote */.hD)(value)} is not a date and time as RFC 3339 writes it.`, (0,quote/* quote */.hD)(value), allowed);
    }
}
function isString(value, shape) {
    switch (shape.kind) {
        case 'text':
            return isText(value, shape.min, shape.max, codePoints);
        case 'slug':
            return isSlug(value, shape.prefix);
        case 'choice':
            return shape.values.includes(value);
        case 'date-time':
            return isDateTime(value);
    }
}
function allowedString(shape) {
    switch (shape.kind) {
        case 'text':
            return `a string of ${shape.min} to ${shape.max} characters`;
        case 'slug':
            return `an id such as ${shape.prefix}one-2: lower case letters, digits, single hyphens`;
        case 'choice':
            return shape.values.length === 1 ? `only ${shape.values.join('')}` : `one of ${shape.values.join(', ')}`;
        case 'date-time':
            return 'a date and time such as 2026-01-31T09:30:00Z';
    }
}
/** The id that was probably meant, when only case, separators or the prefix are wrong. */
function slugOf(value, shape) {
    if (value.length > 200)
        return undefined;
    const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const bare = words.join('-');
    const slug = bare.startsWith(shape.prefix) ? bare : `${shape.prefix}${bare}`;
    return isSlug(slug, shape.prefix) ? slug : undefined;
}
function wrongType(value, allowed, place, faults) {
    if (faults.isFull)
        return faults.skip(1);
    add(faults, 'wrong-type', place, `Here stands ${kindOf(value)}; allowed is ${allowed}.`, (0,quote/* quote */.hD)(value), allowed);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
function add(faults, code, place, message, found, allowed, suggestion) {
    const fault = { code, place, message, found, allowed };
    faults.add(suggestion === undefined ? fault : { ...fault, suggestion });
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/strings-in.js

/** How many strings a value holds, names of fields included; NaN, which equals no number, when it is nested deeper than a document may be. */
function stringsIn(value, depth = 0) {
    if (typeof value === 'string')
        return 1;
    if (typeof value !== 'object' || value === null)
        return 0;
    if (depth > limits/* MAX_DEPTH */.lr)
        return Number.NaN;
    const inner = Object.values(value);
    let strings = Array.isArray(value) ? 0 : inner.length;
    for (const item of inner)
        strings += stringsIn(item, depth + 1);
    return strings;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/judge.js
/** The schema and the coherence rules, asked value by value: portfolios one by one, then all that stands around them. */











const listShape = snapshotShape.fields['portfolios'];
const portfolioShape = listShape?.kind === 'list' ? listShape.of : snapshotShape;
class judge_Judge {
    schema;
    coherence;
    #facts;
    #portfolios = 0;
    /** Coherence is judged only while the schema holds: a count that is not even a number contradicts nothing. */
    #coheres = true;
    /** `isRaw`: the strings of portfolios are raw text (read/raw.ts). */
    constructor(options, limit, isRaw = false) {
        this.schema = new faults/* FaultList */.xT(limit);
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
const LINE_FEED = 0x0a;
/** Words after which the sum of one lane may reach 255. Sums are kept to 32 bits (`| 0`): beyond them numbers are slower ones. */
const count_BLOCK = 255;
/** How often the byte occurs. Looks at four bytes at a time, as a word of four lanes; at the few before and behind whole words one by one. */
function countOf(byte, bytes) {
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
function unitsOf(bytes) {
    if ((0,external_node_buffer_.isAscii)(bytes))
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
function stringsOf(text, quotes) {
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
const diagnose_BACKSLASH = 0x5c;
const SPACE_CHARACTER = 0x20;
const diagnose_COMMA = 0x2c;
const COLON = 0x3a;
const diagnose_OPEN_LIST = 0x5b;
const diagnose_OPEN_OBJECT = 0x7b;
/** From the opening bracket of an object or a list to the closing one. */
const TO_CLOSING = 2;
const WORDS = ['true', 'false', 'null'];
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
function diagnose(text) {
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
        if (unit !== diagnose_OPEN_OBJECT && unit !== diagnose_OPEN_LIST) {
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
        if (unit === diagnose_OPEN_OBJECT)
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
            if (unit === diagnose_COMMA) {
                this.#at += 1;
                this.#space();
                if (innermost === diagnose_OPEN_OBJECT)
                    this.#key('a field name in double quotes');
                return true;
            }
            if (unit !== innermost + TO_CLOSING)
                throw new Refused(this.#at, `a comma or ${innermost === diagnose_OPEN_OBJECT ? '}' : ']'}`);
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
            at += unit === diagnose_BACKSLASH ? this.#escapeLength(at) : 1;
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
function positionAfter(bytes, raw, base) {
    const lastBreak = raw.includes('\n') ? bytes.lastIndexOf(LINE_FEED) : -1;
    if (lastBreak === -1)
        return { line: base.line, column: base.column + unitsOf(bytes) };
    return { line: base.line + countOf(LINE_FEED, bytes), column: unitsOf(bytes.subarray(lastBreak + 1)) + 1 };
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/read/slice-log.js
class slice_log_SliceLog {
    #slices = [];
    add(slice) {
        this.#slices.push(slice);
    }
    /** The slice that holds the record, or undefined before the first. */
    find(record) {
        let low = 0;
        let high = this.#slices.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#slices[middle]?.first ?? 0) <= record)
                low = middle + 1;
            else
                high = middle;
        }
        return this.#slices[low - 1];
    }
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
const splitter_CLOSE_LIST = 0x5d;
const splitter_OPEN_OBJECT = 0x7b;
const splitter_CLOSE_OBJECT = 0x7d;
const LIST_KEY = new TextEncoder().encode('"portfolios"');
/** Depth inside the list of portfolios: root object, list. */
const LIST_DEPTH = 2;
/** Longer than this many slices, what is read is not one record among others, and guessing where it ends costs too much. */
const MOST_GUESSED = 4;
class Splitter {
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
    constructor(sink, sliceBytes = limits/* SLICE_BYTES */.XF) {
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
        if (this.#end - this.#start + bytes.length > limits/* MAX_PIECE_BYTES */.EZ)
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
        this.#depth = LIST_DEPTH;
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
            if (bytes[comma] === splitter_COMMA && bytes[this.#skipSpaceBack(comma - 1)] === splitter_CLOSE_OBJECT && comma > this.#start)
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
            else if (byte === splitter_COMMA ? this.#depth === LIST_DEPTH : (byte & 0xd9) === 0x59) {
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
        else if (byte === splitter_CLOSE_LIST || byte === splitter_CLOSE_OBJECT) {
            this.#depth -= 1;
            if (this.#depth < LIST_DEPTH && this.#phase === 'records')
                this.#closeList(at);
        }
    }
    #open(at) {
        this.#depth += 1;
        if (this.#depth > limits/* MAX_DEPTH */.lr)
            return this.#halt('too-deep', at);
        if (this.#depth !== LIST_DEPTH || this.#phase !== 'head' || !this.#isListOpening(at))
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
        bytes[end] = splitter_CLOSE_LIST;
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
















class SnapshotReader {
    #judge;
    #splitter;
    #unreadable = [];
    #positions = new Map();
    #slices = new slice_log_SliceLog();
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
        this.#judge = new judge_Judge(options, options.faultLimit, true);
        const sink = {
            head: (bytes) => this.#head(bytes),
            slice: (slice) => this.#slice(slice),
        };
        this.#splitter = new Splitter(sink, options.sliceBytes);
    }
    /** Returns false when no more bytes are wanted. */
    push(bytes) {
        this.#bytes += bytes.length;
        if (this.#bytes > limits/* MAX_DOCUMENT_BYTES */.bi)
            return this.#refuse('too-large', this.#next, `at most ${limits/* MAX_DOCUMENT_BYTES */.bi} bytes`);
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
            this.#refuse(code, positionIn(text, text.length, this.#next), `at most ${limits/* MAX_DEPTH */.lr} levels`);
            return;
        }
        const piece = this.#splitter.phase === 'head'
            ? new EnvelopePiece(text, '', this.#next)
            : new SlicePiece(() => `[${text}`, 0, this.#next);
        const fault = this.#splitter.phase === 'tail' ? undefined : diagnose(piece.text);
        if (fault === undefined || fault.isCutOff)
            this.#refuse(code, this.#next, `at most ${limits/* MAX_PIECE_BYTES */.EZ} bytes in one value`);
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
        const isShown = json === raw && (0,external_node_buffer_.isAscii)(written);
        const read = () => (isShown ? raw : decodePrefix(slice.bytes));
        const piece = new SlicePiece(read, first, this.#next, isShown ? records : undefined);
        let strings = 0;
        for (const record of records)
            strings += this.#judge.portfolio(record, piece);
        if (!this.#isWritten(raw, countOf(count_QUOTE, slice.bytes), strings, piece, first))
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
        return tooDeep === undefined || this.#refuse('too-deep', piece.at(tooDeep), `at most ${limits/* MAX_DEPTH */.lr} levels`);
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
        const quotes = countOf(count_QUOTE, envelope.head) + countOf(count_QUOTE, envelope.tail);
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
            message: `The field ${(0,quote/* quote */.hD)(key)} is written twice in one object.`,
            found: (0,quote/* quote */.hD)(key),
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
        return this.#refuse(code, piece.at(offset), fault?.expected ?? 'JSON', found === '' ? 'the end of the document' : (0,quote/* quote */.hD)(found));
    }
    /** Notes the fault and stops reading. */
    #refuse(code, position, allowed, found = 'something else') {
        this.#report(code, position, allowed, found);
        this.#isStopped = true;
        return false;
    }
    #report(code, position, allowed, found = 'something else') {
        const fault = { code, place: [], message: `${faults/* FAULT_CODES */.cw[code]} Expected: ${allowed}.`, found, allowed };
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

// EXTERNAL MODULE: ./packages/snapshot/lib/version.js
var lib_version = __webpack_require__(7794);
;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/verdict.js
/** What a reading comes to: one reason, and the faults in the order of the document. */



function verdict_judgementOf(reading, unknownVersion) {
    const { judge, unreadable, root } = reading;
    const { schema, coherence } = judge;
    const gate = (0,lib_version/* versionGate */.e)(root, unknownVersion);
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
    const allowed = `only ${lib_version/* SCHEMA_VERSION */.f}`;
    return {
        code: 'unknown-version',
        place: ['schema_version'],
        message: `This reader knows ${lib_version/* SCHEMA_VERSION */.f}; the document says ${(0,quote/* quote */.hD)(version)}.`,
        found: (0,quote/* quote */.hD)(version),
        allowed,
    };
}
function verdictOf(file, judgement, portfolios, positions) {
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
    const fault = { ...rest, severity, pointer: (0,faults/* pointerOf */.rq)(place) };
    return position === undefined ? fault : { ...fault, position };
}
function inDocumentOrder(a, b) {
    if (a.position === undefined || b.position === undefined)
        return Number(b.position !== undefined) - Number(a.position !== undefined);
    return a.position.line - b.position.line || a.position.column - b.position.column;
}

;// CONCATENATED MODULE: ./packages/snapshot/lib/validate/validate.js







/** Reads the document to its end, or to where nothing can be made of it. Rejects only when reading the bytes fails. */
async function validateSnapshot(source, options = {}) {
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
    return new SnapshotReader({ ...options, faultLimit: options.faultLimit ?? limits/* DEFAULT_FAULT_LIMIT */.vt });
}
function judged(reader, options) {
    const reading = reader.finish();
    const judgement = verdict_judgementOf(reading, options.unknownVersion ?? 'reject');
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


/***/ }),

/***/ 7794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ versionGate),
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
/**
 * The one gate for every reader of a snapshot (seed section 9, D20): "Consumers must reject or treat as unknown any other value."
 */
const SCHEMA_VERSION = 'service.portfolio-coverage.v1';
function versionGate(document, unknownVersion = 'reject') {
    if (typeof document !== 'object' || document === null || !Object.hasOwn(document, 'schema_version'))
        return { is: 'absent' };
    const version = 'schema_version' in document ? document.schema_version : undefined;
    if (version === SCHEMA_VERSION)
        return { is: 'known' };
    return { is: 'other', version, outcome: unknownVersion === 'unknown' ? 'unknown' : 'invalid' };
}


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
  i: () => (/* reexport */ clean_removeInvisible),
  UC: () => (/* reexport */ traceTable)
});

// UNUSED EXPORTS: COMMANDS, cleanText, cleanTitle, closingKeywords, fenceData, firstReference, heredoc, inertBlock, looksLikeToken, proseOf, readCommand, references

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
