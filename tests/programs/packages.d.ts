// Only `make test` installs these packages, so `make check` does without their types.
declare module '@ai-sdk/mcp'
declare module '@langchain/core/utils/function_calling'
declare module '@langchain/mcp-adapters'
declare module '@openai/agents'
declare module 'ai'
declare module 'ai/test'
declare module 'mcporter'
