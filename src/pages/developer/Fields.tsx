import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './StyleGuide.module.css'

/** Every kind of field: submitted empty, the form shows its errors; filled in, a message of the server. */
export function Fields() {
  const t = useT()
  const { control, handleSubmit, problem, setProblem } = useFormEngine({
    defaultValues: { text: '', hinted: '', off: '', choice: '', one: '', lines: '' },
  })
  const send = handleSubmit(() => setProblem('style_guide.form_error'))
  const requiredMessage = t('form.required_message_default')
  const options = [
    { value: 'first', text: t('style_guide.first') },
    { value: 'second', text: t('style_guide.second') },
  ]
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <TextField
        control={control}
        name="text"
        label={t('style_guide.field')}
        requiredMessage={requiredMessage}
      />
      <TextField
        control={control}
        name="hinted"
        label={t('style_guide.field_hinted')}
        hint={t('style_guide.hint')}
      />
      <TextField control={control} name="off" label={t('style_guide.field_off')} disabled />
      <SelectField
        control={control}
        name="choice"
        label={t('style_guide.select')}
        options={options}
        requiredMessage={requiredMessage}
      />
      <RadioGroup
        control={control}
        name="one"
        label={t('style_guide.radio')}
        options={options}
        requiredMessage={requiredMessage}
      />
      <TextArea control={control} name="lines" label={t('style_guide.lines')} maximumLength={200} />
      <Button type="submit" wide>
        {t('style_guide.check')}
      </Button>
    </form>
  )
}
