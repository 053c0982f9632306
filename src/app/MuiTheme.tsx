import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Without motion a dialog is gone at once: otherwise it would cover the page unseen until its time is over. */
const isCalm = !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Material UI with the shop's own variables. With native colours, one theme serves both colour schemes, so that a change of the scheme
 * renders nothing.
 */
const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--leaf)',
      light: 'var(--leaf-tint)',
      dark: 'var(--leaf-deep)',
      contrastText: 'var(--on-leaf)',
    },
    error: {
      main: 'var(--chili)',
      light: 'var(--chili-tint)',
      dark: 'var(--chili-deep)',
      contrastText: 'var(--on-chili)',
    },
    warning: {
      main: 'var(--mango)',
      light: 'var(--mango-tint)',
      dark: 'var(--mango-ink)',
      contrastText: 'var(--on-mango)',
    },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
    background: { default: 'var(--ground)', paper: 'var(--paper)' },
    divider: 'var(--line)',
    action: { active: 'var(--ink-soft)', hover: 'var(--leaf-tint)', selected: 'var(--leaf-tint)' },
  },
  shape: { borderRadius: 12 },
  spacing: 4,
  typography: {
    fontFamily: 'var(--font)',
    fontWeightRegular: 500,
    fontWeightMedium: 600,
    fontWeightBold: 700,
    button: { textTransform: 'none', fontWeight: 700 },
  },
  transitions: {
    duration: {
      enteringScreen: isCalm ? 0 : 200,
      leavingScreen: isCalm ? 0 : 160,
      standard: 160,
      short: 160,
      shorter: 120,
      shortest: 120,
    },
  },
  components: {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', color: 'var(--ink)' } } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--overlay)' } } },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          boxShadow: 'none',
          '&.MuiDrawer-paperAnchorBottom, .MuiDrawer-anchorBottom > &': {
            borderRadius: 'var(--radius-hero) var(--radius-hero) 0 0',
          },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 'var(--radius-hero)',
          boxShadow: 'var(--shadow-soft)',
          '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 52,
          backgroundColor: 'var(--paper)',
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--ink-soft)',
          },
        },
        notchedOutline: { borderColor: 'var(--control)', borderWidth: 1.5 },
        // As in base.css. While the label covers the text, Material UI hides it with `!important`.
        input: { '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 } },
      },
    },
    // A label that is too wide for its field (src/ui/form/useWideLabel.ts).
    MuiFormControl: {
      styleOverrides: {
        root: {
          '&[data-label="above"]': {
            '& > label': {
              position: 'static',
              maxWidth: 'none',
              paddingBottom: 'var(--space-2)',
              overflow: 'visible',
              color: 'var(--ink)',
              fontSize: 'var(--text-14)',
              fontWeight: 700,
              lineHeight: 'inherit',
              whiteSpace: 'normal',
              transform: 'none',
              transition: 'none',
              pointerEvents: 'auto',
            },
            '& legend': { maxWidth: '0.01px' },
            // More specific than the rule that hides the text.
            '& label + .MuiInputBase-formControl .MuiInputBase-input::placeholder': {
              opacity: '1 !important',
            },
          },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-error': { color: 'var(--chili-deep)' } } } },
    MuiFormHelperText: {
      styleOverrides: { root: { fontSize: 'var(--text-13)', '&.Mui-error': { color: 'var(--chili-deep)' } } },
    },
    MuiRadio: { styleOverrides: { root: { color: 'var(--control)' } } },
    MuiCheckbox: { styleOverrides: { root: { color: 'var(--control)' } } },
  },
})

/** Loaded on demand, by `MuiScope`. */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)
