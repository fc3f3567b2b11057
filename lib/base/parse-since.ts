const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** An ISO 8601 date or time, in UTC unless it has a zone; `null` for anything else and for dates that do not exist. */
export function parseSince(text: string): Date | null {
  const [, day, time = "00:00", zone = "Z"] = form.exec(text.trim()) ?? [];
  if (!day) return null;
  const isOnCalendar = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;
  const since = new Date(`${day}T${time}${zone}`);
  return isOnCalendar && !Number.isNaN(since.getTime()) ? since : null;
}
