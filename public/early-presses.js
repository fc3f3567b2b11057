// Tells React what a visitor did before it had taken over: asked for by the script in the page (lib/door/later-scripts.ts)
// when there is something to tell, which it has noted in `early` as element, kind of event, whether React had the element
// already, value and checked.
(() => {
  const held = new Map();
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  const repeat = (element, [name, value]) => {
    if (!name) {
      // A link was followed when it was pressed.
      if (element.href) element.addEventListener("click", (event) => event.preventDefault(), { once: true });
      element.click();
      return;
    }
    // Written twice, because React passes on only what differs from the value it knows.
    element[name] = name === "value" ? "" : !value;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name).set.call(element, value);
    for (const type of name === "value" ? ["input", "change"] : ["click"])
      element.dispatchEvent(new Event(type, { bubbles: true }));
  };
  let tries = 0;
  let timer = 0;
  const look = () => {
    for (const [element, what] of held)
      if (isTaken(element)) {
        held.delete(element);
        repeat(element, what);
      }
    if (!held.size || ++tries > 600) {
      clearInterval(timer);
      timer = 0;
    }
  };
  const hear = ([element, type, wasTaken, value, checked]) => {
    if (wasTaken) {
      // What is typed once React is there counts, not what was typed before it.
      if (type === "input") held.delete(element);
      return;
    }
    if (type === "input")
      held.set(element, /^(checkbox|radio)$/.test(element.type) ? ["checked", checked] : ["value", value]);
    else if (
      element.matches("button:not([commandfor]),a[data-again]") &&
      !(element.form && element.type === "submit")
    )
      held.set(element, []);
    if (held.size && !timer) {
      tries = 0;
      timer = setInterval(look, 50);
    }
  };
  const { early } = self;
  early.forEach(hear);
  early.push = hear;
})();
