export { StarRating, type StarRatingProps, type StarSize, starSizes } from './StarRating.tsx';
