type Named = {
  readonly email: string;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** First and last name where there is a first name, else the name that Google gave, else the e-mail address. */
export function displayName({ email, name, firstName, lastName }: Named): string {
  if (firstName) return lastName ? `${firstName} ${lastName}` : firstName;
  return name || email;
}
