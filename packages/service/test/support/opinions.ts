import type { OpinionConfig } from '@endcap/generative-models'
import { answers, type ModelAnswer, type ModelRequest } from './model-server.ts'

/** A question as the model receives it. */
export type ReceivedQuestion = {
  model: string
  question: string
  labels: Record<string, string>
  pictures: Buffer[]
}

/** Settings for a model at `baseUrl` that is asked about everything. */
export const opinionSettings = (baseUrl: string, changes: Partial<OpinionConfig> = {}): OpinionConfig => ({
  baseUrl,
  apiKey: 'sk-opinion',
  model: 'seer-1',
  certainty: 1,
  timeoutMs: 20_000,
  dailyQuestions: { organization: 1_000, installation: 1_000 },
  ...changes,
})

type ChatBody = {
  model: string
  messages: [unknown, { content: [{ text: string }, ...{ image_url: { url: string } }[]] }]
}

/** Reads the question of a request. */
export function questionIn({ body }: ModelRequest): ReceivedQuestion {
  const { model, messages } = body as ChatBody
  const [{ text }, ...pictures] = messages[1].content
  const { question, labels } = JSON.parse(text) as Pick<ReceivedQuestion, 'question' | 'labels'>
  return {
    model,
    question,
    labels,
    pictures: pictures.map(({ image_url: { url } }) => Buffer.from(url.split(',')[1] ?? '', 'base64')),
  }
}

/** Answers each question with the label that the function returns. */
export const labeling =
  (labelFor: (question: ReceivedQuestion) => string): ModelAnswer =>
  (request, response, message) =>
    answers.said(JSON.stringify({ label: labelFor(questionIn(request)) }))(request, response, message)
