export const offlineText =
  "You seem to be offline. What you typed is kept; send it again when you are connected.";
