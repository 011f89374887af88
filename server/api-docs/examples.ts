import type { MediaType, Parameter } from './document.ts'

/** The example of a body or an answer; undefined for a file. */
export function exampleOfMedia({ example, examples = {} }: MediaType): unknown {
  const [shared] = Object.values(examples)
  return example ?? shared?.value
}

/** A valid value of the parameter. */
export const exampleOfParameter = ({ schema }: Parameter): unknown => schema.examples?.[0] ?? schema.default
