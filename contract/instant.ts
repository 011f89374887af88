import * as z from 'zod/mini'
import { wireShapes } from './wire-shape.ts'

/** A moment as ISO 8601 in UTC. */
export const instant = z.string().register(wireShapes, { type: 'string', format: 'date-time' })
