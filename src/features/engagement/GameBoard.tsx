import type { Game, Play, Prize } from '../../contract/entities/engagement/game.ts'
import { formatSimplePrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import styles from './Game.module.css'

interface GameBoardProps {
  game: Game
  last: Play | null
  /** The number of plays: each turn starts from the position of the one before. */
  plays: number
}

const TURN = 360
const TURNS_A_PLAY = 3
const RADIUS = 96
const grounds = ['var(--leaf-tint)', 'var(--mango-tint)', 'var(--paper)'] as const

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const slice = (from: number, to: number) =>
  `M100 100 L${point(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)} Z`

/** The text that fits into a slice of the wheel. */
const short = ({ name, points, credits, kind }: Prize): string => {
  if (points !== undefined) return `${points}`
  if (credits !== undefined) return formatSimplePrice(credits)
  return kind === 'nothing' ? '–' : name.slice(0, 9)
}

/** The picture of the game; the text beside it says the same, so the animation is not required. */
export function GameBoard({ game, last, plays }: GameBoardProps) {
  return (
    <div className={styles.board}>
      {game.kind === 'wheel' ? <Wheel game={game} last={last} plays={plays} /> : <Card last={last} />}
      <Prizes prizes={game.prizes} />
    </div>
  )
}

function Wheel({ game: { prizes }, last, plays }: GameBoardProps) {
  const width = TURN / prizes.length
  const won = prizes.findIndex(({ prizeId }) => prizeId === last?.prize.prizeId)
  // Turns the middle of the winning slice to the mark, starting from the last position.
  const turned = last ? plays * TURNS_A_PLAY * TURN - (Math.max(won, 0) + 0.5) * width : 0
  return (
    <svg className={styles.wheel} viewBox="0 0 200 208" aria-hidden="true" focusable="false">
      <g className={styles.turning} style={{ transform: `rotate(${turned}deg)` }}>
        {prizes.map((prize, at) => {
          const middle = (at + 0.5) * width
          return (
            <g key={prize.prizeId}>
              <path
                d={slice(at * width, (at + 1) * width)}
                fill={grounds[at % (prizes.length % grounds.length === 1 ? 2 : grounds.length)]}
                stroke="var(--line)"
                strokeWidth="1"
              />
              <text
                className={styles.slice}
                x="100"
                y="36"
                textAnchor="middle"
                transform={`rotate(${middle} 100 100)`}
              >
                {short(prize)}
              </text>
            </g>
          )
        })}
        <circle cx="100" cy="100" r="14" fill="var(--leaf)" />
      </g>
      <path d="M100 22 L91 2 L109 2 Z" fill="var(--leaf)" stroke="var(--paper)" strokeWidth="2" />
    </svg>
  )
}

function Card({ last }: { last: Play | null }) {
  return (
    <div className={last ? `${styles.card} ${styles.scratched}` : styles.card} aria-hidden="true">
      {last ? last.prize.name : '?'}
    </div>
  )
}

function Prizes({ prizes }: { prizes: readonly Prize[] }) {
  const t = useT()
  return (
    <div className={styles.prizes}>
      <p className={styles.heading}>{t('game.prizes')}</p>
      <ul>
        {prizes
          .filter(({ kind }) => kind !== 'nothing')
          .map(({ prizeId, name }) => (
            <li key={prizeId}>{name}</li>
          ))}
      </ul>
    </div>
  )
}
