/** The home page shows at most this many featured posts: more would hide what is new. */
export const mostFeatured = 3;
