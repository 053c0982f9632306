import { styled } from '@mui/material/styles'

/** What all Material UI components depend on, for preloading it before the components. */
export const ground: unknown = styled
