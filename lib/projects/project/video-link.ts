const videoId = /^[\w-]{11}$/;

/**
 * The video's id in a YouTube address (watch, youtu.be, embed, shorts), or `null` for anything else. Only the id of
 * what an import brought is ever used: the addresses the page opens are built below.
 */
export function youtubeId(link: string | null | undefined): string | null {
  const url = parseWebAddress(link);
  if (!url) return null;
  const id = idIn(url);
  return id && videoId.test(id) ? id : null;
}

/** The page of the video, for visitors without JavaScript. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The address of the player that sets no cookies before it plays. */
export function embedAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** The same, playing at once. */
export function playerAddress(id: string): string {
  return `${embedAddress(id)}?autoplay=1&rel=0`;
}

function idIn(url: URL): string | null | undefined {
  const [first, second] = url.pathname.split("/").slice(1);
  switch (url.hostname) {
    case "youtu.be":
      return first;
    case "youtube.com":
    case "www.youtube.com":
    case "m.youtube.com":
    case "www.youtube-nocookie.com":
      if (first === "watch") return url.searchParams.get("v");
      return first === "embed" || first === "shorts" ? second : null;
    default:
      return null;
  }
}

function parseWebAddress(link: string | null | undefined): URL | null {
  if (!link || !URL.canParse(link.trim())) return null;
  const url = new URL(link.trim());
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && !url.username && !url.password && !url.port ? url : null;
}
