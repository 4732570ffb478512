/** An expression of a record: numbers, names, arithmetic, comparisons, "a ? b : c" and a few functions. */
export type Expression =
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "name"; readonly name: string; readonly choice?: string }
  | { readonly is: "call"; readonly of: FunctionName; readonly given: readonly Expression[] }
  | { readonly is: "minus" | "not"; readonly of: Expression }
  | { readonly is: "pair"; readonly sign: Sign; readonly a: Expression; readonly b: Expression }
  | {
      readonly is: "choose";
      readonly when: Expression;
      readonly holds: Expression;
      readonly otherwise: Expression;
    };

const LEVELS = [["or"], ["and"], ["<=", "<", ">=", ">", "="], ["+", "-"], ["*", "/"]] as const;
export type Sign = (typeof LEVELS)[number][number] | "^";

const FUNCTIONS = ["min", "max", "abs", "sqrt", "ln", "exp", "log10", "floor", "given"] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)?|<=|>=|[-+*/^()<>=?:,])/y;

const isFunction = (word: string): word is FunctionName =>
  FUNCTIONS.some((known) => known === word);

/** @throws SyntaxError for what is not an expression; packing reads every one, so that nothing packed throws. */
export function parseExpression(text: string): Expression {
  const tokens = tokensOf(text);
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError(`"${text}": "${tokens[at] ?? "the end"}" is not expected`);
  };
  const takes = (token: string): boolean => tokens[at] === token && (at += 1) > 0;
  const must = (token: string): void => void (takes(token) || fail());

  function choice(): Expression {
    const when = pairs(0);
    if (!takes("?")) return when;
    const holds = choice();
    must(":");
    return { is: "choose", when, holds, otherwise: choice() };
  }

  function pairs(level: number): Expression {
    const signs = LEVELS[level];
    if (signs === undefined) return unary();
    let a = level === 2 && takes("not") ? negated() : pairs(level + 1);
    for (;;) {
      const sign = signs.find(takes);
      if (sign === undefined) return a;
      a = { is: "pair", sign, a, b: pairs(level + 1) };
    }
  }

  const negated = (): Expression => ({ is: "not", of: pairs(2) });

  function unary(): Expression {
    if (takes("-")) return { is: "minus", of: unary() };
    const a = single();
    return takes("^") ? { is: "pair", sign: "^", a, b: unary() } : a;
  }

  function single(): Expression {
    if (takes("(")) {
      const inner = choice();
      must(")");
      return inner;
    }
    const token = tokens[at] ?? fail();
    at += 1;
    if (/^\d/.test(token)) return { is: "number", value: Number(token) };
    if (!/^[a-z]/.test(token) || ["or", "and", "not"].includes(token)) {
      at -= 1;
      return fail();
    }
    if (tokens[at] === "(" && isFunction(token)) return call(token);
    const [name = "", chosen] = token.split(".");
    return { is: "name", name, ...(chosen !== undefined && { choice: chosen }) };
  }

  function call(of: FunctionName): Expression {
    must("(");
    const given = [choice()];
    while (takes(",")) given.push(choice());
    must(")");
    return { is: "call", of, given };
  }

  const read = choice();
  return at === tokens.length ? read : fail();
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const token = new RegExp(TOKEN);
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    tokens.push(found[1] ?? "");
    if (token.lastIndex >= text.trimEnd().length) return tokens;
  }
  throw new SyntaxError(`"${text}" is not an expression`);
}

/** The names that an expression reads, with those of choices as "name.choice". */
export function namesIn(expression: Expression): string[] {
  switch (expression.is) {
    case "number":
      return [];
    case "name":
      return [
        expression.choice === undefined
          ? expression.name
          : `${expression.name}.${expression.choice}`,
      ];
    case "call":
      return expression.given.flatMap(namesIn);
    case "minus":
    case "not":
      return namesIn(expression.of);
    case "pair":
      return [expression.a, expression.b].flatMap(namesIn);
    case "choose":
      return [expression.when, expression.holds, expression.otherwise].flatMap(namesIn);
  }
}
