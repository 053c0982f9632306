import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { isPostalCode } from '../../src/domain/checkout/validation.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { FormError } from '../../src/ui/form/FormError.tsx'
import { RadioGroup } from '../../src/ui/form/RadioGroup.tsx'
import { SelectField } from '../../src/ui/form/SelectField.tsx'
import { TextArea } from '../../src/ui/form/TextArea.tsx'
import { TextField } from '../../src/ui/form/TextField.tsx'
import { draw } from './renderUi.tsx'

interface Values {
  name: string
  postalCode: string
  state: string
  when: string
  note: string
}

const empty: Values = { name: '', postalCode: '', state: '', when: '', note: '' }

function Form({ onSent }: { onSent: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: empty })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSent)(event)}>
      <TextField control={control} name="name" label="Name" requiredMessage="Please give a name." />
      <TextField
        control={control}
        name="postalCode"
        label="Postcode"
        hint="Five digits"
        validate={(text) => (isPostalCode(text) ? undefined : 'Enter a 5-digit postcode.')}
      />
      <SelectField
        control={control}
        name="state"
        label="State"
        options={[
          { value: 'johor', text: 'Johor' },
          { value: 'kedah', text: 'Kedah' },
        ]}
        requiredMessage="Please choose a state."
      />
      <RadioGroup
        control={control}
        name="when"
        label="When"
        options={[
          { value: 'today', text: 'Today', detail: '4–6 pm' },
          { value: 'tomorrow', text: 'Tomorrow' },
        ]}
        requiredMessage="Please choose a time."
      />
      <TextArea control={control} name="note" label="Note" maximumLength={20} />
      <Button type="submit">Send</Button>
    </form>
  )
}

const send = () => screen.getByRole('button', { name: 'Send' })

test('errors are shown at their fields, and the first such field gets the focus', async () => {
  const onSent = vi.fn<(values: Values) => void>()
  const { shopper } = draw(<Form onSent={onSent} />)
  await shopper.type(screen.getByRole('textbox', { name: 'Postcode' }), '12')
  await shopper.click(send())
  const name = screen.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Please give a name.')
  expect(name).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
    'Enter a 5-digit postcode.',
  )
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription(
    'Please choose a state.',
  )
  expect(screen.getByRole('group', { name: 'When' })).toHaveAccessibleDescription('Please choose a time.')
  expect(onSent).not.toHaveBeenCalled()
})

test('changing a field clears its error, and a valid form is sent', async () => {
  const onSent = vi.fn<(values: Values) => void>()
  const { shopper } = draw(<Form onSent={onSent} />)
  await shopper.click(send())
  const name = screen.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toBeInvalid())
  await shopper.type(name, 'Aisyah')
  expect(name).toBeValid()
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kedah')
  await shopper.click(screen.getByRole('radio', { name: 'Today 4–6 pm' }))
  await shopper.click(send())
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(onSent.mock.calls[0]?.[0]).toEqual({ ...empty, name: 'Aisyah', state: 'kedah', when: 'today' })
})

test('a text with a maximum shows the remaining length', async () => {
  const { shopper } = draw(<Form onSent={() => {}} />)
  const note = screen.getByRole('textbox', { name: 'Note' })
  expect(note).toHaveAccessibleDescription('20 characters left')
  await shopper.type(note, 'Leave at the door and ring')
  expect(note).toHaveValue('Leave at the door an')
  expect(note).toHaveAccessibleDescription('0 characters left')
})

test('the server’s refusal is shown and gets the focus', () => {
  const { again } = draw(<FormError message={null} />)
  expect(screen.queryByRole('alert')).toBeNull()
  again(<FormError message="This card was declined." />)
  expect(screen.getByRole('alert')).toHaveFocus()
})
