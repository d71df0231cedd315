/** Gemini's generateContent. */
import { sinceLast, type Body, type Wire } from '../model.ts'

export const generate: Wire = {
  read: ({ tools = [], contents = [] }) => ({
    tools: tools.flatMap(({ functionDeclarations = [] }: Body) => functionDeclarations.map(({ name }: Body) => name)),
    result: sinceLast(
      contents.flatMap(({ parts }: Body) => parts).map((part: Body) => part.functionResponse?.response ?? part),
      part => part.functionCall,
    ),
  }),
  write: turn => [
    {
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [turn ? { functionCall: { name: turn.tool, args: turn.given } } : { text: 'Done.' }] },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    },
  ],
}
