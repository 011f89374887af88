import type { FactDefinition } from './facts.ts'

/** Whether the label already says what is counted: `Najviše gostiju`, but not `Predujam`. */
export const isUnitInLabel = (definition: FactDefinition & { kind: 'number' }) =>
  definition.label.toLowerCase().includes(definition.unit[2])

/** The label of its field: `Broj članova`, `Trajanje usluge (sati)`. */
export const labelWithUnit = (definition: FactDefinition) =>
  definition.kind !== 'number' || isUnitInLabel(definition)
    ? definition.label
    : `${definition.label} (${definition.unit[2]})`
