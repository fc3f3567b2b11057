import { answerCalendar } from "@/lib/desk/calls/calendar-feed";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

/** The calendar of an account, for its calendar app. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerCalendar(request, (await params).file);
}
