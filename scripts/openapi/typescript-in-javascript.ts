import { ts } from '@ts-morph/common'

// oxlint-disable-next-line import/no-default-export -- as the package `typescript` has it
export default ts
