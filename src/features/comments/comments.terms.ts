export const LONGEST_COMMENT = 1000;

export const COMMENT_MISSING = "Comment content is required";
export const COMMENT_TOO_LONG = "Comment must be less than 1000 characters";
