import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { NumberField } from "./number-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

/** The value of an attribute of the first such element. */
function attribute(html: string, tag: string, name: string): string | undefined {
  const element = new RegExp(`<${tag}\\b[^>]*>`).exec(html)?.[0] ?? "";
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
}

const OPTIONS = [{ value: "a", label: "A" }];
const labels = { label: "Name", hint: "As registered", error: "Name is required" };
const nothing = () => undefined;

const FIELDS = [
  ["input", "text field", <TextField key="t" {...labels} required />],
  ["input", "number field", <NumberField key="n" {...labels} unit="kg" required />],
  ["textarea", "text area", <TextArea key="a" {...labels} required />],
  ["select", "select", <SelectField key="s" {...labels} options={OPTIONS} required />],
  ["input", "checkbox", <Checkbox key="c" {...labels} required />],
] as const;

describe.each(FIELDS)("<%s> of a %s", (tag, _, field) => {
  const html = renderToStaticMarkup(field);
  const id = attribute(html, tag, "id");

  it("belongs to its label", () => {
    expect(id).toBeTruthy();
    expect(html).toMatch(new RegExp(`<label[^>]*(for="${id}"|>\\s*<input[^>]*id="${id}")`));
  });

  it("is described by its hint and its error, and marked invalid and required", () => {
    const described = (attribute(html, tag, "aria-describedby") ?? "").split(" ");
    expect(described).toContain(`${id}-hint`);
    expect(described).toContain(`${id}-error`);
    for (const target of described) expect(html).toContain(`id="${target}"`);
    expect(attribute(html, tag, "aria-invalid")).toBe("true");
    expect(attribute(html, tag, "required")).toBe("");
  });
});

describe("a field without a hint and an error", () => {
  it("refers to neither", () => {
    const html = renderToStaticMarkup(<TextField label="Name" />);
    expect(html).not.toMatch(/\saria-\w+="/);
  });
});

describe("a select", () => {
  it("refuses an option with an empty value when it is drawn", () => {
    const wrong = <SelectField label="State" options={[{ value: "", label: "Any" }]} />;
    expect(() => renderToStaticMarkup(wrong)).toThrow(/empty string/);
  });

  it("offers its placeholder as nothing chosen", () => {
    const html = renderToStaticMarkup(
      <SelectField label="State" placeholder="Any state" options={OPTIONS} />,
    );
    expect(html).toContain('<option value="">Any state</option>');
  });
});

describe("a radio group", () => {
  it("is a fieldset whose buttons share one name", () => {
    const html = renderToStaticMarkup(
      <RadioGroup
        legend="Score line"
        options={[...OPTIONS, { value: "b", label: "B" }]}
        value="b"
        onChange={nothing}
      />,
    );
    const names = [...html.matchAll(/name="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(names).size).toBe(1);
    expect(html).toMatch(/<fieldset.*<legend/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});
