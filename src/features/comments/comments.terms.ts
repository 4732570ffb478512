export const LONGEST_COMMENT = 1000;

/** Why a comment is refused, beside the problem's code. */
export const ADDRESS_UNCONFIRMED = "address-unconfirmed";

export const COMMENT_MISSING = "Comment content is required";
export const COMMENT_TOO_LONG = "Comment must be less than 1000 characters";
