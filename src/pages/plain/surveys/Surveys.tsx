import type { Survey } from '../../../contract/entities/engagement/survey.ts'
import { useSession } from '../../../stores/session/session.ts'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { SurveyCard } from './SurveyCard.tsx'
import { SurveysSkeleton } from './SurveysSkeleton.tsx'

/** The open and closed surveys (document 1 §2, `/insights`). */
export function Surveys({ surveys }: { surveys: readonly Survey[] }) {
  const shopper = useSession(({ user }) => (user?.isGuest === false ? user._id : 'guest'))
  return (
    <MuiScope fallback={<SurveysSkeleton />}>
      {surveys.map((survey) => (
        // Another shopper starts with a new form.
        <SurveyCard key={`${survey._id} ${shopper}`} survey={survey} />
      ))}
    </MuiScope>
  )
}
