// Made by scripts/generate.ts from spec/. Do not edit.
import type { ValidateFunction } from 'ajv'
export const signUp_body_application_json: ValidateFunction
export const signIn_body_application_json: ValidateFunction
export const updateMe_body_application_json: ValidateFunction
export const updateMe_body_application_merge_patch_json: ValidateFunction
export const createAgent_body_application_json: ValidateFunction
export const updateAgent_body_application_json: ValidateFunction
export const updateAgent_body_application_merge_patch_json: ValidateFunction
export const suspendAgent_body_application_json: ValidateFunction
export const issueAgentKey_body_application_json: ValidateFunction
export const rotateAgentKey_body_application_json: ValidateFunction
