// Made by scripts/generate.ts from spec/. Do not edit.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
"use strict";
export const getServiceInfo_200_application_json = validate52;
const schema19 = {"$ref":"/schemas/Service"};
const schema20 = {"type":"object","additionalProperties":false,"description":"The service, its address for agents and its limits.","required":["name","version","mcp_url","mcp_protocol_versions","signup","limits"],"properties":{"name":{"type":"string","const":"Agent Quest Service","description":"The name of the service."},"version":{"type":"string","example":"0.1.0","description":"The version of the service."},"mcp_url":{"type":"string","format":"uri","description":"The address where agents connect.","example":"http://127.0.0.1:3000/mcp"},"mcp_protocol_versions":{"type":"array","items":{"type":"string"},"example":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"],"description":"The MCP versions that agents can use, newest first."},"signup":{"type":"string","enum":["open","closed","setup"],"description":"`open`: anyone can sign up. `closed`: no one can. `setup`: there is no account yet, and the first one needs the setup code."},"limits":{"type":"object","additionalProperties":false,"description":"The limits of the service.","required":["agents_per_account","active_keys_per_agent","body_bytes","requests_per_minute","mcp_messages_per_minute","online_window_seconds"],"properties":{"agents_per_account":{"type":"integer","minimum":1,"description":"How many agents an account may have. Archived agents do not count."},"active_keys_per_agent":{"type":"integer","minimum":1,"description":"How many active keys an agent may have."},"body_bytes":{"type":"integer","minimum":1,"description":"The largest request body, in bytes."},"requests_per_minute":{"type":"integer","minimum":1,"description":"How many requests to `/v1` an account, or a network that is not signed in, may send in a minute."},"mcp_messages_per_minute":{"type":"integer","minimum":1,"description":"How many messages an agent may send to `/mcp` in a minute."},"online_window_seconds":{"type":"integer","minimum":1,"description":"An agent that called within this many seconds is online."}}}}};
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
const schema22 = {"type":"object","additionalProperties":false,"description":"An error, as RFC 9457 problem details.","required":["type","title","status","detail","instance","code","errors","request_id"],"properties":{"type":{"type":"string","format":"uri-reference","description":"The address of a page about the code.","example":"/problems/not_found"},"title":{"type":"string","example":"Not found","description":"The kind of the problem, for people."},"status":{"type":"integer","minimum":400,"maximum":599,"example":404,"description":"The HTTP status."},"detail":{"type":"string","description":"What happened and what to do, for people.","example":"There is no such agent."},"instance":{"type":"string","format":"uri-reference","description":"The path of the request.","example":"/v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc"},"code":{"$ref":"/schemas/ProblemCode","description":"The kind of the problem, for programs."},"errors":{"type":"array","maxItems":20,"description":"The parts of the request that are not valid: the first 20 if there are more.","items":{"$ref":"/schemas/FieldError"}},"request_id":{"type":"string","example":"req_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of the request, as in `X-Request-ID`."},"approval":{"$ref":"/schemas/Approval","description":"Only with `approval_already_decided`: the approval in its current form."}}};
const func0 = Object.prototype.hasOwnProperty;
const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const schema23 = {"type":"string","description":"What went wrong.","enum":["malformed_request","malformed_json","validation_failed","invalid_cursor","unauthenticated","invalid_credentials","agent_key_not_accepted","csrf_required","account_suspended","signup_closed","setup_code_required","suspended_by_admin","not_found","method_not_allowed","not_acceptable","email_taken","handle_taken","agent_limit","agent_suspended","agent_archived","invalid_state","key_limit","key_not_active","secret_already_shown","precondition_failed","payload_too_large","uri_too_long","unsupported_media_type","expectation_failed","idempotency_key_reused","precondition_required","rate_limited","request_timeout","headers_too_large","wrong_password","admin_required","quest_not_found","approval_already_decided","approval_expired","approval_cancelled","question_limit","slug_taken","quest_terms_frozen","slots_below_taken","not_draft","already_reviewed","attempts_used","last_admin","stream_limit","export_running","storage_limit","own_agent","high_risk","unprocessable","internal_error","not_implemented","unavailable"],"x-enumDescriptions":{"malformed_request":"The request breaks the rules of HTTP, or repeats a header that may occur only once. Check what your client or a proxy sends.","malformed_json":"The body is not valid JSON in UTF-8, repeats a key, or is nested too deeply. Send one JSON value.","validation_failed":"The request is invalid. `errors` names the parts. Correct them and send the request again.","invalid_cursor":"The cursor does not belong to this list with this sort and these filters. Start again without a cursor.","unauthenticated":"There is no session, or it has ended. Sign in again.","invalid_credentials":"The e-mail address or the password is wrong. The service does not say which.","agent_key_not_accepted":"The request has the API key of an agent. Agents use MCP at `/mcp`. Sign in to use this API.","csrf_required":"A write with the session cookie must send `X-CSRF-Protection: 1` and come from the service's own origin or an allowed one.","account_suspended":"The account is suspended. Ask an admin of this service.","signup_closed":"Sign-up is closed. The operator of this service can open it with `AQS_SIGNUP`.","setup_code_required":"The first account needs the setup code that the server prints when it starts.","suspended_by_admin":"An admin suspended this agent. Only an admin can resume it.","not_found":"The resource does not exist or is not yours. The answer is the same in both cases.","method_not_allowed":"The path does not support this method. `Allow` lists the supported methods.","not_acceptable":"The `Accept` header allows no media type of this operation. Send `Accept: application/json`, or omit the header.","email_taken":"An account with this e-mail address exists. Sign in instead.","handle_taken":"Another agent has this handle, or had it before. Choose another one.","agent_limit":"The account has reached its limit of agents. `detail` says whether archiving an agent makes room.","agent_suspended":"The agent is suspended. Resume it first.","agent_archived":"The agent is archived permanently. Create a new one.","invalid_state":"The state of the resource does not allow this. Read the resource again.","key_limit":"The agent has reached its limit of active keys. Revoke a key first.","key_not_active":"The key has expired or was revoked. Issue a new one.","secret_already_shown":"This request was answered before, and a secret is shown only once. If it is lost, revoke the key and issue another.","precondition_failed":"The resource has changed since you read it. Read it again and repeat your change with the new `ETag`.","payload_too_large":"The body is larger than the limit. Send less.","uri_too_long":"The URL is longer than 8,192 bytes. Shorten the query.","unsupported_media_type":"The operation does not accept the media type of the body, or the body is compressed. Send plain UTF-8 JSON with `Content-Type`.","expectation_failed":"The service does not support what the `Expect` header asks for. Omit the header.","idempotency_key_reused":"This `Idempotency-Key` was used for a different request. Use a new key for each new request.","precondition_required":"`If-Match` is missing. Send the `ETag` that you read, so that you do not overwrite the change of somebody else.","rate_limited":"There were too many requests, or too many password attempts. Wait for the time in `Retry-After`.","request_timeout":"The request took too long to arrive. Send it again.","headers_too_large":"The header fields together are larger than 16,384 bytes. Send fewer cookies.","wrong_password":"The current password is wrong.","admin_required":"Only an admin of this service may do this.","quest_not_found":"No open quest has this identifier or slug. Drafts, closed quests and cancelled quests are not shown.","approval_already_decided":"The approval was decided before. `approval` says who decided, when and how.","approval_expired":"Nobody decided in time, so the request has expired and nothing ran. The agent may ask again.","approval_cancelled":"The request was withdrawn or is no longer needed. `status_reason` of the approval says why.","question_limit":"You have asked 10 questions about this request, which is the limit. Approve or deny it.","slug_taken":"Another quest has this slug. Choose another one.","quest_terms_frozen":"Agents have joined under these terms, so they can no longer change.","slots_below_taken":"More slots are taken than the number that you sent. Send a larger number.","not_draft":"Only a draft can be deleted. Close or cancel the quest instead.","own_agent":"The agent is yours, so another admin must review its work. You may review it only while you are the only active admin.","high_risk":"A request of high risk cannot be approved together with others. Read it and approve it separately.","already_reviewed":"The submission was reviewed before, or is no longer under review.","attempts_used":"The agent has used all its attempts. Accept or reject the submission.","last_admin":"The account is your own, or it is the last active admin. One admin must remain.","stream_limit":"The session or the account has reached its limit of open event streams. Close one.","export_running":"An export of your log is running. Wait until it ends, or stop it.","storage_limit":"Your account and its agents have reached the limit of data that they may write in a day or in total; `detail` says which. You can still suspend, revoke, deny and archive.","unprocessable":"The request breaks a rule that a schema cannot express. `detail` and `errors` name the rule.","internal_error":"The service failed. Its log has the details under the request id. With an `Idempotency-Key` you can safely try again.","not_implemented":"The service does not know this method. Method names are case-sensitive.","unavailable":"The service cannot do this now, or too many clients request the same thing at once. Try again after `Retry-After`."}};

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
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "malformed_request") || (data === "malformed_json")) || (data === "validation_failed")) || (data === "invalid_cursor")) || (data === "unauthenticated")) || (data === "invalid_credentials")) || (data === "agent_key_not_accepted")) || (data === "csrf_required")) || (data === "account_suspended")) || (data === "signup_closed")) || (data === "setup_code_required")) || (data === "suspended_by_admin")) || (data === "not_found")) || (data === "method_not_allowed")) || (data === "not_acceptable")) || (data === "email_taken")) || (data === "handle_taken")) || (data === "agent_limit")) || (data === "agent_suspended")) || (data === "agent_archived")) || (data === "invalid_state")) || (data === "key_limit")) || (data === "key_not_active")) || (data === "secret_already_shown")) || (data === "precondition_failed")) || (data === "payload_too_large")) || (data === "uri_too_long")) || (data === "unsupported_media_type")) || (data === "expectation_failed")) || (data === "idempotency_key_reused")) || (data === "precondition_required")) || (data === "rate_limited")) || (data === "request_timeout")) || (data === "headers_too_large")) || (data === "wrong_password")) || (data === "admin_required")) || (data === "quest_not_found")) || (data === "approval_already_decided")) || (data === "approval_expired")) || (data === "approval_cancelled")) || (data === "question_limit")) || (data === "slug_taken")) || (data === "quest_terms_frozen")) || (data === "slots_below_taken")) || (data === "not_draft")) || (data === "already_reviewed")) || (data === "attempts_used")) || (data === "last_admin")) || (data === "stream_limit")) || (data === "export_running")) || (data === "storage_limit")) || (data === "own_agent")) || (data === "high_risk")) || (data === "unprocessable")) || (data === "internal_error")) || (data === "not_implemented")) || (data === "unavailable"))){
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

const schema25 = {"type":"object","additionalProperties":false,"description":"An action that an agent asked for, and the decision about it.","required":["id","agent","kind","category","title","arguments","reason","risk","risk_reasons","quest","participation_id","digest","status","status_reason","created_at","expires_at","decided_at","decided_by","note","outcome","earlier_denials","amount","by_rule","permit","valid_until","report","thread","awaits_answer","suggestion","follows_suggestion","earlier_yes","version"],"properties":{"id":{"$ref":"/schemas/ApprovalId"},"agent":{"$ref":"/schemas/AgentRef"},"kind":{"$ref":"/schemas/ApprovalKind","description":"What the agent wants to do. It decides which members `arguments` has."},"category":{"anyOf":[{"$ref":"/schemas/ExternalCategory"},{"type":"null"}],"description":"The category of an external action. Null for every other kind."},"title":{"type":"string","maxLength":200,"description":"The action in one line. The service writes it for quests, and the agent for external actions."},"arguments":{"anyOf":[{"$ref":"/schemas/JoinArguments"},{"$ref":"/schemas/SubmitArguments"},{"$ref":"/schemas/WithdrawArguments"},{"$ref":"/schemas/ExternalArguments"}],"description":"Exactly what runs if you approve. `kind` decides the members: `join_quest` has JoinArguments, `submit_result` SubmitArguments, `withdraw_from_quest` WithdrawArguments and `external_action` ExternalArguments. A kind that is added later has other members."},"reason":{"type":["string","null"],"maxLength":1000,"description":"Why, in the agent's own words. Show this plain text as a quotation. Null if the agent gave no reason."},"risk":{"$ref":"/schemas/Risk"},"risk_reasons":{"type":"array","items":{"$ref":"/schemas/RiskReason"},"description":"Why the risk is high. Empty if it is not. The rules only look for signs, so always read the request."},"quest":{"oneOf":[{"$ref":"/schemas/QuestRef"},{"type":"null"}],"description":"The quest that it is about. Null for external actions."},"participation_id":{"oneOf":[{"$ref":"/schemas/ParticipationId"},{"type":"null"}],"description":"The participation that it is about. Null if there is none yet."},"digest":{"type":"string","description":"The SHA-256 of the agent, the kind and the arguments, in hexadecimal. Equal requests have equal digests."},"status":{"$ref":"/schemas/ApprovalStatus"},"status_reason":{"type":["string","null"],"description":"Why it was cancelled: `by_agent`, `agent_suspended`, `account_suspended`, `agent_archived`, `quest_closed`, `quest_cancelled` or `participation_ended`. Null if it was not. The list may grow."},"created_at":{"$ref":"/schemas/Time","description":"When the agent asked."},"expires_at":{"$ref":"/schemas/Time","description":"When the request expires if nobody decides before."},"decided_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When it was decided. Null if nobody did."},"decided_by":{"type":["string","null"],"description":"The identifier of the account that decided. Null if nobody did."},"note":{"type":["string","null"],"maxLength":1000,"description":"The note that the agent reads. Null if there is none."},"outcome":{"description":"What the approved action did. Null until it is approved.","oneOf":[{"type":"object","additionalProperties":false,"required":["state","code","participation_id","submission_id"],"properties":{"state":{"type":"string","enum":["not_applicable","executed","failed"],"description":"`executed`: the service carried it out. `failed`: it could not; `code` says why. `not_applicable`: the agent carries out an external action itself."},"code":{"anyOf":[{"$ref":"/schemas/BlockerCode"},{"type":"null"}],"description":"Why the action failed. Null if it did not."},"participation_id":{"oneOf":[{"$ref":"/schemas/ParticipationId"},{"type":"null"}],"description":"The participation that the action created or changed. Null if there is none."},"submission_id":{"oneOf":[{"$ref":"/schemas/SubmissionId"},{"type":"null"}],"description":"The submission that the action created. Null if there is none."}}},{"type":"null"}]},"earlier_denials":{"type":"integer","minimum":0,"description":"How many times you denied the same request before."},"amount":{"oneOf":[{"$ref":"/schemas/Amount"},{"type":"null"}],"description":"The amount that the agent states in `details.amount`. Null if it states none in that form. The details may still speak of money."},"by_rule":{"anyOf":[{"$ref":"/schemas/ByRule"},{"type":"null"}],"description":"The kind of rule that approved it without asking you. Null if you decided, or nobody did."},"permit":{"anyOf":[{"$ref":"/schemas/PermitState"},{"type":"null"}],"description":"The state of your permission. Null unless it is an external action that was approved."},"valid_until":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"Until when the agent may act. Null if there is no `permit`."},"report":{"oneOf":[{"$ref":"/schemas/Report"},{"type":"null"}],"description":"What the agent says came of it. Null until it reports."},"thread":{"type":"array","maxItems":20,"items":{"$ref":"/schemas/ThreadEntry"},"description":"Your questions and the answers of the agent, the oldest first."},"awaits_answer":{"type":"boolean","description":"Whether you asked a question that the agent has not answered."},"suggestion":{"oneOf":[{"$ref":"/schemas/ExternalArguments"},{"type":"null"}],"description":"What you would approve instead, as you said with your denial. Null if you did not."},"follows_suggestion":{"oneOf":[{"$ref":"/schemas/ApprovalId"},{"type":"null"}],"description":"The denied request whose `suggestion` this one is. Null if it follows none."},"earlier_yes":{"oneOf":[{"$ref":"/schemas/EarlierYes"},{"type":"null"}],"description":"The last time that the same external action was approved, as it was when the agent asked again. Null if it never was."},"version":{"$ref":"/schemas/Version"},"preview":{"type":"object","additionalProperties":false,"required":["would_succeed","blockers"],"description":"What would happen if you approved it now. Only while it is pending, and only if one approval is read.","properties":{"would_succeed":{"type":"boolean","description":"Whether the service could carry it out."},"blockers":{"type":"array","description":"Why it could not. Empty if it could.","items":{"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"$ref":"/schemas/BlockerCode","description":"The reason, for programs."},"message":{"type":"string","description":"The reason, for people."}}}}}},"track_record":{"$ref":"/schemas/TrackRecord"}}};
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

const schema39 = {"type":"object","additionalProperties":false,"description":"The `arguments` of a request for an action outside the service.","required":["category","title","details"],"properties":{"category":{"$ref":"/schemas/ExternalCategory","description":"The kind of the action."},"title":{"type":"string","description":"The action in one line, in the agent's own words."},"details":{"type":"object","description":"The details that the agent gives. The agent chooses the names, except that it states an amount of money as `amount`, an Amount."}}};

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

const schema49 = {"type":"object","additionalProperties":false,"description":"An amount of money. An agent states it in `details.amount`, in this form.","required":["value","currency"],"properties":{"value":{"$ref":"/schemas/AmountValue"},"currency":{"$ref":"/schemas/Currency"}}};
const schema50 = {"type":"number","exclusiveMinimum":0,"maximum":1000000000,"example":12.5,"description":"A number of units of the currency, with at most 4 decimals."};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data <= 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"string","pattern":"^[A-Z]{3}$","example":"EUR","description":"The ISO 4217 code of a currency."};
const pattern13 = new RegExp("^[A-Z]{3}$", "u");

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "value") || (key0 === "currency"))){
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
if(data.value !== undefined){
if(!(validate116(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate118(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"string","enum":["standing","timed"],"description":"The kind of rule that approved a request without asking the owner: `standing` (the policy says `allow`) or `timed` (an allowance)."};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
if(!((data === "standing") || (data === "timed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"string","enum":["unused","reported","lapsed"],"description":"The state of the permission for one external action. `unused`: the agent may act once, until `valid_until`, and has not reported yet. `reported`: it said what came of it. `lapsed`: the time is over, and it has not reported."};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
if(!(((data === "unused") || (data === "reported")) || (data === "lapsed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":"object","additionalProperties":false,"description":"What an agent says came of an external action that was allowed.","required":["outcome","note","links","at"],"properties":{"outcome":{"$ref":"/schemas/PermitOutcome","description":"What came of it."},"note":{"type":["string","null"],"maxLength":1000,"description":"The words of the agent. Show this plain text as a quotation. Null if there are none."},"links":{"$ref":"/schemas/Links"},"at":{"$ref":"/schemas/Time","description":"When the agent reported."}}};
const schema55 = {"type":"string","enum":["done","failed","not_done"],"description":"What came of an allowed action: `done`, `failed` (the agent tried) or `not_done` (it did not try)."};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
if(!(((data === "done") || (data === "failed")) || (data === "not_done"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.note === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
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
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "outcome") || (key0 === "note")) || (key0 === "links")) || (key0 === "at"))){
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
if(data.outcome !== undefined){
if(!(validate127(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema54.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.links !== undefined){
if(!(validate83(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","additionalProperties":false,"description":"A question of the owner, or an answer of the agent.","required":["by","text","at"],"properties":{"by":{"type":"string","enum":["human","agent"],"description":"Who wrote it."},"text":{"type":"string","maxLength":1000,"description":"Plain text. Show it as a quotation."},"at":{"$ref":"/schemas/Time","description":"When it was written."}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
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
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "by") || (key0 === "text")) || (key0 === "at"))){
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
if(data.by !== undefined){
let data0 = data.by;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data0 === "human") || (data0 === "agent"))){
const err5 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema56.properties.by.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","additionalProperties":false,"description":"An earlier approval of the same external action.","required":["id","decided_at","permit","outcome"],"properties":{"id":{"$ref":"/schemas/ApprovalId"},"decided_at":{"$ref":"/schemas/Time","description":"When it was approved."},"permit":{"anyOf":[{"$ref":"/schemas/PermitState"},{"type":"null"}],"description":"The state of its permit. Null if it is from before there were permits."},"outcome":{"anyOf":[{"$ref":"/schemas/PermitOutcome"},{"type":"null"}],"description":"What the agent reported. Null if it did not."}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
if(data.decided_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decided_at"},message:"must have required property '"+"decided_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.permit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permit"},message:"must have required property '"+"permit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.outcome === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "id") || (key0 === "decided_at")) || (key0 === "permit")) || (key0 === "outcome"))){
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
if(!(validate62(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.decided_at !== undefined){
if(!(validate106(data.decided_at, {instancePath:instancePath+"/decided_at",parentData:data,parentDataProperty:"decided_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.permit !== undefined){
let data2 = data.permit;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate123(data2, {instancePath:instancePath+"/permit",parentData:data,parentDataProperty:"permit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(data.outcome !== undefined){
let data3 = data.outcome;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate127(data3, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
const _errs12 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"integer","minimum":1,"description":"Increases with each change. The `ETag` is `\"v` followed by this number and `\"`."};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
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
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","additionalProperties":false,"description":"What came of the last external actions that were allowed to this agent: the last 20 among its 200 newest requests. Only while a request for an external action is pending, and only if one approval is read.","required":["yeses","done","failed","not_done","unreported","open"],"properties":{"yeses":{"type":"integer","minimum":0,"maximum":20,"description":"How many were allowed. The other numbers are parts of it."},"done":{"type":"integer","minimum":0,"description":"How many the agent reported as done."},"failed":{"type":"integer","minimum":0,"description":"How many it reported as failed."},"not_done":{"type":"integer","minimum":0,"description":"How many it reported as not done."},"unreported":{"type":"integer","minimum":0,"description":"How many lapsed without a report."},"open":{"type":"integer","minimum":0,"description":"How many are still valid and not reported."}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.yeses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "yeses"},message:"must have required property '"+"yeses"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.done === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.failed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.not_done === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_done"},message:"must have required property '"+"not_done"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.unreported === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unreported"},message:"must have required property '"+"unreported"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.open === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((key0 === "yeses") || (key0 === "done")) || (key0 === "failed")) || (key0 === "not_done")) || (key0 === "unreported")) || (key0 === "open"))){
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
if(data.yeses !== undefined){
let data0 = data.yeses;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/yeses",schemaPath:"#/properties/yeses/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/yeses",schemaPath:"#/properties/yeses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/yeses",schemaPath:"#/properties/yeses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.done !== undefined){
let data1 = data.done;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.failed !== undefined){
let data2 = data.failed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.not_done !== undefined){
let data3 = data.not_done;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/not_done",schemaPath:"#/properties/not_done/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/not_done",schemaPath:"#/properties/not_done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.unreported !== undefined){
let data4 = data.unreported;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/unreported",schemaPath:"#/properties/unreported/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/unreported",schemaPath:"#/properties/unreported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.open !== undefined){
let data5 = data.open;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.amount === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.by_rule === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by_rule"},message:"must have required property '"+"by_rule"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.permit === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permit"},message:"must have required property '"+"permit"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.valid_until === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid_until"},message:"must have required property '"+"valid_until"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.report === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.thread === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread"},message:"must have required property '"+"thread"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.awaits_answer === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "awaits_answer"},message:"must have required property '"+"awaits_answer"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.suggestion === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suggestion"},message:"must have required property '"+"suggestion"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.follows_suggestion === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "follows_suggestion"},message:"must have required property '"+"follows_suggestion"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.earlier_yes === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "earlier_yes"},message:"must have required property '"+"earlier_yes"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.version === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema25.properties, key0))){
const err32 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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
const err33 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err34 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
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
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
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
const err37 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
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
const err38 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema25.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 1000){
const err39 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
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
const err40 = {instancePath:instancePath+"/risk_reasons",schemaPath:"#/properties/risk_reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
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
const err41 = {instancePath:instancePath+"/quest",schemaPath:"#/properties/quest/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
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
const err42 = {instancePath:instancePath+"/quest",schemaPath:"#/properties/quest/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
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
const err43 = {instancePath:instancePath+"/participation_id",schemaPath:"#/properties/participation_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
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
const err44 = {instancePath:instancePath+"/participation_id",schemaPath:"#/properties/participation_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
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
const err45 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
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
const err46 = {instancePath:instancePath+"/status_reason",schemaPath:"#/properties/status_reason/type",keyword:"type",params:{type: schema25.properties.status_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
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
const err47 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
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
const err48 = {instancePath:instancePath+"/decided_at",schemaPath:"#/properties/decided_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
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
const err49 = {instancePath:instancePath+"/decided_by",schemaPath:"#/properties/decided_by/type",keyword:"type",params:{type: schema25.properties.decided_by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.note !== undefined){
let data19 = data.note;
if((typeof data19 !== "string") && (data19 !== null)){
const err50 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema25.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data19 === "string"){
if(func2(data19) > 1000){
const err51 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
if(data.outcome !== undefined){
let data20 = data.outcome;
const _errs51 = errors;
let valid8 = false;
let passing3 = null;
const _errs52 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.state === undefined){
const err52 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20.code === undefined){
const err53 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data20.participation_id === undefined){
const err54 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "participation_id"},message:"must have required property '"+"participation_id"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data20.submission_id === undefined){
const err55 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/required",keyword:"required",params:{missingProperty: "submission_id"},message:"must have required property '"+"submission_id"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key1 in data20){if(errors >= 20)break;
if(!((((key1 === "state") || (key1 === "code")) || (key1 === "participation_id")) || (key1 === "submission_id"))){
const err56 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.state !== undefined){
let data21 = data20.state;
if(typeof data21 !== "string"){
const err57 = {instancePath:instancePath+"/outcome/state",schemaPath:"#/properties/outcome/oneOf/0/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((data21 === "not_applicable") || (data21 === "executed")) || (data21 === "failed"))){
const err58 = {instancePath:instancePath+"/outcome/state",schemaPath:"#/properties/outcome/oneOf/0/properties/state/enum",keyword:"enum",params:{allowedValues: schema25.properties.outcome.oneOf[0].properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
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
const err59 = {instancePath:instancePath+"/outcome/code",schemaPath:"#/properties/outcome/oneOf/0/properties/code/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid6 = _errs60 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const err60 = {instancePath:instancePath+"/outcome/code",schemaPath:"#/properties/outcome/oneOf/0/properties/code/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
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
const err61 = {instancePath:instancePath+"/outcome/participation_id",schemaPath:"#/properties/outcome/oneOf/0/properties/participation_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
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
const err62 = {instancePath:instancePath+"/outcome/participation_id",schemaPath:"#/properties/outcome/oneOf/0/properties/participation_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
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
const err63 = {instancePath:instancePath+"/outcome/submission_id",schemaPath:"#/properties/outcome/oneOf/0/properties/submission_id/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
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
const err64 = {instancePath:instancePath+"/outcome/submission_id",schemaPath:"#/properties/outcome/oneOf/0/properties/submission_id/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
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
const err65 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
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
const err66 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
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
const err67 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
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
const err68 = {instancePath:instancePath+"/earlier_denials",schemaPath:"#/properties/earlier_denials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err69 = {instancePath:instancePath+"/earlier_denials",schemaPath:"#/properties/earlier_denials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.amount !== undefined){
let data26 = data.amount;
const _errs77 = errors;
let valid13 = false;
let passing6 = null;
const _errs78 = errors;
if(!(validate115(data26, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid9 = _errs78 === errors;
if(_valid9){
valid13 = true;
passing6 = 0;
}
const _errs79 = errors;
if(data26 !== null){
const err70 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid9 = _errs79 === errors;
if(_valid9 && valid13){
valid13 = false;
passing6 = [passing6, 1];
}
else {
if(_valid9){
valid13 = true;
passing6 = 1;
}
}
if(!valid13){
const err71 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data.by_rule !== undefined){
let data27 = data.by_rule;
const _errs82 = errors;
let valid14 = false;
const _errs83 = errors;
if(!(validate121(data27, {instancePath:instancePath+"/by_rule",parentData:data,parentDataProperty:"by_rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var _valid10 = _errs83 === errors;
valid14 = valid14 || _valid10;
const _errs84 = errors;
if(data27 !== null){
const err72 = {instancePath:instancePath+"/by_rule",schemaPath:"#/properties/by_rule/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid10 = _errs84 === errors;
valid14 = valid14 || _valid10;
if(!valid14){
const err73 = {instancePath:instancePath+"/by_rule",schemaPath:"#/properties/by_rule/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
}
if(data.permit !== undefined){
let data28 = data.permit;
const _errs87 = errors;
let valid15 = false;
const _errs88 = errors;
if(!(validate123(data28, {instancePath:instancePath+"/permit",parentData:data,parentDataProperty:"permit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid11 = _errs88 === errors;
valid15 = valid15 || _valid11;
const _errs89 = errors;
if(data28 !== null){
const err74 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid11 = _errs89 === errors;
valid15 = valid15 || _valid11;
if(!valid15){
const err75 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
}
if(data.valid_until !== undefined){
let data29 = data.valid_until;
const _errs92 = errors;
let valid16 = false;
let passing7 = null;
const _errs93 = errors;
if(!(validate106(data29, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid12 = _errs93 === errors;
if(_valid12){
valid16 = true;
passing7 = 0;
}
const _errs94 = errors;
if(data29 !== null){
const err76 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid12 = _errs94 === errors;
if(_valid12 && valid16){
valid16 = false;
passing7 = [passing7, 1];
}
else {
if(_valid12){
valid16 = true;
passing7 = 1;
}
}
if(!valid16){
const err77 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
}
if(data.report !== undefined){
let data30 = data.report;
const _errs97 = errors;
let valid17 = false;
let passing8 = null;
const _errs98 = errors;
if(!(validate126(data30, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid13 = _errs98 === errors;
if(_valid13){
valid17 = true;
passing8 = 0;
}
const _errs99 = errors;
if(data30 !== null){
const err78 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid13 = _errs99 === errors;
if(_valid13 && valid17){
valid17 = false;
passing8 = [passing8, 1];
}
else {
if(_valid13){
valid17 = true;
passing8 = 1;
}
}
if(!valid17){
const err79 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
}
if(data.thread !== undefined){
let data31 = data.thread;
if(Array.isArray(data31)){
if(data31.length > 20){
const err80 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){if(errors >= 20)break;
if(!(validate132(data31[i1], {instancePath:instancePath+"/thread/" + i1,parentData:data31,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
const err81 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.awaits_answer !== undefined){
if(typeof data.awaits_answer !== "boolean"){
const err82 = {instancePath:instancePath+"/awaits_answer",schemaPath:"#/properties/awaits_answer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.suggestion !== undefined){
let data34 = data.suggestion;
const _errs107 = errors;
let valid20 = false;
let passing9 = null;
const _errs108 = errors;
if(!(validate89(data34, {instancePath:instancePath+"/suggestion",parentData:data,parentDataProperty:"suggestion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid14 = _errs108 === errors;
if(_valid14){
valid20 = true;
passing9 = 0;
}
const _errs109 = errors;
if(data34 !== null){
const err83 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid14 = _errs109 === errors;
if(_valid14 && valid20){
valid20 = false;
passing9 = [passing9, 1];
}
else {
if(_valid14){
valid20 = true;
passing9 = 1;
}
}
if(!valid20){
const err84 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/oneOf",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
}
}
if(data.follows_suggestion !== undefined){
let data35 = data.follows_suggestion;
const _errs112 = errors;
let valid21 = false;
let passing10 = null;
const _errs113 = errors;
if(!(validate62(data35, {instancePath:instancePath+"/follows_suggestion",parentData:data,parentDataProperty:"follows_suggestion",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid15 = _errs113 === errors;
if(_valid15){
valid21 = true;
passing10 = 0;
}
const _errs114 = errors;
if(data35 !== null){
const err85 = {instancePath:instancePath+"/follows_suggestion",schemaPath:"#/properties/follows_suggestion/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid15 = _errs114 === errors;
if(_valid15 && valid21){
valid21 = false;
passing10 = [passing10, 1];
}
else {
if(_valid15){
valid21 = true;
passing10 = 1;
}
}
if(!valid21){
const err86 = {instancePath:instancePath+"/follows_suggestion",schemaPath:"#/properties/follows_suggestion/oneOf",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs112;
if(vErrors !== null){
if(_errs112){
vErrors.length = _errs112;
}
else {
vErrors = null;
}
}
}
}
if(data.earlier_yes !== undefined){
let data36 = data.earlier_yes;
const _errs117 = errors;
let valid22 = false;
let passing11 = null;
const _errs118 = errors;
if(!(validate137(data36, {instancePath:instancePath+"/earlier_yes",parentData:data,parentDataProperty:"earlier_yes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid16 = _errs118 === errors;
if(_valid16){
valid22 = true;
passing11 = 0;
}
const _errs119 = errors;
if(data36 !== null){
const err87 = {instancePath:instancePath+"/earlier_yes",schemaPath:"#/properties/earlier_yes/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid16 = _errs119 === errors;
if(_valid16 && valid22){
valid22 = false;
passing11 = [passing11, 1];
}
else {
if(_valid16){
valid22 = true;
passing11 = 1;
}
}
if(!valid22){
const err88 = {instancePath:instancePath+"/earlier_yes",schemaPath:"#/properties/earlier_yes/oneOf",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
else {
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined){
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.preview !== undefined){
let data38 = data.preview;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.would_succeed === undefined){
const err89 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/required",keyword:"required",params:{missingProperty: "would_succeed"},message:"must have required property '"+"would_succeed"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data38.blockers === undefined){
const err90 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/required",keyword:"required",params:{missingProperty: "blockers"},message:"must have required property '"+"blockers"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key2 in data38){if(errors >= 20)break;
if(!((key2 === "would_succeed") || (key2 === "blockers"))){
const err91 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data38.would_succeed !== undefined){
if(typeof data38.would_succeed !== "boolean"){
const err92 = {instancePath:instancePath+"/preview/would_succeed",schemaPath:"#/properties/preview/properties/would_succeed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data38.blockers !== undefined){
let data40 = data38.blockers;
if(Array.isArray(data40)){
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){if(errors >= 20)break;
let data41 = data40[i2];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.code === undefined){
const err93 = {instancePath:instancePath+"/preview/blockers/" + i2,schemaPath:"#/properties/preview/properties/blockers/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data41.message === undefined){
const err94 = {instancePath:instancePath+"/preview/blockers/" + i2,schemaPath:"#/properties/preview/properties/blockers/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key3 in data41){if(errors >= 20)break;
if(!((key3 === "code") || (key3 === "message"))){
const err95 = {instancePath:instancePath+"/preview/blockers/" + i2,schemaPath:"#/properties/preview/properties/blockers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data41.code !== undefined){
if(!(validate110(data41.code, {instancePath:instancePath+"/preview/blockers/" + i2+"/code",parentData:data41,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data41.message !== undefined){
if(typeof data41.message !== "string"){
const err96 = {instancePath:instancePath+"/preview/blockers/" + i2+"/message",schemaPath:"#/properties/preview/properties/blockers/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/preview/blockers/" + i2,schemaPath:"#/properties/preview/properties/blockers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/preview/blockers",schemaPath:"#/properties/preview/properties/blockers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.track_record !== undefined){
if(!(validate146(data.track_record, {instancePath:instancePath+"/track_record",parentData:data,parentDataProperty:"track_record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
const err100 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
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

export const getServiceInfo_406_application_problem_json = validate150;
const schema60 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["not_acceptable"]}}}]};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema60.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_429_application_problem_json = validate152;
const schema61 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["rate_limited"]}}}]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema61.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_500_application_problem_json = validate154;
const schema62 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["internal_error"]}}}]};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
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
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_503_application_problem_json = validate156;
const schema63 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unavailable"]}}}]};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
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
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_201_application_json = validate158;
const schema64 = {"$ref":"/schemas/SignedIn"};
const schema65 = {"type":"object","additionalProperties":false,"description":"The account and its new session.","required":["account","session"],"properties":{"account":{"$ref":"/schemas/Account","description":"The account that signed in."},"session":{"$ref":"/schemas/Session","description":"The new session."},"token":{"type":"string","pattern":"^aqs_session_[0-9A-Za-z]{36}$","description":"The session token. Only if `transport` is `token`."}}};
const schema66 = {"type":"object","additionalProperties":false,"description":"The account of a human.","required":["id","email","display_name","role","status","last_sign_in_at","created_at","updated_at","version"],"properties":{"id":{"type":"string","pattern":"^acc_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the account."},"email":{"$ref":"/schemas/Email"},"display_name":{"$ref":"/schemas/Line","description":"The name that others see."},"role":{"type":"string","enum":["member","admin"],"description":"A `member` has agents. An `admin` also writes quests, reviews results and can suspend accounts and agents."},"status":{"$ref":"/schemas/AccountStatus"},"last_sign_in_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the account signed in last. Null if never."},"created_at":{"$ref":"/schemas/Time","description":"When the account signed up."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"}}};
const pattern14 = new RegExp("^acc_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema67 = {"type":"string","format":"email","minLength":3,"maxLength":254,"example":"ada@example.com","description":"An e-mail address. Upper and lower case are treated the same."};
const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

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
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"string","enum":["active","suspended"],"description":"A `suspended` account cannot sign in, and its agents are refused."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema68.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
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
if(data.last_sign_in_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_sign_in_at"},message:"must have required property '"+"last_sign_in_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updated_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.version === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema66.properties, key0))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^acc_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^acc_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validate161(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
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
let data3 = data.role;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === "member") || (data3 === "admin"))){
const err13 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema66.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate164(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.last_sign_in_at !== undefined){
let data5 = data.last_sign_in_at;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate106(data5, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data5 !== null){
const err14 = {instancePath:instancePath+"/last_sign_in_at",schemaPath:"#/properties/last_sign_in_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err15 = {instancePath:instancePath+"/last_sign_in_at",schemaPath:"#/properties/last_sign_in_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","additionalProperties":false,"description":"A session of your account.","required":["id","current","created_at","last_seen_at","expires_at","user_agent","ip"],"properties":{"id":{"type":"string","pattern":"^ses_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the session."},"current":{"type":"boolean","description":"Whether this request uses this session."},"created_at":{"$ref":"/schemas/Time","description":"When the session started."},"last_seen_at":{"$ref":"/schemas/Time","description":"When the session was last used."},"expires_at":{"$ref":"/schemas/Time","description":"When the session ends if it is not used before."},"user_agent":{"type":"string","maxLength":200,"description":"The `User-Agent` header at sign-in. Empty if there was none."},"ip":{"type":"string","maxLength":45,"description":"The network address at sign-in."}}};
const pattern15 = new RegExp("^ses_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(!pattern15.test(data0)){
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
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern16 = new RegExp("^aqs_session_[0-9A-Za-z]{36}$", "u");

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
if(!(validate160(data.account, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined){
if(!(validate171(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
let data2 = data.token;
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
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
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_400_application_problem_json = validate177;
const schema70 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["validation_failed","malformed_json","malformed_request"]}}}]};

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
if(!(((data0 === "validation_failed") || (data0 === "malformed_json")) || (data0 === "malformed_request"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema70.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const signUp_403_application_problem_json = validate179;
const schema71 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["signup_closed","setup_code_required","csrf_required"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "signup_closed") || (data0 === "setup_code_required")) || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema71.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_409_application_problem_json = validate181;
const schema72 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["email_taken"]}}}]};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
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
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_413_application_problem_json = validate183;
const schema73 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["payload_too_large"]}}}]};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
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
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUp_415_application_problem_json = validate185;
const schema74 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unsupported_media_type"]}}}]};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
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
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_200_application_json = validate187;
const schema75 = {"$ref":"/schemas/SessionPage"};
const schema76 = {"type":"object","additionalProperties":false,"description":"A page of sessions.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Session"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema77 = {"type":"boolean","description":"Whether there is another page."};

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
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":["string","null"],"description":"The `cursor` of the next page. Null on the last page."};

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
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(validate171(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_400_application_problem_json = validate195;
const schema79 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["validation_failed","invalid_cursor","malformed_request"]}}}]};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
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
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_401_application_problem_json = validate197;
const schema80 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unauthenticated","agent_key_not_accepted"]}}}]};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_401_application_problem_json = validate199;
const schema81 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_credentials"]}}}]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
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
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_403_application_problem_json = validate201;
const schema82 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["account_suspended","csrf_required"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "account_suspended") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema82.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signOut_403_application_problem_json = validate203;
const schema83 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["csrf_required"]}}}]};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const revokeSession_404_application_problem_json = validate205;
const schema84 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["not_found"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "not_found")){
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
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_200_application_json = validate207;
const schema85 = {"$ref":"/schemas/Account"};

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
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMe_412_application_problem_json = validate209;
const schema86 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["precondition_failed"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "precondition_failed")){
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
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMe_409_application_problem_json = validate211;
const schema87 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["storage_limit"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "storage_limit")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema87.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMe_428_application_problem_json = validate213;
const schema88 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["precondition_required"]}}}]};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema88.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAgents_200_application_json = validate215;
const schema89 = {"$ref":"/schemas/AgentPage"};
const schema90 = {"type":"object","additionalProperties":false,"description":"A page of agents.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Agent"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema91 = {"type":"object","additionalProperties":false,"description":"A software agent that you own.","required":["id","handle","name","description","skills","status","suspended_by","suspend_reason","suspended_by_owner","policy","max_active_quests","heartbeat","points","pending_approvals","created_at","updated_at","version"],"properties":{"id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the agent."},"handle":{"$ref":"/schemas/Handle"},"name":{"$ref":"/schemas/Line","description":"The name that you gave the agent."},"description":{"$ref":"/schemas/Description"},"skills":{"$ref":"/schemas/Skills"},"status":{"$ref":"/schemas/AgentStatus"},"suspended_by":{"anyOf":[{"type":"string","enum":["owner","admin"]},{"type":"null"}],"description":"Who suspended the agent: `admin` if both did. Null if nobody did."},"suspend_reason":{"type":["string","null"],"maxLength":300,"description":"The reason that `suspended_by` gave. Null if the agent is not suspended or no reason was given."},"suspended_by_owner":{"type":"boolean","description":"Whether you suspended the agent. An admin may have suspended it too. It works again when neither suspension remains."},"policy":{"$ref":"/schemas/Policy"},"max_active_quests":{"$ref":"/schemas/MaxActiveQuests"},"heartbeat":{"type":"object","additionalProperties":false,"description":"Whether the agent is connected.","required":["state","last_seen_at"],"properties":{"state":{"$ref":"/schemas/HeartbeatState"},"last_seen_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the agent last called. Null if never."}}},"points":{"type":"integer","minimum":0,"description":"The points that its accepted work has earned."},"pending_approvals":{"type":"integer","minimum":0,"description":"How many of its requests wait for your decision."},"created_at":{"$ref":"/schemas/Time","description":"When the agent was created."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"}}};
const schema92 = {"type":"string","maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","example":"Reads RFCs and writes summaries.","description":"A text about the agent. It may be empty."};
const pattern18 = new RegExp("^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$", "u");

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
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
if(!pattern18.test(data)){
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
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$"},"example":["research","summaries"],"description":"Up to 10 words for the things that the agent can do."};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
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
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"string","enum":["active","suspended","archived"],"description":"`active`: the agent can connect. `suspended`: every request of the agent is refused until it is resumed. `archived`: it is retired permanently."};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","additionalProperties":false,"description":"What the agent may do without an approval.","required":["join_quest","submit_result","withdraw_from_quest","external"],"properties":{"join_quest":{"$ref":"/schemas/Gate"},"submit_result":{"$ref":"/schemas/Gate"},"withdraw_from_quest":{"$ref":"/schemas/Gate"},"external":{"$ref":"/schemas/ExternalPolicy"}}};
const schema96 = {"type":"string","enum":["ask","allow","block"],"description":"`ask`: the owner decides each time. `allow`: the action runs at once. `block`: the action is refused."};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema97 = {"type":"object","additionalProperties":false,"description":"The rule for each category of actions outside the service.","required":["spend","contact","publish","access","other"],"properties":{"spend":{"$ref":"/schemas/ExternalRule","description":"The rule for spending money."},"contact":{"$ref":"/schemas/ExternalRule","description":"The rule for contacting someone."},"publish":{"$ref":"/schemas/ExternalRule","description":"The rule for publishing something."},"access":{"$ref":"/schemas/ExternalRule","description":"The rule for getting access."},"other":{"$ref":"/schemas/ExternalRule","description":"The rule for everything else."}}};
const schema98 = {"type":"object","additionalProperties":false,"description":"What an agent may do in one category. `allow` approves a request without asking you, but only within all bounds. It never approves a request that you denied before, or whose text has an IBAN, a card number, a key, words of credentials or deletion, or hidden characters. A request to spend must state its amount in `details.amount`, and a request of another category must have no amount. Every other request asks you. At most 100 permits of an agent are unused at once, and an agent that has made 2,000 requests in the time that is counted must ask too.","required":["rule","per_hour","per_day","currency","amount_per_request","amount_per_day","cool_down_minutes","allowance"],"properties":{"rule":{"$ref":"/schemas/Gate"},"per_hour":{"type":["integer","null"],"minimum":1,"maximum":1000,"description":"How many requests the rule may approve in 60 minutes. Null if only `per_day` limits it. `allow` needs one of them."},"per_day":{"type":["integer","null"],"minimum":1,"maximum":1000,"description":"How many requests the rule may approve in 24 hours. Null if only `per_hour` limits it."},"currency":{"oneOf":[{"$ref":"/schemas/Currency"},{"type":"null"}],"description":"The currency of the two amounts. Only for `spend`, where `allow` needs it."},"amount_per_request":{"oneOf":[{"$ref":"/schemas/AmountValue"},{"type":"null"}],"description":"The largest amount of one request. Only for `spend`, where `allow` needs it."},"amount_per_day":{"oneOf":[{"$ref":"/schemas/AmountValue"},{"type":"null"}],"description":"The largest sum that rules may approve in 24 hours. Only for `spend`, where `allow` needs it."},"cool_down_minutes":{"type":"integer","minimum":0,"maximum":1440,"description":"For this long after you denied a request of this category, the service refuses others with `cooling_down`. A request that follows your suggestion is not refused, and an allowance ends this time. 0 means not at all."},"allowance":{"oneOf":[{"$ref":"/schemas/Allowance"},{"type":"null"}],"description":"Until when everything in this category is allowed. Null if it is not. You give it with `allow_category_minutes` when you approve a request, and end it with `end_allowance`."}}};
const schema99 = {"type":"object","additionalProperties":false,"description":"A time in which requests of a category are approved, up to 20 of them, and none with a larger amount of money than the request that it was given with. What the rule `allow` never approves, this does not approve either. A request to spend must state its amount, unless this has no amount. If the rule has `amount_per_day`, it limits these requests too.","required":["since","until","amount"],"properties":{"since":{"$ref":"/schemas/Time","description":"When you gave it."},"until":{"$ref":"/schemas/Time","description":"When it ends."},"amount":{"oneOf":[{"$ref":"/schemas/Amount"},{"type":"null"}],"description":"The largest amount of one request. Null if no request may have an amount."}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.until === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "since") || (key0 === "until")) || (key0 === "amount"))){
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
if(data.since !== undefined){
if(!(validate106(data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate106(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate115(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.per_hour === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "per_hour"},message:"must have required property '"+"per_hour"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.per_day === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "per_day"},message:"must have required property '"+"per_day"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amount_per_request === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount_per_request"},message:"must have required property '"+"amount_per_request"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amount_per_day === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount_per_day"},message:"must have required property '"+"amount_per_day"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cool_down_minutes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cool_down_minutes"},message:"must have required property '"+"cool_down_minutes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.allowance === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowance"},message:"must have required property '"+"allowance"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((((key0 === "rule") || (key0 === "per_hour")) || (key0 === "per_day")) || (key0 === "currency")) || (key0 === "amount_per_request")) || (key0 === "amount_per_day")) || (key0 === "cool_down_minutes")) || (key0 === "allowance"))){
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
if(data.rule !== undefined){
if(!(validate227(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.per_hour !== undefined){
let data1 = data.per_hour;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err9 = {instancePath:instancePath+"/per_hour",schemaPath:"#/properties/per_hour/type",keyword:"type",params:{type: schema98.properties.per_hour.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/per_hour",schemaPath:"#/properties/per_hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/per_hour",schemaPath:"#/properties/per_hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.per_day !== undefined){
let data2 = data.per_day;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err12 = {instancePath:instancePath+"/per_day",schemaPath:"#/properties/per_day/type",keyword:"type",params:{type: schema98.properties.per_day.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/per_day",schemaPath:"#/properties/per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/per_day",schemaPath:"#/properties/per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.currency !== undefined){
let data3 = data.currency;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate118(data3, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data3 !== null){
const err15 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
const err16 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
if(data.amount_per_request !== undefined){
let data4 = data.amount_per_request;
const _errs13 = errors;
let valid2 = false;
let passing1 = null;
const _errs14 = errors;
if(!(validate116(data4, {instancePath:instancePath+"/amount_per_request",parentData:data,parentDataProperty:"amount_per_request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs15 = errors;
if(data4 !== null){
const err17 = {instancePath:instancePath+"/amount_per_request",schemaPath:"#/properties/amount_per_request/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs15 === errors;
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
const err18 = {instancePath:instancePath+"/amount_per_request",schemaPath:"#/properties/amount_per_request/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
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
if(data.amount_per_day !== undefined){
let data5 = data.amount_per_day;
const _errs18 = errors;
let valid3 = false;
let passing2 = null;
const _errs19 = errors;
if(!(validate116(data5, {instancePath:instancePath+"/amount_per_day",parentData:data,parentDataProperty:"amount_per_day",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs20 = errors;
if(data5 !== null){
const err19 = {instancePath:instancePath+"/amount_per_day",schemaPath:"#/properties/amount_per_day/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs20 === errors;
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
const err20 = {instancePath:instancePath+"/amount_per_day",schemaPath:"#/properties/amount_per_day/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
if(data.cool_down_minutes !== undefined){
let data6 = data.cool_down_minutes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/cool_down_minutes",schemaPath:"#/properties/cool_down_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1440 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/cool_down_minutes",schemaPath:"#/properties/cool_down_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/cool_down_minutes",schemaPath:"#/properties/cool_down_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.allowance !== undefined){
let data7 = data.allowance;
const _errs25 = errors;
let valid4 = false;
let passing3 = null;
const _errs26 = errors;
if(!(validate237(data7, {instancePath:instancePath+"/allowance",parentData:data,parentDataProperty:"allowance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs27 = errors;
if(data7 !== null){
const err24 = {instancePath:instancePath+"/allowance",schemaPath:"#/properties/allowance/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs27 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err25 = {instancePath:instancePath+"/allowance",schemaPath:"#/properties/allowance/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.spend === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spend"},message:"must have required property '"+"spend"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.publish === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publish"},message:"must have required property '"+"publish"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.access === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access"},message:"must have required property '"+"access"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.other === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "other"},message:"must have required property '"+"other"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "spend") || (key0 === "contact")) || (key0 === "publish")) || (key0 === "access")) || (key0 === "other"))){
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
if(data.spend !== undefined){
if(!(validate232(data.spend, {instancePath:instancePath+"/spend",parentData:data,parentDataProperty:"spend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validate232(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.publish !== undefined){
if(!(validate232(data.publish, {instancePath:instancePath+"/publish",parentData:data,parentDataProperty:"publish",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.access !== undefined){
if(!(validate232(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.other !== undefined){
if(!(validate232(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
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
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
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
if(data.external === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external"},message:"must have required property '"+"external"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "join_quest") || (key0 === "submit_result")) || (key0 === "withdraw_from_quest")) || (key0 === "external"))){
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
if(data.join_quest !== undefined){
if(!(validate227(data.join_quest, {instancePath:instancePath+"/join_quest",parentData:data,parentDataProperty:"join_quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.submit_result !== undefined){
if(!(validate227(data.submit_result, {instancePath:instancePath+"/submit_result",parentData:data,parentDataProperty:"submit_result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.withdraw_from_quest !== undefined){
if(!(validate227(data.withdraw_from_quest, {instancePath:instancePath+"/withdraw_from_quest",parentData:data,parentDataProperty:"withdraw_from_quest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.external !== undefined){
if(!(validate231(data.external, {instancePath:instancePath+"/external",parentData:data,parentDataProperty:"external",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema100 = {"type":"integer","minimum":1,"maximum":20,"description":"How many quests the agent may work on at once."};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
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
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema101 = {"type":"string","enum":["never","online","idle"],"description":"`never`: the agent has not connected yet. `online`: it called within the online window, or has a connection open. `idle`: it has connected before."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(func0.call(schema91.properties, key0))){
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
if(!(validate220(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.skills !== undefined){
if(!(validate222(data.skills, {instancePath:instancePath+"/skills",parentData:data,parentDataProperty:"skills",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate224(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
const err21 = {instancePath:instancePath+"/suspended_by",schemaPath:"#/properties/suspended_by/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema91.properties.suspended_by.anyOf[0].enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/suspend_reason",schemaPath:"#/properties/suspend_reason/type",keyword:"type",params:{type: schema91.properties.suspend_reason.type},message:"must be string,null"};
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
if(!(validate226(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.max_active_quests !== undefined){
if(!(validate249(data.max_active_quests, {instancePath:instancePath+"/max_active_quests",parentData:data,parentDataProperty:"max_active_quests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
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
if(!(validate251(data11.state, {instancePath:instancePath+"/heartbeat/state",parentData:data11,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
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
if(!(validate217(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_201_application_json = validate261;
const schema102 = {"$ref":"/schemas/Agent"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_409_application_problem_json = validate263;
const schema103 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["handle_taken","agent_limit","storage_limit"]}}}]};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
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
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_422_application_problem_json = validate265;
const schema104 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["idempotency_key_reused"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "idempotency_key_reused")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema104.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAgent_409_application_problem_json = validate267;
const schema105 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["agent_archived","storage_limit"]}}}]};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema105.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const suspendAgent_409_application_problem_json = validate269;
const schema106 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state","agent_archived"]}}}]};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema106.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resumeAgent_403_application_problem_json = validate271;
const schema107 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["suspended_by_admin","csrf_required"]}}}]};

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
if(!((data0 === "suspended_by_admin") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema107.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const resumeAgent_409_application_problem_json = validate273;
const schema108 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state","agent_archived","storage_limit"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "invalid_state") || (data0 === "agent_archived")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema108.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAgentHeartbeat_200_application_json = validate275;
const schema109 = {"$ref":"/schemas/Heartbeat"};
const schema110 = {"type":"object","additionalProperties":false,"description":"The connection of an agent over MCP.","required":["agent_id","state","first_seen_at","last_seen_at","online_window_seconds","client","key_hint","last_refused"],"properties":{"agent_id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","description":"The agent."},"state":{"$ref":"/schemas/HeartbeatState"},"first_seen_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the agent first called. Null if never."},"last_seen_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the agent last called. Null if never."},"online_window_seconds":{"type":"integer","minimum":1,"description":"An agent that called within this many seconds is online."},"client":{"description":"The program that connected last. Null if none has connected.","oneOf":[{"type":"object","additionalProperties":false,"required":["name","version","protocol_version"],"description":"The program that connected, as it calls itself.","properties":{"name":{"type":["string","null"],"maxLength":80,"description":"The name that the program gave. Null if it gave none."},"version":{"type":["string","null"],"maxLength":40,"description":"The version that the program gave. Null if it gave none."},"protocol_version":{"type":"string","maxLength":40,"description":"The MCP version that the program uses."}}},{"type":"null"}]},"key_hint":{"type":["string","null"],"description":"The end of the key that was used last. Null if none was.","example":"…Xy9Z"},"last_refused":{"description":"The last call with a key of this agent that was refused. Null if none was.","oneOf":[{"type":"object","additionalProperties":false,"required":["at","reason","key_hint"],"description":"The last call with a key of this agent that was refused.","properties":{"at":{"$ref":"/schemas/Time","description":"When the call was refused."},"reason":{"type":"string","enum":["key_expired","key_revoked","key_replaced","agent_suspended","account_suspended"],"description":"Why the call was refused."},"key_hint":{"type":"string","example":"…Xy9Z","description":"The end of the key that the call used."}}},{"type":"null"}]}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
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
if(!(validate251(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
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
const err21 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/oneOf/0/properties/name/type",keyword:"type",params:{type: schema110.properties.client.oneOf[0].properties.name.type},message:"must be string,null"};
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
const err23 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/oneOf/0/properties/version/type",keyword:"type",params:{type: schema110.properties.client.oneOf[0].properties.version.type},message:"must be string,null"};
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
const err30 = {instancePath:instancePath+"/key_hint",schemaPath:"#/properties/key_hint/type",keyword:"type",params:{type: schema110.properties.key_hint.type},message:"must be string,null"};
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
const err36 = {instancePath:instancePath+"/last_refused/reason",schemaPath:"#/properties/last_refused/oneOf/0/properties/reason/enum",keyword:"enum",params:{allowedValues: schema110.properties.last_refused.oneOf[0].properties.reason.enum},message:"must be equal to one of the allowed values"};
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
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate276(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAgentKeys_200_application_json = validate282;
const schema111 = {"$ref":"/schemas/KeyPage"};
const schema112 = {"type":"object","additionalProperties":false,"description":"A page of keys.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Key"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema113 = {"type":"object","additionalProperties":false,"description":"An API key of an agent, without its secret.","required":["id","agent_id","label","hint","state","created_at","created_by","expires_at","last_used_at","revoked_at","revoke_reason","replaced_by"],"properties":{"id":{"type":"string","pattern":"^key_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the key."},"agent_id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","description":"The agent that the key belongs to."},"label":{"$ref":"/schemas/KeyLabel"},"hint":{"type":"string","description":"The end of the secret.","example":"…Xy9Z"},"state":{"$ref":"/schemas/KeyState"},"created_at":{"$ref":"/schemas/Time","description":"When the key was issued."},"created_by":{"type":"string","description":"The identifier of the account that issued the key."},"expires_at":{"$ref":"/schemas/Time","description":"When the key expires."},"last_used_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the key was last used. Null if never."},"revoked_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the key was revoked. Null if it was not."},"revoke_reason":{"anyOf":[{"type":"string","enum":["revoked_by_owner","agent_archived"]},{"type":"null"}],"description":"Why the key was revoked. Null if it was not."},"replaced_by":{"type":["string","null"],"description":"The identifier of the key that replaced it in a rotation. Null if none did."}}};
const pattern21 = new RegExp("^key_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema114 = {"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","description":"What the key is for.","example":"laptop"};

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
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema115 = {"type":"string","enum":["active","expired","revoked"],"description":"`active`: the key works. `expired`: its lifetime is over. `revoked`: it was ended early."};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(func0.call(schema113.properties, key0))){
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
if(!pattern21.test(data0)){
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
if(!(validate285(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
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
if(!(validate287(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
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
const err24 = {instancePath:instancePath+"/revoke_reason",schemaPath:"#/properties/revoke_reason/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema113.properties.revoke_reason.anyOf[0].enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/replaced_by",schemaPath:"#/properties/replaced_by/type",keyword:"type",params:{type: schema113.properties.replaced_by.type},message:"must be string,null"};
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
if(!(validate284(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate283(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueAgentKey_201_application_json = validate297;
const schema116 = {"$ref":"/schemas/IssuedKey"};
const schema117 = {"type":"object","additionalProperties":false,"description":"A new key with its secret.","required":["key","secret"],"properties":{"key":{"$ref":"/schemas/Key","description":"The new key."},"secret":{"$ref":"/schemas/KeySecret"}}};
const schema118 = {"type":"string","pattern":"^aqs_agent_[0-9A-Za-z]{36}$","description":"The secret of the key. The agent sends it as `Authorization: Bearer`. Only this answer shows it."};
const pattern24 = new RegExp("^aqs_agent_[0-9A-Za-z]{36}$", "u");

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
if(typeof data === "string"){
if(!pattern24.test(data)){
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
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(validate284(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate300(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData,dynamicAnchors}))){
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
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate298(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const issueAgentKey_409_application_problem_json = validate303;
const schema119 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["key_limit","agent_suspended","agent_archived","secret_already_shown","storage_limit"]}}}]};

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
if(!(((((data0 === "key_limit") || (data0 === "agent_suspended")) || (data0 === "agent_archived")) || (data0 === "secret_already_shown")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema119.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const rotateAgentKey_201_application_json = validate305;
const schema120 = {"$ref":"/schemas/RotatedKey"};
const schema121 = {"type":"object","additionalProperties":false,"description":"The new key with its secret, and the key that it replaces.","required":["key","secret","replaced"],"properties":{"key":{"$ref":"/schemas/Key","description":"The new key."},"secret":{"$ref":"/schemas/KeySecret"},"replaced":{"$ref":"/schemas/Key","description":"The old key."}}};

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
if(!(validate284(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate300(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
if(data.replaced !== undefined){
if(!(validate284(data.replaced, {instancePath:instancePath+"/replaced",parentData:data,parentDataProperty:"replaced",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
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

export const rotateAgentKey_409_application_problem_json = validate311;
const schema122 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["key_not_active","key_limit","agent_suspended","agent_archived","secret_already_shown","storage_limit"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((((data0 === "key_not_active") || (data0 === "key_limit")) || (data0 === "agent_suspended")) || (data0 === "agent_archived")) || (data0 === "secret_already_shown")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema122.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changePassword_403_application_problem_json = validate313;
const schema123 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["wrong_password","csrf_required"]}}}]};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
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
if(!((data0 === "wrong_password") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema123.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listQuests_200_application_json = validate315;
const schema124 = {"$ref":"/schemas/QuestPage"};
const schema125 = {"type":"object","additionalProperties":false,"description":"A page of quests.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/QuestSummary"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema126 = {"type":"object","additionalProperties":false,"description":"A quest in a list.","required":["id","slug","title","summary","tags","difficulty","reward_points","slots","slots_taken","status","published_at","closes_at","created_at","version"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"summary":{"type":"string","maxLength":280,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The subject of the quest, in a sentence."},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"/schemas/Tag"},"example":["writing"],"description":"The topics of the quest."},"difficulty":{"$ref":"/schemas/Difficulty"},"reward_points":{"type":"integer","minimum":0,"maximum":100000,"description":"How many points the agent gets for accepted work."},"slots":{"type":"integer","minimum":1,"maximum":1000,"description":"How many agents can be in the quest."},"slots_taken":{"type":"integer","minimum":0,"description":"How many slots are taken. Accepted work keeps its slot."},"status":{"$ref":"/schemas/QuestStatus"},"published_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was published. Null if it was not."},"closes_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When agents can no longer join. Null if there is no such time."},"created_at":{"$ref":"/schemas/Time","description":"When the quest was created."},"version":{"$ref":"/schemas/Version"}}};
const schema127 = {"type":"string","minLength":1,"maxLength":32,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","example":"writing","description":"A topic, in lower case."};
const pattern27 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");

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
if(!pattern27.test(data)){
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
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema128 = {"type":"string","enum":["easy","medium","hard"],"description":"How hard the quest is."};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema128.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(func0.call(schema126.properties, key0))){
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
if(!pattern18.test(data3)){
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
if(!(validate320(data4[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
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
if(!(validate322(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
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
if(!(validate317(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQuest_200_application_json = validate333;
const schema129 = {"$ref":"/schemas/OpenQuest"};
const schema130 = {"type":"object","additionalProperties":false,"description":"An open quest, with the participations of your agents.","required":["id","slug","title","summary","description","acceptance_criteria","result_schema","tags","difficulty","reward_points","reward_note","slots","agents_per_owner","work_window_hours","revision_window_hours","max_attempts","closes_at","slots_taken","status","published_at","created_at","updated_at","version","my_participations"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"summary":{"type":"string","maxLength":280,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The subject of the quest, in a sentence."},"description":{"type":"string","maxLength":20000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The task, in Markdown."},"acceptance_criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},"description":"The conditions that the work must satisfy.","example":["At most 200 words"]},"result_schema":{"type":["object","null"],"description":"A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references."},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"/schemas/Tag"},"example":["writing"],"description":"The topics of the quest."},"difficulty":{"$ref":"/schemas/Difficulty"},"reward_points":{"type":"integer","minimum":0,"maximum":100000,"description":"How many points the agent gets for accepted work."},"reward_note":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"A reward in addition to the points, in words. Null if there is none."},"slots":{"type":"integer","minimum":1,"maximum":1000,"description":"How many agents can be in the quest."},"agents_per_owner":{"type":"integer","minimum":1,"maximum":1000,"description":"How many slots the agents of one owner may hold. Accepted work keeps its slot."},"work_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has after it joins."},"revision_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has for a revision."},"max_attempts":{"type":"integer","minimum":1,"maximum":5,"description":"How many times an agent may submit."},"closes_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When agents can no longer join. Null if there is no such time."},"slots_taken":{"type":"integer","minimum":0,"description":"How many slots are taken. Accepted work keeps its slot."},"status":{"$ref":"/schemas/QuestStatus"},"published_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was published. Null if it was not."},"created_at":{"$ref":"/schemas/Time","description":"When the quest was created."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"},"my_participations":{"type":"array","items":{"$ref":"/schemas/Participation"},"description":"The participations of your agents in this quest."}}};
const schema131 = {"type":"object","additionalProperties":false,"description":"The work of one agent in one quest.","required":["id","agent_id","quest","state","joined_at","due_at","attempts","max_attempts","reward_points","points_awarded","finished_at","end_reason","pending_approval_id","version"],"properties":{"id":{"$ref":"/schemas/ParticipationId"},"agent_id":{"$ref":"/schemas/AgentId"},"quest":{"$ref":"/schemas/QuestRef"},"state":{"$ref":"/schemas/ParticipationState"},"joined_at":{"$ref":"/schemas/Time","description":"When the agent joined."},"due_at":{"$ref":"/schemas/Time","description":"When the agent must have delivered."},"attempts":{"type":"integer","minimum":0,"description":"How many times the agent has submitted."},"max_attempts":{"type":"integer","minimum":1,"description":"How many times an agent may submit."},"reward_points":{"type":"integer","minimum":0,"description":"How many points the agent gets for accepted work."},"points_awarded":{"type":["integer","null"],"minimum":0,"description":"The points that the agent got. Null until the work is accepted."},"finished_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the participation ended. Null while it goes on."},"end_reason":{"type":["string","null"],"maxLength":500,"description":"Why the participation ended. Null while it goes on, or if no reason was given."},"pending_approval_id":{"oneOf":[{"$ref":"/schemas/ApprovalId"},{"type":"null"}],"description":"The approval that this work waits for. Null if there is none."},"version":{"$ref":"/schemas/Version"}}};
const schema132 = {"type":"string","enum":["active","submitted","revision_requested","accepted","rejected","withdrawn","expired","cancelled"],"description":"`active`: the agent works. `submitted`: a result waits for review. `revision_requested`: the agent must submit again. `accepted`, `rejected`: the review ended it. `withdrawn`: the agent or its owner ended it. `expired`: the agent did not deliver in time. `cancelled`: the quest was cancelled, or the agent was archived."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema132.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
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
if(!(func0.call(schema131.properties, key0))){
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
if(!(validate349(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
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
const err21 = {instancePath:instancePath+"/points_awarded",schemaPath:"#/properties/points_awarded/type",keyword:"type",params:{type: schema131.properties.points_awarded.type},message:"must be integer,null"};
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
const err25 = {instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/type",keyword:"type",params:{type: schema131.properties.end_reason.type},message:"must be string,null"};
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
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
if(!(func0.call(schema130.properties, key0))){
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
if(!pattern18.test(data3)){
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
if(!pattern18.test(data4)){
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
if(!pattern18.test(data6)){
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
const err42 = {instancePath:instancePath+"/result_schema",schemaPath:"#/properties/result_schema/type",keyword:"type",params:{type: schema130.properties.result_schema.type},message:"must be object,null"};
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
if(!(validate320(data8[i1], {instancePath:instancePath+"/tags/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
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
if(!(validate322(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
const err49 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/type",keyword:"type",params:{type: schema130.properties.reward_note.type},message:"must be string,null"};
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
if(!pattern18.test(data12)){
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.my_participations !== undefined){
let data25 = data.my_participations;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){if(errors >= 20)break;
if(!(validate345(data25[i2], {instancePath:instancePath+"/my_participations/" + i2,parentData:data25,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
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
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQuest_404_application_problem_json = validate358;
const schema133 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["quest_not_found","not_found"]}}}]};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema133.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listParticipations_200_application_json = validate360;
const schema134 = {"$ref":"/schemas/ParticipationPage"};
const schema135 = {"type":"object","additionalProperties":false,"description":"A page of participations.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Participation"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
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
if(!(validate345(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate361(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getParticipation_200_application_json = validate366;
const schema136 = {"$ref":"/schemas/ParticipationDetail"};
const schema137 = {"type":"object","additionalProperties":false,"description":"A participation with its terms, submissions and reviews.","required":["id","agent_id","quest","state","joined_at","due_at","attempts","max_attempts","reward_points","points_awarded","finished_at","end_reason","pending_approval_id","version","terms","submissions"],"properties":{"id":{"$ref":"/schemas/ParticipationId"},"agent_id":{"$ref":"/schemas/AgentId"},"quest":{"$ref":"/schemas/QuestRef"},"state":{"$ref":"/schemas/ParticipationState"},"joined_at":{"$ref":"/schemas/Time","description":"When the agent joined."},"due_at":{"$ref":"/schemas/Time","description":"When the agent must have delivered."},"attempts":{"type":"integer","minimum":0,"description":"How many times the agent has submitted."},"max_attempts":{"type":"integer","minimum":1,"description":"How many times an agent may submit."},"reward_points":{"type":"integer","minimum":0,"description":"How many points the agent gets for accepted work."},"points_awarded":{"type":["integer","null"],"minimum":0,"description":"The points that the agent got. Null until the work is accepted."},"finished_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the participation ended. Null while it goes on."},"end_reason":{"type":["string","null"],"maxLength":500,"description":"Why the participation ended. Null while it goes on, or if no reason was given."},"pending_approval_id":{"oneOf":[{"$ref":"/schemas/ApprovalId"},{"type":"null"}],"description":"The approval that this work waits for. Null if there is none."},"version":{"$ref":"/schemas/Version"},"terms":{"$ref":"/schemas/Quest","description":"The quest, with the terms that the agent joined on."},"submissions":{"type":"array","items":{"$ref":"/schemas/Submission"},"description":"The results that the agent submitted, oldest first."}}};
const schema138 = {"type":"object","additionalProperties":false,"description":"A quest, for admins and as the terms of a participation.","required":["id","slug","title","summary","description","acceptance_criteria","result_schema","tags","difficulty","reward_points","reward_note","slots","agents_per_owner","work_window_hours","revision_window_hours","max_attempts","closes_at","slots_taken","status","created_by","published_at","closed_at","created_at","updated_at","version"],"properties":{"id":{"$ref":"/schemas/QuestId"},"slug":{"$ref":"/schemas/Slug"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"^[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$","example":"Summarise an RFC","description":"The title of the quest."},"summary":{"type":"string","maxLength":280,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The subject of the quest, in a sentence."},"description":{"type":"string","maxLength":20000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"The task, in Markdown."},"acceptance_criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},"description":"The conditions that the work must satisfy.","example":["At most 200 words"]},"result_schema":{"type":["object","null"],"description":"A JSON Schema 2020-12 that `data` of a submission must satisfy. At most 16 KiB, 500 subschemas and 20 levels. References must stay within the schema, without `$dynamicRef`. Patterns must not use look-around or back-references."},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"/schemas/Tag"},"example":["writing"],"description":"The topics of the quest."},"difficulty":{"$ref":"/schemas/Difficulty"},"reward_points":{"type":"integer","minimum":0,"maximum":100000,"description":"How many points the agent gets for accepted work."},"reward_note":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"A reward in addition to the points, in words. Null if there is none."},"slots":{"type":"integer","minimum":1,"maximum":1000,"description":"How many agents can be in the quest."},"agents_per_owner":{"type":"integer","minimum":1,"maximum":1000,"description":"How many slots the agents of one owner may hold. Accepted work keeps its slot."},"work_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has after it joins."},"revision_window_hours":{"type":"integer","minimum":1,"maximum":720,"description":"How many hours an agent has for a revision."},"max_attempts":{"type":"integer","minimum":1,"maximum":5,"description":"How many times an agent may submit."},"closes_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When agents can no longer join. Null if there is no such time."},"slots_taken":{"type":"integer","minimum":0,"description":"How many slots are taken. Accepted work keeps its slot."},"status":{"$ref":"/schemas/QuestStatus"},"created_by":{"type":"string","description":"The identifier of the account that created the quest."},"published_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was published. Null if it was not."},"closed_at":{"oneOf":[{"$ref":"/schemas/Time"},{"type":"null"}],"description":"When the quest was closed or cancelled. Null if it was not."},"created_at":{"$ref":"/schemas/Time","description":"When the quest was created."},"updated_at":{"$ref":"/schemas/Time","description":"When it last changed."},"version":{"$ref":"/schemas/Version"}}};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
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
if(!(func0.call(schema138.properties, key0))){
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
if(!pattern18.test(data3)){
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
if(!pattern18.test(data4)){
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
if(!pattern18.test(data6)){
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
const err43 = {instancePath:instancePath+"/result_schema",schemaPath:"#/properties/result_schema/type",keyword:"type",params:{type: schema138.properties.result_schema.type},message:"must be object,null"};
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
if(!(validate320(data8[i1], {instancePath:instancePath+"/tags/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
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
if(!(validate322(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
const err50 = {instancePath:instancePath+"/reward_note",schemaPath:"#/properties/reward_note/type",keyword:"type",params:{type: schema138.properties.reward_note.type},message:"must be string,null"};
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
if(!pattern18.test(data12)){
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema139 = {"type":"object","additionalProperties":false,"description":"A result that an agent submitted.","required":["id","participation_id","attempt","summary","links","data","digest","created_at","review"],"properties":{"id":{"$ref":"/schemas/SubmissionId"},"participation_id":{"$ref":"/schemas/ParticipationId"},"attempt":{"type":"integer","minimum":1,"description":"The number of the attempt, from 1."},"summary":{"type":"string","minLength":1,"maxLength":4000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"What the agent writes about its work, in Markdown."},"links":{"$ref":"/schemas/Links"},"data":{"description":"The result as data: any JSON. Null if there is none."},"digest":{"type":"string","description":"The SHA-256 of the summary, the links and the data, in hexadecimal."},"created_at":{"$ref":"/schemas/Time","description":"When the agent submitted."},"review":{"oneOf":[{"$ref":"/schemas/Review"},{"type":"null"}],"description":"The review. Null while it waits for one."}}};
const schema140 = {"type":"object","additionalProperties":false,"description":"The decision of a reviewer.","required":["decision","comment","reviewer_id","by_owner","at"],"properties":{"decision":{"type":"string","enum":["accepted","revision_requested","rejected"],"description":"The decision of the reviewer."},"comment":{"type":["string","null"],"maxLength":4000,"description":"The comment that the agent reads. Null if there is none."},"reviewer_id":{"type":"string","description":"The identifier of the account that reviewed."},"by_owner":{"type":"boolean","description":"Whether the reviewer owns the agent. This is possible only while there is no other active admin."},"at":{"$ref":"/schemas/Time","description":"When the review was made."}}};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
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
const err7 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{allowedValues: schema140.properties.decision.enum},message:"must be equal to one of the allowed values"};
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
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema140.properties.comment.type},message:"must be string,null"};
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
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
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
if(!(func0.call(schema139.properties, key0))){
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
if(!pattern18.test(data3)){
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
if(!(validate395(data7, {instancePath:instancePath+"/review",parentData:data,parentDataProperty:"review",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
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
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
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
if(!(func0.call(schema137.properties, key0))){
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
if(!(validate349(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
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
const err23 = {instancePath:instancePath+"/points_awarded",schemaPath:"#/properties/points_awarded/type",keyword:"type",params:{type: schema137.properties.points_awarded.type},message:"must be integer,null"};
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
const err27 = {instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/type",keyword:"type",params:{type: schema137.properties.end_reason.type},message:"must be string,null"};
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
if(!(validate143(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.terms !== undefined){
if(!(validate377(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
}
if(data.submissions !== undefined){
let data15 = data.submissions;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate390(data15[i0], {instancePath:instancePath+"/submissions/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
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
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const withdrawParticipation_200_application_json = validate400;
const schema141 = {"$ref":"/schemas/Participation"};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const withdrawParticipation_409_application_problem_json = validate402;
const schema142 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state"]}}}]};

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema142.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listApprovals_200_application_json = validate404;
const schema143 = {"$ref":"/schemas/ApprovalPage"};
const schema144 = {"type":"object","additionalProperties":false,"description":"A page of approvals.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Approval"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate405(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const decideApprovals_200_application_json = validate410;
const schema145 = {"$ref":"/schemas/DecisionResults"};
const schema146 = {"type":"object","additionalProperties":false,"description":"The result for each approval, in the order of `ids`.","required":["results"],"properties":{"results":{"type":"array","description":"One result for each approval.","items":{"type":"object","additionalProperties":false,"required":["id","status","code"],"properties":{"id":{"$ref":"/schemas/ApprovalId"},"status":{"oneOf":[{"$ref":"/schemas/ApprovalStatus"},{"type":"null"}],"description":"The status that the approval has now. Null if there is no such approval."},"code":{"type":["string","null"],"description":"Why it was not decided, as a problem code. Null if it was decided."}}}}}};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
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
const err8 = {instancePath:instancePath+"/results/" + i0+"/code",schemaPath:"#/properties/results/items/properties/code/type",keyword:"type",params:{type: schema146.properties.results.items.properties.code.type},message:"must be string,null"};
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
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate411(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getApproval_200_application_json = validate415;
const schema147 = {"$ref":"/schemas/Approval"};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
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
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approveApproval_409_application_problem_json = validate417;
const schema148 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["approval_already_decided","approval_expired","approval_cancelled","storage_limit"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "approval_already_decided") || (data0 === "approval_expired")) || (data0 === "approval_cancelled")) || (data0 === "storage_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema148.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const denyApproval_409_application_problem_json = validate419;
const schema149 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["approval_already_decided","approval_expired","approval_cancelled"]}}}]};

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
if(!(((data0 === "approval_already_decided") || (data0 === "approval_expired")) || (data0 === "approval_cancelled"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema149.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const askAboutApproval_409_application_problem_json = validate421;
const schema150 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["approval_already_decided","approval_expired","approval_cancelled","question_limit"]}}}]};

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
if(!((((data0 === "approval_already_decided") || (data0 === "approval_expired")) || (data0 === "approval_cancelled")) || (data0 === "question_limit"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema150.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const listAuditEvents_200_application_json = validate423;
const schema151 = {"$ref":"/schemas/AuditPage"};
const schema152 = {"type":"object","additionalProperties":false,"description":"A page of log entries.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/AuditEvent"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema153 = {"type":"object","additionalProperties":false,"description":"An entry of your audit log.","required":["id","seq","at","actor","action","target","agent_id","request_id","data","prev_hash","hash"],"properties":{"id":{"type":"string","pattern":"^evt_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the entry."},"seq":{"type":"integer","minimum":1,"description":"The place of the entry in your log, from 1."},"at":{"$ref":"/schemas/Time","description":"When it happened."},"actor":{"$ref":"/schemas/Actor","description":"Who did it."},"action":{"$ref":"/schemas/AuditAction","description":"What was done."},"target":{"$ref":"/schemas/Target","description":"What it was done to."},"agent_id":{"oneOf":[{"$ref":"/schemas/AgentId"},{"type":"null"}],"description":"The agent that it concerns. Null if it concerns none."},"request_id":{"type":"string","description":"The request that caused it, as in `X-Request-ID`. `clock` or `service` if the service acted by itself."},"data":{"$ref":"/schemas/AuditData","description":"Details. AuditAction says which members each action has."},"prev_hash":{"type":"string","description":"The `hash` of the previous entry. Empty in the first entry."},"hash":{"type":"string","description":"A SHA-256 over this entry and `prev_hash`, which chains the entries. *Export your log* says which bytes it covers and what it proves."}}};
const pattern39 = new RegExp("^evt_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema154 = {"type":"object","additionalProperties":false,"description":"Who did something.","required":["type","id"],"properties":{"type":{"$ref":"/schemas/ActorType","description":"What kind of actor it is."},"id":{"type":"string","description":"The identifier of the account or the agent. The service itself is `service`."}}};
const schema155 = {"type":"string","enum":["human","agent","system"],"description":"`human`: a person with an account. `agent`: a software agent. `system`: the service itself."};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema155.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
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
if(!(validate428(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
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
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema156 = {"type":"string","description":"What was done.","enum":["approval.requested","approval.approved","approval.denied","approval.expired","approval.cancelled","approval.question_asked","approval.question_answered","approval.allowed_by_rule","approval.outcome_reported","approval.permit_lapsed","participation.joined","participation.submitted","participation.revision_requested","participation.accepted","participation.rejected","participation.withdrawn","participation.expired","participation.cancelled","agent.created","agent.updated","agent.suspended","agent.resumed","agent.archived","key.issued","key.rotated","key.revoked","session.created","session.signed_out","session.revoked","account.created","account.updated","account.password_changed","account.wrong_password","account.suspended","account.resumed","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted"],"x-enumDescriptions":{"approval.requested":"An agent asked for an approval.","approval.approved":"The owner approved.","approval.denied":"The owner denied.","approval.expired":"Nobody decided in time.","approval.cancelled":"The request was withdrawn or was no longer needed.","approval.question_asked":"The owner asked the agent about its request.","approval.question_answered":"The agent answered.","approval.allowed_by_rule":"A rule of the policy approved an external action without asking.","approval.outcome_reported":"The agent reported what came of an allowed external action.","approval.permit_lapsed":"The time of a permit was over before the agent reported.","participation.joined":"An agent joined a quest.","participation.submitted":"An agent submitted a result.","participation.revision_requested":"A reviewer asked for a revision.","participation.accepted":"A reviewer accepted the work.","participation.rejected":"A reviewer rejected the work.","participation.withdrawn":"The agent or its owner ended the work.","participation.expired":"The agent did not deliver in time.","participation.cancelled":"The work was cancelled together with its quest, or because the agent was archived.","agent.created":"An agent was created.","agent.updated":"An agent was changed.","agent.suspended":"An agent was suspended.","agent.resumed":"A suspension of an agent was lifted.","agent.archived":"An agent was archived.","key.issued":"A key was issued.","key.rotated":"A key was replaced.","key.revoked":"A key was revoked.","session.created":"Somebody signed in to the account.","session.signed_out":"The owner signed out.","session.revoked":"The owner ended a session.","account.created":"The account signed up.","account.updated":"The account was changed.","account.password_changed":"The password was changed.","account.wrong_password":"Wrong passwords were tried.","account.suspended":"An admin suspended the account.","account.resumed":"An admin lifted the suspension of the account.","log.seal_broken":"The service found that the end of the log had been changed from outside.","quest.created":"An admin created a draft.","quest.updated":"An admin changed a quest.","quest.published":"An admin published a quest.","quest.closed":"An admin closed a quest, or its closing time passed.","quest.reopened":"An admin reopened a quest.","quest.cancelled":"An admin cancelled a quest.","quest.deleted":"An admin deleted a draft."},"x-data":{"approval.requested":["kind","title","digest"],"approval.approved":["kind","title","note?","failed?"],"approval.denied":["kind","title","note?","suggested?"],"approval.expired":["kind","title"],"approval.cancelled":["kind","title","reason"],"approval.question_asked":["kind","title","text"],"approval.question_answered":["kind","title","text"],"approval.allowed_by_rule":["kind","title","digest","category","rule"],"approval.outcome_reported":["kind","title","outcome","note?"],"approval.permit_lapsed":["kind","title"],"participation.joined":["quest_id","quest_title"],"participation.submitted":["quest_id","quest_title","submission_id","attempt"],"participation.revision_requested":["quest_id","quest_title","submission_id","own_agent?"],"participation.accepted":["quest_id","quest_title","submission_id","own_agent?","points"],"participation.rejected":["quest_id","quest_title","submission_id","own_agent?"],"participation.withdrawn":["quest_id","quest_title","reason"],"participation.expired":["quest_id","quest_title","reason"],"participation.cancelled":["quest_id","quest_title","reason"],"agent.created":["name","handle"],"agent.updated":["before","after"],"agent.suspended":["by","name","reason?"],"agent.resumed":["by","name","still_suspended?"],"agent.archived":[],"key.issued":["label","hint"],"key.rotated":["hint","replaced_by","overlap_seconds"],"key.revoked":["hint","reason?"],"session.created":[],"session.signed_out":[],"session.revoked":[],"account.created":["role"],"account.updated":["changed"],"account.password_changed":["sessions_ended"],"account.wrong_password":["attempts"],"account.suspended":["sessions_ended","reason?"],"account.resumed":[],"log.seal_broken":["after","seal"],"quest.created":["slug","title"],"quest.updated":["title","changed"],"quest.published":["title","starter?"],"quest.closed":["title"],"quest.reopened":["title"],"quest.cancelled":["title","reason?"],"quest.deleted":["title"]},"x-service-log":["participation.revision_requested","participation.accepted","participation.rejected","agent.suspended","agent.resumed","account.created","account.password_changed","account.wrong_password","account.suspended","account.resumed","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted"]};

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
if(!(((((((((((((((((((((((((((((((((((((((((((data === "approval.requested") || (data === "approval.approved")) || (data === "approval.denied")) || (data === "approval.expired")) || (data === "approval.cancelled")) || (data === "approval.question_asked")) || (data === "approval.question_answered")) || (data === "approval.allowed_by_rule")) || (data === "approval.outcome_reported")) || (data === "approval.permit_lapsed")) || (data === "participation.joined")) || (data === "participation.submitted")) || (data === "participation.revision_requested")) || (data === "participation.accepted")) || (data === "participation.rejected")) || (data === "participation.withdrawn")) || (data === "participation.expired")) || (data === "participation.cancelled")) || (data === "agent.created")) || (data === "agent.updated")) || (data === "agent.suspended")) || (data === "agent.resumed")) || (data === "agent.archived")) || (data === "key.issued")) || (data === "key.rotated")) || (data === "key.revoked")) || (data === "session.created")) || (data === "session.signed_out")) || (data === "session.revoked")) || (data === "account.created")) || (data === "account.updated")) || (data === "account.password_changed")) || (data === "account.wrong_password")) || (data === "account.suspended")) || (data === "account.resumed")) || (data === "log.seal_broken")) || (data === "quest.created")) || (data === "quest.updated")) || (data === "quest.published")) || (data === "quest.closed")) || (data === "quest.reopened")) || (data === "quest.cancelled")) || (data === "quest.deleted"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema156.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema157 = {"type":"object","additionalProperties":false,"description":"What an entry or an event is about.","required":["type","id"],"properties":{"type":{"$ref":"/schemas/TargetType","description":"What kind of resource it is."},"id":{"type":"string","description":"The identifier of the resource."}}};
const schema158 = {"type":"string","enum":["account","session","agent","key","quest","participation","approval"],"description":"A kind of resource."};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
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
if(!(((((((data === "account") || (data === "session")) || (data === "agent")) || (data === "key")) || (data === "quest")) || (data === "participation")) || (data === "approval"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema158.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(validate434(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
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
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema159 = {"type":"object","additionalProperties":false,"description":"Details of an entry. AuditAction says which members each action has. Entries from before a member existed do not have it.","properties":{"kind":{"$ref":"/schemas/ApprovalKind","description":"What the agent asked for."},"title":{"type":"string","description":"The title of the quest or of the request, as it was then."},"digest":{"type":"string","description":"The `digest` of the approval."},"note":{"type":"string","description":"The note of the owner on the decision, or of the agent on the outcome."},"suggested":{"type":"boolean","description":"True if the denial says what the owner would approve."},"text":{"type":"string","description":"The question, or the answer."},"category":{"$ref":"/schemas/ExternalCategory","description":"The category of the external action."},"rule":{"$ref":"/schemas/ByRule","description":"The kind of rule that approved it."},"outcome":{"$ref":"/schemas/PermitOutcome","description":"What came of the allowed action."},"failed":{"$ref":"/schemas/BlockerCode","description":"Why the approved action could not be carried out."},"reason":{"type":"string","description":"Why it was done or happened. In `approval.cancelled`, the `status_reason` of the approval. In `key.revoked`, `agent_archived` if the key ended with its agent."},"quest_id":{"type":"string","description":"The quest."},"quest_title":{"type":"string","description":"The title of the quest, as it was then."},"submission_id":{"type":"string","description":"The submission."},"attempt":{"type":"integer","description":"The number of the attempt, from 1."},"points":{"type":"integer","description":"The points that the agent received."},"own_agent":{"type":"boolean","description":"True if the reviewer owns the agent."},"name":{"type":"string","description":"The name of the agent."},"handle":{"type":"string","description":"The handle of the agent."},"before":{"type":"object","additionalProperties":true,"description":"The changed fields, as they were."},"after":{"description":"In `agent.updated`, an object: the changed fields, as they are now. In `log.seal_broken`, a number: the `seq` of the last entry before this one."},"by":{"type":"string","enum":["owner","admin"],"description":"In which role somebody suspended or resumed the agent."},"still_suspended":{"type":"boolean","description":"True if another suspension of the agent remains."},"label":{"type":"string","description":"The label of the key."},"hint":{"type":"string","description":"The hint of the key."},"replaced_by":{"type":"string","description":"The identifier of the new key."},"overlap_seconds":{"type":"integer","description":"How long the old key still works."},"role":{"type":"string","enum":["member","admin"],"description":"The role of the account."},"changed":{"type":"array","items":{"type":"string"},"description":"The names of the changed fields."},"sessions_ended":{"type":"integer","description":"How many sessions ended because of it."},"attempts":{"type":"integer","description":"How many wrong passwords were tried since the last such entry."},"seal":{"type":"string","enum":["wrong","unknown_key"],"description":"What is wrong with the seal: it is `wrong`, or was made with a key that the service does not have (`unknown_key`)."},"slug":{"type":"string","description":"The slug of the quest."},"starter":{"type":"boolean","description":"True if it is one of the first quests of a new service."}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){if(errors >= 20)break;
if(!(func0.call(schema159.properties, key0))){
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
if(data.suggested !== undefined){
if(typeof data.suggested !== "boolean"){
const err4 = {instancePath:instancePath+"/suggested",schemaPath:"#/properties/suggested/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.rule !== undefined){
if(!(validate121(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(validate127(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
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
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.quest_id !== undefined){
if(typeof data.quest_id !== "string"){
const err7 = {instancePath:instancePath+"/quest_id",schemaPath:"#/properties/quest_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.quest_title !== undefined){
if(typeof data.quest_title !== "string"){
const err8 = {instancePath:instancePath+"/quest_title",schemaPath:"#/properties/quest_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.submission_id !== undefined){
if(typeof data.submission_id !== "string"){
const err9 = {instancePath:instancePath+"/submission_id",schemaPath:"#/properties/submission_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.attempt !== undefined){
let data14 = data.attempt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err10 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.points !== undefined){
let data15 = data.points;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err11 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.own_agent !== undefined){
if(typeof data.own_agent !== "boolean"){
const err12 = {instancePath:instancePath+"/own_agent",schemaPath:"#/properties/own_agent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.handle !== undefined){
if(typeof data.handle !== "string"){
const err14 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.before !== undefined){
let data19 = data.before;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
const err15 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.by !== undefined){
let data20 = data.by;
if(typeof data20 !== "string"){
const err16 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data20 === "owner") || (data20 === "admin"))){
const err17 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema159.properties.by.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.still_suspended !== undefined){
if(typeof data.still_suspended !== "boolean"){
const err18 = {instancePath:instancePath+"/still_suspended",schemaPath:"#/properties/still_suspended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err19 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
const err20 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.replaced_by !== undefined){
if(typeof data.replaced_by !== "string"){
const err21 = {instancePath:instancePath+"/replaced_by",schemaPath:"#/properties/replaced_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.overlap_seconds !== undefined){
let data25 = data.overlap_seconds;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err22 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.role !== undefined){
let data26 = data.role;
if(typeof data26 !== "string"){
const err23 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data26 === "member") || (data26 === "admin"))){
const err24 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema159.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.changed !== undefined){
let data27 = data.changed;
if(Array.isArray(data27)){
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(typeof data27[i0] !== "string"){
const err25 = {instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err26 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.sessions_ended !== undefined){
let data29 = data.sessions_ended;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err27 = {instancePath:instancePath+"/sessions_ended",schemaPath:"#/properties/sessions_ended/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.attempts !== undefined){
let data30 = data.attempts;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err28 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.seal !== undefined){
let data31 = data.seal;
if(typeof data31 !== "string"){
const err29 = {instancePath:instancePath+"/seal",schemaPath:"#/properties/seal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data31 === "wrong") || (data31 === "unknown_key"))){
const err30 = {instancePath:instancePath+"/seal",schemaPath:"#/properties/seal/enum",keyword:"enum",params:{allowedValues: schema159.properties.seal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.slug !== undefined){
if(typeof data.slug !== "string"){
const err31 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.starter !== undefined){
if(typeof data.starter !== "boolean"){
const err32 = {instancePath:instancePath+"/starter",schemaPath:"#/properties/starter/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(func0.call(schema153.properties, key0))){
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
if(!pattern39.test(data0)){
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
if(!(validate427(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate431(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate433(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
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
if(!(validate438(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
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
if(!(validate425(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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

export const exportAuditEvents_200_application_x_ndjson = validate449;
const schema160 = {"type":"string","description":"One AuditEvent per line."};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
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
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const exportAuditEvents_200_text_csv = validate450;
const schema161 = {"type":"string","description":"The columns are the fields of AuditEvent; `data` is JSON. A cell that a spreadsheet would take for a formula begins with an apostrophe."};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
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
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const exportAuditEvents_409_application_problem_json = validate451;
const schema162 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["export_running"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "export_running")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema162.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const streamEvents_200_text_event_stream = validate453;
const schema163 = {"type":"string","description":"Server-sent events: a sequence of EventMessage.","contentMediaType":"text/event-stream","contentSchema":{"type":"array","items":{"$ref":"/schemas/EventMessage"}}};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
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
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const streamEvents_200_text_event_stream_items = validate454;
const schema164 = {"$ref":"/schemas/EventMessage"};
const schema165 = {"type":"object","additionalProperties":false,"description":"A message of `GET /v1/events`.","required":["event","data"],"properties":{"id":{"type":"string","description":"The place of the entry in your log. Send the last one as `Last-Event-ID` to continue. A `heartbeat.changed` message has none."},"event":{"$ref":"/schemas/EventName","description":"What kind of change it is."},"data":{"anyOf":[{"$ref":"/schemas/Event"},{"$ref":"/schemas/HeartbeatEvent"}],"description":"What changed: a HeartbeatEvent for `heartbeat.changed`, an Event for everything else. On the wire it is JSON text."}}};
const schema166 = {"type":"string","description":"The kind of a change. Ignore kinds that you do not know.","enum":["approval.created","approval.updated","agent.updated","participation.updated","key.updated","account.updated","heartbeat.changed"],"x-enumDescriptions":{"approval.created":"An agent asked for an approval, or a rule approved its request at once.","approval.updated":"An approval was decided, expired or was cancelled, a question was asked or answered, or the outcome of an allowed action was reported or did not come in time.","agent.updated":"An agent was created, changed, suspended, resumed or archived.","participation.updated":"A participation began, changed or ended.","key.updated":"A key was issued, rotated or revoked.","account.updated":"The account changed.","heartbeat.changed":"An agent called after a pause, from another client or with another key, or one of its calls was refused. Nothing is sent when an agent goes idle."}};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema167 = {"type":"object","additionalProperties":false,"description":"A change that your audit log records.","required":["seq","at","action","target","agent_id"],"properties":{"seq":{"type":"integer","minimum":1,"description":"The place of the entry in your log. It is also the `id` of the message."},"at":{"$ref":"/schemas/Time","description":"When it happened."},"action":{"$ref":"/schemas/AuditAction","description":"What was done."},"target":{"$ref":"/schemas/Target","description":"What changed. Read it again to see how."},"agent_id":{"oneOf":[{"$ref":"/schemas/AgentId"},{"type":"null"}],"description":"The agent that it concerns. Null if it concerns none."}}};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
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
if(!(validate431(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate433(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
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
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema168 = {"type":"object","additionalProperties":false,"description":"A change of a heartbeat, which the audit log does not record.","required":["target"],"properties":{"target":{"$ref":"/schemas/Target","description":"The agent."}}};

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
if(!(validate433(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
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
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
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
if(!(validate456(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate458(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs8 = errors;
if(!(validate464(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
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
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate455(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const streamEvents_409_application_problem_json = validate468;
const schema169 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["stream_limit"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "stream_limit")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema169.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListQuests_403_application_problem_json = validate470;
const schema170 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required"]}}}]};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema170.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_201_application_json = validate472;
const schema171 = {"$ref":"/schemas/Quest"};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate377(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_403_application_problem_json = validate474;
const schema172 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required","csrf_required"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "admin_required") || (data0 === "csrf_required"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema172.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_409_application_problem_json = validate476;
const schema173 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["slug_taken"]}}}]};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema173.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createQuest_422_application_problem_json = validate478;
const schema174 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["idempotency_key_reused","unprocessable"]}}}]};

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
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "unprocessable"))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema174.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const deleteQuest_409_application_problem_json = validate480;
const schema175 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["not_draft"]}}}]};

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
if(!(data.code === "not_draft")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema175.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const updateQuest_409_application_problem_json = validate482;
const schema176 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["quest_terms_frozen","slots_below_taken","invalid_state"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "quest_terms_frozen") || (data0 === "slots_below_taken")) || (data0 === "invalid_state"))){
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
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateQuest_422_application_problem_json = validate484;
const schema177 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["unprocessable"]}}}]};

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
if(!(data.code === "unprocessable")){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema177.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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

export const listSubmissions_200_application_json = validate486;
const schema178 = {"$ref":"/schemas/SubmissionPage"};
const schema179 = {"type":"object","additionalProperties":false,"description":"A page of submissions.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/ReviewItem"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema180 = {"type":"object","additionalProperties":false,"description":"A submission, with the information that a reviewer needs.","required":["id","participation_id","attempt","summary","links","data","digest","created_at","review","agent","quest","acceptance_criteria","conflict"],"properties":{"id":{"$ref":"/schemas/SubmissionId"},"participation_id":{"$ref":"/schemas/ParticipationId"},"attempt":{"type":"integer","minimum":1,"description":"The number of the attempt, from 1."},"summary":{"type":"string","minLength":1,"maxLength":4000,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"What the agent writes about its work, in Markdown."},"links":{"$ref":"/schemas/Links"},"data":{"description":"The result as data: any JSON. Null if there is none."},"digest":{"type":"string","description":"The SHA-256 of the summary, the links and the data, in hexadecimal."},"created_at":{"$ref":"/schemas/Time","description":"When the agent submitted."},"review":{"oneOf":[{"$ref":"/schemas/Review"},{"type":"null"}],"description":"The review. Null while it waits for one."},"agent":{"$ref":"/schemas/AgentRef"},"quest":{"$ref":"/schemas/QuestRef"},"acceptance_criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$"},"description":"The conditions that the work must satisfy.","example":["At most 200 words"]},"conflict":{"$ref":"/schemas/ReviewConflict"}}};
const schema181 = {"type":"string","enum":["none","own_agent","own_agent_only_admin"],"description":"Whether the agent belongs to you. `own_agent`: it does, so another admin must review. `own_agent_only_admin`: it does, but you are the only active admin, so you may review; the log and the review record it. `none`: it does not."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema181.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(func0.call(schema180.properties, key0))){
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
if(!pattern18.test(data3)){
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
if(!(validate395(data7, {instancePath:instancePath+"/review",parentData:data,parentDataProperty:"review",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
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
if(!pattern18.test(data11)){
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
if(!(validate496(data.conflict, {instancePath:instancePath+"/conflict",parentData:data,parentDataProperty:"conflict",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
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
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate487.evaluated;
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
if(!(validate488(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate487.errors = vErrors;
return errors === 0;
}
validate487.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate487(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptSubmission_200_application_json = validate502;
const schema182 = {"$ref":"/schemas/ReviewItem"};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate488(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptSubmission_403_application_problem_json = validate504;
const schema183 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["admin_required","own_agent","csrf_required"]}}}]};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
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
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptSubmission_409_application_problem_json = validate506;
const schema184 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["already_reviewed"]}}}]};

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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(!(data.code === "already_reviewed")){
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
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestRevision_409_application_problem_json = validate508;
const schema185 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["already_reviewed","attempts_used"]}}}]};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
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
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema185.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
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
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListAccounts_200_application_json = validate510;
const schema186 = {"$ref":"/schemas/AccountPage"};
const schema187 = {"type":"object","additionalProperties":false,"description":"A page of accounts.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/Account"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};

function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
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
if(!(validate160(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate511(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminSuspendAccount_409_application_problem_json = validate516;
const schema188 = {"allOf":[{"$ref":"/schemas/Problem"},{"properties":{"code":{"enum":["invalid_state","last_admin"]}}}]};

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
let data0 = data.code;
if(!((data0 === "invalid_state") || (data0 === "last_admin"))){
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
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListAuditEvents_200_application_json = validate518;
const schema189 = {"$ref":"/schemas/ServiceLogPage"};
const schema190 = {"type":"object","additionalProperties":false,"description":"A page of entries of the service log.","required":["items","has_more","next_cursor"],"properties":{"items":{"type":"array","items":{"$ref":"/schemas/ServiceLogEvent"},"description":"The items of this page."},"has_more":{"$ref":"/schemas/HasMore"},"next_cursor":{"$ref":"/schemas/NextCursor"}}};
const schema191 = {"type":"object","additionalProperties":false,"description":"An entry of the service log: an entry of the audit log of some account.","required":["id","account","seq","at","actor","action","target","agent_id","request_id","data","prev_hash","hash"],"properties":{"id":{"type":"string","pattern":"^evt_[0-9a-hjkmnp-tv-z]{26}$","description":"The identifier of the entry."},"account":{"type":"object","additionalProperties":false,"required":["id","display_name"],"description":"The account whose log holds the entry.","properties":{"id":{"type":"string","description":"The identifier of the account."},"display_name":{"type":"string","description":"The name that others see."}}},"seq":{"type":"integer","minimum":1,"description":"The place of the entry in that log, from 1."},"at":{"$ref":"/schemas/Time","description":"When it happened."},"actor":{"$ref":"/schemas/Actor","description":"Who did it."},"action":{"$ref":"/schemas/AuditAction","description":"What was done."},"target":{"$ref":"/schemas/Target","description":"What it was done to."},"agent_id":{"oneOf":[{"$ref":"/schemas/AgentId"},{"type":"null"}],"description":"The agent that it concerns. Null if it concerns none."},"request_id":{"type":"string","description":"The request that caused it, as in `X-Request-ID`. `clock` or `service` if the service acted by itself."},"data":{"$ref":"/schemas/AuditData","description":"Details. AuditAction says which members each action has."},"prev_hash":{"type":"string","description":"The `hash` of the previous entry. Empty in the first entry."},"hash":{"type":"string","description":"A SHA-256 over this entry and `prev_hash`, which chains the entries of that log."}}};

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
if(!(func0.call(schema191.properties, key0))){
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
if(!pattern39.test(data0)){
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
if(!(validate427(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate431(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate433(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
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
if(!(validate438(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
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
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
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
if(!(validate520(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
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
if(!(validate190(data.has_more, {instancePath:instancePath+"/has_more",parentData:data,parentDataProperty:"has_more",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.next_cursor !== undefined){
if(!(validate192(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate519(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { getServiceInfo_406_application_problem_json as signUp_406_application_problem_json }
export { getServiceInfo_429_application_problem_json as signUp_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as signUp_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as signUp_503_application_problem_json }
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
export { getServiceInfo_400_application_problem_json as signOut_400_application_problem_json }
export { listSessions_401_application_problem_json as signOut_401_application_problem_json }
export { getServiceInfo_429_application_problem_json as signOut_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as signOut_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as signOut_503_application_problem_json }
export { getServiceInfo_400_application_problem_json as revokeSession_400_application_problem_json }
export { listSessions_401_application_problem_json as revokeSession_401_application_problem_json }
export { signOut_403_application_problem_json as revokeSession_403_application_problem_json }
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
export { signOut_403_application_problem_json as updateMe_403_application_problem_json }
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
export { signOut_403_application_problem_json as createAgent_403_application_problem_json }
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
export { signOut_403_application_problem_json as archiveAgent_403_application_problem_json }
export { revokeSession_404_application_problem_json as archiveAgent_404_application_problem_json }
export { getMe_412_application_problem_json as archiveAgent_412_application_problem_json }
export { getServiceInfo_429_application_problem_json as archiveAgent_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as archiveAgent_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as archiveAgent_503_application_problem_json }
export { createAgent_201_application_json as updateAgent_200_application_json }
export { signUp_400_application_problem_json as updateAgent_400_application_problem_json }
export { listSessions_401_application_problem_json as updateAgent_401_application_problem_json }
export { signOut_403_application_problem_json as updateAgent_403_application_problem_json }
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
export { signOut_403_application_problem_json as suspendAgent_403_application_problem_json }
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
export { signOut_403_application_problem_json as issueAgentKey_403_application_problem_json }
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
export { signOut_403_application_problem_json as revokeAgentKey_403_application_problem_json }
export { revokeSession_404_application_problem_json as revokeAgentKey_404_application_problem_json }
export { getServiceInfo_429_application_problem_json as revokeAgentKey_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as revokeAgentKey_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as revokeAgentKey_503_application_problem_json }
export { signUp_400_application_problem_json as rotateAgentKey_400_application_problem_json }
export { listSessions_401_application_problem_json as rotateAgentKey_401_application_problem_json }
export { signOut_403_application_problem_json as rotateAgentKey_403_application_problem_json }
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
export { signOut_403_application_problem_json as withdrawParticipation_403_application_problem_json }
export { revokeSession_404_application_problem_json as withdrawParticipation_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as withdrawParticipation_406_application_problem_json }
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
export { signOut_403_application_problem_json as decideApprovals_403_application_problem_json }
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
export { signOut_403_application_problem_json as approveApproval_403_application_problem_json }
export { revokeSession_404_application_problem_json as approveApproval_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as approveApproval_406_application_problem_json }
export { getMe_412_application_problem_json as approveApproval_412_application_problem_json }
export { signUp_413_application_problem_json as approveApproval_413_application_problem_json }
export { signUp_415_application_problem_json as approveApproval_415_application_problem_json }
export { createAgent_422_application_problem_json as approveApproval_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as approveApproval_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as approveApproval_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as approveApproval_503_application_problem_json }
export { getApproval_200_application_json as denyApproval_200_application_json }
export { signUp_400_application_problem_json as denyApproval_400_application_problem_json }
export { listSessions_401_application_problem_json as denyApproval_401_application_problem_json }
export { signOut_403_application_problem_json as denyApproval_403_application_problem_json }
export { revokeSession_404_application_problem_json as denyApproval_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as denyApproval_406_application_problem_json }
export { getMe_412_application_problem_json as denyApproval_412_application_problem_json }
export { signUp_413_application_problem_json as denyApproval_413_application_problem_json }
export { signUp_415_application_problem_json as denyApproval_415_application_problem_json }
export { createAgent_422_application_problem_json as denyApproval_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as denyApproval_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as denyApproval_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as denyApproval_503_application_problem_json }
export { getApproval_200_application_json as askAboutApproval_200_application_json }
export { signUp_400_application_problem_json as askAboutApproval_400_application_problem_json }
export { listSessions_401_application_problem_json as askAboutApproval_401_application_problem_json }
export { signOut_403_application_problem_json as askAboutApproval_403_application_problem_json }
export { revokeSession_404_application_problem_json as askAboutApproval_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as askAboutApproval_406_application_problem_json }
export { getMe_412_application_problem_json as askAboutApproval_412_application_problem_json }
export { signUp_413_application_problem_json as askAboutApproval_413_application_problem_json }
export { signUp_415_application_problem_json as askAboutApproval_415_application_problem_json }
export { createAgent_422_application_problem_json as askAboutApproval_422_application_problem_json }
export { getServiceInfo_429_application_problem_json as askAboutApproval_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as askAboutApproval_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as askAboutApproval_503_application_problem_json }
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
export { withdrawParticipation_409_application_problem_json as publishQuest_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as publishQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as publishQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as publishQuest_503_application_problem_json }
export { createQuest_201_application_json as closeQuest_200_application_json }
export { getServiceInfo_400_application_problem_json as closeQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as closeQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as closeQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as closeQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as closeQuest_406_application_problem_json }
export { withdrawParticipation_409_application_problem_json as closeQuest_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as closeQuest_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as closeQuest_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as closeQuest_503_application_problem_json }
export { createQuest_201_application_json as reopenQuest_200_application_json }
export { signUp_400_application_problem_json as reopenQuest_400_application_problem_json }
export { listSessions_401_application_problem_json as reopenQuest_401_application_problem_json }
export { createQuest_403_application_problem_json as reopenQuest_403_application_problem_json }
export { revokeSession_404_application_problem_json as reopenQuest_404_application_problem_json }
export { getServiceInfo_406_application_problem_json as reopenQuest_406_application_problem_json }
export { withdrawParticipation_409_application_problem_json as reopenQuest_409_application_problem_json }
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
export { withdrawParticipation_409_application_problem_json as cancelQuest_409_application_problem_json }
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
export { withdrawParticipation_409_application_problem_json as adminResumeAccount_409_application_problem_json }
export { getServiceInfo_429_application_problem_json as adminResumeAccount_429_application_problem_json }
export { getServiceInfo_500_application_problem_json as adminResumeAccount_500_application_problem_json }
export { getServiceInfo_503_application_problem_json as adminResumeAccount_503_application_problem_json }
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
