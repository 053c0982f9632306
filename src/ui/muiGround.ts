// What every part of Material UI stands on, for whoever wants it ahead of the parts.
export { styled as ground } from '@mui/material/styles'
