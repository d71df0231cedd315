// Made by scripts/generate.ts from spec/. Do not edit.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
"use strict";
export const getServiceInfo_path = validate52;
const schema19 = {"type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getServiceInfo_query = validate53;
const schema20 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
for(const key0 in data){if(errors >= 20)break;
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_query = validate54;
const schema21 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at","-last_seen_at","last_seen_at"],"default":"-created_at"}},"required":[],"additionalProperties":false};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "-created_at") || (data2 === "created_at")) || (data2 === "-last_seen_at")) || (data2 === "last_seen_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema21.properties.sort.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSession_path = validate55;
const schema22 = {"type":"object","properties":{"id":{"type":"string","pattern":"^ses_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern3 = new RegExp("^ses_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^ses_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^ses_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getMe_header = validate56;
const schema23 = {"type":"object","properties":{"if-match":{"type":"string","title":"an ETag in quotes","maxLength":1000,"pattern":"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"}},"required":[]};
const pattern4 = new RegExp("^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$", "u");

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
if(data["if-match"] !== undefined){
let data0 = data["if-match"];
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err0 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"},message:"must match pattern \""+"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"+"\""};
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
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"if-match":true},"dynamicProps":false,"dynamicItems":false};

export const updateMe_header = validate57;
const schema24 = {"type":"object","properties":{"if-match":{"type":"string","title":"an ETag in quotes","maxLength":1000,"pattern":"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"},"loosening-signature":{"type":"string","title":"JSON in base64url","minLength":1,"maxLength":8000,"pattern":"^[A-Za-z0-9_-]+$"}},"required":["if-match"]};
const pattern6 = new RegExp("^[A-Za-z0-9_-]+$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-match"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "if-match"},message:"must have required property '"+"if-match"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["if-match"] !== undefined){
let data0 = data["if-match"];
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"},message:"must match pattern \""+"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"+"\""};
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
const err3 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["loosening-signature"] !== undefined){
let data1 = data["loosening-signature"];
if(typeof data1 === "string"){
if(func0(data1) > 8000){
const err4 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern6.test(data1)){
const err6 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
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
const err7 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"if-match":true,"loosening-signature":true},"dynamicProps":false,"dynamicItems":false};

export const listAgents_query = validate58;
const schema25 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["created_at","-created_at","name","-name","-last_seen_at","last_seen_at"],"default":"-created_at"},"status":{"type":"array","items":{"$ref":"/schemas/AgentStatus"},"minItems":1,"maxItems":3,"uniqueItems":true},"heartbeat":{"$ref":"/schemas/HeartbeatState"},"is_refused":{"type":"boolean"},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"}},"required":[],"additionalProperties":false};
const schema26 = {"type":"string","enum":["active","suspended","archived"],"description":"`active`: the agent can connect. `suspended`: every request of the agent is refused until it is resumed. `archived`: it is retired permanently."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"string","enum":["never","online","idle"],"description":"`never`: the agent has not connected yet. `online`: it called within the online window, or has a connection open. `idle`: it has connected before, but not within the online window."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^[^\\p{Cc}\\p{Cs}]+$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "status")) || (key0 === "heartbeat")) || (key0 === "is_refused")) || (key0 === "q"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((data2 === "created_at") || (data2 === "-created_at")) || (data2 === "name")) || (data2 === "-name")) || (data2 === "-last_seen_at")) || (data2 === "last_seen_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema25.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
if(data3.length > 3){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate59(data3[i0], {instancePath:instancePath+"/status/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(new Set(data3.map(item => JSON.stringify(item))).size < data3.length){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
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
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.heartbeat !== undefined){
if(!(validate61(data.heartbeat, {instancePath:instancePath+"/heartbeat",parentData:data,parentDataProperty:"heartbeat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.is_refused !== undefined){
if(typeof data.is_refused !== "boolean"){
const err13 = {instancePath:instancePath+"/is_refused",schemaPath:"#/properties/is_refused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.q !== undefined){
let data7 = data.q;
if(typeof data7 === "string"){
if(func0(data7) > 80){
const err14 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data7) < 1){
const err15 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern7.test(data7)){
const err16 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
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
const err17 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createAgent_header = validate63;
const schema28 = {"type":"object","properties":{"loosening-signature":{"type":"string","title":"JSON in base64url","minLength":1,"maxLength":8000,"pattern":"^[A-Za-z0-9_-]+$"},"idempotency-key":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\x21-\\x7e]+$"}},"required":[]};
const pattern9 = new RegExp("^[\\x21-\\x7e]+$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["loosening-signature"] !== undefined){
let data0 = data["loosening-signature"];
if(typeof data0 === "string"){
if(func0(data0) > 8000){
const err0 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
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
const err3 = {instancePath:instancePath+"/loosening-signature",schemaPath:"#/properties/loosening-signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["idempotency-key"] !== undefined){
let data1 = data["idempotency-key"];
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err4 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern9.test(data1)){
const err6 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\""};
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
const err7 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"loosening-signature":true,"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const getAgent_path = validate64;
const schema29 = {"type":"object","properties":{"id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern10 = new RegExp("^agt_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^agt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^agt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const suspendAgent_header = validate65;
const schema30 = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\x21-\\x7e]+$"}},"required":[]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(data0)){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\""};
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
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentActivity_query = validate66;
const schema31 = {"type":"object","properties":{"range":{"type":"string","enum":["24h","7d","30d","90d"],"default":"7d"}},"required":[],"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
data.range = "7d";
}
for(const key0 in data){if(errors >= 20)break;
if(!(key0 === "range")){
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
let data0 = data.range;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "24h") || (data0 === "7d")) || (data0 === "30d")) || (data0 === "90d"))){
const err2 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema31.properties.range.enum},message:"must be equal to one of the allowed values"};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAgentKeys_query = validate67;
const schema32 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at","expires_at","-expires_at"],"default":"-created_at"},"state":{"$ref":"/schemas/KeyState"}},"required":[],"additionalProperties":false};
const schema33 = {"type":"string","enum":["active","expired","revoked"],"description":"`active`: the key works. `expired`: its lifetime is over. `revoked`: it was ended early."};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "state"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "-created_at") || (data2 === "created_at")) || (data2 === "expires_at")) || (data2 === "-expires_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema32.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.state !== undefined){
if(!(validate68(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAgentKey_path = validate70;
const schema34 = {"type":"object","properties":{"id":{"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$"},"key_id":{"type":"string","pattern":"^key_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id","key_id"]};
const pattern13 = new RegExp("^key_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
if(data.key_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_id"},message:"must have required property '"+"key_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^agt_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^agt_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
if(data.key_id !== undefined){
let data1 = data.key_id;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err4 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/pattern",keyword:"pattern",params:{pattern: "^key_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^key_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"id":true,"key_id":true},"dynamicProps":false,"dynamicItems":false};

export const listTokens_query = validate71;
const schema35 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["created_at","-created_at","expires_at","-expires_at"],"default":"-created_at"},"state":{"$ref":"/schemas/KeyState"}},"required":[],"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "state"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "created_at") || (data2 === "-created_at")) || (data2 === "expires_at")) || (data2 === "-expires_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema35.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.state !== undefined){
if(!(validate68(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getToken_path = validate73;
const schema36 = {"type":"object","properties":{"id":{"type":"string","pattern":"^tok_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern14 = new RegExp("^tok_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^tok_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^tok_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getPasskey_path = validate74;
const schema37 = {"type":"object","properties":{"id":{"type":"string","pattern":"^pky_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern15 = new RegExp("^pky_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^pky_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^pky_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const renamePasskey_header = validate75;
const schema38 = {"type":"object","properties":{"if-match":{"type":"string","title":"an ETag in quotes","maxLength":1000,"pattern":"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"}},"required":["if-match"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-match"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "if-match"},message:"must have required property '"+"if-match"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["if-match"] !== undefined){
let data0 = data["if-match"];
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"},message:"must match pattern \""+"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"+"\""};
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
const err3 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"if-match":true},"dynamicProps":false,"dynamicItems":false};

export const listQuests_query = validate76;
const schema39 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["relevance","-published_at","published_at","closes_at","-closes_at","-reward_points","reward_points","title","-title"]},"tag":{"$ref":"/schemas/Tag"},"difficulty":{"$ref":"/schemas/Difficulty"},"available":{"type":"boolean"},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"}},"required":[],"additionalProperties":false};
const schema40 = {"type":"string","minLength":1,"maxLength":32,"example":"writing","description":"A topic: lower-case letters of any script, digits and hyphens. The pattern also allows symbols and emoji, which the service refuses. It is stored in Unicode normal form C.","pattern":"^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$"};
const pattern17 = new RegExp("^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$", "u");

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
if(func0(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func0(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern17.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$"},message:"must match pattern \""+"^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$"+"\""};
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"string","enum":["easy","medium","hard"],"description":"How hard the quest is."};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "tag")) || (key0 === "difficulty")) || (key0 === "available")) || (key0 === "q"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sort !== undefined){
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((data2 === "relevance") || (data2 === "-published_at")) || (data2 === "published_at")) || (data2 === "closes_at")) || (data2 === "-closes_at")) || (data2 === "-reward_points")) || (data2 === "reward_points")) || (data2 === "title")) || (data2 === "-title"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema39.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tag !== undefined){
if(!(validate77(data.tag, {instancePath:instancePath+"/tag",parentData:data,parentDataProperty:"tag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.difficulty !== undefined){
if(!(validate79(data.difficulty, {instancePath:instancePath+"/difficulty",parentData:data,parentDataProperty:"difficulty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
const err9 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.q !== undefined){
let data6 = data.q;
if(typeof data6 === "string"){
if(func0(data6) > 80){
const err10 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data6) < 1){
const err11 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern7.test(data6)){
const err12 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
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
const err13 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQuest_path = validate81;
const schema42 = {"type":"object","properties":{"id_or_slug":{"type":"string","minLength":3,"maxLength":160,"pattern":"^[a-z0-9_-]+$"}},"required":["id_or_slug"]};
const pattern19 = new RegExp("^[a-z0-9_-]+$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id_or_slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id_or_slug"},message:"must have required property '"+"id_or_slug"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id_or_slug !== undefined){
let data0 = data.id_or_slug;
if(typeof data0 === "string"){
if(func0(data0) > 160){
const err1 = {instancePath:instancePath+"/id_or_slug",schemaPath:"#/properties/id_or_slug/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 3){
const err2 = {instancePath:instancePath+"/id_or_slug",schemaPath:"#/properties/id_or_slug/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern19.test(data0)){
const err3 = {instancePath:instancePath+"/id_or_slug",schemaPath:"#/properties/id_or_slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_-]+$"},message:"must match pattern \""+"^[a-z0-9_-]+$"+"\""};
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
const err4 = {instancePath:instancePath+"/id_or_slug",schemaPath:"#/properties/id_or_slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"id_or_slug":true},"dynamicProps":false,"dynamicItems":false};

export const listParticipations_query = validate82;
const schema43 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-joined_at","joined_at","due_at","-due_at"],"default":"-joined_at"},"agent_id":{"$ref":"/schemas/AgentId"},"quest_id":{"$ref":"/schemas/QuestId"},"state":{"$ref":"/schemas/ParticipationState"},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"}},"required":[],"additionalProperties":false};
const schema44 = {"type":"string","pattern":"^agt_[0-9a-hjkmnp-tv-z]{26}$","example":"agt_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of an agent."};

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
if(typeof data === "string"){
if(!pattern10.test(data)){
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"string","pattern":"^qst_[0-9a-hjkmnp-tv-z]{26}$","example":"qst_01jcz3m5x8q4r7t2v6w9y1a0bc","description":"The identifier of a quest."};
const pattern21 = new RegExp("^qst_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern21.test(data)){
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"string","enum":["active","submitted","revision_requested","accepted","rejected","withdrawn","expired","cancelled"],"description":"`active`: the agent works. `submitted`: a result waits for review. `revision_requested`: the agent must submit again. `accepted`, `rejected`: the review ended it. `withdrawn`: the agent or its owner ended it. `expired`: the agent did not deliver in time. `cancelled`: the quest was cancelled, or the agent was archived."};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"string","format":"date-time","example":"2026-11-21T09:30:00.000Z","description":"A point in time, as an RFC 3339 date-time. Answers are in UTC."};
const formats0 = /^(?!0000-01-01.*\+|9999-12-31T.*-)(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[-+](?:[01]\d|2[0-3]):[0-5]\d)$/;

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
if(typeof data === "string"){
if(!(formats0.test(data))){
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-joined_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "agent_id")) || (key0 === "quest_id")) || (key0 === "state")) || (key0 === "from")) || (key0 === "to"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "-joined_at") || (data2 === "joined_at")) || (data2 === "due_at")) || (data2 === "-due_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema43.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.agent_id !== undefined){
if(!(validate83(data.agent_id, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.quest_id !== undefined){
if(!(validate85(data.quest_id, {instancePath:instancePath+"/quest_id",parentData:data,parentDataProperty:"quest_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate87(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getParticipation_path = validate92;
const schema48 = {"type":"object","properties":{"id":{"type":"string","pattern":"^par_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern22 = new RegExp("^par_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^par_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^par_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const listApprovals_query = validate93;
const schema49 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at","expires_at","-expires_at"],"default":"-created_at"},"status":{"type":"array","items":{"$ref":"/schemas/ApprovalStatus"},"minItems":1,"maxItems":5,"uniqueItems":true},"agent_id":{"$ref":"/schemas/AgentId"},"kind":{"$ref":"/schemas/ApprovalKind"},"category":{"$ref":"/schemas/ExternalCategory"},"risk":{"$ref":"/schemas/Risk"},"permit":{"type":"array","items":{"$ref":"/schemas/PermitState"},"minItems":1,"maxItems":8,"uniqueItems":true},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"},"decider":{"type":"array","items":{"$ref":"/schemas/Decider"},"minItems":1,"maxItems":4,"uniqueItems":true},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"},"decided_from":{"$ref":"/schemas/Time"},"decided_to":{"$ref":"/schemas/Time"},"amount_from":{"$ref":"/schemas/Decimal"},"amount_to":{"$ref":"/schemas/Decimal"},"currency":{"$ref":"/schemas/Currency"},"quest_id":{"$ref":"/schemas/QuestId"}},"required":[],"additionalProperties":false};
const func31 = Object.prototype.hasOwnProperty;
const schema50 = {"type":"string","enum":["pending","approved","denied","expired","cancelled"],"description":"`pending`: it waits for the owner. `approved`, `denied`: the owner decided. `expired`: nobody decided in time. `cancelled`: it was withdrawn or is no longer needed."};

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
if(!(((((data === "pending") || (data === "approved")) || (data === "denied")) || (data === "expired")) || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"string","enum":["join_quest","submit_result","withdraw_from_quest","external_action"],"description":"What the agent wants to do."};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"string","enum":["spend","contact","publish","access","other"],"description":"The kind of an action outside the service: `spend` money, `contact` someone, `publish` something, get `access`, or `other`."};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"string","enum":["low","medium","high"],"description":"How much harm the action could do. `high`: it cannot be undone, and it is new or large; `risk_reasons` says why. The service works it out when the agent asks, from the kind, the category, the recipient, the amount and the texts of the request, and from what you approved before. The texts of the agent can only raise it. If you change the action, it is that of the riskier one of both."};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":"string","description":"The state of the permit for one external action. It never goes back.","enum":["ready","started","in_doubt","done","failed","not_done","unresolved","lapsed"],"x-enumDescriptions":{"ready":"The agent can start the action, once, until `valid_until`.","started":"The agent has started to act, and reports by `report_by`.","in_doubt":"Nobody knows whether the action happened; `doubt` says why. The agent or you can say it.","done":"The action happened.","failed":"The agent tried, and the action did not happen.","not_done":"The agent did not try.","unresolved":"Nobody said in time whether the action happened, or you said that you do not know.","lapsed":"The permit ended before the agent started. `status_reason` says why, if its time was not over."}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
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
if(!((((((((data === "ready") || (data === "started")) || (data === "in_doubt")) || (data === "done")) || (data === "failed")) || (data === "not_done")) || (data === "unresolved")) || (data === "lapsed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"string","enum":["human","standing","timed","nobody"],"description":"Who or what decided: `human` (you), `standing` or `timed` (this kind of rule, without asking you), or `nobody` (it expired)."};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
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
if(!((((data === "human") || (data === "standing")) || (data === "timed")) || (data === "nobody"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"string","pattern":"^(0|[1-9][0-9]{0,12})(\\.[0-9]{0,3}[1-9])?$","example":"12.5","description":"A decimal number in its shortest form, with at most 4 decimals."};
const pattern24 = new RegExp("^(0|[1-9][0-9]{0,12})(\\.[0-9]{0,3}[1-9])?$", "u");

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern24.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,12})(\\.[0-9]{0,3}[1-9])?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,12})(\\.[0-9]{0,3}[1-9])?$"+"\""};
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
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"string","pattern":"^[A-Z]{3}$","example":"EUR","description":"The ISO 4217 code of a currency."};
const pattern25 = new RegExp("^[A-Z]{3}$", "u");

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern25.test(data)){
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
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(func31.call(schema49.properties, key0))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "-created_at") || (data2 === "created_at")) || (data2 === "expires_at")) || (data2 === "-expires_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema49.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
if(data3.length > 5){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){if(errors >= 20)break;
if(!(validate94(data3[i0], {instancePath:instancePath+"/status/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(new Set(data3.map(item => JSON.stringify(item))).size < data3.length){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
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
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.agent_id !== undefined){
if(!(validate83(data.agent_id, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate97(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(validate99(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.risk !== undefined){
if(!(validate101(data.risk, {instancePath:instancePath+"/risk",parentData:data,parentDataProperty:"risk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.permit !== undefined){
let data9 = data.permit;
if(Array.isArray(data9)){
if(data9.length > 8){
const err13 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data9.length < 1){
const err14 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){if(errors >= 20)break;
if(!(validate103(data9[i1], {instancePath:instancePath+"/permit/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(new Set(data9.map(item => JSON.stringify(item))).size < data9.length){
const err15 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
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
const err16 = {instancePath:instancePath+"/permit",schemaPath:"#/properties/permit/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.q !== undefined){
let data11 = data.q;
if(typeof data11 === "string"){
if(func0(data11) > 80){
const err17 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data11) < 1){
const err18 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern7.test(data11)){
const err19 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.decider !== undefined){
let data12 = data.decider;
if(Array.isArray(data12)){
if(data12.length > 4){
const err21 = {instancePath:instancePath+"/decider",schemaPath:"#/properties/decider/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12.length < 1){
const err22 = {instancePath:instancePath+"/decider",schemaPath:"#/properties/decider/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){if(errors >= 20)break;
if(!(validate105(data12[i2], {instancePath:instancePath+"/decider/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(new Set(data12.map(item => JSON.stringify(item))).size < data12.length){
const err23 = {instancePath:instancePath+"/decider",schemaPath:"#/properties/decider/uniqueItems",keyword:"uniqueItems",params:{},message:"must not have the same item twice"};
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
const err24 = {instancePath:instancePath+"/decider",schemaPath:"#/properties/decider/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.decided_from !== undefined){
if(!(validate89(data.decided_from, {instancePath:instancePath+"/decided_from",parentData:data,parentDataProperty:"decided_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.decided_to !== undefined){
if(!(validate89(data.decided_to, {instancePath:instancePath+"/decided_to",parentData:data,parentDataProperty:"decided_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.amount_from !== undefined){
if(!(validate111(data.amount_from, {instancePath:instancePath+"/amount_from",parentData:data,parentDataProperty:"amount_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.amount_to !== undefined){
if(!(validate111(data.amount_to, {instancePath:instancePath+"/amount_to",parentData:data,parentDataProperty:"amount_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate114(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.quest_id !== undefined){
if(!(validate85(data.quest_id, {instancePath:instancePath+"/quest_id",parentData:data,parentDataProperty:"quest_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listWaitingApprovals_query = validate117;
const schema58 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600}},"required":[],"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){if(errors >= 20)break;
if(!((key0 === "limit") || (key0 === "cursor"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getApproval_path = validate118;
const schema59 = {"type":"object","properties":{"id":{"type":"string","pattern":"^apr_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern26 = new RegExp("^apr_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern26.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^apr_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^apr_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const approveApproval_header = validate119;
const schema60 = {"type":"object","properties":{"if-match":{"type":"string","title":"an ETag in quotes","maxLength":1000,"pattern":"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"},"idempotency-key":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\x21-\\x7e]+$"}},"required":[]};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-match"] !== undefined){
let data0 = data["if-match"];
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err0 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"},message:"must match pattern \""+"^(\\s*,)*\\s*(\\*|(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(\\s*,(\\s*(W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")?)*)\\s*$"+"\""};
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
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["idempotency-key"] !== undefined){
let data1 = data["idempotency-key"];
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern9.test(data1)){
const err5 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\""};
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
const err6 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"if-match":true,"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

export const listChannels_query = validate120;
const schema61 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at"],"default":"-created_at"}},"required":[],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "-created_at") || (data2 === "created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema61.properties.sort.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getChannel_path = validate121;
const schema62 = {"type":"object","properties":{"id":{"type":"string","pattern":"^chn_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern29 = new RegExp("^chn_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern29.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^chn_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^chn_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query = validate122;
const schema63 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at"],"default":"-created_at"},"state":{"$ref":"/schemas/DeliveryState"},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"}},"required":[],"additionalProperties":false};
const schema64 = {"type":"string","enum":["queued","sent","dead"],"description":"`queued`: it waits to be sent, or to be tried again. `sent`: the receiver accepted it. `dead`: it is not tried any more."};

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
if(!(((data === "queued") || (data === "sent")) || (data === "dead"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "state")) || (key0 === "from")) || (key0 === "to"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "-created_at") || (data2 === "created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema63.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.state !== undefined){
if(!(validate123(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDelivery_path = validate127;
const schema65 = {"type":"object","properties":{"id":{"type":"string","pattern":"^chn_[0-9a-hjkmnp-tv-z]{26}$"},"delivery_id":{"type":"string","pattern":"^dlv_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id","delivery_id"]};
const pattern31 = new RegExp("^dlv_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.delivery_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_id"},message:"must have required property '"+"delivery_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern29.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^chn_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^chn_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
if(data.delivery_id !== undefined){
let data1 = data.delivery_id;
if(typeof data1 === "string"){
if(!pattern31.test(data1)){
const err4 = {instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/pattern",keyword:"pattern",params:{pattern: "^dlv_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^dlv_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery_id",schemaPath:"#/properties/delivery_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"id":true,"delivery_id":true},"dynamicProps":false,"dynamicItems":false};

export const listAuditEvents_query = validate128;
const schema66 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at"],"default":"-created_at"},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"},"action":{"$ref":"/schemas/AuditAction"},"actor_type":{"$ref":"/schemas/ActorType"},"agent_id":{"$ref":"/schemas/AgentId"},"target_id":{"type":"string","maxLength":40,"pattern":"^[a-z]{3}_[0-9a-z]{26}$","example":"apr_01jcz3m5x8q4r7t2v6w9y1a0bc"},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"}},"required":[],"additionalProperties":false};
const pattern33 = new RegExp("^[a-z]{3}_[0-9a-z]{26}$", "u");
const schema67 = {"type":"string","description":"What was done.","enum":["approval.requested","approval.approved","approval.denied","approval.expired","approval.cancelled","approval.question_asked","approval.question_answered","approval.allowed_by_rule","approval.started","approval.outcome_reported","approval.in_doubt","approval.unresolved","approval.permit_lapsed","participation.joined","participation.submitted","participation.revision_requested","participation.accepted","participation.rejected","participation.withdrawn","participation.expired","participation.cancelled","agent.created","agent.updated","agent.rules_ended","agent.suspended","agent.resumed","agent.archived","key.issued","key.rotated","key.revoked","token.issued","token.rotated","token.revoked","channel.created","channel.updated","channel.verified","channel.secret_rotated","channel.broken","channel.deleted","session.created","session.signed_out","session.revoked","account.created","account.updated","account.policy_updated","account.password_changed","account.wrong_password","account.attempts_failed","account.stopped","account.suspended","account.resumed","account.deleted","account.role_changed","account.recovery_started","account.recovered","account.email_change_started","account.email_changed","account.email_taken_back","account.totp_added","account.totp_removed","account.passkey_added","account.passkey_renamed","account.passkey_removed","account.recovery_codes_renewed","account.recovery_code_used","account.second_factor_failed","invitation.created","invitation.revoked","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted"],"x-enumDescriptions":{"approval.requested":"An agent asked for an approval.","approval.approved":"The owner approved, perhaps with changes.","approval.denied":"The owner denied.","approval.expired":"Nobody decided in time.","approval.cancelled":"The request was withdrawn or was no longer needed.","approval.question_asked":"The owner asked the agent about its request.","approval.question_answered":"The agent answered.","approval.allowed_by_rule":"A rule of the policy approved an external action without asking.","approval.started":"The agent started an allowed external action.","approval.outcome_reported":"The agent, or the owner, said what came of an allowed external action.","approval.in_doubt":"Nobody knows whether an allowed external action happened.","approval.unresolved":"Nobody said in time whether it happened.","approval.permit_lapsed":"A permit ended before the agent started.","participation.joined":"An agent joined a quest.","participation.submitted":"An agent submitted a result.","participation.revision_requested":"A reviewer asked for a revision.","participation.accepted":"A reviewer accepted the work.","participation.rejected":"A reviewer rejected the work.","participation.withdrawn":"The agent or its owner ended the work.","participation.expired":"The agent did not deliver in time.","participation.cancelled":"The work was cancelled together with its quest, or because the agent was archived.","agent.created":"An agent was created.","agent.updated":"An agent was changed.","agent.rules_ended":"Rules ask again: those of an older version lack bounds that are needed now, or the passkey that signed them was removed.","agent.suspended":"An agent was suspended.","agent.resumed":"A suspension of an agent was lifted.","agent.archived":"An agent was archived.","key.issued":"A key was issued.","key.rotated":"A key was replaced.","key.revoked":"A key was revoked.","token.issued":"A service token was issued.","token.rotated":"A service token was replaced.","token.revoked":"A service token was revoked.","channel.created":"A channel was created.","channel.updated":"A channel was changed, paused or turned on again.","channel.verified":"The owner of the account confirmed an e-mail address.","channel.secret_rotated":"The secret of a webhook was replaced.","channel.broken":"Sending to a channel had failed for 5 days, so the service stopped.","channel.deleted":"A channel was deleted: by its owner, or by the service because the device does not exist any more or another account uses it now.","session.created":"Somebody signed in to the account.","session.signed_out":"The owner signed out.","session.revoked":"The owner ended a session.","account.created":"The account signed up.","account.updated":"The account was changed.","account.policy_updated":"What holds for all agents of the account was changed.","account.password_changed":"The password was changed.","account.wrong_password":"Wrong passwords were tried.","account.attempts_failed":"Several wrong passwords or codes were tried, and nobody signed in between.","account.stopped":"The owner stopped everything: all agents, and all that they could still do.","account.suspended":"An admin suspended the account.","account.resumed":"An admin, or the operator, lifted the suspension of the account.","account.deleted":"The account was deleted, and the details of its log were erased.","account.role_changed":"An admin, or the operator, changed the role of the account.","account.recovery_started":"An admin or the operator made a recovery link for the account, or somebody asked for one by e-mail.","account.recovered":"Somebody set a new password with a recovery link. All sessions ended.","account.email_change_started":"Somebody who was signed in asked for another e-mail address, which got a code.","account.email_changed":"The new e-mail address was confirmed. The address is not in the log.","account.email_taken_back":"Somebody took the change of the e-mail address back with the link that the earlier address got, and set a new password. All sessions ended.","account.totp_added":"An authenticator app became a second factor.","account.totp_removed":"The authenticator app was removed.","account.passkey_added":"A passkey was added.","account.passkey_renamed":"A passkey was renamed.","account.passkey_removed":"A passkey was removed.","account.recovery_codes_renewed":"The recovery codes were replaced.","account.recovery_code_used":"Somebody signed in, or proved who they are, with the password and a recovery code.","account.second_factor_failed":"Somebody with the right password sent a wrong code.","invitation.created":"An admin invited somebody.","invitation.revoked":"An admin revoked an invitation.","log.seal_broken":"The service found that the end of the log had been changed from outside.","quest.created":"A draft was created.","quest.updated":"A quest was changed.","quest.published":"A quest was published.","quest.closed":"A quest was closed, or its closing time passed.","quest.reopened":"A quest was reopened.","quest.cancelled":"A quest was cancelled.","quest.deleted":"A draft was deleted."},"x-data":{"approval.requested":["kind","title","digest","no_rule?"],"approval.approved":["kind","title","note?","failed?","signed?","changed?","asked?","allowed?","digest?"],"approval.denied":["kind","title","note?"],"approval.expired":["kind","title"],"approval.cancelled":["kind","title","reason"],"approval.question_asked":["kind","title","text"],"approval.question_answered":["kind","title","text"],"approval.allowed_by_rule":["kind","title","digest","category","rule","statement?"],"approval.started":["kind","title"],"approval.outcome_reported":["kind","title","outcome","note?"],"approval.in_doubt":["kind","title","reason","note?"],"approval.unresolved":["kind","title"],"approval.permit_lapsed":["kind","title","reason?","note?"],"participation.joined":["quest_id","quest_title"],"participation.submitted":["quest_id","quest_title","submission_id","attempt"],"participation.revision_requested":["quest_id","quest_title","submission_id","own_agent?"],"participation.accepted":["quest_id","quest_title","submission_id","own_agent?","points"],"participation.rejected":["quest_id","quest_title","submission_id","own_agent?"],"participation.withdrawn":["quest_id","quest_title","reason"],"participation.expired":["quest_id","quest_title","reason"],"participation.cancelled":["quest_id","quest_title","reason"],"agent.created":["name","handle","loosened?","signed_loosening?"],"agent.updated":["before","after","loosened?","signed_loosening?"],"agent.rules_ended":["name","categories","reason?"],"agent.suspended":["by","name","reason?"],"agent.resumed":["by","name","still_suspended?","signed_loosening?"],"agent.archived":[],"key.issued":["label","hint","signed_loosening?"],"key.rotated":["hint","replaced_by","overlap_seconds","signed_loosening?"],"key.revoked":["hint","reason?"],"token.issued":["name","hint","scopes"],"token.rotated":["name","hint","replaced_by","overlap_seconds"],"token.revoked":["name","hint","reason?"],"channel.created":["channel_type","label"],"channel.updated":["channel_type","label","changed"],"channel.verified":["channel_type","label"],"channel.secret_rotated":["channel_type","label","overlap_seconds"],"channel.broken":["channel_type","label"],"channel.deleted":["channel_type","label","reason?"],"session.created":[],"session.signed_out":[],"session.revoked":[],"account.created":["role","invitation_id?"],"account.updated":["changed","loosened?","signed_loosening?"],"account.policy_updated":["before","after","loosened?","signed_loosening?"],"account.password_changed":["sessions_ended"],"account.wrong_password":["attempts"],"account.attempts_failed":["attempts"],"account.stopped":["agents","allowances","cancelled","lapsed","in_doubt","tokens?"],"account.suspended":["sessions_ended","reason?"],"account.resumed":[],"account.deleted":[],"account.role_changed":["from","role"],"account.recovery_started":["by","second_factors?"],"account.recovered":["sessions_ended","second_factors?"],"account.email_change_started":[],"account.email_changed":[],"account.email_taken_back":["sessions_ended","second_factors?"],"account.totp_added":["sessions_ended?"],"account.totp_removed":["sessions_ended"],"account.passkey_added":["name","credential_id","public_key","sessions_ended?"],"account.passkey_renamed":["name"],"account.passkey_removed":["name","credential_id","sessions_ended"],"account.recovery_codes_renewed":[],"account.recovery_code_used":["left"],"account.second_factor_failed":[],"invitation.created":["role","reserved?"],"invitation.revoked":["role"],"log.seal_broken":["after","seal"],"quest.created":["slug","title"],"quest.updated":["title","changed"],"quest.published":["title","starter?"],"quest.closed":["title"],"quest.reopened":["title"],"quest.cancelled":["title","reason?"],"quest.deleted":["title"]},"x-service-log":["participation.revision_requested","participation.accepted","participation.rejected","agent.suspended","agent.resumed","account.created","account.password_changed","account.wrong_password","account.suspended","account.resumed","account.deleted","account.role_changed","account.recovery_started","account.recovered","account.email_change_started","account.email_changed","account.email_taken_back","account.totp_added","account.totp_removed","account.passkey_added","account.passkey_removed","account.recovery_codes_renewed","account.recovery_code_used","account.second_factor_failed","invitation.created","invitation.revoked","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted"]};

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
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "approval.requested") || (data === "approval.approved")) || (data === "approval.denied")) || (data === "approval.expired")) || (data === "approval.cancelled")) || (data === "approval.question_asked")) || (data === "approval.question_answered")) || (data === "approval.allowed_by_rule")) || (data === "approval.started")) || (data === "approval.outcome_reported")) || (data === "approval.in_doubt")) || (data === "approval.unresolved")) || (data === "approval.permit_lapsed")) || (data === "participation.joined")) || (data === "participation.submitted")) || (data === "participation.revision_requested")) || (data === "participation.accepted")) || (data === "participation.rejected")) || (data === "participation.withdrawn")) || (data === "participation.expired")) || (data === "participation.cancelled")) || (data === "agent.created")) || (data === "agent.updated")) || (data === "agent.rules_ended")) || (data === "agent.suspended")) || (data === "agent.resumed")) || (data === "agent.archived")) || (data === "key.issued")) || (data === "key.rotated")) || (data === "key.revoked")) || (data === "token.issued")) || (data === "token.rotated")) || (data === "token.revoked")) || (data === "channel.created")) || (data === "channel.updated")) || (data === "channel.verified")) || (data === "channel.secret_rotated")) || (data === "channel.broken")) || (data === "channel.deleted")) || (data === "session.created")) || (data === "session.signed_out")) || (data === "session.revoked")) || (data === "account.created")) || (data === "account.updated")) || (data === "account.policy_updated")) || (data === "account.password_changed")) || (data === "account.wrong_password")) || (data === "account.attempts_failed")) || (data === "account.stopped")) || (data === "account.suspended")) || (data === "account.resumed")) || (data === "account.deleted")) || (data === "account.role_changed")) || (data === "account.recovery_started")) || (data === "account.recovered")) || (data === "account.email_change_started")) || (data === "account.email_changed")) || (data === "account.email_taken_back")) || (data === "account.totp_added")) || (data === "account.totp_removed")) || (data === "account.passkey_added")) || (data === "account.passkey_renamed")) || (data === "account.passkey_removed")) || (data === "account.recovery_codes_renewed")) || (data === "account.recovery_code_used")) || (data === "account.second_factor_failed")) || (data === "invitation.created")) || (data === "invitation.revoked")) || (data === "log.seal_broken")) || (data === "quest.created")) || (data === "quest.updated")) || (data === "quest.published")) || (data === "quest.closed")) || (data === "quest.reopened")) || (data === "quest.cancelled")) || (data === "quest.deleted"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema67.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"string","enum":["human","agent","system"],"description":"`human`: a person with an account, perhaps with a service token (then `data` has `token`). `agent`: a software agent. `system`: the service itself."};

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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema68.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(func31.call(schema66.properties, key0))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "-created_at") || (data2 === "created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema66.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.q !== undefined){
let data3 = data.q;
if(typeof data3 === "string"){
if(func0(data3) > 80){
const err9 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern7.test(data3)){
const err11 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate129(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.actor_type !== undefined){
if(!(validate131(data.actor_type, {instancePath:instancePath+"/actor_type",parentData:data,parentDataProperty:"actor_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
if(!(validate83(data.agent_id, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.target_id !== undefined){
let data7 = data.target_id;
if(typeof data7 === "string"){
if(func0(data7) > 40){
const err13 = {instancePath:instancePath+"/target_id",schemaPath:"#/properties/target_id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern33.test(data7)){
const err14 = {instancePath:instancePath+"/target_id",schemaPath:"#/properties/target_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]{3}_[0-9a-z]{26}$"},message:"must match pattern \""+"^[a-z]{3}_[0-9a-z]{26}$"+"\""};
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
const err15 = {instancePath:instancePath+"/target_id",schemaPath:"#/properties/target_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const exportAuditEvents_query = validate136;
const schema69 = {"type":"object","properties":{"format":{"type":"string","enum":["ndjson","csv"],"default":"ndjson"},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"}},"required":[],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
data.format = "ndjson";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((key0 === "format") || (key0 === "from")) || (key0 === "to"))){
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
let data0 = data.format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "ndjson") || (data0 === "csv"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema69.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const streamEvents_header = validate139;
const schema70 = {"type":"object","properties":{"last-event-id":{"type":"string","maxLength":9,"pattern":"^[0-9]+$","example":"41"}},"required":[]};
const pattern34 = new RegExp("^[0-9]+$", "u");

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["last-event-id"] !== undefined){
let data0 = data["last-event-id"];
if(typeof data0 === "string"){
if(func0(data0) > 9){
const err0 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern34.test(data0)){
const err1 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
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
const err2 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"last-event-id":true},"dynamicProps":false,"dynamicItems":false};

export const adminListQuests_query = validate140;
const schema71 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["relevance","-created_at","created_at"]},"status":{"$ref":"/schemas/QuestStatus"},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"}},"required":[],"additionalProperties":false};
const schema72 = {"type":"string","enum":["draft","open","closed","cancelled"],"description":"`draft`: only reviewers, authors and admins see it. `open`: agents can join. `closed`: no agent can join, but those in it can finish. `cancelled`: it ended early, and its unfinished work was cancelled."};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "status")) || (key0 === "q"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sort !== undefined){
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "relevance") || (data2 === "-created_at")) || (data2 === "created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema71.properties.sort.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate141(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.q !== undefined){
let data4 = data.q;
if(typeof data4 === "string"){
if(func0(data4) > 80){
const err9 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data4) < 1){
const err10 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern7.test(data4)){
const err11 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminGetQuest_path = validate143;
const schema73 = {"type":"object","properties":{"id":{"type":"string","pattern":"^qst_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^qst_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^qst_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const adminListSubmissions_query = validate144;
const schema74 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["created_at","-created_at"],"default":"created_at"},"quest_id":{"$ref":"/schemas/QuestId"},"awaiting":{"type":"boolean"},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"}},"required":[],"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "quest_id")) || (key0 === "awaiting")) || (key0 === "from")) || (key0 === "to"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "created_at") || (data2 === "-created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema74.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.quest_id !== undefined){
if(!(validate85(data.quest_id, {instancePath:instancePath+"/quest_id",parentData:data,parentDataProperty:"quest_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.awaiting !== undefined){
if(typeof data.awaiting !== "boolean"){
const err9 = {instancePath:instancePath+"/awaiting",schemaPath:"#/properties/awaiting/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
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
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminGetSubmission_path = validate148;
const schema75 = {"type":"object","properties":{"id":{"type":"string","pattern":"^sub_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern37 = new RegExp("^sub_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern37.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^sub_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^sub_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const adminListAccounts_query = validate149;
const schema76 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at","email","-email"],"default":"-created_at"},"status":{"$ref":"/schemas/AccountStatus"},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"}},"required":[],"additionalProperties":false};
const schema77 = {"type":"string","enum":["active","suspended","deleted"],"description":"A `suspended` account cannot sign in, and its agents are refused. A `deleted` account stays without its personal data, because others refer to it."};

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
if(!(((data === "active") || (data === "suspended")) || (data === "deleted"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "status")) || (key0 === "q"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "-created_at") || (data2 === "created_at")) || (data2 === "email")) || (data2 === "-email"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema76.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status !== undefined){
if(!(validate150(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.q !== undefined){
let data4 = data.q;
if(typeof data4 === "string"){
if(func0(data4) > 80){
const err9 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data4) < 1){
const err10 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern7.test(data4)){
const err11 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminGetAccount_path = validate152;
const schema78 = {"type":"object","properties":{"id":{"type":"string","pattern":"^acc_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern39 = new RegExp("^acc_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern39.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^acc_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^acc_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const adminGetInvitation_path = validate153;
const schema79 = {"type":"object","properties":{"id":{"type":"string","pattern":"^inv_[0-9a-hjkmnp-tv-z]{26}$"}},"required":["id"]};
const pattern40 = new RegExp("^inv_[0-9a-hjkmnp-tv-z]{26}$", "u");

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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern40.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^inv_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^inv_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const adminListAuditEvents_query = validate154;
const schema80 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at"],"default":"-created_at"},"action":{"$ref":"/schemas/AuditAction"},"actor_id":{"type":"string","maxLength":40,"pattern":"^(service|[a-z]{3}_[0-9a-z]{26})$","example":"acc_01jcz3m5x8q4r7t2v6w9y1a0bc"},"account_id":{"type":"string","maxLength":40,"pattern":"^[a-z]{3}_[0-9a-z]{26}$","example":"acc_01jcz3m5x8q4r7t2v6w9y1a0bc"},"from":{"$ref":"/schemas/Time"},"to":{"$ref":"/schemas/Time"}},"required":[],"additionalProperties":false};
const pattern41 = new RegExp("^(service|[a-z]{3}_[0-9a-z]{26})$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!((((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "action")) || (key0 === "actor_id")) || (key0 === "account_id")) || (key0 === "from")) || (key0 === "to"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "-created_at") || (data2 === "created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema80.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.action !== undefined){
if(!(validate129(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.actor_id !== undefined){
let data4 = data.actor_id;
if(typeof data4 === "string"){
if(func0(data4) > 40){
const err9 = {instancePath:instancePath+"/actor_id",schemaPath:"#/properties/actor_id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern41.test(data4)){
const err10 = {instancePath:instancePath+"/actor_id",schemaPath:"#/properties/actor_id/pattern",keyword:"pattern",params:{pattern: "^(service|[a-z]{3}_[0-9a-z]{26})$"},message:"must match pattern \""+"^(service|[a-z]{3}_[0-9a-z]{26})$"+"\""};
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
const err11 = {instancePath:instancePath+"/actor_id",schemaPath:"#/properties/actor_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.account_id !== undefined){
let data5 = data.account_id;
if(typeof data5 === "string"){
if(func0(data5) > 40){
const err12 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern33.test(data5)){
const err13 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[a-z]{3}_[0-9a-z]{26}$"},message:"must match pattern \""+"^[a-z]{3}_[0-9a-z]{26}$"+"\""};
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
const err14 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validate89(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate89(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListAgents_query = validate158;
const schema81 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":600},"sort":{"type":"string","enum":["-created_at","created_at"],"default":"-created_at"},"status":{"$ref":"/schemas/AgentStatus"},"q":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[^\\p{Cc}\\p{Cs}]+$"}},"required":[],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.sort === undefined){
data.sort = "-created_at";
}
for(const key0 in data){if(errors >= 20)break;
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "sort")) || (key0 === "status")) || (key0 === "q"))){
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
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func0(data1) > 600){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "-created_at") || (data2 === "created_at"))){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema81.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status !== undefined){
if(!(validate59(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.q !== undefined){
let data4 = data.q;
if(typeof data4 === "string"){
if(func0(data4) > 80){
const err9 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data4) < 1){
const err10 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern7.test(data4)){
const err11 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}]+$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Cs}]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { getServiceInfo_path as getServiceInfo_header }
export { getServiceInfo_path as signUp_path }
export { getServiceInfo_query as signUp_query }
export { getServiceInfo_path as signUp_header }
export { getServiceInfo_path as readInvitationLink_path }
export { getServiceInfo_query as readInvitationLink_query }
export { getServiceInfo_path as readInvitationLink_header }
export { getServiceInfo_path as recoverAccount_path }
export { getServiceInfo_query as recoverAccount_query }
export { getServiceInfo_path as recoverAccount_header }
export { getServiceInfo_path as readRecoveryLink_path }
export { getServiceInfo_query as readRecoveryLink_query }
export { getServiceInfo_path as readRecoveryLink_header }
export { getServiceInfo_path as requestRecovery_path }
export { getServiceInfo_query as requestRecovery_query }
export { getServiceInfo_path as requestRecovery_header }
export { getServiceInfo_path as takeBackEmail_path }
export { getServiceInfo_query as takeBackEmail_query }
export { getServiceInfo_path as takeBackEmail_header }
export { getServiceInfo_path as readTakeBackLink_path }
export { getServiceInfo_query as readTakeBackLink_query }
export { getServiceInfo_path as readTakeBackLink_header }
export { getServiceInfo_path as listSessions_path }
export { getServiceInfo_path as listSessions_header }
export { getServiceInfo_path as signIn_path }
export { getServiceInfo_query as signIn_query }
export { getServiceInfo_path as signIn_header }
export { getServiceInfo_path as startPasskeySignIn_path }
export { getServiceInfo_query as startPasskeySignIn_query }
export { getServiceInfo_path as startPasskeySignIn_header }
export { getServiceInfo_path as signInWithPasskey_path }
export { getServiceInfo_query as signInWithPasskey_query }
export { getServiceInfo_path as signInWithPasskey_header }
export { getServiceInfo_path as startProof_path }
export { getServiceInfo_query as startProof_query }
export { getServiceInfo_path as startProof_header }
export { getServiceInfo_path as proveSession_path }
export { getServiceInfo_query as proveSession_query }
export { getServiceInfo_path as proveSession_header }
export { getServiceInfo_path as signOut_path }
export { getServiceInfo_query as signOut_query }
export { getServiceInfo_path as signOut_header }
export { getServiceInfo_query as getSession_query }
export { getServiceInfo_path as getSession_header }
export { getSession_path as revokeSession_path }
export { getServiceInfo_query as revokeSession_query }
export { getServiceInfo_path as revokeSession_header }
export { getServiceInfo_path as getMe_path }
export { getServiceInfo_query as getMe_query }
export { getServiceInfo_path as deleteMe_path }
export { getServiceInfo_query as deleteMe_query }
export { getServiceInfo_path as deleteMe_header }
export { getServiceInfo_path as updateMe_path }
export { getServiceInfo_query as updateMe_query }
export { getServiceInfo_path as getOverview_path }
export { getServiceInfo_query as getOverview_query }
export { getServiceInfo_path as getOverview_header }
export { getServiceInfo_path as listAgents_path }
export { getServiceInfo_path as listAgents_header }
export { getServiceInfo_path as createAgent_path }
export { getServiceInfo_query as createAgent_query }
export { getServiceInfo_query as getAgent_query }
export { getMe_header as getAgent_header }
export { getAgent_path as archiveAgent_path }
export { getServiceInfo_query as archiveAgent_query }
export { getMe_header as archiveAgent_header }
export { getAgent_path as updateAgent_path }
export { getServiceInfo_query as updateAgent_query }
export { updateMe_header as updateAgent_header }
export { getAgent_path as suspendAgent_path }
export { getServiceInfo_query as suspendAgent_query }
export { getAgent_path as resumeAgent_path }
export { getServiceInfo_query as resumeAgent_query }
export { createAgent_header as resumeAgent_header }
export { getAgent_path as getAgentHeartbeat_path }
export { getServiceInfo_query as getAgentHeartbeat_query }
export { getServiceInfo_path as getAgentHeartbeat_header }
export { getAgent_path as getAgentActivity_path }
export { getServiceInfo_path as getAgentActivity_header }
export { getServiceInfo_path as getActivity_path }
export { getServiceInfo_query as getActivity_query }
export { getServiceInfo_path as getActivity_header }
export { getAgent_path as listAgentKeys_path }
export { getServiceInfo_path as listAgentKeys_header }
export { getAgent_path as issueAgentKey_path }
export { getServiceInfo_query as issueAgentKey_query }
export { createAgent_header as issueAgentKey_header }
export { getServiceInfo_query as getAgentKey_query }
export { getServiceInfo_path as getAgentKey_header }
export { getAgentKey_path as revokeAgentKey_path }
export { getServiceInfo_query as revokeAgentKey_query }
export { getServiceInfo_path as revokeAgentKey_header }
export { getAgentKey_path as rotateAgentKey_path }
export { getServiceInfo_query as rotateAgentKey_query }
export { createAgent_header as rotateAgentKey_header }
export { getServiceInfo_path as stopEverything_path }
export { getServiceInfo_query as stopEverything_query }
export { suspendAgent_header as stopEverything_header }
export { getServiceInfo_path as getPolicy_path }
export { getServiceInfo_query as getPolicy_query }
export { getMe_header as getPolicy_header }
export { getServiceInfo_path as updatePolicy_path }
export { getServiceInfo_query as updatePolicy_query }
export { updateMe_header as updatePolicy_header }
export { getServiceInfo_path as exportMe_path }
export { getServiceInfo_query as exportMe_query }
export { getServiceInfo_path as exportMe_header }
export { getServiceInfo_path as changePassword_path }
export { getServiceInfo_query as changePassword_query }
export { getServiceInfo_path as changePassword_header }
export { getServiceInfo_path as getEmail_path }
export { getServiceInfo_query as getEmail_query }
export { getServiceInfo_path as getEmail_header }
export { getServiceInfo_path as changeEmail_path }
export { getServiceInfo_query as changeEmail_query }
export { suspendAgent_header as changeEmail_header }
export { getServiceInfo_path as cancelEmailChange_path }
export { getServiceInfo_query as cancelEmailChange_query }
export { getServiceInfo_path as cancelEmailChange_header }
export { getServiceInfo_path as confirmEmail_path }
export { getServiceInfo_query as confirmEmail_query }
export { suspendAgent_header as confirmEmail_header }
export { getServiceInfo_path as getSecurity_path }
export { getServiceInfo_query as getSecurity_query }
export { getServiceInfo_path as getSecurity_header }
export { getServiceInfo_path as startTotp_path }
export { getServiceInfo_query as startTotp_query }
export { suspendAgent_header as startTotp_header }
export { getServiceInfo_path as removeTotp_path }
export { getServiceInfo_query as removeTotp_query }
export { getServiceInfo_path as removeTotp_header }
export { getServiceInfo_path as confirmTotp_path }
export { getServiceInfo_query as confirmTotp_query }
export { suspendAgent_header as confirmTotp_header }
export { getServiceInfo_path as renewRecoveryCodes_path }
export { getServiceInfo_query as renewRecoveryCodes_query }
export { suspendAgent_header as renewRecoveryCodes_header }
export { getServiceInfo_path as listTokens_path }
export { getServiceInfo_path as listTokens_header }
export { getServiceInfo_path as issueToken_path }
export { getServiceInfo_query as issueToken_query }
export { suspendAgent_header as issueToken_header }
export { getServiceInfo_query as getToken_query }
export { getServiceInfo_path as getToken_header }
export { getToken_path as revokeToken_path }
export { getServiceInfo_query as revokeToken_query }
export { getServiceInfo_path as revokeToken_header }
export { getToken_path as rotateToken_path }
export { getServiceInfo_query as rotateToken_query }
export { suspendAgent_header as rotateToken_header }
export { getServiceInfo_path as startLoosening_path }
export { getServiceInfo_query as startLoosening_query }
export { getServiceInfo_path as startLoosening_header }
export { getServiceInfo_path as startPasskey_path }
export { getServiceInfo_query as startPasskey_query }
export { getServiceInfo_path as startPasskey_header }
export { getServiceInfo_path as addPasskey_path }
export { getServiceInfo_query as addPasskey_query }
export { suspendAgent_header as addPasskey_header }
export { getServiceInfo_query as getPasskey_query }
export { getMe_header as getPasskey_header }
export { getPasskey_path as removePasskey_path }
export { getServiceInfo_query as removePasskey_query }
export { getServiceInfo_path as removePasskey_header }
export { getPasskey_path as renamePasskey_path }
export { getServiceInfo_query as renamePasskey_query }
export { getServiceInfo_path as listQuests_path }
export { getServiceInfo_path as listQuests_header }
export { getServiceInfo_query as getQuest_query }
export { getMe_header as getQuest_header }
export { getServiceInfo_path as listParticipations_path }
export { getServiceInfo_path as listParticipations_header }
export { getServiceInfo_query as getParticipation_query }
export { getMe_header as getParticipation_header }
export { getParticipation_path as withdrawParticipation_path }
export { getServiceInfo_query as withdrawParticipation_query }
export { suspendAgent_header as withdrawParticipation_header }
export { getServiceInfo_path as listApprovals_path }
export { getServiceInfo_path as listApprovals_header }
export { getServiceInfo_path as listWaitingApprovals_path }
export { getServiceInfo_path as listWaitingApprovals_header }
export { getServiceInfo_path as decideApprovals_path }
export { getServiceInfo_query as decideApprovals_query }
export { suspendAgent_header as decideApprovals_header }
export { getServiceInfo_path as sayOutcomes_path }
export { getServiceInfo_query as sayOutcomes_query }
export { suspendAgent_header as sayOutcomes_header }
export { getServiceInfo_path as startSigning_path }
export { getServiceInfo_query as startSigning_query }
export { getServiceInfo_path as startSigning_header }
export { getServiceInfo_query as getApproval_query }
export { getMe_header as getApproval_header }
export { getApproval_path as approveApproval_path }
export { getServiceInfo_query as approveApproval_query }
export { getApproval_path as denyApproval_path }
export { getServiceInfo_query as denyApproval_query }
export { approveApproval_header as denyApproval_header }
export { getServiceInfo_path as listChannels_path }
export { getServiceInfo_path as listChannels_header }
export { getServiceInfo_path as createChannel_path }
export { getServiceInfo_query as createChannel_query }
export { suspendAgent_header as createChannel_header }
export { getServiceInfo_query as getChannel_query }
export { getMe_header as getChannel_header }
export { getChannel_path as deleteChannel_path }
export { getServiceInfo_query as deleteChannel_query }
export { getMe_header as deleteChannel_header }
export { getChannel_path as updateChannel_path }
export { getServiceInfo_query as updateChannel_query }
export { renamePasskey_header as updateChannel_header }
export { getChannel_path as testChannel_path }
export { getServiceInfo_query as testChannel_query }
export { suspendAgent_header as testChannel_header }
export { getChannel_path as verifyChannel_path }
export { getServiceInfo_query as verifyChannel_query }
export { suspendAgent_header as verifyChannel_header }
export { getChannel_path as rotateChannelSecret_path }
export { getServiceInfo_query as rotateChannelSecret_query }
export { suspendAgent_header as rotateChannelSecret_header }
export { getChannel_path as listDeliveries_path }
export { getServiceInfo_path as listDeliveries_header }
export { getServiceInfo_query as getDelivery_query }
export { getServiceInfo_path as getDelivery_header }
export { getDelivery_path as redeliver_path }
export { getServiceInfo_query as redeliver_query }
export { suspendAgent_header as redeliver_header }
export { getApproval_path as sayOutcome_path }
export { getServiceInfo_query as sayOutcome_query }
export { approveApproval_header as sayOutcome_header }
export { getApproval_path as takeBackApproval_path }
export { getServiceInfo_query as takeBackApproval_query }
export { approveApproval_header as takeBackApproval_header }
export { getApproval_path as askAboutApproval_path }
export { getServiceInfo_query as askAboutApproval_query }
export { approveApproval_header as askAboutApproval_header }
export { getServiceInfo_path as listAuditEvents_path }
export { getServiceInfo_path as listAuditEvents_header }
export { getServiceInfo_path as exportAuditEvents_path }
export { getServiceInfo_path as exportAuditEvents_header }
export { getServiceInfo_path as streamEvents_path }
export { getServiceInfo_query as streamEvents_query }
export { getServiceInfo_path as adminListQuests_path }
export { getServiceInfo_path as adminListQuests_header }
export { getServiceInfo_path as adminCreateQuest_path }
export { getServiceInfo_query as adminCreateQuest_query }
export { suspendAgent_header as adminCreateQuest_header }
export { getServiceInfo_query as adminGetQuest_query }
export { getMe_header as adminGetQuest_header }
export { adminGetQuest_path as adminDeleteQuest_path }
export { getServiceInfo_query as adminDeleteQuest_query }
export { getServiceInfo_path as adminDeleteQuest_header }
export { adminGetQuest_path as adminUpdateQuest_path }
export { getServiceInfo_query as adminUpdateQuest_query }
export { renamePasskey_header as adminUpdateQuest_header }
export { adminGetQuest_path as adminPublishQuest_path }
export { getServiceInfo_query as adminPublishQuest_query }
export { suspendAgent_header as adminPublishQuest_header }
export { adminGetQuest_path as adminCloseQuest_path }
export { getServiceInfo_query as adminCloseQuest_query }
export { suspendAgent_header as adminCloseQuest_header }
export { adminGetQuest_path as adminReopenQuest_path }
export { getServiceInfo_query as adminReopenQuest_query }
export { suspendAgent_header as adminReopenQuest_header }
export { adminGetQuest_path as adminCancelQuest_path }
export { getServiceInfo_query as adminCancelQuest_query }
export { suspendAgent_header as adminCancelQuest_header }
export { getServiceInfo_path as adminListSubmissions_path }
export { getServiceInfo_path as adminListSubmissions_header }
export { getServiceInfo_query as adminGetSubmission_query }
export { getServiceInfo_path as adminGetSubmission_header }
export { adminGetSubmission_path as adminAcceptSubmission_path }
export { getServiceInfo_query as adminAcceptSubmission_query }
export { suspendAgent_header as adminAcceptSubmission_header }
export { adminGetSubmission_path as adminRequestRevision_path }
export { getServiceInfo_query as adminRequestRevision_query }
export { suspendAgent_header as adminRequestRevision_header }
export { adminGetSubmission_path as adminRejectSubmission_path }
export { getServiceInfo_query as adminRejectSubmission_query }
export { suspendAgent_header as adminRejectSubmission_header }
export { getServiceInfo_path as adminListAccounts_path }
export { getServiceInfo_path as adminListAccounts_header }
export { getServiceInfo_query as adminGetAccount_query }
export { getMe_header as adminGetAccount_header }
export { adminGetAccount_path as adminUpdateAccount_path }
export { getServiceInfo_query as adminUpdateAccount_query }
export { renamePasskey_header as adminUpdateAccount_header }
export { adminGetAccount_path as adminCreateRecoveryLink_path }
export { getServiceInfo_query as adminCreateRecoveryLink_query }
export { suspendAgent_header as adminCreateRecoveryLink_header }
export { adminGetAccount_path as adminSuspendAccount_path }
export { getServiceInfo_query as adminSuspendAccount_query }
export { suspendAgent_header as adminSuspendAccount_header }
export { adminGetAccount_path as adminResumeAccount_path }
export { getServiceInfo_query as adminResumeAccount_query }
export { suspendAgent_header as adminResumeAccount_header }
export { getServiceInfo_path as adminListInvitations_path }
export { listChannels_query as adminListInvitations_query }
export { getServiceInfo_path as adminListInvitations_header }
export { getServiceInfo_path as adminCreateInvitation_path }
export { getServiceInfo_query as adminCreateInvitation_query }
export { suspendAgent_header as adminCreateInvitation_header }
export { getServiceInfo_query as adminGetInvitation_query }
export { getServiceInfo_path as adminGetInvitation_header }
export { adminGetInvitation_path as adminRevokeInvitation_path }
export { getServiceInfo_query as adminRevokeInvitation_query }
export { getServiceInfo_path as adminRevokeInvitation_header }
export { getServiceInfo_path as adminListAuditEvents_path }
export { getServiceInfo_path as adminListAuditEvents_header }
export { getServiceInfo_path as adminListAgents_path }
export { getServiceInfo_path as adminListAgents_header }
export { getAgent_path as adminGetAgent_path }
export { getServiceInfo_query as adminGetAgent_query }
export { getMe_header as adminGetAgent_header }
export { getAgent_path as adminSuspendAgent_path }
export { getServiceInfo_query as adminSuspendAgent_query }
export { suspendAgent_header as adminSuspendAgent_header }
export { getAgent_path as adminResumeAgent_path }
export { getServiceInfo_query as adminResumeAgent_query }
export { suspendAgent_header as adminResumeAgent_header }
