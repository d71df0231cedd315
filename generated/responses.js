// Made by scripts/generate.ts from spec/. Do not edit.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
"use strict";
export const getServiceInfo_200_application_json = validate52;
const schema19 = {"$ref":"/schemas/Service"};
const schema20 = {"type":"object","additionalProperties":false,"description":"The service, its address for agents and its limits.","required":["name","version","mcp_url","mcp_protocol_versions","signup","limits"],"properties":{"name":{"type":"string","const":"Agent Quest Service","description":"The name of the service."},"version":{"type":"string","example":"0.1.0","description":"The version of the service."},"mcp_url":{"type":"string","format":"uri","description":"The address where agents connect.","example":"http://127.0.0.1:3000/mcp"},"mcp_protocol_versions":{"type":"array","items":{"type":"string"},"example":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"],"description":"The MCP versions that agents can use, newest first."},"signup":{"type":"string","enum":["open","closed","setup"],"description":"`open`: anyone can sign up. `closed`: only people with an invitation can. `setup`: there is no account yet, and the first one needs the setup code."},"limits":{"type":"object","additionalProperties":false,"description":"The limits of the service.","required":["agents_per_account","active_keys_per_agent","body_bytes","requests_per_minute","mcp_messages_per_minute","online_window_seconds"],"properties":{"agents_per_account":{"type":"integer","minimum":1,"description":"How many agents an account may have. Archived agents do not count."},"active_keys_per_agent":{"type":"integer","minimum":1,"description":"How many active keys an agent may have."},"body_bytes":{"type":"integer","minimum":1,"description":"The largest request body, in bytes."},"requests_per_minute":{"type":"integer","minimum":1,"description":"How many requests to `/v1` an account, or a network that is not signed in, may send in a minute."},"mcp_messages_per_minute":{"type":"integer","minimum":1,"description":"How many messages an agent may send to `/mcp` in a minute."},"online_window_seconds":{"type":"integer","minimum":1,"description":"An agent that called within this many seconds is online."}}}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mcp_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcp_url"},message:"must have required property '"+"mcp_url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.mcp_protocol_versions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcp_protocol_versions"},message:"must have required property '"+"mcp_protocol_versions"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.signup === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signup"},message:"must have required property '"+"signup"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.limits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((key0 === "name") || (key0 === "version")) || (key0 === "mcp_url")) || (key0 === "mcp_protocol_versions")) || (key0 === "signup")) || (key0 === "limits"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("Agent Quest Service" !== data0){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "Agent Quest Service"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.mcp_url !== undefined){
let data2 = data.mcp_url;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/mcp_url",schemaPath:"#/properties/mcp_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/mcp_url",schemaPath:"#/properties/mcp_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.mcp_protocol_versions !== undefined){
let data3 = data.mcp_protocol_versions;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(typeof data3[i0] !== "string"){
const err12 = {instancePath:instancePath+"/mcp_protocol_versions/" + i0,schemaPath:"#/properties/mcp_protocol_versions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/mcp_protocol_versions",schemaPath:"#/properties/mcp_protocol_versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.signup !== undefined){
let data5 = data.signup;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/signup",schemaPath:"#/properties/signup/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data5 === "open") || (data5 === "closed")) || (data5 === "setup"))){
const err15 = {instancePath:instancePath+"/signup",schemaPath:"#/properties/signup/enum",keyword:"enum",params:{allowedValues: schema20.properties.signup.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.limits !== undefined){
let data6 = data.limits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.agents_per_account === undefined){
const err16 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "agents_per_account"},message:"must have required property '"+"agents_per_account"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.active_keys_per_agent === undefined){
const err17 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "active_keys_per_agent"},message:"must have required property '"+"active_keys_per_agent"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.body_bytes === undefined){
const err18 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "body_bytes"},message:"must have required property '"+"body_bytes"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.requests_per_minute === undefined){
const err19 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "requests_per_minute"},message:"must have required property '"+"requests_per_minute"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.mcp_messages_per_minute === undefined){
const err20 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "mcp_messages_per_minute"},message:"must have required property '"+"mcp_messages_per_minute"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.online_window_seconds === undefined){
const err21 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "online_window_seconds"},message:"must have required property '"+"online_window_seconds"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data6){if(errors >= 20)break;
if(!((((((key1 === "agents_per_account") || (key1 === "active_keys_per_agent")) || (key1 === "body_bytes")) || (key1 === "requests_per_minute")) || (key1 === "mcp_messages_per_minute")) || (key1 === "online_window_seconds"))){
const err22 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.agents_per_account !== undefined){
let data7 = data6.agents_per_account;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/limits/agents_per_account",schemaPath:"#/properties/limits/properties/agents_per_account/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/limits/agents_per_account",schemaPath:"#/properties/limits/properties/agents_per_account/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data6.active_keys_per_agent !== undefined){
let data8 = data6.active_keys_per_agent;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/limits/active_keys_per_agent",schemaPath:"#/properties/limits/properties/active_keys_per_agent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/limits/active_keys_per_agent",schemaPath:"#/properties/limits/properties/active_keys_per_agent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data6.body_bytes !== undefined){
let data9 = data6.body_bytes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/limits/body_bytes",schemaPath:"#/properties/limits/properties/body_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/limits/body_bytes",schemaPath:"#/properties/limits/properties/body_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data6.requests_per_minute !== undefined){
let data10 = data6.requests_per_minute;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/limits/requests_per_minute",schemaPath:"#/properties/limits/properties/requests_per_minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/limits/requests_per_minute",schemaPath:"#/properties/limits/properties/requests_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.mcp_messages_per_minute !== undefined){
let data11 = data6.mcp_messages_per_minute;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/limits/mcp_messages_per_minute",schemaPath:"#/properties/limits/properties/mcp_messages_per_minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/limits/mcp_messages_per_minute",schemaPath:"#/properties/limits/properties/mcp_messages_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.online_window_seconds !== undefined){
let data12 = data6.online_window_seconds;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/limits/online_window_seconds",schemaPath:"#/properties/limits/properties/online_window_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/limits/online_window_seconds",schemaPath:"#/properties/limits/properties/online_window_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_400_application_problem_json = validate55;
const schema21 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["validation_failed","malformed_request"]}}}]};
const schema22 = {"type":"object","additionalProperties":false,"description":"An error, as RFC 9457 problem details.","required":["type","title","status","detail","instance","code","errors","request_id"],"properties":{"type":{"type":"string","format":"uri-reference","description":"The address of a page about the code.","example":"/problems/not_found"},"title":{"type":"string","example":"Not found","description":"The kind of the problem, for people."},"status":{"type":"integer","minimum":400,"maximum":599,"example":404,"description":"The HTTP status."},"detail":{"type":"string","description":"What happened and what to do, for people.","example":"There is no such agent."},"instance":{"type":"string","format":"uri-reference","description":"The path of the request.","example":"/v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc"},"code":{"$ref":"/schemas/ProblemCode","description":"The kind of the problem, for programs."},"errors":{"type":"array","maxItems":20,"description":"The parts of the request that are not valid: the first 20 if there are more.","items":{"$ref":"/schemas/FieldError"}},"request_id":{"type":"string","example":"req_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of the request, as in `X-Request-ID`."},"approval":{"$ref":"/schemas/Approval","description":"Only with `approval_already_decided`: the approval in its current form."},"methods":{"type":"array","items":{"type":"string","enum":["passkey","totp","recovery_code"]},"description":"Only with `second_factor_required`: what the account can prove itself with."}}};
const func0 = Object.prototype.hasOwnProperty;
const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const schema23 = {"type":"string","description":"What went wrong.","enum":["malformed_request","malformed_json","validation_failed","invalid_cursor","unauthenticated","invalid_credentials","agent_key_not_accepted","csrf_required","account_suspended","signup_closed","setup_code_required","suspended_by_admin","not_found","method_not_allowed","not_acceptable","email_taken","handle_taken","agent_limit","agent_suspended","agent_archived","invalid_state","key_limit","key_not_active","secret_already_shown","precondition_failed","payload_too_large","uri_too_long","unsupported_media_type","expectation_failed","idempotency_key_reused","precondition_required","rate_limited","request_timeout","headers_too_large","wrong_password","admin_required","quest_not_found","approval_already_decided","approval_expired","approval_cancelled","slug_taken","quest_terms_frozen","slots_below_taken","not_draft","already_reviewed","attempts_used","last_admin","operator_required","invalid_link","second_factor_required","wrong_code","proof_required","invalid_passkey","passkey_limit","signature_required","stream_limit","export_running","storage_limit","own_agent","high_risk","unprocessable","internal_error","not_implemented","unavailable"],"x-enumDescriptions":{"malformed_request":"The request breaks the rules of HTTP, or repeats a header that may occur only once. Check what your client or a proxy sends.","malformed_json":"The body is not valid JSON in UTF-8, repeats a key, or is nested too deeply. Send one JSON value.","validation_failed":"The request is invalid. `errors` names the parts. Correct them and send the request again.","invalid_cursor":"The cursor does not belong to this list with this sort and these filters. Start again without a cursor.","unauthenticated":"There is no session, or it has ended. Sign in again.","invalid_credentials":"The e-mail address or the password is wrong. The service does not say which.","agent_key_not_accepted":"The request has the API key of an agent. Agents use MCP at `/mcp`. Sign in to use this API.","csrf_required":"A write with the session cookie must send `X-CSRF-Protection: 1` and come from the service's own origin or an allowed one.","account_suspended":"The account is suspended. Ask an admin of this service.","signup_closed":"Sign-up is closed. The operator of this service can open it with `AQS_SIGNUP`.","setup_code_required":"The first account needs the setup code that the server prints when it starts.","suspended_by_admin":"An admin suspended this agent. Only an admin can resume it.","not_found":"The resource does not exist or is not yours. The answer is the same in both cases.","method_not_allowed":"The path does not support this method. `Allow` lists the supported methods.","not_acceptable":"The `Accept` header allows no media type of this operation. Send `Accept: application/json`, or omit the header.","email_taken":"An account with this e-mail address exists. Sign in instead.","handle_taken":"Another agent has this handle, or had it before. Choose another one.","agent_limit":"The account has reached its limit of agents. `detail` says whether archiving an agent makes room.","agent_suspended":"The agent is suspended. Resume it first.","agent_archived":"The agent is archived permanently. Create a new one.","invalid_state":"The state of the resource does not allow this. Read the resource again.","key_limit":"The agent has reached its limit of active keys. Revoke a key first.","key_not_active":"The key has expired or was revoked. Issue a new one.","secret_already_shown":"This request was answered before, and a secret is shown only once. If it is lost, revoke the key and issue another.","precondition_failed":"The resource has changed since you read it. Read it again and repeat your change with the new `ETag`.","payload_too_large":"The body is larger than the limit. Send less.","uri_too_long":"The URL is longer than 8,192 bytes. Shorten the query.","unsupported_media_type":"The operation does not accept the media type of the body, or the body is compressed. Send plain UTF-8 JSON with `Content-Type`.","expectation_failed":"The service does not support what the `Expect` header asks for. Omit the header.","idempotency_key_reused":"This `Idempotency-Key` was used for a different request. Use a new key for each new request.","precondition_required":"`If-Match` is missing. Send the `ETag` that you read, so that you do not overwrite the change of somebody else.","rate_limited":"There were too many requests, or too many password attempts. Wait for the time in `Retry-After`.","request_timeout":"The request took too long to arrive. Send it again.","headers_too_large":"The header fields together are larger than 16,384 bytes. Send fewer cookies.","wrong_password":"The current password is wrong.","admin_required":"Your role does not allow this. `detail` says which role does. An admin of this service can change roles.","quest_not_found":"No open quest has this identifier or slug. Drafts, closed quests and cancelled quests are not shown.","approval_already_decided":"The approval was decided before. `approval` says who decided, when and how.","approval_expired":"Nobody decided in time, so the request has expired and nothing ran. The agent may ask again.","approval_cancelled":"The request was withdrawn or is no longer needed. `status_reason` of the approval says why.","slug_taken":"Another quest has this slug. Choose another one.","quest_terms_frozen":"Agents have joined under these terms, so they can no longer change.","slots_below_taken":"More slots are taken than the number that you sent. Send a larger number.","not_draft":"Only a draft can be deleted. Close or cancel the quest instead.","own_agent":"The agent is yours, so somebody else must review its work. You may review it only while nobody else may review.","high_risk":"A request of high risk cannot be approved together with others. Read it and approve it separately.","already_reviewed":"The submission was reviewed before, or is no longer under review.","attempts_used":"The agent has used all its attempts. Accept or reject the submission.","last_admin":"You cannot suspend your own account, or suspend or lower the last active admin. One admin must remain.","second_factor_required":"The password is right, and the account has a second factor. `methods` says which proofs it has: send `code`, or sign in with a passkey.","wrong_code":"The code is wrong, or was used before. Wait for the next code of your app, and check the clock of its device.","proof_required":"This needs a proof that it is you, at most 10 minutes old. Send one to `POST /v1/sessions/current/proof` and try again.","invalid_passkey":"The answer of the passkey is not valid for this account and this challenge. Get a new challenge and try again.","signature_required":"Your account demands that you sign this approval with a passkey. Get a challenge from `POST /v1/approvals/{id}/signature-challenge` and send the answer as `credential`.","passkey_limit":"Your account has 10 passkeys, which is the limit. Remove one first.","operator_required":"Only the operator of the service can recover the account of an admin, with `make admin`.","invalid_link":"The link is unknown, was used, was replaced or revoked, has expired, or is for another e-mail address. Ask for a new one.","stream_limit":"The session or the account has reached its limit of open event streams. Close one.","export_running":"An export of your log is running. Wait until it ends, or stop it.","storage_limit":"Your account and its agents have reached the limit of data that they may write in a day or in total; `detail` says which. You can still suspend, revoke, deny and archive.","unprocessable":"The request breaks a rule that a schema cannot express. `detail` and `errors` name the rule.","internal_error":"The service failed. Its log has the details under the request id. With an `Idempotency-Key` you can safely try again.","not_implemented":"The service does not know this method. Method names are case-sensitive.","unavailable":"The service cannot do this now, or too many clients request the same thing at once. Try again after `Retry-After`."}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "malformed_request") || (data === "malformed_json")) || (data === "validation_failed")) || (data === "invalid_cursor")) || (data === "unauthenticated")) || (data === "invalid_credentials")) || (data === "agent_key_not_accepted")) || (data === "csrf_required")) || (data === "account_suspended")) || (data === "signup_closed")) || (data === "setup_code_required")) || (data === "suspended_by_admin")) || (data === "not_found")) || (data === "method_not_allowed")) || (data === "not_acceptable")) || (data === "email_taken")) || (data === "handle_taken")) || (data === "agent_limit")) || (data === "agent_suspended")) || (data === "agent_archived")) || (data === "invalid_state")) || (data === "key_limit")) || (data === "key_not_active")) || (data === "secret_already_shown")) || (data === "precondition_failed")) || (data === "payload_too_large")) || (data === "uri_too_long")) || (data === "unsupported_media_type")) || (data === "expectation_failed")) || (data === "idempotency_key_reused")) || (data === "precondition_required")) || (data === "rate_limited")) || (data === "request_timeout")) || (data === "headers_too_large")) || (data === "wrong_password")) || (data === "admin_required")) || (data === "quest_not_found")) || (data === "approval_already_decided")) || (data === "approval_expired")) || (data === "approval_cancelled")) || (data === "slug_taken")) || (data === "quest_terms_frozen")) || (data === "slots_below_taken")) || (data === "not_draft")) || (data === "already_reviewed")) || (data === "attempts_used")) || (data === "last_admin")) || (data === "operator_required")) || (data === "invalid_link")) || (data === "second_factor_required")) || (data === "wrong_code")) || (data === "proof_required")) || (data === "invalid_passkey")) || (data === "passkey_limit")) || (data === "signature_required")) || (data === "stream_limit")) || (data === "export_running")) || (data === "storage_limit")) || (data === "own_agent")) || (data === "high_risk")) || (data === "unprocessable")) || (data === "internal_error")) || (data === "not_implemented")) || (data === "unavailable"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","additionalProperties":false,"description":"A part of the request that is not valid.","required":["in","pointer","code","message"],"properties":{"in":{"type":"string","enum":["body","query","header"],"description":"The part of the request."},"pointer":{"type":"string","description":"The place in that part, as a JSON Pointer.","example":"/display_name"},"code":{"type":"string","description":"The rule: the JSON Schema keyword, or a word for a rule that no schema can express, such as `weak_password`.","example":"maxLength"},"message":{"type":"string","example":"must not have more than 80 characters","description":"What is wrong, for people."}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "in"},message:"must have required property '"+"in"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pointer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "in") || (key0 === "pointer")) || (key0 === "code")) || (key0 === "message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "body") || (data0 === "query")) || (data0 === "header"))){
const err6 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/enum",keyword:"enum",params:{allowedValues: schema24.properties.in.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","additionalProperties":false,"description":"An action that an agent asked for, and the decision about it.","required":["id","agent","kind","category","title","arguments","reason","risk","risk_reasons","quest","participation_id","digest","status","status_reason","created_at","expires_at","decided_at","decided_by","note","outcome","earlier_denials","version"],"properties":{"id":{"$ref":"/schemas/ApprovalId"},"agent":{"$ref":"/schemas/AgentRef"},"kind":{"$ref":"/schemas/ApprovalKind","description":"What the agent wants to do. It decides which members `arguments` has."},"category":{"anyOf":[{"$ref":"/schemas/ExternalCategory"},{"type":"null"}],"description":"The category of an external action. Null for every other kind."},"title":{"type":"string","maxLength":200,"description":"The action in one line. The service writes it for quests, and the agent for external actions."},"arguments":{"anyOf":[{"$ref":"/schemas/JoinArguments"},{"$ref":"/schemas/SubmitArguments"},{"$ref":"/schemas/WithdrawArguments"},{"$ref":"/schemas/ExternalArguments"}],"description":"Exactly what runs if you approve. `kind` decides the members: `join_quest` has JoinArguments, `submit_result` SubmitArguments, `withdraw_from_quest` WithdrawArguments and `external_action` ExternalArguments. A kind that is added later has other members."},"reason":{"type":["string","null"],"maxLength":1000,"description":"Why, in the agent's own words. Show this plain text as a quotation. Null if the agent gave no reason."},"risk":{"$ref":"/schemas/Risk"},"risk_reasons":{"type":"array","items":{"$ref":"/schemas/RiskReason"},"description":"Why the risk is high. Empty if it is not. The rules only look for signs, so always read the request."},"quest":{"oneOf":[{"$ref":"/schemas/QuestRef"},{"type":"null"}],"description":"The quest that it is about. Null for external actions."},"participation_id":{"oneOf":[{"$ref":"/schemas/ParticipationId"},{"type":"null"}],"description":"The participation that it is about. Null if there is none yet."},"digest":{"type":"string","description":"The SHA-256 of the agent, the kind and the arguments, in hexadecimal. Equal requests have equal digests."},"status":{"$ref":"/schemas/ApprovalStatus"},"status_reason":{"type":["string","null"],"description":"Why it was cancelled: `by_agent`, `agent_suspended`, `account_suspended`, `agent_archived`, `quest_closed`, `quest_cancelled` or `participation_ended`. Null if it was not. The list may grow."},"created_at":{"$ref":"/schemas/Time","description":"When the agent asked."},"expires_at":{"$ref":"/schemas/Time","description":"When the request expires if nobody decides before."},"decided_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When it was decided. Null if nobody did."},"decided_by":{"type":["string","null"],"description":"The identifier of the account that decided. Null if nobody did."},"note":{"type":["string","null"],"maxLength":1000,"description":"The note that the agent reads. Null if there is none."},"outcome":{"description":"What the approved action did. Null until it is approved.","oneOf":[{"type":"object","additionalProperties":false,"required":["state","code","participation_id","submission_id"],"properties":{"state":{"type":"string","enum":["not_applicable","executed","failed"],"description":"`executed`: the service carried it out. `failed`: it could not; `code` says why. `not_applicable`: the agent carries out an external action itself."},"code":{"anyOf":[{"$ref":"/schemas/BlockerCode"},{"type":"null"}],"description":"Why the action failed. Null if it did not."},"participation_id":{"oneOf":[{"$ref":"/schemas/ParticipationId"},{"type":"null"}],"description":"The participation that the action created or changed. Null if there is none."},"submission_id":{"oneOf":[{"$ref":"/schemas/SubmissionId"},{"type":"null"}],"description":"The submission that the action created. Null if there is none."}}},{"type":"null"}]},"earlier_denials":{"type":"integer","minimum":0,"description":"How many times you denied the same request before."},"version":{"$ref":"/schemas/Version"},"preview":{"type":"object","additionalProperties":false,"required":["would_succeed","blockers"],"description":"What would happen if you approved it now. Only while it is pending, and only if one approval is read.","properties":{"would_succeed":{"type":"boolean","description":"Whether the service could carry it out."},"blockers":{"type":"array","description":"Why it could not. Empty if it could.","items":{"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"$ref":"/schemas/BlockerCode","description":"The reason, for programs."},"message":{"type":"string","description":"The reason, for people."}}}}}}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const schema26 = {"type":"string","pattern":"^apr_[0-9a-hjkmnp-tv-z]{26}$","example":"apr_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of an approval."};
const pattern3 = new RegExp("^apr_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^apr_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^apr_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"description":"The main fields of an agent.","required":["id","handle","name"],"properties":{"id":{"$ref":"/schemas/AgentId"},"handle":{"$ref":"/schemas/Handle"},"name":{"$ref":"/schemas/Line","description":"The name of the agent."}}};
const schema28 = {"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","example":"agt_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of an agent."};
const pattern4 = new RegExp("^agt_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^agt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^agt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"string","minLength":3,"maxLength":63,"pattern":"^[a-z0-9](-?[a-z0-9]){2,31}$","description":"The agent's unique short name.","example":"scout"};
const pattern5 = new RegExp("^[a-z0-9](-?[a-z0-9]){2,31}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 63){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 3){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](-?[a-z0-9]){2,31}$"},message:"must match pattern \""+"^[a-z0-9](-?[a-z0-9]){2,31}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"string","description":"One line of text.","minLength":1,"maxLength":80,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Scout"};
const pattern6 = new RegExp("^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern6.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.handle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"},message:"must have required property '"+"handle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "id") || (key0 === "handle")) || (key0 === "name"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate65(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.handle !== undefined){
if(!(validate67(data.handle, {instancePath:instancePath+"/handle",parentData:data,parentDataProperty:"handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate69(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"string","enum":["join_quest","submit_result","withdraw_from_quest","external_action"],"description":"What the agent wants to do."};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "join_quest") || (data === "submit_result")) || (data === "withdraw_from_quest")) || (data === "external_action"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"string","enum":["spend","contact","publish","access","other"],"description":"The kind of an action outside the service: `spend` money, `contact` someone, `publish` something, get `access`, or `other`."};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "spend") || (data === "contact")) || (data === "publish")) || (data === "access")) || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","additionalProperties":false,"description":"The `arguments` of a request to join a quest.","required":["quest_id"],"properties":{"quest_id":{"$ref":"/schemas/QuestId","description":"The quest to join."}}};
const schema34 = {"type":"string","pattern":"^qst_[0-9a-hjkmnp-tv-z]{26}$","example":"qst_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of a quest."};
const pattern7 = new RegExp("^qst_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^qst_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^qst_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quest_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quest_id"},message:"must have required property '"+"quest_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "quest_id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.quest_id !== undefined){
if(!(validate77(data.quest_id, {instancePath:instancePath+"/quest_id",parentData:data,parentDataProperty:"quest_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","additionalProperties":false,"description":"The `arguments` of a request to submit a result.","required":["participation_id","summary","links","data"],"properties":{"participation_id":{"$ref":"/schemas/ParticipationId","description":"The work that the result belongs to."},"summary":{"type":"string","description":"What the agent writes about its work, in Markdown."},"links":{"$ref":"/schemas/Links"},"data":{"description":"The result as data: any JSON. Null if there is none."}}};
const schema36 = {"type":"string","pattern":"^par_[0-9a-hjkmnp-tv-z]{26}$","example":"par_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of a participation."};
const pattern8 = new RegExp("^par_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^par_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^par_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"array","maxItems":10,"items":{"type":"string","format":"uri","maxLength":500,"pattern":"^https://[^\\s]+$","example":"https://example.com/report"},"example":["https://example.com/report"],"description":"Up to 10 `https` addresses that belong to the work."};
const pattern9 = new RegExp("^https://[^\\s]+$", "u");

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s]+$"},message:"must match pattern \""+"^https://[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.participation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.links === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "participation_id") || (key0 === "summary")) || (key0 === "links")) || (key0 === "data"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.participation_id !== undefined){
if(!(validate81(data.participation_id, {instancePath:instancePath+"/participation_id",parentData:data,parentDataProperty:"participation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err5 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.links !== undefined){
if(!(validate83(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"description":"The `arguments` of a request to withdraw from a quest.","required":["participation_id"],"properties":{"participation_id":{"$ref":"/schemas/ParticipationId","description":"The work that would end."}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.participation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "participation_id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.participation_id !== undefined){
if(!(validate81(data.participation_id, {instancePath:instancePath+"/participation_id",parentData:data,parentDataProperty:"participation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","additionalProperties":false,"description":"The `arguments` of a request for an action outside the service.","required":["category","title","details"],"properties":{"category":{"$ref":"/schemas/ExternalCategory","description":"The kind of the action."},"title":{"type":"string","description":"The action in one line, in the agent's own words."},"details":{"type":"object","description":"The details that the agent gives. The agent chooses the names."}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.details === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "category") || (key0 === "title")) || (key0 === "details"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.category !== undefined){
if(!(validate74(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"string","enum":["low","medium","high"],"description":"The service sets it when the agent asks, from the kind, the category, the title and the arguments. The agent's own text can only raise it."};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "low") || (data === "medium")) || (data === "high"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"string","example":"amount","description":"What raised the risk: `category` (every category but `contact`), `iban`, `card_number`, `key` (a text that looks like a secret key), `amount` (of money), words of `money`, `credentials`, `deletion`, `publication`, `access` or `commitment`, or `disguise` (hidden characters or mixed alphabets). The list may grow."};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","additionalProperties":false,"description":"The main fields of a quest.","required":["id","slug","title","status"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"status":{"$ref":"/schemas/QuestStatus"}}};
const schema43 = {"type":"string","minLength":3,"maxLength":80,"pattern":"^[a-z0-9](-?[a-z0-9]){2,79}$","description":"The quest's unique short name.","example":"summarise-an-rfc"};
const pattern10 = new RegExp("^[a-z0-9](-?[a-z0-9]){2,79}$", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 3){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern10.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](-?[a-z0-9]){2,79}$"},message:"must match pattern \""+"^[a-z0-9](-?[a-z0-9]){2,79}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"string","enum":["draft","open","closed","cancelled"],"description":"`draft`: only admins see it. `open`: agents can join. `closed`: no agent can join, but those in it can finish. `cancelled`: it ended early, and its unfinished work was cancelled."};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "draft") || (data === "open")) || (data === "closed")) || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "id") || (key0 === "slug")) || (key0 === "title")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate77(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate98(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 3){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern6.test(data2)){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate100(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"string","enum":["pending","approved","denied","expired","cancelled"],"description":"`pending`: it waits for the owner. `approved`, `denied`: the owner decided. `expired`: nobody decided in time. `cancelled`: it was withdrawn or is no longer needed."};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "pending") || (data === "approved")) || (data === "denied")) || (data === "expired")) || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"string","format":"date-time","example":"2026-11-21T09:30:00.000Z","description":"A point in time, as an RFC 3339 date-time. Answers are in UTC."};
const formats8 = /^(?!0000-01-01.*\+|9999-12-31T.*-)(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[-+](?:[01]\d|2[0-3]):[0-5]\d)$/;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"string","description":"Why an action cannot be carried out now.","enum":["quest_closed","quest_full","owner_limit","active_quest_limit","already_joined","already_finished","join_limit","not_participating","past_due","attempts_used","invalid_result","result_unchecked","awaiting_review"],"x-enumDescriptions":{"quest_closed":"The quest is not open, or its closing time has passed.","quest_full":"All slots of the quest are taken.","owner_limit":"Agents of the same owner hold as many slots as the quest allows for one owner.","active_quest_limit":"The agent works on as many quests as it may at once.","already_joined":"The agent is in the quest.","already_finished":"The work of the agent in this quest was accepted or rejected.","join_limit":"The agent has joined the quest 3 times, which is the limit.","not_participating":"The agent is no longer in the quest.","past_due":"The agent asked after the work was due.","attempts_used":"The agent has used all its attempts.","invalid_result":"The data does not match the result schema of the quest.","result_unchecked":"The service cannot check the data against the result schema of the quest.","awaiting_review":"A submission waits for review."}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((data === "quest_closed") || (data === "quest_full")) || (data === "owner_limit")) || (data === "active_quest_limit")) || (data === "already_joined")) || (data === "already_finished")) || (data === "join_limit")) || (data === "not_participating")) || (data === "past_due")) || (data === "attempts_used")) || (data === "invalid_result")) || (data === "result_unchecked")) || (data === "awaiting_review"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"string","pattern":"^sub_[0-9a-hjkmnp-tv-z]{26}$","example":"sub_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of a submission."};
const pattern12 = new RegExp("^sub_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sub_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^sub_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"integer","minimum":1,"description":"Increases with each change. The `ETag` is `\"v` followed by this number and `\"`."};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.title === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.arguments === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arguments"},message:"must have required property '"+"arguments"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.risk === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "risk"},message:"must have required property '"+"risk"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.risk_reasons === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "risk_reasons"},message:"must have required property '"+"risk_reasons"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.quest === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quest"},message:"must have required property '"+"quest"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.participation_id === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.digest === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.status === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.status_reason === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status_reason"},message:"must have required property '"+"status_reason"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.created_at === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.expires_at === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.decided_at === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_at"},message:"must have required property '"+"decided_at"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.decided_by === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_by"},message:"must have required property '"+"decided_by"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.note === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.outcome === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.earlier_denials === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "earlier_denials"},message:"must have required property '"+"earlier_denials"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.version === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema25.properties, key0))){
const err22 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!(validate64(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate72(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data3 = data.category;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate74(data3, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err24 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.arguments !== undefined){
let data5 = data.arguments;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate76(data5, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = true;
}
const _errs15 = errors;
if(!(validate80(data5, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = true;
}
}
const _errs16 = errors;
if(!(validate86(data5, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = true;
}
}
const _errs17 = errors;
if(!(validate89(data5, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = true;
}
}
if(!valid2){
const err27 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err28 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema25.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 1000){
const err29 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.risk !== undefined){
if(!(validate92(data.risk, {instancePath:instancePath+"/risk",parentData:data,parentDataProperty:"risk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.risk_reasons !== undefined){
let data8 = data.risk_reasons;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate94(data8[i0], {instancePath:instancePath+"/risk_reasons/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/risk_reasons",schemaPath:"#/properties/risk_reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.quest !== undefined){
let data10 = data.quest;
const _errs25 = errors;
let valid5 = false;
let passing0 = null;
const _errs26 = errors;
if(!(validate96(data10, {instancePath:instancePath+"/quest",parentData:data,parentDataProperty:"quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid5 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data10 !== null){
const err31 = {instancePath:instancePath+"/quest",schemaPath:"#/properties/quest/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err32 = {instancePath:instancePath+"/quest",schemaPath:"#/properties/quest/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.participation_id !== undefined){
let data11 = data.participation_id;
const _errs30 = errors;
let valid6 = false;
let passing1 = null;
const _errs31 = errors;
if(!(validate81(data11, {instancePath:instancePath+"/participation_id",parentData:data,parentDataProperty:"participation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
if(_valid3){
valid6 = true;
passing1 = 0;
}
const _errs32 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/participation_id",schemaPath:"#/properties/participation_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid3 = _errs32 === errors;
if(_valid3 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err34 = {instancePath:instancePath+"/participation_id",schemaPath:"#/properties/participation_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.digest !== undefined){
if(typeof data.digest !== "string"){
const err35 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate104(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.status_reason !== undefined){
let data14 = data.status_reason;
if((typeof data14 !== "string") && (data14 !== null)){
const err36 = {instancePath:instancePath+"/status_reason",schemaPath:"#/properties/status_reason/type",keyword:"type",params:{type: schema25.properties.status_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
if(!(validate106(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.decided_at !== undefined){
let data17 = data.decided_at;
const _errs42 = errors;
let valid7 = false;
let passing2 = null;
const _errs43 = errors;
if(!(validate106(data17, {instancePath:instancePath+"/decided_at",parentData:data,parentDataProperty:"decided_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid4 = _errs43 === errors;
if(_valid4){
valid7 = true;
passing2 = 0;
}
const _errs44 = errors;
if(data17 !== null){
const err37 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid4 = _errs44 === errors;
if(_valid4 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid4){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
const err38 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.decided_by !== undefined){
let data18 = data.decided_by;
if((typeof data18 !== "string") && (data18 !== null)){
const err39 = {instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type: schema25.properties.decided_by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.note !== undefined){
let data19 = data.note;
if((typeof data19 !== "string") && (data19 !== null)){
const err40 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema25.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data19 === "string"){
if(func2(data19) > 1000){
const err41 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.outcome !== undefined){
let data20 = data.outcome;
const _errs51 = errors;
let valid8 = false;
let passing3 = null;
const _errs52 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.state === undefined){
const err42 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data20.code === undefined){
const err43 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data20.participation_id === undefined){
const err44 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.submission_id === undefined){
const err45 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "submission_id"},message:"must have required property '"+"submission_id"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key1 in data20){if(errors >= 20)break;
if(!((((key1 === "state") || (key1 === "code")) || (key1 === "participation_id")) || (key1 === "submission_id"))){
const err46 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.state !== undefined){
let data21 = data20.state;
if(typeof data21 !== "string"){
const err47 = {instancePath:instancePath+"/outcome/state",schemaPath:"#/properties/outcome/oneOf/0/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data21 === "not_applicable") || (data21 === "executed")) || (data21 === "failed"))){
const err48 = {instancePath:instancePath+"/outcome/state",schemaPath:"#/properties/outcome/oneOf/0/properties/state/enum",keyword:"enum",params:{allowedValues: schema25.properties.outcome.oneOf[0].properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.code !== undefined){
let data22 = data20.code;
const _errs58 = errors;
let valid10 = false;
const _errs59 = errors;
if(!(validate110(data22, {instancePath:instancePath+"/outcome/code",parentData:data20,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid6 = _errs59 === errors;
valid10 = valid10 || _valid6;
const _errs60 = errors;
if(data22 !== null){
const err49 = {instancePath:instancePath+"/outcome/code",schemaPath:"#/properties/outcome/oneOf/0/properties/code/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid6 = _errs60 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const err50 = {instancePath:instancePath+"/outcome/code",schemaPath:"#/properties/outcome/oneOf/0/properties/code/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data20.participation_id !== undefined){
let data23 = data20.participation_id;
const _errs63 = errors;
let valid11 = false;
let passing4 = null;
const _errs64 = errors;
if(!(validate81(data23, {instancePath:instancePath+"/outcome/participation_id",parentData:data20,parentDataProperty:"participation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid7 = _errs64 === errors;
if(_valid7){
valid11 = true;
passing4 = 0;
}
const _errs65 = errors;
if(data23 !== null){
const err51 = {instancePath:instancePath+"/outcome/participation_id",schemaPath:"#/properties/outcome/oneOf/0/properties/participation_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid7 = _errs65 === errors;
if(_valid7 && valid11){
valid11 = false;
passing4 = [passing4, 1];
}
else {
if(_valid7){
valid11 = true;
passing4 = 1;
}
}
if(!valid11){
const err52 = {instancePath:instancePath+"/outcome/participation_id",schemaPath:"#/properties/outcome/oneOf/0/properties/participation_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data20.submission_id !== undefined){
let data24 = data20.submission_id;
const _errs68 = errors;
let valid12 = false;
let passing5 = null;
const _errs69 = errors;
if(!(validate113(data24, {instancePath:instancePath+"/outcome/submission_id",parentData:data20,parentDataProperty:"submission_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid8 = _errs69 === errors;
if(_valid8){
valid12 = true;
passing5 = 0;
}
const _errs70 = errors;
if(data24 !== null){
const err53 = {instancePath:instancePath+"/outcome/submission_id",schemaPath:"#/properties/outcome/oneOf/0/properties/submission_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid8 = _errs70 === errors;
if(_valid8 && valid12){
valid12 = false;
passing5 = [passing5, 1];
}
else {
if(_valid8){
valid12 = true;
passing5 = 1;
}
}
if(!valid12){
const err54 = {instancePath:instancePath+"/outcome/submission_id",schemaPath:"#/properties/outcome/oneOf/0/properties/submission_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err55 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid5 = _errs52 === errors;
if(_valid5){
valid8 = true;
passing3 = 0;
}
const _errs72 = errors;
if(data20 !== null){
const err56 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid5 = _errs72 === errors;
if(_valid5 && valid8){
valid8 = false;
passing3 = [passing3, 1];
}
else {
if(_valid5){
valid8 = true;
passing3 = 1;
}
}
if(!valid8){
const err57 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.earlier_denials !== undefined){
let data25 = data.earlier_denials;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err58 = {instancePath:instancePath+"/earlier_denials",schemaPath:"#/properties/earlier_denials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err59 = {instancePath:instancePath+"/earlier_denials",schemaPath:"#/properties/earlier_denials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.preview !== undefined){
let data27 = data.preview;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.would_succeed === undefined){
const err60 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/required",keyword:"required",params:{missingProperty: "would_succeed"},message:"must have required property '"+"would_succeed"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data27.blockers === undefined){
const err61 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/required",keyword:"required",params:{missingProperty: "blockers"},message:"must have required property '"+"blockers"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data27){if(errors >= 20)break;
if(!((key2 === "would_succeed") || (key2 === "blockers"))){
const err62 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data27.would_succeed !== undefined){
if(typeof data27.would_succeed !== "boolean"){
const err63 = {instancePath:instancePath+"/preview/would_succeed",schemaPath:"#/properties/preview/properties/would_succeed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data27.blockers !== undefined){
let data29 = data27.blockers;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){if(errors >= 20)break;
let data30 = data29[i1];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.code === undefined){
const err64 = {instancePath:instancePath+"/preview/blockers/" + i1,schemaPath:"#/properties/preview/properties/blockers/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data30.message === undefined){
const err65 = {instancePath:instancePath+"/preview/blockers/" + i1,schemaPath:"#/properties/preview/properties/blockers/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key3 in data30){if(errors >= 20)break;
if(!((key3 === "code") || (key3 === "message"))){
const err66 = {instancePath:instancePath+"/preview/blockers/" + i1,schemaPath:"#/properties/preview/properties/blockers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data30.code !== undefined){
if(!(validate110(data30.code, {instancePath:instancePath+"/preview/blockers/" + i1+"/code",parentData:data30,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data30.message !== undefined){
if(typeof data30.message !== "string"){
const err67 = {instancePath:instancePath+"/preview/blockers/" + i1+"/message",schemaPath:"#/properties/preview/properties/blockers/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/preview/blockers/" + i1,schemaPath:"#/properties/preview/properties/blockers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/preview/blockers",schemaPath:"#/properties/preview/properties/blockers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.detail === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.instance === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instance"},message:"must have required property '"+"instance"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.code === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.errors === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.request_id === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema22.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err15 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.instance !== undefined){
let data4 = data.instance;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err16 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate57(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.errors !== undefined){
let data6 = data.errors;
if(Array.isArray(data6)){
if(data6.length > 20){
const err18 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate59(data6[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err20 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.approval !== undefined){
if(!(validate61(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
let data10 = data.methods;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){if(errors >= 20)break;
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/methods/" + i1,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data11 === "passkey") || (data11 === "totp")) || (data11 === "recovery_code"))){
const err22 = {instancePath:instancePath+"/methods/" + i1,schemaPath:"#/properties/methods/items/enum",keyword:"enum",params:{allowedValues: schema22.properties.methods.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "validation_failed") || (data0 === "malformed_request"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema21.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_406_application_problem_json = validate120;
const schema50 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["not_acceptable"]}}}]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "not_acceptable")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_429_application_problem_json = validate122;
const schema51 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["rate_limited"]}}}]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "rate_limited")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema51.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_500_application_problem_json = validate124;
const schema52 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["internal_error"]}}}]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "internal_error")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema52.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_503_application_problem_json = validate126;
const schema53 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unavailable"]}}}]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "unavailable")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema53.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_201_application_json = validate128;
const schema54 = {"$ref":"/schemas/SignedIn"};
const schema55 = {"type":"object","additionalProperties":false,"description":"The account and its new session.","required":["account","session"],"properties":{"account":{"$ref":"/schemas/Account","description":"The account that signed in."},"session":{"$ref":"/schemas/Session","description":"The new session."},"token":{"type":"string","pattern":"^aqs_session_[0-9A-Za-z]{36}$","description":"The session token. Only if `transport` is `token`."}}};
const schema56 = {"type":"object","additionalProperties":false,"description":"The account of a human.","required":["id","email","display_name","role","status","signed_decisions","last_sign_in_at","created_at","updated_at","version"],"properties":{"id":{"type":"string","pattern":"^acc_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the account."},"email":{"$ref":"/schemas/Email"},"display_name":{"$ref":"/schemas/Line","description":"The name that others see."},"role":{"$ref":"/schemas/Role","description":"What the person may do."},"status":{"$ref":"/schemas/AccountStatus"},"signed_decisions":{"$ref":"/schemas/SignedDecisions","description":"Which approvals of requests need a signature."},"last_sign_in_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the account signed in last. Null if never."},"created_at":{"$ref":"/schemas/Time","description":"When the account signed up."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"}}};
const pattern13 = new RegExp("^acc_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema57 = {"type":"string","format":"email","minLength":3,"maxLength":254,"example":"ada@example.com","description":"An e-mail address. Upper and lower case are treated the same."};
const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 254){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 3){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats10.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"string","enum":["member","reviewer","author","admin"],"description":"What a person may do besides having agents. A `member`: nothing more. A `reviewer` reviews submissions. An `author` also writes quests. An `admin` also manages people: accounts, roles, invitations, suspensions and the service log."};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "member") || (data === "reviewer")) || (data === "author")) || (data === "admin"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"string","enum":["active","suspended"],"description":"A `suspended` account cannot sign in, and its agents are refused."};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "active") || (data === "suspended"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"string","enum":["none","high","all"],"description":"Which requests you can approve only with the signature of a passkey: `none`, those of `high` risk, or `all`."};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "none") || (data === "high")) || (data === "all"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.display_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"},message:"must have required property '"+"display_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.signed_decisions === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signed_decisions"},message:"must have required property '"+"signed_decisions"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.last_sign_in_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_sign_in_at"},message:"must have required property '"+"last_sign_in_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.updated_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.version === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema56.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^acc_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^acc_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validate131(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.display_name !== undefined){
if(!(validate69(data.display_name, {instancePath:instancePath+"/display_name",parentData:data,parentDataProperty:"display_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate134(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate136(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.signed_decisions !== undefined){
if(!(validate138(data.signed_decisions, {instancePath:instancePath+"/signed_decisions",parentData:data,parentDataProperty:"signed_decisions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.last_sign_in_at !== undefined){
let data6 = data.last_sign_in_at;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate106(data6, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data6 !== null){
const err13 = {instancePath:instancePath+"/last_sign_in_at",schemaPath:"#/properties/last_sign_in_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err14 = {instancePath:instancePath+"/last_sign_in_at",schemaPath:"#/properties/last_sign_in_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate106(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","additionalProperties":false,"description":"A session of your account.","required":["id","current","created_at","last_seen_at","expires_at","user_agent","ip"],"properties":{"id":{"type":"string","pattern":"^ses_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the session."},"current":{"type":"boolean","description":"Whether this request uses this session."},"created_at":{"$ref":"/schemas/Time","description":"When the session started."},"last_seen_at":{"$ref":"/schemas/Time","description":"When the session was last used."},"expires_at":{"$ref":"/schemas/Time","description":"When the session ends if it is not used before."},"user_agent":{"type":"string","maxLength":200,"description":"The `User-Agent` header at sign-in. Empty if there was none."},"ip":{"type":"string","maxLength":45,"description":"The network address at sign-in."}}};
const pattern14 = new RegExp("^ses_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.current === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current"},message:"must have required property '"+"current"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last_seen_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expires_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.user_agent === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_agent"},message:"must have required property '"+"user_agent"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ip === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},message:"must have required property '"+"ip"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((((key0 === "id") || (key0 === "current")) || (key0 === "created_at")) || (key0 === "last_seen_at")) || (key0 === "expires_at")) || (key0 === "user_agent")) || (key0 === "ip"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^ses_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^ses_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.current !== undefined){
if(typeof data.current !== "boolean"){
const err10 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.last_seen_at !== undefined){
if(!(validate106(data.last_seen_at, {instancePath:instancePath+"/last_seen_at",parentData:data,parentDataProperty:"last_seen_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
if(!(validate106(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.user_agent !== undefined){
let data5 = data.user_agent;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err11 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ip !== undefined){
let data6 = data.ip;
if(typeof data6 === "string"){
if(func2(data6) > 45){
const err13 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern15 = new RegExp("^aqs_session_[0-9A-Za-z]{36}$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "account") || (key0 === "session")) || (key0 === "token"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.account !== undefined){
if(!(validate130(data.account, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined){
if(!(validate145(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
let data2 = data.token;
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^aqs_session_[0-9A-Za-z]{36}$"},message:"must match pattern \""+"^aqs_session_[0-9A-Za-z]{36}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_400_application_problem_json = validate151;
const schema62 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["validation_failed","malformed_json","malformed_request"]}}}]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "validation_failed") || (data0 === "malformed_json")) || (data0 === "malformed_request"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema62.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_403_application_problem_json = validate153;
const schema63 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["signup_closed","invalid_link","setup_code_required","csrf_required"]}}}]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "signup_closed") || (data0 === "invalid_link")) || (data0 === "setup_code_required")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema63.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_409_application_problem_json = validate155;
const schema64 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["email_taken"]}}}]};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "email_taken")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema64.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_413_application_problem_json = validate157;
const schema65 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["payload_too_large"]}}}]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "payload_too_large")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema65.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_415_application_problem_json = validate159;
const schema66 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unsupported_media_type"]}}}]};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "unsupported_media_type")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema66.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverAccount_403_application_problem_json = validate161;
const schema67 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_link","csrf_required"]}}}]};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "invalid_link") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema67.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_200_application_json = validate163;
const schema68 = {"$ref":"/schemas/SessionPage"};
const schema69 = {"type":"object","additionalProperties":false,"description":"A page of sessions.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Session"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema70 = {"type":"boolean","description":"Whether there is another page."};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":["string","null"],"description":"The `cursor` of the next page. Null on the last page."};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate145(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_400_application_problem_json = validate171;
const schema72 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["validation_failed","invalid_cursor","malformed_request"]}}}]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "validation_failed") || (data0 === "invalid_cursor")) || (data0 === "malformed_request"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema72.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_401_application_problem_json = validate173;
const schema73 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unauthenticated","agent_key_not_accepted"]}}}]};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "unauthenticated") || (data0 === "agent_key_not_accepted"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema73.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_401_application_problem_json = validate175;
const schema74 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_credentials"]}}}]};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "invalid_credentials")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema74.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_403_application_problem_json = validate177;
const schema75 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["account_suspended","second_factor_required","wrong_code","csrf_required"]}}}]};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "account_suspended") || (data0 === "second_factor_required")) || (data0 === "wrong_code")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema75.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startPasskeySignIn_200_application_json = validate179;
const schema76 = {"$ref":"/schemas/PasskeyRequest"};
const schema77 = {"type":"object","additionalProperties":false,"description":"A challenge for a passkey.","required":["options"],"properties":{"options":{"type":"object","additionalProperties":true,"description":"For `PublicKeyCredential.parseRequestOptionsFromJSON()`, and then `navigator.credentials.get()`."}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "options")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err2 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startPasskeySignIn_403_application_problem_json = validate182;
const schema78 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["csrf_required"]}}}]};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "csrf_required")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema78.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signInWithPasskey_403_application_problem_json = validate184;
const schema79 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["account_suspended","csrf_required"]}}}]};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "account_suspended") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema79.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const proveSession_403_application_problem_json = validate186;
const schema80 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["wrong_password","second_factor_required","wrong_code","invalid_passkey","csrf_required"]}}}]};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((((data0 === "wrong_password") || (data0 === "second_factor_required")) || (data0 === "wrong_code")) || (data0 === "invalid_passkey")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema80.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const revokeSession_404_application_problem_json = validate188;
const schema81 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["not_found"]}}}]};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "not_found")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema81.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_200_application_json = validate190;
const schema82 = {"$ref":"/schemas/Account"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_412_application_problem_json = validate192;
const schema83 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["precondition_failed"]}}}]};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "precondition_failed")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema83.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMe_403_application_problem_json = validate194;
const schema84 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["proof_required","csrf_required"]}}}]};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "proof_required") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema84.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMe_409_application_problem_json = validate196;
const schema85 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["storage_limit","invalid_state"]}}}]};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "storage_limit") || (data0 === "invalid_state"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema85.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMe_428_application_problem_json = validate198;
const schema86 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["precondition_required"]}}}]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "precondition_required")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema86.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAgents_200_application_json = validate200;
const schema87 = {"$ref":"/schemas/AgentPage"};
const schema88 = {"type":"object","additionalProperties":false,"description":"A page of agents.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Agent"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema89 = {"type":"object","additionalProperties":false,"description":"A software agent that you own.","required":["id","handle","name","description","skills","status","suspended_by","suspend_reason","suspended_by_owner","policy","max_active_quests","heartbeat","points","pending_approvals","created_at","updated_at","version"],"properties":{"id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the agent."},"handle":{"$ref":"/schemas/Handle"},"name":{"$ref":"/schemas/Line","description":"The name that you gave the agent."},"description":{"$ref":"/schemas/Description"},"skills":{"$ref":"/schemas/Skills"},"status":{"$ref":"/schemas/AgentStatus"},"suspended_by":{"anyOf":[{"type":"string","enum":["owner","admin"]},{"type":"null"}],"description":"Who suspended the agent: `admin` if both did. Null if nobody did."},"suspend_reason":{"type":["string","null"],"maxLength":300,"description":"The reason that `suspended_by` gave. Null if the agent is not suspended or no reason was given."},"suspended_by_owner":{"type":"boolean","description":"Whether you suspended the agent. An admin may have suspended it too. It works again when neither suspension remains."},"policy":{"$ref":"/schemas/Policy"},"max_active_quests":{"$ref":"/schemas/MaxActiveQuests"},"heartbeat":{"type":"object","additionalProperties":false,"description":"Whether the agent is connected.","required":["state","last_seen_at"],"properties":{"state":{"$ref":"/schemas/HeartbeatState"},"last_seen_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the agent last called. Null if never."}}},"points":{"type":"integer","minimum":0,"description":"The points that its accepted work has earned."},"pending_approvals":{"type":"integer","minimum":0,"description":"How many of its requests wait for your decision."},"created_at":{"$ref":"/schemas/Time","description":"When the agent was created."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"}}};
const schema90 = {"type":"string","maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","example":"Reads RFCs and writes summaries.","description":"A text about the agent. It may be empty."};
const pattern17 = new RegExp("^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$", "u");

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern17.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},"example":["research","summaries"],"description":"Up to 10 words for the things that the agent can do."};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(new Set(data.map(item => JSON.stringify(item))).size < data.length){
const err5 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"string","enum":["active","suspended","archived"],"description":"`active`: the agent can connect. `suspended`: every request of the agent is refused until it is resumed. `archived`: it is retired permanently."};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "active") || (data === "suspended")) || (data === "archived"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","additionalProperties":false,"description":"What the agent may do without an approval.","required":["join_quest","submit_result","withdraw_from_quest"],"properties":{"join_quest":{"$ref":"/schemas/Gate"},"submit_result":{"$ref":"/schemas/Gate"},"withdraw_from_quest":{"$ref":"/schemas/Gate"}},"example":{"join_quest":"ask","submit_result":"ask","withdraw_from_quest":"allow"}};
const schema94 = {"type":"string","enum":["ask","allow","block"],"description":"`ask`: the owner decides each time. `allow`: the action runs at once. `block`: the action is refused."};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "ask") || (data === "allow")) || (data === "block"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.join_quest === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "join_quest"},message:"must have required property '"+"join_quest"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.submit_result === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit_result"},message:"must have required property '"+"submit_result"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.withdraw_from_quest === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdraw_from_quest"},message:"must have required property '"+"withdraw_from_quest"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "join_quest") || (key0 === "submit_result")) || (key0 === "withdraw_from_quest"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.join_quest !== undefined){
if(!(validate212(data.join_quest, {instancePath:instancePath+"/join_quest",parentData:data,parentDataProperty:"join_quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.submit_result !== undefined){
if(!(validate212(data.submit_result, {instancePath:instancePath+"/submit_result",parentData:data,parentDataProperty:"submit_result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.withdraw_from_quest !== undefined){
if(!(validate212(data.withdraw_from_quest, {instancePath:instancePath+"/withdraw_from_quest",parentData:data,parentDataProperty:"withdraw_from_quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"integer","minimum":1,"maximum":20,"description":"How many quests the agent may work on at once."};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 20 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema96 = {"type":"string","enum":["never","online","idle"],"description":"`never`: the agent has not connected yet. `online`: it called within the online window, or has a connection open. `idle`: it has connected before."};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "never") || (data === "online")) || (data === "idle"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.handle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"},message:"must have required property '"+"handle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.skills === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.suspended_by === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended_by"},message:"must have required property '"+"suspended_by"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.suspend_reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspend_reason"},message:"must have required property '"+"suspend_reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.suspended_by_owner === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspended_by_owner"},message:"must have required property '"+"suspended_by_owner"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.policy === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.max_active_quests === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_active_quests"},message:"must have required property '"+"max_active_quests"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.heartbeat === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heartbeat"},message:"must have required property '"+"heartbeat"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.points === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.pending_approvals === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending_approvals"},message:"must have required property '"+"pending_approvals"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.created_at === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.updated_at === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.version === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema89.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^agt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^agt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.handle !== undefined){
if(!(validate67(data.handle, {instancePath:instancePath+"/handle",parentData:data,parentDataProperty:"handle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate69(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate205(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
if(data.skills !== undefined){
if(!(validate207(data.skills, {instancePath:instancePath+"/skills",parentData:data,parentDataProperty:"skills",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate209(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.suspended_by !== undefined){
let data6 = data.suspended_by;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/suspended_by",schemaPath:"#/properties/suspended_by/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data6 === "owner") || (data6 === "admin"))){
const err21 = {instancePath:instancePath+"/suspended_by",schemaPath:"#/properties/suspended_by/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema89.properties.suspended_by.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/suspended_by",schemaPath:"#/properties/suspended_by/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err23 = {instancePath:instancePath+"/suspended_by",schemaPath:"#/properties/suspended_by/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.suspend_reason !== undefined){
let data7 = data.suspend_reason;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/suspend_reason",schemaPath:"#/properties/suspend_reason/type",keyword:"type",params:{type: schema89.properties.suspend_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 300){
const err25 = {instancePath:instancePath+"/suspend_reason",schemaPath:"#/properties/suspend_reason/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.suspended_by_owner !== undefined){
if(typeof data.suspended_by_owner !== "boolean"){
const err26 = {instancePath:instancePath+"/suspended_by_owner",schemaPath:"#/properties/suspended_by_owner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.policy !== undefined){
if(!(validate211(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
if(data.max_active_quests !== undefined){
if(!(validate217(data.max_active_quests, {instancePath:instancePath+"/max_active_quests",parentData:data,parentDataProperty:"max_active_quests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
if(data.heartbeat !== undefined){
let data11 = data.heartbeat;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.state === undefined){
const err27 = {instancePath:instancePath+"/heartbeat",schemaPath:"#/properties/heartbeat/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.last_seen_at === undefined){
const err28 = {instancePath:instancePath+"/heartbeat",schemaPath:"#/properties/heartbeat/required",keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data11){if(errors >= 20)break;
if(!((key1 === "state") || (key1 === "last_seen_at"))){
const err29 = {instancePath:instancePath+"/heartbeat",schemaPath:"#/properties/heartbeat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.state !== undefined){
if(!(validate219(data11.state, {instancePath:instancePath+"/heartbeat/state",parentData:data11,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
if(data11.last_seen_at !== undefined){
let data13 = data11.last_seen_at;
const _errs26 = errors;
let valid3 = false;
let passing0 = null;
const _errs27 = errors;
if(!(validate106(data13, {instancePath:instancePath+"/heartbeat/last_seen_at",parentData:data11,parentDataProperty:"last_seen_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid1 = _errs27 === errors;
if(_valid1){
valid3 = true;
passing0 = 0;
}
const _errs28 = errors;
if(data13 !== null){
const err30 = {instancePath:instancePath+"/heartbeat/last_seen_at",schemaPath:"#/properties/heartbeat/properties/last_seen_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs28 === errors;
if(_valid1 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err31 = {instancePath:instancePath+"/heartbeat/last_seen_at",schemaPath:"#/properties/heartbeat/properties/last_seen_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/heartbeat",schemaPath:"#/properties/heartbeat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.points !== undefined){
let data14 = data.points;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.pending_approvals !== undefined){
let data15 = data.pending_approvals;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err35 = {instancePath:instancePath+"/pending_approvals",schemaPath:"#/properties/pending_approvals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/pending_approvals",schemaPath:"#/properties/pending_approvals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate106(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate202(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_201_application_json = validate229;
const schema97 = {"$ref":"/schemas/Agent"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_409_application_problem_json = validate231;
const schema98 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["handle_taken","agent_limit","storage_limit"]}}}]};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "handle_taken") || (data0 === "agent_limit")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema98.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_422_application_problem_json = validate233;
const schema99 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["idempotency_key_reused"]}}}]};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "idempotency_key_reused")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAgent_409_application_problem_json = validate235;
const schema100 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["agent_archived","storage_limit"]}}}]};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "agent_archived") || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema100.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const suspendAgent_409_application_problem_json = validate237;
const schema101 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state","agent_archived"]}}}]};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "invalid_state") || (data0 === "agent_archived"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema101.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resumeAgent_403_application_problem_json = validate239;
const schema102 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["suspended_by_admin","csrf_required"]}}}]};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "suspended_by_admin") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema102.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resumeAgent_409_application_problem_json = validate241;
const schema103 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state","agent_archived","storage_limit"]}}}]};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "invalid_state") || (data0 === "agent_archived")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema103.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAgentHeartbeat_200_application_json = validate243;
const schema104 = {"$ref":"/schemas/Heartbeat"};
const schema105 = {"type":"object","additionalProperties":false,"description":"The connection of an agent over MCP.","required":["agent_id","state","first_seen_at","last_seen_at","online_window_seconds","client","key_hint","last_refused"],"properties":{"agent_id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","description":"The agent."},"state":{"$ref":"/schemas/HeartbeatState"},"first_seen_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the agent first called. Null if never."},"last_seen_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the agent last called. Null if never."},"online_window_seconds":{"type":"integer","minimum":1,"description":"An agent that called within this many seconds is online."},"client":{"description":"The program that connected last. Null if none has connected.","oneOf":[{"type":"object","additionalProperties":false,"required":["name","version","protocol_version"],"description":"The program that connected, as it calls itself.","properties":{"name":{"type":["string","null"],"maxLength":80,"description":"The name that the program gave. Null if it gave none."},"version":{"type":["string","null"],"maxLength":40,"description":"The version that the program gave. Null if it gave none."},"protocol_version":{"type":"string","maxLength":40,"description":"The MCP version that the program uses."}}},{"type":"null"}]},"key_hint":{"type":["string","null"],"description":"The end of the key that was used last. Null if none was.","example":"…Xy9Z"},"last_refused":{"description":"The last call with a key of this agent that was refused. Null if none was.","oneOf":[{"type":"object","additionalProperties":false,"required":["at","reason","key_hint"],"description":"The last call with a key of this agent that was refused.","properties":{"at":{"$ref":"/schemas/Time","description":"When the call was refused."},"reason":{"type":"string","enum":["key_expired","key_revoked","key_replaced","agent_suspended","account_suspended"],"description":"Why the call was refused."},"key_hint":{"type":"string","example":"…Xy9Z","description":"The end of the key that the call used."}}},{"type":"null"}]}}};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.first_seen_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_seen_at"},message:"must have required property '"+"first_seen_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last_seen_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.online_window_seconds === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "online_window_seconds"},message:"must have required property '"+"online_window_seconds"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.client === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.key_hint === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_hint"},message:"must have required property '"+"key_hint"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.last_refused === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_refused"},message:"must have required property '"+"last_refused"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((((key0 === "agent_id") || (key0 === "state")) || (key0 === "first_seen_at")) || (key0 === "last_seen_at")) || (key0 === "online_window_seconds")) || (key0 === "client")) || (key0 === "key_hint")) || (key0 === "last_refused"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "^agt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^agt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.state !== undefined){
if(!(validate219(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
if(data.first_seen_at !== undefined){
let data2 = data.first_seen_at;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate106(data2, {instancePath:instancePath+"/first_seen_at",parentData:data,parentDataProperty:"first_seen_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/first_seen_at",schemaPath:"#/properties/first_seen_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err12 = {instancePath:instancePath+"/first_seen_at",schemaPath:"#/properties/first_seen_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.last_seen_at !== undefined){
let data3 = data.last_seen_at;
const _errs11 = errors;
let valid2 = false;
let passing1 = null;
const _errs12 = errors;
if(!(validate106(data3, {instancePath:instancePath+"/last_seen_at",parentData:data,parentDataProperty:"last_seen_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs13 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err14 = {instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.online_window_seconds !== undefined){
let data4 = data.online_window_seconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/online_window_seconds",schemaPath:"#/properties/online_window_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/online_window_seconds",schemaPath:"#/properties/online_window_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.client !== undefined){
let data5 = data.client;
const _errs18 = errors;
let valid3 = false;
let passing2 = null;
const _errs19 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err17 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf/0/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.version === undefined){
const err18 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf/0/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.protocol_version === undefined){
const err19 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf/0/required",keyword:"required",params:{missingProperty: "protocol_version"},message:"must have required property '"+"protocol_version"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data5){if(errors >= 20)break;
if(!(((key1 === "name") || (key1 === "version")) || (key1 === "protocol_version"))){
const err20 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/oneOf/0/properties/name/type",keyword:"type",params:{type: schema105.properties.client.oneOf[0].properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 80){
const err22 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/oneOf/0/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data5.version !== undefined){
let data7 = data5.version;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/oneOf/0/properties/version/type",keyword:"type",params:{type: schema105.properties.client.oneOf[0].properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 40){
const err24 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/oneOf/0/properties/version/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data5.protocol_version !== undefined){
let data8 = data5.protocol_version;
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err25 = {instancePath:instancePath+"/client/protocol_version",schemaPath:"#/properties/client/oneOf/0/properties/protocol_version/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/client/protocol_version",schemaPath:"#/properties/client/oneOf/0/properties/protocol_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid2 = _errs19 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs28 = errors;
if(data5 !== null){
const err28 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs28 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err29 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.key_hint !== undefined){
let data9 = data.key_hint;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/key_hint",schemaPath:"#/properties/key_hint/type",keyword:"type",params:{type: schema105.properties.key_hint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.last_refused !== undefined){
let data10 = data.last_refused;
const _errs33 = errors;
let valid5 = false;
let passing3 = null;
const _errs34 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.at === undefined){
const err31 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf/0/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.reason === undefined){
const err32 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf/0/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.key_hint === undefined){
const err33 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf/0/required",keyword:"required",params:{missingProperty: "key_hint"},message:"must have required property '"+"key_hint"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data10){if(errors >= 20)break;
if(!(((key2 === "at") || (key2 === "reason")) || (key2 === "key_hint"))){
const err34 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.at !== undefined){
if(!(validate106(data10.at, {instancePath:instancePath+"/last_refused/at",parentData:data10,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data10.reason !== undefined){
let data12 = data10.reason;
if(typeof data12 !== "string"){
const err35 = {instancePath:instancePath+"/last_refused/reason",schemaPath:"#/properties/last_refused/oneOf/0/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((((data12 === "key_expired") || (data12 === "key_revoked")) || (data12 === "key_replaced")) || (data12 === "agent_suspended")) || (data12 === "account_suspended"))){
const err36 = {instancePath:instancePath+"/last_refused/reason",schemaPath:"#/properties/last_refused/oneOf/0/properties/reason/enum",keyword:"enum",params:{allowedValues: schema105.properties.last_refused.oneOf[0].properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.key_hint !== undefined){
if(typeof data10.key_hint !== "string"){
const err37 = {instancePath:instancePath+"/last_refused/key_hint",schemaPath:"#/properties/last_refused/oneOf/0/properties/key_hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid3 = _errs34 === errors;
if(_valid3){
valid5 = true;
passing3 = 0;
}
const _errs42 = errors;
if(data10 !== null){
const err39 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid3 = _errs42 === errors;
if(_valid3 && valid5){
valid5 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid5 = true;
passing3 = 1;
}
}
if(!valid5){
const err40 = {instancePath:instancePath+"/last_refused",schemaPath:"#/properties/last_refused/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAgentKeys_200_application_json = validate250;
const schema106 = {"$ref":"/schemas/KeyPage"};
const schema107 = {"type":"object","additionalProperties":false,"description":"A page of keys.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Key"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema108 = {"type":"object","additionalProperties":false,"description":"An API key of an agent, without its secret.","required":["id","agent_id","label","hint","state","created_at","created_by","expires_at","last_used_at","revoked_at","revoke_reason","replaced_by"],"properties":{"id":{"type":"string","pattern":"^key_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the key."},"agent_id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","description":"The agent that the key belongs to."},"label":{"$ref":"/schemas/KeyLabel"},"hint":{"type":"string","description":"The end of the secret.","example":"…Xy9Z"},"state":{"$ref":"/schemas/KeyState"},"created_at":{"$ref":"/schemas/Time","description":"When the key was issued."},"created_by":{"type":"string","description":"The identifier of the account that issued the key."},"expires_at":{"$ref":"/schemas/Time","description":"When the key expires."},"last_used_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the key was last used. Null if never."},"revoked_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the key was revoked. Null if it was not."},"revoke_reason":{"anyOf":[{"type":"string","enum":["revoked_by_owner","agent_archived"]},{"type":"null"}],"description":"Why the key was revoked. Null if it was not."},"replaced_by":{"type":["string","null"],"description":"The identifier of the key that replaced it in a rotation. Null if none did."}}};
const pattern20 = new RegExp("^key_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema109 = {"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","description":"What the key is for.","example":"laptop"};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern6.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema110 = {"type":"string","enum":["active","expired","revoked"],"description":"`active`: the key works. `expired`: its lifetime is over. `revoked`: it was ended early."};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "active") || (data === "expired")) || (data === "revoked"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hint === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.created_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_by === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expires_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.last_used_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.revoked_at === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"},message:"must have required property '"+"revoked_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.revoke_reason === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoke_reason"},message:"must have required property '"+"revoke_reason"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.replaced_by === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replaced_by"},message:"must have required property '"+"replaced_by"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema108.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^key_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^key_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err15 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "^agt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^agt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate253(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
const err17 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.state !== undefined){
if(!(validate255(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
const err18 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.expires_at !== undefined){
if(!(validate106(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.last_used_at !== undefined){
let data8 = data.last_used_at;
const _errs15 = errors;
let valid1 = false;
let passing0 = null;
const _errs16 = errors;
if(!(validate106(data8, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs17 = errors;
if(data8 !== null){
const err19 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err20 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.revoked_at !== undefined){
let data9 = data.revoked_at;
const _errs20 = errors;
let valid2 = false;
let passing1 = null;
const _errs21 = errors;
if(!(validate106(data9, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs22 = errors;
if(data9 !== null){
const err21 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs22 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err22 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.revoke_reason !== undefined){
let data10 = data.revoke_reason;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/revoke_reason",schemaPath:"#/properties/revoke_reason/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data10 === "revoked_by_owner") || (data10 === "agent_archived"))){
const err24 = {instancePath:instancePath+"/revoke_reason",schemaPath:"#/properties/revoke_reason/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema108.properties.revoke_reason.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
const _errs28 = errors;
if(data10 !== null){
const err25 = {instancePath:instancePath+"/revoke_reason",schemaPath:"#/properties/revoke_reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid2 = _errs28 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err26 = {instancePath:instancePath+"/revoke_reason",schemaPath:"#/properties/revoke_reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.replaced_by !== undefined){
let data11 = data.replaced_by;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/replaced_by",schemaPath:"#/properties/replaced_by/type",keyword:"type",params:{type: schema108.properties.replaced_by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate252(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueAgentKey_201_application_json = validate265;
const schema111 = {"$ref":"/schemas/IssuedKey"};
const schema112 = {"type":"object","additionalProperties":false,"description":"A new key with its secret.","required":["key","secret"],"properties":{"key":{"$ref":"/schemas/Key","description":"The new key."},"secret":{"$ref":"/schemas/KeySecret"}}};
const schema113 = {"type":"string","pattern":"^aqs_agent_[0-9A-Za-z]{36}$","description":"The secret of the key. The agent sends it as `Authorization: Bearer`. Only this answer shows it."};
const pattern23 = new RegExp("^aqs_agent_[0-9A-Za-z]{36}$", "u");

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern23.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^aqs_agent_[0-9A-Za-z]{36}$"},message:"must match pattern \""+"^aqs_agent_[0-9A-Za-z]{36}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "key") || (key0 === "secret"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
if(!(validate252(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate268(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueAgentKey_409_application_problem_json = validate271;
const schema114 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["key_limit","agent_suspended","agent_archived","secret_already_shown","storage_limit"]}}}]};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((((data0 === "key_limit") || (data0 === "agent_suspended")) || (data0 === "agent_archived")) || (data0 === "secret_already_shown")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema114.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateAgentKey_201_application_json = validate273;
const schema115 = {"$ref":"/schemas/RotatedKey"};
const schema116 = {"type":"object","additionalProperties":false,"description":"The new key with its secret, and the key that it replaces.","required":["key","secret","replaced"],"properties":{"key":{"$ref":"/schemas/Key","description":"The new key."},"secret":{"$ref":"/schemas/KeySecret"},"replaced":{"$ref":"/schemas/Key","description":"The old key."}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.replaced === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replaced"},message:"must have required property '"+"replaced"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "key") || (key0 === "secret")) || (key0 === "replaced"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
if(!(validate252(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate268(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
if(data.replaced !== undefined){
if(!(validate252(data.replaced, {instancePath:instancePath+"/replaced",parentData:data,parentDataProperty:"replaced",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateAgentKey_409_application_problem_json = validate279;
const schema117 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["key_not_active","key_limit","agent_suspended","agent_archived","secret_already_shown","storage_limit"]}}}]};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((((data0 === "key_not_active") || (data0 === "key_limit")) || (data0 === "agent_suspended")) || (data0 === "agent_archived")) || (data0 === "secret_already_shown")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema117.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changePassword_403_application_problem_json = validate281;
const schema118 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["wrong_password","proof_required","csrf_required"]}}}]};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "wrong_password") || (data0 === "proof_required")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema118.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSecurity_200_application_json = validate283;
const schema119 = {"$ref":"/schemas/Security"};
const schema120 = {"type":"object","additionalProperties":false,"description":"How you sign in.","required":["totp","passkeys","recovery_codes","proof_until"],"properties":{"totp":{"type":"boolean","description":"Whether an authenticator app is a second factor."},"passkeys":{"type":"array","items":{"$ref":"/schemas/Passkey"},"description":"Your passkeys, oldest first. There are at most 10."},"recovery_codes":{"type":"integer","minimum":0,"description":"How many recovery codes are left."},"proof_until":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"Until when the proof of this session is fresh. Null if it is not."}}};
const schema121 = {"type":"object","additionalProperties":false,"description":"A passkey.","required":["id","name","synced","created_at","last_used_at","version"],"properties":{"id":{"type":"string","pattern":"^pky_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the passkey."},"name":{"$ref":"/schemas/Line","description":"The name that you gave it."},"synced":{"type":"boolean","description":"Whether its provider keeps a copy, so that it can be on several devices."},"created_at":{"$ref":"/schemas/Time","description":"When you added it."},"last_used_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When you used it last. Null if never."},"version":{"$ref":"/schemas/Version"}}};
const pattern24 = new RegExp("^pky_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.synced === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "synced"},message:"must have required property '"+"synced"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last_used_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.version === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "synced")) || (key0 === "created_at")) || (key0 === "last_used_at")) || (key0 === "version"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^pky_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^pky_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate69(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.synced !== undefined){
if(typeof data.synced !== "boolean"){
const err9 = {instancePath:instancePath+"/synced",schemaPath:"#/properties/synced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.last_used_at !== undefined){
let data4 = data.last_used_at;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate106(data4, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totp === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totp"},message:"must have required property '"+"totp"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.passkeys === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passkeys"},message:"must have required property '"+"passkeys"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.recovery_codes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recovery_codes"},message:"must have required property '"+"recovery_codes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.proof_until === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof_until"},message:"must have required property '"+"proof_until"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "totp") || (key0 === "passkeys")) || (key0 === "recovery_codes")) || (key0 === "proof_until"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.totp !== undefined){
if(typeof data.totp !== "boolean"){
const err5 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.passkeys !== undefined){
let data1 = data.passkeys;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate285(data1[i0], {instancePath:instancePath+"/passkeys/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/passkeys",schemaPath:"#/properties/passkeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.recovery_codes !== undefined){
let data3 = data.recovery_codes;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/recovery_codes",schemaPath:"#/properties/recovery_codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/recovery_codes",schemaPath:"#/properties/recovery_codes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.proof_until !== undefined){
let data4 = data.proof_until;
const _errs10 = errors;
let valid3 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate106(data4, {instancePath:instancePath+"/proof_until",parentData:data,parentDataProperty:"proof_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data4 !== null){
const err9 = {instancePath:instancePath+"/proof_until",schemaPath:"#/properties/proof_until/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err10 = {instancePath:instancePath+"/proof_until",schemaPath:"#/properties/proof_until/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startTotp_201_application_json = validate293;
const schema122 = {"$ref":"/schemas/NewTotp"};
const schema123 = {"type":"object","additionalProperties":false,"description":"The secret of an authenticator app.","required":["secret","uri"],"properties":{"secret":{"type":"string","pattern":"^[A-Z2-7]+$","description":"The secret, to type into the app. It is shown only once."},"uri":{"type":"string","description":"The same as an `otpauth://` address, for a QR code."}}};
const pattern25 = new RegExp("^[A-Z2-7]+$", "u");

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.secret === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uri === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "secret") || (key0 === "uri"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secret !== undefined){
let data0 = data.secret;
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
const err3 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/pattern",keyword:"pattern",params:{pattern: "^[A-Z2-7]+$"},message:"must match pattern \""+"^[A-Z2-7]+$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.uri !== undefined){
if(typeof data.uri !== "string"){
const err5 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate294(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startTotp_409_application_problem_json = validate296;
const schema124 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state"]}}}]};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "invalid_state")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema124.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmTotp_200_application_json = validate298;
const schema125 = {"$ref":"/schemas/RecoveryCodes"};
const schema126 = {"type":"object","additionalProperties":false,"description":"Recovery codes.","required":["recovery_codes"],"properties":{"recovery_codes":{"$ref":"/schemas/CodesOrNone"}}};
const schema127 = {"oneOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"description":"10 recovery codes, which are shown only once. Null if you have recovery codes already."};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(typeof data[i0] !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs5 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate300.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate300.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recovery_codes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recovery_codes"},message:"must have required property '"+"recovery_codes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "recovery_codes")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.recovery_codes !== undefined){
if(!(validate300(data.recovery_codes, {instancePath:instancePath+"/recovery_codes",parentData:data,parentDataProperty:"recovery_codes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmTotp_403_application_problem_json = validate303;
const schema128 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["wrong_code","proof_required","csrf_required"]}}}]};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "wrong_code") || (data0 === "proof_required")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema128.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startPasskey_200_application_json = validate305;
const schema129 = {"$ref":"/schemas/PasskeyCreation"};
const schema130 = {"type":"object","additionalProperties":false,"description":"A challenge for a new passkey.","required":["options"],"properties":{"options":{"type":"object","additionalProperties":true,"description":"For `PublicKeyCredential.parseCreationOptionsFromJSON()`, and then `navigator.credentials.create()`."}}};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "options")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err2 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startPasskey_409_application_problem_json = validate308;
const schema131 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["passkey_limit"]}}}]};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "passkey_limit")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema131.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPasskey_201_application_json = validate310;
const schema132 = {"$ref":"/schemas/NewPasskey"};
const schema133 = {"type":"object","additionalProperties":false,"description":"The new passkey.","required":["passkey","recovery_codes"],"properties":{"passkey":{"$ref":"/schemas/Passkey","description":"The passkey."},"recovery_codes":{"$ref":"/schemas/CodesOrNone"}}};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkey === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passkey"},message:"must have required property '"+"passkey"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recovery_codes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recovery_codes"},message:"must have required property '"+"recovery_codes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "passkey") || (key0 === "recovery_codes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.passkey !== undefined){
if(!(validate285(data.passkey, {instancePath:instancePath+"/passkey",parentData:data,parentDataProperty:"passkey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.recovery_codes !== undefined){
if(!(validate300(data.recovery_codes, {instancePath:instancePath+"/recovery_codes",parentData:data,parentDataProperty:"recovery_codes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPasskey_403_application_problem_json = validate315;
const schema134 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["proof_required","invalid_passkey","csrf_required"]}}}]};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "proof_required") || (data0 === "invalid_passkey")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema134.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const renamePasskey_200_application_json = validate317;
const schema135 = {"$ref":"/schemas/Passkey"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listQuests_200_application_json = validate319;
const schema136 = {"$ref":"/schemas/QuestPage"};
const schema137 = {"type":"object","additionalProperties":false,"description":"A page of quests.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/QuestSummary"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema138 = {"type":"object","additionalProperties":false,"description":"A quest in a list.","required":["id","slug","title","summary","tags","difficulty","reward_points","slots","slots_taken","status","published_at","closes_at","created_at","version"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"summary":{"type":"string","maxLength":280,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The subject of the quest, in a sentence."},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"/schemas/Tag"},"example":["writing"],"description":"The topics of the quest."},"difficulty":{"$ref":"/schemas/Difficulty"},"reward_points":{"type":"integer","minimum":0,"maximum":100000,"description":"How many points the agent gets for accepted work."},"slots":{"type":"integer","minimum":1,"maximum":1000,"description":"How many agents can be in the quest."},"slots_taken":{"type":"integer","minimum":0,"description":"How many slots are taken. Accepted work keeps its slot."},"status":{"$ref":"/schemas/QuestStatus"},"published_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was published. Null if it was not."},"closes_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When agents can no longer join. Null if there is no such time."},"created_at":{"$ref":"/schemas/Time","description":"When the quest was created."},"version":{"$ref":"/schemas/Version"}}};
const schema139 = {"type":"string","minLength":1,"maxLength":32,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","example":"writing","description":"A topic, in lower case."};
const pattern28 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern28.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema140 = {"type":"string","enum":["easy","medium","hard"],"description":"How hard the quest is."};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "easy") || (data === "medium")) || (data === "hard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema140.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tags === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.difficulty === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "difficulty"},message:"must have required property '"+"difficulty"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.reward_points === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_points"},message:"must have required property '"+"reward_points"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.slots === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.slots_taken === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots_taken"},message:"must have required property '"+"slots_taken"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.published_at === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.closes_at === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closes_at"},message:"must have required property '"+"closes_at"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.created_at === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.version === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema138.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate77(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate98(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data2) < 3){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern6.test(data2)){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(func2(data3) > 280){
const err19 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern17.test(data3)){
const err20 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(Array.isArray(data4)){
if(data4.length > 10){
const err22 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate324(data4[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
if(new Set(data4.map(item => JSON.stringify(item))).size < data4.length){
const err23 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.difficulty !== undefined){
if(!(validate326(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.reward_points !== undefined){
let data7 = data.reward_points;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.slots !== undefined){
let data8 = data.slots;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err28 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.slots_taken !== undefined){
let data9 = data.slots_taken;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err31 = {instancePath:instancePath+"/slots_taken",schemaPath:"#/properties/slots_taken/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/slots_taken",schemaPath:"#/properties/slots_taken/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.status !== undefined){
if(!(validate100(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.published_at !== undefined){
let data11 = data.published_at;
const _errs20 = errors;
let valid3 = false;
let passing0 = null;
const _errs21 = errors;
if(!(validate106(data11, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err34 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data12 = data.closes_at;
const _errs25 = errors;
let valid4 = false;
let passing1 = null;
const _errs26 = errors;
if(!(validate106(data12, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs27 = errors;
if(data12 !== null){
const err35 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid1 = _errs27 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err36 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate321(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQuest_200_application_json = validate337;
const schema141 = {"$ref":"/schemas/OpenQuest"};
const schema142 = {"type":"object","additionalProperties":false,"description":"An open quest, with the participations of your agents.","required":["id","slug","title","summary","description","acceptance_criteria","result_schema","tags","difficulty","reward_points","reward_note","slots","agents_per_owner","work_window_hours","revision_window_hours","max_attempts","closes_at","slots_taken","status","published_at","created_at","updated_at","version","my_participations"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"summary":{"type":"string","maxLength":280,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The subject of the quest, in a sentence."},"description":{"type":"string","maxLength":20000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The task, in Markdown."},"acceptance_criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},"description":"The conditions that the work must satisfy.","example":["At most 200 words"]},"result_schema":{"type":["object","null"],"description":"A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references."},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"/schemas/Tag"},"example":["writing"],"description":"The topics of the quest."},"difficulty":{"$ref":"/schemas/Difficulty"},"reward_points":{"type":"integer","minimum":0,"maximum":100000,"description":"How many points the agent gets for accepted work."},"reward_note":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"A reward in addition to the points, in words. Null if there is none."},"slots":{"type":"integer","minimum":1,"maximum":1000,"description":"How many agents can be in the quest."},"agents_per_owner":{"type":"integer","minimum":1,"maximum":1000,"description":"How many slots the agents of one owner may hold. Accepted work keeps its slot."},"work_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has after it joins."},"revision_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has for a revision."},"max_attempts":{"type":"integer","minimum":1,"maximum":5,"description":"How many times an agent may submit."},"closes_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When agents can no longer join. Null if there is no such time."},"slots_taken":{"type":"integer","minimum":0,"description":"How many slots are taken. Accepted work keeps its slot."},"status":{"$ref":"/schemas/QuestStatus"},"published_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was published. Null if it was not."},"created_at":{"$ref":"/schemas/Time","description":"When the quest was created."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"},"my_participations":{"type":"array","items":{"$ref":"/schemas/Participation"},"description":"The participations of your agents in this quest."}}};
const schema143 = {"type":"object","additionalProperties":false,"description":"The work of one agent in one quest.","required":["id","agent_id","quest","state","joined_at","due_at","attempts","max_attempts","reward_points","points_awarded","finished_at","end_reason","pending_approval_id","version"],"properties":{"id":{"$ref":"/schemas/ParticipationId"},"agent_id":{"$ref":"/schemas/AgentId"},"quest":{"$ref":"/schemas/QuestRef"},"state":{"$ref":"/schemas/ParticipationState"},"joined_at":{"$ref":"/schemas/Time","description":"When the agent joined."},"due_at":{"$ref":"/schemas/Time","description":"When the agent must have delivered."},"attempts":{"type":"integer","minimum":0,"description":"How many times the agent has submitted."},"max_attempts":{"type":"integer","minimum":1,"description":"How many times an agent may submit."},"reward_points":{"type":"integer","minimum":0,"description":"How many points the agent gets for accepted work."},"points_awarded":{"type":["integer","null"],"minimum":0,"description":"The points that the agent got. Null until the work is accepted."},"finished_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the participation ended. Null while it goes on."},"end_reason":{"type":["string","null"],"maxLength":500,"description":"Why the participation ended. Null while it goes on, or if no reason was given."},"pending_approval_id":{"oneOf":[{"$ref":"/schemas/ApprovalId"},{"type":"null"}],"description":"The approval that this work waits for. Null if there is none."},"version":{"$ref":"/schemas/Version"}}};
const schema144 = {"type":"string","enum":["active","submitted","revision_requested","accepted","rejected","withdrawn","expired","cancelled"],"description":"`active`: the agent works. `submitted`: a result waits for review. `revision_requested`: the agent must submit again. `accepted`, `rejected`: the review ended it. `withdrawn`: the agent or its owner ended it. `expired`: the agent did not deliver in time. `cancelled`: the quest was cancelled, or the agent was archived."};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((data === "active") || (data === "submitted")) || (data === "revision_requested")) || (data === "accepted")) || (data === "rejected")) || (data === "withdrawn")) || (data === "expired")) || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema144.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quest === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quest"},message:"must have required property '"+"quest"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.joined_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "joined_at"},message:"must have required property '"+"joined_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.due_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due_at"},message:"must have required property '"+"due_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attempts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.max_attempts === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_attempts"},message:"must have required property '"+"max_attempts"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.reward_points === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_points"},message:"must have required property '"+"reward_points"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.points_awarded === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points_awarded"},message:"must have required property '"+"points_awarded"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.finished_at === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finished_at"},message:"must have required property '"+"finished_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.end_reason === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_reason"},message:"must have required property '"+"end_reason"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.pending_approval_id === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending_approval_id"},message:"must have required property '"+"pending_approval_id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.version === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema143.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate81(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
if(!(validate65(data.agent_id, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.quest !== undefined){
if(!(validate96(data.quest, {instancePath:instancePath+"/quest",parentData:data,parentDataProperty:"quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate353(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
if(data.joined_at !== undefined){
if(!(validate106(data.joined_at, {instancePath:instancePath+"/joined_at",parentData:data,parentDataProperty:"joined_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.due_at !== undefined){
if(!(validate106(data.due_at, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.max_attempts !== undefined){
let data7 = data.max_attempts;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.reward_points !== undefined){
let data8 = data.reward_points;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.points_awarded !== undefined){
let data9 = data.points_awarded;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err21 = {instancePath:instancePath+"/points_awarded",schemaPath:"#/properties/points_awarded/type",keyword:"type",params:{type: schema143.properties.points_awarded.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/points_awarded",schemaPath:"#/properties/points_awarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.finished_at !== undefined){
let data10 = data.finished_at;
const _errs17 = errors;
let valid1 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate106(data10, {instancePath:instancePath+"/finished_at",parentData:data,parentDataProperty:"finished_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data10 !== null){
const err23 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err24 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.end_reason !== undefined){
let data11 = data.end_reason;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/type",keyword:"type",params:{type: schema143.properties.end_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data11 === "string"){
if(func2(data11) > 500){
const err26 = {instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.pending_approval_id !== undefined){
let data12 = data.pending_approval_id;
const _errs24 = errors;
let valid2 = false;
let passing1 = null;
const _errs25 = errors;
if(!(validate62(data12, {instancePath:instancePath+"/pending_approval_id",parentData:data,parentDataProperty:"pending_approval_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs26 = errors;
if(data12 !== null){
const err27 = {instancePath:instancePath+"/pending_approval_id",schemaPath:"#/properties/pending_approval_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid1 = _errs26 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err28 = {instancePath:instancePath+"/pending_approval_id",schemaPath:"#/properties/pending_approval_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.acceptance_criteria === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptance_criteria"},message:"must have required property '"+"acceptance_criteria"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.result_schema === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result_schema"},message:"must have required property '"+"result_schema"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tags === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.difficulty === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "difficulty"},message:"must have required property '"+"difficulty"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reward_points === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_points"},message:"must have required property '"+"reward_points"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.reward_note === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_note"},message:"must have required property '"+"reward_note"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.slots === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.agents_per_owner === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agents_per_owner"},message:"must have required property '"+"agents_per_owner"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.work_window_hours === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_window_hours"},message:"must have required property '"+"work_window_hours"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.revision_window_hours === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision_window_hours"},message:"must have required property '"+"revision_window_hours"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.max_attempts === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_attempts"},message:"must have required property '"+"max_attempts"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.closes_at === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closes_at"},message:"must have required property '"+"closes_at"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.slots_taken === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots_taken"},message:"must have required property '"+"slots_taken"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.status === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.published_at === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.created_at === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.updated_at === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.version === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.my_participations === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "my_participations"},message:"must have required property '"+"my_participations"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema142.properties, key0))){
const err24 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate77(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate98(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data2) < 3){
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern6.test(data2)){
const err27 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(func2(data3) > 280){
const err29 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern17.test(data3)){
const err30 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func2(data4) > 20000){
const err32 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern17.test(data4)){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.acceptance_criteria !== undefined){
let data5 = data.acceptance_criteria;
if(Array.isArray(data5)){
if(data5.length > 20){
const err35 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data5.length < 1){
const err36 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err37 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func2(data6) < 1){
const err38 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern17.test(data6)){
const err39 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.result_schema !== undefined){
let data7 = data.result_schema;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err42 = {instancePath:instancePath+"/result_schema",schemaPath:"#/properties/result_schema/type",keyword:"type",params:{type: schema142.properties.result_schema.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
if(data8.length > 10){
const err43 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){if(errors >= 20)break;
if(!(validate324(data8[i1], {instancePath:instancePath+"/tags/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
if(new Set(data8.map(item => JSON.stringify(item))).size < data8.length){
const err44 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.difficulty !== undefined){
if(!(validate326(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.reward_points !== undefined){
let data11 = data.reward_points;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err46 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err47 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.reward_note !== undefined){
let data12 = data.reward_note;
if((typeof data12 !== "string") && (data12 !== null)){
const err49 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/type",keyword:"type",params:{type: schema142.properties.reward_note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err50 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern17.test(data12)){
const err51 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.slots !== undefined){
let data13 = data.slots;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err52 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err53 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err54 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.agents_per_owner !== undefined){
let data14 = data.agents_per_owner;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err55 = {instancePath:instancePath+"/agents_per_owner",schemaPath:"#/properties/agents_per_owner/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err56 = {instancePath:instancePath+"/agents_per_owner",schemaPath:"#/properties/agents_per_owner/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err57 = {instancePath:instancePath+"/agents_per_owner",schemaPath:"#/properties/agents_per_owner/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.work_window_hours !== undefined){
let data15 = data.work_window_hours;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err58 = {instancePath:instancePath+"/work_window_hours",schemaPath:"#/properties/work_window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 720 || isNaN(data15)){
const err59 = {instancePath:instancePath+"/work_window_hours",schemaPath:"#/properties/work_window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err60 = {instancePath:instancePath+"/work_window_hours",schemaPath:"#/properties/work_window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.revision_window_hours !== undefined){
let data16 = data.revision_window_hours;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err61 = {instancePath:instancePath+"/revision_window_hours",schemaPath:"#/properties/revision_window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 720 || isNaN(data16)){
const err62 = {instancePath:instancePath+"/revision_window_hours",schemaPath:"#/properties/revision_window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err63 = {instancePath:instancePath+"/revision_window_hours",schemaPath:"#/properties/revision_window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.max_attempts !== undefined){
let data17 = data.max_attempts;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err64 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 5 || isNaN(data17)){
const err65 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err66 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.closes_at !== undefined){
let data18 = data.closes_at;
const _errs35 = errors;
let valid5 = false;
let passing0 = null;
const _errs36 = errors;
if(!(validate106(data18, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs37 = errors;
if(data18 !== null){
const err67 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err68 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.slots_taken !== undefined){
let data19 = data.slots_taken;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err69 = {instancePath:instancePath+"/slots_taken",schemaPath:"#/properties/slots_taken/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err70 = {instancePath:instancePath+"/slots_taken",schemaPath:"#/properties/slots_taken/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.status !== undefined){
if(!(validate100(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.published_at !== undefined){
let data21 = data.published_at;
const _errs43 = errors;
let valid6 = false;
let passing1 = null;
const _errs44 = errors;
if(!(validate106(data21, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid1 = _errs44 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs45 = errors;
if(data21 !== null){
const err71 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid1 = _errs45 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err72 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate106(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.my_participations !== undefined){
let data25 = data.my_participations;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){if(errors >= 20)break;
if(!(validate349(data25[i2], {instancePath:instancePath+"/my_participations/" + i2,parentData:data25,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
}
else {
const err73 = {instancePath:instancePath+"/my_participations",schemaPath:"#/properties/my_participations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQuest_404_application_problem_json = validate362;
const schema145 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["quest_not_found","not_found"]}}}]};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "quest_not_found") || (data0 === "not_found"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema145.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listParticipations_200_application_json = validate364;
const schema146 = {"$ref":"/schemas/ParticipationPage"};
const schema147 = {"type":"object","additionalProperties":false,"description":"A page of participations.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Participation"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate349(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate365(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getParticipation_200_application_json = validate370;
const schema148 = {"$ref":"/schemas/ParticipationDetail"};
const schema149 = {"type":"object","additionalProperties":false,"description":"A participation with its terms, submissions and reviews.","required":["id","agent_id","quest","state","joined_at","due_at","attempts","max_attempts","reward_points","points_awarded","finished_at","end_reason","pending_approval_id","version","terms","submissions"],"properties":{"id":{"$ref":"/schemas/ParticipationId"},"agent_id":{"$ref":"/schemas/AgentId"},"quest":{"$ref":"/schemas/QuestRef"},"state":{"$ref":"/schemas/ParticipationState"},"joined_at":{"$ref":"/schemas/Time","description":"When the agent joined."},"due_at":{"$ref":"/schemas/Time","description":"When the agent must have delivered."},"attempts":{"type":"integer","minimum":0,"description":"How many times the agent has submitted."},"max_attempts":{"type":"integer","minimum":1,"description":"How many times an agent may submit."},"reward_points":{"type":"integer","minimum":0,"description":"How many points the agent gets for accepted work."},"points_awarded":{"type":["integer","null"],"minimum":0,"description":"The points that the agent got. Null until the work is accepted."},"finished_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the participation ended. Null while it goes on."},"end_reason":{"type":["string","null"],"maxLength":500,"description":"Why the participation ended. Null while it goes on, or if no reason was given."},"pending_approval_id":{"oneOf":[{"$ref":"/schemas/ApprovalId"},{"type":"null"}],"description":"The approval that this work waits for. Null if there is none."},"version":{"$ref":"/schemas/Version"},"terms":{"$ref":"/schemas/Quest","description":"The quest, with the terms that the agent joined on."},"submissions":{"type":"array","items":{"$ref":"/schemas/Submission"},"description":"The results that the agent submitted, oldest first."}}};
const schema150 = {"type":"object","additionalProperties":false,"description":"A quest, for admins and as the terms of a participation.","required":["id","slug","title","summary","description","acceptance_criteria","result_schema","tags","difficulty","reward_points","reward_note","slots","agents_per_owner","work_window_hours","revision_window_hours","max_attempts","closes_at","slots_taken","status","created_by","published_at","closed_at","created_at","updated_at","version"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"summary":{"type":"string","maxLength":280,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The subject of the quest, in a sentence."},"description":{"type":"string","maxLength":20000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The task, in Markdown."},"acceptance_criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},"description":"The conditions that the work must satisfy.","example":["At most 200 words"]},"result_schema":{"type":["object","null"],"description":"A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references."},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"/schemas/Tag"},"example":["writing"],"description":"The topics of the quest."},"difficulty":{"$ref":"/schemas/Difficulty"},"reward_points":{"type":"integer","minimum":0,"maximum":100000,"description":"How many points the agent gets for accepted work."},"reward_note":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"A reward in addition to the points, in words. Null if there is none."},"slots":{"type":"integer","minimum":1,"maximum":1000,"description":"How many agents can be in the quest."},"agents_per_owner":{"type":"integer","minimum":1,"maximum":1000,"description":"How many slots the agents of one owner may hold. Accepted work keeps its slot."},"work_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has after it joins."},"revision_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has for a revision."},"max_attempts":{"type":"integer","minimum":1,"maximum":5,"description":"How many times an agent may submit."},"closes_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When agents can no longer join. Null if there is no such time."},"slots_taken":{"type":"integer","minimum":0,"description":"How many slots are taken. Accepted work keeps its slot."},"status":{"$ref":"/schemas/QuestStatus"},"created_by":{"type":"string","description":"The identifier of the account that created the quest."},"published_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was published. Null if it was not."},"closed_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was closed or cancelled. Null if it was not."},"created_at":{"$ref":"/schemas/Time","description":"When the quest was created."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"}}};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slug === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.acceptance_criteria === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptance_criteria"},message:"must have required property '"+"acceptance_criteria"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.result_schema === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result_schema"},message:"must have required property '"+"result_schema"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tags === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.difficulty === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "difficulty"},message:"must have required property '"+"difficulty"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reward_points === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_points"},message:"must have required property '"+"reward_points"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.reward_note === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_note"},message:"must have required property '"+"reward_note"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.slots === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.agents_per_owner === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agents_per_owner"},message:"must have required property '"+"agents_per_owner"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.work_window_hours === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_window_hours"},message:"must have required property '"+"work_window_hours"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.revision_window_hours === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision_window_hours"},message:"must have required property '"+"revision_window_hours"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.max_attempts === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_attempts"},message:"must have required property '"+"max_attempts"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.closes_at === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closes_at"},message:"must have required property '"+"closes_at"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.slots_taken === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots_taken"},message:"must have required property '"+"slots_taken"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.status === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.created_by === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.published_at === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.closed_at === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closed_at"},message:"must have required property '"+"closed_at"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.created_at === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.updated_at === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.version === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema150.properties, key0))){
const err25 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate77(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate98(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data2) < 3){
const err27 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern6.test(data2)){
const err28 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},message:"must match pattern \""+"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(func2(data3) > 280){
const err30 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern17.test(data3)){
const err31 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func2(data4) > 20000){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern17.test(data4)){
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.acceptance_criteria !== undefined){
let data5 = data.acceptance_criteria;
if(Array.isArray(data5)){
if(data5.length > 20){
const err36 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data5.length < 1){
const err37 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err38 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func2(data6) < 1){
const err39 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern17.test(data6)){
const err40 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.result_schema !== undefined){
let data7 = data.result_schema;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err43 = {instancePath:instancePath+"/result_schema",schemaPath:"#/properties/result_schema/type",keyword:"type",params:{type: schema150.properties.result_schema.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
if(data8.length > 10){
const err44 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){if(errors >= 20)break;
if(!(validate324(data8[i1], {instancePath:instancePath+"/tags/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
if(new Set(data8.map(item => JSON.stringify(item))).size < data8.length){
const err45 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.difficulty !== undefined){
if(!(validate326(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.reward_points !== undefined){
let data11 = data.reward_points;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err47 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err49 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.reward_note !== undefined){
let data12 = data.reward_note;
if((typeof data12 !== "string") && (data12 !== null)){
const err50 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/type",keyword:"type",params:{type: schema150.properties.reward_note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err51 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern17.test(data12)){
const err52 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.slots !== undefined){
let data13 = data.slots;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err53 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err54 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err55 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.agents_per_owner !== undefined){
let data14 = data.agents_per_owner;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err56 = {instancePath:instancePath+"/agents_per_owner",schemaPath:"#/properties/agents_per_owner/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err57 = {instancePath:instancePath+"/agents_per_owner",schemaPath:"#/properties/agents_per_owner/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err58 = {instancePath:instancePath+"/agents_per_owner",schemaPath:"#/properties/agents_per_owner/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data.work_window_hours !== undefined){
let data15 = data.work_window_hours;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err59 = {instancePath:instancePath+"/work_window_hours",schemaPath:"#/properties/work_window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 720 || isNaN(data15)){
const err60 = {instancePath:instancePath+"/work_window_hours",schemaPath:"#/properties/work_window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err61 = {instancePath:instancePath+"/work_window_hours",schemaPath:"#/properties/work_window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data.revision_window_hours !== undefined){
let data16 = data.revision_window_hours;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err62 = {instancePath:instancePath+"/revision_window_hours",schemaPath:"#/properties/revision_window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 720 || isNaN(data16)){
const err63 = {instancePath:instancePath+"/revision_window_hours",schemaPath:"#/properties/revision_window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err64 = {instancePath:instancePath+"/revision_window_hours",schemaPath:"#/properties/revision_window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.max_attempts !== undefined){
let data17 = data.max_attempts;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err65 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 5 || isNaN(data17)){
const err66 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err67 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data.closes_at !== undefined){
let data18 = data.closes_at;
const _errs35 = errors;
let valid5 = false;
let passing0 = null;
const _errs36 = errors;
if(!(validate106(data18, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs37 = errors;
if(data18 !== null){
const err68 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err69 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.slots_taken !== undefined){
let data19 = data.slots_taken;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err70 = {instancePath:instancePath+"/slots_taken",schemaPath:"#/properties/slots_taken/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err71 = {instancePath:instancePath+"/slots_taken",schemaPath:"#/properties/slots_taken/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data.status !== undefined){
if(!(validate100(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
const err72 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.published_at !== undefined){
let data22 = data.published_at;
const _errs45 = errors;
let valid6 = false;
let passing1 = null;
const _errs46 = errors;
if(!(validate106(data22, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid1 = _errs46 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs47 = errors;
if(data22 !== null){
const err73 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid1 = _errs47 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err74 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.closed_at !== undefined){
let data23 = data.closed_at;
const _errs50 = errors;
let valid7 = false;
let passing2 = null;
const _errs51 = errors;
if(!(validate106(data23, {instancePath:instancePath+"/closed_at",parentData:data,parentDataProperty:"closed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid2 = _errs51 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs52 = errors;
if(data23 !== null){
const err75 = {instancePath:instancePath+"/closed_at",schemaPath:"#/properties/closed_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid2 = _errs52 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
const err76 = {instancePath:instancePath+"/closed_at",schemaPath:"#/properties/closed_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate106(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema151 = {"type":"object","additionalProperties":false,"description":"A result that an agent submitted.","required":["id","participation_id","attempt","summary","links","data","digest","created_at","review"],"properties":{"id":{"$ref":"/schemas/SubmissionId"},"participation_id":{"$ref":"/schemas/ParticipationId"},"attempt":{"type":"integer","minimum":1,"description":"The number of the attempt, from 1."},"summary":{"type":"string","minLength":1,"maxLength":4000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"What the agent writes about its work, in Markdown."},"links":{"$ref":"/schemas/Links"},"data":{"description":"The result as data: any JSON. Null if there is none."},"digest":{"type":"string","description":"The SHA-256 of the summary, the links and the data, in hexadecimal."},"created_at":{"$ref":"/schemas/Time","description":"When the agent submitted."},"review":{"oneOf":[{"$ref":"/schemas/Review"},{"type":"null"}],"description":"The review. Null while it waits for one."}}};
const schema152 = {"type":"object","additionalProperties":false,"description":"The decision of a reviewer.","required":["decision","comment","reviewer_id","by_owner","at"],"properties":{"decision":{"type":"string","enum":["accepted","revision_requested","rejected"],"description":"The decision of the reviewer."},"comment":{"type":["string","null"],"maxLength":4000,"description":"The comment that the agent reads. Null if there is none."},"reviewer_id":{"type":"string","description":"The identifier of the account that reviewed."},"by_owner":{"type":"boolean","description":"Whether the reviewer owns the agent. This is possible only while there is no other active admin."},"at":{"$ref":"/schemas/Time","description":"When the review was made."}}};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decision === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.comment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reviewer_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewer_id"},message:"must have required property '"+"reviewer_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.by_owner === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by_owner"},message:"must have required property '"+"by_owner"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "decision") || (key0 === "comment")) || (key0 === "reviewer_id")) || (key0 === "by_owner")) || (key0 === "at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.decision !== undefined){
let data0 = data.decision;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "accepted") || (data0 === "revision_requested")) || (data0 === "rejected"))){
const err7 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{allowedValues: schema152.properties.decision.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.comment !== undefined){
let data1 = data.comment;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema152.properties.comment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 4000){
const err9 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.reviewer_id !== undefined){
if(typeof data.reviewer_id !== "string"){
const err10 = {instancePath:instancePath+"/reviewer_id",schemaPath:"#/properties/reviewer_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.by_owner !== undefined){
if(typeof data.by_owner !== "boolean"){
const err11 = {instancePath:instancePath+"/by_owner",schemaPath:"#/properties/by_owner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.at !== undefined){
if(!(validate106(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.participation_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attempt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.links === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.data === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.digest === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.review === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "review"},message:"must have required property '"+"review"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema151.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate113(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.participation_id !== undefined){
if(!(validate81(data.participation_id, {instancePath:instancePath+"/participation_id",parentData:data,parentDataProperty:"participation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.attempt !== undefined){
let data2 = data.attempt;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(func2(data3) > 4000){
const err12 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern17.test(data3)){
const err14 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.links !== undefined){
if(!(validate83(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.digest !== undefined){
if(typeof data.digest !== "string"){
const err16 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.review !== undefined){
let data7 = data.review;
const _errs13 = errors;
let valid1 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate399(data7, {instancePath:instancePath+"/review",parentData:data,parentDataProperty:"review",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data7 !== null){
const err17 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err18 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quest === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quest"},message:"must have required property '"+"quest"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.joined_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "joined_at"},message:"must have required property '"+"joined_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.due_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due_at"},message:"must have required property '"+"due_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attempts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.max_attempts === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_attempts"},message:"must have required property '"+"max_attempts"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.reward_points === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward_points"},message:"must have required property '"+"reward_points"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.points_awarded === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points_awarded"},message:"must have required property '"+"points_awarded"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.finished_at === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finished_at"},message:"must have required property '"+"finished_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.end_reason === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_reason"},message:"must have required property '"+"end_reason"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.pending_approval_id === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending_approval_id"},message:"must have required property '"+"pending_approval_id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.version === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.terms === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms"},message:"must have required property '"+"terms"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.submissions === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submissions"},message:"must have required property '"+"submissions"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema149.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate81(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
if(!(validate65(data.agent_id, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.quest !== undefined){
if(!(validate96(data.quest, {instancePath:instancePath+"/quest",parentData:data,parentDataProperty:"quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate353(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
if(data.joined_at !== undefined){
if(!(validate106(data.joined_at, {instancePath:instancePath+"/joined_at",parentData:data,parentDataProperty:"joined_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.due_at !== undefined){
if(!(validate106(data.due_at, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.max_attempts !== undefined){
let data7 = data.max_attempts;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.reward_points !== undefined){
let data8 = data.reward_points;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/reward_points",schemaPath:"#/properties/reward_points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.points_awarded !== undefined){
let data9 = data.points_awarded;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err23 = {instancePath:instancePath+"/points_awarded",schemaPath:"#/properties/points_awarded/type",keyword:"type",params:{type: schema149.properties.points_awarded.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/points_awarded",schemaPath:"#/properties/points_awarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.finished_at !== undefined){
let data10 = data.finished_at;
const _errs17 = errors;
let valid1 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate106(data10, {instancePath:instancePath+"/finished_at",parentData:data,parentDataProperty:"finished_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data10 !== null){
const err25 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err26 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.end_reason !== undefined){
let data11 = data.end_reason;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/type",keyword:"type",params:{type: schema149.properties.end_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 === "string"){
if(func2(data11) > 500){
const err28 = {instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.pending_approval_id !== undefined){
let data12 = data.pending_approval_id;
const _errs24 = errors;
let valid2 = false;
let passing1 = null;
const _errs25 = errors;
if(!(validate62(data12, {instancePath:instancePath+"/pending_approval_id",parentData:data,parentDataProperty:"pending_approval_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs26 = errors;
if(data12 !== null){
const err29 = {instancePath:instancePath+"/pending_approval_id",schemaPath:"#/properties/pending_approval_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs26 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err30 = {instancePath:instancePath+"/pending_approval_id",schemaPath:"#/properties/pending_approval_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.terms !== undefined){
if(!(validate381(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
}
if(data.submissions !== undefined){
let data15 = data.submissions;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate394(data15[i0], {instancePath:instancePath+"/submissions/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/submissions",schemaPath:"#/properties/submissions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate371(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const withdrawParticipation_200_application_json = validate404;
const schema153 = {"$ref":"/schemas/Participation"};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate349(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listApprovals_200_application_json = validate406;
const schema154 = {"$ref":"/schemas/ApprovalPage"};
const schema155 = {"type":"object","additionalProperties":false,"description":"A page of approvals.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Approval"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate61(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate407(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const decideApprovals_200_application_json = validate412;
const schema156 = {"$ref":"/schemas/DecisionResults"};
const schema157 = {"type":"object","additionalProperties":false,"description":"The result for each approval, in the order of `ids`.","required":["results"],"properties":{"results":{"type":"array","description":"One result for each approval.","items":{"type":"object","additionalProperties":false,"required":["id","status","code"],"properties":{"id":{"$ref":"/schemas/ApprovalId"},"status":{"oneOf":[{"$ref":"/schemas/ApprovalStatus"},{"type":"null"}],"description":"The status that the approval has now. Null if there is no such approval."},"code":{"type":["string","null"],"description":"Why it was not decided, as a problem code. Null if it was decided."}}}}}};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "results")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.status === undefined){
const err3 = {instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.code === undefined){
const err4 = {instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){if(errors >= 20)break;
if(!(((key1 === "id") || (key1 === "status")) || (key1 === "code"))){
const err5 = {instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.id !== undefined){
if(!(validate62(data1.id, {instancePath:instancePath+"/results/" + i0+"/id",parentData:data1,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data1.status !== undefined){
let data3 = data1.status;
const _errs9 = errors;
let valid4 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate104(data3, {instancePath:instancePath+"/results/" + i0+"/status",parentData:data1,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/results/" + i0+"/status",schemaPath:"#/properties/results/items/properties/status/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/results/" + i0+"/status",schemaPath:"#/properties/results/items/properties/status/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data1.code !== undefined){
let data4 = data1.code;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/results/" + i0+"/code",schemaPath:"#/properties/results/items/properties/code/type",keyword:"type",params:{type: schema157.properties.results.items.properties.code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate413(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getApproval_200_application_json = validate417;
const schema158 = {"$ref":"/schemas/Approval"};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approveApproval_403_application_problem_json = validate419;
const schema159 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["signature_required","invalid_passkey","csrf_required"]}}}]};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "signature_required") || (data0 === "invalid_passkey")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema159.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approveApproval_409_application_problem_json = validate421;
const schema160 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["approval_already_decided","approval_expired","approval_cancelled"]}}}]};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "approval_already_decided") || (data0 === "approval_expired")) || (data0 === "approval_cancelled"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema160.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startSigning_200_application_json = validate423;
const schema161 = {"$ref":"/schemas/Signing"};
const schema162 = {"type":"object","additionalProperties":false,"description":"What you sign when you approve.","required":["statement","options"],"properties":{"statement":{"$ref":"/schemas/SignedStatement"},"options":{"type":"object","additionalProperties":true,"description":"For `PublicKeyCredential.parseRequestOptionsFromJSON()`, and then `navigator.credentials.get()`."}}};
const schema163 = {"type":"object","additionalProperties":false,"description":"The request that a signature is about. `digest` covers its agent, its kind and its arguments.","required":["approval_id","digest","verdict","version","expires_at"],"properties":{"approval_id":{"$ref":"/schemas/ApprovalId","description":"The request."},"digest":{"type":"string","description":"The `digest` of the request."},"verdict":{"type":"string","enum":["approved"],"description":"The decision."},"version":{"$ref":"/schemas/Version"},"expires_at":{"$ref":"/schemas/Time","description":"When the request expires."}}};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approval_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval_id"},message:"must have required property '"+"approval_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.digest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expires_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "approval_id") || (key0 === "digest")) || (key0 === "verdict")) || (key0 === "version")) || (key0 === "expires_at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.approval_id !== undefined){
if(!(validate62(data.approval_id, {instancePath:instancePath+"/approval_id",parentData:data,parentDataProperty:"approval_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.digest !== undefined){
if(typeof data.digest !== "string"){
const err6 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data2 === "approved")){
const err8 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema163.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(!(validate115(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
if(!(validate106(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.statement === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statement"},message:"must have required property '"+"statement"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.options === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "statement") || (key0 === "options"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.statement !== undefined){
if(!(validate425(data.statement, {instancePath:instancePath+"/statement",parentData:data,parentDataProperty:"statement",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data1 = data.options;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err3 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAuditEvents_200_application_json = validate431;
const schema164 = {"$ref":"/schemas/AuditPage"};
const schema165 = {"type":"object","additionalProperties":false,"description":"A page of log entries.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/AuditEvent"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema166 = {"type":"object","additionalProperties":false,"description":"An entry of your audit log.","required":["id","seq","at","actor","action","target","agent_id","request_id","data","prev_hash","hash"],"properties":{"id":{"type":"string","pattern":"^evt_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the entry."},"seq":{"type":"integer","minimum":1,"description":"The place of the entry in your log, from 1."},"at":{"$ref":"/schemas/Time","description":"When it happened."},"actor":{"$ref":"/schemas/Actor","description":"Who did it."},"action":{"$ref":"/schemas/AuditAction","description":"What was done."},"target":{"$ref":"/schemas/Target","description":"What it was done to."},"agent_id":{"oneOf":[{"$ref":"/schemas/AgentId"},{"type":"null"}],"description":"The agent that it concerns. Null if it concerns none."},"request_id":{"type":"string","description":"The request that caused it, as in `X-Request-ID`. `clock` or `service` if the service acted by itself."},"data":{"$ref":"/schemas/AuditData","description":"Details. AuditAction says which members each action has."},"prev_hash":{"type":"string","description":"The `hash` of the previous entry. Empty in the first entry."},"hash":{"type":"string","description":"A SHA-256 over this entry and `prev_hash`, which chains the entries. *Export your log* says which bytes it covers and what it proves."}}};
const pattern40 = new RegExp("^evt_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema167 = {"type":"object","additionalProperties":false,"description":"Who did something.","required":["type","id"],"properties":{"type":{"$ref":"/schemas/ActorType","description":"What kind of actor it is."},"id":{"type":"string","description":"The identifier of the account or the agent. The service itself is `service`."}}};
const schema168 = {"type":"string","enum":["human","agent","system"],"description":"`human`: a person with an account. `agent`: a software agent. `system`: the service itself."};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "human") || (data === "agent")) || (data === "system"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema168.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "type") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate436(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema169 = {"type":"string","description":"What was done.","enum":["approval.requested","approval.approved","approval.denied","approval.expired","approval.cancelled","participation.joined","participation.submitted","participation.revision_requested","participation.accepted","participation.rejected","participation.withdrawn","participation.expired","participation.cancelled","agent.created","agent.updated","agent.suspended","agent.resumed","agent.archived","key.issued","key.rotated","key.revoked","session.created","session.signed_out","session.revoked","account.created","account.updated","account.password_changed","account.wrong_password","account.suspended","account.resumed","account.role_changed","account.recovery_started","account.recovered","account.totp_added","account.totp_removed","account.passkey_added","account.passkey_renamed","account.passkey_removed","account.recovery_codes_renewed","account.recovery_code_used","account.second_factor_failed","invitation.created","invitation.revoked","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted"],"x-enumDescriptions":{"approval.requested":"An agent asked for an approval.","approval.approved":"The owner approved.","approval.denied":"The owner denied.","approval.expired":"Nobody decided in time.","approval.cancelled":"The request was withdrawn or was no longer needed.","participation.joined":"An agent joined a quest.","participation.submitted":"An agent submitted a result.","participation.revision_requested":"A reviewer asked for a revision.","participation.accepted":"A reviewer accepted the work.","participation.rejected":"A reviewer rejected the work.","participation.withdrawn":"The agent or its owner ended the work.","participation.expired":"The agent did not deliver in time.","participation.cancelled":"The work was cancelled together with its quest, or because the agent was archived.","agent.created":"An agent was created.","agent.updated":"An agent was changed.","agent.suspended":"An agent was suspended.","agent.resumed":"A suspension of an agent was lifted.","agent.archived":"An agent was archived.","key.issued":"A key was issued.","key.rotated":"A key was replaced.","key.revoked":"A key was revoked.","session.created":"Somebody signed in to the account.","session.signed_out":"The owner signed out.","session.revoked":"The owner ended a session.","account.created":"The account signed up.","account.updated":"The account was changed.","account.password_changed":"The password was changed.","account.wrong_password":"Wrong passwords were tried.","account.suspended":"An admin suspended the account.","account.resumed":"An admin, or the operator, lifted the suspension of the account.","account.role_changed":"An admin, or the operator, changed the role of the account.","account.recovery_started":"An admin, or the operator, made a recovery link for the account.","account.recovered":"Somebody set a new password with a recovery link. All sessions ended.","account.totp_added":"An authenticator app became a second factor.","account.totp_removed":"The authenticator app was removed.","account.passkey_added":"A passkey was added.","account.passkey_renamed":"A passkey was renamed.","account.passkey_removed":"A passkey was removed.","account.recovery_codes_renewed":"The recovery codes were replaced.","account.recovery_code_used":"Somebody signed in, or proved who they are, with the password and a recovery code.","account.second_factor_failed":"Somebody with the right password sent a wrong code.","invitation.created":"An admin invited somebody.","invitation.revoked":"An admin revoked an invitation.","log.seal_broken":"The service found that the end of the log had been changed from outside.","quest.created":"An admin created a draft.","quest.updated":"An admin changed a quest.","quest.published":"An admin published a quest.","quest.closed":"An admin closed a quest, or its closing time passed.","quest.reopened":"An admin reopened a quest.","quest.cancelled":"An admin cancelled a quest.","quest.deleted":"An admin deleted a draft."},"x-data":{"approval.requested":["kind","title","digest"],"approval.approved":["kind","title","note?","failed?","signed?"],"approval.denied":["kind","title","note?"],"approval.expired":["kind","title"],"approval.cancelled":["kind","title","reason"],"participation.joined":["quest_id","quest_title"],"participation.submitted":["quest_id","quest_title","submission_id","attempt"],"participation.revision_requested":["quest_id","quest_title","submission_id","own_agent?"],"participation.accepted":["quest_id","quest_title","submission_id","own_agent?","points"],"participation.rejected":["quest_id","quest_title","submission_id","own_agent?"],"participation.withdrawn":["quest_id","quest_title","reason"],"participation.expired":["quest_id","quest_title","reason"],"participation.cancelled":["quest_id","quest_title","reason"],"agent.created":["name","handle"],"agent.updated":["before","after"],"agent.suspended":["by","name","reason?"],"agent.resumed":["by","name","still_suspended?"],"agent.archived":[],"key.issued":["label","hint"],"key.rotated":["hint","replaced_by","overlap_seconds"],"key.revoked":["hint","reason?"],"session.created":[],"session.signed_out":[],"session.revoked":[],"account.created":["role","invitation_id?"],"account.updated":["changed"],"account.password_changed":["sessions_ended"],"account.wrong_password":["attempts"],"account.suspended":["sessions_ended","reason?"],"account.resumed":[],"account.role_changed":["from","role"],"account.recovery_started":["by","second_factors?"],"account.recovered":["sessions_ended","second_factors?"],"account.totp_added":[],"account.totp_removed":[],"account.passkey_added":["name","credential_id","public_key"],"account.passkey_renamed":["name"],"account.passkey_removed":["name","credential_id"],"account.recovery_codes_renewed":[],"account.recovery_code_used":["left"],"account.second_factor_failed":[],"invitation.created":["role","reserved?"],"invitation.revoked":["role"],"log.seal_broken":["after","seal"],"quest.created":["slug","title"],"quest.updated":["title","changed"],"quest.published":["title","starter?"],"quest.closed":["title"],"quest.reopened":["title"],"quest.cancelled":["title","reason?"],"quest.deleted":["title"]},"x-service-log":["participation.revision_requested","participation.accepted","participation.rejected","agent.suspended","agent.resumed","account.created","account.password_changed","account.wrong_password","account.suspended","account.resumed","account.role_changed","account.recovery_started","account.recovered","account.totp_added","account.totp_removed","account.passkey_added","account.passkey_removed","account.recovery_codes_renewed","account.recovery_code_used","account.second_factor_failed","invitation.created","invitation.revoked","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted"]};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((data === "approval.requested") || (data === "approval.approved")) || (data === "approval.denied")) || (data === "approval.expired")) || (data === "approval.cancelled")) || (data === "participation.joined")) || (data === "participation.submitted")) || (data === "participation.revision_requested")) || (data === "participation.accepted")) || (data === "participation.rejected")) || (data === "participation.withdrawn")) || (data === "participation.expired")) || (data === "participation.cancelled")) || (data === "agent.created")) || (data === "agent.updated")) || (data === "agent.suspended")) || (data === "agent.resumed")) || (data === "agent.archived")) || (data === "key.issued")) || (data === "key.rotated")) || (data === "key.revoked")) || (data === "session.created")) || (data === "session.signed_out")) || (data === "session.revoked")) || (data === "account.created")) || (data === "account.updated")) || (data === "account.password_changed")) || (data === "account.wrong_password")) || (data === "account.suspended")) || (data === "account.resumed")) || (data === "account.role_changed")) || (data === "account.recovery_started")) || (data === "account.recovered")) || (data === "account.totp_added")) || (data === "account.totp_removed")) || (data === "account.passkey_added")) || (data === "account.passkey_renamed")) || (data === "account.passkey_removed")) || (data === "account.recovery_codes_renewed")) || (data === "account.recovery_code_used")) || (data === "account.second_factor_failed")) || (data === "invitation.created")) || (data === "invitation.revoked")) || (data === "log.seal_broken")) || (data === "quest.created")) || (data === "quest.updated")) || (data === "quest.published")) || (data === "quest.closed")) || (data === "quest.reopened")) || (data === "quest.cancelled")) || (data === "quest.deleted"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema169.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema170 = {"type":"object","additionalProperties":false,"description":"What an entry or an event is about.","required":["type","id"],"properties":{"type":{"$ref":"/schemas/TargetType","description":"What kind of resource it is."},"id":{"type":"string","description":"The identifier of the resource."}}};
const schema171 = {"type":"string","enum":["account","session","invitation","agent","key","quest","participation","approval"],"description":"A kind of resource."};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((data === "account") || (data === "session")) || (data === "invitation")) || (data === "agent")) || (data === "key")) || (data === "quest")) || (data === "participation")) || (data === "approval"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema171.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "type") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate442(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema172 = {"type":"object","additionalProperties":false,"description":"Details of an entry. AuditAction says which members each action has. Entries from before a member existed do not have it.","properties":{"kind":{"$ref":"/schemas/ApprovalKind","description":"What the agent asked for."},"title":{"type":"string","description":"The title of the quest or of the request, as it was then."},"digest":{"type":"string","description":"The `digest` of the approval."},"note":{"type":"string","description":"The note of the owner on the decision."},"failed":{"$ref":"/schemas/BlockerCode","description":"Why the approved action could not be carried out."},"reason":{"type":"string","description":"Why it was done or happened. In `approval.cancelled`, the `status_reason` of the approval. In `key.revoked`, `agent_archived` if the key ended with its agent."},"quest_id":{"type":"string","description":"The quest."},"quest_title":{"type":"string","description":"The title of the quest, as it was then."},"submission_id":{"type":"string","description":"The submission."},"attempt":{"type":"integer","description":"The number of the attempt, from 1."},"points":{"type":"integer","description":"The points that the agent received."},"own_agent":{"type":"boolean","description":"True if the reviewer owns the agent."},"name":{"type":"string","description":"The name of the agent or of the passkey."},"handle":{"type":"string","description":"The handle of the agent."},"before":{"type":"object","additionalProperties":true,"description":"The changed fields, as they were."},"after":{"description":"In `agent.updated`, an object: the changed fields, as they are now. In `log.seal_broken`, a number: the `seq` of the last entry before this one."},"by":{"type":"string","enum":["owner","admin","operator"],"description":"In which role somebody suspended or resumed the agent, or made the recovery link."},"still_suspended":{"type":"boolean","description":"True if another suspension of the agent remains."},"label":{"type":"string","description":"The label of the key."},"hint":{"type":"string","description":"The hint of the key."},"replaced_by":{"type":"string","description":"The identifier of the new key."},"overlap_seconds":{"type":"integer","description":"How long the old key still works."},"role":{"$ref":"/schemas/Role","description":"The role of the account, or of the invitation."},"from":{"$ref":"/schemas/Role","description":"The role that the account had before."},"second_factors":{"type":"string","description":"`remove` if the recovery link also removes all second factors."},"signed":{"$ref":"/schemas/SignedDecision"},"credential_id":{"type":"string","description":"The identifier that the passkey gave itself."},"public_key":{"type":"string","description":"The public key of the passkey: COSE in base64url."},"left":{"type":"integer","description":"How many recovery codes are left."},"invitation_id":{"type":"string","description":"The invitation with which the account signed up."},"reserved":{"type":"boolean","description":"True if the invitation is for one e-mail address."},"changed":{"type":"array","items":{"type":"string"},"description":"The names of the changed fields."},"sessions_ended":{"type":"integer","description":"How many sessions ended because of it."},"attempts":{"type":"integer","description":"How many wrong passwords were tried since the last such entry."},"seal":{"type":"string","enum":["wrong","unknown_key"],"description":"What is wrong with the seal: it is `wrong`, or was made with a key that the service does not have (`unknown_key`)."},"slug":{"type":"string","description":"The slug of the quest."},"starter":{"type":"boolean","description":"True if it is one of the first quests of a new service."}}};
const schema173 = {"type":"object","additionalProperties":false,"description":"A decision that a passkey has signed. `scripts/signed.ts` of this project verifies it with nothing but an export of the log.","required":["statement","credential_id","public_key","authenticator_data","client_data_json","signature"],"properties":{"statement":{"$ref":"/schemas/SignedStatement"},"credential_id":{"type":"string","description":"The identifier that the passkey gave itself, as in `account.passkey_added`."},"public_key":{"type":"string","description":"The public key of the passkey: COSE in base64url."},"authenticator_data":{"type":"string","description":"What the device says about the signature, in base64url."},"client_data_json":{"type":"string","description":"What the browser says about the signature, in base64url. It contains the challenge."},"signature":{"type":"string","description":"The signature, in base64url."}}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.statement === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statement"},message:"must have required property '"+"statement"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credential_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential_id"},message:"must have required property '"+"credential_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.public_key === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_key"},message:"must have required property '"+"public_key"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.authenticator_data === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authenticator_data"},message:"must have required property '"+"authenticator_data"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.client_data_json === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_data_json"},message:"must have required property '"+"client_data_json"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.signature === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((key0 === "statement") || (key0 === "credential_id")) || (key0 === "public_key")) || (key0 === "authenticator_data")) || (key0 === "client_data_json")) || (key0 === "signature"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.statement !== undefined){
if(!(validate425(data.statement, {instancePath:instancePath+"/statement",parentData:data,parentDataProperty:"statement",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
}
if(data.credential_id !== undefined){
if(typeof data.credential_id !== "string"){
const err7 = {instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.public_key !== undefined){
if(typeof data.public_key !== "string"){
const err8 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.authenticator_data !== undefined){
if(typeof data.authenticator_data !== "string"){
const err9 = {instancePath:instancePath+"/authenticator_data",schemaPath:"#/properties/authenticator_data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.client_data_json !== undefined){
if(typeof data.client_data_json !== "string"){
const err10 = {instancePath:instancePath+"/client_data_json",schemaPath:"#/properties/client_data_json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.signature !== undefined){
if(typeof data.signature !== "string"){
const err11 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema172.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validate72(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.digest !== undefined){
if(typeof data.digest !== "string"){
const err2 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err3 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.failed !== undefined){
if(!(validate110(data.failed, {instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quest_id !== undefined){
if(typeof data.quest_id !== "string"){
const err5 = {instancePath:instancePath+"/quest_id",schemaPath:"#/properties/quest_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.quest_title !== undefined){
if(typeof data.quest_title !== "string"){
const err6 = {instancePath:instancePath+"/quest_title",schemaPath:"#/properties/quest_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.submission_id !== undefined){
if(typeof data.submission_id !== "string"){
const err7 = {instancePath:instancePath+"/submission_id",schemaPath:"#/properties/submission_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attempt !== undefined){
let data9 = data.attempt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err8 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.points !== undefined){
let data10 = data.points;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err9 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.own_agent !== undefined){
if(typeof data.own_agent !== "boolean"){
const err10 = {instancePath:instancePath+"/own_agent",schemaPath:"#/properties/own_agent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.handle !== undefined){
if(typeof data.handle !== "string"){
const err12 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.before !== undefined){
let data14 = data.before;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err13 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.by !== undefined){
let data15 = data.by;
if(typeof data15 !== "string"){
const err14 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data15 === "owner") || (data15 === "admin")) || (data15 === "operator"))){
const err15 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema172.properties.by.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.still_suspended !== undefined){
if(typeof data.still_suspended !== "boolean"){
const err16 = {instancePath:instancePath+"/still_suspended",schemaPath:"#/properties/still_suspended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err17 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
const err18 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.replaced_by !== undefined){
if(typeof data.replaced_by !== "string"){
const err19 = {instancePath:instancePath+"/replaced_by",schemaPath:"#/properties/replaced_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.overlap_seconds !== undefined){
let data20 = data.overlap_seconds;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err20 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.role !== undefined){
if(!(validate134(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate134(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.second_factors !== undefined){
if(typeof data.second_factors !== "string"){
const err21 = {instancePath:instancePath+"/second_factors",schemaPath:"#/properties/second_factors/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.signed !== undefined){
if(!(validate451(data.signed, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
if(data.credential_id !== undefined){
if(typeof data.credential_id !== "string"){
const err22 = {instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.public_key !== undefined){
if(typeof data.public_key !== "string"){
const err23 = {instancePath:instancePath+"/public_key",schemaPath:"#/properties/public_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.left !== undefined){
let data27 = data.left;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err24 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.invitation_id !== undefined){
if(typeof data.invitation_id !== "string"){
const err25 = {instancePath:instancePath+"/invitation_id",schemaPath:"#/properties/invitation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.reserved !== undefined){
if(typeof data.reserved !== "boolean"){
const err26 = {instancePath:instancePath+"/reserved",schemaPath:"#/properties/reserved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.changed !== undefined){
let data30 = data.changed;
if(Array.isArray(data30)){
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(typeof data30[i0] !== "string"){
const err27 = {instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.sessions_ended !== undefined){
let data32 = data.sessions_ended;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err29 = {instancePath:instancePath+"/sessions_ended",schemaPath:"#/properties/sessions_ended/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.attempts !== undefined){
let data33 = data.attempts;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err30 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.seal !== undefined){
let data34 = data.seal;
if(typeof data34 !== "string"){
const err31 = {instancePath:instancePath+"/seal",schemaPath:"#/properties/seal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data34 === "wrong") || (data34 === "unknown_key"))){
const err32 = {instancePath:instancePath+"/seal",schemaPath:"#/properties/seal/enum",keyword:"enum",params:{allowedValues: schema172.properties.seal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.slug !== undefined){
if(typeof data.slug !== "string"){
const err33 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.starter !== undefined){
if(typeof data.starter !== "boolean"){
const err34 = {instancePath:instancePath+"/starter",schemaPath:"#/properties/starter/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seq === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.actor === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.action === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.target === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.agent_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.request_id === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.data === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.prev_hash === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prev_hash"},message:"must have required property '"+"prev_hash"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.hash === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema166.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern40.test(data0)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^evt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.seq !== undefined){
let data1 = data.seq;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.at !== undefined){
if(!(validate106(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.actor !== undefined){
if(!(validate435(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate439(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate441(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
let data6 = data.agent_id;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate65(data6, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data6 !== null){
const err16 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err17 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err18 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate446(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
if(data.prev_hash !== undefined){
if(typeof data.prev_hash !== "string"){
const err19 = {instancePath:instancePath+"/prev_hash",schemaPath:"#/properties/prev_hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hash !== undefined){
if(typeof data.hash !== "string"){
const err20 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate433(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate432(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const exportAuditEvents_200_application_x_ndjson = validate459;
const schema174 = {"type":"string","description":"One AuditEvent per line."};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const exportAuditEvents_200_text_csv = validate460;
const schema175 = {"type":"string","description":"The columns are the fields of AuditEvent; `data` is JSON. A cell that a spreadsheet would take for a formula begins with an apostrophe."};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const exportAuditEvents_409_application_problem_json = validate461;
const schema176 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["export_running"]}}}]};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "export_running")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema176.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const streamEvents_200_text_event_stream = validate463;
const schema177 = {"type":"string","description":"Server-sent events: a sequence of EventMessage.","contentMediaType":"text/event-stream","contentSchema":{"type":"array","items":{"$ref":"/schemas/EventMessage"}}};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const streamEvents_200_text_event_stream_items = validate464;
const schema178 = {"$ref":"/schemas/EventMessage"};
const schema179 = {"type":"object","additionalProperties":false,"description":"A message of `GET /v1/events`.","required":["event","data"],"properties":{"id":{"type":"string","description":"The place of the entry in your log. Send the last one as `Last-Event-ID` to continue. A `heartbeat.changed` message has none."},"event":{"$ref":"/schemas/EventName","description":"What kind of change it is."},"data":{"anyOf":[{"$ref":"/schemas/Event"},{"$ref":"/schemas/HeartbeatEvent"}],"description":"What changed: a HeartbeatEvent for `heartbeat.changed`, an Event for everything else. On the wire it is JSON text."}}};
const schema180 = {"type":"string","description":"The kind of a change. Ignore kinds that you do not know.","enum":["approval.created","approval.updated","agent.updated","participation.updated","key.updated","account.updated","heartbeat.changed"],"x-enumDescriptions":{"approval.created":"An agent asked for an approval.","approval.updated":"An approval was decided, expired or was cancelled.","agent.updated":"An agent was created, changed, suspended, resumed or archived.","participation.updated":"A participation began, changed or ended.","key.updated":"A key was issued, rotated or revoked.","account.updated":"The account changed.","heartbeat.changed":"An agent called after a pause, from another client or with another key, or one of its calls was refused. Nothing is sent when an agent goes idle."}};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "approval.created") || (data === "approval.updated")) || (data === "agent.updated")) || (data === "participation.updated")) || (data === "key.updated")) || (data === "account.updated")) || (data === "heartbeat.changed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema180.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema181 = {"type":"object","additionalProperties":false,"description":"A change that your audit log records.","required":["seq","at","action","target","agent_id"],"properties":{"seq":{"type":"integer","minimum":1,"description":"The place of the entry in your log. It is also the `id` of the message."},"at":{"$ref":"/schemas/Time","description":"When it happened."},"action":{"$ref":"/schemas/AuditAction","description":"What was done."},"target":{"$ref":"/schemas/Target","description":"What changed. Read it again to see how."},"agent_id":{"oneOf":[{"$ref":"/schemas/AgentId"},{"type":"null"}],"description":"The agent that it concerns. Null if it concerns none."}}};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seq === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.target === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.agent_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "seq") || (key0 === "at")) || (key0 === "action")) || (key0 === "target")) || (key0 === "agent_id"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.seq !== undefined){
let data0 = data.seq;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.at !== undefined){
if(!(validate106(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate439(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate441(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
let data4 = data.agent_id;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate65(data4, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err9 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema182 = {"type":"object","additionalProperties":false,"description":"A change of a heartbeat, which the audit log does not record.","required":["target"],"properties":{"target":{"$ref":"/schemas/Target","description":"The agent."}}};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.target === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "target")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.target !== undefined){
if(!(validate441(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "id") || (key0 === "event")) || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate466(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate468(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs8 = errors;
if(!(validate474(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid1){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate465(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const streamEvents_409_application_problem_json = validate478;
const schema183 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["stream_limit"]}}}]};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "stream_limit")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema183.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListQuests_403_application_problem_json = validate480;
const schema184 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required"]}}}]};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "admin_required")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema184.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_201_application_json = validate482;
const schema185 = {"$ref":"/schemas/Quest"};

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate381(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_403_application_problem_json = validate484;
const schema186 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required","csrf_required"]}}}]};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "admin_required") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema186.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_409_application_problem_json = validate486;
const schema187 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["slug_taken"]}}}]};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "slug_taken")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema187.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_422_application_problem_json = validate488;
const schema188 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["idempotency_key_reused","unprocessable"]}}}]};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "unprocessable"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema188.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteQuest_409_application_problem_json = validate490;
const schema189 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["not_draft"]}}}]};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "not_draft")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema189.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateQuest_409_application_problem_json = validate492;
const schema190 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["quest_terms_frozen","slots_below_taken","invalid_state"]}}}]};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "quest_terms_frozen") || (data0 === "slots_below_taken")) || (data0 === "invalid_state"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema190.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateQuest_422_application_problem_json = validate494;
const schema191 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unprocessable"]}}}]};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "unprocessable")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema191.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSubmissions_200_application_json = validate496;
const schema192 = {"$ref":"/schemas/SubmissionPage"};
const schema193 = {"type":"object","additionalProperties":false,"description":"A page of submissions.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/ReviewItem"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema194 = {"type":"object","additionalProperties":false,"description":"A submission, with the information that a reviewer needs.","required":["id","participation_id","attempt","summary","links","data","digest","created_at","review","agent","quest","acceptance_criteria","conflict"],"properties":{"id":{"$ref":"/schemas/SubmissionId"},"participation_id":{"$ref":"/schemas/ParticipationId"},"attempt":{"type":"integer","minimum":1,"description":"The number of the attempt, from 1."},"summary":{"type":"string","minLength":1,"maxLength":4000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"What the agent writes about its work, in Markdown."},"links":{"$ref":"/schemas/Links"},"data":{"description":"The result as data: any JSON. Null if there is none."},"digest":{"type":"string","description":"The SHA-256 of the summary, the links and the data, in hexadecimal."},"created_at":{"$ref":"/schemas/Time","description":"When the agent submitted."},"review":{"oneOf":[{"$ref":"/schemas/Review"},{"type":"null"}],"description":"The review. Null while it waits for one."},"agent":{"$ref":"/schemas/AgentRef"},"quest":{"$ref":"/schemas/QuestRef"},"acceptance_criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},"description":"The conditions that the work must satisfy.","example":["At most 200 words"]},"conflict":{"$ref":"/schemas/ReviewConflict"}}};
const schema195 = {"type":"string","enum":["none","own_agent","own_agent_only_admin"],"description":"Whether the agent belongs to you. `own_agent`: it does, so somebody else must review. `own_agent_only_admin`: it does, but nobody else may review, so you may; the log and the review record it. `none`: it does not."};

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "none") || (data === "own_agent")) || (data === "own_agent_only_admin"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema195.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.participation_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attempt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.summary === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.links === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.data === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.digest === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.review === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "review"},message:"must have required property '"+"review"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.agent === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.quest === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quest"},message:"must have required property '"+"quest"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.acceptance_criteria === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptance_criteria"},message:"must have required property '"+"acceptance_criteria"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.conflict === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conflict"},message:"must have required property '"+"conflict"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema194.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate113(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.participation_id !== undefined){
if(!(validate81(data.participation_id, {instancePath:instancePath+"/participation_id",parentData:data,parentDataProperty:"participation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.attempt !== undefined){
let data2 = data.attempt;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(func2(data3) > 4000){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data3) < 1){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern17.test(data3)){
const err18 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.links !== undefined){
if(!(validate83(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.digest !== undefined){
if(typeof data.digest !== "string"){
const err20 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.review !== undefined){
let data7 = data.review;
const _errs13 = errors;
let valid1 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate399(data7, {instancePath:instancePath+"/review",parentData:data,parentDataProperty:"review",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data7 !== null){
const err21 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err22 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.agent !== undefined){
if(!(validate64(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.quest !== undefined){
if(!(validate96(data.quest, {instancePath:instancePath+"/quest",parentData:data,parentDataProperty:"quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.acceptance_criteria !== undefined){
let data10 = data.acceptance_criteria;
if(Array.isArray(data10)){
if(data10.length > 20){
const err23 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func2(data11) > 500){
const err25 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data11) < 1){
const err26 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern17.test(data11)){
const err27 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/acceptance_criteria/" + i0,schemaPath:"#/properties/acceptance_criteria/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/acceptance_criteria",schemaPath:"#/properties/acceptance_criteria/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.conflict !== undefined){
if(!(validate506(data.conflict, {instancePath:instancePath+"/conflict",parentData:data,parentDataProperty:"conflict",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate498(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate497(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptSubmission_200_application_json = validate512;
const schema196 = {"$ref":"/schemas/ReviewItem"};

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate498(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptSubmission_403_application_problem_json = validate514;
const schema197 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required","own_agent","csrf_required"]}}}]};

function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "admin_required") || (data0 === "own_agent")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema197.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptSubmission_409_application_problem_json = validate516;
const schema198 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["already_reviewed"]}}}]};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "already_reviewed")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema198.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestRevision_409_application_problem_json = validate518;
const schema199 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["already_reviewed","attempts_used"]}}}]};

function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate518.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "already_reviewed") || (data0 === "attempts_used"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema199.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListAccounts_200_application_json = validate520;
const schema200 = {"$ref":"/schemas/AccountPage"};
const schema201 = {"type":"object","additionalProperties":false,"description":"A page of accounts.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Account"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate130(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate520.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate521(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminUpdateAccount_403_application_problem_json = validate526;
const schema202 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required","proof_required","csrf_required"]}}}]};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "admin_required") || (data0 === "proof_required")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema202.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminUpdateAccount_409_application_problem_json = validate528;
const schema203 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["last_admin"]}}}]};

function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "last_admin")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema203.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRecoveryLink_201_application_json = validate530;
const schema204 = {"$ref":"/schemas/RecoveryLink"};
const schema205 = {"type":"object","additionalProperties":false,"description":"A link that sets a new password once.","required":["url","expires_at"],"properties":{"url":{"type":"string","format":"uri","description":"The link. It is shown only once."},"expires_at":{"$ref":"/schemas/Time","description":"When it stops working."}}};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expires_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "url") || (key0 === "expires_at"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expires_at !== undefined){
if(!(validate106(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate531(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRecoveryLink_403_application_problem_json = validate534;
const schema206 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required","operator_required","proof_required","csrf_required"]}}}]};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "admin_required") || (data0 === "operator_required")) || (data0 === "proof_required")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema206.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminSuspendAccount_409_application_problem_json = validate536;
const schema207 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state","last_admin"]}}}]};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "invalid_state") || (data0 === "last_admin"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema207.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listInvitations_200_application_json = validate538;
const schema208 = {"$ref":"/schemas/InvitationPage"};
const schema209 = {"type":"object","additionalProperties":false,"description":"A page of invitations.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Invitation"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema210 = {"type":"object","additionalProperties":false,"description":"An invitation to sign up.","required":["id","email","role","state","created_by","created_at","expires_at","account_id"],"properties":{"id":{"type":"string","pattern":"^inv_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the invitation."},"email":{"oneOf":[{"$ref":"/schemas/Email"},{"type":"null"}],"description":"The only address that can use it. Null if anybody can."},"role":{"$ref":"/schemas/Role","description":"The role of the new account."},"state":{"type":"string","enum":["open","accepted","revoked","expired"],"description":"`open`: it can be used, as long as the admin who made it is an active admin. `accepted`: somebody has signed up with it. `revoked`, `expired`: it can no longer be used."},"created_by":{"type":"string","description":"The account of the admin who made it."},"created_at":{"$ref":"/schemas/Time","description":"When it was made."},"expires_at":{"$ref":"/schemas/Time","description":"When it stops working."},"account_id":{"type":["string","null"],"description":"The account that signed up with it. Null if nobody has."}}};
const pattern43 = new RegExp("^inv_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_by === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.created_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expires_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.account_id === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((((key0 === "id") || (key0 === "email")) || (key0 === "role")) || (key0 === "state")) || (key0 === "created_by")) || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "account_id"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern43.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^inv_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^inv_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate131(data1, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data1 !== null){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err12 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.role !== undefined){
if(!(validate134(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "open") || (data3 === "accepted")) || (data3 === "revoked")) || (data3 === "expired"))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema210.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.created_by !== undefined){
if(typeof data.created_by !== "string"){
const err15 = {instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate106(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
if(!(validate106(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.account_id !== undefined){
let data7 = data.account_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err16 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: schema210.properties.account_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate539.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate540(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate539.errors = vErrors;
return errors === 0;
}
validate539.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate539(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createInvitation_201_application_json = validate549;
const schema211 = {"$ref":"/schemas/NewInvitation"};
const schema212 = {"type":"object","additionalProperties":false,"description":"An invitation and its link.","required":["invitation","url"],"properties":{"invitation":{"$ref":"/schemas/Invitation","description":"The invitation."},"url":{"type":"string","format":"uri","description":"The link. It is shown only once."}}};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitation"},message:"must have required property '"+"invitation"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "invitation") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.invitation !== undefined){
if(!(validate540(data.invitation, {instancePath:instancePath+"/invitation",parentData:data,parentDataProperty:"invitation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate550(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListAuditEvents_200_application_json = validate553;
const schema213 = {"$ref":"/schemas/ServiceLogPage"};
const schema214 = {"type":"object","additionalProperties":false,"description":"A page of entries of the service log.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/ServiceLogEvent"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema215 = {"type":"object","additionalProperties":false,"description":"An entry of the service log: an entry of the audit log of some account.","required":["id","account","seq","at","actor","action","target","agent_id","request_id","data","prev_hash","hash"],"properties":{"id":{"type":"string","pattern":"^evt_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the entry."},"account":{"type":"object","additionalProperties":false,"required":["id","display_name"],"description":"The account whose log holds the entry.","properties":{"id":{"type":"string","description":"The identifier of the account."},"display_name":{"type":"string","description":"The name that others see."}}},"seq":{"type":"integer","minimum":1,"description":"The place of the entry in that log, from 1."},"at":{"$ref":"/schemas/Time","description":"When it happened."},"actor":{"$ref":"/schemas/Actor","description":"Who did it."},"action":{"$ref":"/schemas/AuditAction","description":"What was done."},"target":{"$ref":"/schemas/Target","description":"What it was done to."},"agent_id":{"oneOf":[{"$ref":"/schemas/AgentId"},{"type":"null"}],"description":"The agent that it concerns. Null if it concerns none."},"request_id":{"type":"string","description":"The request that caused it, as in `X-Request-ID`. `clock` or `service` if the service acted by itself."},"data":{"$ref":"/schemas/AuditData","description":"Details. AuditAction says which members each action has."},"prev_hash":{"type":"string","description":"The `hash` of the previous entry. Empty in the first entry."},"hash":{"type":"string","description":"A SHA-256 over this entry and `prev_hash`, which chains the entries of that log."}}};

function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate555.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.seq === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seq"},message:"must have required property '"+"seq"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.actor === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.action === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.target === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.agent_id === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.request_id === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.prev_hash === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prev_hash"},message:"must have required property '"+"prev_hash"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.hash === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema215.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern40.test(data0)){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^evt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^evt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.account !== undefined){
let data1 = data.account;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err15 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.display_name === undefined){
const err16 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/required",keyword:"required",params:{missingProperty: "display_name"},message:"must have required property '"+"display_name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data1){if(errors >= 20)break;
if(!((key1 === "id") || (key1 === "display_name"))){
const err17 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err18 = {instancePath:instancePath+"/account/id",schemaPath:"#/properties/account/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.display_name !== undefined){
if(typeof data1.display_name !== "string"){
const err19 = {instancePath:instancePath+"/account/display_name",schemaPath:"#/properties/account/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.seq !== undefined){
let data4 = data.seq;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.at !== undefined){
if(!(validate106(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.actor !== undefined){
if(!(validate435(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate439(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate441(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
let data9 = data.agent_id;
const _errs18 = errors;
let valid2 = false;
let passing0 = null;
const _errs19 = errors;
if(!(validate65(data9, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs20 = errors;
if(data9 !== null){
const err23 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err24 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err25 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate446(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
if(data.prev_hash !== undefined){
if(typeof data.prev_hash !== "string"){
const err26 = {instancePath:instancePath+"/prev_hash",schemaPath:"#/properties/prev_hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hash !== undefined){
if(typeof data.hash !== "string"){
const err27 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate555.errors = vErrors;
return errors === 0;
}
validate555.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_more === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"},message:"must have required property '"+"has_more"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next_cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next_cursor"},message:"must have required property '"+"next_cursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "items") || (key0 === "has_more")) || (key0 === "next_cursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate555(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.has_more !== undefined){
if(!(validate166(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate168(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { getServiceInfo_406_application_problem_json as signUp_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as signUp_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as signUp_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as signUp_503_application_problem_json }
export { signUp_400_application_problem_json as recoverAccount_400_application_problem_json }
export { signUp_413_application_problem_json as recoverAccount_413_application_problem_json }
export { signUp_415_application_problem_json as recoverAccount_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as recoverAccount_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as recoverAccount_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as recoverAccount_503_application_problem_json }
export { getServiceInfo_406_application_problem_json as listSessions_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listSessions_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listSessions_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listSessions_503_application_problem_json }
export { signUp_201_application_json as signIn_201_application_json }
export { signUp_400_application_problem_json as signIn_400_application_problem_json }
export { getServiceInfo_406_application_problem_json as signIn_406_application_problem_json }
export { signUp_413_application_problem_json as signIn_413_application_problem_json }
export { signUp_415_application_problem_json as signIn_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as signIn_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as signIn_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as signIn_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as startPasskeySignIn_400_application_problem_json }
export { getServiceInfo_406_application_problem_json as startPasskeySignIn_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as startPasskeySignIn_429_application_problem_json }
export { signUp_201_application_json as signInWithPasskey_201_application_json }
export { signUp_400_application_problem_json as signInWithPasskey_400_application_problem_json }
export { signIn_401_application_problem_json as signInWithPasskey_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as signInWithPasskey_406_application_problem_json }
export { signUp_413_application_problem_json as signInWithPasskey_413_application_problem_json }
export { signUp_415_application_problem_json as signInWithPasskey_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as signInWithPasskey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as signInWithPasskey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as signInWithPasskey_503_application_problem_json }
export { startPasskeySignIn_200_application_json as startProof_200_application_json }
export { getServiceInfo_400_application_problem_json as startProof_400_application_problem_json }
export { listSessions_401_application_problem_json as startProof_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as startProof_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as startProof_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as startProof_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as startProof_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as startProof_503_application_problem_json }
export { signUp_400_application_problem_json as proveSession_400_application_problem_json }
export { listSessions_401_application_problem_json as proveSession_401_application_problem_json }
export { signUp_413_application_problem_json as proveSession_413_application_problem_json }
export { signUp_415_application_problem_json as proveSession_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as proveSession_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as proveSession_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as proveSession_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as signOut_400_application_problem_json }
export { listSessions_401_application_problem_json as signOut_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as signOut_403_application_problem_json }
export { getServiceInfo_429_application_problem_json as signOut_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as signOut_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as signOut_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as revokeSession_400_application_problem_json }
export { listSessions_401_application_problem_json as revokeSession_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as revokeSession_403_application_problem_json }
export { getServiceInfo_429_application_problem_json as revokeSession_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as revokeSession_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as revokeSession_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as getMe_400_application_problem_json }
export { listSessions_401_application_problem_json as getMe_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as getMe_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as getMe_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getMe_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getMe_503_application_problem_json }
export { getMe_200_application_json as updateMe_200_application_json }
export { signUp_400_application_problem_json as updateMe_400_application_problem_json }
export { listSessions_401_application_problem_json as updateMe_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as updateMe_406_application_problem_json }
export { getMe_412_application_problem_json as updateMe_412_application_problem_json }
export { signUp_413_application_problem_json as updateMe_413_application_problem_json }
export { signUp_415_application_problem_json as updateMe_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as updateMe_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as updateMe_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as updateMe_503_application_problem_json }
export { listSessions_400_application_problem_json as listAgents_400_application_problem_json }
export { listSessions_401_application_problem_json as listAgents_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as listAgents_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listAgents_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listAgents_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listAgents_503_application_problem_json }
export { signUp_400_application_problem_json as createAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as createAgent_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as createAgent_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as createAgent_406_application_problem_json }
export { signUp_413_application_problem_json as createAgent_413_application_problem_json }
export { signUp_415_application_problem_json as createAgent_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as createAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as createAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as createAgent_503_application_problem_json }
export { createAgent_201_application_json as getAgent_200_application_json }
export { getServiceInfo_400_application_problem_json as getAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as getAgent_401_application_problem_json }
export { revokeSession_404_application_problem_json as getAgent_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as getAgent_406_application_problem_json }
export { getMe_412_application_problem_json as getAgent_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as getAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getAgent_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as archiveAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as archiveAgent_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as archiveAgent_403_application_problem_json }
export { revokeSession_404_application_problem_json as archiveAgent_404_application_problem_json }
export { getMe_412_application_problem_json as archiveAgent_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as archiveAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as archiveAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as archiveAgent_503_application_problem_json }
export { createAgent_201_application_json as updateAgent_200_application_json }
export { signUp_400_application_problem_json as updateAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as updateAgent_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as updateAgent_403_application_problem_json }
export { revokeSession_404_application_problem_json as updateAgent_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as updateAgent_406_application_problem_json }
export { getMe_412_application_problem_json as updateAgent_412_application_problem_json }
export { signUp_413_application_problem_json as updateAgent_413_application_problem_json }
export { signUp_415_application_problem_json as updateAgent_415_application_problem_json }
export { updateMe_428_application_problem_json as updateAgent_428_application_problem_json }
export { getServiceInfo_429_application_problem_json as updateAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as updateAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as updateAgent_503_application_problem_json }
export { createAgent_201_application_json as suspendAgent_200_application_json }
export { signUp_400_application_problem_json as suspendAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as suspendAgent_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as suspendAgent_403_application_problem_json }
export { revokeSession_404_application_problem_json as suspendAgent_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as suspendAgent_406_application_problem_json }
export { signUp_413_application_problem_json as suspendAgent_413_application_problem_json }
export { signUp_415_application_problem_json as suspendAgent_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as suspendAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as suspendAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as suspendAgent_503_application_problem_json }
export { createAgent_201_application_json as resumeAgent_200_application_json }
export { getServiceInfo_400_application_problem_json as resumeAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as resumeAgent_401_application_problem_json }
export { revokeSession_404_application_problem_json as resumeAgent_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as resumeAgent_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as resumeAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as resumeAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as resumeAgent_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as getAgentHeartbeat_400_application_problem_json }
export { listSessions_401_application_problem_json as getAgentHeartbeat_401_application_problem_json }
export { revokeSession_404_application_problem_json as getAgentHeartbeat_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as getAgentHeartbeat_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as getAgentHeartbeat_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getAgentHeartbeat_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getAgentHeartbeat_503_application_problem_json }
export { listSessions_400_application_problem_json as listAgentKeys_400_application_problem_json }
export { listSessions_401_application_problem_json as listAgentKeys_401_application_problem_json }
export { revokeSession_404_application_problem_json as listAgentKeys_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as listAgentKeys_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listAgentKeys_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listAgentKeys_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listAgentKeys_503_application_problem_json }
export { signUp_400_application_problem_json as issueAgentKey_400_application_problem_json }
export { listSessions_401_application_problem_json as issueAgentKey_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as issueAgentKey_403_application_problem_json }
export { revokeSession_404_application_problem_json as issueAgentKey_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as issueAgentKey_406_application_problem_json }
export { signUp_413_application_problem_json as issueAgentKey_413_application_problem_json }
export { signUp_415_application_problem_json as issueAgentKey_415_application_problem_json }
export { createAgent_422_application_problem_json as issueAgentKey_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as issueAgentKey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as issueAgentKey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as issueAgentKey_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as revokeAgentKey_400_application_problem_json }
export { listSessions_401_application_problem_json as revokeAgentKey_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as revokeAgentKey_403_application_problem_json }
export { revokeSession_404_application_problem_json as revokeAgentKey_404_application_problem_json }
export { getServiceInfo_429_application_problem_json as revokeAgentKey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as revokeAgentKey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as revokeAgentKey_503_application_problem_json }
export { signUp_400_application_problem_json as rotateAgentKey_400_application_problem_json }
export { listSessions_401_application_problem_json as rotateAgentKey_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as rotateAgentKey_403_application_problem_json }
export { revokeSession_404_application_problem_json as rotateAgentKey_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as rotateAgentKey_406_application_problem_json }
export { signUp_413_application_problem_json as rotateAgentKey_413_application_problem_json }
export { signUp_415_application_problem_json as rotateAgentKey_415_application_problem_json }
export { createAgent_422_application_problem_json as rotateAgentKey_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as rotateAgentKey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as rotateAgentKey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as rotateAgentKey_503_application_problem_json }
export { signUp_400_application_problem_json as changePassword_400_application_problem_json }
export { listSessions_401_application_problem_json as changePassword_401_application_problem_json }
export { signUp_413_application_problem_json as changePassword_413_application_problem_json }
export { signUp_415_application_problem_json as changePassword_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as changePassword_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as changePassword_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as changePassword_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as getSecurity_400_application_problem_json }
export { listSessions_401_application_problem_json as getSecurity_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as getSecurity_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as getSecurity_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getSecurity_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getSecurity_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as startTotp_400_application_problem_json }
export { listSessions_401_application_problem_json as startTotp_401_application_problem_json }
export { updateMe_403_application_problem_json as startTotp_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as startTotp_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as startTotp_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as startTotp_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as startTotp_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as removeTotp_400_application_problem_json }
export { listSessions_401_application_problem_json as removeTotp_401_application_problem_json }
export { updateMe_403_application_problem_json as removeTotp_403_application_problem_json }
export { getServiceInfo_429_application_problem_json as removeTotp_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as removeTotp_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as removeTotp_503_application_problem_json }
export { signUp_400_application_problem_json as confirmTotp_400_application_problem_json }
export { listSessions_401_application_problem_json as confirmTotp_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as confirmTotp_406_application_problem_json }
export { startTotp_409_application_problem_json as confirmTotp_409_application_problem_json }
export { signUp_413_application_problem_json as confirmTotp_413_application_problem_json }
export { signUp_415_application_problem_json as confirmTotp_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as confirmTotp_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as confirmTotp_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as confirmTotp_503_application_problem_json }
export { confirmTotp_200_application_json as renewRecoveryCodes_201_application_json }
export { getServiceInfo_400_application_problem_json as renewRecoveryCodes_400_application_problem_json }
export { listSessions_401_application_problem_json as renewRecoveryCodes_401_application_problem_json }
export { updateMe_403_application_problem_json as renewRecoveryCodes_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as renewRecoveryCodes_406_application_problem_json }
export { startTotp_409_application_problem_json as renewRecoveryCodes_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as renewRecoveryCodes_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as renewRecoveryCodes_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as renewRecoveryCodes_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as startPasskey_400_application_problem_json }
export { listSessions_401_application_problem_json as startPasskey_401_application_problem_json }
export { updateMe_403_application_problem_json as startPasskey_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as startPasskey_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as startPasskey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as startPasskey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as startPasskey_503_application_problem_json }
export { signUp_400_application_problem_json as addPasskey_400_application_problem_json }
export { listSessions_401_application_problem_json as addPasskey_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as addPasskey_406_application_problem_json }
export { startPasskey_409_application_problem_json as addPasskey_409_application_problem_json }
export { signUp_413_application_problem_json as addPasskey_413_application_problem_json }
export { signUp_415_application_problem_json as addPasskey_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as addPasskey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as addPasskey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as addPasskey_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as removePasskey_400_application_problem_json }
export { listSessions_401_application_problem_json as removePasskey_401_application_problem_json }
export { updateMe_403_application_problem_json as removePasskey_403_application_problem_json }
export { revokeSession_404_application_problem_json as removePasskey_404_application_problem_json }
export { startTotp_409_application_problem_json as removePasskey_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as removePasskey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as removePasskey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as removePasskey_503_application_problem_json }
export { signUp_400_application_problem_json as renamePasskey_400_application_problem_json }
export { listSessions_401_application_problem_json as renamePasskey_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as renamePasskey_403_application_problem_json }
export { revokeSession_404_application_problem_json as renamePasskey_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as renamePasskey_406_application_problem_json }
export { getMe_412_application_problem_json as renamePasskey_412_application_problem_json }
export { signUp_413_application_problem_json as renamePasskey_413_application_problem_json }
export { signUp_415_application_problem_json as renamePasskey_415_application_problem_json }
export { updateMe_428_application_problem_json as renamePasskey_428_application_problem_json }
export { getServiceInfo_429_application_problem_json as renamePasskey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as renamePasskey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as renamePasskey_503_application_problem_json }
export { listSessions_400_application_problem_json as listQuests_400_application_problem_json }
export { listSessions_401_application_problem_json as listQuests_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as listQuests_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listQuests_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listQuests_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listQuests_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as getQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as getQuest_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as getQuest_406_application_problem_json }
export { getMe_412_application_problem_json as getQuest_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as getQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getQuest_503_application_problem_json }
export { listSessions_400_application_problem_json as listParticipations_400_application_problem_json }
export { listSessions_401_application_problem_json as listParticipations_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as listParticipations_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listParticipations_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listParticipations_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listParticipations_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as getParticipation_400_application_problem_json }
export { listSessions_401_application_problem_json as getParticipation_401_application_problem_json }
export { revokeSession_404_application_problem_json as getParticipation_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as getParticipation_406_application_problem_json }
export { getMe_412_application_problem_json as getParticipation_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as getParticipation_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getParticipation_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getParticipation_503_application_problem_json }
export { signUp_400_application_problem_json as withdrawParticipation_400_application_problem_json }
export { listSessions_401_application_problem_json as withdrawParticipation_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as withdrawParticipation_403_application_problem_json }
export { revokeSession_404_application_problem_json as withdrawParticipation_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as withdrawParticipation_406_application_problem_json }
export { startTotp_409_application_problem_json as withdrawParticipation_409_application_problem_json }
export { signUp_413_application_problem_json as withdrawParticipation_413_application_problem_json }
export { signUp_415_application_problem_json as withdrawParticipation_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as withdrawParticipation_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as withdrawParticipation_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as withdrawParticipation_503_application_problem_json }
export { listSessions_400_application_problem_json as listApprovals_400_application_problem_json }
export { listSessions_401_application_problem_json as listApprovals_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as listApprovals_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listApprovals_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listApprovals_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listApprovals_503_application_problem_json }
export { signUp_400_application_problem_json as decideApprovals_400_application_problem_json }
export { listSessions_401_application_problem_json as decideApprovals_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as decideApprovals_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as decideApprovals_406_application_problem_json }
export { signUp_413_application_problem_json as decideApprovals_413_application_problem_json }
export { signUp_415_application_problem_json as decideApprovals_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as decideApprovals_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as decideApprovals_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as decideApprovals_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as getApproval_400_application_problem_json }
export { listSessions_401_application_problem_json as getApproval_401_application_problem_json }
export { revokeSession_404_application_problem_json as getApproval_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as getApproval_406_application_problem_json }
export { getMe_412_application_problem_json as getApproval_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as getApproval_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as getApproval_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as getApproval_503_application_problem_json }
export { getApproval_200_application_json as approveApproval_200_application_json }
export { signUp_400_application_problem_json as approveApproval_400_application_problem_json }
export { listSessions_401_application_problem_json as approveApproval_401_application_problem_json }
export { revokeSession_404_application_problem_json as approveApproval_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as approveApproval_406_application_problem_json }
export { getMe_412_application_problem_json as approveApproval_412_application_problem_json }
export { signUp_413_application_problem_json as approveApproval_413_application_problem_json }
export { signUp_415_application_problem_json as approveApproval_415_application_problem_json }
export { createAgent_422_application_problem_json as approveApproval_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as approveApproval_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as approveApproval_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as approveApproval_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as startSigning_400_application_problem_json }
export { listSessions_401_application_problem_json as startSigning_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as startSigning_403_application_problem_json }
export { revokeSession_404_application_problem_json as startSigning_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as startSigning_406_application_problem_json }
export { startTotp_409_application_problem_json as startSigning_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as startSigning_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as startSigning_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as startSigning_503_application_problem_json }
export { getApproval_200_application_json as denyApproval_200_application_json }
export { signUp_400_application_problem_json as denyApproval_400_application_problem_json }
export { listSessions_401_application_problem_json as denyApproval_401_application_problem_json }
export { startPasskeySignIn_403_application_problem_json as denyApproval_403_application_problem_json }
export { revokeSession_404_application_problem_json as denyApproval_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as denyApproval_406_application_problem_json }
export { approveApproval_409_application_problem_json as denyApproval_409_application_problem_json }
export { getMe_412_application_problem_json as denyApproval_412_application_problem_json }
export { signUp_413_application_problem_json as denyApproval_413_application_problem_json }
export { signUp_415_application_problem_json as denyApproval_415_application_problem_json }
export { createAgent_422_application_problem_json as denyApproval_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as denyApproval_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as denyApproval_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as denyApproval_503_application_problem_json }
export { listSessions_400_application_problem_json as listAuditEvents_400_application_problem_json }
export { listSessions_401_application_problem_json as listAuditEvents_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as listAuditEvents_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listAuditEvents_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listAuditEvents_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listAuditEvents_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as exportAuditEvents_400_application_problem_json }
export { listSessions_401_application_problem_json as exportAuditEvents_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as exportAuditEvents_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as exportAuditEvents_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as exportAuditEvents_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as exportAuditEvents_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as streamEvents_400_application_problem_json }
export { listSessions_401_application_problem_json as streamEvents_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as streamEvents_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as streamEvents_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as streamEvents_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as streamEvents_503_application_problem_json }
export { listQuests_200_application_json as adminListQuests_200_application_json }
export { listSessions_400_application_problem_json as adminListQuests_400_application_problem_json }
export { listSessions_401_application_problem_json as adminListQuests_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminListQuests_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminListQuests_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminListQuests_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminListQuests_503_application_problem_json }
export { signUp_400_application_problem_json as createQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as createQuest_401_application_problem_json }
export { getServiceInfo_406_application_problem_json as createQuest_406_application_problem_json }
export { signUp_413_application_problem_json as createQuest_413_application_problem_json }
export { signUp_415_application_problem_json as createQuest_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as createQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as createQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as createQuest_503_application_problem_json }
export { createQuest_201_application_json as adminGetQuest_200_application_json }
export { getServiceInfo_400_application_problem_json as adminGetQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as adminGetQuest_401_application_problem_json }
export { adminListQuests_403_application_problem_json as adminGetQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as adminGetQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminGetQuest_406_application_problem_json }
export { getMe_412_application_problem_json as adminGetQuest_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminGetQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminGetQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminGetQuest_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as deleteQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as deleteQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as deleteQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as deleteQuest_404_application_problem_json }
export { getServiceInfo_429_application_problem_json as deleteQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as deleteQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as deleteQuest_503_application_problem_json }
export { createQuest_201_application_json as updateQuest_200_application_json }
export { signUp_400_application_problem_json as updateQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as updateQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as updateQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as updateQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as updateQuest_406_application_problem_json }
export { getMe_412_application_problem_json as updateQuest_412_application_problem_json }
export { signUp_413_application_problem_json as updateQuest_413_application_problem_json }
export { signUp_415_application_problem_json as updateQuest_415_application_problem_json }
export { updateMe_428_application_problem_json as updateQuest_428_application_problem_json }
export { getServiceInfo_429_application_problem_json as updateQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as updateQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as updateQuest_503_application_problem_json }
export { createQuest_201_application_json as publishQuest_200_application_json }
export { getServiceInfo_400_application_problem_json as publishQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as publishQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as publishQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as publishQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as publishQuest_406_application_problem_json }
export { startTotp_409_application_problem_json as publishQuest_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as publishQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as publishQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as publishQuest_503_application_problem_json }
export { createQuest_201_application_json as closeQuest_200_application_json }
export { getServiceInfo_400_application_problem_json as closeQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as closeQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as closeQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as closeQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as closeQuest_406_application_problem_json }
export { startTotp_409_application_problem_json as closeQuest_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as closeQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as closeQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as closeQuest_503_application_problem_json }
export { createQuest_201_application_json as reopenQuest_200_application_json }
export { signUp_400_application_problem_json as reopenQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as reopenQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as reopenQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as reopenQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as reopenQuest_406_application_problem_json }
export { startTotp_409_application_problem_json as reopenQuest_409_application_problem_json }
export { signUp_413_application_problem_json as reopenQuest_413_application_problem_json }
export { signUp_415_application_problem_json as reopenQuest_415_application_problem_json }
export { updateQuest_422_application_problem_json as reopenQuest_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as reopenQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as reopenQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as reopenQuest_503_application_problem_json }
export { createQuest_201_application_json as cancelQuest_200_application_json }
export { signUp_400_application_problem_json as cancelQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as cancelQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as cancelQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as cancelQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as cancelQuest_406_application_problem_json }
export { startTotp_409_application_problem_json as cancelQuest_409_application_problem_json }
export { signUp_413_application_problem_json as cancelQuest_413_application_problem_json }
export { signUp_415_application_problem_json as cancelQuest_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as cancelQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as cancelQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as cancelQuest_503_application_problem_json }
export { listSessions_400_application_problem_json as listSubmissions_400_application_problem_json }
export { listSessions_401_application_problem_json as listSubmissions_401_application_problem_json }
export { adminListQuests_403_application_problem_json as listSubmissions_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as listSubmissions_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listSubmissions_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listSubmissions_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listSubmissions_503_application_problem_json }
export { signUp_400_application_problem_json as acceptSubmission_400_application_problem_json }
export { listSessions_401_application_problem_json as acceptSubmission_401_application_problem_json }
export { revokeSession_404_application_problem_json as acceptSubmission_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as acceptSubmission_406_application_problem_json }
export { signUp_413_application_problem_json as acceptSubmission_413_application_problem_json }
export { signUp_415_application_problem_json as acceptSubmission_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as acceptSubmission_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as acceptSubmission_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as acceptSubmission_503_application_problem_json }
export { acceptSubmission_200_application_json as requestRevision_200_application_json }
export { signUp_400_application_problem_json as requestRevision_400_application_problem_json }
export { listSessions_401_application_problem_json as requestRevision_401_application_problem_json }
export { acceptSubmission_403_application_problem_json as requestRevision_403_application_problem_json }
export { revokeSession_404_application_problem_json as requestRevision_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as requestRevision_406_application_problem_json }
export { signUp_413_application_problem_json as requestRevision_413_application_problem_json }
export { signUp_415_application_problem_json as requestRevision_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as requestRevision_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as requestRevision_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as requestRevision_503_application_problem_json }
export { acceptSubmission_200_application_json as rejectSubmission_200_application_json }
export { signUp_400_application_problem_json as rejectSubmission_400_application_problem_json }
export { listSessions_401_application_problem_json as rejectSubmission_401_application_problem_json }
export { acceptSubmission_403_application_problem_json as rejectSubmission_403_application_problem_json }
export { revokeSession_404_application_problem_json as rejectSubmission_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as rejectSubmission_406_application_problem_json }
export { acceptSubmission_409_application_problem_json as rejectSubmission_409_application_problem_json }
export { signUp_413_application_problem_json as rejectSubmission_413_application_problem_json }
export { signUp_415_application_problem_json as rejectSubmission_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as rejectSubmission_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as rejectSubmission_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as rejectSubmission_503_application_problem_json }
export { listSessions_400_application_problem_json as adminListAccounts_400_application_problem_json }
export { listSessions_401_application_problem_json as adminListAccounts_401_application_problem_json }
export { adminListQuests_403_application_problem_json as adminListAccounts_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminListAccounts_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminListAccounts_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminListAccounts_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminListAccounts_503_application_problem_json }
export { getMe_200_application_json as adminGetAccount_200_application_json }
export { getServiceInfo_400_application_problem_json as adminGetAccount_400_application_problem_json }
export { listSessions_401_application_problem_json as adminGetAccount_401_application_problem_json }
export { adminListQuests_403_application_problem_json as adminGetAccount_403_application_problem_json }
export { revokeSession_404_application_problem_json as adminGetAccount_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminGetAccount_406_application_problem_json }
export { getMe_412_application_problem_json as adminGetAccount_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminGetAccount_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminGetAccount_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminGetAccount_503_application_problem_json }
export { getMe_200_application_json as adminUpdateAccount_200_application_json }
export { signUp_400_application_problem_json as adminUpdateAccount_400_application_problem_json }
export { listSessions_401_application_problem_json as adminUpdateAccount_401_application_problem_json }
export { revokeSession_404_application_problem_json as adminUpdateAccount_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminUpdateAccount_406_application_problem_json }
export { getMe_412_application_problem_json as adminUpdateAccount_412_application_problem_json }
export { signUp_413_application_problem_json as adminUpdateAccount_413_application_problem_json }
export { signUp_415_application_problem_json as adminUpdateAccount_415_application_problem_json }
export { updateMe_428_application_problem_json as adminUpdateAccount_428_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminUpdateAccount_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminUpdateAccount_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminUpdateAccount_503_application_problem_json }
export { signUp_400_application_problem_json as createRecoveryLink_400_application_problem_json }
export { listSessions_401_application_problem_json as createRecoveryLink_401_application_problem_json }
export { revokeSession_404_application_problem_json as createRecoveryLink_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as createRecoveryLink_406_application_problem_json }
export { signUp_413_application_problem_json as createRecoveryLink_413_application_problem_json }
export { signUp_415_application_problem_json as createRecoveryLink_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as createRecoveryLink_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as createRecoveryLink_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as createRecoveryLink_503_application_problem_json }
export { getMe_200_application_json as adminSuspendAccount_200_application_json }
export { signUp_400_application_problem_json as adminSuspendAccount_400_application_problem_json }
export { listSessions_401_application_problem_json as adminSuspendAccount_401_application_problem_json }
export { createQuest_403_application_problem_json as adminSuspendAccount_403_application_problem_json }
export { revokeSession_404_application_problem_json as adminSuspendAccount_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminSuspendAccount_406_application_problem_json }
export { signUp_413_application_problem_json as adminSuspendAccount_413_application_problem_json }
export { signUp_415_application_problem_json as adminSuspendAccount_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminSuspendAccount_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminSuspendAccount_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminSuspendAccount_503_application_problem_json }
export { getMe_200_application_json as adminResumeAccount_200_application_json }
export { getServiceInfo_400_application_problem_json as adminResumeAccount_400_application_problem_json }
export { listSessions_401_application_problem_json as adminResumeAccount_401_application_problem_json }
export { createQuest_403_application_problem_json as adminResumeAccount_403_application_problem_json }
export { revokeSession_404_application_problem_json as adminResumeAccount_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminResumeAccount_406_application_problem_json }
export { startTotp_409_application_problem_json as adminResumeAccount_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminResumeAccount_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminResumeAccount_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminResumeAccount_503_application_problem_json }
export { listSessions_400_application_problem_json as listInvitations_400_application_problem_json }
export { listSessions_401_application_problem_json as listInvitations_401_application_problem_json }
export { adminListQuests_403_application_problem_json as listInvitations_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as listInvitations_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as listInvitations_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as listInvitations_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as listInvitations_503_application_problem_json }
export { signUp_400_application_problem_json as createInvitation_400_application_problem_json }
export { listSessions_401_application_problem_json as createInvitation_401_application_problem_json }
export { adminUpdateAccount_403_application_problem_json as createInvitation_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as createInvitation_406_application_problem_json }
export { signUp_413_application_problem_json as createInvitation_413_application_problem_json }
export { signUp_415_application_problem_json as createInvitation_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as createInvitation_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as createInvitation_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as createInvitation_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as revokeInvitation_400_application_problem_json }
export { listSessions_401_application_problem_json as revokeInvitation_401_application_problem_json }
export { createQuest_403_application_problem_json as revokeInvitation_403_application_problem_json }
export { revokeSession_404_application_problem_json as revokeInvitation_404_application_problem_json }
export { startTotp_409_application_problem_json as revokeInvitation_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as revokeInvitation_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as revokeInvitation_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as revokeInvitation_503_application_problem_json }
export { listSessions_400_application_problem_json as adminListAuditEvents_400_application_problem_json }
export { listSessions_401_application_problem_json as adminListAuditEvents_401_application_problem_json }
export { adminListQuests_403_application_problem_json as adminListAuditEvents_403_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminListAuditEvents_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminListAuditEvents_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminListAuditEvents_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminListAuditEvents_503_application_problem_json }
export { createAgent_201_application_json as adminSuspendAgent_200_application_json }
export { signUp_400_application_problem_json as adminSuspendAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as adminSuspendAgent_401_application_problem_json }
export { createQuest_403_application_problem_json as adminSuspendAgent_403_application_problem_json }
export { revokeSession_404_application_problem_json as adminSuspendAgent_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminSuspendAgent_406_application_problem_json }
export { suspendAgent_409_application_problem_json as adminSuspendAgent_409_application_problem_json }
export { signUp_413_application_problem_json as adminSuspendAgent_413_application_problem_json }
export { signUp_415_application_problem_json as adminSuspendAgent_415_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminSuspendAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminSuspendAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminSuspendAgent_503_application_problem_json }
export { createAgent_201_application_json as adminResumeAgent_200_application_json }
export { getServiceInfo_400_application_problem_json as adminResumeAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as adminResumeAgent_401_application_problem_json }
export { createQuest_403_application_problem_json as adminResumeAgent_403_application_problem_json }
export { revokeSession_404_application_problem_json as adminResumeAgent_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as adminResumeAgent_406_application_problem_json }
export { suspendAgent_409_application_problem_json as adminResumeAgent_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminResumeAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminResumeAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminResumeAgent_503_application_problem_json }
