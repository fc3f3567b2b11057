import { answerMedia } from "@/lib/media/answer-media";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerMedia(request);
}
