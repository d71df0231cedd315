// Made by scripts/generate.ts from spec/. Do not edit.
import type { ValidateFunction } from 'ajv'
export const get_profile: ValidateFunction
export const list_quests: ValidateFunction
export const get_quest: ValidateFunction
export const join_quest: ValidateFunction
export const submit_result: ValidateFunction
export const withdraw_from_quest: ValidateFunction
export const list_participations: ValidateFunction
export const request_approval: ValidateFunction
export const get_approval: ValidateFunction
export const answer_question: ValidateFunction
export const start_action: ValidateFunction
export const report_outcome: ValidateFunction
export const list_approvals: ValidateFunction
export const cancel_approval: ValidateFunction
