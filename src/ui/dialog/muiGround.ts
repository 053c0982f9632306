import { styled } from '@mui/material/styles'

/** What every part of Material UI stands on, for whoever wants it ahead of the parts. */
export const ground: unknown = styled
