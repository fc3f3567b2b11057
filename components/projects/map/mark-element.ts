import type { MarkCluster } from "@/lib/projects/map/map-clusters";

/** One or several marks as a button on the live map: for the keyboard too, and with words that a screen reader says. */
export function clusterElement(
  cluster: MarkCluster,
  choose: (cluster: MarkCluster, button: HTMLButtonElement, event: Event) => void,
): HTMLButtonElement {
  const [first, second] = cluster.marks;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "map-mark";
  button.dataset.kind = second ? "several" : first?.kind;
  button.textContent = cluster.words;
  button.title = cluster.name;
  button.setAttribute("aria-label", cluster.name);
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    choose(cluster, button, event);
  });
  return button;
}

/** The name of a place, for the eye: the list below the map says the same. */
export function nameElement(name: string): HTMLSpanElement {
  const element = document.createElement("span");
  element.className = "map-name";
  element.setAttribute("aria-hidden", "true");
  element.textContent = name;
  return element;
}
