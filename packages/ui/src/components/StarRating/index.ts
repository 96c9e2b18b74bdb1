export { StarRating, type StarRatingProps, type StarSize, starSizes } from './StarRating.tsx';
export { StarRatingField, type StarRatingFieldProps } from './StarRatingField.tsx';
