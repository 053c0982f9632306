import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Faq } from '../../contract/entities/content.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import styles from './Questions.module.css'

/** Questions by topic; each answer expands below its question. The question in the address is open. */
export function Questions({ topics }: Faq) {
  const list = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const asked = list.current?.querySelectorAll('details') ?? []
    for (const question of asked) if (hash === `#${question.id}`) question.open = true
  }, [hash])
  if (topics.length === 0) return null
  return (
    <div ref={list} className={styles.topics}>
      {topics.map(({ id, title, questions }) => (
        // A link to it moves the focus there.
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div className={styles.questions}>
            {questions.map(({ id: questionId, question, answerHtml }) => (
              <details key={questionId} id={questionId} className={styles.entry}>
                <summary className={styles.question}>
                  <h3 className={styles.text}>{question}</h3>
                  <Icon name="chevron-down" size={20} className={styles.sign} />
                </summary>
                <div className={styles.answer}>
                  <SafeHtml html={answerHtml} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
