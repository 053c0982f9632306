import { useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { Play, Game as PlayedGame } from '../../contract/entities/engagement/game.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { dismissGame, playGame } from '../../stores/engagement/games.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import styles from './Game.module.css'
import { GameBoard } from './GameBoard.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

interface Round {
  game: PlayedGame
  results: readonly Play[]
  /** The latest play. */
  last: Play | null
}

/**
 * A game that is played inside the dialog (document 1 §1, games and prizes, and §4, game capture): a prize is added to the account at once.
 */
export function Game({ modal, isOpen }: ModalOf<'game'>) {
  const [round, setRound] = useState<Round>({ game: modal.game, results: modal.results, last: null })
  const { game } = round
  return (
    <Modal isOpen={isOpen} onClose={closeModal} title={game.name}>
      <Played round={round} onPlayed={setRound} />
    </Modal>
  )
}

function Played({ round, onPlayed }: { round: Round; onPlayed: (round: Round) => void }) {
  const t = useT()
  const { game, results, last } = round
  const [isPlaying, setPlaying] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)

  const play = async () => {
    setPlaying(true)
    setProblem(null)
    try {
      const { game: after, result } = await playGame(game.gameId)
      onPlayed({ game: after, results: [result, ...results], last: result })
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(error.kind === 'refused' ? 'game.failed' : failureMessage(error))
    } finally {
      setPlaying(false)
    }
  }
  const dismiss = () => {
    closeModal()
    void dismissGame(game.gameId)
  }

  const start = game.kind === 'wheel' ? t('game.spin') : t('game.scratch')
  const statusText = () => {
    if (game.isOver) return t('game.over')
    return game.playsLeft > 0 ? t(`game.plays_${game.kind}`, { count: game.playsLeft }) : t('game.no_plays')
  }
  const earlier = results.filter((each) => each !== last && each.prize.kind !== 'nothing').slice(0, 3)
  return (
    <div className={styles.game}>
      <p>{game.text}</p>
      <FormError message={problem && t(problem)} />
      <GameBoard game={game} last={last} plays={results.length} />
      <div role="status" className={styles.outcome}>
        {last ? <Outcome play={last} /> : null}
        <p>{statusText()}</p>
      </div>
      {game.playsLeft > 0 && !game.isOver ? (
        <Button size="large" wide pending={isPlaying} onClick={() => void play()}>
          {last ? t(`game.again_${game.kind}`) : start}
        </Button>
      ) : null}
      {earlier.length > 0 ? (
        <p className={styles.earlier}>
          <span>{t('game.earlier')}:</span> {earlier.map(({ prize }) => prize.name).join(', ')}
        </p>
      ) : null}
      {game.isOver ? null : (
        <Button variant="quiet" wide onClick={dismiss}>
          {t('game.dismiss')}
        </Button>
      )}
    </div>
  )
}

function Outcome({ play: { prize } }: { play: Play }) {
  const t = useT()
  if (prize.kind === 'nothing') return <p className={styles.prize}>{prize.name}</p>
  return (
    <>
      <p className={styles.prize}>{t('game.won', { prize: prize.name })}</p>
      <p>{t('game.won_text')}</p>
    </>
  )
}
