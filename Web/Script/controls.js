// The elements of the controls. Each maker returns elements, and a function that shows a value in
// them.
const makers = {
  choice(control, change) {
    const group = `${control.name}-${control.label ?? ""}`;
    const inputs = control.choices.map((choice) => {
      const [value, label] = Array.isArray(choice) ? choice : [choice, choice];
      const input = html("input", { type: "radio", name: group, value });
      input.addEventListener("change", () => {
        put(control, value);
        change();
      });
      return [html("label", {}, input, html("span", {}, say(label))), input];
    });
    const element = html(
      "div",
      { class: "choice", role: "radiogroup", "aria-label": say(control.label ?? control.name) },
      ...inputs.map(([label]) => label),
    );
    return {
      elements: [element],
      update: (value) =>
        inputs.forEach(([, input]) => {
          input.checked = input.value === value;
        }),
    };
  },
  range(control, change) {
    const { min, max, step } = control;
    const input = html("input", {
      type: "range",
      min,
      max,
      step,
      "aria-label": say(control.label ?? control.name),
    });
    const output = html("output", { "aria-live": "off" });
    input.addEventListener("input", () => {
      put(control, control.fromSlider?.(+input.value) ?? String(+input.value));
      change();
    });
    const update = (value) => {
      input.value = control.toSlider?.(value) ?? value;
      input.style.setProperty("--fill", `${((input.value - min) / (max - min)) * 100}%`);
      output.value = (control.show ?? String)(value);
      input.setAttribute("aria-valuetext", output.value);
    };
    return { elements: [input, output], update };
  },
  text(control, change) {
    const input = html("input", {
      type: "text",
      inputmode: "text",
      spellcheck: "false",
      "aria-label": say(control.label ?? control.name),
    });
    input.addEventListener("change", () => {
      const { min, max, most = 1e5 } = control;
      const all = input.value.split(",").map((text) => text.trim());
      const isSound =
        all.length <= most &&
        all.every((text) => /^-?\d{1,5}(\.\d{1,10})?$/.test(text) && text >= min && text <= max);
      input.setAttribute("aria-invalid", !isSound);
      if (isSound) {
        put(control, all.join());
        change();
      }
    });
    return {
      elements: [input],
      update: (value) => {
        input.value = value.replace(/,/g, ", ");
        input.removeAttribute("aria-invalid");
      },
    };
  },
  check(control, change) {
    const input = html("input", { type: "checkbox", "aria-label": say(control.name) });
    input.addEventListener("change", () => {
      put(control, input.checked ? control.on : control.off);
      change();
    });
    return {
      elements: [input],
      update: (value) => {
        input.checked = value === control.on;
      },
    };
  },
  buttons(control) {
    const buttons = Object.entries(control.choices).map(([label, act]) => {
      const button = html("button", { type: "button", class: "tool" }, say(label));
      button.addEventListener("click", act);
      return [label, button];
    });
    return {
      elements: [html("div", { class: "checks" }, ...buttons.map(([, button]) => button))],
      update: () => {
        for (const [label, button] of buttons) {
          // With reduced motion nothing spins, but a random spin ends at once.
          button.disabled = isStill() || (label === "spinNow" && reduced.matches);
        }
      },
    };
  },
  checks(control, change) {
    const inputs = control.choices.map((choice) => {
      const input = html("input", { type: "checkbox" });
      input.addEventListener("change", () => {
        page.show[input.checked ? "add" : "delete"](choice);
        change();
      });
      return [choice, input, html("label", {}, input, say(choice))];
    });
    return {
      elements: [html("div", { class: "checks" }, ...inputs.map(([, , label]) => label))],
      update: () =>
        inputs.forEach(([choice, input]) => {
          input.checked = page.show.has(choice);
        }),
    };
  },
};

let rows = [];
function buildControls(scene, change) {
  rows = controls[scene].map((control) => {
    const made = makers[control.kind](control, change);
    const label = html("span", { "aria-hidden": "true" }, say(control.label ?? control.name));
    const kind = control.choices?.length > 4 && control.kind === "choice" ? "many" : control.kind;
    return {
      control,
      made,
      element: html("div", { class: `control of-${kind}` }, label, ...made.elements),
    };
  });
  const [folded, plain] = [true, false].map((isRare) =>
    rows.filter((row) => !!row.control.rare === isRare).map((row) => row.element),
  );
  // The disclosure is open if the link gives a setting behind it.
  const isOpen = rows.some(({ control }) => control.rare && settings.has(control.name));
  part("controls").replaceChildren(
    ...plain,
    ...(folded.length
      ? [html("details", isOpen ? { open: "" } : {}, html("summary", {}, say("more")), ...folded)]
      : []),
  );
}
function updateControls() {
  for (const { control, made, element } of rows) {
    element.hidden = control.if ? !control.if(settings) : false;
    element.style.display = element.hidden ? "none" : "";
    made.update(control.read?.(settings) ?? settings.get(control.name) ?? defaultOf(control));
  }
  // A disclosure of which nothing is shown would be empty.
  const more = part("controls").querySelector("details");
  if (more) more.hidden = rows.every(({ control, element }) => !control.rare || element.hidden);
}
