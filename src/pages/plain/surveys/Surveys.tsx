import type { Survey } from '../../../contract/entities/engagement/survey.ts'
import { useSession } from '../../../stores/session/session.ts'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { SurveyCard } from './SurveyCard.tsx'
import { SurveysSkeleton } from './SurveysSkeleton.tsx'

/** What the shop would like to know, and what it wanted to know before (document 1 §2, `/insights`). */
export function Surveys({ surveys }: { surveys: readonly Survey[] }) {
  const shopper = useSession(({ user }) => (user?.isGuest === false ? user._id : 'guest'))
  return (
    <MuiScope fallback={<SurveysSkeleton />}>
      {surveys.map((survey) => (
        // Another shopper begins with a form of their own.
        <SurveyCard key={`${survey._id} ${shopper}`} survey={survey} />
      ))}
    </MuiScope>
  )
}
