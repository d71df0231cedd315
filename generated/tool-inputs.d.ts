// Made by scripts/generate.ts from spec/. Do not edit.
import type { ValidateFunction } from 'ajv'
export const get_profile: ValidateFunction
