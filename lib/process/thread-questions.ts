import { parentPort, type Worker } from "node:worker_threads";

type Asked<Question> = { number: number; question: Question };
type Told<Answer> = { number: number; answer: Answer } | { number: number; failed: string };

/** The asking end of a thread: each question gets its own answer, and an error when it fails or the thread ends. */
export function questionsTo<Question, Answer>(thread: Worker) {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  thread.on("message", (told: Told<Answer>) => {
    const one = waiting.get(told.number);
    waiting.delete(told.number);
    if ("answer" in told) one?.resolve(told.answer);
    else one?.reject(new Error(told.failed));
  });
  thread.on("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("The thread ended."));
    waiting.clear();
  });
  return {
    isIdle: () => waiting.size === 0,
    ask: (question: Question) =>
      new Promise<Answer>((resolve, reject) => {
        const number = (last += 1);
        waiting.set(number, { resolve, reject });
        thread.postMessage({ number, question } satisfies Asked<Question>);
      }),
  };
}

/** The answering end, in the thread's program. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  const port = parentPort;
  const answerTo = async ({ number, question }: Asked<Question>): Promise<Told<Answer>> => {
    try {
      return { number, answer: await answer(question) };
    } catch (error) {
      return { number, failed: String(error) };
    }
  };
  port?.on(
    "message",
    (asked: Asked<Question>) => void answerTo(asked).then((told) => port.postMessage(told)),
  );
}
